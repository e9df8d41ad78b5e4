// The cards as the page shows them: which kinds there are, and how a bill's entry is named.
import { amount, card, spoken, t, type } from "../words.js";

export const TAPAS = "tapas";
export const BURNT = "burnt-dish";
export const WINE = "wine";
export const TIP = "tip";
export const PREMIUM = "premium";
export const FIFTY = "fifty-fifty";
export const DUTCH = "go-dutch";
const AFTER = [TIP, FIFTY, DUTCH];

/** @import {CardWords} from "../types.js" */
/** @import {CardTold} from "./types.js" */

/** The one card of a kind. @param {string} kind */
export const ofKind = (kind) => /** @type {CardWords} */ (spoken().cards.find((found) => found.kind === kind));

/** The dishes, row by row: one price, one of each type. */
export function rows() {
  const types = spoken().types.map((found) => found.id);
  const dishes = spoken().cards.filter((found) => found.kind === TAPAS);
  const prices = [...new Set(dishes.map((found) => found.price))];
  return prices.sort((a, b) => Number(a) - Number(b)).map((price) =>
    types.map((id) => dishes.find((found) => found.type === id && found.price === price)));
}

/** The cards that are only counted on the table: wine and what costs nothing. */
export const counted = () =>
  spoken().cards.filter((found) => ![TAPAS, BURNT, PREMIUM, ...AFTER].includes(found.kind));

/** The name of an entry of a bill's cards. @param {string | CardTold} entry */
export function entryName(entry) {
  const { card: id = "", type: kind = "", price } = typeof entry === "string" ? { card: entry } : entry;
  if (!id) return `${type(kind)?.name ?? ""} ${amount(price ?? 0)}`;
  return (card(id)?.name ?? id) + (price === undefined ? "" : ` ${amount(price)}`);
}

/** A short name for narrow places. @param {string} name */
export const brief = (name) => name.split(" ")[0];

/** The tone of a dish or of a stack. @param {string | undefined} id a type */
export const tone = (id) => (id ? `tone-${type(id)?.colour ?? "plain"}` : "tone-plain");

/** "Premium ×2" and the like. @param {number} n */
export const premiumText = (n) => (n ? `${ofKind(PREMIUM)?.name ?? t("premium")}${n > 1 ? ` ×${n}` : ""}` : "");
