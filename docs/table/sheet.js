// The sheet that slides over the page: one dialog, painted by whatever is open in it.
import { acting } from "./act.js";
import { html, paint } from "./html.js";
import { t } from "./words.js";

/** @typedef {import("./html.js").Html} Html */
/** @typedef {{title: () => string, body: () => Html, foot?: () => Html | null}} Sheet */

/** @type {Sheet | null} */
let open = null;
/** @type {(() => void) | null} */
let gone = null;

/** @returns {HTMLDialogElement} */
const dialog = () => /** @type {HTMLDialogElement} */ (document.getElementById("sheet"));

/** Open a sheet, or put another in its place. @param {Sheet} sheet @param {() => void} [closed] */
export function openSheet(sheet, closed) {
  open = sheet;
  gone = closed ?? null;
  repaintSheet();
  const node = dialog();
  if (!node.open) node.showModal();
  node.querySelector(".sheet-body")?.scrollTo(0, 0);
}

/** Close what is open. */
export function closeSheet() {
  open = null; // what is painted before the browser says so must not wake it up again
  dialog().close();
}

/** Is this sheet (or any) open? @param {Sheet} [sheet] */
export const isOpen = (sheet) => (sheet ? open === sheet : open !== null);

/** Paint the open sheet anew, after something changed. */
export function repaintSheet() {
  if (!open) return;
  const foot = open.foot?.();
  paint(dialog(), html`
    <div class="sheet-head">
      <h2 id="sheet-title" tabindex="-1">${open.title()}</h2>
      <button type="button" class="icon" data-do="close" aria-label="${t("close")}">✕</button>
    </div>
    <div class="sheet-body">${open.body()}</div>
    ${foot ? html`<div class="sheet-foot">${foot}</div>` : ""}`);
}

/** Listen for closing by key, by tapping beside it, by the cross. */
export function watchSheet() {
  const node = dialog();
  node.addEventListener("close", () => {
    if (node.open) return; // another sheet has been opened meanwhile
    open = null;
    gone?.();
    gone = null;
  });
  node.addEventListener("click", (event) => {
    if (event.target === node) node.close();
  });
  acting({ close: () => closeSheet() });
}
