/**
 * Games kept on this device. All functions are asynchronous.
 *
 *   listGames(game?)  → [{id, game, players, started, changed, lines, trouble?}], newest first
 *   newGame(first, rest?) → id                 a game begins with its first event
 *   loadGame(id)      → {log, trouble?}
 *   appendLine(id, event, after?) → {saved, trouble?, lost?}  resolves once the line is on the disk;
 *                     `after` is how many lines the event was entered after
 *   removeGame(id)    → {trouble?}
 *   exportText(id)    → the log file that the command line reads (JSON Lines)
 *   noteExport(id)    the lines so far lie somewhere else, too (`exported` of listGames)
 *   isFresh(id)       → whether what is known here is what lies on the disk
 *   written()         resolves once nothing is being written any more
 *   setAside(id)      a log that the engine cannot read: kept, listed as damaged, never written to
 *   onTrouble(fn)     fn({id, trouble}) whenever something could not be saved, and with trouble
 *                     null once everything is on the disk again
 *   onChange(fn)      fn(id) when another tab has changed a game
 *
 * Trouble, by its code: "full" (no room left), "refused" (the browser lets us keep nothing): both
 * times the game goes on in memory, and every later line tries to save what is still missing.
 * "changed" (another tab wrote on: nothing was added, load the game again; `lost` is what was
 * not), "damaged" (set aside: `log` holds what is readable), "newer" (saved by a newer version: left
 * alone), "unread" (the database could not be read, though it was tried several times), "gone".
 *
 * A line is one record, written in one transaction with its game, flushed to the disk; no line is
 * ever written over. The database keeps its version for good, so that no older page is locked out;
 * the form of a game is told by `v` in its record (kept-record.js).
 */

import { FORM, fault, listed, names, readable, summary } from "./kept-record.js";
import { request, settled, soon, openStore } from "./store.js";

/** @import {GameEvent, GameRecord, KeptGame, KeptLine, Saved, Summary, Trouble} from "./types.js" */
/** @typedef {{games: IDBObjectStore, lines: IDBObjectStore}} Stores */
/** @typedef {{id: string, trouble: Trouble | null}} Told */

const READ_ONLY = /** @type {(Trouble | undefined)[]} */ (["damaged", "newer", "gone"]);
const AGAIN = [150, 600, 1500]; // ms between the tries to read

/** @type {Map<string, KeptGame>} */
const games = new Map();
/** @type {Set<(told: Told) => void>} */
const troubled = new Set();
/** @type {Set<(id: string) => void>} */
const changed = new Set();
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("table-referee-games") : null;
let turn = /** @type {Promise<unknown>} */ (Promise.resolve()); // one write after the other

channel?.addEventListener("message", (message) => changed.forEach((tell) => tell(message.data)));

/** @param {(told: Told) => void} tell */
export const onTrouble = (tell) => void troubled.add(tell);
/** @param {(id: string) => void} tell */
export const onChange = (tell) => void changed.add(tell);

/** @param {string} [game] @returns {Promise<Summary[]>} */
export async function listGames(game) {
  /** @type {Map<string, Summary>} */
  const found = new Map();
  for (const [id, { record, lines, trouble, gone }] of games) {
    if (record && !gone) found.set(id, summary(record, lines.length, trouble));
  }
  await read(async (stores) => {
    const records = /** @type {GameRecord[]} */ (await request(stores.games.getAll()));
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const [id] of /** @type {[string, number][]} */ (await request(stores.lines.getAllKeys()))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const record of records) {
      const lines = counts.get(record.id) ?? 0;
      counts.delete(record.id);
      // Lines still waiting for room are known here only.
      if ((games.get(record.id)?.lines.length ?? 0) <= lines) found.set(record.id, listed(record, lines));
    }
    for (const [id, lines] of counts) {
      found.set(id, { id, game: null, players: [], started: 0, changed: 0, lines, trouble: "damaged" });
    }
  });
  const all = [...found.values()].filter((each) => !game || each.game === game || !each.game);
  return all.sort((a, b) => b.changed - a.changed);
}

