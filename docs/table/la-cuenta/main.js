// The table page of La Cuenta: starts the referee, paints the screen, remembers what was tapped.
import { acting, act, listen } from "../act.js";
import { ready, start } from "../engine.js";
import { html, paint } from "../html.js";
import { announce, toast } from "../say.js";
import { isOpen, openSheet, repaintSheet, watchSheet } from "../sheet.js";
import { amount, speak, t } from "../words.js";
import { bar, title } from "./bar.js";
import { isEmpty } from "./draft.js";
import { app, cardByCard, figure } from "./model.js";
import { recall, remember } from "./memory.js";
import { receipt } from "./receipt.js";
import { afterTap, toldActs, toldScreen } from "./told.js";

const get = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the draft comes to, asked once for each painting. @type {any} */
let now = { bill: null, reasons: [], after: null, bad: "" };

/** Paint everything anew. */
export function render() {
  if (ready()) now = figure();
  paint(get("screen"), html`${title()}${toldScreen(now)}<section class="side"><h2>${t("bill")}</h2>${receipt(now.bill, how())}</section>`);
  paint(get("bar"), bar(now));
  if (isOpen()) repaintSheet();
  if (now.bill) announce(`${t("total")} ${amount(now.bill.total)}`);
  remember();
}

const how = () => ({ people: Boolean(app.view || app.people), bad: now.bad, reasons: now.reasons, after: app.view ? now.after : null });

acting({
  card: (id) => toldActs.card(id),
  burnt: (price) => toldActs.burnt(price),
  bill: () => openSheet({ title: () => t("bill"), body: () => receipt(now.bill, how()) }),
});

async function begin() {
  const app_ = document.body.dataset.app ?? "";
  const game = document.body.dataset.game;
  const bundle = fetch(`${app_}${game}/engine.json`).then((answer) => answer.json());
  const started = start(bundle);
  speak(await (await fetch("words.json")).json());
  listen();
  watchSheet();
  afterTap(render);
  recall();
  render();
  await started;
  document.body.dataset.ready = "true";
  render();
}

begin().catch((error) => {
  console.error(error);
  paint(get("screen"), html`<p class="wait">${document.body.dataset.broken ?? ""} ${String(error)}</p>`);
});
