/**
 * One tab at a time writes on a game: the one that was touched last.
 *
 *   holds(id)   whether this tab may write at once (always, where the browser knows no locks)
 *   hold(id)    resolves once it may; the tab that holds the game finishes its writing first
 *   letGo()     whoever wants the game next need not ask
 *   onLetGo(fn) what is awaited before the game is given to another tab
 */

const PATIENCE = 800; // ms; a tab that sleeps does not answer, and its game is taken over
const locks = globalThis.navigator?.locks;
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("table-referee-hold") : null;

let held = "";
let wanted = "";
/** @type {Promise<void> | null} */
let coming = null; // resolves once what is wanted is held
/** @type {ReturnType<typeof setTimeout> | undefined} */
let late; // after that the game is taken over
/** @type {Promise<void> | null} */
let leaving = null; // resolves once another tab may have what this one held
let free = () => {};
let finish = async () => {};

/** @param {() => Promise<void>} work */
export const onLetGo = (work) => void (finish = work);

/** @param {string} id */
export const holds = (id) => !locks || !id || held === id;

export function letGo() {
  held = wanted = "";
  free();
  free = () => {};
}

channel?.addEventListener("message", ({ data }) => {
  if (data.alive === wanted) clearTimeout(late); // it is writing, and will let go
  if (!data.ask || data.ask !== held) return;
  channel.postMessage({ alive: held });
  held = wanted = ""; // what is tapped from now on waits its turn
  leaving = finish().catch(() => {}).then(letGo);
});

/** @param {string} id @param {boolean} [asking] whether the tab that holds it is asked to let go */
export async function hold(id, asking = true) {
  if (holds(id)) return;
  if (asking && coming && wanted === id) return coming;
  await leaving;
  if (asking && coming && wanted === id) return coming;
  if (holds(id)) return;
  letGo();
  wanted = id;
  if (!asking) return take(id, { ifAvailable: true });
  channel?.postMessage({ ask: id });
  const given = new AbortController();
  late = setTimeout(() => given.abort(), PATIENCE);
  const mine = take(id, { signal: given.signal })
    .catch(() => take(id, { steal: true }))
    .finally(() => {
      clearTimeout(late);
      if (coming === mine) coming = null;
    });
  coming = mine;
  return mine;
}

/**
 * Resolves with the lock (or without, if it was not to be had at once); keeps it until it is let go.
 * @param {string} id @param {LockOptions} options @returns {Promise<void>}
 */
function take(id, options) {
  return new Promise((resolve, reject) => {
    const until = (/** @type {Lock | null} */ lock) => {
      resolve();
      if (!lock || wanted !== id || held === id) return undefined; // not wanted any more
      held = id;
      return new Promise((/** @type {(_: void) => void} */ done) => { free = done; });
    };
    locks.request(`table-referee/${id}`, options, until).catch((error) => {
      if (error.name === "AbortError" && held === id) held = ""; // taken over by another tab
      reject(error);
    });
  });
}
