/*
 * The site without a network: every file by its hash, once for all three languages.
 *
 * The build puts the list of files in here, so a change to any file is a change to this script, and
 * the browser fetches the new one by itself. A new version fetches what it does not have yet, checks
 * it, and takes over at once; nothing is reloaded, and pages that are open keep the files that they
 * were opened with.
 */

/**
 * @typedef {Record<string, string>} Files address below the root → hash
 * @typedef {{clients: string[], files: Files}} Group pages that were opened by the same list
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
// Address below the root → hash; the build writes it.
const FILES = /** @type {Files} */ (/** @type {unknown} */ ("FILES"));
const LANGUAGES = /** @type {string[]} */ (/** @type {unknown} */ ("LANGUAGES"));

const ROOT = new URL("./", worker.location.href);
const STORE = `table-referee ${ROOT.pathname}`;
const OWN = "-offline/"; // what we note for ourselves, below the root
const AT_ONCE = 6;

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== ROOT.origin) return;
  if (url.pathname.startsWith(ROOT.pathname)) event.respondWith(answer(event, below(url)));
});

/** Where a hash is kept. @param {string} hash */
const home = (hash) => new URL(OWN + hash, ROOT).href;

/** The address below the root, as the list has it. @param {URL} url */
function below(url) {
  let path = url.pathname.slice(ROOT.pathname.length);
  try {
    path = decodeURI(path);
  } catch {
    // An address that is no text is on no list.
  }
  return path.replace(/(^|\/)index\.html$/, "$1");
}

async function install() {
  const cache = await caches.open(STORE);
  const have = new Set((await cache.keys()).map((request) => request.url));
  const wanted = new Map(); // hash → one of the addresses with it
  for (const [path, hash] of await inOrder()) {
    if (!have.has(home(hash)) && !wanted.has(hash)) wanted.set(hash, path);
  }
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await fetchInto(cache, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Now already: a browser may ask the new version for files before it is activated.
  await noteOpenPages(cache);
}

/** The language that is being read comes first, so that a short visit is worth most. */
async function inOrder() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const read = new Set(pages.map((page) => below(new URL(page.url)).split("/")[0]));
  const rank = (/** @type {[string, string]} */ [path]) => {
    const first = path.split("/")[0];
    return read.has(first) ? 0 : LANGUAGES.includes(first) ? 2 : 1;
  };
  return Object.entries(FILES).sort((a, b) => rank(a) - rank(b));
}

/**
 * Fetch one file and keep it if it is the very file on the list (not one of another version).
 * @param {Cache} cache @param {string} hash @param {string} path
 */
async function fetchInto(cache, hash, path) {
  for (const mode of /** @type {const} */ (["no-cache", "reload"])) {
    const got = await fetch(new URL(encodeURI(path), ROOT), { cache: mode });
    if (!got.ok) continue;
    const body = await got.arrayBuffer();
    if ((await digest(body)) === hash) {
      // Made anew: an answer that was redirected may not open a page.
      const type = got.headers.get("content-type") ?? "application/octet-stream";
      return cache.put(home(hash), new Response(body, { headers: { "content-type": type } }));
    }
  }
  throw new Error(`not the file on the list: ${path}`); // tried again at the next visit
}

/** @param {ArrayBuffer} body */
async function digest(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).subarray(0, 5);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pages that were open before this version. @type {Group[] | null} */
let earlier = null;

/** @param {Cache} cache @param {string} name @param {any} otherwise */
const noted = async (cache, name, otherwise) => {
  const kept = await cache.match(home(name));
  return kept ? kept.json() : otherwise;
};

/** @param {Cache} cache @param {string} name @param {unknown} what */
const note = (cache, name, what) => cache.put(home(name), new Response(JSON.stringify(what)));

/** Note which pages are open, and by which list; return the groups. @param {Cache} cache */
async function noteOpenPages(cache) {
  const before = await noted(cache, "current", null);
  const open = (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).map((page) => page.id);
  const groups = /** @type {Group[]} */ (await noted(cache, "earlier", []))
    .map((group) => ({ ...group, clients: group.clients.filter((id) => open.includes(id)) }))
    .filter((group) => group.clients.length);
  const known = groups.flatMap((group) => group.clients);
  const recent = open.filter((id) => !known.includes(id));
  if (before && recent.length) groups.push({ clients: recent, files: before });
  await note(cache, "earlier", groups);
  earlier = groups;
  return groups;
}

async function activate() {
  const cache = await caches.open(STORE);
  const groups = await noteOpenPages(cache);
  await note(cache, "current", FILES);
  const lists = [FILES, ...groups.map((group) => group.files)];
  const needed = new Set(lists.flatMap((files) => Object.values(files)).map(home));
  needed.add(home("earlier")).add(home("current"));
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
  await worker.clients.claim();
}

/**
 * The list that a request goes by: a page keeps the files it was opened with.
 * @param {FetchEvent} event @param {Cache} cache
 */
async function listFor(event, cache) {
  if (event.request.mode === "navigate") return FILES;
  const groups = /** @type {Group[]} */ (earlier ??= await noted(cache, "earlier", []));
  return groups.find((group) => group.clients.includes(event.clientId))?.files ?? FILES;
}

/** @type {Promise<unknown> | null} */
let healing = null;

/** A browser may empty what we keep while this worker stays: fetch what is missing, in the background. */
function heal() {
  healing ??= install()
    .then(async () => note(await caches.open(STORE), "current", FILES))
    .catch(() => {}) // no network just now: the next request tries again
    .finally(() => {
      healing = null;
    });
  return healing;
}

/** @param {FetchEvent} event @param {string} path */
async function answer(event, path) {
  const { request } = event;
  const cache = await caches.open(STORE);
  const files = await listFor(event, cache);
  if (files[path] === undefined && files[path + "/"] !== undefined) {
    const url = new URL(request.url);
    return Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301);
  }
  const kept = files[path] === undefined ? undefined : await cache.match(home(files[path]));
  if (kept) return kept;
  if (FILES[path] !== undefined) event.waitUntil(heal());
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return missing(cache, path);
    throw error;
  }
}

/**
 * Our own page for an address that we do not have, in the language of the address.
 * @param {Cache} cache @param {string} path
 */
async function missing(cache, path) {
  const asked = (worker.navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  const wanted = [path.split("/")[0], ...asked];
  const lang = wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
  const kept = await cache.match(home(FILES[`${lang}/offline.html`]));
  if (!kept) return Response.error();
  // Its links are relative, and the address may be anywhere.
  const base = `<base href="${new URL(`${lang}/`, ROOT).pathname}">`;
  const text = (await kept.text()).replace('<base href="./">', base);
  return new Response(text, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
}
