/**
 * A whole game in the fragment of an address: `encode(log, words)` and `decode(text, words)`.
 *
 * The code is made of characters that a QR code packs tightly (its alphanumeric mode) and that
 * chat programs leave alone. It holds a letter for the form, a checksum, and the log as packed by
 * packing.js. `words` is the game's list of ids, to which ids are only ever appended: a code
 * remembers how many of them it was made with, so an old link opens in a newer page.
 *
 * Both throw a ShareError whose `code` says what is wrong: "empty", "not-a-code" (some other
 * fragment), "damaged" (cut off or mistyped), "older" (of a form that is read no more), "newer"
 * (made by a newer page), "too-long" (more than a link may hold), "browser" (it cannot pack).
 * `whole` is true where the code itself is sound: then it may be one of another game, whose words
 * these are not.
 */

import { LIMITS, pack, unpack } from "./packing.js";
import { ShareError } from "./share-error.js";

export { ShareError };

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:";
const BASE = SIGNS.length;
const FORM = "B"; // a later form takes the next letter
const END = "E"; // so that no code ends in a sign which a chat program takes for punctuation
const OURS = /^[0-9A-Za-z$\-./:]*/;
const LEAST = 9; // signs of the shortest game
const TRIES = 40; // ends that are tried where something was written behind the code

/**
 * @param {object[]} log events in the published form, the game first
 * @param {string[]} words the game's ids, in their lasting order
 * @returns {Promise<string>} the code for the fragment, without "#"
 * @throws {ShareError} "too-long", "browser"; TypeError for what is no log
 */
export async function encode(log, words = []) {
  const body = await pack(log, words);
  const code = FORM + signs([...sum(body), ...body]) + END;
  if (code.length > LIMITS.signs) throw new ShareError("too-long");
  return code;
}

/**
 * @param {string | null | undefined} text the fragment, with or without "#"
 * @param {string[]} words the game's ids, in their lasting order
 * @returns {Promise<import("./types.js").GameEvent[]>} the log; whether the rules allow it is for the engine to say
 * @throws {ShareError}
 */
export async function decode(text, words = []) {
  const { code, more } = tidy(text);
  if (!code && !more) throw new ShareError("empty");
  if (!/^[A-Z]/.test(code) || (more && code.length < LEAST)) throw new ShareError("not-a-code");
  if (code[0] > FORM) throw new ShareError("newer");
  if (code.length > LIMITS.signs) throw new ShareError("too-long");
  const body = whole(code);
  if (code[0] < FORM) throw new ShareError("older");
  try {
    const log = await unpack(body, words);
    if (!log.length) throw new ShareError("empty");
    return log;
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError("damaged", true);
  }
}

/** Whether a fragment looks like a shared game at all (it may still be damaged). @param {string} text */
export function isCode(text) {
  const { code } = tidy(text);
  return code.length >= LEAST && /^[A-Z]/.test(code);
}

/**
 * Undo what mail and chat programs and address bars do: line breaks, invisible signs, small
 * letters, %-signs, quotes and brackets around it, and what they hang on (".", "?utm=…", "&…").
 * @param {string | null | undefined} text
 */
function tidy(text) {
  const given = String(text ?? "").slice(0, 2 * LIMITS.signs)
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return escaped;
      }
    })
    .replace(/[\s\p{Cf}]+/gu, "")
    .replace(/^#/, "");
  const plain = given.replace(/^[^0-9A-Za-z]+/, "");
  const [code] = /** @type {RegExpExecArray} */ (OURS.exec(plain));
  return { code: code.toUpperCase(), more: code.length < given.length };
}

/** What a code holds behind its checksum; the last signs may be somebody else's. @param {string} code */
function whole(code) {
  let end = code.length;
  for (let i = 0; i < TRIES; i++) {
    end = code.lastIndexOf(END, end - 1);
    if (end < 1) break;
    const bytes = fromSigns(code.slice(1, end));
    if (!bytes || bytes.length < 4) continue;
    const body = Uint8Array.from(bytes.slice(3));
    if (sum(body).every((byte, at) => byte === bytes[at])) return body;
  }
  throw new ShareError("damaged");
}

/** Two bytes are three signs; a byte left over is two. @param {number[]} bytes */
function signs(bytes) {
  let out = "";
  for (let i = 0; i < bytes.length; i += 2) {
    const pair = i + 1 < bytes.length;
    let value = pair ? bytes[i] * 256 + bytes[i + 1] : bytes[i];
    for (let n = pair ? 3 : 2; n; n--) {
      out += SIGNS[value % BASE];
      value = Math.floor(value / BASE);
    }
  }
  return out;
}

/** @param {string} text */
function fromSigns(text) {
  if (text.length % 3 === 1) return null;
  const out = [];
  for (let i = 0; i < text.length; i += 3) {
    const part = text.slice(i, i + 3);
    let value = 0;
    for (let n = part.length - 1; n >= 0; n--) value = value * BASE + SIGNS.indexOf(part[n]);
    if (value >= (part.length === 3 ? 65536 : 256)) return null;
    if (part.length === 3) out.push(value >> 8);
    out.push(value & 255);
  }
  return out;
}

/** Three bytes that tell a damaged code from a whole one. @param {Uint8Array} bytes */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return [hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255];
}
