/**
 * The sheet to print: draws the QR codes, which need the address where the site stands.
 */

import { svg } from "./qr.js";

// A site that knows its public address says so in the page; else it is where we are.
const canonical = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=canonical]"));
const here = canonical?.href ?? location.href;

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-qr]"))) {
  const address = new URL(place.dataset.qr ?? "", here);
  place.innerHTML = svg(address.href, { quiet: 0 }) ?? "";
}

document.querySelector("[data-print]")?.addEventListener("click", () => print());
