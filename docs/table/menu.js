// The menu, and what opens from it; the heavier sheets are fetched when they are first wanted.
import { acting, act } from "./act.js";
import { app, face } from "./app.js";
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

/** An entry of the menu. @param {string[]} entry what it does, and the word for it */
const entry = ([name, word]) =>
  html`<li><button type="button" class="rowlink" data-do="${name}">${t(word)}</button></li>`;

/** The tools at the top: undo, where a game is open, and the menu. @param {boolean} undoable */
export const tools = (undoable) => html`
  ${app.view ? tool("undo", "↶", undoable) : ""}
  ${tool("menu", "☰")}`;

/** @param {string} act @param {string} sign @param {boolean} [ready] can it be done now? */
const tool = (act, sign, ready = true) => html`
  <button type="button" id="tool-${act}" class="icon" data-do="${act}"
    aria-label="${t(act)}" title="${t(act)}" ${ready ? "" : html`disabled`}>${sign}</button>`;

acting({
  menu: () => openSheet({
    title: () => t("menu"),
    body: () => html`<ul class="menu">${face.menu().map(entry)}</ul>`,
  }),
  undo: () => undo(),
  leave: () => { closeSheet(); leave(); },
  log: later("log", () => import("./log.js")),
  rulings: later("rulings", () => import("./rulings.js")),
  share: later("share", () => import("./sharing.js")),
  games: later("games", () => import("./games.js")),
});
