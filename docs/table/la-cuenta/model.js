// What the page knows: the draft, the open game, and what the referee says to both.
import { app as shared, wear } from "../app.js";
import { ask, ready } from "../engine.js";
import { fault, t } from "../words.js";
import { billOf, draftOf, emptyDraft, isEmpty, needsPartner } from "./draft.js";


/** @import {GameEvent} from "../types.js" */
/** @import {BillRequest, CardTold, Outcome, TableApp, TableView} from "./types.js" */

/** The state of this page. */
export const app = /** @type {TableApp} */ (shared);
Object.assign(app, {
  draft: emptyDraft(), people: 0, stepwise: false, premium: 0, line: 0, aside: null, touched: "",
});

wear({
  recall: ({ people = 0, stepwise = false }) => Object.assign(app, { people, stepwise }),
  half: () => (app.line || !isEmpty(app.draft) ? { draft: app.draft, line: app.line, aside: app.aside } : null),
  lay: (half) => Object.assign(app, { draft: emptyDraft(), line: 0, aside: null }, half),
  sound: (half) => {
    const { draft } = /** @type {Partial<TableApp>} */ (half ?? {});
    return Boolean(draft?.dishes && draft.counts);
  },
  fresh: () => { app.premium = 0; },
  memory: () => ({ people: app.people, stepwise: app.stepwise }),
  /** A told round lies on the table again, in place of what lay there. */
  undoing: ({ edit, event, round }) => {
    if (edit || event.event !== "round") return null;
    const { draft, stepwise } = app;
    Object.assign(app, { draft: draftOf(event), stepwise: false });
    const said = t("undone.round", { n: round + 1 });
    const back = () => Object.assign(app, { draft, stepwise });
    return { said: isEmpty(draft) ? said : `${said} ${t("put.away")}`, back };
  },
});

/** The open game, where there is one. */
export const opened = () => /** @type {TableView} */ (app.view);

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
  if (!app.view || app.line) return false;
  return app.stepwise || onTable().length > 0 || app.view.asker !== null;
}

/** The cards that lie on the table of the open game. @returns {CardTold[]} */
export function onTable() {
  const { stacks, others } = opened();
  return [...stacks.flatMap((stack) => stack.cards), ...others.map((card) => ({ card }))];
}

/** Is it still to be said who asked for the bill, before anybody pays? */
export const needsAsker = () =>
  !app.draft.asker && (app.view ? !app.view.over && !cardByCard() : app.people > 0);

/** Is something still to be said, before anybody pays? */
export const unsaid = () => needsAsker() || (!cardByCard() && needsPartner(app.draft));

/** @type {Outcome} */
const NOTHING = { bill: null, reasons: [], stops: [], splitters: [], after: null, bad: "" };

/**
 * The last answers: what a tap asks, the screen and its sheet show.
 * @type {{text: string, view: TableView | null, found: Outcome}[]}
 */
let known = [];

/**
 * What something would come to; asked once while the game stays as it is.
 * @param {{event?: GameEvent, request?: BillRequest}} what @returns {Outcome}
 */
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
 * the cards cannot lie there, who may split, the game after it. @returns {Outcome}
 */
export function figure() {
  if (!ready()) return NOTHING;
  if (cardByCard()) return { ...NOTHING, bill: opened().bill };
  return previewed(app.view && !app.line ? { event: roundEvent() } : { request: request() });
}
