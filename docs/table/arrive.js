// Arriving with a shared game (or a worked example) in the address: open it, in the reader's language.
import { keptAs, newGame, openGame } from "./game.js";
import { toast } from "./say.js";
import { closeSheet, isOpen } from "./sheet.js";
import { spoken, t } from "./words.js";

/**
 * @param {boolean} [here] the page is open already: its language has been chosen
 * @returns {Promise<boolean>} whether a shared game is open now
 */
export async function arrive(here = false) {
  const { hash } = location;
  if (hash.startsWith("#try=")) {
    history.replaceState(null, "", location.pathname + location.search);
    return (await import("./trying.js")).tryOut(decodeURIComponent(hash.slice(5)));
  }
  if (hash.length < 9) return false;
  const { ShareError, decode, isCode } = await import("./share.js"); // most visits bring no game
  if (!isCode(hash)) return false;
  const mine = here ? null : ownLanguage();
  if (mine) {
    location.replace(mine + hash);
    return new Promise(() => {}); // this page is on its way out
  }
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const log = decode(hash, spoken().share);
    if (isOpen()) closeSheet();
    const kept = await keptAs(log);
    if (kept) return openGame(kept);
    if (!(await newGame(log[0], log.slice(1)))) return false;
    toast(t("shared.open"));
    return true;
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    toast(t(`code.${error.code}`), 9000);
    return false;
  }
}

/** The address of this page in the reader's language, if it is another one. @returns {string | null} */
function ownLanguage() {
  const short = (/** @type {string} */ tag) => tag.slice(0, 2).toLowerCase();
  const here = short(document.documentElement.lang);
  const links = [...document.querySelectorAll("nav.tongues a")];
  for (const tag of navigator.languages ?? [navigator.language]) {
    if (short(tag) === here) return null;
    const link = links.find((found) => short(found.getAttribute("lang") ?? "") === short(tag));
    if (link) return /** @type {HTMLAnchorElement} */ (link).href;
  }
  return null;
}
