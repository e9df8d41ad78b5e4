// Takes in log files as a phone does: the page's own reader, then its own referee.
// In:  a JSON file {"bundles": {game: text}, "files": [{"game", "content": base64}]}
// Out: for each file what came of it, on standard output, as JSON.
import { readFileSync, writeSync } from "node:fs";

const table = new URL("../../docs/table/", import.meta.url);
const { readLog, FileFault } = await import(new URL("log-file.js", table));
const { ask, askText, start } = await import(new URL("engine.js", table));

const { bundles, files } = JSON.parse(readFileSync(process.argv[2], "utf8"));

function takeIn(bytes) {
  try {
    const { rows, events, numbers, torn } = readLog(bytes);
    const { bad } = askText(`{"do":"open","log":[${rows.join()}]}`);
    if (bad) return { bad: [bad.code, bad.where, numbers[bad.params.line - 1]] };
    // Kept, read again and handed out, as the device does it.
    const lines = events.map((event) => JSON.stringify(event));
    const log = lines.map((line) => JSON.parse(line));
    const { ok } = ask({ do: "replay", log, judged: false });
    return { torn, result: ok, file: lines.map((line) => `${line}\n`).join("") };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { code, line, found, rows } = error;
    return { fault: [code, line, found], before: rows.length };
  }
}

const found = [];
for (const game of Object.keys(bundles)) {
  await start(Promise.resolve(JSON.parse(bundles[game])));
  files.forEach((file, i) => {
    if (file.game === game) found[i] = JSON.stringify(takeIn(new Uint8Array(Buffer.from(file.content, "base64"))));
  });
}
const text = `[${found.join()}]`;
for (let at = 0, bytes = Buffer.from(text); at < bytes.length;) at += writeSync(1, bytes, at);
