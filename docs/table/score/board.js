// The score board: whose turn it is, everybody's figures, what each has, and the last entry.
import { oddLink, oddNotice } from "../game.js";
import { html, name as bdi } from "../html.js";
import { named, sentence, t } from "../words.js";
import { figures, lineList, lineText, sums, value } from "./figures.js";
import { opened } from "./state.js";

/** @import {FigureWords} from "../types.js" */

/** The round, its stage, whose turn it is; what is irregular. */
export function stage() {
  const view = opened();
  const told = view.status.map((entry) => sentence("status", entry.what, entry));
  const round = t("round", { n: view.round }); // where the game does not say it itself
  const odd = oddNotice();
  return html`
    ${odd}
    <div class="stage">
      <p>
        ${told.some((text) => text.startsWith(round)) ? "" : html`<b>${round}</b>`}
        ${view.irregular && !odd ? html` ${oddLink(view.irregular)}` : ""}
      </p>
      ${told.length ? html`<ul>${told.map((text) => html`<li>${text}</li>`)}</ul>` : ""}
    </div>`;
}

/** Everybody's figures, and what the last entry changed in them. */
export function board() {
  const view = opened();
  const last = sums(view.last);
  const marks = (/** @type {string} */ name) =>
    view.turn === name ? html` <i class="m">●<span class="sr"> ${t("on.turn")}</span></i>` : "";
  const cell = (/** @type {FigureWords} */ figure, /** @type {string} */ name) => {
    const change = last[figure.id]?.[name];
    const by = html`<small class="${change < 0 ? "down" : "up"}">${value(figure, change, true)}</small>`;
    return html`<td><b>${value(figure, view.figures[figure.id][name])}</b>${change ? by : ""}</td>`;
  };
  const look = (/** @type {string} */ name) =>
    (view.turn === name && !view.over ? "turn" : "") + (view.winners.includes(name) ? "won" : "");
  return html`
    <table class="board">
      <caption class="sr">${t("score")}</caption>
      <thead>
        <tr><th>${t("player")}</th>${figures().map((figure) => html`<th>${figure.name}</th>`)}</tr>
      </thead>
      <tbody>${view.players.map((name) => html`
        <tr class="${look(name)}">
          <th scope="row"><span class="nm">${bdi(name)}${marks(name)}</span>${has(name)}</th>
          ${figures().map((figure) => cell(figure, name))}
        </tr>`)}
      </tbody>
    </table>`;
}

/** What somebody has. @param {string} name */
function has(name) {
  const entries = opened().people[name] ?? [];
  if (!entries.length) return "";
  const said = entries.map((entry) => sentence("status", entry.what, entry));
  return html`<span class="has">${said.map((text) => html`<span>${text}</span> `)}</span>`;
}

/** The last entry, line by line. */
export function lastEntry() {
  const { last } = opened();
  return html`
    <section class="last">
      <h2>${t("last")}</h2>
      ${last.length ? lineList(last) : html`<p class="fine">${t("nothing.yet")}</p>`}
      <p><button type="button" class="rowlink" data-do="log">${t("log")}</button></p>
    </section>`;
}

/** A short account of the last entry, for ears. */
export const lastText = () =>
  opened().last.map(lineText).slice(0, 3).join(" ") || named(t("round", { n: opened().round }), "");
