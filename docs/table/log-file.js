/**
 * A log file as the command line reads it: the same lines, the same faults, the same repairs.
 *
 *   readLog(bytes) → {rows, events, numbers, torn}, or throws a FileFault
 *
 * `rows` are the lines as they were written, `events` what they say, without what the first one
 * tells of the file itself; `numbers` is on which line of the file each stands, for blank lines do
 * not count. `torn` says that a last line without its end (or the zeros of a power cut) was left
 * out. JSON.parse alone would take a key given twice, and 1.0 for 1: the referee gets the `rows`.
 *
 * A FileFault's `code`: "large-file", "empty-file" (nothing there), "no-log" (no whole line),
 * "damaged" (`line` cannot be read; `rows` holds those before it), "newer-format" and "no-format"
 * (`found`), "utf-16" (text, but not as we write it).
 */

export const LARGEST = 10_000_000; // bytes
export const DEEPEST = 40; // lists and objects within each other; an edit of a round has some six
const DIGITS = 4300; // of one whole number
const FORMAT = 1;
const OURS = ["format", "rules"];

export class FileFault extends Error {
  /** @param {string} code @param {{line?: number, found?: string, rows?: string[]}} [more] */
  constructor(code, { line = 1, found = "", rows = [] } = {}) {
    super(code);
    this.name = "FileFault";
    Object.assign(this, { code, line, found, rows });
  }
}

/** @param {Uint8Array} bytes */
export function readLog(bytes) {
  if (bytes.length > LARGEST) throw new FileFault("large-file");
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) throw new FileFault("utf-16");
  const { rows, events, numbers, torn, broken } = split(bytes);
  if (broken) throw new FileFault("damaged", { line: broken, rows });
  if (!events.length) throw new FileFault(torn ? "no-log" : "empty-file");
  return { rows, events: withoutOurs(events), numbers, torn };
}

/** The lines, up to the first that is damaged. @param {Uint8Array} bytes */
function split(bytes) {
  const raw = lines(bytes);
  let last = raw.length - 1;
  while (last >= 0 && isBlank(raw[last])) last -= 1;
  const found = {
    rows: /** @type {string[]} */ ([]),
    events: /** @type {any[]} */ ([]),
    numbers: /** @type {number[]} */ ([]),
    torn: false,
    broken: 0,
  };
  for (let i = 0; i <= last; i++) {
    if (isBlank(raw[i])) continue;
    try {
      const text = decode(raw[i], i === 0);
      found.events.push(strict(text));
      found.rows.push(text);
      found.numbers.push(i + 1);
    } catch {
      if (i < raw.length - 1) found.broken = i + 1; // its end is there: it was written whole
      else found.torn = true;
      break;
    }
  }
  return found;
}

/** @param {Uint8Array} bytes */
function lines(bytes) {
  const found = [];
  let from = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
    found.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return [...found, bytes.subarray(from)];
}

/** @param {Uint8Array} line */
const isBlank = (line) => line.every((byte) => byte === 32 || (byte >= 9 && byte <= 13));

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** @param {Uint8Array} line @param {boolean} first it may begin with a mark of its encoding */
function decode(line, first) {
  const text = utf8.decode(line);
  return first ? text.replace(/^\uFEFF/, "") : text;
}

/**
 * What a line says; throws for anything that is no JSON, says a key twice, or is nested too deep.
 * @param {string} text
 */
function strict(text) {
  const value = JSON.parse(text); // it is JSON: what follows need not check its form
  const open = /** @type {(Set<string> | null)[]} */ ([]);
  let key = ""; // the last text, which a colon makes a key
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]|-?\d[\d.eE+-]*/g)) {
    if (token === "{" || token === "[") {
      open.push(token === "{" ? new Set() : null);
      if (open.length > DEEPEST) throw new SyntaxError("too deep");
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const keys = /** @type {Set<string>} */ (open.at(-1));
      const name = JSON.parse(key);
      if (keys.has(name)) throw new SyntaxError("a key stands there twice");
      keys.add(name);
    } else if (token[0] === '"') key = token;
    else if (token.length > DIGITS && /^-?\d+$/.test(token)) throw new SyntaxError("too long a number");
  }
  return value;
}

/** The events without what the first line tells of the file. @param {any[]} events */
function withoutOurs(events) {
  const [first, ...rest] = events;
  if (!first || typeof first !== "object" || Array.isArray(first)) return events;
  const { format = FORMAT } = first;
  if (format !== FORMAT && format !== true) {
    const found = typeof format === "string" ? format : JSON.stringify(format);
    const newer = Number.isInteger(format) && format > FORMAT;
    throw new FileFault(newer ? "newer-format" : "no-format", { found: found.slice(0, 20) });
  }
  return [Object.fromEntries(Object.entries(first).filter(([name]) => !OURS.includes(name))), ...rest];
}
