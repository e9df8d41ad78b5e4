// A round (or a bill) told at its end: the cards that lie there are tapped, everything else is said.
import { acting } from "../act.js";
import { hush, offer, toast } from "../say.js";
import { html } from "../html.js";
import { because, t } from "../words.js";
import { BURNT, PREMIUM, ofKind } from "./cards.js";
import { emptyDraft } from "./draft.js";
import { grid } from "./grid.js";
import { app, figure, players } from "./model.js";
import { peoplePart } from "./people.js";
import { cardSum } from "./receipt.js";

/** The screen below the score. @param {import("./types.js").Outcome} now */
export function toldScreen(now) {
  const { draft } = app;
  const same = (/** @type {string} */ id, /** @type {number | undefined} */ price) =>
    draft.dishes.filter((dish) => dish.card === id && (price === undefined || dish.price === price));
  return html`${grid({
    count: (id, price) => draft.counts[id] ?? same(id, price).length,
    premium: (id, price) => same(id, price).reduce((sum, dish) => sum + (dish.premium ?? 0), 0),
    why: () => null,
    heads: () => "",
    sum: (id) => cardSum(now.bill, id),
    tips: true,
    steps: true,
  })}${peoplePart(!app.view, now.splitters)}`;
}

/** @type {() => void} */
let changed = () => {};
/** Called after every tap. @param {() => void} then */
export function afterTap(then) { changed = then; }

/**
 * Do it, unless these cards cannot lie there: then say so and leave all as it was.
 * @param {() => void} change @param {string} [id] the card
 */
function attempt(change, id = "") {
  app.touched = id;
  const before = JSON.stringify(app.draft);
  const stood = figure().stops.map((reason) => JSON.stringify(reason)); // a table may have agreed to it
  change();
  const no = figure().stops.filter((reason) => !stood.includes(JSON.stringify(reason)));
  if (no.length) {
    app.draft = JSON.parse(before);
    toast(html`<ul>${no.map(because)}</ul>`);
  } else hush();
  changed();
}

/** The taps of a told round. */
export const toldActs = {
  card: (/** @type {string} */ id) => attempt(() => app.draft.dishes.push({ card: id }), id),
  burnt: (/** @type {string} */ price) => {
    const dish = { card: ofKind(BURNT).id, price: Number(price) };
    attempt(() => app.draft.dishes.push(dish), BURNT);
  },
};

acting({
  more: (id) => attempt(() => { app.draft.counts[id] = (app.draft.counts[id] ?? 0) + 1; }, id),
  less: (id) => attempt(() => {
    app.draft.counts[id] = Math.max(0, (app.draft.counts[id] ?? 0) - 1);
  }, id),
  take: (id) => attempt(() => {
    const { dishes } = app.draft;
    dishes.splice(dishes.findLastIndex((dish) => dish.card === id), 1);
  }),
  remove: (i) => attempt(() => { app.draft.dishes.splice(Number(i), 1); }),
  premium: (i) => {
    const dish = app.draft.dishes[Number(i)];
    const others = app.draft.dishes.reduce((sum, found) => sum + (found.premium ?? 0), 0);
    // All Premium of the deck lie there: the next tap takes this dish's away again.
    if ((dish.premium ?? 0) && others >= ofKind(PREMIUM).count) attempt(() => { delete dish.premium; });
    else attempt(() => { app.draft.dishes[Number(i)].premium = (dish.premium ?? 0) + 1; }, dish.card);
  },
  clear: () => {
    const { draft, id, line } = app;
    app.draft = emptyDraft();
    changed();
    offer(t("cleared"), () => {
      if (app.id !== id || app.line !== line) return; // another table by now
      app.draft = draft;
      changed();
    });
  },
  seats: (n) => {
    app.people = Number(n);
    app.draft.asker = "";
    app.draft.protected = [];
    app.draft.split = null;
    changed();
  },
  asker: (name) => {
    const { draft } = app;
    draft.asker = draft.asker === name ? "" : name;
    draft.protected = draft.protected.filter((found) => found !== name);
    alone(name);
    changed();
  },
  protect: (name) => {
    const { draft } = app;
    if (draft.protected.includes(name)) {
      draft.protected = draft.protected.filter((found) => found !== name);
    }
    else {
      draft.protected = players().filter((found) => found === name || draft.protected.includes(found));
      if (draft.asker === name) draft.asker = "";
      alone(name);
    }
    changed();
  },
  split: (kind) => {
    app.draft.split = kind ? { kind } : null;
    changed();
  },
  "split-player": (name) => {
    const { split } = app.draft;
    if (!split) return;
    split.by = name;
    alone(name);
    changed();
  },
  "split-with": (name) => {
    if (app.draft.split) app.draft.split.with = name;
    changed();
  },
});

/** Whoever has another part now shares with nobody: somebody else has to be chosen. @param {string} name */
function alone(name) {
  const { split } = app.draft;
  if (split?.with === name) delete split.with;
}
