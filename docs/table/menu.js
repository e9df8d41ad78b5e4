// The menu, and what opens from it; the heavier sheets are fetched when they are first wanted.
import { acting, act } from "./act.js";
import { face } from "./app.js";
import { leave, undo } from "./game.js";
import { html } from "./html.js";
import { toast } from "./say.js";
import { closeSheet, openSheet } from "./sheet.js";
import { t } from "./words.js";

/**
 * Open a sheet that is fetched now. @param {string} name its act is called "open-" and this
 * @param {() => Promise<unknown>} fetched
 */
export const later = (name, fetched) => async (/** @type {string} */ arg, /** @type {HTMLElement} */ element) => {
  try {
    await fetched();
  } catch {
    return toast(t("unfetched"));
  }
  return act(`open-${name}`, arg, element);
};

acting({
  menu: () => openSheet({
    title: () => t("menu"),
    body: () => html`<ul class="menu">${face.menu().map((/** @type {string[]} */ [name, word]) => html`<li><button type="button" class="rowlink" data-do="${name}">${t(word)}</button></li>`)}</ul>`,
  }),
  undo: () => undo(),
  leave: () => { closeSheet(); leave(); },
  log: later("log", () => import("./log.js")),
  rulings: later("rulings", () => import("./rulings.js")),
  share: later("share", () => import("./sharing.js")),
  games: later("games", () => import("./games.js")),
});
