// A game's figures in words: what everybody has, what a line or an entry changes, by which rules.
import { html } from "../html.js";
import { amount, listed, named, ruleLinks, sentence, spoken, whole } from "../words.js";

/** @import {Figures, FigureWords} from "../types.js" */
/** @import {ScoreLine} from "./types.js" */

/** What is counted for every player, in the order shown. */
export const figures = () => spoken().figures;

/** A figure's value. @param {{money: boolean}} figure @param {number} n @param {boolean} [signed] */
export const value = (figure, n, signed = false) => (figure.money ? amount(n, signed) : whole(n, signed));

/**
 * A change that says of what: money by its sign, the rest by name unless there is only one.
 * @param {FigureWords} figure @param {number} n
 */
function change(figure, n) {
  const text = value(figure, n, true);
  return figure.money || figures().length === 1 ? text : `${figure.name} ${text}`;
}

/** Changes by figure, in one text. @param {Record<string, unknown>} by */
export const gains = (by) =>
  figures().filter(({ id }) => typeof by[id] === "number" && by[id])
    .map((figure) => change(figure, Number(by[figure.id]))).join(" · ");

/**
 * What changes for whom, as [player, text], in seating order.
 * @param {Record<string, Figures>} changes @param {string[]} players
 */
export function gainsOf(changes, players) {
  const by = (/** @type {string} */ name) =>
    Object.fromEntries(figures().map(({ id }) => [id, changes[id]?.[name]]));
  return players.map((name) => [name, gains(by(name))]).filter(([, text]) => text);
}

/**
 * The same as one line for ears and small places.
 * @param {Record<string, Figures>} changes @param {string[]} players
 */
export const gainsText = (changes, players) =>
  listed(gainsOf(changes, players).map(([name, text]) => named(name, text)));

/** What lines add to each figure of each player. @param {ScoreLine[]} lines */
export function sums(lines) {
  const found = /** @type {Record<string, Figures>} */ ({});
  for (const line of lines) {
    for (const { id } of figures()) {
      const change = line[id];
      if (!line.player || typeof change !== "number") continue;
      found[id] ??= {};
      found[id][line.player] = (found[id][line.player] ?? 0) + change;
    }
  }
  return found;
}

/** What a line says; of whom, if the sentence does not. @param {ScoreLine} line */
export function lineText(line) {
  const text = sentence("lines", line.what, line);
  return line.player && !text.includes(line.player) ? named(line.player, text) : text;
}

/** Lines with what they change and their rules. @param {ScoreLine[]} lines */
export const lineList = (lines) => html`
  <ol class="lines">${lines.map((line) => html`
    <li>
      <span>${lineText(line)}</span><span class="amt">${gains(line)}</span>
      <span class="refs">${ruleLinks(line.rules)}</span>
    </li>`)}
  </ol>`;
