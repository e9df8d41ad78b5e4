// The end: who has won, by which rules.
import { app } from "../app.js";
import { html } from "../html.js";
import { ruleLinks, sentence, t, together } from "../words.js";

const FEW = 3; // rules that are told by their titles

/** What stands above the board once the game is over. */
export function ending() {
  const { winners, rules } = app.view;
  const said = app.view.open ? "" : winners.length > 1 ? t("shared", { x: together(winners) }) : winners.length ? t("wins", { x: winners[0] }) : "";
  const { status } = app.view;
  return html`<section class="the-end"><p class="crown">${t("over")}</p>${said ? html`<h2>${said}</h2>` : ""}${status.map((/** @type {any} */ entry) => html`<p>${sentence("status", entry.what, entry)}</p>`)}<p class="cites">${ruleLinks(rules, rules.length <= FEW)}</p>
<div class="acts"><button type="button" class="quiet" data-do="course">${t("course")}</button><button type="button" class="quiet" data-do="share">${t("share")}</button></div></section>`;
}
