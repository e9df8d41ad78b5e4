// From what is filled in to an event: what is missing, what is no figure, what need not be said.
import { figureOf } from "../words.js";
import { fieldName } from "./forms.js";

/** @import {GameEvent} from "../types.js" */
/** @import {Field, Filled} from "./types.js" */

const LISTS = ["players", "types", "choices", "numbers", "words"];

/** Does a field take several values? @param {Field} field */
export const isList = (field) => LISTS.includes(field.kind);

/** A form with nothing filled in. @param {string} event @returns {Filled} */
export const empty = (event) => ({ event, line: 0, values: {}, typing: {}, rest: {}, fresh: "{}" });

/**
 * The event that a form tells, labels of what is missing, texts that are no figures.
 * @param {Filled} filled @param {Field[]} fields
 * @returns {{event: GameEvent, missing: string[], wrong: string[]}}
 */
export function told(filled, fields) {
  const event = /** @type {GameEvent} */ ({ event: filled.event, ...filled.rest });
  const missing = /** @type {string[]} */ ([]);
  const wrong = /** @type {string[]} */ ([]);
  for (const field of fields) {
    const found = plain(withTyped(filled, field), field, wrong);
    const few = isList(field) && (found?.length ?? 0) < (field.least ?? (field.optional ? 0 : 1));
    if ((found === undefined && !field.optional) || few) missing.push(fieldName(filled.event, field.name));
    if (found === undefined || (field.optional && found === field.default)) continue;
    event[field.name] = found;
  }
  return { event, missing, wrong };
}

/** A field's value, with what has been typed and not added yet. @param {Filled} filled @param {Field} field */
function withTyped(filled, field) {
  const given = filled.values[field.name];
  const typing = filled.typing[field.name]?.trim();
  return typing && isList(field) ? [...(given ?? []), ...severalOf(typing)] : given;
}

/** Several words (or numbers) typed at once. @param {string} text */
export const severalOf = (text) => text.split(/[,;、，；]/).map((part) => part.trim()).filter(Boolean);

/** A value as the event says it, undefined for none. @param {any} given @param {Field} field @param {string[]} wrong */
function plain(given, field, wrong) {
  const number = (/** @type {any} */ text) => {
    const n = figureOf(String(text));
    if (Number.isNaN(n)) wrong.push(String(text));
    return n;
  };
  switch (field.kind) {
    case "number":
      return given === undefined || String(given).trim() === "" ? undefined : number(given);
    case "numbers":
      return given?.length ? given.map(number) : undefined;
    case "amounts": {
      const entries = Object.entries(given ?? {}).filter(([, text]) => String(text).trim() !== "");
      return entries.length ? Object.fromEntries(entries.map(([name, text]) => [name, number(text)])) : undefined;
    }
    case "flag":
      return given ?? (field.optional ? undefined : field.default ?? false);
    case "text":
      return given?.trim() || undefined;
    default:
      return Array.isArray(given) && !given.length ? undefined : given;
  }
}
