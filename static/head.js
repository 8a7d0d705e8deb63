/**
 * What the head of every page does before anything is painted: the theme that the reader has chosen,
 * kept in the browser as "ttgo:1:theme". Pictures follow the page's color-scheme; frames of this
 * site run this, too.
 */
{
  const KEY = "ttgo:1:theme";
  const root = document.documentElement;
  let shown = "";

  const kept = () => {
    try {
      const theme = localStorage.getItem(KEY) ?? "";
      return ["light", "dark"].includes(theme) ? theme : "";
    } catch {
      return shown; // storage is off: for this page alone
    }
  };

  const show = (theme = kept()) => {
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (
      document.querySelectorAll("input[name=theme]")
    ))
      radio.checked = radio.value === theme;
    if (theme === shown) return;
    shown = theme;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.style.colorScheme = theme;
    for (const paper of /** @type {NodeListOf<HTMLMetaElement>} */ (
      document.querySelectorAll("meta[data-paper]")
    )) {
      const own = paper.dataset.paper;
      if (theme) paper.media = theme === own ? "all" : "not all";
      else paper.media = `(prefers-color-scheme: ${own})`;
    }
    for (const grid of document.querySelectorAll("tt-grid:defined"))
      /** @type {any} */ (grid).theme = "auto"; // the style sheet has its inks; it paints again
  };

  show();
  for (const when of ["DOMContentLoaded", "pageshow"]) addEventListener(when, () => show());
  addEventListener("storage", ({ key }) => key === KEY && show());
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
    try {
      localStorage.setItem(KEY, target.value);
    } catch {
      // as in `kept`
    }
    show(target.value);
  });

  /** Close the open menus that something is not in. @param {Element | null} target */
  const close = (target) => {
    for (const menu of document.querySelectorAll(".menu[open]"))
      if (!menu.contains(target)) menu.removeAttribute("open");
  };
  addEventListener("click", ({ target }) => close(/** @type {Element} */ (target)));
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const within = document.activeElement?.closest(".menu[open]")?.querySelector("summary");
    close(null);
    within?.focus();
  });
}
