// The log in words: what happened, by which rules, what is irregular; every line can be changed.
import { acting } from "./act.js";
import { face } from "./app.js";
import { ask } from "./engine.js";
import { editedText, tell } from "./game.js";
import { html } from "./html.js";
import { toast } from "./say.js";
import { openSheet } from "./sheet.js";
import { because, listed, ruleLinks, sentence, t } from "./words.js";

const sheet = {
  title: () => t("log"),
  body: () => {
    const entries = ask({ do: "log" }).ok;
    const marks = ask({ do: "marks" }).ok;
    const rounds = entries.reduce((/** @type {any[][]} */ found, /** @type {any} */ entry) => {
      (found[entry.round] ??= []).push(entry);
      return found;
    }, []);
    return html`<p class="fine">${t("log.hint")}</p>${rounds.map((/** @type {any[]} */ list, /** @type {number} */ round) => list && html`<section class="round"><h3>${list.every((each) => each.void) ? t("void") : called(marks, round)} ${face.paid?.(marks, round)}</h3><ol class="log">${list.map(item)}</ol></section>`).reverse()}`;
  },
};

/** A round, or what it is called that is none, such as a count. @param {any[]} marks @param {number} round */
function called(marks, round) {
  const mark = marks.find((each) => each.round === round + 1 && each.what);
  return mark ? sentence("lines", mark.what, mark) : t("round", { n: round + 1 });
}

/** @param {any} entry */
function item(entry) {
  const { line, event, told, rules, irregular, void: none } = entry;
  const head = none ? t("void.after", { n: entry.round }) : event.anyway ? t("agreed") : t("irregular");
  return html`<li class="${irregular ? "odd" : ""}"><p>${sentence("events", told.code, told)}${more(entry)}</p>
${irregular ? html`<div class="why"><b>${head}</b>${none ? "" : html`<ul>${irregular.map(because)}</ul>`}</div>` : ""}
<p class="refs">${ruleLinks(rules)}</p>${line > 1 ? html`<div class="acts"><button type="button" class="small" data-do="edit" data-arg="${line}" aria-label="${listed([t("edit"), t("line", { n: line })])}">${t("edit")}</button><button type="button" class="small" data-do="drop" data-arg="${line}" aria-label="${listed([t("drop"), t("line", { n: line })])}">${t("drop")}</button></div>` : ""}</li>`;
}

/** What the sentence does not say. @param {any} entry */
function more({ event, told, changes }) {
  const parts = [...(face.details?.(event, told, changes) ?? []), ...(event.why ? [event.why] : [])];
  return parts.length ? html`<br><small>${parts.join(" · ")}</small>` : "";
}

/** The event on a line of the log, as it stands. @param {string} line */
export const entryOn = (line) => ask({ do: "log" }).ok.find((/** @type {any} */ entry) => entry.line === Number(line));

acting({
  "open-log": () => openSheet(sheet),
  drop: (line) => {
    if (!tell({ event: "edit", line: Number(line), with: null })) return;
    openSheet(sheet);
    toast(editedText());
  },
});
