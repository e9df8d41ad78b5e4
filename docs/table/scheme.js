// Light or dark as kept by the site's other pages, else as the system says; before anything is painted.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  /** What the theme keeps, for the folder of the site, which may lie anywhere above this page. */
  const kept = () => {
    for (let end = location.pathname.length; end > 0; end = location.pathname.lastIndexOf("/", end - 1)) {
      const text = localStorage.getItem(`${location.pathname.slice(0, end)}/.__palette`);
      if (text) return JSON.parse(text).color.scheme;
    }
    const text = localStorage.getItem("/.__palette");
    return text ? JSON.parse(text).color.scheme : "";
  };
  const show = () => {
    let dark = system.matches;
    try {
      const scheme = kept();
      if (scheme) dark = scheme === "slate";
    } catch {
      // nothing can be kept here
    }
    document.documentElement.dataset.scheme = dark ? "dark" : "light";
    for (const paper of document.querySelectorAll("meta[name=theme-color]")) {
      paper.setAttribute("content", dark ? "#1b1512" : "#f7efe2");
    }
  };
  show();
  system.addEventListener("change", show);
  addEventListener("storage", show);
})();
