/** WebAssembly from hosts that send it with a wrong type: browsers compile it while it loads only if its type is application/wasm. */

const TYPE = "application/wasm";
const FOLDER = new URL("../node_modules/pyodide/", import.meta.url).href;

/** Load Pyodide in this worker, from any host. @param {object} [options] */
export async function loadPyodide(options) {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, how) =>
    typed(what instanceof Request ? what.url : String(what), await fetch(what, how));
  return (await import(`${FOLDER}pyodide.mjs`)).loadPyodide({ indexURL: FOLDER, ...options });
}

/** The response itself if possible: only that keeps the browser's compiled copy. @param {string} address @param {Response} response */
export function typed(address, response) {
  const known =
    !address.endsWith(".wasm") || response.headers.get("content-type")?.startsWith(TYPE);
  return known || !response.ok
    ? response
    : new Response(response.body, { headers: { "content-type": TYPE } });
}
