/**
 * A worker that thinks for the computer, with a Python of its own, so that the page stays quick. It
 * thinks in slices and between them takes messages, such as another game or a stop.
 *
 * To it: first {python}, "micropython" or "pyodide"; then {number, event} with an event of
 * ttgo/player/worker.py, or null to stop. From it: {life} (cause.js); {ready: python} once it can
 * think; {number, answer}, slice by slice; answers with an older number are ignored. A failure comes
 * as {number, answer: {error, broken}}. The page's end is think-client.js.
 */
import { configuration, HOST, makeFolders, ofTtgo, texts, write } from "./sources.js";
import { live } from "./cause.js";
import { startOpponent } from "./micropython.js";

/** @import { Send } from "./micropython-client.js" */

const PYODIDE = new URL("../node_modules/pyodide/", import.meta.url).href;
const WASM_TYPE = "application/wasm";

live();
/** @type {Promise<Send>} */
let python;
let newest = 0;

addEventListener("message", async ({ data: { python: name, number, event } }) => {
  if (name) {
    python = name === "pyodide" ? startPyodide() : startOpponent();
    // the first answer tells a failure; without Pyodide MicroPython goes on
    python.then(() => postMessage({ ready: name })).catch(() => {});
  } else {
    newest = number;
    if (event) await think(number, event);
  }
});

/** @param {number} number @param {object} event */
async function think(number, event) {
  try {
    const ask = await python;
    for (let next = event; number === newest; next = { do: "on" }) {
      const answer = JSON.parse(await ask(JSON.stringify(next)));
      postMessage({ number, answer });
      if (answer.done || answer.error) return;
      await new Promise((heard) => {
        setTimeout(heard);
      });
    }
  } catch (error) {
    postMessage({
      number,
      answer: { error: String(error instanceof Error ? error.message : error), broken: true },
    });
  }
}

/** @returns {Promise<Send>} */
async function startPyodide() {
  const { files: all, opponent } = await configuration();
  const files = [...ofTtgo(all), ...opponent];
  const [pyodide, found] = await Promise.all([loadPyodide(), texts([HOST, ...files])]);
  makeFolders(pyodide.FS, files);
  write(pyodide.FS, found);
  const host = pyodide.pyimport("host");
  host.start();
  return async (text) => host.think(text);
}

/**
 * Load it from any host: older servers send WebAssembly with another type, and Pyodide compiles it
 * only with this one. The response itself if possible: only that keeps the browser's compiled copy.
 */
async function loadPyodide() {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, how) => {
    const response = await fetch(what, how);
    const known = response.headers.get("content-type")?.startsWith(WASM_TYPE);
    return known || !response.ok || !response.url.endsWith(".wasm")
      ? response
      : new Response(response.body, { headers: { "content-type": WASM_TYPE } });
  };
  return (await import(`${PYODIDE}pyodide.mjs`)).loadPyodide({ indexURL: PYODIDE });
}
