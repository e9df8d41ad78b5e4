// The end: who has won, by how much, and cash where it decides.
import { acting } from "../act.js";
import { tell } from "../game.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { cashOf, ruleLinks, t, together } from "../words.js";
import { opened } from "./model.js";
import { scoreSheet } from "./score.js";

/** @import {TableView} from "./types.js" */

/** @param {TableView} view */
export function endScreen(view) {
  const said = view.cash_needed ? "tie" : view.winners.length > 1 ? "shared" : "wins";
  return html`
    <section class="the-end">
      <p class="crown">${t("over")}</p>
      <h2>${t(said, { x: together(view.winners) })}</h2>
      <p class="cites">${ruleLinks(view.end_rules, true)}</p>
      ${view.cash_asked ? cash(view) : ""}${scoreSheet.body()}
      <div class="acts">
        <button type="button" class="quiet" data-do="log">${t("log")}</button>
        <button type="button" class="quiet" data-do="share">${t("share")}</button>
      </div>
    </section>`;
}

/** @param {TableView} view */
const cash = (view) => html`
  <form class="cash">
    <h3>${t("cash")}</h3>
    <p class="fine">${t("cash.hint")}</p>
    ${view.leaders.map((name, i) => html`
      <label>
        ${name}
        <input inputmode="decimal" id="cash-${i}" value="${view.cash?.[name] ?? ""}" placeholder="0">
      </label>`)}
    <button type="button" class="quiet" data-do="cash">${t("cash.tell")}</button>
  </form>`;

acting({
  cash: () => {
    const found = /** @type {Record<string, number | string>} */ ({});
    for (const [i, name] of opened().leaders.entries()) {
      const field = /** @type {HTMLInputElement} */ (document.getElementById(`cash-${i}`));
      const text = field.value.trim();
      if (Number.isNaN(cashOf(text || "0"))) return toast(t("not.a.figure", { x: text }));
      found[name] = cashOf(text || "0");
    }
    return tell({ event: "cash", cash: found });
  },
});
