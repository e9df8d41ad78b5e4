// What other rulings would change: on the bill that lies there, or in the whole game, in euros.
import { wear } from "../app.js";
import { ask } from "../engine.js";
import "../rulings.js";
import { amount, listed, t } from "../words.js";
import { isEmpty } from "./draft.js";
import { app, cardByCard, players, request, roundEvent } from "./model.js";

/**
 * What the bill, or the whole game with the round on the table, comes to.
 * @param {Record<string, string>} rulings
 */
function outcome(rulings) {
  if (!app.view) {
    const answer = ask({ do: "bill", request: request({ ...app.rulings, ...rulings }) });
    return answer.ok ? { total: answer.ok.total, by: answer.ok.shares } : { refused: true };
  }
  const nothing = cardByCard() || isEmpty(app.draft) || app.view.over || app.line;
  const event = nothing ? null : roundEvent();
  const answer = ask({ do: "under", rulings, event }).ok;
  const after = answer.after ?? answer;
  const bill = answer.after ? answer.after.bill : answer.bill;
  const { comparable, irregular } = answer;
  return { total: bill?.total ?? 0, by: after.savings, comparable, irregular, winners: after.winners };
}

/** @param {any} base @param {any} other @returns {string} empty where nothing changes */
function difference(base, other) {
  if (other.refused) return base.refused ? "" : t("would.refuse");
  if (base.refused) return t("would.allow");
  const parts = [];
  if (other.total !== base.total) parts.push(`${t("bill")} ${amount(other.total - base.total, true)}`);
  // Counted up, the same game is written in other figures: only what it comes to can be compared.
  for (const name of other.comparable === false ? [] : players()) {
    const change = (other.by[name] ?? 0) - (base.by[name] ?? 0);
    if (change) parts.push(`${name} ${amount(change, true)}`);
  }
  if (other.irregular > (base.irregular ?? 0)) {
    parts.push(t("would.odd", { n: other.irregular - base.irregular }));
  }
  if (other.winners && listed(other.winners) !== listed(base.winners)) {
    parts.push(t("won", { x: listed(other.winners) || "–" }));
  }
  return parts.join(" · ");
}

wear({ outcome, difference });
