// Savings and hand limits at a glance, and the sheet behind them: the course of the game.
import { answer } from "../engine.js";
import { html, name as bdi, raw } from "../html.js";
import { amount, named, t } from "../words.js";
import { chart } from "../chart.js";
import { app, opened } from "./model.js";

const HAND = raw(
  '<svg viewBox="0 0 12 12" aria-hidden="true"><path d="M4 3.5h6.5v8H4zM4 9H1.5V.7H8v2.8"/></svg>',
);

/** The row of players. @param {import("./types.js").TableView} view */
export function score(view) {
  const marks = (/** @type {string} */ name) => [
    !view.over && view.starter === name && mark("●", t("starter")),
    view.in_toilet.includes(name) && html`<i class="m">WC<span class="sr"> ${t("in.toilet")}</span></i>`,
    view.birthdays.includes(name) && mark("✻", t("has.birthday")),
  ];
  const look = (/** @type {string} */ name) =>
    (app.stepwise && view.turn === name ? " turn" : "") + (view.winners.includes(name) ? " won" : "");
  return html`
    <button type="button" class="score n${view.players.length}" data-do="score">
      <span class="sr">${named(t("score"), "")}</span>
      ${view.players.map((name) => html`
        <span class="player${look(name)}">
          <span class="nm">${bdi(name)}</span><b>${amount(view.savings[name])}</b>
          <span class="hand">
            ${HAND}<span class="sr">${t("hand.limit")} </span>${view.hand_limits[name]}${marks(name)}
          </span>
        </span>`)}
    </button>`;
}

/** @param {string} sign @param {string} label */
const mark = (sign, label) =>
  html`<i class="m" title="${label}">${sign}<span class="sr"> ${label}</span></i>`;

/** The sheet: a chart, everybody's figures, correcting them. */
export const scoreSheet = {
  title: () => t("score"),
  body: () => {
    const view = opened();
    const points = answer({ do: "marks" }).map((/** @type {any} */ mark) => mark.figures.savings);
    const last = points[points.length - 1];
    const corrected = view.players.some((name) => last[name] !== view.savings[name]);
    if (corrected) points.push(view.savings);
    return html`
      ${points.length > 1 ? chart(points, view.players, t("chart"), amount) : ""}
      <table class="figures">
        <thead><tr><th>${t("player")}</th><th>${t("savings")}</th><th>${t("hand.limit")}</th></tr></thead>
        <tbody>${view.players.map((name) => html`
          <tr>
            <th scope="row">${bdi(name)}</th>
            <td>${amount(view.savings[name])}</td><td>${view.hand_limits[name]}</td>
          </tr>`)}
        </tbody>
      </table>
      ${view.over
        ? ""
        : html`<button type="button" class="quiet" data-do="correct">${t("correct")}</button>`}`;
  },
};
