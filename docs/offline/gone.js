/* While the site is being written (`mkdocs serve`) nothing is kept: this takes an earlier one away. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.registration.unregister()));
