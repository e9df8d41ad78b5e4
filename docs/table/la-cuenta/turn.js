// Turn by turn: what may be played is ready to tap, what may not is greyed and says why.
import { acting } from "../act.js";
import { answer, ask } from "../engine.js";
import { tell } from "../game.js";
import { html, name as bdi } from "../html.js";
import { closeSheet, openSheet } from "../sheet.js";
import { amount, because, card, named, shape, spoken, t } from "../words.js";
import { BURNT, DUTCH, FIFTY, PREMIUM, TIP, ofKind, premiumText } from "./cards.js";
import { grid } from "./grid.js";
import { app, onTable, opened } from "./model.js";

/** @import {GameEvent, Reason} from "../types.js" */
/** @import {SplitTold, Stack, TableView, Verdicts} from "./types.js" */


/** All verdicts for the moment, asked once for each painting. @type {Verdicts} */
let verdicts;

/** The screen below the score. */
export function turnScreen() {
  const view = opened();
  verdicts = answer({ do: "screen", premium: app.premium });
  if (view.asker !== null) return askedScreen(view);
  const laid = (/** @type {string} */ id, /** @type {number | undefined} */ price) =>
    onTable().filter((found) => found.card === id && (price === undefined || found.price === price));
  return html`<section class="now"><p class="turn-of"><b>${t("turn.of", { x: view.turn })}</b> <span class="fine">${view.direction === "anticlockwise" ? t("reversed") : ""} ${t("cards.of", { n: view.count, m: view.need })}</span></p>
<div class="acts"><button type="button" class="quiet" data-do="ask">${t("ask.bill")}</button>${free(verdicts.pass) ? html`<button type="button" class="quiet" data-do="pass">${t("pass")}</button>` : ""}${free(verdicts.redraw) ? html`<button type="button" class="quiet" data-do="redraw">${t("redraw")}</button>` : ""}
<span class="with"><button type="button" class="icon" data-do="with" data-arg="-1" aria-label="${t("less", { x: ofKind(PREMIUM).name })}" ${app.premium ? "" : html`disabled`}>−</button><span>★ ${ofKind(PREMIUM).name} <b>${app.premium}</b></span><button type="button" class="icon" data-do="with" data-arg="1" aria-label="${t("more", { x: ofKind(PREMIUM).name })}" ${app.premium < ofKind(PREMIUM).count ? "" : html`disabled`}>+</button></span></div></section>
${grid({
    count: (id, price) => laid(id, price).length,
    premium: (id, price) => laid(id, price).reduce((sum, found) => sum + (found.premium ?? 0), 0),
    why: (id) => whyNot(id),
    heads: (id) => head(view.stacks.find((stack) => stack.type === id)),
    sum: () => null,
    tips: false,
    steps: false,
  })}`;
}

const free = (/** @type {Reason[]} */ reasons) => reasons && !reasons.length;

/** @param {Stack | undefined} stack */
const head = (stack) => html`<span class="at">${stack?.locked ? t("stack.locked") : stack?.takes ? `≥ ${amount(stack.takes)}` : ""}</span>`;

/** @param {string} id @returns {Reason[] | null} */
function whyNot(id) {
  if (id !== BURNT) return verdicts.plays[id]?.length ? verdicts.plays[id] : null;
  const all = spoken().types.map((found) => verdicts.plays[`${BURNT}@${found.id}`]);
  return all.every((reasons) => reasons?.length) ? all[0] : null;
}

/** @param {TableView} view */
function askedScreen(view) {
  const tip = ofKind(TIP).name;
  return html`<section class="now"><p class="turn-of"><b>${t("has.asked", { x: view.asker })}</b></p><p class="fine">${t("after.ask")}</p>
<h2>${tip}${view.tips ? ` ×${view.tips}` : ""}</h2><div class="pills">${view.players.map((name) => html`<button type="button" class="pill" data-do="tip" data-arg="${name}" aria-disabled="${verdicts.tips[name].length ? "true" : "false"}">+ ${bdi(name)}</button>`)}</div>
${view.split ? html`<h2>${t("split")}</h2><p>${splitText(view.split)}</p>` : splits()}</section>`;
}

