// The score board: whose turn it is, everybody's figures, what each has, and the last entry.
import { oddText } from "../game.js";
import { html, name as bdi } from "../html.js";
import { because, named, sentence, t } from "../words.js";
import { figures, lineList, lineText, sums, value } from "./figures.js";
import { opened } from "./state.js";

/** @import {FigureWords} from "../types.js" */

/** The round, its stage, whose turn it is; what is irregular. */
export function stage() {
  const view = opened();
  const told = view.status.map((entry) => sentence("status", entry.what, entry));
  const round = t("round", { n: view.round }); // where the game does not say it itself
  const odd = view.oddity?.line === view.lines ? view.oddity : null;
  return html`${odd ? html`<div class="notice odd"><b>${oddText(odd)}</b><ul>${odd.reasons.map(because)}</ul></div>` : ""}
<div class="stage"><p>${told.some((text) => text.startsWith(round)) ? "" : html`<b>${round}</b>`}${view.irregular && !odd ? html` <button type="button" class="oddlink" data-do="log">⚠ ${t("would.odd", { n: view.irregular })}</button>` : ""}</p>${told.length ? html`<ul>${told.map((text) => html`<li>${text}</li>`)}</ul>` : ""}</div>`;
}

/** Everybody's figures, and what the last entry changed in them. */
export function board() {
  const view = opened();
  const last = sums(view.last);
  const marks = (/** @type {string} */ name) => (view.turn === name ? html` <i class="m">●<span class="sr"> ${t("on.turn")}</span></i>` : "");
  const cell = (/** @type {FigureWords} */ figure, /** @type {string} */ name) => {
    const change = last[figure.id]?.[name];
    return html`<td><b>${value(figure, view.figures[figure.id][name])}</b>${change ? html`<small class="${change < 0 ? "down" : "up"}">${value(figure, change, true)}</small>` : ""}</td>`;
  };
  return html`<table class="board"><caption class="sr">${t("score")}</caption><thead><tr><th>${t("player")}</th>${figures().map(({ name }) => html`<th>${name}</th>`)}</tr></thead>
<tbody>${view.players.map((name) => html`<tr class="${view.turn === name && !view.over ? "turn" : ""}${view.winners.includes(name) ? "won" : ""}"><th scope="row"><span class="nm">${bdi(name)}${marks(name)}</span>${has(name)}</th>${figures().map((figure) => cell(figure, name))}</tr>`)}</tbody></table>`;
}

/** What somebody has. @param {string} name */
function has(name) {
  const entries = opened().people[name] ?? [];
  return entries.length ? html`<span class="has">${entries.map((entry) => html`<span>${sentence("status", entry.what, entry)}</span> `)}</span>` : "";
}

/** The last entry, line by line. */
export function lastEntry() {
  const { last } = opened();
  return html`<section class="last"><h2>${t("last")}</h2>${last.length ? lineList(last) : html`<p class="fine">${t("nothing.yet")}</p>`}<p><button type="button" class="rowlink" data-do="log">${t("log")}</button></p></section>`;
}

/** A short account of the last entry, for ears. */
export const lastText = () => opened().last.map(lineText).slice(0, 3).join(" ") || named(t("round", { n: opened().round }), "");
