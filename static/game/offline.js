/** Makes a built site work offline: sets up its service worker, sw.js. Only the build puts this script into pages. */

const ROOT = new URL("../../../", import.meta.url); // this file is in static/game/ of its release

async function begin() {
  const { serviceWorker } = navigator;
  await serviceWorker.register(new URL("sw.js", ROOT), { scope: ROOT.href, updateViaCache: "none" });
  await used();
  (await serviceWorker.ready).active?.postMessage("large"); // Pyodide has been loaded once, so it is wanted offline
}

/** Ends when Pyodide has the game. */
function used() {
  return new Promise((resolve) => {
    const look = () => document.body.dataset.python === "pyodide" && resolve(null);
    new MutationObserver(look).observe(document.body, { attributeFilter: ["data-python"] });
    look();
  });
}

// There is none in private windows, on addresses that are not secure, and where people do not want it; the page needs none.
if ("serviceWorker" in navigator) {
  const start = () => void begin().catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
