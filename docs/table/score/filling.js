// Filling a form in: what a tap or a key does to the values of the form that is being shown.
import { acting } from "../act.js";
import { remember } from "../memory.js";
import { figureOf } from "../words.js";
import { severalOf } from "./values.js";

/**
 * The form that is shown: what is filled in, its fields, who plays (as keys with names), and how to
 * paint it anew.
 * @typedef {{filled: () => import("./types.js").Filled, fields: () => import("./types.js").Field[],
 *   players: () => string[], paint: () => void}} Shown
 */

/** @type {Shown} */
let shown;
/** From now on, taps go to this form. @param {Shown} form */
export function fillIn(form) { shown = form; }

/** Put a value in a field, undefined to empty it. @param {HTMLElement} element @param {(now: any) => any} next */
function fill(element, next) {
  const { values } = shown.filled();
  const name = element.dataset.field ?? "";
  const found = next(values[name]);
  if (found === undefined) delete values[name];
  else values[name] = found;
  shown.paint();
  remember();
}

/**
 * Change one player's figure among several, or the only one.
 * @param {HTMLElement} element @param {(now: any) => any} next
 */
function figure(element, next) {
  const { player } = element.dataset;
  fill(element, (now) => (player ? { ...now, [player]: next(now?.[player]) } : next(now)));
}

/** The field that an element belongs to. @param {HTMLElement} element */
const fieldOf = (element) => shown.fields().find((field) => field.name === element.dataset.field);

acting({
  "fill-one": (arg, element) => fill(element, (now) => (now === arg ? undefined : arg)),
  "fill-toggle": (arg, element) => fill(element, (now = []) =>
    shown.players().filter((name) => now.includes(name) !== (name === arg))),
  "fill-add": (arg, element) => fill(element, (now = []) =>
    [...now, fieldOf(element)?.kind === "numbers" ? Number(arg) : arg]),
  "fill-off": (i, element) => fill(element, (/** @type {any[]} */ now) =>
    now.filter((_, at) => at !== Number(i))),
  "fill-text": (text, element) => fill(element, () => text || undefined),
  "fill-flag": (_, element) => fill(element, () => /** @type {HTMLInputElement} */ (element).checked),
  "fill-figure": (text, element) => figure(element, () => text),
  "fill-step": (by, element) => figure(element, (now) => {
    const at = now === undefined || now === "" ? Number(element.dataset.from) : figureOf(String(now));
    const { low = -Infinity, high = Infinity } = fieldOf(element) ?? {};
    return Number.isNaN(at) ? now : String(Math.min(high, Math.max(low, at + Number(by))));
  }),
  "fill-typing": (text, element) => {
    shown.filled().typing[element.dataset.field ?? ""] = text;
    shown.paint();
    remember();
  },
  "fill-typed": (_, element) => {
    const { typing } = shown.filled();
    const name = element.dataset.field ?? "";
    const typed = typing[name]?.trim();
    delete typing[name];
    if (typed) fill(element, (now = []) => [...now, ...severalOf(typed)]);
  },
});
