// The menu, and what opens from it; the heavier sheets are fetched when they are first wanted.
import { acting, act } from "../act.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, openSheet } from "../sheet.js";
import { t } from "../words.js";
import { leave, undo } from "./game.js";
import { app } from "./model.js";
import { scoreSheet } from "./score.js";
import { emptyDraft } from "./draft.js";

const items = () => [
  ...(app.view ? [["log", "log"], ["score", "score"], ["rulings", "rulings"], ["share", "share"]] : [["setup", "start.game"], ["rulings", "rulings"]]),
  ["games", "games"],
  ...(app.view ? [["leave", "leave"]] : []),
];

/** Open a sheet that is fetched now. @param {string} name */
const later = (name) => async (/** @type {string} */ arg, /** @type {HTMLElement} */ element) => {
  try {
    await import(`./${name}.js`);
  } catch {
    return toast(t("broken"));
  }
  return act(`open-${name}`, arg, element);
};

acting({
  menu: () => openSheet({
    title: () => t("menu"),
    body: () => html`<ul class="menu">${items().map(([name, word]) => html`<li><button type="button" class="rowlink" data-do="${name}">${t(word)}</button></li>`)}</ul>`,
  }),
  undo: () => undo(),
  score: () => openSheet(scoreSheet),
  leave: () => { closeSheet(); leave(); },
  log: later("log"),
  edit: later("edit"),
  correct: later("correct"),
  rulings: later("rulings"),
  share: later("sharing"),
  games: later("games"),
  "edit-off": () => { Object.assign(app, { line: 0, draft: app.aside ?? emptyDraft(), aside: null }); act("repaint"); },
});
