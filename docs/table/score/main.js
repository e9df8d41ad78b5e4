// The page that keeps score of a game by its forms and figures; it knows no game.
import { acting } from "../act.js";
import { wear } from "../app.js";
import { begin, get } from "../begin.js";
import { ready } from "../engine.js";
import { html, paint } from "../html.js";
import { remember } from "../memory.js";
import { later } from "../menu.js";
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
  menu: () => [
    ...(app.view ? [["log", "log"], ["course", "course"], ["rulings", "rulings"], ["share", "share"]] : [["rulings", "rulings"]]),
    ["games", "games"],
    ...(app.view ? [["leave", "leave"]] : []),
  ],
});

const tools = () => html`${app.view ? html`<button type="button" id="tool-undo" class="icon" data-do="undo" aria-label="${t("undo")}" title="${t("undo")}" ${app.view.can_undo ? "" : html`disabled`}>↶</button>` : ""}<button type="button" id="tool-menu" class="icon" data-do="menu" aria-label="${t("menu")}" title="${t("menu")}">☰</button>`;

/** Paint everything anew. */
function render() {
  const { view } = app;
  paint(get("tools"), tools());
  paint(get("screen"), view ? html`${view.over ? ending() : stage()}${board()}${buttons()}${lastEntry()}` : seating());
  paint(get("bar"), view ? (view.over ? html`<div class="foot"><button type="button" class="main wide" data-do="leave">${t("new.game")}</button></div>` : html``) : html`<div class="foot"><button type="button" class="main wide" data-do="begin" ${ready() ? "" : html`disabled`}>${t("begin")}</button></div>`);
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
