// The referee itself: the engine's own Python files, run by MicroPython in the page.
import { loadMicroPython } from "./vendor/micropython/micropython.mjs";

const HEAP = 8 * 1024 * 1024;

/** @import {Answer, Answers, Question} from "./types.js" */

/** @type {((question: string) => string) | null} */
let referee = null;

/**
 * Start the referee.
 * @param {Promise<{module: string, facts: string, modules: Record<string, string>}>} bundle
 *   what engine.json holds
 * @returns {Promise<void>}
 */
export async function start(bundle) {
  const url = new URL("./vendor/micropython/micropython.wasm", import.meta.url).href;
  const [python, { module, facts, modules }] = await Promise.all([
    loadMicroPython({ url, heapsize: HEAP, linebuffer: true }),
    bundle,
  ]);
  const made = new Set();
  for (const [path, text] of Object.entries(modules)) {
    const folders = path.split("/").slice(0, -1);
    folders.forEach((_, i) => {
      const folder = `/${folders.slice(0, i + 1).join("/")}`;
      if (!made.has(folder)) python.FS.mkdir(folder);
      made.add(folder);
    });
    python.FS.writeFile(`/${path}`, text);
  }
  python.runPython("import sys\nsys.path.insert(0, '/')");
  referee = python.pyimport(module).api(facts).ask;
}

/** Is the referee there? */
export const ready = () => referee !== null;

/**
 * Ask the referee. @template {keyof Answers} Do @param {Question<Do>} question
 * @returns {Answer<Answers[Do]>}
 */
export const ask = (question) => askText(JSON.stringify(question));

/**
 * What it answers where nothing can be refused. @template {keyof Answers} Do @param {Question<Do>} question
 * @returns {Answers[Do]}
 */
export const answer = (question) => /** @type {Answers[Do]} */ (ask(question).ok);

/**
 * Ask it with a text that was written elsewhere: in JavaScript 1.0 would be 1.
 * @param {string} question @returns {Answer<any>}
 */
export function askText(question) {
  if (!referee) throw new Error("the referee has not started");
  return JSON.parse(referee(question));
}
