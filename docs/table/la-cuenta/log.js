// La Cuenta's part of the log: what a bill came to, the cards of a round, a round to be changed.
import { acting, act } from "../act.js";
import { wear } from "../app.js";
import { html } from "../html.js";
import { entryOn } from "../log.js";
import { toast } from "../say.js";
import { closeSheet } from "../sheet.js";
import { amount, listed, money, named, t } from "../words.js";
import { DUTCH, FIFTY, TIP, entryName, ofKind, premiumText } from "./cards.js";
import { draftOf } from "./draft.js";
import { app } from "./model.js";

wear({
  paid: (marks, round) => {
    const mark = marks.find((found) => found.round === round + 1 && found.payable !== undefined);
    return mark?.payable !== undefined ? html`<span class="amt">${amount(mark.payable)}</span>` : "";
  },
  details: (event) => {
    const parts = [];
    if (event.cards) {
      const names = new Map();
      for (const entry of event.cards) {
        const name = entryName(entry) + (entry.premium ? ` + ${premiumText(entry.premium)}` : "");
        names.set(name, (names.get(name) ?? 0) + 1);
      }
      parts.push(listed([...names].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))) || t("no.cards"));
    }
    if (event.tips) parts.push(`${ofKind(TIP).name} ×${event.tips}`);
    if (event.protected?.length) parts.push(named(t("protected"), listed(event.protected)));
    if (event.split?.kind === DUTCH) parts.push(ofKind(DUTCH).name);
    else if (event.split) parts.push(named(ofKind(FIFTY).name, event.split.with));
    for (const figures of [event.event === "game" ? null : event.savings, event.cash]) {
      if (figures) parts.push(listed(Object.entries(figures).map(([name, n]) => `${name} ${money(n)}`)));
    }
    return parts;
  },
});

acting({
  "edit-round": (line) => {
    if (app.line) { // what is changed already must be saved or left first
      closeSheet();
      return toast(t("editing"));
    }
    const { event } = entryOn(line);
    Object.assign(app, { aside: app.draft, draft: draftOf(event), line: Number(line) });
    closeSheet();
    act("repaint");
    return scrollTo({ top: 0 });
  },
});
