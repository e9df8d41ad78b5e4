// Passing a game on: the other phone opens it from the address alone; or as the log file.
import { acting } from "./act.js";
import { app } from "./app.js";
import { html, raw } from "./html.js";
import { svg } from "./qr.js";
import { saveFile } from "./saving.js";
import { toast } from "./say.js";
import { ShareError, encode } from "./share.js";
import { isOpen, openSheet, repaintSheet } from "./sheet.js";
import { spoken, t } from "./words.js";

/** The link to the log as it was told last: `of` is that log, `why` says why there is none. */
const made = { of: "", link: "", why: "" };

/** Make the link again where the game has gone on. */
async function renew() {
  const of = JSON.stringify(app.log);
  if (of === made.of) return;
  try {
    const link = `${location.origin}${location.pathname}#${await encode(JSON.parse(of), spoken().share)}`;
    Object.assign(made, { of, link, why: "" });
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    Object.assign(made, { of, link: "", why: error.code === "browser" ? "code.browser" : "link.too.long" });
  }
  if (isOpen(sheet)) repaintSheet(); // what is painted shows the game before
}

/** @type {import("./sheet.js").Sheet} */
const sheet = {
  title: () => t("share"),
  body: () => {
    renew();
    const { link, why } = made;
    const kind = link ? "quiet" : "main";
    const file = html`<button type="button" class="${kind}" data-do="export">${t("export")}</button>`;
    if (!link) return html`<p>${t(why)}</p><div class="acts">${file}</div>`;
    const drawn = svg(link, { label: t("qr") });
    const picture = drawn
      ? html`<div class="qr-box">${raw(drawn)}</div>`
      : html`<p class="fine">${t("qr.too.long")}</p>`;
    const send = html`<button type="button" class="quiet" data-do="send">${t("send")}</button>`;
    return html`
      <p>${t("share.hint")}</p>
      ${picture}
      <label class="link">${t("link")}<input readonly id="link" value="${link}"></label>
      <div class="acts">
        <button type="button" class="main" data-do="copy">${t("copy")}</button>
        ${"share" in navigator ? send : ""}${file}
      </div>`;
  },
};

acting({
  "open-share": async () => {
    await renew();
    openSheet(sheet);
  },
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
  send: () => navigator.share({ url: made.link, title: document.title }).catch(() => {}),
  export: () => saveFile(app.id),
});
