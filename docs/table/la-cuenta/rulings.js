// The rulings: what another answer to a disputed question would change here, in euros.
import { acting, act } from "../act.js";
import { ask } from "../engine.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, openSheet, repaintSheet, isOpen } from "../sheet.js";
import { amount, listed, spoken, t } from "../words.js";
import { isEmpty } from "./draft.js";
import { newGame } from "./game.js";
import { app, cardByCard, inForce, players, request, roundEvent } from "./model.js";

/** What each "ruling=choice" changes, as far as it has been worked out. @type {Map<string, string>} */
const found = new Map();
let run = 0;

const sheet = {
  title: () => t("rulings"),
  body: () => {
    const chosen = inForce();
    const rulings = spoken().rulings.filter((/** @type {any} */ ruling) => !ruling.setup);
    const differs = (/** @type {any} */ ruling) => ruling.choices.some(([choice]) => found.get(`${ruling.id}=${choice}`));
    const sorted = [...rulings.filter(differs), ...rulings.filter((/** @type {any} */ ruling) => !differs(ruling))];
    return html`<p class="fine">${app.view ? t("rulings.game") : t("rulings.bill")}</p>
${app.view ? "" : html`<label class="reading">${t("reading")}<select data-change="reading">${spoken().readings.map((/** @type {any} */ each) => html`<option value="${each.id}" ${each.id === (app.reading || spoken().readings[0].id) ? html`selected` : ""}>${each.name}</option>`)}</select></label>`}
<ul class="rulings">${sorted.map((ruling) => html`<li id="r-${ruling.id}"><h3>${ruling.question} <a href="../disputes/${ruling.id}/">${ruling.status}</a></h3>${ruling.choices.map((/** @type {string[]} */ [choice, label]) => option(ruling.id, choice, label, chosen[ruling.id] === choice))}</li>`)}</ul>`;
  },
};

/** @param {string} id @param {string} choice @param {string} label @param {boolean} on */
function option(id, choice, label, on) {
  const key = `${id}=${choice}`;
  const effect = on ? "" : found.has(key) ? parts(found.get(key)) : "…";
  return html`<button type="button" class="choice" data-do="choose" data-arg="${key}" aria-pressed="${on ? "true" : "false"}"><span>${label}</span>${on ? "" : html`<b class="${found.get(key) ? "differs" : "same"}">${effect}</b>`}</button>`;
}

/** A difference, its parts unbreakable. @param {string | undefined} text */
const parts = (text) => (text ? text.split(" · ").map((part) => html`<span class="nb">${part}</span> `) : t("no.difference"));

/** Work out one difference after the other, so that the page stays quick. */
function workOut() {
  found.clear();
  const mine = ++run;
  const chosen = inForce();
  const waiting = spoken().rulings.filter((/** @type {any} */ ruling) => !ruling.setup)
    .flatMap((/** @type {any} */ ruling) => ruling.choices.map((/** @type {string[]} */ pair) => [ruling.id, pair[0]]))
    .filter((/** @type {string[]} */ [id, choice]) => chosen[id] !== choice);
  const base = outcome({});
  const step = () => {
    if (mine !== run || !isOpen(sheet)) return;
    const until = performance.now() + 12;
    while (waiting.length && performance.now() < until) {
      const [id, choice] = waiting.shift();
      found.set(`${id}=${choice}`, difference(base, outcome({ [id]: choice })));
    }
    repaintSheet();
    if (waiting.length) setTimeout(step, 0);
  };
  setTimeout(step, 0);
}

/** What the bill, or the whole game with the round on the table, comes to. @param {Record<string, string>} rulings */
function outcome(rulings) {
  if (!app.view) {
    const answer = ask({ do: "bill", request: request({ ...app.rulings, ...rulings }) });
    return answer.ok ? { total: answer.ok.total, by: answer.ok.shares, sign: 1 } : { refused: true };
  }
  const event = cardByCard() || isEmpty(app.draft) || app.view.over || app.line ? null : roundEvent();
  const { counting } = { ...inForce(), ...rulings };
  const answer = ask({ do: "under", rulings, event }).ok;
  const after = answer.after ?? answer;
  const bill = answer.after ? answer.after.bill : answer.bill;
  return { total: bill?.total ?? 0, by: after.savings, sign: 1, counting, irregular: answer.irregular, winners: after.winners };
}

/** @param {any} base @param {any} other @returns {string} empty where nothing changes */
function difference(base, other) {
  const { counting } = base;
  if (other.refused) return base.refused ? "" : t("would.refuse");
  if (base.refused) return t("would.allow");
  const parts = [];
  if (other.total !== base.total) parts.push(`${t("bill")} ${amount(other.total - base.total, true)}`);
  // Counted up, the same game is written in other figures: only what it comes to can be compared.
  for (const name of counting === other.counting ? players() : []) {
    const change = (other.by[name] ?? 0) - (base.by[name] ?? 0);
    if (change) parts.push(`${name} ${amount(change, true)}`);
  }
  if (other.irregular > (base.irregular ?? 0)) parts.push(t("would.odd", { n: other.irregular - base.irregular }));
  if (other.winners && listed(other.winners) !== listed(base.winners)) parts.push(t("won", { x: listed(other.winners) || "–" }));
  return parts.join(" · ");
}

/** Play the same game on under another ruling, as a game of its own. @param {string} id @param {string} choice */
async function playOn(id, choice) {
  const standing = ask({ do: "log" }).ok.map((/** @type {any} */ entry) => entry.event);
  const first = { ...standing[0], rulings: { ...standing[0].rulings, [id]: choice } };
  const { draft } = app;
  if (await newGame(first, standing.slice(1))) {
    app.draft = draft;
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
        foot: () => html`<button type="button" class="main" data-do="play-on" data-arg="${key}">${t("play.on")}</button><button type="button" class="quiet" data-do="open-rulings">${t("back")}</button>`,
      });
    }
    const reading = spoken().readings.find((/** @type {any} */ each) => each.id === app.reading) ?? spoken().readings[0];
    if (reading.choices[id] === choice) delete app.rulings[id];
    else app.rulings[id] = choice;
    act("repaint");
    return workOut();
  },
  "play-on": (key) => playOn(...(/** @type {[string, string]} */ (key.split("=")))),
});
