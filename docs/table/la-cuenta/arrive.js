// Arriving with a shared game in the address: open it, in the reader's own language.
import { toast } from "../say.js";
import { spoken, t } from "../words.js";
import { newGame } from "./game.js";

/** @returns {Promise<boolean>} whether a shared game is open now */
export async function arrive() {
  const { hash } = location;
  if (hash.length < 9) return false;
  const { ShareError, decode, isCode } = await import("../share.js"); // most visits bring no game
  if (!isCode(hash)) return false;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const log = decode(hash, spoken().share);
    if (!(await newGame(log[0], log.slice(1)))) return false;
    toast(t("shared.open"));
    return true;
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    toast(t(`code.${error.code}`), 9000);
    return false;
  }
}
