/* While the site is being written (`mkdocs serve`) nothing is kept: this takes an earlier one away. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.registration.unregister()));
