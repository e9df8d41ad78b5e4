// The page that keeps score of a game by its forms and figures; it knows no game.
import { acting } from "../act.js";
import { wear } from "../app.js";
import { begin, get } from "../begin.js";
import { ready } from "../engine.js";
import { html, paint } from "../html.js";
import { remember } from "../memory.js";
import { later, tools } from "../menu.js";
import { closeSheet, isOpen, repaintSheet } from "../sheet.js";
import { t } from "../words.js";
import { board, lastEntry, stage } from "./board.js";
import { afterEntry, buttons, fillFrom, openHalf } from "./entry.js";
import { ending } from "./end.js";
import { afterSeating, seating } from "./seating.js";
import { app } from "./state.js";

/** @import {ScoreApp} from "./types.js" */

wear({
  half: () => (Object.keys(app.half).length ? { half: app.half, sheet: app.sheet } : null),
  lay: (left) => Object.assign(app, { half: {}, sheet: "" }, left),
  sound: (left) => Boolean(left && typeof left === "object" && "half" in left && left.half),
  mirror: (left) => { // each tab has its own sheet open
    const { half } = /** @type {Pick<ScoreApp, "half">} */ (left ?? { half: {} });
    const sheet = half[app.sheet] ? app.sheet : "";
    if (app.sheet && !sheet) closeSheet();
    Object.assign(app, { half, sheet });
  },
  asked: (event) => fillFrom(event),
  menu: () => {
    if (!app.view) return [["rulings", "rulings"], ["games", "games"]];
    const own = ["log", "course", "rulings", "share", "games", "leave"];
    return own.map((act) => [act, act]);
  },
});

/** The bar at the foot: begin, once the game is over a new one. */
function bar() {
  if (!app.view) {
    return html`
      <div class="foot">
        <button type="button" class="main wide" data-do="begin" ${ready() ? "" : html`disabled`}>
          ${t("begin")}
        </button>
      </div>`;
  }
  if (!app.view.over) return html``;
  return html`
    <div class="foot">
      <button type="button" class="main wide" data-do="leave">${t("new.game")}</button>
    </div>`;
}

/** Paint everything anew. */
function render() {
  const { view } = app;
  paint(get("tools"), tools(Boolean(view?.can_undo)));
  const played = () => html`${view?.over ? ending() : stage()}${board()}${buttons()}${lastEntry()}`;
  paint(get("screen"), view ? played() : seating());
  paint(get("bar"), bar());
  if (isOpen()) repaintSheet();
  remember();
}

acting({
  repaint: () => render(),
  log: later("log", () => import("./log.js")),
  course: later("course", () => import("./course.js")),
  rulings: later("rulings", () => import("./rulings.js")),
});

afterEntry(render);
afterSeating(render);
begin(render, () => { if (app.view && app.half[app.sheet]) openHalf(app.sheet); });
