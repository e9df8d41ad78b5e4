// A small chart of everybody's savings after each round, drawn by us; its figures stand beside it.
import { html, raw } from "./html.js";
import { amount, t } from "./words.js";

const W = 320;
const H = 150;
const DASHES = ["", "6 3", "2 3", "8 3 2 3", "", "6 3", "2 3", "8 3 2 3"];

/**
 * @param {{round: number, savings: Record<string, number>}[]} marks
 * @param {string[]} players
 */
export function chart(marks, players) {
  const all = marks.flatMap((mark) => players.map((name) => mark.savings[name]));
  const high = Math.max(...all, 1);
  const low = Math.min(...all, 0);
  const x = (/** @type {number} */ i) => 6 + (i * (W - 12)) / (marks.length - 1);
  const y = (/** @type {number} */ n) => 8 + ((high - n) * (H - 16)) / (high - low);
  const lines = players.map((name, seat) => {
    const points = marks.map((mark, i) => `${x(i).toFixed(1)},${y(mark.savings[name]).toFixed(1)}`).join(" ");
    const last = marks[marks.length - 1].savings[name];
    return `<polyline class="s${seat}" points="${points}" fill="none" stroke-width="2.5" stroke-dasharray="${DASHES[seat]}"/><circle class="s${seat} end" cx="${x(marks.length - 1)}" cy="${y(last).toFixed(1)}" r="3"/>`;
  });
  const grid = [high, Math.round((high + low) / 20) * 10, 0].filter((n, i, list) => list.indexOf(n) === i)
    .map((n) => `<path class="grid" d="M0 ${y(n).toFixed(1)}H${W}"/>`);
  return html`<figure class="chart"><svg viewBox="0 0 ${W} ${H}" aria-hidden="true">${raw(grid.join("") + lines.join(""))}</svg>
<figcaption><span class="sr">${t("chart")}</span><ul>${players.map((name, seat) => html`<li><svg viewBox="0 0 24 8" aria-hidden="true"><path class="s${seat}" d="M0 4H24" stroke-width="3" stroke-dasharray="${DASHES[seat]}"/></svg>${name} <b>${amount(marks[marks.length - 1].savings[name])}</b></li>`)}</ul></figcaption></figure>`;
}
