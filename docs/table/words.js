// Words, amounts and links in the page's language; all texts come from the site's own sources.
import { html, raw } from "./html.js";

/** @import {CardWords, Fault, Reason, RulingWords, TypeWords, Words} from "./types.js" */

/** @type {Words} */
let book;
/** @type {Map<string, CardWords>} */
const cards = new Map();
/** @type {Map<string, TypeWords>} */
const types = new Map();
/** @type {Map<string, RulingWords>} */
const rulings = new Map();

/** Take the words of one language. @param {Words} data what words.json holds */
export function speak(data) {
  book = data;
  for (const card of data.cards) cards.set(card.id, card);
  for (const type of data.types) types.set(type.id, type);
  for (const ruling of data.rulings) rulings.set(ruling.id, ruling);
}

/** All that words.json holds. */
export const spoken = () => book;
/** @param {string} id */
export const card = (id) => cards.get(id);
/** @param {string} id */
export const type = (id) => types.get(id);
/** @param {string} id */
export const ruling = (id) => rulings.get(id);

/** A whole number as the language writes it. @param {number} n @param {boolean} [signed] @param {string} [pattern] */
export function whole(n, signed = false, pattern = "{n}") {
  const digits = String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, book.amounts.group);
  const sign = n < 0 ? "−" : signed && n > 0 ? "+" : "";
  return sign + pattern.replace("{n}", digits).replace(" ", "\u00a0");
}

/** An amount of the game's money, unbreakable. @param {number} n @param {boolean} [signed] */
export const amount = (n, signed = false) => whole(n, signed, book.amounts.pattern);

/** Cash, which may have cents: 12, "12.50". @param {number | string} told */
export function money(told) {
  const [euros, cents] = String(told).split(".");
  if (cents === undefined) return amount(Number(euros));
  const { pattern, decimal } = book.amounts;
  return whole(Number(euros), false, pattern.replace("{n}", `{n}${decimal}${cents.padEnd(2, "0")}`));
}

/** Cash as somebody writes it, with a point or a comma before the cents; NaN for what is none. @param {string} text */
export function cashOf(text) {
  const [, euros, cents] = /^(\d{1,6})[.,](\d{1,2})$/.exec(text.normalize("NFKC").replace(/[\p{Sc}\s]/gu, "")) ?? [];
  if (euros === undefined) return figureOf(text) >= 0 ? figureOf(text) : NaN;
  return Number(cents) ? `${Number(euros)}.${cents.padEnd(2, "0")}` : Number(euros);
}

/**
 * A whole number or amount as somebody writes it, with or without sign, currency and the
 * language's groups; NaN for what is none. @param {string} text
 */
export function figureOf(text) {
  const plain = text.normalize("NFKC").replace(/[\p{Sc}\s]/gu, "").replace(/^[−–]/, "-");
  const [, sign, digits] = /^([-+]?)(\d[\d.,]*)$/.exec(plain) ?? [];
  const parts = digits?.split(book.amounts.group) ?? [""];
  const grouped = parts.every((part, i) => (i ? /^\d{3}$/ : parts.length > 1 ? /^\d{1,3}$/ : /^\d{1,6}$/).test(part));
  return grouped && parts.length < 3 ? Number(sign + parts.join("")) : NaN;
}

const OTHER_WAY = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/; // Arabic, Hebrew …

/**
 * A text within another: what is written from right to left does not turn its neighbours.
 * @param {unknown} value @returns {string}
 */
const within = (value) => {
  const text = String(value);
  return OTHER_WAY.test(text) ? `\u2068${text}\u2069` : text;
};

/** A word of the page, its places filled. @param {string} key @param {Record<string, unknown>} [values] */
export function t(key, values = {}) {
  const text = book.page[key];
  if (text === undefined) throw new Error(`no word for ${key}`);
  return text.replace(/\{(\w+)\}/g, (place, name) =>
    isGap(values[name]) ? gap(place, key) : within(values[name]));
}

/** @param {unknown} value */
const isGap = (value) => value === undefined || value === null;

/** A place without a value stays as it is, so that a gap is seen. @param {string} place @param {string} where */
function gap(place, where) {
  console.error(`nothing to say for ${place} in ${where}`);
  return place;
}

/** @param {string[]} items */
export const listed = (items) => items.map(within).join(book.comma);
/** Names within a sentence: the last one with "and". @param {string[]} names */
export const together = (names) =>
  names.length < 2 ? listed(names) : listed(names.slice(0, -1)) + t("and") + within(names.at(-1));
/** @param {string} label @param {string} text */
export const named = (label, text) => label + book.colon + text;

/** @type {Record<string, (value: any) => string | undefined>} */
const sayers = {
  amount: (value) => (Number.isInteger(value) ? amount(value) : undefined),
  signed: (value) => (Number.isInteger(value) ? amount(value, true) : undefined),
  number: (value) => (Number.isInteger(value) ? whole(value) : undefined),
  card: (value) => cards.get(value)?.name,
  type: (value) => types.get(value)?.inside,
  choice: (value) => book.told.choices?.[value],
  rule: (value) => book.rules[value]?.slice(0, 2).join(" "),
};

/** A value in words; as it is, with a true minus, where there are none. @param {any} value @param {string} [how] */
function said(value, how = "") {
  const word = sayers[how] ?? sayers[how.replace(/s$/, "")];
  return word?.(value) ?? String(value).replace(/^-(?=\d+$)/, "−");
}

/**
 * One of the game's own sentences, filled as `referee/text/sentences.py` does it.
 * @param {string} kind one of the words' tables @param {string} code @param {Record<string, any>} params
 */
export function sentence(kind, code, params) {
  const template = book.told[kind]?.[code];
  if (!template) return code;
  return template.replace(/\{([a-z_]+)(?::([a-z-]+))?\}/g, (place, name, how) => {
    const value = params[name];
    if (isGap(value)) return gap(place, `${kind}.${code}`);
    return Array.isArray(value) ? listed(value.map((item) => said(item, how))) : within(said(value, how));
  });
}

/** Is there a sentence? @param {string} kind @param {string} code */
export const hasSentence = (kind, code) => Boolean(book.told[kind]?.[code]);

/** Links to rules by number. @param {string[]} rules @param {boolean} [full] with their titles */
export function ruleLinks(rules, full = false) {
  return rules.filter((rule) => book.rules[rule]).map((rule) => {
    const [number, title, section] = book.rules[rule];
    const no = number.replace(" ", "\u00a0");
    const named = full ? ` ${title}` : html`<span class="sr"> ${title}</span>`;
    return html`<a class="no" href="../rules/${section}/#${rule}" title="${title}">${no}${named}</a> `;
  });
}

/** A reason with its rules. @param {Reason} reason */
export const because = (reason) =>
  html`<li>${sentence("reasons", reason.code, reason)} <span class="refs">${ruleLinks(reason.rules)}</span></li>`;

/** A fault of what was entered, as a sentence; it names what is near only where it is. @param {Fault} bad */
export function fault(bad) {
  const text = sentence("inputs", bad.code, bad.params);
  if (bad.params?.near !== "") return text;
  const cut = text.lastIndexOf(text.includes("；") ? "；" : ";");
  return cut < 0 ? text : text.slice(0, cut) + (text[cut] === ";" ? "." : "。");
}

/** The shape of a type, so that colour never stands alone. @param {string} id a type */
export const shape = (id) => raw(types.get(id)?.shape ?? "");
