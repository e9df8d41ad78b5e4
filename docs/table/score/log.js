// The log's part here: any entry opens its form again.
import { acting } from "../act.js";
import { wear } from "../app.js";
import { entryOn } from "../log.js";
import { listed, named, spoken, whole } from "../words.js";
import { fillFrom } from "./entry.js";
import { gainsText } from "./figures.js";
import { choiceName, fieldName } from "./forms.js";
import { opened } from "./state.js";

const TOLD_ELSEWHERE = ["players", "rulings"];

wear({
  /** What it changed; figures by player and lists, as far as the sentence does not say them. */
  details: (event, told, changes = {}) => {
    const changed = gainsText(changes, opened().players);
    if (changed) return [changed];
    const template = spoken().told.events[told.code] ?? "";
    return Object.entries(event)
      .filter(([key, value]) => value && typeof value === "object" && !TOLD_ELSEWHERE.includes(key))
      .filter(([key]) => !template.includes(`{${key}`))
      .map(([key, value]) => named(fieldName(event.event, key), valuesOf(value)));
  },
});

/** Numbers by player; what is nested deeper is told in the file only. @param {Record<string, any>} by */
const figuresOf = (by) =>
  Object.entries(by).filter(([, n]) => typeof n === "number").map(([name, n]) => `${name} ${whole(n)}`);

/** A list or numbers by player, in words. @param {any} value */
const valuesOf = (value) => listed(Array.isArray(value) ? value.map(choiceName) : figuresOf(value));

acting({ edit: (line) => fillFrom(entryOn(line).event, Number(line)) });
