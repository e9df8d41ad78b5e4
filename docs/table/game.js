// The open game: every event goes to the referee, then to the device; nothing is taken back silently.
import { app, face } from "./app.js";
import { keepAwake } from "./awake.js";
import { ask } from "./engine.js";
import * as keep from "./keep.js";
import { announce, offer, toast } from "./say.js";
import { fault, named, sentence, t } from "./words.js";

/** @type {() => void} */
let changed = () => {};

/** Called whenever the game changed. @param {() => void} then */
export function afterEvent(then) {
  changed = then;
  keep.onTrouble(({ trouble }) => trouble ? toast(trouble1(trouble), 9000) : toast(t("kept.again")));
  keep.onChange((id) => { if (id === app.id) openGame(id); });
}

/** @param {string} trouble */
const trouble1 = (trouble) => t(`trouble.${trouble}`);

/**
 * Let something happen in the open game. @param {any} event
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
  keep.appendLine(app.id, event).then(({ trouble }) => {
    if (trouble === "changed") {
      toast(t("trouble.changed"));
      openGame(app.id);
    } else if (trouble === "gone" || trouble === "newer") toast(trouble1(trouble), 9000);
  });
  changed();
  return true;
}

/**
 * Begin a game. @param {any} first its first event @param {any[]} [rest]
 * @param {(bad: any) => string} [refused] how to say what the referee cannot read
 */
export async function newGame(first, rest = [], refused) {
  const answer = ask({ do: "open", log: [first, ...rest] });
  if (answer.bad) {
    toast(refused ? refused(answer.bad) : fault(answer.bad), 9000);
    return false;
  }
  take(await keep.newGame(first, rest), [first, ...rest], answer.ok);
  return true;
}

/** The kept game with this very log, if there is one. @param {any[]} log @returns {Promise<string>} its id, or "" */
export async function keptAs(log) {
  const text = plain(log);
  for (const found of await keep.listGames(log[0].game)) {
    if (found.lines !== log.length || found.trouble) continue;
    if (plain((await keep.loadGame(found.id)).log) === text) return found.id;
  }
  return "";
}

/** A log as text, whatever the order of its keys. @param {any[]} log */
const plain = (log) => JSON.stringify(log, (_, value) =>
  value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value);

/** Open a kept game. @param {string} id */
export async function openGame(id) {
  const { log, trouble } = await keep.loadGame(id);
  if (trouble) toast(trouble1(trouble), 9000);
  if (trouble === "damaged" && log.length) {
    if (!(await newGame(log[0], log.slice(1)))) return false;
    face.lay(app.desks[id]); // the copy goes on with what was half entered
    delete app.desks[id];
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
  const { desks } = app;
  const half = face.half();
  if (half) desks[app.id] = half;
  app.id = id;
  face.lay(desks[id]);
  delete desks[id];
}

/** @param {string} id @param {any[]} log @param {any} view */
function take(id, log, view) {
  if (app.id !== id) sitAt(id);
  Object.assign(app, { id, log: [...log], view });
  face.fresh();
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

/** Take back the last step that still stands; what was taken back is said, and can be restored. */
export function undo() {
  const what = ask({ do: "undoes" }).ok;
  if (!what) return;
  const { line, edit, event, told } = what;
  const own = face.undoing(what);
  if (!tell({ event: "undo" })) {
    own?.back();
    return;
  }
  const plain = edit || !told ? t("undone.edit", { n: what.round + 1 }) : named(t("undone"), sentence("events", told.code, told));
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
