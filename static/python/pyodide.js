/**
 * Starts Pyodide, which is CPython, to answer where MicroPython cannot start, or where the page's
 * address chooses it; and to change rules. PyScript starts it, in a worker; host.py is the Python
 * end. All files come from the folder of this file and its neighbour ttgo/, wherever the site is
 * put.
 */
import { cause, inTime } from "./cause.js";
import { startMicroPython } from "./micropython-client.js";
import { ask, CONFIG, configuration, HOST, isAlone } from "./sources.js";

/** @import { Send } from "./micropython-client.js" */
/** @import { Loading } from "./rules-client.js" */

const CORE = new URL("../node_modules/@pyscript/core/dist/core.js", import.meta.url);
const PYODIDE = new URL("../node_modules/pyodide/pyodide.mjs", import.meta.url);
const OWN = new URL(HOST, CONFIG);
const PATIENCE = 300; // seconds: 7 MB have to come

/**
 * MicroPython, or in its place Pyodide.
 * @param {string | null} choice "pyodide" or "micropython": only that one
 * @param {Loading} words
 * @returns {Promise<Send>} rejects with an Error whose message is one sentence for the user
 */
export async function startPython(choice, words) {
  if (choice === "pyodide" && !isAlone) return startPyodide(words);
  try {
    return await startMicroPython(words);
  } catch (error) {
    const why = cause(/** @type {Error} */ (error).cause, words);
    // what keeps all WebAssembly away
    if (choice === "micropython" || isAlone || [words.old, words.policy].includes(why)) throw error;
    return startPyodide(words).catch(() => {
      throw error;
    });
  }
}

/**
 * @param {Loading} words
 * @param {URL} [host] its Python end, which has `start` and `handle`
 * @param {() => Promise<object>} [config] PyScript's, with absolute addresses
 * @returns {Promise<Send>}
 */
export async function startPyodide(words, host = OWN, config = ofPyScript) {
  try {
    return await inTime(start(host, config), PATIENCE, words.silent({ seconds: PATIENCE }));
  } catch (error) {
    throw new Error(words.failed({ cause: cause(error, words) }), { cause: error });
  }
}

/** @param {URL} host @param {() => Promise<object>} config @returns {Promise<Send>} */
async function start(host, config) {
  const textContent = JSON.stringify({ interpreter: PYODIDE.href, ...(await config()) });
  if (!document.querySelector("py-config")) {
    const made = Object.assign(document.createElement("py-config"), { textContent });
    document.head.append(made); // before PyScript, which reads it once
  }
  await ask(host); // PyScript would not tell that it is missing
  const { hooks } = await import(CORE.href);
  // PyScript sends this hook (for its file system) as text and evaluates it; without it the page's
  // Content-Security-Policy needs no 'unsafe-eval'.
  hooks.worker.onBeforeRunAsync.clear();
  const made = new Promise((begun) => {
    hooks.main.onWorker.add((/** @type {unknown} */ _, /** @type {any} */ worker) => begun(worker));
  });
  const script = document.createElement("script");
  Object.assign(script, { type: "py", src: host.href }).setAttribute("worker", "");
  document.head.append(script);
  const worker = await made;
  // A failed start rejects `ready`; PyScript would also write it to the console.
  worker.onerror = () => {};
  const { sync } = await worker.ready;
  await sync.start();
  /** @type {Send} */
  const send = (text) => sync.handle(text);
  send.end = () => worker.terminate();
  return send;
}

/** Its part of pyscript.json, with absolute addresses: it would resolve them against the page. */
async function ofPyScript() {
  const { files, languages, plugins } = await configuration();
  const spoken = languages[document.documentElement.lang];
  if (spoken) files[spoken] = "./ttgo/languages/";
  const absolute = Object.entries(files).map(([from, to]) => [new URL(from, CONFIG).href, to]);
  return { plugins, files: Object.fromEntries(absolute) };
}
