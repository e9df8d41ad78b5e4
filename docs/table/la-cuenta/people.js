// Who is at the table: who asked for the bill, who is protected, how it is split.
import { html, name as bdi } from "../html.js";
import { spoken, t } from "../words.js";
import { DUTCH, FIFTY, ofKind } from "./cards.js";
import { app, players } from "./model.js";

/**
 * A row of names, one or several of them chosen. @param {string} act @param {string[]} names
 * @param {(name: string) => boolean} on @param {string} label @param {(name: string) => boolean} [off]
 */
export function pills(act, names, on, label, off) {
  const pill = (/** @type {string} */ name) => html`
    <button type="button" class="pill" data-do="${act}" data-arg="${name}"
      aria-pressed="${on(name) ? "true" : "false"}" aria-disabled="${off?.(name) ? "true" : "false"}">
      ${bdi(name)}
    </button>`;
  return html`<div class="pills" role="group" aria-label="${label}">${names.map(pill)}</div>`;
}

/**
 * Everything about people that a bill needs.
 * @param {boolean} seats whether their number can be chosen
 * @param {string[]} splitters who may play a split card
 */
export function peoplePart(seats, splitters) {
  const names = players();
  const told = names.length ? who(names, splitters) : "";
  return html`<section class="people">${seats ? seatPart() : ""}${told}</section>`;
}

function seatPart() {
  const { players_min: low, players_max: high } = numbers();
  const choices = [0, ...Array.from({ length: high - low + 1 }, (_, i) => low + i)];
  const pill = (/** @type {number} */ n) => html`
    <button type="button" class="pill" data-do="seats" data-arg="${n}"
      aria-pressed="${app.people === n ? "true" : "false"}">${n || t("only.sum")}</button>`;
  return html`
    <h2>${t("how.many")}</h2>
    <div class="pills seats" role="group" aria-label="${t("how.many")}">${choices.map(pill)}</div>`;
}

const numbers = () => spoken().numbers;

/** @param {string[]} names @param {string[]} splitters */
function who(names, splitters) {
  const { draft } = app;
  const safe = (/** @type {string} */ name) => draft.protected.includes(name);
  const kinds = [["", t("split.none")], ...[FIFTY, DUTCH].map((kind) => [kind, ofKind(kind).name])];
  const splits = kinds.map(([kind, label]) => html`
    <button type="button" class="pill" data-do="split" data-arg="${kind}"
      aria-pressed="${(draft.split?.kind ?? "") === kind ? "true" : "false"}">${label}</button>`);
  return html`
    <h2>${t("who.asked")}</h2>
    ${pills("asker", names, (name) => draft.asker === name, t("who.asked"), safe)}
    <h2>${t("who.protected")}</h2>
    ${pills("protect", names, safe, t("who.protected"))}
    <h2>${t("split")}</h2>
    <div class="pills" role="group" aria-label="${t("split")}">${splits}</div>
    ${draft.split ? splitPart(names, splitters) : ""}`;
}

/** @param {string[]} names @param {string[]} splitters */
function splitPart(names, splitters) {
  const { draft } = app;
  const split = /** @type {import("./types.js").SplitTold} */ (draft.split);
  const by = split.by || draft.asker || names[0];
  const player = html`
    <h3>${t("split.by")}</h3>
    ${pills("split-player", splitters, (name) => by === name, t("split.by"))}`;
  return html`${splitters.length > 1 ? player : ""}${split.kind === FIFTY ? partners(names) : ""}`;
}

/** With whom a bill is split; nobody is chosen until somebody chooses. @param {string[]} names */
export function partners(names) {
  const { draft } = app;
  const by = draft.split?.by || draft.asker || names[0];
  const others = names.filter((name) => name !== by);
  return html`
    <h3>${t("split.with")}</h3>
    ${pills("split-with", others, (name) => draft.split?.with === name, t("split.with"))}`;
}
