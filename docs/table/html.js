// HTML from templates, and painting it into the page without losing focus or what is being typed.

/** A piece of finished HTML; everything else is escaped. */
export class Html {
  /** @param {string} text */
  constructor(text) { this.text = text; }
}

/** @param {unknown} value @returns {string} */
const shown = (value) => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(shown).join("");
  if (value === null || value === undefined || value === false || value === true) return "";
  return String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
};

/**
 * Template tag: values are escaped, lists joined, null and booleans left out. A line break beside a
 * tag or between two values stands for nothing, so that a template can be laid out like code.
 */
export function html(/** @type {TemplateStringsArray} */ parts, /** @type {unknown[]} */ ...values) {
  const texts = laidOut(parts);
  let text = texts[0];
  for (let i = 0; i < values.length; i++) text += shown(values[i]) + texts[i + 1];
  return new Html(text);
}

/** @type {WeakMap<TemplateStringsArray, string[]>} */
const known = new WeakMap(); // the parts of a template are the same object every time

/** What a template says, without its layout. @param {TemplateStringsArray} parts */
function laidOut(parts) {
  let texts = known.get(parts);
  if (!texts) known.set(parts, (texts = parts.map(withoutLayout)));
  return texts;
}

/** @param {string} part */
const withoutLayout = (part) =>
  part.replace(/>\s*\n\s*/g, ">").replace(/\s*\n\s*</g, "<").replace(/^\s*\n\s*$/, "");

/** Finished HTML from a text that we made ourselves. @param {string} text */
export const raw = (text) => new Html(text);

/** A name, whichever way it is written: what stands beside it keeps its place. @param {string} text */
export const name = (text) => html`<bdi>${text}</bdi>`;

const painted = new WeakMap();

/**
 * Make a node's inside look like the HTML, changing only what differs.
 * @param {Element} node @param {Html} view
 */
export function paint(node, view) {
  if (painted.get(node) === view.text) return;
  painted.set(node, view.text);
  const fresh = document.createElement("template");
  fresh.innerHTML = view.text;
  morph(node, fresh.content);
}

/** @param {Node} old @param {Node} fresh */
function morph(old, fresh) {
  let at = old.firstChild;
  let next = fresh.firstChild;
  while (next) {
    const after = next.nextSibling;
    if (!at) {
      old.appendChild(next);
    } else if (same(at, next)) {
      update(at, next);
      at = at.nextSibling;
    } else {
      const gone = at;
      at = at.nextSibling;
      old.replaceChild(next, gone);
    }
    next = after;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    old.removeChild(gone);
  }
}

/** @param {Node} a @param {Node} b */
const same = (a, b) =>
  a.nodeName === b.nodeName &&
  (a.nodeType !== 1 || /** @type {Element} */ (a).id === /** @type {Element} */ (b).id);

/** @param {Node} old @param {Node} fresh */
function update(old, fresh) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  const a = /** @type {any} */ (old);
  const b = /** @type {any} */ (fresh);
  for (const { name } of [...a.attributes]) {
    if (!b.hasAttribute(name) && !(name === "open" && a.nodeName === "DETAILS")) a.removeAttribute(name);
  }
  for (const { name, value } of b.attributes) {
    if (a.getAttribute(name) !== value) {
      a.setAttribute(name, value);
      if (name === "value" && "value" in a) a.value = value;
    }
  }
  if (a.nodeName === "INPUT") a.checked = b.checked;
  if (a.nodeName === "SELECT") {
    morph(a, b);
    a.value = b.querySelector("[selected]")?.value ?? a.value;
    return;
  }
  morph(a, b);
}
