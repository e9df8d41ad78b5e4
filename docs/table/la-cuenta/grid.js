// The cards to tap: three stacks by price, the Burnt Dishes by their keys, and what is counted.
import { html } from "../html.js";
import { amount, card, shape, spoken, t, type } from "../words.js";
import { BURNT, PREMIUM, TIP, brief, counted, ofKind, rows, tone } from "./cards.js";

/** @import {CardWords} from "../types.js" */
/** @import {Dish} from "./types.js" */

/**
 * How the grid shows a card: how often it lies there, with how much Premium, why it may not come.
 * @typedef {{
 *   count: (id: string, price?: number) => number, premium: (id: string, price?: number) => number,
 *   why: (id: string) => import("../types.js").Reason[] | null,
 *   heads: (type: string) => import("../html.js").Html | string,
 *   sum: (id: string) => number | null, tips: boolean, steps: boolean,
 * }} Show
 */

/** All cards that can lie on the table. @param {Show} show */
export function grid(show) {
  const heads = spoken().types.map(({ id, name }) =>
    html`<div class="head ${tone(id)}">${shape(id)}<b>${name}</b>${show.heads(id)}</div>`);
  return html`
    <section class="stacks" aria-label="${t("cards.dishes")}">
      <div class="heads">${heads}</div>
      <div class="dishes">${rows().map((row) => row.map((found) => dish(show, found)))}</div>
    </section>
    ${burnt(show)}${show.steps ? counters(show) : singles(show)}`;
}

/** @param {Show} show @param {CardWords | undefined} found */
function dish(show, found) {
  if (!found) return html`<span></span>`;
  const n = show.count(found.id);
  const take = html`
    <button type="button" class="take" data-do="take" data-arg="${found.id}"
      aria-label="${t("less", { x: found.name })}">−</button>`;
  return html`
    <div class="cell">
      <button type="button" id="c-${found.id}" class="dish ${tone(found.type)}${n ? " on" : ""}"
        data-do="card" data-arg="${found.id}" aria-disabled="${show.why(found.id) ? "true" : "false"}">
        <span class="price">${amount(found.price ?? 0)}</span>
        <span class="name" lang="es">${found.name}</span>
        ${marks(n, show.premium(found.id))}
      </button>
      ${n && show.steps ? take : ""}
    </div>`;
}

/** @param {number} n @param {number} premium */
function marks(n, premium) {
  if (!n) return "";
  const stars = html`
    <i class="star" aria-hidden="true">★${premium > 1 ? premium : ""}</i>
    <span class="sr">${ofKind(PREMIUM).name} ${premium}, </span>`;
  return html`
    <span class="marks"><span class="sr">${t("lies")} </span>${premium ? stars : ""}<i>${n}</i></span>`;
}

/** @param {Show} show */
function burnt(show) {
  const found = ofKind(BURNT);
  const why = show.why(BURNT);
  const key = (/** @type {number} */ price) => {
    const n = show.count(BURNT, price);
    return html`
      <button type="button" class="key${n ? " on" : ""}" data-do="burnt" data-arg="${price}"
        aria-disabled="${why ? "true" : "false"}">
        ${amount(price)}${marks(n, show.premium(BURNT, price))}
      </button>`;
  };
  return html`
    <section class="burnt">
      <h2 id="h-burnt">${found.name}</h2>
      <div class="keys" role="group" aria-labelledby="h-burnt">${found.prices?.map(key)}</div>
    </section>`;
}

/** Counters with − and +, for a table that is told at its end. @param {Show} show */
function counters(show) {
  const cards = [...counted(), ...(show.tips ? [ofKind(TIP)] : [])];
  return html`
    <section class="counters">
      <h2 class="sr">${t("cards.others")}</h2>
      ${cards.map((found) => counter(show, found))}
    </section>`;
}

/** @param {Show} show @param {CardWords} found */
function counter(show, found) {
  const n = show.count(found.id);
  return html`
    <div class="counter${n ? " on" : ""}">
      <span class="name" id="n-${found.id}">${found.name}${worthOf(show, found, n)}</span>
      <button type="button" class="less" data-do="less" data-arg="${found.id}"
        aria-label="${t("less", { x: found.name })}" ${n ? "" : html`disabled`}>−</button>
      <b aria-hidden="true">${n}</b>
      <button type="button" class="more" data-do="more" data-arg="${found.id}"
        aria-label="${t("more", { x: found.name })} (${n})">+</button>
    </div>`;
}

/** @param {Show} show @param {CardWords} found @param {number} n */
function worthOf(show, found, n) {
  const sum = n ? show.sum(found.id) : null;
  return sum ? html` <small>${amount(sum)}</small>` : "";
}

/** One button each, for a table where every card is a turn. @param {Show} show */
function singles(show) {
  const single = (/** @type {CardWords} */ { id, name }) => {
    const n = show.count(id);
    return html`
      <button type="button" class="single${n ? " on" : ""}" data-do="card" data-arg="${id}"
        aria-disabled="${show.why(id) ? "true" : "false"}">
        <span class="name">${name}</span>${marks(n, 0)}
      </button>`;
  };
  return html`
    <section class="singles">
      <h2 class="sr">${t("cards.others")}</h2>${counted().map(single)}
    </section>`;
}

/**
 * The cards that lie there, newest first: a tap adds Premium, the cross takes it away.
 * @param {Dish[]} dishes @param {(dish: Dish) => number} worth in euros
 */
export function tray(dishes, worth) {
  if (!dishes.length) return "";
  const chips = dishes.map((dish, i) => chip(dish, i, worth(dish), i === dishes.length - 1));
  return html`<ul class="tray" aria-label="${t("tray")}">${chips.reverse()}</ul>`;
}

/**
 * A card that lies there. @param {Dish} dish @param {number} i @param {number} price
 * @param {boolean} last the newest says what ☆ is
 */
function chip(dish, i, price, last) {
  const found = card(dish.card) ?? { name: type(dish.type ?? "")?.name ?? "", type: dish.type, kind: "" };
  const name = found.kind === BURNT ? found.name : brief(found.name);
  const stars = dish.premium ?? 0;
  const premium = ofKind(PREMIUM).name;
  const sign = stars ? "★".repeat(stars) : last ? `☆ ${premium}` : "☆";
  return html`
    <li class="chip ${tone(found.type ?? dish.on)}${stars ? " up" : ""}">
      <button type="button" data-do="premium" data-arg="${i}">
        ${name} <b>${amount(price)}</b> <i class="${stars ? "" : "ghost"}" aria-hidden="true">${sign}</i>
        <span class="sr"> ${stars ? `${premium} ${stars}, ` : ""}${t("add.premium")}</span>
      </button>
      <button type="button" class="off" data-do="remove" data-arg="${i}"
        aria-label="${t("remove", { x: found.name })}">✕</button>
    </li>`;
}
