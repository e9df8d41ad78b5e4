// The games kept on this device: open, remove, take in a log file.
import { acting, act } from "./act.js";
import { app, face } from "./app.js";
import { ask } from "./engine.js";
import { html } from "./html.js";
import { listGames, loadGame, removeGame } from "./keep.js";
import { putHalf } from "./memory.js";
import { toast } from "./say.js";
import { saveFile } from "./saving.js";
import { closeSheet, isOpen, openSheet, repaintSheet } from "./sheet.js";
import { takeIn } from "./taking-in.js";
import { listed, named, spoken, t, together } from "./words.js";
import { leave, openGame } from "./game.js";

/** @type {any[] | null} */
let games = null;
let sure = "";
/** How each game stands, in words. @type {Map<string, string>} */
const stands = new Map();

const FILES = ".jsonl,.json,.txt,application/x-ndjson,text/plain";

const sheet = {
  title: () => t("games"),
  body: () => html`
    ${shelf()}
    <label class="quiet file">
      ${t("import")}<input type="file" accept="${FILES}" data-change="import" class="sr">
    </label>`,
};

/** The games, or that there is none. */
function shelf() {
  if (games === null) return html`<p>…</p>`;
  if (!games.length) return html`<p class="empty">${t("no.games")}</p>`;
  const hint = games.some(onlyHere) ? html`<p class="fine">${t("only.here.hint")}</p>` : "";
  return html`${hint}<ul class="games">${games.map(item)}</ul>`;
}

/** @param {any} game */
function item(game) {
  const date = new Date(game.changed).toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const told = [date + (stands.get(game.id) ?? "")];
  if (game.trouble) told.push(t(`trouble.${game.trouble}`));
  if (onlyHere(game)) told.push(t("only.here"));
  const file = html`
    <button type="button" class="small" data-do="save-game" data-arg="${game.id}"
      aria-label="${named(t("file"), listed(game.players))}">${t("file")}</button>`;
  return html`
    <li${game.id === app.id ? html` class="here"` : ""}>
      <button type="button" class="rowlink" data-do="open-game" data-arg="${game.id}">
        <b>${listed(game.players)}</b><small>${told.join(" · ")}</small>
      </button>
      ${onlyHere(game) ? file : ""}
      <button type="button" class="icon" data-do="remove-game" data-arg="${game.id}"
        aria-label="${t("remove.game")}">
        ${sure === game.id ? html`<span class="sure">${t("sure")}</span>` : "✕"}
      </button>
    </li>`;
}

/** Does a game lie nowhere else, or is what lies elsewhere older? @param {any} game */
const onlyHere = (game) => game.lines > 1 && game.lines > game.exported;

async function list() {
  games = await listGames(spoken().game);
  repaintSheet();
  for (const { id, trouble } of games) {
    if (!trouble) stands.set(id, standing((await loadGame(id)).log));
    if (isOpen(sheet)) repaintSheet();
  }
}

/** The round that is on, or who has won. @param {any[]} log */
function standing(log) {
  const { ok } = ask({ do: "stands", log });
  if (!ok) return "";
  if (ok.over) return ` · ${t("won", { x: together(ok.winners) })}`;
  const ahead = face.ahead?.(ok);
  return ` · ${t("round", { n: ok.round })}${ahead ? ` · ${ahead}` : ""}`;
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
    else {
      if (app.id === id) leave();
      putHalf(id, null);
    }
    return list();
  },
  "save-game": async (id) => {
    await saveFile(id);
    return list();
  },
  import: async (_, element) => {
    const chosen = /** @type {HTMLInputElement} */ (element);
    const file = chosen.files?.[0];
    if (!file) return;
    if (!(await takeIn(file, closeSheet)) && isOpen(sheet)) await list();
    chosen.value = ""; // the same file can be chosen again
    return act("repaint");
  },
});
