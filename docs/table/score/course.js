// The course of the game: a chart of each figure by round, and everybody's figures.
import { acting } from "../act.js";
import { chart } from "../chart.js";
import { answer } from "../engine.js";
import { html, name as bdi } from "../html.js";
import { openSheet } from "../sheet.js";
import { sentence, t, whole } from "../words.js";
import { figures, value } from "./figures.js";
import { opened } from "./state.js";

/** @import {FigureWords, Figures} from "../types.js" */

const sheet = {
  title: () => t("course"),
  body: () => {
    const view = opened();
    const marks = answer({ do: "marks" });
    // The round that is on is the last point.
    const heads = marks.map((mark) => (mark.what ? sentence("lines", mark.what, mark) : whole(mark.round)));
    if (!view.over) heads.push(t("now"));
    return html`${figures().map((figure) => {
      const points = marks.map((mark) => mark.figures[figure.id]);
      if (!view.over) points.push(view.figures[figure.id]);
      const label = t("chart", { x: figure.name });
      const drawn = heads.length > 2 ? chart(points, view.players, label, (n) => value(figure, n)) : "";
      return html`<h3>${figure.name}</h3>${drawn}${rounds(figure, heads, points)}`;
    })}`;
  },
};

/**
 * A table of the figure after each round.
 * @param {FigureWords} figure @param {string[]} heads @param {Figures[]} points
 */
const rounds = (figure, heads, points) => {
  const cells = (/** @type {string} */ name) =>
    points.map((point) => html`<td>${value(figure, point[name])}</td>`);
  return html`
    <div class="wide" tabindex="0">
      <table class="figures">
        <thead><tr><th>${t("after.round")}</th>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
        <tbody>${opened().players.map((name) => html`
          <tr><th scope="row">${bdi(name)}</th>${cells(name)}</tr>`)}
        </tbody>
      </table>
    </div>`;
};

acting({ "open-course": () => openSheet(sheet) });
