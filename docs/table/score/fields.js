// One control for every kind of field: chips, steppers, switches, lists; all big enough for thumbs.
import { html, name as bdi } from "../html.js";
import { named, shape, spoken, t, type } from "../words.js";
import { choiceName, choicesOf, fieldName } from "./forms.js";
import { isList } from "./values.js";
import { opened } from "./state.js";

/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").Filled} Filled */
/** @typedef {{players: string[], figures: Record<string, Record<string, number>>, names?: string[]}} At */

/** What can be tapped: its key, its name, a drawing, a tone. */
/** @typedef {[string | number, string, unknown, string]} Offer */

const FEW = 12; // numbers that are chips; more of them are counted with a stepper

/**
 * The control of a field with its label. @param {Filled} filled @param {Field} field
 * @param {At} [at] who is there, with what
 */
export function control(filled, field, at = opened()) {
  const label = fieldName(filled.event, field.name);
  const value = filled.values[field.name];
  const id = `f-${field.name}`;
  if (field.kind === "flag") {
    return html`
      <label class="check">
        <input type="checkbox" data-change="fill-flag" data-field="${field.name}"
          ${value ?? field.default ? html`checked` : ""}>
        <span>${label}</span>
      </label>`;
  }
  const head = html`<h3 id="${id}">${label}</h3>`;
  if (field.kind === "text") {
    return html`
      <div class="field">
        ${head}${suggested(filled, field)}
        <input aria-labelledby="${id}" value="${value ?? ""}" maxlength="80" autocomplete="off"
          data-input="fill-text" data-field="${field.name}">
      </div>`;
  }
  if (field.kind === "number" && !choicesOf(filled.event, field).length) {
    return html`<div class="field row">${head}${stepper(field, label, value)}</div>`;
  }
  if (field.kind === "amounts") {
    return html`<div class="field">${head}${everybody(field, value ?? {}, at)}</div>`;
  }
  const offered = offers(filled, field, at);
  const pills = offered.map((offer) => pill(field, offer, value));
  return html`
    <div class="field">
      ${head}
      ${isList(field) && field.kind !== "players" ? chosen(field, value ?? []) : ""}
      ${pills.length ? html`<div class="pills" role="group" aria-labelledby="${id}">${pills}</div>` : ""}
      ${free(field) && !isFull(field, value) ? adder(filled, field, label) : ""}
    </div>`;
}

/** Is something typed into this list? @param {Field} field */
const free = (field) => field.kind === "words" || (field.kind === "numbers" && !fewNumbers(field));

/** Can a list take no more? @param {Field} field @param {any} value */
const isFull = (field, value) => isList(field) && (value?.length ?? 0) >= (field.most ?? Infinity);

/** Words that a free text may well be. @param {Filled} filled @param {Field} field */
function suggested(filled, field) {
  const words = choicesOf(filled.event, field);
  const value = filled.values[field.name];
  const pills = words.map((word) => pill(field, [word, choiceName(word), "", ""], value));
  return pills.length ? html`<div class="pills">${pills}</div>` : "";
}

/** @param {Field} field */
const fewNumbers = (field) => field.high !== undefined && field.high - (field.low ?? 0) < FEW;

/**
 * What can be tapped.
 * @param {Filled} filled @param {Field} field @param {At} at
 * @returns {Offer[]}
 */
function offers(filled, field, at) {
  switch (field.kind) {
    case "player":
    case "players":
      return at.players.map((key, i) => [key, at.names?.[i] ?? key, "", ""]);
    case "type":
    case "types":
      return spoken().types.map((each) => [each.id, each.name, shape(each.id), `tone-${each.colour}`]);
    case "numbers":
      return fewNumbers(field) ? range(field).map((n) => [n, String(n), "", ""]) : [];
    default:
      return choicesOf(filled.event, field).map((id) => [id, choiceName(id), "", ""]);
  }
}

