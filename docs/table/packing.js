/**
 * A log as few bytes: `pack(log, words)` and `unpack(bytes, words)`.
 *
 * Unpacked it is a line of JSON, [how many of the game's words it counts on, how many people, its
 * own texts … (people first)], and then the log as JSON without commas and colons, every text told
 * by its number: the game's words, then its own. Of a person it tells how far they sit from the one
 * named before: turns go round, so the same comes again and again. Deflate does the rest, with its
 * first two bytes left out, which are always the same. (Not "deflate-raw": browsers learnt that one
 * years later.)
 */

import { ShareError } from "./share-error.js";

/** What a code may hold at most, so that no address can fill a phone's memory. */
export const LIMITS = {
  signs: 200_000,
  bytes: 1_000_000, // unpacked
  letters: 4_000_000, // of all its texts
  events: 2000, // ten long evenings; more would keep an old phone busy for seconds
  depth: 40, // as in a log file
};

const HEADER = [0x78, 0x9c];
const LINE = 10;
const SIGN = /[A-Z]*[\x80-\xff]|[[\]{}]|true|false|null|-?\d[\d.e+-]*|,/g;

/**
 * @param {object[]} log events in the published form, the game first
 * @param {string[]} words the game's ids, in their lasting order
 * @returns {Promise<Uint8Array>}
 * @throws {ShareError} "too-long"; TypeError for what is no log
 */
export async function pack(log, words) {
  const events = JSON.parse(JSON.stringify(log));
  if (!events.every(isEvent)) throw new TypeError("event");
  if (events.length > LIMITS.events) throw new ShareError("too-long");
  const places = new Map(words.map((word, place) => [word, place]));
  const players = events[0]?.players;
  for (const name of Array.isArray(players) ? players : []) {
    if (typeof name === "string" && !places.has(name)) places.set(name, places.size);
  }
  const seats = new Seats(words.length, places.size - words.length);
  const body = events.map((/** @type {unknown} */ event) => written(event, places, seats)).join("");
  const line = JSON.stringify([words.length, seats.count, ...[...places.keys()].slice(words.length)]);
  const short = body.replace(/(^|\D),/g, "$1"); // only between two numbers a comma tells anything
  const bytes = [...new TextEncoder().encode(line), LINE, ...Array.from(short, (sign) => sign.charCodeAt(0))];
  if (bytes.length > LIMITS.bytes) throw new ShareError("too-long");
  return (await through("CompressionStream", Uint8Array.from(bytes))).subarray(HEADER.length);
}

/** The places that people's names have among all texts, told by their distance around the table. */
class Seats {
  /** @param {number} first @param {number} count */
  constructor(first, count) {
    this.first = first;
    this.count = count;
    this.last = 0;
  }

  /** @param {number} place */
  has = (place) => place >= this.first && place < this.first + this.count;

  /** What tells a place, whoever's it is. @param {number} place */
  away(place) {
    if (!this.has(place)) return place;
    const step = (place - this.first - this.last + this.count) % this.count;
    this.last = place - this.first;
    return this.first + step;
  }

  /** The place that was told. @param {number} told */
  back(told) {
    if (!this.has(told)) return told;
    this.last = (told - this.first + this.last) % this.count;
    return this.first + this.last;
  }
}

/**
 * @param {unknown} value @param {Map<string, number>} places grows with every new text
 * @param {Seats} seats @returns {string}
 */
function written(value, places, seats) {
  if (typeof value === "string") {
    if (!places.has(value)) places.set(value, places.size);
    return sign(seats.away(/** @type {number} */ (places.get(value))));
  }
  if (typeof value === "number") return `,${value}`;
  if (!value || typeof value !== "object") return String(value);
  const inner = (/** @type {unknown[]} */ values) => values.map((each) => written(each, places, seats)).join("");
  return Array.isArray(value) ? `[${inner(value)}]` : `{${inner(Object.entries(value).flat())}}`;
}

/**
 * A number as its last digits to the base 26 in letters, and the rest in one sign.
 * @param {number} place @returns {string}
 */
