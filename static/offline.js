/**
 * What a built site has and a clone has not: its service worker, sw.js, to work offline. Only the
 * build puts this script into pages.
 */

const ROOT = new URL("../", import.meta.url); // this file is in static/

async function begin() {
  const { serviceWorker } = navigator;
  // let the first answers have the line alone
  await Reflect.get(globalThis, "ttgoComing"); // Python, where a page asks for it (early-start.js)
  if ("mode" in document.body.dataset) await until(({ idle }) => idle !== undefined);
  await serviceWorker.register(new URL("sw.js", ROOT), {
    scope: ROOT.href,
    updateViaCache: "none",
  });
  const worker = (await serviceWorker.ready).active;
  worker?.postMessage(location.href.slice(ROOT.href.length).replace(/[?#].*/, ""));
  await until(({ thinker }) => thinker === "pyodide");
  worker?.postMessage("large"); // Pyodide was loaded once, so keep it for offline
}

/** Ends when the page says so. @param {(says: DOMStringMap) => boolean} isSo */
function until(isSo) {
  return new Promise((resolve) => {
    const look = () => isSo(document.body.dataset) && resolve(null);
    new MutationObserver(look).observe(document.body, {
      attributeFilter: ["data-idle", "data-thinker"],
    });
    look();
  });
}

// There is no service worker in private windows, at insecure addresses, or if turned off; the page
// works without.
if ("serviceWorker" in navigator) {
  const start = () => void begin().catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
