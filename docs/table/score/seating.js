// The first screen: who plays, who starts, how the game stands if it has begun already.
import { act, acting } from "../act.js";
import { answer, ready } from "../engine.js";
import { newGame } from "../game.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import {
  fillSeats, firstEvent, keepNames, rulingsRow, seatList, seats, seatsOnPage, tidyNames,
} from "../seats.js";
import { t } from "../words.js";
import { control } from "./fields.js";
import { fillIn } from "./filling.js";
import { empty, told } from "./values.js";
import { app } from "./state.js";

const GAME = "game";
let seated = false;

/**
 * What a first event may say beside who plays and who starts; all of it may be left out.
 * @returns {import("./types.js").Field[]}
 */
function fields() {
  const asked = ready() ? answer({ do: "start" }) : [];
  return asked.filter(({ name }) => name !== "starter").map((field) => ({ ...field, optional: true }));
}

/** Seats by number: names may still change. */
const keys = () => seats.names.map((_, seat) => String(seat));

/** The screen before a game. */
export function seating() {
  if (!seated) fillSeats();
  seated = true;
  const start = app.half[GAME];
  fillIn({ filled: () => app.half[GAME], fields, players: keys, paint: again });
  const who = { players: keys(), names: tidyNames(), figures: {} };
  const midway = html`
    <label class="check">
      <input type="checkbox" data-change="midway" ${start ? html`checked` : ""}> ${t("midway")}
    </label>`;
  return html`
    <section class="seating">
      <h2 class="big">${t("hello")}</h2>
      ${seatList()}
      ${fields().length ? midway : ""}
      ${start
        ? html`<div class="midway-form">${fields().map((field) => control(start, field, who))}</div>`
        : ""}
      ${rulingsRow()}
      <button type="button" class="rowlink" data-do="games">${t("games")}</button>
    </section>`;
}

/** Somebody leaves: what was told of the seats behind moves up. @param {number} gone */
seats.gone = (gone) => {
  const left = (/** @type {string[]} */ list) => list.filter((seat) => Number(seat) !== gone);
  const moved = (/** @type {string} */ seat) => String(Number(seat) - (Number(seat) > gone ? 1 : 0));
  const values = app.half[GAME]?.values ?? {};
  for (const { name, kind } of fields()) {
    const value = values[name];
    if (value === undefined) continue;
    if (kind === "players") values[name] = left(value).map(moved);
    if (kind === "amounts") {
      const kept = left(Object.keys(value));
      values[name] = Object.fromEntries(kept.map((seat) => [moved(seat), value[seat]]));
    }
    if (kind === "player") {
      if (Number(value) === gone) delete values[name];
      else values[name] = moved(value);
    }
  }
};

/** What was told of seats, by name. @param {import("../types.js").GameEvent} event @param {string[]} names */
function byName(event, names) {
  for (const { name, kind } of fields()) {
    const value = event[name];
    if (value === undefined) continue;
    if (kind === "player") event[name] = names[Number(value)];
    if (kind === "players") {
      event[name] = value.map((/** @type {string} */ seat) => names[Number(seat)]);
    }
    if (kind === "amounts") {
      const told = Object.entries(value);
      event[name] = Object.fromEntries(told.map(([seat, n]) => [names[Number(seat)], n]));
    }
  }
}

/** @type {() => void} */
let again = () => {};
/** Called when the screen has to be painted. @param {() => void} then */
export function afterSeating(then) {
  again = then;
  seatsOnPage(then);
}

acting({
  midway: (_, element) => {
    if (/** @type {HTMLInputElement} */ (element).checked) app.half[GAME] = empty(GAME);
    else delete app.half[GAME];
    again();
  },
  begin: async () => {
    const first = firstEvent();
    const half = app.half[GAME];
    if (half) {
      const { event, wrong } = told(half, fields());
      if (wrong.length) return toast(t("not.a.figure", { x: wrong[0] }));
      byName(event, first.players);
      Object.assign(first, event);
    }
    delete app.half[GAME];
    keepNames();
    if (await newGame(first)) {
      seated = false;
      scrollTo({ top: 0 });
    } else if (half) app.half[GAME] = half;
    return act("repaint");
  },
});
