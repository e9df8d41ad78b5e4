// A log file is taken in: read as the command line reads it, refused in the same words.
import { app } from "./app.js";
import { keptAs, newGame, openGame } from "./game.js";
import { FileFault, readLog } from "./log-file.js";
import { hush, offer, toast } from "./say.js";
import { fault, spoken, t } from "./words.js";

const LONG = 9000;

/**
 * Open the game that a file holds. @param {File} file
 * @param {() => unknown} [then] what happens once it is open
 * @returns {Promise<boolean>} whether it is open
 */
export async function takeIn(file, then = () => {}) {
  hush(); // what was said of the file before
  const { name } = file;
  try {
    const { rows, events, numbers, torn } = readLog(new Uint8Array(await file.arrayBuffer()));
    const open = await begin(name, rows, events, numbers);
    if (open && torn) toast(t("file.torn"), LONG);
    if (open) then();
    return open;
  } catch (error) {
    if (!(error instanceof FileFault)) {
      console.error(error);
      toast(t("file.unusable", { x: name }), LONG);
    } else refuse(name, error, then);
    return false;
  }
}

/** @param {string} name @param {any} found @param {() => unknown} then */
function refuse(name, found, then) {
  const { code, line, rows } = found;
  const said = t(`file.${code}`, { x: name, n: line, found: found.found });
  if (!rows.length) return toast(said, LONG);
  const bytes = new TextEncoder().encode(rows.map((/** @type {string} */ row) => `${row}\n`).join(""));
  const before = () => takeIn(new File([bytes], name), then);
  return offer(`${said} ${t("file.mend", { n: line })}`, before, t("file.before"));
}

/** @param {string} name @param {string[]} rows @param {any[]} events @param {number[]} numbers */
async function begin(name, rows, events, numbers) {
  const [first, ...rest] = events;
  const { game } = first ?? {};
  if (Object.hasOwn(spoken().others, game)) {
    toast(t("file.elsewhere", { x: name, game: spoken().others[game] }), LONG);
    return false;
  }
  const plain = first?.event === "game" && events.every((event) => event && typeof event === "object");
  const kept = plain && (await keptAs(events));
  if (kept) return kept === app.id || openGame(kept);
  const refused = (/** @type {any} */ bad) =>
    t("unreadable", { x: name, n: numbers[(bad.params.line ?? 1) - 1], why: fault(bad) });
  return newGame(first, rest, refused, rows);
}
