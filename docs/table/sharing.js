// Passing a game on: the other phone opens it from the address alone; or as the log file.
import { acting } from "./act.js";
import { app } from "./app.js";
import { html, raw } from "./html.js";
import { exportText } from "./keep.js";
import { svg } from "./qr.js";
import { toast } from "./say.js";
import { encode } from "./share.js";
import { openSheet } from "./sheet.js";
import { spoken, t } from "./words.js";

const address = () => `${location.origin}${location.pathname}#${encode(app.log, spoken().share)}`;

const sheet = {
  title: () => t("share"),
  body: () => {
    const link = address();
    const drawn = svg(link, { label: t("qr") });
    return html`<p>${t("share.hint")}</p>${drawn ? html`<div class="qr-box">${raw(drawn)}</div>` : html`<p class="fine">${t("qr.too.long")}</p>`}
<label class="link">${t("link")}<input readonly id="link" value="${link}"></label>
<div class="acts"><button type="button" class="main" data-do="copy">${t("copy")}</button>${"share" in navigator ? html`<button type="button" class="quiet" data-do="send">${t("send")}</button>` : ""}<button type="button" class="quiet" data-do="export">${t("export")}</button></div>`;
  },
};

acting({
  "open-share": () => openSheet(sheet),
  copy: async () => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById("link"));
    try {
      await navigator.clipboard.writeText(field.value);
      toast(t("copied.link"));
    } catch {
      field.select();
      toast(t("copy.self"));
    }
  },
  send: () => navigator.share({ url: address(), title: document.title }).catch(() => {}),
  export: async () => {
    const text = await exportText(app.id);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
    link.download = `${spoken().game}-${new Date().toISOString().slice(0, 10)}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
});
