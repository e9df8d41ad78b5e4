/* What does not fit on this screen: [what is wrong, where, how much]. Words for a person to read.
   A box that is meant to be pushed sideways (.wide, .tray) may be wider than the screen. */
() => {
  const screen = document.documentElement.clientWidth;
  const faults = [];
  const pushed =
    ".brand, .home, .marks, .tray, .wide, .sr, .md-sidebar, .md-search, [hidden], .md-overlay, .md-skip";
  const scrolls = (e) =>
    e.matches("table, .wide, .tray") && ["auto", "scroll"].includes(getComputedStyle(e).overflowX);
  const scrolled = (e) => {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) return true;
    }
    return false;
  };
  const name = (e) => {
    const own = e.tagName.toLowerCase() + (e.classList?.length ? "." + [...e.classList].join(".") : "");
    const up = e.parentElement;
    return (up && up.classList?.length ? "." + [...up.classList].join(".") + " > " : "") + own;
  };
  const say = (kind, e, much) => {
    const text = (e.textContent ?? "").trim().slice(0, 30);
    faults.push([kind, name(e), text, Math.round(much)]);
  };
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth);
  if (wide > screen) faults.push(["page wider than the screen", "html", "", wide - screen]);
  for (const e of document.body.querySelectorAll("*")) {
    if (e.closest(pushed) || scrolled(e) || !e.getClientRects().length) continue;
    const style = getComputedStyle(e);
    if (style.visibility === "hidden") continue;
    if (e instanceof SVGElement) {
      if (e.tagName !== "text") continue;
      const box = e.getBoundingClientRect(), all = e.ownerSVGElement.getBoundingClientRect();
      const over = Math.max(box.right - all.right, all.left - box.left);
      if (over > 1) say("leaves its picture", e, over);
      continue;
    }
    const box = e.getBoundingClientRect();
    const out = Math.max(box.right - screen, -box.left);
    if (box.width && out > 1) say("leaves the screen", e, out);
    if (style.display.startsWith("inline") && !style.display.includes("-")) continue;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(e.tagName)) continue;
    if (e.querySelector(":scope > .marks, :scope > * > .marks")) continue; // they lie on the edge
    const over = e.scrollWidth - e.clientWidth, down = e.scrollHeight - e.clientHeight;
    const hides = (way) => way === "hidden" || way === "clip";
    if (e.clientWidth && over > 2 && !e.matches("table")) {
      say(hides(style.overflowX) ? "cut off" : "leaves its box", e, over);
    }
    if (e.clientHeight && down > 2 && hides(style.overflowY)) say("cut off below", e, down);
  }
  return faults;
}
