// The open game: every event goes to the referee, then to the device; nothing is taken back silently.
import { app, face } from "./app.js";
import { keepAwake } from "./awake.js";
import { answer, ask, askText } from "./engine.js";
import { hold, holds, letGo, onLetGo } from "./hold.js";
import * as keep from "./keep.js";
import { html } from "./html.js";
import { halfOf, putHalf, watchHalf } from "./memory.js";
import { announce, offer, toast } from "./say.js";
import { because, fault, named, sentence, t } from "./words.js";

/** @import {BaseView, Fault, GameEvent, Oddity} from "./types.js" */

/** @type {() => void} */
let changed = () => {};
let loads = 0; // how often a game was read; taps on what was shown before are out of date

/** Called whenever the game changed. @param {() => void} then */
export function afterEvent(then) {
  changed = then;
  keep.onTrouble(({ trouble }) => (trouble ? toast(trouble1(trouble), 9000) : toast(t("kept.again"))));
  keep.onChange((id) => { if (id === app.id) freshen(); });
  watchHalf(mirror);
  onLetGo(keep.written);
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "visible") {
      await (app.waiting ? openGame(app.waiting) : freshen());
      return claim(app.id, false);
    }
    await keep.written();
    return document.visibilityState === "hidden" && letGo(); // a tab that sleeps holds nothing
  });
}

/** @param {string} trouble */
const trouble1 = (trouble) => t(`trouble.${trouble}`);

/** Show what another tab has half entered by now. @param {object} [half] */
function mirror(half) {
  face.mirror(half);
  changed();
}

let freshening = Promise.resolve();

/**
 * Show the game as it lies on the device, if another tab went on with it. Whoever asks while it is
 * being read waits: read twice, it would be out of date for a tap that saw the first reading.
 */
function freshen() {
  const read = async () => {
    const { id } = app;
    const here = () => app.id === id; // nobody has opened another one meanwhile
    if (id && !(await keep.isFresh(id)) && here()) await openGame(id, here);
  };
  freshening = freshening.then(read, read);
  return freshening;
}

/**
 * Let a tap happen once no other tab writes on the game; what somebody tapped on a state that was
 * out of date is not done, but said. @param {() => unknown} tap
 */
export function touch(tap) {
  const { id } = app;
  return holds(id) && !renewing ? tap() : takeOver(id, tap);
}

/**
 * @param {string} id @param {() => unknown} tap @param {number} [seen] what was shown when it was tapped
 * @returns {Promise<unknown>}
 */
async function takeOver(id, tap, seen = loads) {
  await claim(id, true);
  if (loads !== seen) return app.id && toast(trouble1("changed"), 9000);
  return holds(id) ? tap() : takeOver(id, tap, seen);
}

/** @type {Promise<unknown> | null} */
let renewing = null;

/** Hold the game, and show what lies on the device by then. @param {string} id @param {boolean} asking */
function claim(id, asking) {
  renewing ??= hold(id, asking).catch(() => {}).then(freshen).finally(() => { renewing = null; });
  return renewing;
}

/**
 * Let something happen in the open game. @param {GameEvent} event
 * @returns {boolean} whether the referee could read it
 */
export function tell(event) {
  const answer = ask({ do: "add", event });
  if (answer.bad) {
    toast(fault(answer.bad));
    return false;
  }
  app.log.push(event);
  app.view = answer.ok;
  face.fresh();
  keepOn(event, app.log.length - 1);
  changed();
  return true;
}

/**
 * Save an event; where another tab was faster after all, say what is not in the game.
 * @param {GameEvent} event @param {number} after
 */
async function keepOn(event, after) {
  const { id } = app;
  const { trouble, lost = [] } = await keep.appendLine(id, event, after);
  if (trouble === "changed") {
    if (app.id === id) await openGame(id);
    if (!lost.length || app.id !== id) return;
    offer(t("trouble.lost", { n: lost.length }), () => lost.every(tell), t("enter.again"));
  } else if (trouble === "gone" || trouble === "newer") toast(trouble1(trouble), 9000);
}

/**
 * Begin a game. @param {GameEvent} first its first event @param {GameEvent[]} [rest]
 * @param {(bad: Fault) => string} [refused] how to say what the referee cannot read
 * @param {string[]} [rows] the same as it was written, for the referee to judge
 */
export async function newGame(first, rest = [], refused, rows) {
  const opened = rows ? askText(`{"do":"open","log":[${rows.join()}]}`) : ask({ do: "open", log: [first, ...rest] });
  if (opened.bad) {
    toast(refused ? refused(opened.bad) : fault(opened.bad), 9000);
    return false;
  }
  take(await keep.newGame(first, rest), [first, ...rest], opened.ok);
  return true;
}

