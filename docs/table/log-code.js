/**
 * A log as a row of choices: learns while it goes, so what comes often costs little.
 *
 * It knows the form of a log (events with names, people at the table taking turns) and of JSON,
 * but no game. Every value is a token; each place in an event ("play.card") remembers which tokens
 * stood there and how often. A token not seen there yet is told by wider places, then as one of the
 * known words, and only then letter by letter.
 */

import { MOST } from "./coder.js";

/** What a code may hold at most, so that no address can fill a phone's memory. */
export const LIMITS = {
  signs: 200000,
  events: 2000, // ten long evenings; more would keep an old phone busy for seconds
  values: 200000,
  tokens: 256, // that one place remembers
  depth: 8,
  letters: 4000,
};

const NOVEL = ["word", "text", "whole", "other", "list", "object", "seat", "plain"];
const PLAIN = [true, false, null];
// Whole numbers in logs are mostly small or round; the length in bits is learnt.
const BITS = 54;

/** Store `log` with a Writer, or read one with a Reader (then `log` is ignored); return it. */
export function codeLog(io, log, words) {
  const coder = new LogCoder(io, words, log !== undefined);
  const count = coder.whole("events", log?.length, LIMITS.events);
  const out = [];
  for (let i = 0; i < count; i++) {
    out.push(coder.event(log?.[i]));
    if (i === 0) coder.meet(out[0].players);
  }
  return out;
}

class LogCoder {
  constructor(io, words, writing) {
    this.io = io;
    this.writing = writing;
    this.known = [...new Set(words)];
    this.place = new Map(this.known.map((word, i) => [word, i]));
    this.tables = new Map();
    this.names = [];
    this.last = 0; // the seat last named
    this.step = 0; // how far it was from the one before
    this.kinds = ["", ""];
    this.values = 0;
  }

  /** From now on, these names are told by their distance around the table. */
  meet(players) {
    if (Array.isArray(players) && players.every((name) => typeof name === "string")) {
      this.names = [...new Set(players)].slice(0, 64);
    }
  }

  event(event) {
    if (this.writing && (!event || typeof event.event !== "string")) throw new TypeError("event");
    const [before, last] = this.kinds;
    const places = [`event|${before}|${last}`, `event|${last}`, "event"];
    const kind = this.token(places, event && "s" + event.event).slice(1);
    this.kinds = [last, kind];
    return this.fields(event, kind, 0, kind);
  }

  /** An object: which keys it has, in their order, then what stands under each. */
  fields(object, path, depth, kind) {
    const keys = this.shape(object && Object.keys(object), path);
    const out = {};
    for (const key of keys) {
      const value =
        kind !== undefined && key === "event"
          ? kind
          : this.value(object?.[key], `${path}.${key}`, key, depth + 1, "");
      // Not by assignment: a key may be called "__proto__".
      Object.defineProperty(out, key, { value, writable: true, enumerable: true, configurable: true });
    }
    return out;
  }

  shape(keys, path) {
    const token = this.token([`shape|${path}`], keys && "{" + JSON.stringify(keys), () => {
      const count = this.whole("keys", keys?.length, LIMITS.values);
      const found = [];
      for (let i = 0; i < count; i++) {
        this.spend();
        found.push(this.token([`key|${path}`, "key"], keys && "s" + keys[i]).slice(1));
      }
      return "{" + JSON.stringify(found);
    });
    return JSON.parse(token.slice(1));
  }

  /** Any JSON value at a place of the log. */
  value(value, path, key, depth, before) {
    this.spend();
    if (depth > LIMITS.depth) throw new RangeError("depth");
    const places = [`${path}|${before}`, path, `*${key}`];
    if (this.names.length) places[0] += `|${this.step}`;
    const token = this.token(places, this.writing ? this.toToken(value) : undefined);
    switch (token[0]) {
      case "s":
        return token.slice(1);
      case "@":
        return this.seat(Number(token.slice(1)));
      case "i":
        return Number(token.slice(1));
      case "p":
        return PLAIN[Number(token.slice(1))];
      case "j":
        return JSON.parse(token.slice(1));
      case "[": {
        const count = Number(token.slice(1));
        const out = [];
        let earlier = "";
        for (let i = 0; i < count; i++) {
          out.push(this.value(value?.[i], `${path}[]`, key, depth + 1, earlier));
          earlier = typeof out[i] === "string" && !this.names.includes(out[i]) ? out[i] : "";
        }
        return out;
      }
      default:
        return this.fields(value, path, depth);
    }
  }

  toToken(value) {
    if (typeof value === "string") {
      const seat = this.names.indexOf(value);
      if (seat < 0) return "s" + value;
      return "@" + ((seat - this.last + this.names.length) % this.names.length);
    }
    if (PLAIN.includes(value)) return "p" + PLAIN.indexOf(value);
    if (Number.isSafeInteger(value)) return "i" + (value === 0 ? 0 : value);
    if (typeof value === "number" && Number.isFinite(value)) return "j" + JSON.stringify(value);
    if (Array.isArray(value)) return "[" + value.length;
    if (value && typeof value === "object") return "{";
    throw new TypeError("not JSON");
  }

