// The table page of La Cuenta: starts the referee, paints the screen, remembers what was tapped.
import { acting, listen } from "../act.js";
import { ready, start } from "../engine.js";
import { html, paint } from "../html.js";
import { announce, toast } from "../say.js";
import { closeSheet, isOpen, repaintSheet, watchSheet } from "../sheet.js";
import { amount, speak, t } from "../words.js";
import { bar, notice, tools } from "./bar.js";
import { endScreen } from "./end.js";
import { afterEvent, openGame, sitAt } from "./game.js";
import { arrive } from "./arrive.js";
import { recall, remember } from "./memory.js";
import { app, cardByCard, figure, needsAsker } from "./model.js";
import "./more.js";
import { receipt } from "./receipt.js";
import { score } from "./score.js";
import "./settle.js";
import "./setup.js";
import { afterTap, toldActs, toldScreen } from "./told.js";
import { afterTurnTap, turnActs, turnScreen } from "./turn.js";

const get = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Paint everything anew. */
function render() {
  const now = ready() ? figure() : { bill: null, reasons: [], after: null, bad: "" };
  const { view } = app;
  const over = view?.over && !app.line;
  const people = !needsAsker() && (view ? !cardByCard() : app.people > 0);
  paint(get("tools"), tools());
  paint(get("screen"), html`${notice()}${view ? score(view) : ""}${over ? endScreen(view) : cardByCard() ? turnScreen() : toldScreen(now)}
${over ? "" : html`<section class="side"><h2>${t("bill")}</h2>${receipt(now.bill, { people, bad: now.bad, reasons: now.reasons, after: now.after })}</section>`}`);
  paint(get("bar"), bar(now));
  if (isOpen()) repaintSheet();
  if (now.bill) announce(`${t("total")} ${amount(now.bill.total)}`);
  remember();
}

acting({
  card: (id) => (cardByCard() ? turnActs.card(id) : toldActs.card(id)),
  burnt: (price) => (cardByCard() ? turnActs.burnt(price) : toldActs.burnt(price)),
  repaint: () => render(),
  stepwise: (on) => { app.stepwise = on === "true"; render(); },
});

async function begin() {
  const { app: root, game } = document.body.dataset;
  const bundle = fetch(`${root}${game}/engine.json`).then((answer) => answer.json());
  const started = start(bundle);
  speak(await (await fetch("words.json")).json());
  listen();
  watchSheet();
  afterTap(render);
  afterTurnTap(render);
  recall();
  const { id } = app;
  sitAt("");
  if (!id) render(); // the cards are there while the referee is still on the way
  await started;
  document.addEventListener("site-renewed", () => toast(t("renewed")));
  addEventListener("hashchange", async () => {
    if (!(await arrive(true))) return;
    if (isOpen()) closeSheet();
    render();
  });
  document.addEventListener("settled", () => scrollTo({ top: 0 }));
  afterEvent(render);
  if (!(await arrive()) && id) await openGame(id);
  render();
  document.body.dataset.ready = "true";
  performance.mark("usable");
}

begin().catch((error) => {
  console.error(error);
  paint(get("screen"), html`<p class="wait">${get("screen").dataset.broken}</p>`);
});
