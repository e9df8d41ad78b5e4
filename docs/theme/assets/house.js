/* Small helpers of the site; everything works without them, only less comfortably. */
(function () {
  "use strict";

  // Buttons open the menu and the search.
  document.addEventListener("click", function (event) {
    var from = event.target;
    if (!(from instanceof Element)) return;
    if (from.closest("[data-open-menu]")) click("__drawer");
    if (!from.closest("[data-open-search]")) return;
    var toggle = document.getElementById("__search");
    if (toggle instanceof HTMLInputElement && !toggle.checked) toggle.click();
    var field = document.querySelector("[data-md-component=search-query]");
    if (field instanceof HTMLElement) field.focus();
  });

  /** @param {string} id */
  function click(id) {
    var element = document.getElementById(id);
    if (element) element.click();
  }

  // The other language shows the same rule.
  function carry() {
    document.querySelectorAll("a[data-tongue]").forEach(function (link) {
      /** @type {HTMLAnchorElement} */ (link).hash = location.hash;
    });
  }

  // An address may point into something folded away.
  function unfold() {
    var id = decodeURIComponent(location.hash.slice(1));
    var target = id && document.getElementById(id);
    if (!target) return;
    for (var at = /** @type {Element | null} */ (target); at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    target.scrollIntoView();
  }

  function arrive() { carry(); unfold(); }
  window.addEventListener("hashchange", arrive);
  arrive();

  // A rule that has moved to another section is found by its id.
  var id = location.hash.slice(1);
  var moved = document.querySelector("[data-rule-map]");
  var map = moved && moved.getAttribute("data-rule-map");
  if (map && /^[a-z][a-z0-9-]*$/.test(id) && !document.getElementById(id)) {
    var there = new URL(map, location.href);
    fetch(there).then(function (answer) {
      return answer.ok ? answer.json() : {};
    }).then(function (/** @type {Record<string, string>} */ found) {
      if (found[id]) location.replace(new URL(found[id], there));
    }).catch(function () {});
  }

  // What is folded away is printed too.
  window.addEventListener("beforeprint", function () {
    document.querySelectorAll("details:not([open])").forEach(function (box) {
      /** @type {HTMLDetailsElement} */ (box).open = true;
      box.setAttribute("data-printed", "");
    });
  });
  window.addEventListener("afterprint", function () {
    document.querySelectorAll("details[data-printed]").forEach(function (box) {
      /** @type {HTMLDetailsElement} */ (box).open = false;
      box.removeAttribute("data-printed");
    });
  });
})();
