// Changing an earlier event: a round opens on the cards again, everything else in a small form.
import { acting, act } from "../act.js";
import { editedText, tell } from "../game.js";
import { html, name as bdi } from "../html.js";
import { entryOn } from "../log.js";
import { toast } from "../say.js";
import { openSheet, repaintSheet } from "../sheet.js";
import { amount, card, cashOf, figureOf, sentence, spoken, t } from "../words.js";
import { BURNT, PREMIUM, TIP, DUTCH, FIFTY, ofKind } from "./cards.js";
import { opened } from "./model.js";

const form = { line: 0, event: /** @type {import("../types.js").GameEvent} */ ({ event: "" }) };

const prices = () => ofKind(BURNT).prices ?? [];

const sheet = {
  title: () => t("edit"),
  body: () => {
    const { event } = form;
    const told = sentence("events", event.event === "play" ? "play-card" : event.event, event);
    return html`<p class="fine">${told}</p><div class="form">${fields(event)}</div>`;
  },
  foot: () => html`<button type="button" class="main" data-do="save-edit">${t("save")}</button>`,
};

/** @param {import("../types.js").GameEvent} event */
function fields(event) {
  const names = opened().players.map((name) => [name, name]);
  const found = [];
  if ("player" in event) found.push(select("player", t("player"), names, event.player));
  if (event.event === "play") {
    const cards = spoken().cards.filter((each) => ![PREMIUM, TIP, FIFTY, DUTCH].includes(each.kind));
    const priced = cards.map(({ id, name, price }) => [id, price ? `${name} ${amount(price)}` : name]);
    found.push(select("card", t("card"), priced, event.card));
    const kind = card(event.card)?.kind;
    if (kind === BURNT) {
      found.push(select("price", t("price"), prices().map((n) => [n, amount(n)]), event.price ?? 0));
      const stacks = spoken().types.map(({ id, name }) => [id, name]);
      found.push(select("on", t("on.which"), stacks, event.on));
    }
    if (kind === BURNT || kind === "tapas") {
      const premium = ofKind(PREMIUM);
      const counts = Array.from({ length: premium.count + 1 }, (_, n) => [n, n]);
      found.push(select("premium", premium.name, counts, event.premium ?? 0));
    }
  }
  if ("with" in event) found.push(select("with", t("split.with"), names, event.with));
  if (event.event === "ask") {
    const why = [["", t("by.choice")], ["1", t("cannot.play")]];
    found.push(select("cannot_play", t("why.asked"), why, event.cannot_play ? "1" : ""));
  }
  for (const key of ["savings", "cash"]) {
    if (event[key]) for (const name of opened().players) found.push(figure(key, name, event[key][name]));
  }
  return found.length ? found : html`<p>${t("edit.nothing")}</p>`;
}

/** @param {string} key @param {string} label @param {(string | number)[][]} choices @param {unknown} value */
function select(key, label, choices, value) {
  const option = (/** @type {(string | number)[]} */ [id, name]) =>
    html`<option value="${id}" ${String(id) === String(value) ? html`selected` : ""}>${name}</option>`;
  return html`
    <label>
      ${label}<select data-change="edit-field" data-key="${key}">${choices.map(option)}</select>
    </label>`;
}

/** @param {string} key @param {string} name @param {number | undefined} value */
const figure = (key, name, value) => html`
  <label>
    ${bdi(name)}
    <input inputmode="text" value="${value ?? ""}" data-input="edit-figure" data-key="${key}"
      data-name="${name}">
  </label>`;

acting({
  "open-edit": (line) => {
    const found = entryOn(line);
    if (found.event.event === "round") return act("edit-round", line);
    Object.assign(form, { line: Number(line), event: structuredClone(found.event) });
    if (form.event.type && !form.event.card) form.event.card = found.told.card;
    return openSheet(sheet);
  },
  "edit-field": (value, element) => {
    const { event } = form;
    const key = element.dataset.key ?? "";
    if (key === "price" || key === "premium") event[key] = Number(value);
    else if (key === "cannot_play") event[key] = value === "1";
    else event[key] = value;
    if (key === "card") {
      const kind = card(value)?.kind;
      for (const extra of ["price", "on", "type"]) delete event[extra];
      if (kind === BURNT) Object.assign(event, { price: prices()[0], on: spoken().types[0].id });
      else if (kind !== "tapas") delete event.premium;
    }
    if (!event.premium) delete event.premium;
    if (!event.cannot_play) delete event.cannot_play;
    repaintSheet();
  },
  "edit-figure": (text, element) => {
    const { key = "", name = "" } = element.dataset;
    if (text.trim() === "") delete form.event[key][name];
    else form.event[key][name] = key === "cash" ? cashOf(text) : figureOf(text);
  },
  "save-edit": () => {
    const { line, event } = form;
    for (const figures of [event.savings, event.cash]) {
      const wrong = Object.values(figures ?? {}).some((n) => Number.isNaN(n));
      if (wrong) return toast(t("not.a.figure", { x: "" }));
    }
    delete event.anyway;
    if (tell({ event: "edit", line, with: event })) {
      toast(editedText());
      act("log");
    }
    return undefined;
  },
});
