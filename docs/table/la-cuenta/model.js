// What the page knows: the draft, the open game, and what the referee says to both.
import { app, wear } from "../app.js";
import { ask, ready } from "../engine.js";
import { fault, t } from "../words.js";
import { billOf, draftOf, emptyDraft, isEmpty, needsPartner } from "./draft.js";

export { app };

/**
 * The state of this page. `people` is the number of seats of a bill without a game (0: only a sum),
 * `line` the line of the log that the draft changes, `aside` the round that lies there meanwhile,
 * `touched` the card tapped last.
 */
Object.assign(app, { draft: emptyDraft(), people: 0, stepwise: false, premium: 0, line: 0, aside: null, touched: "" });

wear({
  half: () => (app.line || !isEmpty(app.draft) ? { draft: app.draft, line: app.line, aside: app.aside } : null),
  lay: (/** @type {any} */ half) => Object.assign(app, { draft: emptyDraft(), line: 0, aside: null }, half),
  sound: (/** @type {any} */ half) => Boolean(half?.draft?.dishes && half.draft.counts),
  fresh: () => { app.premium = 0; },
  memory: () => ({ people: app.people, stepwise: app.stepwise }),
  /** A told round lies on the table again, in place of what lay there. */
  undoing: (/** @type {any} */ { edit, event, round }) => {
    if (edit || event.event !== "round") return null;
    const { draft, stepwise } = app;
    Object.assign(app, { draft: draftOf(event), stepwise: false });
    const said = t("undone.round", { n: round + 1 });
    return { said: isEmpty(draft) ? said : `${said} ${t("put.away")}`, back: () => Object.assign(app, { draft, stepwise }) };
  },
});

/** The names at the table: of the game, or of a bill's seats. @returns {string[]} */
export function players() {
  if (app.view) return app.view.players;
  return Array.from({ length: app.people }, (_, i) => t("seat", { n: i + 1 }));
}

/** The bill request of the draft. @param {Record<string, string>} [rulings] others than those in force */
export function request(rulings) {
  const { draft } = app;
  const found = billOf(draft);
  found.rulings = rulings ?? (app.view ? app.view.rulings : app.rulings);
  if (!app.view && app.reading) found.reading = app.reading;
  const names = players();
  if (names.length) {
    found.players = names;
    found.asker = draft.asker || names.find((name) => !draft.protected.includes(name)) || names[0];
  } else {
    delete found.protected;
    delete found.split;
  }
  return found;
}

/** The draft as a round told at its end. */
export function roundEvent() {
  const { draft } = app;
  const names = players();
  const asker = draft.asker || names.find((name) => !draft.protected.includes(name)) || names[0];
  return { event: "round", asker, ...billOf(draft) };
}

/** Is the round on the table played card by card? */
export function cardByCard() {
  return Boolean(app.view) && !app.line && (app.stepwise || onTable().length > 0 || app.view.asker !== null);
}

/** The cards that lie on the table of the open game. @returns {{card: string, price?: number, premium?: number}[]} */
export const onTable = () => [...app.view.stacks.flatMap((/** @type {any} */ stack) => stack.cards), ...app.view.others.map((/** @type {string} */ card) => ({ card }))];

/** Is it still to be said who asked for the bill, before anybody pays? */
export const needsAsker = () => !app.draft.asker && (app.view ? !app.view.over && !cardByCard() : app.people > 0);

/** Is something still to be said, before anybody pays? */
export const unsaid = () => needsAsker() || (!cardByCard() && needsPartner(app.draft));

/** @typedef {{bill: any, reasons: any[], stops: any[], splitters: string[], after: any, bad: string}} Figure */

/** @type {Figure} */
const NOTHING = { bill: null, reasons: [], stops: [], splitters: [], after: null, bad: "" };

/** The last answers: what a tap asks, the screen and its sheet show. @type {{text: string, view: any, found: Figure}[]} */
let known = [];

/** What something would come to; asked once while the game stays as it is. @param {Record<string, unknown>} what @returns {Figure} */
export function previewed(what) {
  const text = JSON.stringify(what);
  const last = known.find((each) => each.text === text && each.view === app.view);
  if (last) return last.found;
  const { ok, bad } = ask({ do: "preview", ...what });
  const found = bad ? { ...NOTHING, bad: fault(bad) } : { ...NOTHING, ...ok, after: what.event ? ok : null };
  known = [...known.slice(-1), { text, view: app.view, found }];
  return found;
}

/**
 * What the draft, or the table, comes to: the bill, the reasons against it, those of them for which
 * the cards cannot lie there, who may split, the game after it. @returns {Figure}
 */
export function figure() {
  if (!ready()) return NOTHING;
  if (cardByCard()) return { ...NOTHING, bill: app.view.bill };
  return previewed(app.view && !app.line ? { event: roundEvent() } : { request: request() });
}
