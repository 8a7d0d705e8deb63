/** Tabs: one panel of several is shown; arrows go from tab to tab. */

import { pressed, used } from "../board/parts.js";

/** @param {HTMLElement} list with a button for each panel */
export function listenToTabs(list) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);
  list.addEventListener("click", (event) => {
    const tab = pressed(event);
    if (!tab) return;
    choose(tab);
    // In one column the panel may be below the window.
    if (matchMedia("(max-width: 55.99rem)").matches)
      list.parentElement?.scrollIntoView({ block: "nearest" });
  });
  list.addEventListener("keydown", (event) => {
    const here = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
    if (!(event.key in to) || event.ctrlKey || event.metaKey || event.altKey) return;
    used(event);
    const tab = /** @type {HTMLElement} */ (tabs.at(to[event.key] % tabs.length));
    choose(tab);
    tab.focus();
  });
}

/** Show the panel of a tab, and no other. @param {Element} chosen */
export function choose(chosen) {
  for (const tab of /** @type {HTMLElement[]} */ ([...(chosen.parentElement?.children ?? [])])) {
    tab.ariaSelected = String(tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = tab !== chosen;
  }
}
