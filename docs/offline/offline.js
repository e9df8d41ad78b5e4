/**
 * Makes the site work without a network, once the page itself is there.
 *
 * A new version takes over by itself and nothing is reloaded: whatever is half entered stays. Pages
 * that want to tell may listen for "site-renewed" on the document.
 */

const HOURLY = 60 * 60 * 1000;

if (navigator.serviceWorker) {
  const begin = () => {
    let kept = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (kept) document.dispatchEvent(new CustomEvent("site-renewed"));
      kept = true;
    });
    navigator.serviceWorker
      .register(new URL("./sw.js", import.meta.url), { updateViaCache: "none" })
      .then(watch)
      .catch(() => {}); // no secure address, or not allowed: the site works, with a network
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/**
 * A page that stays open for an evening looks for a new version when it is looked at again.
 * @param {ServiceWorkerRegistration} registration
 */
function watch(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < HOURLY) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}