/** @param {GameEvent} first @param {GameEvent[]} [rest] @returns {Promise<string>} */
export async function newGame(first, rest = []) {
  const now = Date.now();
  const id = now.toString(36) + Math.random().toString(36).slice(2, 8).padEnd(6, "0");
  const record = { v: FORM, id, game: first.game ?? null, players: names(first), started: now, changed: now, lines: 0 };
  games.set(id, { record, lines: [first, ...rest].map((event) => JSON.stringify(event)), stored: 0 });
  askToStay();
  await save(id);
  return id;
}

/** @param {string} id @returns {Promise<{log: GameEvent[], trouble?: Trouble}>} */
export async function loadGame(id) {
  await turn;
  const here = games.get(id);
  if (here && here.stored < here.lines.length && !here.trouble) return { log: readable(here.lines) };
  let kept = here;
  await readAtLast(async (stores) => {
    const record = /** @type {GameRecord | undefined} */ (await request(stores.games.get(id)));
    const lines = /** @type {KeptLine[]} */ (await request(stores.lines.getAll(range(id))));
    const texts = lines.map((line) => line.text);
    kept = { record: record ?? null, lines: texts, stored: lines.length, trouble: fault(record, lines) };
  });
  if (!kept) return { log: [], trouble: "unread" };
  games.set(id, kept);
  const log = readable(kept.lines);
  if (!kept.trouble && log.length < kept.lines.length) kept.trouble = "damaged";
  if (kept.trouble === "damaged" && kept.record && !kept.record.aside) await setAside(id);
  return kept.trouble ? { log: kept.trouble === "newer" ? [] : log, trouble: kept.trouble } : { log };
}

/** @param {string} id @param {GameEvent} event @param {number} [after] @returns {Promise<Saved>} */
export async function appendLine(id, event, after) {
  if (!games.has(id)) await loadGame(id);
  const kept = games.get(id);
  if (!kept) return { saved: false, trouble: "unread", lost: [event] };
  if (after !== undefined && kept.record && kept.lines.length !== after) {
    return { saved: false, trouble: "changed", lost: [event] };
  }
  if (!kept.record || READ_ONLY.includes(kept.trouble)) return { saved: false, trouble: kept.trouble };
  kept.lines.push(JSON.stringify(event));
  kept.record.changed = Date.now();
  return save(id);
}

/** @param {string} id @returns {Promise<{trouble?: Trouble}>} */
export async function removeGame(id) {
  if (!games.has(id)) await loadGame(id);
  if (!games.has(id)) return { trouble: "unread" };
  if (games.get(id)?.trouble === "newer") return { trouble: "newer" };
  const trouble = await write(async (stores) => {
    stores.games.delete(id);
    stores.lines.delete(range(id));
  });
  games.set(id, { record: null, lines: [], stored: 0, trouble: "gone", gone: true });
  channel?.postMessage(id);
  return trouble ? { trouble } : {};
}

/** @param {string} id */
export async function exportText(id) {
  if (!games.get(id)?.lines.length) await loadGame(id);
  return (games.get(id)?.lines ?? []).map((line) => line + "\n").join("");
}

/** @param {string} id */
export async function noteExport(id) {
  const kept = games.get(id);
  const exported = kept?.lines.length;
  if (!kept?.record) return;
  kept.record.exported = exported;
  await write(async (stores) => {
    const record = await request(stores.games.get(id));
    if (record && !(record.v > FORM)) stores.games.put({ ...record, exported });
  });
}

/** @param {string} id */
export async function isFresh(id) {
  const kept = games.get(id);
  if (!kept || kept.gone) return false;
  let lines = kept.stored;
  await read(async (stores) => { lines = await request(stores.lines.count(range(id))); });
  return lines === kept.stored;
}

export async function written() {
  let last;
  while (last !== turn) await (last = turn);
}

