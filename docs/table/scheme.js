// Light or dark as kept by the site's other pages, else as the system says; before anything is painted.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  /** What the theme keeps, for the folder of the site, which may lie anywhere above this page. */
  const kept = () => {
    for (let path = location.pathname; path; ) {
      path = path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
      const text = localStorage.getItem(`${path}.__palette`);
      if (text) return JSON.parse(text).color.scheme;
    }
    return "";
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
    for (const paper of document.querySelectorAll("meta[name=theme-color]")) paper.content = dark ? "#1b1512" : "#f7efe2";
  };
  show();
  system.addEventListener("change", show);
  addEventListener("storage", show);
})();
