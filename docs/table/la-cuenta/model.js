// What the page knows: the draft, the open game, and what the referee says to both.
import { app, wear } from "../app.js";
import { ask } from "../engine.js";
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
  const table = app.view?.table;
  return Boolean(app.view) && !app.line && (app.stepwise || table.laid.length > 0 || table.asker !== null);
}

/** Is it still to be said who asked for the bill, before anybody pays? */
export const needsAsker = () => !app.draft.asker && (app.view ? !app.view.over && !cardByCard() : app.people > 0);

/** Is something still to be said, before anybody pays? */
export const unsaid = () => needsAsker() || (!cardByCard() && needsPartner(app.draft));

/**
 * What the draft, or the table, comes to: the bill, the reasons against it, the game after it.
 * @returns {{bill: any, reasons: any[], after: any, bad: string}}
 */
export function figure() {
  const nothing = { bill: null, reasons: [], after: null, bad: "" };
  if (cardByCard()) return { ...nothing, bill: app.view.table.bill };
  if (app.view && !app.line) {
    const answer = ask({ do: "preview", event: roundEvent() });
    if (answer.bad) return { ...nothing, bad: fault(answer.bad) };
    const after = answer.ok;
    return { bill: after.bill, reasons: after.reasons, after, bad: "" };
  }
  const answer = ask({ do: "bill", request: request() });
  if (answer.bad) return { ...nothing, bad: fault(answer.bad) };
  if (answer.refused) return { ...nothing, reasons: answer.refused };
  return { ...nothing, bill: answer.ok };
}
