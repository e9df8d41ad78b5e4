// The forms of a game: which there are, what may be entered now, how their parts are called.
import { answer } from "../engine.js";
import { spoken } from "../words.js";
import { figures } from "./figures.js";
import { app } from "./state.js";

/** @import {Field, Form, ScoreView} from "./types.js" */

/** @type {{view: ScoreView | null, list: Form[]}} */
let known = { view: null, list: [] };

/** Every form, in the order of a round, with the reasons why it cannot be filled in now. @returns {Form[]} */
export function forms() {
  if (known.view !== app.view) known = { view: app.view, list: answer({ do: "forms" }) };
  return known.list;
}

/** The form of an event. @param {string} event */
export const formOf = (event) => forms().find((form) => form.event === event);

/** One of the labels in the game's words. @param {string} kind @param {string} code */
const told = (kind, code) => spoken().told[kind]?.[code];

/** What an event's button says. @param {string} event */
export const formName = (event) => told("forms", event) ?? event;

/** The label of a field. @param {string} event @param {string} name */
export const fieldName = (event, name) =>
  told("fields", `${event}-${name}`) ?? told("fields", name) ?? figures().find(({ id }) => id === name)?.name ?? name;

/** The label of a choice. @param {string} id */
export const choiceName = (id) => told("choices", id) ?? id;

/**
 * What a field offers to choose from; a table may have less than the game, or words of its own.
 * @param {string} event @param {Field} field @returns {string[]}
 */
export const choicesOf = (event, field) =>
  app.view?.choices?.[`${event}-${field.name}`] ?? app.view?.choices?.[field.name] ?? field.choices ?? [];