const sign = (place) =>
  place < 128
    ? String.fromCharCode(128 + place)
    : String.fromCharCode(65 + (place % 26)) + sign(Math.floor(place / 26));

/** @param {string} text a sign @returns {number} */
const fromSign = (text) =>
  text.length === 1 ? text.charCodeAt(0) - 128 : text.charCodeAt(0) - 65 + 26 * fromSign(text.slice(1));

/**
 * @param {Uint8Array} bytes
 * @param {string[]} words the game's ids: at least those that it was packed with
 * @returns {Promise<import("./types.js").GameEvent[]>} events; whether the rules allow them is for the engine to say
 * @throws {ShareError} "newer" (it counts on more words), "too-long"; any other error for what was never packed
 */
export async function unpack(bytes, words) {
  const all = await through("DecompressionStream", Uint8Array.from([...HEADER, ...bytes]));
  const end = all.indexOf(LINE);
  const line = new TextDecoder("utf-8", { fatal: true }).decode(all.subarray(0, Math.max(end, 0)));
  const [count, people, ...own] = JSON.parse(line);
  const texts = own.every((/** @type {unknown} */ text) => typeof text === "string");
  const sound = isCount(count) && isCount(people) && texts;
  if (!sound || people > own.length) throw new TypeError("line");
  if (count > words.length) throw new ShareError("newer", true);
  const signs = new Signs(all.subarray(end + 1), [...words.slice(0, count), ...own], new Seats(count, people));
  const log = signs.log();
  if (!log.every(isEvent)) throw new TypeError("event");
  return log;
}

/** The signs of a log, read one after the other. */
class Signs {
  /** @param {Uint8Array} bytes @param {string[]} texts @param {Seats} seats */
  constructor(bytes, texts, seats) {
    const body = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const signs = body.match(SIGN) ?? [];
    if (signs.join("") !== body) throw new SyntaxError("signs");
    this.signs = signs.filter((found) => found !== ",");
    this.texts = texts;
    this.seats = seats;
    this.at = 0;
    this.letters = 0;
  }

  log() {
    const log = [];
    while (this.at < this.signs.length) {
      log.push(this.value(1));
      if (log.length > LIMITS.events) throw new ShareError("too-long", true);
    }
    return log;
  }

  /** @param {number} depth @returns {any} */
  value(depth) {
    const found = this.signs[this.at++];
    if (found === "[") return this.until("]", depth);
    if (found === "{") return paired(this.until("}", depth));
    if (/[\x80-\xff]$/.test(found)) return this.text(fromSign(found));
    const value = JSON.parse(found);
    if (value === Infinity || value === -Infinity) throw new RangeError("number");
    return value;
  }

  /** @param {string} end @param {number} depth */
  until(end, depth) {
    if (depth > LIMITS.depth) throw new RangeError("depth");
    const values = [];
    while (this.signs[this.at] !== end) values.push(this.value(depth + 1));
    this.at += 1;
    return values;
  }

  /** @param {number} place */
  text(place) {
    const text = this.texts[this.seats.back(place)];
    this.letters += text.length;
    if (this.letters > LIMITS.letters) throw new ShareError("too-long", true);
    return text;
  }
}

/** @param {any[]} values keys and what stands under each */
function paired(values) {
  const pairs = [];
  for (let at = 0; at < values.length; at += 2) {
    if (typeof values[at] !== "string" || at + 1 === values.length) throw new SyntaxError("key");
    pairs.push([values[at], values[at + 1]]);
  }
  return Object.fromEntries(pairs); // not by assignment: a key may be called "__proto__"
}

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {any} event */
const isEvent = (event) => event !== null && typeof event === "object" && typeof event.event === "string";

/**
 * Bytes through one of the browser's own streams. @param {"CompressionStream" | "DecompressionStream"} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
async function through(name, bytes) {
  const Stream = globalThis[name];
  if (!Stream) throw new ShareError("browser");
  const reader = new Blob([bytes]).stream().pipeThrough(new Stream("deflate")).getReader();
  const out = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(out);
    for (const byte of value) out.push(byte);
    if (out.length <= LIMITS.bytes) continue;
    await reader.cancel();
    throw new ShareError("too-long", true);
  }
}
