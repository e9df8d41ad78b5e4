/** A kept game as it lies on the disk: its record, its lines, and what may be wrong with them. */

/** @import {GameEvent, GameRecord, KeptLine, Summary, Trouble} from "./types.js" */

/** The form of a game, told by `v` in its record. */
export const FORM = 1;

/** @param {GameRecord | undefined} record @param {KeptLine[]} lines @returns {Trouble | undefined} */
export function fault(record, lines) {
  if (!record) return lines.length ? "damaged" : "gone";
  if (record.v > FORM) return "newer";
  if (record.v !== FORM || record.aside || record.lines !== lines.length) return "damaged";
  return lines.every((line, i) => line.n === i + 1) ? undefined : "damaged";
}

/** @param {GameRecord} record @param {number} lines how many there are */
export function listed(record, lines) {
  if (record.v > FORM) return summary(record, lines, "newer");
  const damaged = record.v !== FORM || record.aside || record.lines !== lines;
  return summary(record, lines, damaged ? "damaged" : undefined);
}

/** @param {GameRecord} record @param {number} lines @param {Trouble} [trouble] @returns {Summary} */
export function summary(record, lines, trouble) {
  const { id, game, started = 0, changed = 0, exported = 0 } = record;
  const players = Array.isArray(record.players) ? record.players : [];
  return { id, game, players, started, changed, exported, lines, ...(trouble && { trouble }) };
}

/** The events up to the first line that is none. @param {string[]} lines */
export function readable(lines) {
  const log = [];
  for (const line of lines) {
    const event = parsed(line);
    if (!event || (log.length === 0) !== (event.event === "game")) break;
    log.push(event);
  }
  return log;
}

/** @param {string} text @returns {GameEvent | null} */
function parsed(text) {
  try {
    const event = JSON.parse(text);
    return event && typeof event.event === "string" ? event : null;
  } catch {
    return null;
  }
}

/** @param {GameEvent} first */
export function names(first) {
  if (Number.isInteger(first.players)) return Array.from({ length: first.players }, (_, i) => String(i + 1));
  return Array.isArray(first.players) ? first.players.map(String) : [];
}
