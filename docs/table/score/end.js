// The end: who has won, by which rules.
import { app } from "../app.js";
import { html } from "../html.js";
import { ruleLinks, t, together } from "../words.js";

/** What stands above the board once the game is over. */
export function ending() {
  const { winners, rules } = app.view;
  const said = winners.length > 1 ? t("shared", { x: together(winners) }) : winners.length ? t("wins", { x: winners[0] }) : "";
  return html`<section class="the-end"><p class="crown">${t("over")}</p><h2>${said}</h2><p class="cites">${ruleLinks(rules, true)}</p>
<div class="acts"><button type="button" class="quiet" data-do="course">${t("course")}</button><button type="button" class="quiet" data-do="share">${t("share")}</button></div></section>`;
}
