// A worked example that is a bill: its cards lie on the table, its people sit there by number.
import { act } from "../act.js";
import { leave } from "../game.js";
import { offer, toast } from "../say.js";
import { t } from "../words.js";
import { draftOf, isEmpty } from "./draft.js";
import { app } from "./model.js";

/** Lay a bill's cards. @param {any} given a bill request */
export function lay(given) {
  leave();
  const { draft, people, reading, rulings } = app;
  const { players = 0, protected: safe = [], split, cards, tips } = given;
  const names = Array.isArray(players) ? players : [...Array(players).keys()].map((i) => String(i + 1));
  const seat = (/** @type {string} */ name) => t("seat", { n: names.indexOf(name) + 1 });
  const shared = split && { ...split };
  for (const part of ["with", "by"]) if (shared?.[part]) shared[part] = seat(shared[part]);
  const asker = names.length ? seat(given.asker ?? names[0]) : "";
  Object.assign(app, {
    people: names.length,
    reading: given.reading ?? "",
    rulings: given.rulings ?? {},
    draft: draftOf({ cards, tips, asker, protected: safe.map(seat), split: shared }),
  });
  const back = () => {
    Object.assign(app, { draft, people, reading, rulings });
    act("repaint");
  };
  if (isEmpty(draft)) toast(t("try.open"));
  else offer(`${t("try.open")} ${t("put.away")}`, back);
  return true;
}
