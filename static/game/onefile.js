/** Starts the page in one file: ttgo/web/build/pages.py puts this text into it. */
import { unpack } from "../python/inside.js";

const PAGE = "ttgo:/static/game/first.js";
const WORKER = "ttgo:/static/python/micropython-worker.js";

// The site's other pages are not here; a link to a rule stays on this page, if the rule is here.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='ttgo:']");
  if (!link) return;
  event.preventDefault();
  const { hash } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
  if (hash && document.getElementById(hash.slice(1))) location.hash = hash;
});

try {
  await unpack(document.getElementById("ttgo-files")?.textContent ?? "", WORKER, PAGE);
} catch (error) {
  const failure = document.getElementById("failure");
  if (failure?.firstElementChild)
    failure.firstElementChild.textContent = `This browser cannot open ttgo as one file: ${error}`;
  failure?.removeAttribute("hidden");
}
