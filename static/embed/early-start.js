/**
 * Finds the reader's language, and starts MicroPython for a page while that page's own scripts are
 * still loading. The page says what Python is to do, if not just to answer. A build puts it into the
 * page, and tells it which files that come later the page's first answer needs: the browser then has
 * them when Python asks.
 *
 * @import { Task } from "../python/connection.js"
 */
import "../languages.js";
import { startEarly } from "../python/micropython-client.js";

const script = /** @type {HTMLElement | null} */ (
  document.querySelector("[data-task],[data-soon]")
);

if (new URLSearchParams(location.search).get("python") !== "pyodide") {
  startEarly(/** @type {Task | undefined} */ (script?.dataset.task));
  const soon = () => {
    for (const address of script?.dataset.soon?.split(" ") ?? [])
      fetch(address, { priority: "low" })
        .then((response) => response.arrayBuffer())
        .catch(String);
  };
  setTimeout(soon); // behind what the page's head asks for
}
