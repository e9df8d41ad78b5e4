// A worked example of the site, opened at the table: its game is kept like any other; what only asks is asked.
import { app, face } from "./app.js";
import { keptAs, newGame, openGame } from "./game.js";
import { toast } from "./say.js";
import { closeSheet, isOpen } from "./sheet.js";
import { t } from "./words.js";

/** Open an example. @param {string} key "rule/example" @returns {Promise<boolean>} whether it is open now */
export async function tryOut(key) {
  const { app: root, game } = document.body.dataset;
  const examples = await (await fetch(`${root}${game}/examples.json`)).json();
  if (!Object.hasOwn(examples, key)) {
    toast(t("try.gone"), 9000);
    return false;
  }
  const found = examples[key];
  if (isOpen()) closeSheet();
  if (found.request) return face.request(found.request);
  const kept = await keptAs(found.log);
  if (!(kept ? await openGame(kept) : await newGame(found.log[0], found.log.slice(1)))) return false;
  if (found.may) face.asked?.(found.may);
  toast(t("try.open"));
  return true;
}
