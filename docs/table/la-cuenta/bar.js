// The bar at the foot: what lies there, the total, and the one thing to do next.
import { html } from "../html.js";
import { amount, t } from "../words.js";
import { isEmpty } from "./draft.js";
import { tray } from "./grid.js";
import { app, cardByCard } from "./model.js";
import { dishWorth, summary } from "./receipt.js";

/** The first lines of the screen. */
export function title() {
  if (app.view) return "";
  return html`<div class="hello"><p>${t("hello")}</p><button type="button" class="quiet" data-do="setup">${t("start.game")}</button></div>`;
}

/** @param {any} now */
export function bar(now) {
  const total = now.bill ? amount(now.bill.total) : now.reasons.length || now.bad ? "–" : amount(0);
  const empty = isEmpty(app.draft) && !cardByCard();
  return html`${cardByCard() ? "" : tray(app.draft.dishes, (dish) => dishWorth(now.bill, dish))}
<div class="foot"><button type="button" class="total${now.reasons.length ? " wrong" : ""}" data-do="bill"><span class="sr">${t("bill")}: </span><b id="total">${total}</b><small>${now.reasons.length ? t("refused.short") : summary(now.bill) || t("tap.cards")}</small></button>
${empty ? "" : html`<button type="button" class="icon" data-do="clear" aria-label="${t("clear")}" title="${t("clear")}">⌫</button>`}
<button type="button" class="main" data-do="bill">${t("bill")}</button></div>`;
}
