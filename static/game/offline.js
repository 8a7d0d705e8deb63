/**
 * What a built site has beside a clone: its service worker, sw.js, by which it works offline; and files instead of what stands within
 * a page, where a host's own policy does not allow that. Only the build puts this script into pages.
 */

const ROOT = new URL("../../../", import.meta.url); // this file is in static/game/ of its release

async function begin() {
  const { serviceWorker } = navigator;
  await serviceWorker.register(new URL("sw.js", ROOT), { scope: ROOT.href, updateViaCache: "none" });
  const worker = (await serviceWorker.ready).active;
  worker?.postMessage({ page: location.href.slice(ROOT.href.length).replace(/[?#].*/, "") });
  await used();
  worker?.postMessage("large"); // Pyodide has been loaded once, so it is wanted offline
}

/** Ends when Pyodide has the game. */
function used() {
  return new Promise((resolve) => {
    const look = () => document.body.dataset.python === "pyodide" && resolve(null);
    new MutationObserver(look).observe(document.body, { attributeFilter: ["data-python"] });
    look();
  });
}

for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-files]"))) {
  for (const address of part.dataset.files?.split(" ") ?? []) {
    if (part instanceof HTMLScriptElement) document.head.append(Object.assign(document.createElement("script"), { src: address }));
    else if (part instanceof HTMLStyleElement && !part.sheet) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
    }
  }
}

// There is none in private windows, on addresses that are not secure, and where people do not want it; the page needs none.
if ("serviceWorker" in navigator) {
  const start = () => void begin().catch(() => {});
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
