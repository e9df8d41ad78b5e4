// What the page knows: the draft, the open game, and what the referee says to both.
import { ask } from "../engine.js";
import { fault, spoken, t } from "../words.js";
import { billOf, emptyDraft } from "./draft.js";

/**
 * The state of the page. `people` is the number of seats of a bill without a game (0: only a sum),
 * `line` the line of the log that the draft changes, `aside` the round that lies there meanwhile,
 * `desks` what is half entered in the other games (and, without a name, in the bill without one),
 * `touched` the card tapped last.
 */
export const app = {
  draft: emptyDraft(),
  people: 0,
  rulings: /** @type {Record<string, string>} */ ({}),
  reading: "",
  id: "",
  log: /** @type {any[]} */ ([]),
  view: /** @type {any} */ (null),
  stepwise: false,
  premium: 0,
  line: 0,
  aside: /** @type {import("./draft.js").Draft | null} */ (null),
  desks: /** @type {Record<string, any>} */ ({}),
  touched: "",
};

/** The names at the table: of the game, or of a bill's seats. @returns {string[]} */
export function players() {
  if (app.view) return app.view.players;
  return Array.from({ length: app.people }, (_, i) => t("seat", { n: i + 1 }));
}

/** Every ruling's choice in force. @returns {Record<string, string>} */
export function inForce() {
  if (app.view) return app.view.rulings;
  const reading = spoken().readings.find((/** @type {any} */ found) => found.id === app.reading) ?? spoken().readings[0];
  return { ...reading.choices, ...app.rulings };
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