/**
 * The kept game with this very log, if there is one.
 * @param {GameEvent[]} log @returns {Promise<string>} its id, or ""
 */
export async function keptAs(log) {
  const text = plain(log);
  for (const found of await keep.listGames(log[0].game)) {
    if (found.lines !== log.length || found.trouble) continue;
    if (plain((await keep.loadGame(found.id)).log) === text) return found.id;
  }
  return "";
}

/** A log as text, whatever the order of its keys. @param {GameEvent[]} log */
const plain = (log) => JSON.stringify(log, (_, value) => {
  if (!value || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
});

/**
 * Open a kept game. @param {string} id
 * @param {() => boolean} [wanted] whether it is still to be opened once it has been read
 * @returns {Promise<boolean>} whether it is open
 */
export async function openGame(id, wanted = () => true) {
  const { log, trouble } = await keep.loadGame(id);
  if (!wanted()) return false;
  if (trouble === "unread") { // it stays where it is, and is tried again
    if (app.id !== id) app.waiting = id;
    offer(trouble1(trouble), () => openGame(id), t("try.again"));
    return false;
  }
  if (trouble) toast(trouble1(trouble), 9000);
  if (trouble === "damaged" && log.length) {
    if (!(await newGame(log[0], log.slice(1)))) return false;
    face.lay(halfOf(id)); // the copy goes on with what was half entered
    putHalf(id, null);
    changed();
    return true;
  }
  if (trouble === "newer" || trouble === "gone" || !log.length) {
    leave();
    return false;
  }
  const answer = ask({ do: "open", log });
  if (answer.bad) {
    toast(`${t("trouble.damaged")} ${fault(answer.bad)}`, 9000);
    await keep.setAside(id);
    leave();
    return false;
  }
  take(id, log, answer.ok);
  return true;
}

/** Put what is half entered away with its game, and take up what lies with another. @param {string} id */
export function sitAt(id) {
  putHalf(app.id, face.half());
  Object.assign(app, { id, waiting: "" });
  face.lay(halfOf(id));
}

/** @param {string} id @param {GameEvent[]} log @param {BaseView} view */
function take(id, log, view) {
  loads += 1;
  if (app.id !== id) sitAt(id);
  else face.mirror(halfOf(id));
  Object.assign(app, { id, log: [...log], view });
  face.fresh();
  if (document.visibilityState === "visible") claim(id, false);
  keepAwake(!view.over);
  changed();
}

/** Put the game down; it stays kept, with what is half entered. */
export function leave() {
  sitAt("");
  Object.assign(app, { log: [], view: null });
  face.fresh();
  keepAwake(false);
  changed();
}

/** What is irregular, above its reasons. @param {Oddity} oddity */
const oddText = (oddity) =>
  oddity.void ? t("void.after", { n: roundOf(oddity.line) }) : t("irregular");

/** What the last entry made irregular, with the reasons; nothing where it did not. */
export function oddNotice() {
  const { oddity, lines } = /** @type {BaseView} */ (app.view);
  if (oddity?.line !== lines) return "";
  return html`
    <div class="notice odd"><b>${oddText(oddity)}</b><ul>${oddity.reasons.map(because)}</ul></div>`;
}

/** How many lines are irregular; a tap shows them in the log. @param {number} n */
export const oddLink = (n) => html`
  <button type="button" class="oddlink" data-do="log">⚠ ${t("would.odd", { n })}</button>`;

/** That something was changed, and what does not count any more. */
export function editedText() {
  const oddity = app.view?.oddity;
  return oddity?.void ? `${t("edited")} ${oddText(oddity)}` : t("edited");
}

/** @param {number} line */
const roundOf = (line) => answer({ do: "log" }).find((each) => each.line === line)?.round;

/** Take back the last step that still stands; what was taken back is said, and can be restored. */
export function undo() {
  const what = answer({ do: "undoes" });
  if (!what) return;
  const { line, edit, event, told } = what;
  const own = face.undoing(what);
  if (!tell({ event: "undo" })) {
    own?.back();
    return;
  }
  const change = edit || !told;
  const plain = change
    ? t("undone.edit", { n: what.round + 1 })
    : named(t("undone"), sentence("events", told.code, told));
  const said = own?.said ?? plain;
  announce(said);
  const { id } = app;
  const lines = app.log.length;
  offer(said, () => {
    if (app.id !== id || app.log.length !== lines) return; // the game went on
    own?.back();
    tell(edit ? { event: "edit", line, with: event } : event);
  });
}
