/**
 * Pyodide, as PyScript loads it in its worker (pyscript.json calls this file its interpreter), but
 * tells pyodide.js how far the start is.
 *
 * The bytes are counted here, on the very requests that Pyodide makes. Fetching the files ahead in
 * the page was tried: it takes the browser's compiled copy of the WebAssembly away (0.4 s on every
 * later start) and fetches 13 MB twice where nothing is cached.
 *
 * @typedef
 *   {{ life: string } | { bytes: number } | { missing: string } | { step: "starting" | "started" }}
 *   News
 */

import { live } from "./cause.js";
import { typed } from "./sources.js";

live();
const folder = new URL("../node_modules/pyodide/", import.meta.url).href;
const pyodide = await import(`${folder}pyodide.mjs`);

/** PyScript asks for it. @type {string} */
export const version = pyodide.version;

let started = false;

/** @param {News} news */
const tell = (news) => postMessage(news);

/** Start Python. @param {object} options what PyScript wants */
export async function loadPyodide(options) {
  watchFetches();
  const python = await pyodide.loadPyodide({
    ...options,
    indexURL: folder,
    fsInit: async () => tell({ step: "starting" }), // called once all is fetched and compiled
  });
  tell({ step: "started" });
  started = true;
  return python;
}

/**
 * Tell of every byte that arrives for the start, and, then too, of every file that does not arrive.
 */
function watchFetches() {
  const fetchPlainly = globalThis.fetch;
  let bytes = 0;

  /** @param {Response} response */
  async function count(response) {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.length;
      if (!started) tell({ bytes });
    }
  }

  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    try {
      const response = await fetchPlainly(input, init);
      if (!response.ok) tell({ missing: address });
      // A clone is counted: only an untouched response keeps the browser's compiled copy of the
      // WebAssembly.
      else count(response.clone()).catch(() => tell({ missing: address }));
      return typed(address, response);
    } catch (error) {
      tell({ missing: address });
      throw error;
    }
  };
}
