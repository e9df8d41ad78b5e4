// Light or dark as chosen on the site's other pages, else as the system says; before anything is painted.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const KEY = `${new URL("../../", location.href).pathname}.__palette`;
  const show = () => {
    let dark = system.matches;
    try {
      const { scheme } = JSON.parse(localStorage.getItem(KEY)).color;
      dark = scheme === "slate";
    } catch {
      // nothing chosen, or nothing can be kept here
    }
    document.documentElement.dataset.scheme = dark ? "dark" : "light";
    for (const paper of document.querySelectorAll("meta[name=theme-color]")) paper.content = dark ? "#1b1512" : "#f7efe2";
  };
  show();
  system.addEventListener("change", show);
  addEventListener("storage", show);
})();
