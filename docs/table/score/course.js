// The course of the game: a chart of each figure by round, and everybody's figures.
import { acting } from "../act.js";
import { app } from "../app.js";
import { chart } from "../chart.js";
import { ask } from "../engine.js";
import { html, name as bdi } from "../html.js";
import { openSheet } from "../sheet.js";
import { sentence, t, whole } from "../words.js";
import { figures, value } from "./figures.js";

const sheet = {
  title: () => t("course"),
  body: () => {
    const { view } = app;
    const marks = ask({ do: "marks" }).ok;
    // The round that is on is the last point.
    const heads = [...marks.map((/** @type {any} */ mark) => (mark.what ? sentence("lines", mark.what, mark) : whole(mark.round))), ...(view.over ? [] : [t("now")])];
    const points = (/** @type {string} */ id) => [...marks.map((/** @type {any} */ mark) => mark.figures[id]), ...(view.over ? [] : [view.figures[id]])];
    return html`${figures().map((figure) => html`<h3>${figure.name}</h3>${heads.length > 2 ? chart(points(figure.id), view.players, t("chart", { x: figure.name }), (n) => value(figure, n)) : ""}${rounds(figure, heads, points(figure.id))}`)}`;
  },
};

/** A table of the figure after each round. @param {any} figure @param {string[]} heads @param {any[]} points */
const rounds = (figure, heads, points) => html`<div class="wide" tabindex="0"><table class="figures"><thead><tr><th>${t("after.round")}</th>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead><tbody>${app.view.players.map((/** @type {string} */ name) => html`<tr><th scope="row">${bdi(name)}</th>${points.map((point) => html`<td>${value(figure, point[name])}</td>`)}</tr>`)}</tbody></table></div>`;

acting({ "open-course": () => openSheet(sheet) });
