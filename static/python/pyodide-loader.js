/**
 * Pyodide's own loader, in a worker that tells its life, and from any host: PyScript imports this in
 * its place (pyodide.js). Older servers send WebAssembly with another type, and Pyodide compiles it
 * only with this one. The response itself if possible: only that keeps the browser's compiled copy.
 */
import { live } from "./life.js";

const PYODIDE = new URL("../node_modules/pyodide/pyodide.mjs", import.meta.url);
const WASM_TYPE = "application/wasm";

live();
const { fetch } = globalThis;
globalThis.fetch = async (what, how) => {
  const response = await fetch(what, how);
  const known = response.headers.get("content-type")?.startsWith(WASM_TYPE);
  return known || !response.ok || !response.url.endsWith(".wasm")
    ? response
    : new Response(response.body, { headers: { "content-type": WASM_TYPE } });
};
const pyodide = await import(PYODIDE.href);

export const { version } = pyodide;

/** @param {object} options PyScript's: it takes this file's folder for Pyodide's */
export const loadPyodide = (options) =>
  pyodide.loadPyodide({ ...options, indexURL: new URL(".", PYODIDE).href });
