// The open game: every event goes to the referee, then to the device; nothing is taken back silently.
import { keepAwake } from "../awake.js";
import { ask } from "../engine.js";
import * as keep from "../keep.js";
import { announce, hush, toast } from "../say.js";
import { fault, t } from "../words.js";
import { draftOf, emptyDraft, isEmpty } from "./draft.js";
import { app } from "./model.js";

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
  app.premium = 0;
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

/** Open a kept game. @param {string} id @param {boolean} [again] what was half tapped belongs to it */
export async function openGame(id, again = false) {
  const { log, trouble } = await keep.loadGame(id);
  if (trouble) toast(trouble1(trouble), 9000);
  if (trouble === "damaged" && log.length) return newGame(log[0], log.slice(1));
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
  take(id, log, answer.ok, again || app.id === id);
  return true;
}

/** @param {string} id @param {any[]} log @param {any} view @param {boolean} [again] */
function take(id, log, view, again) {
  if (!again) Object.assign(app, { draft: emptyDraft(), line: 0, aside: null });
  Object.assign(app, { id, log: [...log], view, premium: 0 });
  keepAwake(!view.over);
  changed();
}

/** Put the game down; it stays kept. */
export function leave() {
  Object.assign(app, { id: "", log: [], view: null, line: 0, aside: null, draft: emptyDraft(), premium: 0 });
  keepAwake(false);
  changed();
}

/** Take the last step back; a told round lies on the table again. */
export function undo() {
  const last = app.log[app.log.length - 1];
  if (last?.event === "round" && isEmpty(app.draft)) app.draft = draftOf(last);
  hush();
  if (tell({ event: "undo" })) announce(t("undone"));
}
