/**
 * Keeps the screen awake while a game runs: `keepAwake(true)`, `keepAwake(false)`.
 *
 * The browser lets go whenever the page is hidden; it is asked again when the page comes back.
 * Where it cannot, nothing happens: the game goes on, the screen just sleeps as it used to.
 */

let wanted = false;
/** @type {WakeLockSentinel | null} */
let lock = null;
let listening = false;

/**
 * @param {boolean} on
 * @returns {Promise<boolean>} whether the screen is kept awake now
 */
export async function keepAwake(on) {
  wanted = Boolean(on);
  if (!listening && typeof document !== "undefined") {
    listening = true;
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") hold();
    });
  }
  if (wanted) return hold();
  const held = lock;
  lock = null;
  await held?.release().catch(() => {});
  return false;
}

async function hold() {
  if (!wanted || lock || !globalThis.navigator?.wakeLock) return Boolean(lock);
  if (document.visibilityState !== "visible") return false;
  try {
    const got = await navigator.wakeLock.request("screen");
    if (!wanted || lock) {
      await got.release();
      return Boolean(lock);
    }
    lock = got;
    lock.addEventListener("release", () => {
      if (lock === got) lock = null;
    });
    return true;
  } catch {
    return false; // low battery, or not allowed here
  }
}
