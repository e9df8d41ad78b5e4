// Runs every judged bill and game in MicroPython, in one process.
// In:  a JSON file {"modules": {path: text}, "driver": text, "work": any}
// Out: what the driver's answer(text) makes of the work, on standard output.
import { readFileSync, writeSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const { modules, driver, work } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const python = await loadMicroPython({ heapsize: 64 * 1024 * 1024, linebuffer: true });
for (const [path, text] of Object.entries(modules)) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, i) => {
    const folder = "/" + folders.slice(0, i + 1).join("/");
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  });
  python.FS.writeFile("/" + path, text);
}
python.runPython("import sys; sys.path.append('/')");
python.runPython(driver);
const answer = python.globals.get("answer")(JSON.stringify(work));
writeSync(1, answer);
