/**
 * QR codes as drawings: `svg(text)`.
 *
 * The part of an address after its last small letter goes into the code's alphanumeric mode, which
 * packs the signs of share.js a third tighter than bytes.
 */

import { qrcode } from "./vendor/qrcode-generator/qrcode.mjs";

qrcode.stringToBytes = (text) => [...new TextEncoder().encode(text)];

export const LARGEST = 16; // the largest version that a phone reads well from a phone
const TIGHT = /[0-9A-Z $%*+\-./:]*$/;

/** How many bits of data the versions 1 to 16 hold, at level L. */
const ROOM = [152, 272, 440, 640, 864, 1088, 1248, 1552, 1856, 2192, 2592, 2960, 3424, 3688, 4184, 4712];

/**
 * @typedef {{text: string, mode: string, bits: (version: number) => number}} Segment
 */

/** @param {string} text what the code says */
function segments(text) {
  const [tight] = /** @type {RegExpExecArray} */ (TIGHT.exec(text));
  const split = tight.length > 12 ? tight : "";
  const head = text.slice(0, text.length - split.length);
  /** @type {Segment[]} */
  const parts = [];
  if (head) {
    const bytes = qrcode.stringToBytes(head).length;
    parts.push({ text: head, mode: "Byte", bits: (v) => 4 + (v < 10 ? 8 : 16) + 8 * bytes });
  }
  if (split) {
    const body = 11 * (split.length >> 1) + 6 * (split.length & 1);
    parts.push({ text: split, mode: "Alphanumeric", bits: (v) => 4 + (v < 10 ? 9 : 11) + body });
  }
  return parts;
}

/**
 * @param {string} text
 * @returns {number} the version (1 to 16) that holds the text at level L, 0 where none does
 */
export function version(text) {
  const parts = segments(text);
  const fits = (/** @type {number} */ v) => parts.reduce((sum, part) => sum + part.bits(v), 0) <= ROOM[v - 1];
  for (let v = 1; v <= LARGEST; v++) if (fits(v)) return v;
  return 0;
}

/**
 * @param {string} text what the code says
 * @param {{quiet?: number, label?: string}} options white modules around it (default 4), and what
 *   a screen reader says; without a label the drawing is hidden from it
 * @returns {string | null} an SVG, or null if the text is empty or needs more than version 16
 */
export function svg(text, { quiet = 4, label = "" } = {}) {
  const size = text ? version(text) : 0;
  if (!size) return null;
  const code = qrcode(size, "L");
  for (const part of segments(text)) code.addData(part.text, part.mode);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * quiet;
  let path = "";
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      if (!code.isDark(y, x)) continue;
      let run = 1;
      while (x + run < count && code.isDark(y, x + run)) run += 1;
      path += `M${x + quiet} ${y + quiet}h${run}v1h-${run}z`;
      x += run - 1;
    }
  }
  const named = label?.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);
  const said = named ? `role="img" aria-label="${named}"` : 'aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="qr" viewBox="0 0 ${side} ${side}" ${said} ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="#000" d="${path}"/></svg>`
  );
}