/** All numbers that a field may be. @param {Field} field */
const range = ({ low = 0, high = 0 }) => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** @param {Field} field @param {Offer} offer @param {any} value */
function pill(field, [key, name, drawn, tone], value) {
  const many = isList(field) && field.kind !== "players";
  const on = Array.isArray(value) ? value.includes(key) : String(value) === String(key);
  const pressed = many ? "" : html` aria-pressed="${on ? "true" : "false"}"`;
  const act = many ? "fill-add" : field.kind === "players" ? "fill-toggle" : "fill-one";
  return html`
    <button type="button" class="pill ${tone}" data-do="${act}" data-arg="${key}"
      data-field="${field.name}"${pressed} ${many && isFull(field, value) ? html`disabled` : ""}>
      ${many ? "+ " : ""}${drawn}${drawn ? " " : ""}${name}
    </button>`;
}

/** What a list holds already; a tap takes it away. @param {Field} field @param {any[]} values */
function chosen(field, values) {
  if (!values.length) return "";
  const types = field.kind === "types";
  const own = field.kind === "choices" || field.kind === "words";
  const called = (/** @type {any} */ each) =>
    types ? type(each)?.name ?? each : own ? choiceName(each) : String(each);
  const tone = (/** @type {any} */ each) => (types ? `tone-${type(each)?.colour ?? "plain"}` : "");
  return html`
    <ul class="chosen">${values.map((each, i) => html`
      <li class="chip ${tone(each)}">
        <span>${types ? html`${shape(each)} ` : ""}${called(each)}</span>
        <button type="button" class="off" data-do="fill-off" data-arg="${i}" data-field="${field.name}"
          aria-label="${t("take.away", { x: called(each) })}">✕</button>
      </li>`)}
    </ul>`;
}

/** Something to type into a list. @param {Filled} filled @param {Field} field @param {string} label */
const adder = (filled, field, label) => html`
  <div class="adder">
    <input aria-label="${label}" value="${filled.typing[field.name] ?? ""}" maxlength="40"
      inputmode="${field.kind === "numbers" ? "numeric" : "text"}" autocomplete="off"
      enterkeyhint="enter" data-input="fill-typing" data-field="${field.name}" data-change="fill-typed">
    <button type="button" class="quiet" data-do="fill-typed" data-field="${field.name}">
      + ${t("add")}
    </button>
  </div>`;

/**
 * A number with − and +; a phone's number pad has no minus.
 * @param {Field} field @param {string} label @param {any} value
 * @param {string} [player] @param {number} [start] what is there now
 */
function stepper(field, label, value, player = "", start = undefined) {
  const shown = value ?? "";
  const from = start ?? field.default ?? Math.max(field.low ?? 0, 1) - 1;
  const at = shown === "" ? from : Number(shown);
  const button = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {boolean} */ stop) => html`
    <button type="button" class="icon" data-do="fill-step" data-arg="${by}" data-field="${field.name}"
      data-player="${player}" data-from="${from}" ${stop ? html`disabled` : ""}
      aria-label="${named(label, t(by < 0 ? "one.less" : "one.up"))}">${sign}</button>`;
  return html`
    <span class="stepper">
      ${button(-1, "−", shown !== "" && field.low !== undefined && at <= field.low)}
      <input inputmode="${(field.low ?? -1) < 0 ? "text" : "numeric"}" aria-label="${label}"
        value="${shown}" placeholder="${start ?? field.default ?? "–"}" data-input="fill-figure"
        data-field="${field.name}" data-player="${player}">
      ${button(1, "+", field.high !== undefined && at >= field.high)}
    </span>`;
}

/** A number for everybody. @param {Field} field @param {Record<string, any>} values @param {At} at */
function everybody(field, values, at) {
  const now = at.figures[field.name];
  return html`
    <div class="everybody">${at.players.map((key, i) => {
      const name = at.names?.[i] ?? key;
      return html`
        <div class="row">
          <span class="nm">${name}</span>${stepper(field, name, values[key], key, now?.[key])}
        </div>`;
    })}
    </div>`;
}
