// Beginning a game: names, who starts, joined midway, by which rulings.
import { act, acting } from "../act.js";
import { newGame } from "../game.js";
import { html } from "../html.js";
import { putHalf } from "../memory.js";
import { toast } from "../say.js";
import { firstEvent, fillSeats, keepNames, rulingsRow, seatList, seats } from "../seats.js";
import { closeSheet, openSheet, repaintSheet } from "../sheet.js";
import { amount, figureOf, spoken, t } from "../words.js";
import { app } from "./model.js";

const form = { midway: false, savings: /** @type {string[]} */ ([]), hands: /** @type {string[]} */ ([]) };
seats.gone = (seat) => { for (const list of [form.savings, form.hands]) list.splice(seat, 1); };

const start = () => spoken().numbers.savings.find((row) => row.players === seats.names.length)?.savings ?? 0;

const sheet = {
  title: () => t("start.game"),
  body: () => {
    return html`
      ${seatList((seat) => form.midway && midway(seat))}
      <p class="line">${t("everybody.has", { n: amount(start()) })}</p>
      <label class="check">
        <input type="checkbox" data-change="midway" ${form.midway ? html`checked` : ""}> ${t("midway")}
      </label>
      ${rulingsRow()}`;
  },
  foot: () => html`<button type="button" class="main" data-do="begin">${t("begin")}</button>`,
};

/** What somebody has who joined midway. @param {number} seat */
function midway(seat) {
  const { hand_start: hand, hand_max: most } = spoken().numbers;
  const limits = Array.from({ length: most - hand + 1 }, (_, k) => hand + k);
  const option = (/** @type {number} */ n) =>
    html`<option value="${n}" ${String(n) === form.hands[seat] ? html`selected` : ""}>${n}</option>`;
  return html`
    <div class="midway">
      <label>
        ${t("savings")}
        <input inputmode="numeric" value="${form.savings[seat] ?? ""}" placeholder="${start()}"
          data-input="midway-savings" data-seat="${seat}">
      </label>
      <label>
        ${t("hand.limit")}
        <select data-change="midway-hand" data-seat="${seat}">${limits.map(option)}</select>
      </label>
    </div>`;
}

acting({
  setup: () => {
    fillSeats(app.people);
    Object.assign(form, { midway: false, savings: [], hands: [] });
    openSheet(sheet);
  },
  midway: (_, element) => { form.midway = /** @type {HTMLInputElement} */ (element).checked; repaintSheet(); },
  "midway-savings": (value, element) => { form.savings[Number(element.dataset.seat)] = value; },
  "midway-hand": (value, element) => { form.hands[Number(element.dataset.seat)] = value; },
  begin: async () => {
    const event = firstEvent();
    if (form.midway) {
      const told = event.players.map((name, i) => ({ name, savings: form.savings[i]?.trim(), hand: form.hands[i] }));
      const having = told.filter(({ savings }) => savings);
      const bad = having.find(({ savings }) => !(figureOf(savings) >= 0));
      if (bad) return toast(t("not.a.figure", { x: bad.savings }));
      event.savings = Object.fromEntries(having.map(({ name, savings }) => [name, figureOf(savings)]));
      const hands = told.filter(({ hand }) => hand).map(({ name, hand }) => [name, Number(hand)]);
      event.hand_limits = Object.fromEntries(hands);
    }
    keepNames();
    const { draft, id } = app;
    if (await newGame(event)) {
      if (!id) { // what was tapped before the game began is its first round
        app.draft = { ...draft, asker: "", protected: [], split: null };
        putHalf("", null);
      }
      closeSheet();
      act("repaint");
    }
  },
});
