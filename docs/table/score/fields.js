// One control for every kind of field: chips, steppers, switches, lists; all big enough for thumbs.
import { html, name as bdi } from "../html.js";
import { named, shape, spoken, t, type } from "../words.js";
import { choiceName, choicesOf, fieldName } from "./forms.js";
import { isList } from "./values.js";
import { opened } from "./state.js";

/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").Filled} Filled */
/** @typedef {{players: string[], figures: Record<string, Record<string, number>>, names?: string[]}} At */

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
    return html`<label class="check"><input type="checkbox" data-change="fill-flag" data-field="${field.name}" ${value ?? field.default ? html`checked` : ""}> <span>${label}</span></label>`;
  }
  const head = html`<h3 id="${id}">${label}</h3>`;
  if (field.kind === "text") {
    return html`<div class="field">${head}${suggested(filled, field)}<input aria-labelledby="${id}" value="${value ?? ""}" maxlength="80" autocomplete="off" data-input="fill-text" data-field="${field.name}"></div>`;
  }
  if (field.kind === "number" && !choicesOf(filled.event, field).length) return html`<div class="field row">${head}${stepper(field, label, value)}</div>`;
  if (field.kind === "amounts") return html`<div class="field">${head}${everybody(field, value ?? {}, at)}</div>`;
  const offered = offers(filled, field, at);
  return html`<div class="field">${head}${isList(field) && field.kind !== "players" ? chosen(field, value ?? []) : ""}${offered.length ? html`<div class="pills" role="group" aria-labelledby="${id}">${offered.map(([key, name, drawn, tone]) => pill(field, key, name, drawn, tone, value))}</div>` : ""}${free(field) && !isFull(field, value) ? adder(filled, field, label) : ""}</div>`;
}

/** Is something typed into this list? @param {Field} field */
const free = (field) => field.kind === "words" || (field.kind === "numbers" && !fewNumbers(field));

/** Can a list take no more? @param {Field} field @param {any} value */
const isFull = (field, value) => isList(field) && (value?.length ?? 0) >= (field.most ?? Infinity);

/** Words that a free text may well be. @param {Filled} filled @param {Field} field */
function suggested(filled, field) {
  const words = choicesOf(filled.event, field);
  return words.length ? html`<div class="pills">${words.map((word) => pill(field, word, choiceName(word), "", "", filled.values[field.name]))}</div>` : "";
}

/** @param {Field} field */
const fewNumbers = (field) => field.high !== undefined && field.high - (field.low ?? 0) < FEW;

/**
 * What can be tapped: its key, its name, a drawing, a tone.
 * @param {Filled} filled @param {Field} field @param {At} at
 * @returns {[string | number, string, unknown, string][]}
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
      return fewNumbers(field) ? Array.from({ length: (field.high ?? 0) - (field.low ?? 0) + 1 }, (_, i) => [(field.low ?? 0) + i, String((field.low ?? 0) + i), "", ""]) : [];
    default:
      return choicesOf(filled.event, field).map((id) => [id, choiceName(id), "", ""]);
  }
}

/** @param {Field} field @param {string | number} key @param {string} name @param {unknown} drawn @param {string} tone @param {any} value */
function pill(field, key, name, drawn, tone, value) {
  const many = isList(field) && field.kind !== "players";
  const on = Array.isArray(value) ? value.includes(key) : String(value) === String(key);
  const pressed = many ? "" : html` aria-pressed="${on ? "true" : "false"}"`;
  return html`<button type="button" class="pill ${tone}" data-do="${many ? "fill-add" : field.kind === "players" ? "fill-toggle" : "fill-one"}" data-arg="${key}" data-field="${field.name}"${pressed} ${many && isFull(field, value) ? html`disabled` : ""}>${many ? "+ " : ""}${drawn}${drawn ? " " : ""}${name}</button>`;
}

/** What a list holds already; a tap takes it away. @param {Field} field @param {any[]} values */
function chosen(field, values) {
  if (!values.length) return "";
  const name = (/** @type {any} */ each) => (field.kind === "types" ? type(each)?.name ?? each : field.kind === "choices" || field.kind === "words" ? choiceName(each) : String(each));
  return html`<ul class="chosen">${values.map((each, i) => html`<li class="chip ${field.kind === "types" ? `tone-${type(each)?.colour ?? "plain"}` : ""}"><span>${field.kind === "types" ? html`${shape(each)} ` : ""}${name(each)}</span><button type="button" class="off" data-do="fill-off" data-arg="${i}" data-field="${field.name}" aria-label="${t("take.away", { x: name(each) })}">✕</button></li>`)}</ul>`;
}

/** Something to type into a list. @param {Filled} filled @param {Field} field @param {string} label */
const adder = (filled, field, label) => html`<div class="adder"><input aria-label="${label}" value="${filled.typing[field.name] ?? ""}" inputmode="${field.kind === "numbers" ? "numeric" : "text"}" maxlength="40" autocomplete="off" enterkeyhint="enter" data-input="fill-typing" data-field="${field.name}" data-change="fill-typed"><button type="button" class="quiet" data-do="fill-typed" data-field="${field.name}">+ ${t("add")}</button></div>`;

/** A number with − and +; a phone's number pad has no minus. @param {Field} field @param {string} label @param {any} value @param {string} [player] @param {number} [start] what is there now */
function stepper(field, label, value, player = "", start = undefined) {
  const shown = value ?? "";
  const from = start ?? field.default ?? Math.max(field.low ?? 0, 1) - 1;
  const at = shown === "" ? from : Number(shown);
  const button = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {boolean} */ stop) => html`<button type="button" class="icon" data-do="fill-step" data-arg="${by}" data-field="${field.name}" data-player="${player}" data-from="${from}" aria-label="${named(label, t(by < 0 ? "one.less" : "one.up"))}" ${stop ? html`disabled` : ""}>${sign}</button>`;
  return html`<span class="stepper">${button(-1, "−", shown !== "" && field.low !== undefined && at <= field.low)}<input inputmode="${(field.low ?? -1) < 0 ? "text" : "numeric"}" aria-label="${label}" value="${shown}" placeholder="${start ?? field.default ?? "–"}" data-input="fill-figure" data-field="${field.name}" data-player="${player}">${button(1, "+", field.high !== undefined && at >= field.high)}</span>`;
}

/** A number for everybody. @param {Field} field @param {Record<string, any>} values @param {At} at */
const everybody = (field, values, at) => html`<div class="everybody">${at.players.map((key, i) => html`<div class="row"><span class="nm">${at.names?.[i] ?? key}</span>${stepper(field, at.names?.[i] ?? key, values[key], key, at.figures[field.name]?.[key])}</div>`)}</div>`;
