// The table page of La Cuenta: paints the screen, and says what its taps and its menu do.
import { acting } from "../act.js";
import { wear } from "../app.js";
import { begin, get } from "../begin.js";
import { html, paint } from "../html.js";
import { remember } from "../memory.js";
import { later, tools } from "../menu.js";
import { announce } from "../say.js";
import { isOpen, openSheet, repaintSheet } from "../sheet.js";
import { amount, t } from "../words.js";
import { bar, notice } from "./bar.js";
import { emptyDraft } from "./draft.js";
import { endScreen } from "./end.js";
import { app, cardByCard, figure, unsaid } from "./model.js";
import { receipt } from "./receipt.js";
import { score, scoreSheet } from "./score.js";
import "./settle.js";
import "./setup.js";
import { afterTap, toldActs, toldScreen } from "./told.js";
import { afterTurnTap, turnActs, turnScreen } from "./turn.js";

/** Paint everything anew. */
function render() {
  const now = figure();
  const { view } = app;
  const over = view?.over && !app.line;
  const people = !unsaid() && (view ? !cardByCard() : app.people > 0);
  const screen = over ? endScreen(view) : cardByCard() ? turnScreen() : toldScreen(now);
  const { bill, bad, reasons, after } = now;
  const side = () => html`
    <section class="side">
      <h2>${t("bill")}</h2>${receipt(bill, { people, bad, reasons, after })}
    </section>`;
  paint(get("tools"), tools(Boolean(view?.can_undo && !app.line)));
  paint(get("screen"), html`${notice()}${view ? score(view) : ""}${screen}${over ? "" : side()}`);
  paint(get("bar"), bar(now));
  if (isOpen()) repaintSheet();
  if (now.bill) announce(`${t("total")} ${amount(now.bill.total)}`);
  remember();
}

wear({
  loose: true, // a bill counts without a game
  request: async (/** @type {any} */ given) => (await import("./example.js")).lay(given),
  asked: () => { app.stepwise = true; },
  menu: () => {
    if (!app.view) return [["setup", "start.game"], ["rulings", "rulings"], ["games", "games"]];
    const own = ["log", "score", "rulings", "share", "games", "leave"];
    return own.map((act) => [act, act]);
  },
});

acting({
  card: (id) => (cardByCard() ? turnActs.card(id) : toldActs.card(id)),
  burnt: (price) => (cardByCard() ? turnActs.burnt(price) : toldActs.burnt(price)),
  repaint: () => render(),
  stepwise: (on) => { app.stepwise = on === "true"; render(); },
  score: () => openSheet(scoreSheet),
  log: later("log", () => import("./log.js")),
  edit: later("edit", () => import("./edit.js")),
  correct: later("correct", () => import("./correct.js")),
  rulings: later("rulings", () => import("./rulings.js")),
  games: later("games", () => import("./games.js")),
  "edit-off": () => {
    Object.assign(app, { line: 0, draft: app.aside ?? emptyDraft(), aside: null });
    render();
  },
});

document.addEventListener("settled", () => scrollTo({ top: 0 }));
afterTap(render);
afterTurnTap(render);
begin(render);
