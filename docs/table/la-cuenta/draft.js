// What has been tapped and is not yet settled: the cards that lie there, Tips, people, split.
import { card, spoken } from "../words.js";
import { BURNT, FIFTY, TAPAS, TIP } from "./cards.js";

/** @import {GameEvent} from "../types.js" */
/** @import {BillRequest, CardTold, Dish, Draft, SplitTold} from "./types.js" */

/** @returns {Draft} */
export const emptyDraft = () => ({ dishes: [], counts: {}, asker: "", protected: [], split: null });

/** Does anything lie there? @param {Draft} draft */
export const isEmpty = (draft) =>
  !draft.dishes.length && !Object.values(draft.counts).some((n) => n > 0);

/** The cards in the form of a bill. @param {Draft} draft */
export function cardsOf(draft) {
  /** @type {(string | CardTold)[]} */
  const found = draft.dishes.map((dish) => {
    const { premium, ...rest } = dish;
    if (premium) return { ...rest, premium };
    return Object.keys(rest).length === 1 ? rest.card : rest;
  });
  for (const [id, n] of Object.entries(draft.counts)) {
    if (id !== TIP) for (let i = 0; i < n; i++) found.push(id);
  }
  return found;
}

/** Everything of a bill but who sits there. @param {Draft} draft */
export function billOf(draft) {
  const found = /** @type {BillRequest} */ ({ cards: cardsOf(draft) });
  if (draft.counts[TIP]) found.tips = draft.counts[TIP];
  if (draft.protected.length) found.protected = draft.protected;
  if (draft.split && !needsPartner(draft)) found.split = splitOf(draft.split);
  return found;
}

/** Is it still to be said with whom the bill is split? @param {Draft} draft */
export const needsPartner = (draft) => draft.split?.kind === FIFTY && !draft.split.with;

/** A split without what it does not need. @param {SplitTold} split */
export function splitOf(split) {
  const found = /** @type {SplitTold} */ ({ kind: split.kind });
  if (split.with) found.with = split.with;
  if (split.by) found.by = split.by;
  return found;
}

/** The draft of a round that was told already, to change it. @param {GameEvent | BillRequest} event @returns {Draft} */
export function draftOf(event) {
  const draft = emptyDraft();
  draft.asker = event.asker ?? "";
  draft.protected = event.protected ?? [];
  draft.split = event.split ?? null;
  if (event.tips) draft.counts[TIP] = event.tips;
  for (const entry of event.cards) {
    const found = read(entry);
    if (typeof found === "string") draft.counts[found] = (draft.counts[found] ?? 0) + 1;
    else draft.dishes.push(found);
  }
  return draft;
}

/** One entry of a bill's cards as the draft holds it. @param {string | CardTold} entry @returns {Dish | string} */
function read(entry) {
  const told = typeof entry === "string" ? { card: entry } : entry;
  const same = (/** @type {CardTold} */ found) => found.type === told.type && found.price === told.price;
  const id = told.card ?? spoken().cards.find(same)?.id ?? "";
  const kind = card(id)?.kind;
  if (kind === BURNT || !id) return { .../** @type {Dish} */ (told) }; // a dish that no card has stays as it was told
  if (kind !== TAPAS) return id;
  return told.premium ? { card: id, premium: told.premium } : { card: id };
}
