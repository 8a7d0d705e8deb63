/**
 * Finds the reader's language, and starts MicroPython for a page while that page's own scripts are
 * still loading. The page says what Python is to do, if not just to answer. A build puts it into the
 * page, and tells it which files that come later the page's first answer needs: the browser then has
 * them when Python asks, which is as soon as it has started.
 *
 * @import { Task } from "../python/connection.js"
 */
import "../languages.js";
import { startEarly } from "../python/micropython-client.js";

const script = /** @type {HTMLElement | null} */ (
  document.querySelector("[data-task],[data-soon]")
);

if (new URLSearchParams(location.search).get("python") !== "pyodide") {
  const { task, soon } = script?.dataset ?? {};
  startEarly(/** @type {Task | undefined} */ (task), soon);
  const ask = () => {
    for (const address of soon?.split(" ") ?? [])
      fetch(address, { priority: "low" })
        .then((response) => response.arrayBuffer())
        .catch(String);
  };
  setTimeout(ask); // behind what the page's head asks for
}
