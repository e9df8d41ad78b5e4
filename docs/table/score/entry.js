// Entering an event: a sheet with its fields, what it would come to, and why it may not be.
import { acting } from "../act.js";
import { ask } from "../engine.js";
import { editedText, tell } from "../game.js";
import { html, name as bdi } from "../html.js";
import { announce, toast } from "../say.js";
import { closeSheet, openSheet, repaintSheet } from "../sheet.js";
import { because, fault, listed, t, together } from "../words.js";
import { lastText } from "./board.js";
import { control } from "./fields.js";
import { gainsOf, lineList } from "./figures.js";
import { fillIn } from "./filling.js";
import { formName, formOf, forms } from "./forms.js";
import { empty, told } from "./values.js";
import { app, opened } from "./state.js";

/** The buttons: what can happen, in the order of a round; greyed what cannot happen now. */
export function buttons() {
  // After the end only what still may be.
  const possible = forms().filter(({ reasons }) => !opened().over || !reasons.length);
  if (!possible.length) return "";
  const half = html`<small>${t("half")}</small>`;
  return html`
    <section class="doings">
      <h2>${t("enter.what")}</h2>
      <div class="pad">${possible.map(({ event, reasons }) => html`
        <button type="button" class="doing" data-do="enter-form" data-arg="${event}"
          aria-disabled="${reasons.length ? "true" : "false"}">
          ${formName(event)}${app.half[event] ? half : ""}
        </button>`)}
      </div>
    </section>`;
}

/** What is being filled in. @returns {import("./types.js").Filled} */
const filled = () => app.half[app.sheet];

/** The fields of the form, but for those that belong to another choice than the one made. */
const fields = () => (formOf(filled().event)?.fields ?? []).filter(isAsked);

/** Does a field belong to what is chosen in the others? @param {import("./types.js").Field} field */
const isAsked = ({ only }) =>
  Object.entries(only ?? {}).every(([name, values]) => values.includes(filled().values[name]));

/** What the form would come to; worked out once for each state of the form and the game. */
function outcome() {
  const key = JSON.stringify(filled());
  if (known.key !== key || known.view !== app.view) known = { key, view: app.view, found: worked() };
  return known.found;
}

let known = { key: "", view: /** @type {any} */ (null), found: /** @type {any} */ (null) };

function worked() {
  const { event, missing, wrong } = told(filled(), fields());
  if (wrong.length) return { event, bad: t("not.a.figure", { x: wrong[0] }) };
  if (missing.length) return { event, missing };
  const { line } = filled();
  const answer = ask(line ? { do: "edited", line, with: event } : { do: "preview", event });
  return answer.bad ? { event, bad: fault(answer.bad) } : { event, after: answer.ok };
}

const sheet = {
  title: () => formName(filled().event),
  body: () => {
    const { after } = outcome();
    const { line, again } = filled();
    return html`
      ${line ? html`<p class="fine">${t("change.line", { n: line })}</p>` : ""}
      ${fields().map((field) => control(filled(), field))}
      ${again ? html`<p>${button("small", "fill-anew", t("start.over"))}</p>` : ""}
      ${after?.lines?.length ? html`<h3>${t("comes.to")}</h3>${lineList(after.lines)}` : ""}`;
  },
  foot: () => {
    const { bad, missing, after } = outcome();
    return html`
      <div class="preview" aria-live="polite">${comesTo()}</div>
      <div class="acts">
        ${after?.reasons?.length
          ? button("quiet", "enter", t("enter.anyway"), html` data-arg="anyway"`)
          : entering(Boolean(bad || missing))}
      </div>`;
  },
};

/** @param {string} look @param {string} act @param {string} label @param {unknown} [how] attributes */
const button = (look, act, label, how = "") =>
  html`<button type="button" class="${look}" data-do="${act}"${how}>${label}</button>`;

/** The buttons that enter it. @param {boolean} open is something still to be filled in? */
function entering(open) {
  const off = html` aria-disabled="${open ? "true" : "false"}"`;
  const save = filled().line ? t("save") : t("enter");
  const another = fields().length && !filled().line;
  return html`
    ${button("main", "enter", save, off)}
    ${another ? button("quiet", "enter", t("enter.more"), html` data-arg="more"${off}`) : ""}`;
}

