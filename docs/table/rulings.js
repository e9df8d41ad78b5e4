// The rulings: what another answer to a disputed question would change here, in figures.
import { acting, act } from "./act.js";
import { app, face, inForce, reading } from "./app.js";
import { answer } from "./engine.js";
import { newGame } from "./game.js";
import { html } from "./html.js";
import { toast } from "./say.js";
import { closeSheet, openSheet, repaintSheet, isOpen } from "./sheet.js";
import { spoken, t } from "./words.js";

/** What each "ruling=choice" changes, as far as it has been worked out. @type {Map<string, string>} */
const found = new Map();
let run = 0;

/** @import {RulingWords} from "./types.js" */

const sheet = {
  title: () => t("rulings"),
  body: () => {
    const chosen = inForce();
    const rulings = spoken().rulings.filter((ruling) => !ruling.setup);
    const differs = (/** @type {RulingWords} */ { id, choices }) =>
      choices.some(([choice]) => found.get(`${id}=${choice}`));
    const sorted = [...rulings.filter(differs), ...rulings.filter((ruling) => !differs(ruling))];
    return html`
      <p class="fine">${app.view ? t("rulings.game") : t("rulings.before")}</p>
      ${app.view ? "" : readings()}
      <ul class="rulings">${sorted.map(({ id, question, status, choices }) => html`
        <li id="r-${id}">
          <h3>${question} <a href="../disputes/${id}/">${status}</a></h3>
          ${choices.map(([choice, label]) => option(id, choice, label, chosen[id] === choice))}
        </li>`)}
      </ul>`;
  },
};

/** What is chosen for what is not begun yet. */
function readings() {
  const mine = reading().id;
  const choice = (/** @type {{id: string, name: string}} */ { id, name }) =>
    html`<option value="${id}" ${id === mine ? html`selected` : ""}>${name}</option>`;
  return html`
    <label class="reading">
      ${t("reading")}<select data-change="reading">${spoken().readings.map(choice)}</select>
    </label>`;
}

/** @param {string} id @param {string} choice @param {string} label @param {boolean} on */
function option(id, choice, label, on) {
  const key = `${id}=${choice}`;
  const effect = on || (!app.view && !face.loose) ? "" : found.has(key) ? parts(found.get(key)) : "…";
  const change = html`<b class="${found.get(key) ? "differs" : "same"}">${effect}</b>`;
  return html`
    <button type="button" class="choice" data-do="choose" data-arg="${key}"
      aria-pressed="${on ? "true" : "false"}">
      <span>${label}</span>${on ? "" : change}
    </button>`;
}

/** A difference, its parts unbreakable. @param {string | undefined} text */
const parts = (text) =>
  text ? text.split(" · ").map((part) => html`<span class="nb">${part}</span> `) : t("no.difference");

/** Work out one difference after the other, so that the page stays quick. */
function workOut() {
  found.clear();
  const mine = ++run;
  const chosen = inForce();
  const waiting = spoken().rulings.filter((ruling) => !ruling.setup)
    .flatMap(({ id, choices }) => choices.map(([choice]) => ({ id, choice })))
    .filter(({ id, choice }) => chosen[id] !== choice);
  const base = face.outcome({});
  if (!base) return;
  const step = () => {
    if (mine !== run || !isOpen(sheet)) return;
    const until = performance.now() + 12;
    while (performance.now() < until) {
      const next = waiting.shift();
      if (!next) break;
      const { id, choice } = next;
      found.set(`${id}=${choice}`, face.difference(base, face.outcome({ [id]: choice })));
    }
    repaintSheet();
    if (waiting.length) setTimeout(step, 0);
  };
  setTimeout(step, 0);
}

/** Play the same game on under another ruling, as a game of its own. @param {string} id @param {string} choice */
async function playOn(id, choice) {
  const standing = answer({ do: "log" }).map((entry) => entry.event);
  const first = { ...standing[0], rulings: { ...standing[0].rulings, [id]: choice } };
  const half = face.half();
  if (await newGame(first, standing.slice(1))) {
    face.lay(half ?? undefined);
    closeSheet();
    act("repaint");
    toast(t("copied"));
  }
}

acting({
  "open-rulings": () => {
    openSheet(sheet);
    workOut();
  },
  reading: (id) => {
    app.reading = id === spoken().readings[0].id ? "" : id;
    app.rulings = {};
    act("repaint");
    workOut();
  },
  choose: (key) => {
    const [id, choice] = key.split("=");
    if (inForce()[id] === choice) return undefined;
    if (app.view) {
      return openSheet({
        title: () => t("rulings"),
        body: () => html`<p>${t("play.on.hint")}</p><p><b>${parts(found.get(key))}</b></p>`,
        foot: () => html`
          <button type="button" class="main" data-do="play-on" data-arg="${key}">${t("play.on")}</button>
          <button type="button" class="quiet" data-do="open-rulings">${t("back")}</button>`,
      });
    }
    if (reading().choices[id] === choice) delete app.rulings[id];
    else app.rulings[id] = choice;
    act("repaint");
    return workOut();
  },
  "play-on": (key) => playOn(...(/** @type {[string, string]} */ (key.split("=")))),
});
