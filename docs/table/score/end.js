// The end: who has won, by which rules.
import { html } from "../html.js";
import { ruleLinks, sentence, t, together } from "../words.js";
import { opened } from "./state.js";

const FEW = 3; // rules that are told by their titles

/** What stands above the board once the game is over. */
export function ending() {
  const { winners, rules } = opened();
  const said = opened().open ? "" : winners.length > 1 ? t("shared", { x: together(winners) }) : winners.length ? t("wins", { x: winners[0] }) : "";
  const { status } = opened();
  return html`<section class="the-end"><p class="crown">${t("over")}</p>${said ? html`<h2>${said}</h2>` : ""}${status.map((entry) => html`<p>${sentence("status", entry.what, entry)}</p>`)}<p class="cites">${ruleLinks(rules, rules.length <= FEW)}</p>
<div class="acts"><button type="button" class="quiet" data-do="course">${t("course")}</button><button type="button" class="quiet" data-do="share">${t("share")}</button></div></section>`;
}
