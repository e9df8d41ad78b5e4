// Settling: the sheet with the bill, who asked if that is not said yet, and what happens next.
import { act, acting } from "../act.js";
import { editedText, tell } from "../game.js";
import { html } from "../html.js";
import { toast } from "../say.js";
import { closeSheet, isOpen, openSheet } from "../sheet.js";
import { amount, t } from "../words.js";
import { emptyDraft, needsPartner } from "./draft.js";
import { app, cardByCard, figure, needsAsker, players, previewed, roundEvent, unsaid } from "./model.js";
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
    const people = !unsaid() && (app.view ? !cardByCard() || app.view.asker !== null : app.people > 0);
    return html`${needsAsker() ? html`<h3>${t("who.asked")}</h3>${pills("asker", players(), () => false, t("who.asked"), (name) => app.draft.protected.includes(name))}` : ""}${!cardByCard() && needsPartner(app.draft) ? partners(players()) : ""}
${receipt(now.bill, { people, bad: now.bad, reasons: now.reasons, after: now.after })}
${app.view || now.bill ? html`<p><button type="button" class="rowlink" data-do="rulings">${t("other.rulings")}</button></p>` : ""}`;
  },
  foot: () => {
    const { view } = app;
    if (!view || view.over || (cardByCard() && view.asker === null)) return null;
    const no = unsaid();
    const now = outcome();
    if (now.reasons.length && !no) return html`<button type="button" class="quiet" data-do="settle" data-arg="anyway">${t("settle.anyway")}</button>`;
    return html`<button type="button" class="main" data-do="settle" aria-disabled="${no || now.bad ? "true" : "false"}">${app.line ? t("save.round") : t("settle")}</button>`;
  },
};

acting({
  bill: () => openSheet(billSheet),
  settle: (how) => {
    if (!app.view) return openSheet(billSheet);
    if (!cardByCard() && needsPartner(app.draft)) return isOpen(billSheet) ? toast(t("say.partner")) : openSheet(billSheet);
    if (needsAsker()) return isOpen(billSheet) ? toast(t("say.asker")) : openSheet(billSheet);
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