  seat(step) {
    this.step = step;
    this.last = (this.last + step) % this.names.length;
    return this.names[this.last];
  }

  /** One token, told by the first of the places that has seen it. */
  token(places, token, novel = () => this.novel(token)) {
    const told = new Set();
    let found;
    for (const place of places) {
      const table = this.tables.get(place);
      if (!table) continue;
      const entries = [];
      for (const [entry, count] of table) if (!told.has(entry)) entries.push([entry, count]);
      if (!entries.length) continue;
      const weights = entries.map((entry) => 2 * entry[1] - 1);
      weights.push(entries.length);
      const at = token === undefined ? -1 : entries.findIndex((entry) => entry[0] === token);
      const index = this.io.choose(weights, at < 0 ? entries.length : at);
      if (index < entries.length) {
        found = entries[index][0];
        break;
      }
      for (const entry of entries) told.add(entry[0]);
    }
    if (found === undefined) found = novel();
    for (const place of places) this.count(place, found);
    return found;
  }

  count(place, token) {
    const table = this.tables.get(place) ?? new Map();
    this.tables.set(place, table);
    if (table.size >= LIMITS.tokens && !table.has(token)) return;
    table.set(token, (table.get(token) ?? 0) + 1);
    if (table.get(token) > 1000) for (const [key, n] of table) table.set(key, Math.ceil(n / 2));
  }

  /** A token that no place has seen. */
  novel(token) {
    const word = token && token[0] === "s" ? this.place.get(token.slice(1)) : undefined;
    const kinds = { "@": "seat", i: "whole", p: "plain", j: "other", "[": "list", "{": "object" };
    const kind = this.pick("novel", NOVEL, token && (kinds[token[0]] ?? (word === undefined ? "text" : "word")));
    const rest = token?.slice(1);
    switch (kind) {
      case "word":
        if (!this.known.length) throw new RangeError("word");
        return "s" + this.known[this.io.uniform(this.known.length, word)];
      case "text":
        return this.string(rest);
      case "seat":
        if (!this.names.length) throw new RangeError("seat");
        return "@" + this.io.uniform(this.names.length, Number(rest));
      case "whole":
        return "i" + this.signed(rest && Number(rest));
      case "plain":
        return "p" + this.io.uniform(PLAIN.length, Number(rest));
      case "list":
        return "[" + this.whole("list", rest && Number(rest), LIMITS.values);
      case "object":
        return "{";
      default:
        return "j" + JSON.stringify(Number(this.string(rest).slice(1)));
    }
  }

  /** One of a few options, by how often each came. */
  pick(place, options, option) {
    const table = this.tables.get(place) ?? new Map();
    this.tables.set(place, table);
    const index = this.io.choose(
      options.map((each) => 1 + 4 * (table.get(each) ?? 0)),
      options.indexOf(option),
    );
    this.count(place, options[index]);
    return options[index];
  }

  signed(value) {
    const negative = this.io.choose([3, 1], value < 0 ? 1 : 0);
    const size = this.whole("size", value === undefined ? undefined : Math.abs(value), Number.MAX_SAFE_INTEGER);
    return negative && size ? -size : size;
  }

  /** A whole number from 0 to `most`: how many bits it has, then the bits below the first. */
  whole(place, value, most) {
    const lengths = Array.from({ length: BITS }, (_, i) => i);
    let bits = 0;
    for (let left = value ?? 0; left >= 1; left /= 2) bits += 1;
    bits = this.pick(`bits|${place}`, lengths, bits);
    let out = bits ? 1 : 0;
    for (let at = bits - 2; at >= 0; at--) {
      out = out * 2 + this.io.uniform(2, Math.floor((value ?? 0) / 2 ** at) % 2);
    }
    if (out > most) throw new RangeError(place);
    return out;
  }

  /** A text letter by letter (in UTF-16, so nothing is lost); from then on it is a known word. */
  string(text) {
    const count = this.whole("letters", text?.length, LIMITS.letters);
    let out = "";
    let before = "";
    for (let i = 0; i < count; i++) {
      const letter = this.letter(text?.charCodeAt(i), before);
      before = letter < 128 ? "a" : letter < 0x2000 ? "e" : "h";
      out += String.fromCharCode(letter);
    }
    if (!this.place.has(out) && this.known.length < MOST / 2) {
      this.place.set(out, this.known.length);
      this.known.push(out);
    }
    return "s" + out;
  }

  letter(code, before) {
    return Number(this.token([`letter|${before}`], code === undefined ? undefined : "c" + code, () => {
      const blocks = [[97, 26], [32, 65], [0, 0x2000], [0x4e00, 0x5200], [0, 0x10000]];
      const at = blocks.findIndex(([from, size]) => code >= from && code < from + size);
      const block = this.pick(`block|${before}`, [0, 1, 2, 3, 4], at);
      const [from, size] = blocks[block];
      return "c" + (from + this.io.uniform(size, code - from));
    }).slice(1));
  }

  spend() {
    this.values += 1;
    if (this.values > LIMITS.values) throw new RangeError("values");
  }
}
