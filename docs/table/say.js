// Saying things: aloud for a screen reader, and as a short note at the top of the screen.
import { acting } from "./act.js";
import { html, paint } from "./html.js";
import { closeSheet, isOpen } from "./sheet.js";
import { t } from "./words.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let fade;

/** Tell a screen reader, once the tapping has paused. @param {string} text */
export function announce(text) {
  clearTimeout(later);
  later = setTimeout(() => {
    const live = document.getElementById("live");
    if (live && live.textContent !== text) live.textContent = text;
  }, 250);
}

/**
 * Put the note above everything, an open sheet too, where the browser can.
 * @param {HTMLElement} node @param {boolean} up
 */
function lift(node, up) {
  if (!node.showPopover) return;
  if (node.matches(":popover-open")) node.hidePopover(); // a sheet opened since would lie over it
  if (up) node.showPopover();
}

/**
 * Show a note for a while. @param {import("./html.js").Html | string} text
 * @param {number} [ms] how long
 */
export function toast(text, ms = 4500) {
  const node = /** @type {HTMLElement} */ (document.getElementById("toast"));
  clearTimeout(fade);
  paint(node, html`<div>${text}</div>`);
  node.className = "shown";
  lift(node, true);
  fade = setTimeout(hush, ms);
}

/** @type {() => void} */
let restore = () => {}; // what the note's button does

/**
 * Say what was taken away; the whole note is a button that brings it back (or does what it says).
 * @param {string} text @param {() => void} back @param {string} [label]
 */
export function offer(text, back, label = t("restore")) {
  if (isOpen()) closeSheet(); // beside an open sheet nothing can be tapped
  restore = back;
  toast(html`<button type="button" data-do="restore">${text} <b>${label}</b></button>`, 12000);
}

acting({ restore: () => { hush(); restore(); } });

/** Take the note away. */
export function hush() {
  const node = document.getElementById("toast");
  if (!node) return;
  node.className = "";
  lift(node, false);
  paint(node, html``);
}
