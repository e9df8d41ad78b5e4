// Settling: the sheet with the bill, who asked if that is not said yet, and what happens next.
import { act, acting } from "../act.js";
import { editedText, tell } from "../game.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, isOpen, openSheet } from "../sheet.js";
import { amount, t } from "../words.js";
import { emptyDraft, needsPartner } from "./draft.js";
import {
  app, cardByCard, figure, needsAsker, players, previewed, roundEvent, unsaid,
} from "./model.js";
import { partners, pills } from "./people.js";
import { receipt } from "./receipt.js";

/** What settling would come to; in a game card by card that is asked only here. */
function outcome() {
  if (!app.view || !cardByCard() || app.view.asker === null) return figure();
  return previewed({ event: { event: "settle" } });
}

export const billSheet = {
  title: () => t("bill"),
  body: () => {
    const now = outcome();
    const steps = cardByCard();
    const people = !unsaid() && (app.view ? !steps || app.view.asker !== null : app.people > 0);
    const { bill, bad, reasons, after } = now;
    return html`
      ${needsAsker() ? askers() : ""}
      ${!steps && needsPartner(app.draft) ? partners(players()) : ""}
      ${receipt(bill, { people, bad, reasons, after })}
      ${app.view || bill
        ? html`<p><button type="button" class="rowlink" data-do="rulings">${t("other.rulings")}</button></p>`
        : ""}`;
  },
  foot: () => {
    const { view } = app;
    if (!view || view.over || (cardByCard() && view.asker === null)) return null;
    const no = unsaid();
    const now = outcome();
    if (now.reasons.length && !no) {
      return html`
        <button type="button" class="quiet" data-do="settle" data-arg="anyway">
          ${t("settle.anyway")}
        </button>`;
    }
    return html`
      <button type="button" class="main" data-do="settle"
        aria-disabled="${no || now.bad ? "true" : "false"}">
        ${t(app.line ? "save.round" : "settle")}
      </button>`;
  },
};

/** Who asked, where that is not said yet; whoever is protected cannot have. */
function askers() {
  const safe = (/** @type {string} */ name) => app.draft.protected.includes(name);
  return html`<h3>${t("who.asked")}</h3>${pills("asker", players(), () => false, t("who.asked"), safe)}`;
}

acting({
  bill: () => openSheet(billSheet),
  settle: (how) => {
    if (!app.view) return openSheet(billSheet);
    const say = (/** @type {string} */ what) => (isOpen(billSheet) ? toast(what) : openSheet(billSheet));
    if (!cardByCard() && needsPartner(app.draft)) return say(t("say.partner"));
    if (needsAsker()) return say(t("say.asker"));
    const event = cardByCard() ? { event: "settle" } : roundEvent();
    const now = outcome();
    if (now.bad) return toast(now.bad);
    if (now.reasons.length && !how) return openSheet(billSheet);
    const told = now.reasons.length ? { ...event, anyway: true } : event;
    const { line, draft, aside } = app;
    // What lies there beside an earlier round, or beside a round told card by card, stays.
    const left = line ? aside : cardByCard() ? draft : null;
    Object.assign(app, { draft: left ?? emptyDraft(), line: 0, aside: null });
    if (!tell(line ? { event: "edit", line, with: told } : told)) {
      Object.assign(app, { draft, line, aside });
      return act("repaint");
    }
    closeSheet();
    document.getElementById("main")?.dispatchEvent(new Event("settled", { bubbles: true }));
    if (line) return toast(editedText());
    const shares = app.view.last?.shares ?? {};
    const paid = players().filter((name) => shares[name])
      .map((name) => html`<span class="nb">${name} −${amount(shares[name])}</span> `);
    return toast(paid.length ? html`${paid}` : t("nobody.pays"));
  },
});