/** What the form would come to, or what is still to be done. */
function comesTo() {
  const { bad, missing, after } = outcome();
  if (bad && !touched(filled())) return html`<p class="fine">${t("fill.first")}</p>`;
  if (bad) return html`<p class="bad">${bad}</p>`;
  if (missing) return html`<p class="fine">${t("still.open", { x: listed(missing) })}</p>`;
  if (!after.reasons?.length) return effect(after);
  return html`<div class="no-way"><b>${t("refused")}</b><ul>${after.reasons.map(because)}</ul></div>`;
}

/** @param {any} after */
function effect(after) {
  const gained = gainsOf(after.changes, opened().players);
  const odd = (after.irregular ?? 0) - opened().irregular;
  const won = after.winners.length && !after.open;
  return html`
    ${gained.length
      ? html`<ul class="gained">${gained.map(([name, text]) => html`
          <li><span>${bdi(name)}</span> <b>${text}</b></li>`)}</ul>`
      : html`<p class="fine">${t("no.change")}</p>`}
    ${odd > 0 ? html`<p class="bad">${t("would.odd", { n: odd })}</p>` : ""}
    ${after.over && !opened().over
      ? html`<p class="ends"><b>${t("ends")}</b> ${won ? t("won", { x: together(after.winners) }) : ""}</p>`
      : ""}`;
}

/** Open the sheet of something half entered. @param {string} key */
export function openHalf(key) {
  app.sheet = key;
  fillIn({ filled, fields, players: () => opened().players, paint: repaintSheet });
  openSheet(sheet, () => {
    app.sheet = "";
    const left = app.half[key];
    if (left && (left.line || !touched(left))) delete app.half[key];
    act();
  });
}

/** Has anything been filled in by hand? @param {import("./types.js").Filled} left */
const touched = (left) =>
  JSON.stringify(left.values) !== left.fresh || Object.values(left.typing).some((text) => text.trim());

/** @type {() => void} */
let act = () => {};
/** Called when the page below has to be painted. @param {() => void} then */
export function afterEntry(then) { act = then; }

/** Begin to fill a form in, or go on with it. @param {string} event */
function open(event) {
  const form = formOf(event);
  if (!form) return;
  if (app.half[event]) app.half[event].again = true;
  else {
    const mine = form.fields.find((field) => field.name === "player");
    const values = mine && !mine.optional && opened().turn ? { player: opened().turn } : {};
    app.half[event] = { ...empty(event), values, fresh: JSON.stringify(values) };
  }
  openHalf(event);
}

/**
 * What an event says, as a form that is filled in.
 * @param {any} event @param {number} [line] of the log, to change it
 */
export function fillFrom(event, line = 0) {
  const form = formOf(event.event);
  const values = /** @type {Record<string, any>} */ ({});
  const rest = /** @type {Record<string, any>} */ ({});
  for (const [key, value] of Object.entries(event)) {
    if (key === "event" || key === "anyway") continue;
    (form?.fields.some((field) => field.name === key) ? values : rest)[key] = value;
  }
  const key = line ? `edit ${line}` : event.event;
  app.half[key] = { ...empty(event.event), line, values: structuredClone(values), rest };
  openHalf(key);
}

acting({
  "enter-form": (event) => {
    const form = formOf(event);
    if (!form?.reasons.length) return open(event);
    return openSheet({
      title: () => formName(event),
      body: () => html`<h3>${t("not.now")}</h3><ul class="reasons">${form.reasons.map(because)}</ul>`,
      foot: () => button("quiet", "fill-anyway", t("fill.anyway"), html` data-arg="${event}"`),
    });
  },
  "fill-anyway": (event) => open(event),
  "fill-anew": () => {
    const { event } = filled();
    delete app.half[event];
    open(event);
  },
  enter: (how) => {
    const { event, bad, missing, after } = outcome();
    if (bad) return toast(bad);
    if (missing) return toast(t("still.open", { x: listed(missing) }));
    if (after.reasons?.length && how !== "anyway") return undefined;
    const key = app.sheet;
    const { line } = filled();
    const half = app.half[key];
    const entered = after.reasons?.length ? { ...event, anyway: true } : event;
    delete app.half[key];
    closeSheet();
    if (!tell(line ? { event: "edit", line, with: entered } : entered)) {
      app.half[key] = half;
      return openHalf(key);
    }
    scrollTo({ top: 0 });
    announce(lastText());
    if (how === "more" && !opened().over) open(half.event);
    return line ? toast(editedText()) : undefined;
  },
});
