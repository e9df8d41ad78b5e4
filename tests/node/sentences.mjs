// Reads {"words", "cases"} and writes what words.js makes of every sentence; see test_sentences.py.
import { readFileSync } from "node:fs";

const { sentence, speak } = await import(new URL("../../docs/table/words.js", import.meta.url));
const given = JSON.parse(readFileSync(0, "utf8"));
speak(given.words);
const texts = given.cases.map(([group, code, params]) => sentence(group, code, params));
process.stdout.write(JSON.stringify(texts));
