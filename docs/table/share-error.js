/** What is wrong with a shared game: `code` as share.js lists them, `whole` where the code itself is sound. */
export class ShareError extends Error {
  /** @param {string} code @param {boolean} [whole] */
  constructor(code, whole = false) {
    super(code);
    this.name = "ShareError";
    this.code = code;
    this.whole = whole;
  }
}
