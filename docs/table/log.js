// The log in words: what happened, by which rules, what is irregular; every line can be changed.
import { acting } from "./act.js";
import { face } from "./app.js";
import { answer } from "./engine.js";
import { editedText, tell } from "./game.js";
import { html } from "./html.js";
import { toast } from "./say.js";
import { openSheet } from "./sheet.js";
import { because, listed, ruleLinks, sentence, t } from "./words.js";

/** @import {Entry, Mark} from "./types.js" */

const sheet = {
  title: () => t("log"),
  body: () => {
    const entries = answer({ do: "log" });
    const marks = answer({ do: "marks" });
    const rounds = /** @type {Entry[][]} */ ([]);
    for (const entry of entries) (rounds[entry.round] ??= []).push(entry);
    const sections = rounds.map((list, round) => {
      const head = list.every((each) => each.void) ? t("void") : called(marks, round);
      return html`
        <section class="round">
          <h3>${head} ${face.paid?.(marks, round)}</h3>
          <ol class="log">${list.map(item)}</ol>
        </section>`;
    });
    return html`<p class="fine">${t("log.hint")}</p>${sections.reverse()}`;
  },
};

/** A round, or what it is called that is none, such as a count. @param {Mark[]} marks @param {number} round */
function called(marks, round) {
  const mark = marks.find((each) => each.round === round + 1 && each.what);
  return mark?.what ? sentence("lines", mark.what, mark) : t("round", { n: round + 1 });
}

/** @param {Entry} entry */
function item(entry) {
  const { line, event, told, rules, irregular, void: none } = entry;
  const head = none ? t("void.after", { n: entry.round }) : event.anyway ? t("agreed") : t("irregular");
  const why = none || !irregular ? "" : html`<ul>${irregular.map(because)}</ul>`;
  return html`
    <li class="${irregular ? "odd" : ""}">
      <p>${sentence("events", told.code, told)}${more(entry)}</p>
      ${irregular ? html`<div class="why"><b>${head}</b>${why}</div>` : ""}
      <p class="refs">${ruleLinks(rules)}</p>
      ${line > 1 ? html`<div class="acts">${button("edit", line)}${button("drop", line)}</div>` : ""}
    </li>`;
}

/** @param {string} act @param {number} line */
const button = (act, line) => html`
  <button type="button" class="small" data-do="${act}" data-arg="${line}"
    aria-label="${listed([t(act), t("line", { n: line })])}">${t(act)}</button>`;

/** What the sentence does not say. @param {Entry} entry */
function more({ event, told, changes }) {
  const parts = [...(face.details?.(event, told, changes) ?? []), ...(event.why ? [event.why] : [])];
  return parts.length ? html`<br><small>${parts.join(" · ")}</small>` : "";
}

/** The event on a line of the log, as it stands. @param {string} line */
export const entryOn = (line) =>
  /** @type {Entry} */ (answer({ do: "log" }).find((entry) => entry.line === Number(line)));

acting({
  "open-log": () => openSheet(sheet),
  drop: (line) => {
    if (!tell({ event: "edit", line: Number(line), with: null })) return;
    openSheet(sheet);
    toast(editedText());
  },
});
