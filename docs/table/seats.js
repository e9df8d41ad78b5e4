// Who sits down: names in seating order, who starts, the rulings; remembered for the next game.
import { acting } from "./act.js";
import { app, reading } from "./app.js";
import { html } from "./html.js";
import { repaintSheet } from "./sheet.js";
import { spoken, t } from "./words.js";

const KEY = "table-referee/names";

/** What is being filled in. */
export const seats = { names: /** @type {string[]} */ ([]), starter: 0, gone: (/** @type {number} */ _seat) => {} };

/** The names of last time, at least so many. @param {number} [most] more than were there then */
export function fillSeats(most = 0) {
  const { players_min: low, players_max: high } = spoken().numbers;
  let names = [];
  try {
    names = JSON.parse(localStorage.getItem(KEY) ?? "[]").slice(0, high);
  } catch { /* first time */ }
  if (most > names.length) names.length = most;
  seats.names = Array.from({ length: Math.max(low, names.length) }, (_, i) => names[i] ?? "");
  seats.starter = 0;
}

/** The list of names. @param {(seat: number) => unknown} [more] what else is told of each */
export function seatList(more) {
  const { players_min: low, players_max: high } = spoken().numbers;
  const { length } = seats.names;
  return html`
    <p class="fine">${t("setup.hint")}</p>
    <ol class="names">${seats.names.map((name, seat) => html`
      <li>${nameRow(name, seat)}${length > low ? unseat(name, seat) : ""}${more?.(seat)}</li>`)}
    </ol>
    ${length < high
      ? html`<button type="button" class="quiet" data-do="seat">+ ${t("one.more")}</button>`
      : ""}`;
}

/** @param {string} name @param {number} seat */
const nameRow = (name, seat) => html`
  <label class="sr" for="name-${seat}">${t("name", { n: seat + 1 })}</label>
  <input id="name-${seat}" value="${name}" placeholder="${t("seat", { n: seat + 1 })}" maxlength="24"
    autocomplete="off" autocapitalize="words" enterkeyhint="next" data-input="name" data-seat="${seat}">
  <button type="button" class="starts" data-do="starts" data-arg="${seat}"
    aria-pressed="${seats.starter === seat ? "true" : "false"}">${t("starts")}</button>`;

/** @param {string} name @param {number} seat */
const unseat = (name, seat) => html`
  <button type="button" class="icon" data-do="unseat" data-arg="${seat}"
    aria-label="${t("unseat", { x: name || t("seat", { n: seat + 1 }) })}">✕</button>`;

/** By which rulings the game will be played; a tap opens them. */
export function rulingsRow() {
  const own = Object.keys(app.rulings).length;
  const { name } = reading();
  return html`
    <button type="button" class="rowlink" data-do="rulings">
      ${t("by.rulings")} <b>${own ? `${name} + ${own}` : name}</b>
    </button>`;
}

// Signs that nobody sees, or that turn the direction of what follows; the referee refuses them.
const UNSEEN = new RegExp(
  "[\\p{Cc}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f" +
    "\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]",
  "gu",
);
const JOINERS = /[\u200c\u200d\ufe0e\ufe0f]/g; // alone they show nothing

/**
 * Names as they can be told apart: empty ones get their seat, a second Ana becomes "Ana 2"; two
 * that only look alike are two Anas.
 */
export function tidyNames() {
  const names = /** @type {string[]} */ ([]);
  seats.names.forEach((given, i) => {
    const look = (/** @type {string} */ text) =>
      text.normalize("NFC").replace(JOINERS, "").replace(/\s+/g, " ").trim();
    const seen = given.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trim();
    const plain = look(seen) ? seen : t("seat", { n: i + 1 });
    let name = plain;
    for (let n = 2; names.some((other) => look(other) === look(name)); n++) name = `${plain} ${n}`;
    names.push(name);
  });
  return names;
}

/** @import {FirstEvent} from "./types.js" */

/** The first event of a game with these people. */
export function firstEvent() {
  const names = tidyNames();
  /** @type {FirstEvent} */
  const event = { event: "game", game: spoken().game, players: names, starter: names[seats.starter] };
  if (app.reading) event.reading = app.reading;
  if (Object.keys(app.rulings).length) event.rulings = app.rulings;
  return event;
}

/** Keep the names for the next game. */
export function keepNames() {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.names));
  } catch { /* next time they are typed again */ }
}

acting({
  name: (value, element) => { seats.names[Number(element.dataset.seat)] = value; },
  starts: (i) => { seats.starter = Number(i); again(); },
  seat: () => {
    seats.names.push("");
    again();
    document.getElementById(`name-${seats.names.length - 1}`)?.focus();
  },
  unseat: (i) => {
    seats.names.splice(Number(i), 1);
    seats.gone(Number(i));
    seats.starter = Math.min(seats.starter, seats.names.length - 1);
    again();
  },
});

/** Paint what the list stands in. */
let again = repaintSheet;
/** The list stands on the page itself. @param {() => void} paint */
export function seatsOnPage(paint) { again = paint; }