/** @param {string} id */
export async function setAside(id) {
  const kept = games.get(id);
  if (kept) kept.trouble = "damaged";
  await write(async (stores) => {
    const record = await request(stores.games.get(id));
    if (record && !(record.v > FORM)) stores.games.put({ ...record, aside: "damaged" });
  });
}

/**
 * Save every line that is not on the disk yet, with the game's record, in one transaction.
 * @param {string} id @returns {Promise<Saved>}
 */
function save(id) {
  const done = turn.then(() => saved(id));
  turn = done.catch(() => {});
  return done;
}

/** @param {string} id @returns {Promise<Saved>} */
async function saved(id) {
  const kept = games.get(id);
  if (!kept || kept.gone) return { saved: false, trouble: kept ? "gone" : "changed", lost: [] };
  const upTo = kept.lines.length;
  if (kept.stored >= upTo) return { saved: true };
  const trouble = await write(async (stores) => {
    const record = /** @type {GameRecord | undefined} */ (await request(stores.games.get(id)));
    if (record && record.v > FORM) return "newer";
    if (!record && kept.stored) return "gone"; // another tab removed it
    // Lines that we do not know are another tab's, or a write of ours that was thought to have failed.
    const there = /** @type {KeptLine[]} */ (await request(stores.lines.getAll(range(id, kept.stored + 1))));
    const ours = kept.unsaved && there.every(({ text }, i) => text === kept.lines[kept.stored + i]);
    if (there.length && !ours) return "changed";
    for (let n = kept.stored + there.length; n < upTo; n++) {
      stores.lines.add({ id, n: n + 1, text: kept.lines[n] });
    }
    stores.games.put({ ...kept.record, lines: upTo });
    return undefined;
  });
  if (trouble === "changed" || trouble === "newer" || trouble === "gone") {
    games.delete(id); // the next look reads it anew
    return { saved: false, trouble, lost: kept.lines.slice(kept.stored).map((line) => JSON.parse(line)) };
  }
  if (!trouble) {
    kept.stored = upTo;
    channel?.postMessage(id);
  }
  if (trouble || kept.unsaved) troubled.forEach((tell) => tell({ id, trouble: trouble ?? null }));
  kept.unsaved = Boolean(trouble);
  return trouble ? { saved: false, trouble } : { saved: true };
}

/**
 * Do some reading; return the fault, if any: then what is in memory has to do.
 * @param {(stores: Stores) => Promise<void>} work @returns {Promise<Error | null>}
 */
async function read(work) {
  try {
    const transaction = (await openStore()).transaction(["games", "lines"], "readonly");
    await soon(work({ games: transaction.objectStore("games"), lines: transaction.objectStore("lines") }));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error("unread");
  }
}

/**
 * The same, tried again: a database that cannot be opened once is no game that is gone.
 * @param {(stores: Stores) => Promise<void>} work
 */
async function readAtLast(work) {
  for (const pause of AGAIN) {
    const fault = await read(work);
    if (!fault || ["SecurityError", "TimeoutError"].includes(fault.name)) return fault;
    await new Promise((done) => setTimeout(done, pause));
  }
  return read(work);
}

/**
 * Do some writing; return the trouble there was (or that `work` found), if any.
 * @param {(stores: Stores) => Promise<Trouble | undefined | void>} work @returns {Promise<Trouble | undefined | void>}
 */
async function write(work) {
  let transaction;
  try {
    transaction = (await openStore()).transaction(["games", "lines"], "readwrite", { durability: "strict" });
    const [ended, worked] = await soon(Promise.allSettled([
      settled(transaction),
      work({ games: transaction.objectStore("games"), lines: transaction.objectStore("lines") }),
    ]));
    if (ended.status === "rejected") throw ended.reason;
    if (worked.status === "rejected") throw worked.reason;
    return worked.value;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "ConstraintError") return "changed";
    return name === "QuotaExceededError" ? "full" : "refused";
  }
}

/** @param {string} id @param {number} [from] */
const range = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

/** Ask the browser not to clear our games away when room gets short. */
function askToStay() {
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}
