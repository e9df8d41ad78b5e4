// Arriving with a shared game (or a worked example) in the address: open it, in the reader's language.
import { keptAs, newGame, openGame } from "./game.js";
import { offer, toast } from "./say.js";
import { closeSheet, isOpen } from "./sheet.js";
import { spoken, t } from "./words.js";

/**
 * @param {boolean} [here] the page is open already: its language has been chosen
 * @returns {Promise<boolean>} whether a shared game is open now
 */
export async function arrive(here = false) {
  const { hash } = location;
  try {
    if (hash.startsWith("#try=")) return await example(hash);
    return hash.length > 8 && (await shared(hash, here)); // most visits bring no game
  } catch (error) {
    console.warn(error);
    toast(t("unfetched"), 9000);
    return false;
  }
}

const tidyAddress = () => history.replaceState(null, "", location.pathname + location.search);

/** @param {string} hash what a program hung behind it does not count */
async function example(hash) {
  tidyAddress();
  const [key] = /^[\w/-]*/.exec(hash.slice(5).replace(/%2f/gi, "/")) ?? [""];
  return (await import("./trying.js")).tryOut(key);
}

/** @param {string} hash @param {boolean} here */
async function shared(hash, here) {
  const { ShareError, decode, isCode } = await import("./share.js");
  if (!isCode(hash)) return false;
  const mine = here ? null : ownLanguage();
  if (mine) {
    location.replace(mine + hash);
    return new Promise(() => {}); // this page is on its way out
  }
  tidyAddress();
  const { share, game } = spoken();
  /** @type {import("./types.js").GameEvent[]} */
  let log;
  try {
    log = await decode(hash, share);
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    if (!(error.whole && (await elsewhere(hash, decode)))) toast(t(`code.${error.code}`), 9000);
    return false;
  }
  if (log[0].game !== game && (await elsewhere(hash, decode))) return false;
  if (isOpen()) closeSheet();
  const kept = await keptAs(log);
  if (kept) return openGame(kept);
  if (!(await newGame(log[0], log.slice(1)))) return false;
  toast(t("shared.open"));
  return true;
}

/**
 * Offer the page of the game that the link is of, if it is another. @param {string} hash
 * @param {typeof import("./share.js").decode} decode
 */
async function elsewhere(hash, decode) {
  for (const [id, title] of Object.entries(spoken().others)) {
    const there = new URL(`../../${id}/table/`, location.href);
    const { share } = await (await fetch(new URL("words.json", there))).json();
    let log = /** @type {import("./types.js").GameEvent[]} */ ([]);
    try {
      log = await decode(hash, share);
    } catch { /* not of this one either */ }
    if (log[0]?.game !== id) continue;
    offer(t("code.elsewhere", { x: title }), () => location.assign(there.href + hash), t("open.there"));
    return true;
  }
  return false;
}

/** The address of this page in the reader's language, if it is another one. @returns {string | null} */
function ownLanguage() {
  const short = (/** @type {string} */ tag) => tag.slice(0, 2).toLowerCase();
  const here = short(document.documentElement.lang);
  const links = [...document.querySelectorAll("nav.tongues a")];
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (short(tag) === here) return null;
    const link = links.find((found) => short(found.getAttribute("lang") ?? "") === short(tag));
    if (link) return /** @type {HTMLAnchorElement} */ (link).href;
  }
  return null;
}
