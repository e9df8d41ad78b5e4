// The log's part here: any entry opens its form again.
import { acting } from "../act.js";
import { wear } from "../app.js";
import { entryOn } from "../log.js";
import { listed, named, whole } from "../words.js";
import { fillFrom } from "./entry.js";
import { fieldName } from "./forms.js";

wear({
  /** Figures by player, and lists, which a sentence cannot say. */
  details: (/** @type {any} */ event) =>
    Object.entries(event).filter(([key, value]) => key !== "players" && key !== "rulings" && value && typeof value === "object")
      .map(([key, value]) => named(fieldName(event.event, key), listed(Array.isArray(value) ? value.map(String) : Object.entries(value).filter(([, n]) => typeof n === "number").map(([name, n]) => `${name} ${whole(n)}`)))),
});

acting({ edit: (line) => fillFrom(entryOn(line).event, Number(line)) });
