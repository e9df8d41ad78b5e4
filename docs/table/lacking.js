// What this address or this browser lacks for the referee, in one sentence. Old browsers read this, too.
(function () {
  /** @param {string} what */
  function say(what) {
    var screen = document.getElementById("screen");
    if (!screen || document.body.getAttribute("data-ready")) return;
    var text = document.createElement("p");
    text.className = "wait";
    text.appendChild(document.createTextNode(screen.getAttribute("data-" + what) + " "));
    var link = document.createElement("a");
    link.href = location.protocol === "file:" ? "../index.html" : "../";
    link.appendChild(document.createTextNode(screen.getAttribute("data-rules") || ""));
    text.appendChild(link);
    screen.innerHTML = "";
    screen.appendChild(text);
  }
  var old = typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype);
  var what = location.protocol === "file:" ? "lone" : old ? "old" : "";
  if (what) document.addEventListener("DOMContentLoaded", function () { say(what); });
  // A script that a browser cannot read says so here, and nowhere else.
  addEventListener("error", function (event) {
    if (event.error instanceof SyntaxError) say("old");
  });
})();
