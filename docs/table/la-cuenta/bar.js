// What frames the screen: a notice above it, the bar at its foot.
import { oddLink, oddNotice } from "../game.js";
import { html } from "../html.js";
import { amount, named, t } from "../words.js";
import { isEmpty } from "./draft.js";
import { tray } from "./grid.js";
import { app, cardByCard, onTable } from "./model.js";
import { dishWorth, summary } from "./receipt.js";

/** The first lines of the screen: how to begin, how a round is told, what is irregular. */
export function notice() {
  const { view } = app;
  if (!view) {
    return html`
      <div class="hello">
        <p>${t("hello")}</p>
        <button type="button" class="quiet" data-do="setup">${t("start.game")}</button>
      </div>`;
  }
  if (app.line) {
    return html`
      <div class="notice">
        <b>${t("editing")}</b>
        <button type="button" class="quiet" data-do="edit-off">${t("cancel")}</button>
      </div>`;
  }
  const odd = oddNotice();
  if (view.over) return odd;
  return html`
    ${odd}
    <div class="mode">
      <b>${t("round", { n: view.round })}</b>
      ${view.irregular && !odd ? oddLink(view.irregular) : ""}
      ${onTable().length || view.asker !== null ? "" : html`
        <span class="seg" role="group" aria-label="${t("how.told")}">
          ${told(false, t("at.end"))}${told(true, t("by.turn"))}
        </span>`}
    </div>`;
}

/** How a round is told: at its end, or card by card. @param {boolean} stepwise @param {string} label */
const told = (stepwise, label) => html`
  <button type="button" data-do="stepwise" data-arg="${stepwise ? "true" : "false"}"
    aria-pressed="${app.stepwise === stepwise ? "true" : "false"}">${label}</button>`;

/** The bar. @param {any} now */
export function bar(now) {
  const { view } = app;
  if (view?.over && !app.line) {
    return html`
      <div class="foot">
        <button type="button" class="main wide" data-do="setup">${t("new.game")}</button>
      </div>`;
  }
  const steps = cardByCard();
  const total = now.bill ? amount(now.bill.total) : now.reasons.length || now.bad ? "–" : amount(0);
  const no = now.reasons.length && (!view || app.draft.asker);
  const said = no ? t("refused.short") : summary(now.bill, app.touched) || t("tap.cards");
  const clear = html`
    <button type="button" class="icon" data-do="clear"
      aria-label="${t("clear")}" title="${t("clear")}">⌫</button>`;
  return html`
    ${steps ? "" : tray(app.draft.dishes, (dish) => dishWorth(now.bill, dish))}
    <div class="foot">
      <button type="button" class="total${no ? " wrong" : ""}" data-do="bill">
        <span class="sr">${named(t("bill"), "")}</span><b id="total">${total}</b><small>${said}</small>
      </button>
      ${steps || isEmpty(app.draft) ? "" : clear}
      ${action()}
    </div>`;
}

/** What the page's one big button does: show the bill, settle, or save a round that is changed. */
function action() {
  const { view } = app;
  const bill = !view || (cardByCard() && view.asker === null);
  const act = app.line ? "settle" : "bill";
  const label = app.line ? "save.round" : bill ? "bill" : "settle";
  return html`<button type="button" class="main" data-do="${act}">${t(label)}</button>`;
}
