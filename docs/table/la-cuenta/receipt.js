// The bill in words: its lines with their rules, who pays, who benefits, what would come after.
import { html, name as bdi } from "../html.js";
import {
  amount, because, card, hasSentence, named, ruleLinks, ruling, sentence, t, together,
} from "../words.js";
import { premiumText } from "./cards.js";
import { players } from "./model.js";

/** @import {Reason} from "../types.js" */
/** @import {Bill, BillLine, Dish, TableAfter} from "./types.js" */

/** What a line is called. @param {BillLine} line */
export function lineName(line) {
  if (hasSentence("lines", line.what)) return sentence("lines", line.what, line);
  const found = card(line.card ?? "");
  let name = found?.name ?? line.what;
  if (found?.prices && line.price !== undefined) name += ` ${amount(line.price)}`;
  if (line.premium) name += ` + ${premiumText(line.premium)}`;
  if (line.count > 1) name += ` ×${line.count}`;
  return name;
}

/**
 * What one dish of the draft comes to on the bill.
 * @param {Bill | null} bill @param {Dish} dish @returns {number}
 */
export function dishWorth(bill, dish) {
  const price = dish.price ?? card(dish.card)?.price ?? 0;
  const isDish = (/** @type {BillLine} */ line) =>
    line.what === dish.card && line.card === dish.card && line.price === price &&
    (line.premium ?? 0) === (dish.premium ?? 0);
  const line = bill?.lines.find(isDish);
  return line ? line.amount / line.count : price;
}

/** What all lines of a card come to. @param {Bill | null} bill @param {string} id */
export const cardSum = (bill, id) =>
  bill ? bill.lines.filter((line) => cardOf(line) === id).reduce((sum, line) => sum + line.amount, 0) : null;

/** The card that a line is of. @param {BillLine} line */
const cardOf = (line) => (line.what === "tip" ? "tip" : line.card);

/**
 * The whole bill. @param {Bill | null} bill
 * @param {{people: boolean, bad?: string, reasons?: Reason[], after?: TableAfter | null}} how
 */
export function receipt(bill, how) {
  if (how.bad) return html`<p class="no-way">${how.bad}</p>`;
  const refused = how.reasons?.length
    ? html`<div class="no-way"><b>${t("refused")}</b><ul>${how.reasons.map(because)}</ul></div>`
    : "";
  if (!bill) return refused || html`<p class="empty">${t("nothing.lies")}</p>`;
  const payable = html`<dt>${t("payable")}</dt><dd>${amount(bill.payable)}</dd>`;
  return html`
    ${refused}
    <dl class="sums">
      <dt>${t("total")}</dt><dd class="big">${amount(bill.total)}</dd>
      ${bill.total !== bill.payable ? payable : ""}
    </dl>
    ${how.people ? people(bill, how.after) : ""}
    <ol class="lines">${bill.lines.map(lineItem)}</ol>
    <p class="cites">${ruleLinks(bill.rules)}</p>`;
}

/** @param {BillLine} line */
function lineItem(line) {
  const used = (line.applied ?? []).filter((found) => ruling(found.split("=")[0]));
  return html`
    <li>
      <span>${lineName(line)}</span><span class="amt">${amount(line.amount)}</span>
      <span class="refs">${ruleLinks(line.rules)}${used.map(applied)}</span>
    </li>`;
}

/** A ruling that a line was made by. @param {string} told as ruling=choice */
function applied(told) {
  const [id, choice] = told.split("=");
  const label = ruling(id)?.choices.find((pair) => pair[0] === choice)?.[1] ?? choice;
  return html`<a class="applied" href="../disputes/${id}/">⇄ ${label}</a> `;
}

/** @param {Bill} bill @param {TableAfter | null} [after] */
function people(bill, after) {
  const paying = players().filter((name) => bill.shares[name]);
  const shares = paying.map((name) =>
    html`<dt>${bdi(name)}</dt><dd>${amount(bill.shares[name])}</dd>`);
  const enough = html`
    <p class="${bill.enough_cards ? "good" : "bad"}">
      ${t(bill.enough_cards ? "enough" : "too.few", { x: bill.benefits })}
    </p>`;
  return html`
    <h3>${t("who.pays")}</h3>
    ${paying.length ? html`<dl class="sums">${shares}</dl>` : html`<p>${t("nobody.pays")}</p>`}
    ${bill.surplus ? html`<p class="fine">${t("surplus", { n: amount(bill.surplus) })}</p>` : ""}
    ${after?.over ? "" : enough}
    ${after ? next(after) : ""}`;
}

/** @param {TableAfter} after */
function next(after) {
  if (!after.over) return html`<p>${t("next.starts", { x: after.next_starter })}</p>`;
  const won = t(after.cash_needed ? "tie" : "won", { x: together(after.winners) });
  return html`<p class="ends"><b>${t("ends")}</b> ${won}</p>`;
}

/**
 * The bill in one short line: what was tapped last, and how much else there is.
 * @param {Bill | null} bill @param {string} touched
 */
export function summary(bill, touched) {
  if (!bill) return "";
  const mine = (/** @type {BillLine} */ line) => cardOf(line) === touched;
  const lines = bill.lines.filter((line) => line.amount || mine(line));
  const first = lines.filter(mine).at(-1) ?? lines.at(-1);
  if (!first) return "";
  const name = lineName(first);
  const worth = amount(first.amount); // a card named by its price needs no second one
  const told = name.endsWith(worth) ? name : named(name, worth);
  return lines.length > 1 ? `${told} · ${t("others", { n: lines.length - 1 })}` : told;
}
