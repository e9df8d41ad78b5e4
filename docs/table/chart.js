// A small chart of one figure of everybody after each round, drawn by us; its figures stand beside.
import { html, raw } from "./html.js";

const W = 320;
const H = 150;
const DASHES = ["", "6 3", "2 3", "8 3 2 3", "", "6 3", "2 3", "8 3 2 3"];

/**
 * @param {Record<string, number>[]} marks the figure of everybody, at the start and after each round
 * @param {string[]} players
 * @param {string} label what the drawing shows
 * @param {(n: number) => string} say how the figure is written
 */
export function chart(marks, players, label, say) {
  const all = marks.flatMap((mark) => players.map((name) => mark[name]));
  const high = Math.max(...all, 1);
  const low = Math.min(...all, 0);
  const x = (/** @type {number} */ i) => 6 + (i * (W - 12)) / (marks.length - 1);
  const y = (/** @type {number} */ n) => 8 + ((high - n) * (H - 16)) / (high - low);
  const lines = players.map((name, seat) => {
    const points = marks.map((mark, i) => `${x(i).toFixed(1)},${y(mark[name]).toFixed(1)}`).join(" ");
    const last = marks[marks.length - 1][name];
    const dashes = `stroke-width="2.5" stroke-dasharray="${DASHES[seat]}"`;
    const end = `cx="${x(marks.length - 1)}" cy="${y(last).toFixed(1)}" r="3"`;
    return `<polyline class="s${seat}" points="${points}" fill="none" ${dashes}/>` +
      `<circle class="s${seat} end" ${end}/>`;
  });
  const middle = high - low < 20 ? Math.round((high + low) / 2) : Math.round((high + low) / 20) * 10;
  const grid = [high, middle, 0].filter((n, i, list) => list.indexOf(n) === i)
    .map((n) => `<path class="grid" d="M0 ${y(n).toFixed(1)}H${W}"/>`);
  return html`
    <figure class="chart">
      <svg viewBox="0 0 ${W} ${H}" aria-hidden="true">${raw(grid.join("") + lines.join(""))}</svg>
      <figcaption>
        <span class="sr">${label}</span>
        <ul>${players.map((name, seat) => html`
          <li>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path class="s${seat}" d="M0 4H24" stroke-width="3" stroke-dasharray="${DASHES[seat]}"/>
            </svg>
            ${name} <b>${say(marks[marks.length - 1][name])}</b>
          </li>`)}
        </ul>
      </figcaption>
    </figure>`;
}
