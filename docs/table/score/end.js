// The end: who has won, by which rules.
import { html } from "../html.js";
import { ruleLinks, sentence, t, together } from "../words.js";
import { opened } from "./state.js";

const FEW = 3; // rules that are told by their titles

/** What stands above the board once the game is over. */
export function ending() {
  const { winners, rules, status } = opened();
  const said = won();
  return html`
    <section class="the-end">
      <p class="crown">${t("over")}</p>
      ${said ? html`<h2>${said}</h2>` : ""}
      ${status.map((entry) => html`<p>${sentence("status", entry.what, entry)}</p>`)}
      <p class="cites">${ruleLinks(rules, rules.length <= FEW)}</p>
      <div class="acts">
        <button type="button" class="quiet" data-do="course">${t("course")}</button>
        <button type="button" class="quiet" data-do="share">${t("share")}</button>
      </div>
    </section>`;
}

/** Who has won; nothing while that is open. */
function won() {
  const { winners, open } = opened();
  if (open || !winners.length) return "";
  return winners.length > 1 ? t("shared", { x: together(winners) }) : t("wins", { x: winners[0] });
}
