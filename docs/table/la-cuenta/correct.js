// Correcting a balance: what the table says counts, with the reason if somebody wants to give one.
import { acting } from "../act.js";
import { tell } from "../game.js";
import { html, name as bdi } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, openSheet } from "../sheet.js";
import { figureOf, t } from "../words.js";
import { opened } from "./model.js";

const form = { why: "", savings: /** @type {Record<string, string>} */ ({}) };

const sheet = {
  title: () => t("correct"),
  body: () => html`
    <p class="fine">${t("correct.hint")}</p>
    <div class="form">
      ${opened().players.map(balance)}
      <label>${t("why")}<input value="${form.why}" data-input="balance-why" maxlength="80"></label>
    </div>`,
  foot: () => html`<button type="button" class="main" data-do="save-correct">${t("save")}</button>`,
};

/** @param {string} name @param {number} i */
const balance = (name, i) => html`
  <label for="bal-${i}">
    ${bdi(name)}
    <span class="figure">
      <button type="button" class="icon" data-do="sign" data-arg="${name}" aria-label="± ${name}">±</button>
      <input id="bal-${i}" inputmode="numeric" value="${form.savings[name]}" data-input="balance"
        data-name="${name}">
    </span>
  </label>`;

acting({
  "open-correct": () => {
    const { players, savings } = opened();
    const told = players.map((name) => [name, String(savings[name]).replace("-", "−")]);
    Object.assign(form, { why: "", savings: Object.fromEntries(told) });
    openSheet(sheet);
  },
  balance: (text, element) => { form.savings[element.dataset.name ?? ""] = text; },
  "balance-why": (text) => { form.why = text; },
  sign: (name) => {
    const now = form.savings[name].trim();
    form.savings[name] = /^[-−]/.test(now) ? now.slice(1) : `−${now}`;
    openSheet(sheet);
  },
  "save-correct": () => {
    const savings = /** @type {Record<string, number>} */ ({});
    for (const [name, text] of Object.entries(form.savings)) {
      const plain = figureOf(text);
      if (Number.isNaN(plain)) return toast(t("not.a.figure", { x: text }));
      if (plain !== opened().savings[name]) savings[name] = plain;
    }
    closeSheet();
    if (!Object.keys(savings).length) return undefined;
    return tell(form.why.trim() ? { event: "correct", savings, why: form.why.trim() } : { event: "correct", savings });
  },
});
