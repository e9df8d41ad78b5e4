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
    onTable().filter(({ card: of, price: at }) => of === id && (price === undefined || at === price));
  const shown = grid({
    count: (id, price) => laid(id, price).length,
    premium: (id, price) => laid(id, price).reduce((sum, found) => sum + (found.premium ?? 0), 0),
    why: (id) => whyNot(id),
    heads: (id) => head(view.stacks.find((stack) => stack.type === id)),
    sum: () => null,
    tips: false,
    steps: false,
  });
  const way = view.direction === "anticlockwise" ? t("reversed") : "";
  return html`
    <section class="now">
      <p class="turn-of">
        <b>${t("turn.of", { x: view.turn })}</b>
        <span class="fine"> ${way} ${t("cards.of", { n: view.count, m: view.need })}</span>
      </p>
      <div class="acts">
        ${button("ask", "ask.bill")}
        ${free(verdicts.pass) ? button("pass", "pass") : ""}
        ${free(verdicts.redraw) ? button("redraw", "redraw") : ""}
        ${premiumPart()}
      </div>
    </section>
    ${shown}`;
}

/** @param {string} act @param {string} key of its word */
const button = (act, key) =>
  html`<button type="button" class="quiet" data-do="${act}">${t(key)}</button>`;

/** How much Premium goes with the next card. */
function premiumPart() {
  const { name, count } = ofKind(PREMIUM);
  return html`
    <span class="with">
      <button type="button" class="icon" data-do="with" data-arg="-1" aria-label="${t("less", { x: name })}"
        ${app.premium ? "" : html`disabled`}>−</button>
      <span>★ ${name} <b>${app.premium}</b></span>
      <button type="button" class="icon" data-do="with" data-arg="1" aria-label="${t("more", { x: name })}"
        ${app.premium < count ? "" : html`disabled`}>+</button>
    </span>`;
}

const free = (/** @type {Reason[]} */ reasons) => reasons && !reasons.length;

/** @param {Stack | undefined} stack */
function head(stack) {
  const takes = stack?.takes ? `≥ ${amount(stack.takes)}` : "";
  return html`<span class="at">${stack?.locked ? t("stack.locked") : takes}</span>`;
}

/** @param {string} id @returns {Reason[] | null} */
function whyNot(id) {
  if (id !== BURNT) return verdicts.plays[id]?.length ? verdicts.plays[id] : null;
  const all = spoken().types.map((found) => verdicts.plays[`${BURNT}@${found.id}`]);
  return all.every((reasons) => reasons?.length) ? all[0] : null;
}

/** @param {TableView} view */
function askedScreen(view) {
  const tip = ofKind(TIP).name;
  const pills = view.players.map((name) => html`
    <button type="button" class="pill" data-do="tip" data-arg="${name}"
      aria-disabled="${verdicts.tips[name].length ? "true" : "false"}">+ ${bdi(name)}</button>`);
  return html`
    <section class="now">
      <p class="turn-of"><b>${t("has.asked", { x: view.asker })}</b></p>
      <p class="fine">${t("after.ask")}</p>
      <h2>${tip}${view.tips ? ` ×${view.tips}` : ""}</h2>
      <div class="pills">${pills}</div>
      ${view.split ? html`<h2>${t("split")}</h2><p>${splitText(view.split)}</p>` : splits()}
    </section>`;
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
    const fifty = kind === FIFTY;
    return html`
      <h2>${player}${ofKind(kind).name}${fifty ? html` <small>${t("split.with")}</small>` : ""}</h2>
      <div class="pills">${list.map((split) => html`
        <button type="button" class="pill" data-do="play-split" data-arg="${split.i}"
          aria-disabled="${split.reasons.length ? "true" : "false"}">
          ${fifty ? bdi(split.with) : t("split.all")}
        </button>`)}
      </div>`;
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
    foot: () => html`
      ${better
        ? telling("main", better, t("with.premium", { x: premiumText(better.premium) }))
        : ""}
      ${telling("quiet", { ...event, anyway: true }, t("anyway"))}`,
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
      body: () => html`
        <p>${t("on.which")}</p>
        <div class="stackpick">${spoken().types.map(({ id, name, colour }) => html`
          <button type="button" class="quiet tone-${colour}" data-do="burnt-on" data-arg="${price} ${id}"
            aria-disabled="${verdicts.plays[`${BURNT}@${id}`]?.length ? "true" : "false"}">
            ${shape(id)} ${name}
          </button>`)}
        </div>`,
    });
  },
};

/** A button that enters something. @param {string} look @param {GameEvent} event @param {string} label */
const telling = (look, event, label) => html`
  <button type="button" class="${look}" data-do="tell" data-arg="${JSON.stringify(event)}">
    ${label}
  </button>`;

/** A way to ask for the bill. @param {GameEvent} event @param {string} label @param {Reason[]} reasons */
const asking = (event, label, reasons) => html`
  <li>
    <button type="button" class="quiet" data-do="try" data-arg="${JSON.stringify(event)}"
      aria-disabled="${reasons.length ? "true" : "false"}">${label}</button>
  </li>`;

acting({
  with: (by) => { app.premium = Math.max(0, app.premium + Number(by)); changed(); },
  "burnt-on": (what) => {
    const [price, on] = what.split(" ");
    closeSheet();
    const { id } = ofKind(BURNT);
    attempt(played({ event: "play", player: opened().turn, card: id, price: Number(price), on }));
  },
  tell: (event) => { closeSheet(); tell(JSON.parse(event)); },
  pass: () => attempt({ event: "pass", player: opened().turn }),
  redraw: () => attempt({ event: "redraw", player: opened().turn }),
  tip: (player) => attempt({ event: "tip", player }),
  "play-split": (i) => {
    const { kind, by, with: partner } = verdicts.splits[Number(i)];
    const event = { event: kind, player: by };
    attempt(kind === FIFTY ? { ...event, with: partner } : event);
  },
  ask: () => openSheet({
    title: () => t("who.asks"),
    body: () => {
      const { turn, players } = opened();
      const mine = { event: "ask", player: turn };
      const others = players.filter((name) => name !== turn);
      return html`
        <ul class="askers">
          ${asking(mine, t("asks.choice", { x: turn }), verdicts.asks[turn])}
          ${onTable().length
            ? asking({ ...mine, cannot_play: true }, t("asks.must", { x: turn }), verdicts.cannot_play)
            : ""}
          ${others.map((name) =>
            asking({ event: "ask", player: name }, t("asks.out", { x: name }), verdicts.asks[name]))}
        </ul>`;
    },
  }),
  try: (text) => { closeSheet(); attempt(JSON.parse(text)); },
});

/** @type {() => void} */
let changed = () => {};
/** Called when only the screen changed. @param {() => void} then */
export function afterTurnTap(then) { changed = then; }
