// What survives a reload: which game was open, and what was half entered in it and in the others.
import { app, face } from "./app.js";

const KEY = `table-referee/${document.body.dataset.game}/now`;
let last = "";

/** Remember what has been tapped; where nothing can be kept, the page works all the same. */
export function remember() {
  const { id, reading, rulings, desks } = app;
  const text = JSON.stringify({ id, reading, rulings, desks, ...face.memory() });
  if (text === last) return;
  last = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // the events themselves are kept elsewhere, and whether that works is said there
  }
}

/** Take up what was tapped before. @param {(found: any) => boolean} sound whether it is what we wrote */
export function recall(sound) {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (found && sound(found)) Object.assign(app, found);
  } catch {
    // nothing readable: begin with an empty table
  }
}
