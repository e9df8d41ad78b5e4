// What survives a reload: which game was open in this tab, and what is half entered, game by game.
import { app, face } from "./app.js";

const BASE = `table-referee/${document.body.dataset.game}/`;
const NOW = `${BASE}now`;
const HALF = `${BASE}half/`; // and the game's id; without one, where no game is open

/** What was written or read last, by key; where nothing can be kept, the page works all the same. */
const known = /** @type {Map<string, string>} */ (new Map());

/** @param {string} key @param {string | null} text @param {Storage[]} stores */
function put(key, text, stores) {
  if ((known.get(key) ?? null) === text) return;
  if (text === null) known.delete(key);
  else known.set(key, text);
  for (const store of stores) {
    try {
      if (text === null) store.removeItem(key);
      else store.setItem(key, text);
    } catch {
      // the events themselves are kept elsewhere, and whether that works is said there
    }
  }
}

/** The stores that the browser has. @returns {Storage[]} */
const stores = (/** @type {string[]} */ ...names) => names.flatMap((name) => {
  try {
    return [/** @type {any} */ (globalThis)[name]];
  } catch {
    return [];
  }
});

/** @param {string | null | undefined} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Remember what has been tapped. */
export function remember() {
  const { id, waiting, reading, rulings } = app;
  // Each tab has its own open game; a new tab begins with the one opened last.
  const now = { id: id || waiting, reading, rulings, ...face.memory() };
  put(NOW, JSON.stringify(now), stores("sessionStorage", "localStorage"));
  putHalf(id, face.half());
}

/** Put away what is half entered in a game. @param {string} id @param {object | null} half null for nothing */
export const putHalf = (id, half) => put(HALF + id, half && JSON.stringify(half), stores("localStorage"));

/** What is half entered in a game. @param {string} id @returns {object | undefined} undefined for nothing */
export function halfOf(id) {
  let text = known.get(HALF + id);
  try {
    text = localStorage.getItem(HALF + id) ?? undefined;
    if (text === undefined) known.delete(HALF + id);
    else known.set(HALF + id, text);
  } catch {
    // what we know has to do
  }
  const half = parsed(text);
  return half && face.sound(half) ? half : undefined;
}

/** Call when another tab has changed what is half entered in the open game. @param {(half?: object) => void} tell */
export function watchHalf(tell) {
  addEventListener("storage", ({ key }) => {
    if (key === HALF + app.id) tell(halfOf(app.id));
  });
}

/** Take up what was tapped before. */
export function recall() {
  const [found] = stores("sessionStorage", "localStorage").map((store) => parsed(store.getItem(NOW))).filter(Boolean);
  if (!found) return;
  // Earlier versions kept everything half entered under the one key.
  const { id = "", reading = "", rulings = {}, desks = {}, ...half } = found;
  for (const [game, lain] of Object.entries({ ...desks, ...(face.sound(half) && { [id]: half }) })) {
    if (face.sound(lain) && halfOf(game) === undefined) putHalf(game, lain);
  }
  Object.assign(app, { id, reading, rulings });
  face.recall(found);
}
