/* Small helpers of the site; everything works without them, only less comfortably. */
(function () {
  "use strict";

  // Buttons open the menu and the search.
  document.addEventListener("click", function (event) {
    if (!event.target.closest) return;
    if (event.target.closest("[data-open-menu]")) document.getElementById("__drawer").click();
    if (!event.target.closest("[data-open-search]")) return;
    var toggle = document.getElementById("__search");
    if (toggle && !toggle.checked) toggle.click();
    var field = document.querySelector("[data-md-component=search-query]");
    if (field) field.focus();
  });

  // The other language shows the same rule.
  function carry() {
    document.querySelectorAll("a[data-tongue]").forEach(function (link) {
      link.hash = location.hash;
    });
  }

  // An address may point into something folded away.
  function unfold() {
    var id = decodeURIComponent(location.hash.slice(1));
    var target = id && document.getElementById(id);
    if (!target) return;
    for (var at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") at.open = true;
    }
    target.scrollIntoView();
  }

  function arrive() { carry(); unfold(); }
  window.addEventListener("hashchange", arrive);
  arrive();

  // A rule that has moved to another section is found by its id.
  var id = location.hash.slice(1);
  var moved = document.querySelector("[data-rule-map]");
  if (moved && /^[a-z][a-z0-9-]*$/.test(id) && !document.getElementById(id)) {
    fetch(moved.getAttribute("data-rule-map")).then(function (answer) {
      return answer.ok ? answer.json() : {};
    }).then(function (map) {
      if (map[id]) location.replace(new URL(map[id], new URL(moved.getAttribute("data-rule-map"), location)));
    }).catch(function () {});
  }

  // What is folded away is printed too.
  window.addEventListener("beforeprint", function () {
    document.querySelectorAll("details:not([open])").forEach(function (box) {
      box.open = true;
      box.setAttribute("data-printed", "");
    });
  });
  window.addEventListener("afterprint", function () {
    document.querySelectorAll("details[data-printed]").forEach(function (box) {
      box.open = false;
      box.removeAttribute("data-printed");
    });
  });
})();
