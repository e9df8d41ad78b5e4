// Beginning a game: names, who starts, joined midway, by which rulings.
import { act, acting } from "../act.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, openSheet, repaintSheet } from "../sheet.js";
import { amount, euros, spoken, t } from "../words.js";
import { newGame } from "./game.js";
import { app } from "./model.js";

const KEY = "table-referee/names";
const form = { names: /** @type {string[]} */ ([]), starter: 0, midway: false, savings: /** @type {string[]} */ ([]), hands: /** @type {string[]} */ ([]) };

/** Open the sheet with the names of last time. */
function open() {
  const { players_min: low } = spoken().numbers;
  let names = [];
  try {
    names = JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch { /* first time */ }
  if (app.people > names.length) names.length = app.people;
  Object.assign(form, { names: Array.from({ length: Math.max(low, names.length) }, (_, i) => names[i] ?? ""), starter: 0, midway: false, savings: [], hands: [] });
  openSheet(sheet);
}

const start = () => spoken().numbers.savings.find((/** @type {any} */ row) => row.players === form.names.length).savings;

const sheet = {
  title: () => t("start.game"),
  body: () => {
    const { players_min: low, players_max: high, hand_start: hand, hand_max: most } = spoken().numbers;
    return html`<p class="fine">${t("setup.hint")}</p>
<ol class="names">${form.names.map((name, i) => html`<li><label class="sr" for="name-${i}">${t("name", { n: i + 1 })}</label><input id="name-${i}" value="${name}" placeholder="${t("seat", { n: i + 1 })}" maxlength="24" autocomplete="off" autocapitalize="words" enterkeyhint="next" data-input="name" data-seat="${i}"><button type="button" class="starts" data-do="starts" data-arg="${i}" aria-pressed="${form.starter === i ? "true" : "false"}">${t("starts")}</button>${form.names.length > low ? html`<button type="button" class="icon" data-do="unseat" data-arg="${i}" aria-label="${t("unseat", { x: name || t("seat", { n: i + 1 }) })}">✕</button>` : ""}
${form.midway ? html`<div class="midway"><label>${t("savings")} <input inputmode="numeric" value="${form.savings[i] ?? ""}" placeholder="${start()}" data-input="midway-savings" data-seat="${i}"></label><label>${t("hand.limit")} <select data-change="midway-hand" data-seat="${i}">${Array.from({ length: most - hand + 1 }, (_, k) => hand + k).map((n) => html`<option value="${n}" ${String(n) === form.hands[i] ? html`selected` : ""}>${n}</option>`)}</select></label></div>` : ""}</li>`)}</ol>
${form.names.length < high ? html`<button type="button" class="quiet" data-do="seat">+ ${t("one.more")}</button>` : ""}
<p class="line">${t("everybody.has", { n: amount(start()) })}</p>
<label class="check"><input type="checkbox" data-change="midway" ${form.midway ? html`checked` : ""}> ${t("midway")}</label>
<button type="button" class="rowlink" data-do="rulings">${t("by.rulings")} <b>${rulingsText()}</b></button>`;
  },
  foot: () => html`<button type="button" class="main" data-do="begin">${t("begin")}</button>`,
};

/** By which rulings the game will be played. */
export function rulingsText() {
  const reading = spoken().readings.find((/** @type {any} */ found) => found.id === app.reading) ?? spoken().readings[0];
  const own = Object.keys(app.rulings).length;
  return own ? `${reading.name} + ${own}` : reading.name;
}

/** Names as they can be told apart: empty ones get their seat, a second Ana becomes "Ana 2". */
function tidy() {
  const names = /** @type {string[]} */ ([]);
  form.names.forEach((given, i) => {
    const plain = given.trim().replace(/\s+/g, " ") || t("seat", { n: i + 1 });
    let name = plain;
    for (let n = 2; names.includes(name); n++) name = `${plain} ${n}`;
    names.push(name);
  });
  return names;
}

acting({
  setup: () => open(),
  name: (value, element) => { form.names[Number(element.dataset.seat)] = value; },
  starts: (i) => { form.starter = Number(i); repaintSheet(); },
  seat: () => {
    form.names.push("");
    repaintSheet();
    document.getElementById(`name-${form.names.length - 1}`)?.focus();
  },
  unseat: (i) => {
    for (const list of [form.names, form.savings, form.hands]) list.splice(Number(i), 1);
    form.starter = Math.min(form.starter, form.names.length - 1);
    repaintSheet();
  },
  midway: (_, element) => { form.midway = /** @type {HTMLInputElement} */ (element).checked; repaintSheet(); },
  "midway-savings": (value, element) => { form.savings[Number(element.dataset.seat)] = value; },
  "midway-hand": (value, element) => { form.hands[Number(element.dataset.seat)] = value; },
  begin: async () => {
    const names = tidy();
    const event = /** @type {any} */ ({ event: "game", game: spoken().game, players: names, starter: names[form.starter] });
    if (app.reading) event.reading = app.reading;
    if (Object.keys(app.rulings).length) event.rulings = app.rulings;
    if (form.midway) {
      const told = names.map((name, i) => [name, form.savings[i], form.hands[i]]);
      const bad = told.find(([, savings]) => savings?.trim() && !(euros(savings) >= 0));
      if (bad) return toast(t("not.a.figure", { x: bad[1] }));
      event.savings = Object.fromEntries(told.filter(([, savings]) => savings?.trim()).map(([name, savings]) => [name, euros(savings)]));
      event.hand_limits = Object.fromEntries(told.filter(([, , hand]) => hand).map(([name, , hand]) => [name, Number(hand)]));
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(form.names));
    } catch { /* next time they are typed again */ }
    const { draft, id } = app;
    if (await newGame(event)) {
      if (!id) { // what was tapped before the game began is its first round
        app.draft = { ...draft, asker: "", protected: [], split: null };
        delete app.desks[""];
      }
      closeSheet();
      act("repaint");
    }
  },
});
