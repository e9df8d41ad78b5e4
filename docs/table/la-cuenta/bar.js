// What frames the screen: the tools at the top, a notice, the bar at the foot.
import { oddText } from "../game.js";
import { html } from "../html.js";
import { amount, because, named, t } from "../words.js";
import { isEmpty } from "./draft.js";
import { tray } from "./grid.js";
import { app, cardByCard, onTable } from "./model.js";
import { dishWorth, summary } from "./receipt.js";

/** Undo and the menu. */
export const tools = () => html`${app.view ? html`<button type="button" id="tool-undo" class="icon" data-do="undo" aria-label="${t("undo")}" title="${t("undo")}" ${app.view.can_undo && !app.line ? "" : html`disabled`}>↶</button>` : ""}<button type="button" id="tool-menu" class="icon" data-do="menu" aria-label="${t("menu")}" title="${t("menu")}">☰</button>`;

/** The first lines of the screen: how to begin, how a round is told, what is irregular. */
export function notice() {
  const { view } = app;
  if (!view) return html`<div class="hello"><p>${t("hello")}</p><button type="button" class="quiet" data-do="setup">${t("start.game")}</button></div>`;
  if (app.line) return html`<div class="notice"><b>${t("editing")}</b> <button type="button" class="quiet" data-do="edit-off">${t("cancel")}</button></div>`;
  const odd = view.oddity && view.oddity.line === view.lines && html`<div class="notice odd"><b>${oddText(view.oddity)}</b><ul>${view.oddity.reasons.map(because)}</ul></div>`;
  if (view.over) return odd;
  return html`${odd}<div class="mode"><b>${t("round", { n: view.round })}</b>${view.irregular && !odd ? html`<button type="button" class="oddlink" data-do="log">⚠ ${t("would.odd", { n: view.irregular })}</button>` : ""}${onTable().length || view.asker !== null ? "" : html`<span class="seg" role="group" aria-label="${t("how.told")}"><button type="button" data-do="stepwise" data-arg="false" aria-pressed="${app.stepwise ? "false" : "true"}">${t("at.end")}</button><button type="button" data-do="stepwise" data-arg="true" aria-pressed="${app.stepwise ? "true" : "false"}">${t("by.turn")}</button></span>`}</div>`;
}

/** The bar. @param {any} now */
export function bar(now) {
  const { view } = app;
  if (view?.over && !app.line) return html`<div class="foot"><button type="button" class="main wide" data-do="setup">${t("new.game")}</button></div>`;
  const steps = cardByCard();
  const total = now.bill ? amount(now.bill.total) : now.reasons.length || now.bad ? "–" : amount(0);
  const no = now.reasons.length && (!view || app.draft.asker);
  const action = !view ? ["bill", t("bill")] : app.line ? ["settle", t("save.round")] : steps && view.asker === null ? ["bill", t("bill")] : ["bill", t("settle")];
  return html`${steps ? "" : tray(app.draft.dishes, (dish) => dishWorth(now.bill, dish))}
<div class="foot"><button type="button" class="total${no ? " wrong" : ""}" data-do="bill"><span class="sr">${named(t("bill"), "")}</span><b id="total">${total}</b><small>${no ? t("refused.short") : summary(now.bill, app.touched) || t("tap.cards")}</small></button>
${steps || isEmpty(app.draft) ? "" : html`<button type="button" class="icon" data-do="clear" aria-label="${t("clear")}" title="${t("clear")}">⌫</button>`}
<button type="button" class="main" data-do="${action[0]}">${action[1]}</button></div>`;
}
