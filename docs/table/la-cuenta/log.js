// The log in words: what happened, by which rules, what is irregular; every line can be changed.
import { acting, act } from "../act.js";
import { ask } from "../engine.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, openSheet } from "../sheet.js";
import { amount, because, card, listed, named, ruleLinks, sentence, t } from "../words.js";
import { DUTCH, FIFTY, TIP, entryName, premiumText } from "./cards.js";
import { draftOf } from "./draft.js";
import { tell } from "./game.js";
import { app } from "./model.js";

const sheet = {
  title: () => t("log"),
  body: () => {
    const entries = ask({ do: "log" }).ok;
    const marks = ask({ do: "marks" }).ok;
    const rounds = entries.reduce((/** @type {any[][]} */ found, /** @type {any} */ entry) => {
      (found[entry.round] ??= []).push(entry);
      return found;
    }, []);
    return html`<p class="fine">${t("log.hint")}</p>${rounds.map((list, round) => list && html`<section class="round"><h3>${t("round", { n: round + 1 })} ${paid(marks, round)}</h3><ol class="log">${list.map(item)}</ol></section>`).reverse()}`;
  },
};

/** What a round's bill came to. @param {any[]} marks @param {number} round */
function paid(marks, round) {
  const mark = marks.find((found) => found.round === round + 1 && found.payable !== undefined);
  return mark ? html`<span class="amt">${amount(mark.payable)}</span>` : "";
}

/** @param {any} entry */
function item(entry) {
  const { line, event, told, rules, irregular } = entry;
  return html`<li class="${irregular ? "odd" : ""}"><p>${sentence("events", told.code, told)}${details(event)}</p>
${irregular ? html`<div class="why"><b>${event.anyway ? t("agreed") : t("irregular")}</b><ul>${irregular.map(because)}</ul></div>` : ""}
<p class="refs">${ruleLinks(rules)}</p>${line > 1 ? html`<div class="acts"><button type="button" class="small" data-do="edit" data-arg="${line}" aria-label="${listed([t("edit"), t("line", { n: line })])}">${t("edit")}</button><button type="button" class="small" data-do="drop" data-arg="${line}" aria-label="${listed([t("drop"), t("line", { n: line })])}">${t("drop")}</button></div>` : ""}</li>`;
}

/** What the sentence does not say: a round's cards, who is protected, figures. @param {any} event */
function details(event) {
  const parts = [];
  if (event.cards) {
    const names = new Map();
    for (const entry of event.cards) {
      const name = entryName(entry) + (entry.premium ? ` + ${premiumText(entry.premium)}` : "");
      names.set(name, (names.get(name) ?? 0) + 1);
    }
    parts.push(listed([...names].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))) || t("no.cards"));
  }
  if (event.tips) parts.push(`${card(TIP).name} ×${event.tips}`);
  if (event.protected?.length) parts.push(named(t("protected"), listed(event.protected)));
  if (event.split) parts.push(event.split.kind === DUTCH ? card(DUTCH).name : named(card(FIFTY).name, event.split.with));
  for (const figures of [event.event === "game" ? null : event.savings, event.cash]) {
    if (figures) parts.push(listed(Object.entries(figures).map(([name, n]) => `${name} ${amount(Number(n))}`)));
  }
  if (event.why) parts.push(event.why);
  return parts.length ? html`<br><small>${parts.join(" · ")}</small>` : "";
}

acting({
  "open-log": () => openSheet(sheet),
  drop: (line) => {
    if (tell({ event: "edit", line: Number(line), with: null })) openSheet(sheet);
  },
  "edit-round": (line) => {
    if (app.line) { // what is changed already must be saved or left first
      closeSheet();
      return toast(t("editing"));
    }
    const event = ask({ do: "log" }).ok.find((/** @type {any} */ entry) => entry.line === Number(line)).event;
    Object.assign(app, { aside: app.draft, draft: draftOf(event), line: Number(line) });
    closeSheet();
    act("repaint");
    return scrollTo({ top: 0 });
  },
});
