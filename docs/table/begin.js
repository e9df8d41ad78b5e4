// The page comes to life: words, referee, what was open; then the game's own screen is painted.
import { listen } from "./act.js";
import { app, face } from "./app.js";
import { arrive } from "./arrive.js";
import { start } from "./engine.js";
import { afterEvent, openGame, touch } from "./game.js";
import { html, paint } from "./html.js";
import { halfOf, recall } from "./memory.js";
import { toast } from "./say.js";
import { watchSheet } from "./sheet.js";
import { speak, t } from "./words.js";

/** One of the page's own elements. @param {string} id @returns {HTMLElement} */
export const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Start a table page. @param {() => void} render paints everything anew
 * @param {() => void} [there] called once everything is there
 */
export function begin(render, there) {
  wake(render).then(there).catch((error) => {
    console.error(error);
    const { old, broken, rules } = get("screen").dataset;
    const said = typeof WebAssembly === "object" ? broken : old;
    paint(get("screen"), html`<p class="wait">${said} <a href="../">${rules}</a></p>`);
  });
}

/** @param {() => void} render */
async function wake(render) {
  const { app: root, game } = document.body.dataset;
  const bundle = fetch(`${root}${game}/engine.json`).then((answer) => answer.json());
  const started = start(bundle);
  speak(await (await fetch("words.json")).json());
  listen(touch);
  watchSheet();
  recall();
  const { id } = app;
  app.id = "";
  face.lay(halfOf(""));
  if (!id) render(); // the screen is there while the referee is still on the way
  await started;
  document.addEventListener("site-renewed", () => toast(t("renewed")));
  addEventListener("hashchange", async () => {
    if (await arrive(true)) render();
  });
  afterEvent(render);
  if (!(await arrive()) && id) await openGame(id);
  render();
  document.body.dataset.ready = "true";
  performance.mark("usable");
}
