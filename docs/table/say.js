// Saying things: aloud for a screen reader, and as a short note at the foot of the screen.
import { html, paint } from "./html.js";

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
 * Show a note for a while. @param {import("./html.js").Html | string} text
 * @param {number} [ms] how long
 */
export function toast(text, ms = 4500) {
  const node = /** @type {HTMLElement} */ (document.getElementById("toast"));
  clearTimeout(fade);
  paint(node, html`<div>${text}</div>`);
  node.className = "shown";
  fade = setTimeout(hush, ms);
}

/** Take the note away. */
export function hush() {
  const node = document.getElementById("toast");
  if (!node) return;
  node.className = "";
  paint(node, html``);
}