/** Every way to split, those of one card and one player together. */
function splits() {
  /** @type {Map<string, (Verdicts["splits"][number] & {i: number})[]>} */
  const groups = new Map();
  verdicts.splits.forEach((split, i) => {
    const key = `${split.kind} ${split.by}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...split, i }]);
  });
  return [...groups.values()].map((list) => {
    const [{ kind, by }] = list;
    const player = by === opened().asker ? "" : named(by, "");
    return html`<h2>${player}${ofKind(kind).name}${kind === FIFTY ? html` <small>${t("split.with")}</small>` : ""}</h2><div class="pills">${list.map((split) => html`<button type="button" class="pill" data-do="play-split" data-arg="${split.i}" aria-disabled="${split.reasons.length ? "true" : "false"}">${kind === FIFTY ? bdi(split.with) : t("split.all")}</button>`)}</div>`;
  });
}

/** @param {SplitTold} split */
function splitText(split) {
  const by = split.by === opened().asker ? "" : named(split.by ?? "", "");
  return split.kind === DUTCH ? by + ofKind(DUTCH).name : `${by}${ofKind(FIFTY).name} + ${split.with}`;
}

/** Say why not, and offer what would be possible. @param {GameEvent} event @param {Reason[]} reasons */
function explain(event, reasons) {
  const better = event.event === "play" ? withPremium(event) : null;
  openSheet({
    title: () => t("not.allowed"),
    body: () => html`<ul class="reasons">${reasons.map(because)}</ul>`,
    foot: () => html`${better ? html`<button type="button" class="main" data-do="tell" data-arg="${JSON.stringify(better)}">${t("with.premium", { x: premiumText(better.premium) })}</button>` : ""}<button type="button" class="quiet" data-do="tell" data-arg="${JSON.stringify({ ...event, anyway: true })}">${t("anyway")}</button>`,
  });
}

/** The same card with as much Premium as makes it possible. @param {GameEvent} event */
function withPremium(event) {
  const kind = card(event.card)?.kind;
  if (kind !== "tapas") return null;
  for (let n = (event.premium ?? 0) + 1; n <= ofKind(PREMIUM).count; n++) {
    const better = { ...event, premium: n };
    if (ask({ do: "may", event: better }).ok?.allowed) return better;
  }
  return null;
}

/** Let it happen if the rules allow it, say why not otherwise. @param {GameEvent} event */
function attempt(event) {
  const verdict = ask({ do: "may", event });
  if (verdict.ok && !verdict.ok.allowed) explain(event, verdict.ok.reasons);
  else tell(event);
}

/** @param {GameEvent} event */
const played = (event) => (app.premium ? { ...event, premium: app.premium } : event);

/** The taps on cards, turn by turn. */
export const turnActs = {
  card: (/** @type {string} */ id) => {
    const dish = card(id)?.kind === "tapas";
    const event = { event: "play", player: opened().turn, card: id };
    attempt(dish ? played(event) : event);
  },
  burnt: (/** @type {string} */ price) => {
    openSheet({
      title: () => `${ofKind(BURNT).name} ${amount(Number(price))}`,
      body: () => html`<p>${t("on.which")}</p><div class="stackpick">${spoken().types.map((found) => html`<button type="button" class="quiet tone-${found.colour}" data-do="burnt-on" data-arg="${price} ${found.id}" aria-disabled="${verdicts.plays[`${BURNT}@${found.id}`]?.length ? "true" : "false"}">${shape(found.id)} ${found.name}</button>`)}</div>`,
    });
  },
};

acting({
  with: (by) => { app.premium = Math.max(0, app.premium + Number(by)); changed(); },
  "burnt-on": (what) => {
    const [price, on] = what.split(" ");
    closeSheet();
    attempt(played({ event: "play", player: opened().turn, card: ofKind(BURNT).id, price: Number(price), on }));
  },
  tell: (event) => { closeSheet(); tell(JSON.parse(event)); },
  pass: () => attempt({ event: "pass", player: opened().turn }),
  redraw: () => attempt({ event: "redraw", player: opened().turn }),
  tip: (player) => attempt({ event: "tip", player }),
  "play-split": (i) => {
    const { kind, by, with: partner } = verdicts.splits[Number(i)];
    attempt(kind === FIFTY ? { event: kind, player: by, with: partner } : { event: kind, player: by });
  },
  ask: () => openSheet({
    title: () => t("who.asks"),
    body: () => {
      const { turn, players } = opened();
      const line = (/** @type {GameEvent} */ event, /** @type {string} */ label, /** @type {Reason[]} */ reasons) =>
        html`<li><button type="button" class="quiet" data-do="try" data-arg="${JSON.stringify(event)}" aria-disabled="${reasons.length ? "true" : "false"}">${label}</button></li>`;
      return html`<ul class="askers">${line({ event: "ask", player: turn }, t("asks.choice", { x: turn }), verdicts.asks[turn])}
${onTable().length ? line({ event: "ask", player: turn, cannot_play: true }, t("asks.must", { x: turn }), verdicts.cannot_play) : ""}
${players.filter((name) => name !== turn).map((name) => line({ event: "ask", player: name }, t("asks.out", { x: name }), verdicts.asks[name]))}</ul>`;
    },
  }),
  try: (text) => { closeSheet(); attempt(JSON.parse(text)); },
});

/** @type {() => void} */
let changed = () => {};
/** Called when only the screen changed. @param {() => void} then */
export function afterTurnTap(then) { changed = then; }
