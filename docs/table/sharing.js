// Passing a game on: the other phone opens it from the address alone; or as the log file.
import { acting } from "./act.js";
import { app } from "./app.js";
import { html, raw } from "./html.js";
import { svg } from "./qr.js";
import { saveFile } from "./saving.js";
import { toast } from "./say.js";
import { ShareError, encode } from "./share.js";
import { openSheet } from "./sheet.js";
import { spoken, t } from "./words.js";

/** The link; empty for a game that is too long for one. */
function address() {
  try {
    return `${location.origin}${location.pathname}#${encode(app.log, spoken().share)}`;
  } catch (error) {
    if (error instanceof ShareError) return "";
    throw error;
  }
}

const sheet = {
  title: () => t("share"),
  body: () => {
    const link = address();
    const file = html`<button type="button" class="${link ? "quiet" : "main"}" data-do="export">${t("export")}</button>`;
    if (!link) return html`<p>${t("link.too.long")}</p><div class="acts">${file}</div>`;
    const drawn = svg(link, { label: t("qr") });
    return html`<p>${t("share.hint")}</p>${drawn ? html`<div class="qr-box">${raw(drawn)}</div>` : html`<p class="fine">${t("qr.too.long")}</p>`}
<label class="link">${t("link")}<input readonly id="link" value="${link}"></label>
<div class="acts"><button type="button" class="main" data-do="copy">${t("copy")}</button>${"share" in navigator ? html`<button type="button" class="quiet" data-do="send">${t("send")}</button>` : ""}${file}</div>`;
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
  export: () => saveFile(app.id),
});
