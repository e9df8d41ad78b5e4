// What happens on a tap: elements say `data-do` and `data-arg`, one listener calls what was named.

/** @typedef {(arg: string, element: HTMLElement) => unknown} Act */

/** @type {Map<string, Act>} */
const acts = new Map();

/** Name what can be done. @param {Record<string, Act>} named */
export function acting(named) {
  for (const [name, act] of Object.entries(named)) acts.set(name, act);
}

/** Do it. @param {string} name @param {string} [arg] @param {HTMLElement} [element] */
export function act(name, arg = "", element = document.body) {
  const found = acts.get(name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found(arg, element);
}

/**
 * Listen once for the whole page. @param {(tap: () => unknown) => unknown} gate
 * what a tap goes through: it does it, now or later, or says why not
 */
export function listen(gate) {
  const hear = (/** @type {string} */ kind, /** @type {string} */ name) =>
    document.addEventListener(kind, (event) => {
      const from = /** @type {HTMLElement} */ (event.target);
      const element = /** @type {HTMLElement | null} */ (from.closest?.(`[data-${name}]`));
      if (!element) return;
      if (name === "do" && element.tagName === "A") event.preventDefault();
      const value = name === "do" ? element.dataset.arg ?? "" : /** @type {any} */ (from).value;
      const called = element.dataset[name] ?? "";
      if (kind === "input") act(called, value, element);
      else gate(() => act(called, value, element));
    });
  hear("click", "do");
  hear("change", "change");
  hear("input", "input");
}
