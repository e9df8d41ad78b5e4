// Asks the search of a built site, and writes the pages found for every query; see test_searching.py.
// Called with the folder of a language, the game whose page asks (or ""), and queries as JSON on stdin.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const [folder, game] = process.argv.slice(2);
const read = (...path) => readFileSync(join(folder, ...path), "utf8");
let hear;
let heard;
const said = () => new Promise((resolve) => { heard = resolve; });
const self = {
  location: { hash: `#${game}` },
  addEventListener: (_, listener) => { hear = listener; },
  postMessage: (message) => heard(message),
};
const fetch = async (file) => ({ json: () => JSON.parse(read("assets", file)) });
runInNewContext(read("assets", "search-worker.js"), { self, fetch });

const ask = async (message) => {
  const answer = said();
  hear({ data: message });
  return (await answer).data;
};
await ask({ type: 0, data: JSON.parse(read("search", "search_index.json")) });
const found = {};
for (const query of JSON.parse(readFileSync(0, "utf8"))) {
  const { items } = await ask({ type: 2, data: query });
  found[query] = items.map((page) => page.map(({ location, title }) => ({ location, title })));
}
process.stdout.write(JSON.stringify(found));
