// Handing a game out as the log file that the command line reads.
import { exportText, noteExport } from "./keep.js";
import { spoken } from "./words.js";

/** Save the file of a kept game. @param {string} id */
export async function saveFile(id) {
  const text = await exportText(id);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  link.download = `${spoken().game}-${new Date().toISOString().slice(0, 10)}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  await noteExport(id);
}
