// What survives a reload: the half-tapped round, and which game was open.
import { app } from "./model.js";

const KEY = `table-referee/${document.body.dataset.game}/now`;
let last = "";

/** Remember what has been tapped; where nothing can be kept, the page works all the same. */
export function remember() {
  const { draft, people, rulings, reading, id, stepwise, line, aside, desks } = app;
  const text = JSON.stringify({ draft, people, rulings, reading, id, stepwise, line, aside, desks });
  if (text === last) return;
  last = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // the events themselves are kept elsewhere, and whether that works is said there
  }
}

/** Take up what was tapped before. */
export function recall() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (found?.draft?.dishes && found.draft.counts) Object.assign(app, found);
  } catch {
    // nothing readable: begin with an empty table
  }
}
