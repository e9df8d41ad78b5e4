// The games kept on this device: open, remove, take in a log file.
import { acting, act } from "../act.js";
import { html } from "../html.js";
import { KeepError, listGames, readText, removeGame } from "../keep.js";
import { toast } from "../say.js";
import { closeSheet, openSheet, repaintSheet } from "../sheet.js";
import { fault, listed, spoken, t } from "../words.js";
import { leave, newGame, openGame } from "./game.js";
import { app } from "./model.js";

/** @type {any[] | null} */
let games = null;
let sure = "";

const sheet = {
  title: () => t("games"),
  body: () => html`${games === null ? html`<p>…</p>` : games.length ? html`<ul class="games">${games.map(item)}</ul>` : html`<p class="empty">${t("no.games")}</p>`}
<label class="quiet file">${t("import")}<input type="file" accept=".jsonl,.json,.txt,application/x-ndjson,text/plain" data-change="import" class="sr"></label>`,
};

/** @param {any} game */
function item(game) {
  const date = new Date(game.changed).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return html`<li${game.id === app.id ? html` class="here"` : ""}><button type="button" class="rowlink" data-do="open-game" data-arg="${game.id}"><b>${listed(game.players)}</b><small>${date} · ${t("lines", { n: game.lines })}${game.trouble ? ` · ${t(`trouble.${game.trouble}`)}` : ""}</small></button><button type="button" class="icon" data-do="remove-game" data-arg="${game.id}" aria-label="${t("remove.game")}">${sure === game.id ? html`<span class="sure">${t("sure")}</span>` : "✕"}</button></li>`;
}

async function list() {
  games = await listGames(spoken().game);
  repaintSheet();
}

acting({
  "open-games": () => {
    sure = "";
    openSheet(sheet);
    return list();
  },
  "open-game": async (id) => {
    if (await openGame(id)) closeSheet();
    else await list();
  },
  "remove-game": async (id) => {
    if (sure !== id) {
      sure = id;
      return repaintSheet();
    }
    sure = "";
    const { trouble } = await removeGame(id);
    if (trouble) toast(t(`trouble.${trouble}`));
    else if (app.id === id) leave();
    return list();
  },
  import: async (_, element) => {
    const file = /** @type {HTMLInputElement} */ (element).files?.[0];
    if (!file) return;
    const { name } = file;
    const text = await file.text();
    /** @type {HTMLInputElement} */ (element).value = ""; // the same file can be chosen again
    try {
      const [first, ...rest] = readText(text);
      const refused = (/** @type {any} */ bad) => t("unreadable", { x: name, n: bad.params.line ?? 1, why: fault(bad) });
      if (await newGame(first, rest, refused)) closeSheet();
    } catch (error) {
      if (!(error instanceof KeepError)) throw error;
      toast(t("not.a.log", { x: name, n: error.line }), 9000);
    }
    act("repaint");
  },
});
