/**
 * Starts Pyodide, which is CPython, to think, as it is several times as fast as MicroPython; to
 * answer where that cannot start, or where the page's address chooses it; and for rules changed so
 * that only CPython can play by them.
 * PyScript starts it, in a worker; host.py is the Python end. All files come from the folder of
 * this file and its neighbour ttgo/, wherever the site is put.
 */
import { cause, started } from "./cause.js";
import { WorkerLife } from "./life.js";
import { startMicroPython } from "./micropython-client.js";
import { addressOf, ask, CONFIG, configuration, HOST, isAlone } from "./sources.js";

/** @import { Send, Task, Words } from "./connection.js" */

const CORE = new URL("../node_modules/@pyscript/core/dist/core.js", import.meta.url);
const PYODIDE = new URL("../python/pyodide-loader.js", import.meta.url);
const BOUNDED = new URL("../python/bounded.js", import.meta.url);
const OF_RULES = /\/ttgo\/(\w+\.py|languages\/en\.json)$/;
const OWN = new URL(HOST, CONFIG).href;
const PATIENCE = 300; // seconds: 7 MB have to come

/**
 * MicroPython, or in its place Pyodide.
 * @param {string | null} choice "pyodide" or "micropython": only that one
 * @param {Words["loading"]} words
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
 * @param {Words["loading"]} words
 * @param {Task} [task]  what of its Python end answers
 * @returns {Promise<Send>}
 */
export function startPyodide(words, task = "handle") {
  return started(start(task), PATIENCE, words);
}

/** @param {Task} task @returns {Promise<Send>} */
async function start(task) {
  const textContent = JSON.stringify({ interpreter: PYODIDE.href, ...(await config(task)) });
  if (!document.querySelector("py-config")) {
    const made = Object.assign(document.createElement("py-config"), { textContent });
    document.head.append(made); // before PyScript, which reads it once
  }
  await ask(new URL(OWN)); // PyScript would not tell that it is missing
  const { hooks } = await import(CORE.href);
  // PyScript sends this hook (for its file system) as text and evaluates it; without it the page's
  // Content-Security-Policy needs no 'unsafe-eval'.
  hooks.worker.onBeforeRunAsync.clear();
  const script = /** @type {any} */ (document.createElement("script"));
  const made = new Promise((begun) => {
    // the script has its worker just after that
    hooks.main.onWorker.add(() => queueMicrotask(() => script.xworker && begun(script.xworker)));
  });
  Object.assign(script, { type: "py", src: OWN }).setAttribute("worker", "");
  document.head.append(script);
  const worker = await made;
  // A failed start rejects `ready`; PyScript would also write it to the console.
  worker.onerror = () => {};
  const life = new WorkerLife(worker);
  const { sync } = await life.until(worker.ready);
  await sync.begin(task);
  const send = (/** @type {string} */ text) => life.until(sync.answer(text));
  return Object.assign(send, { end: life.end, ended: life.ended });
}

/** PyScript's. @param {Task} task */
async function config(task) {
  const { files, opponent, lab, languages, plugins } = await configuration();
  const spoken = languages[document.documentElement.lang];
  const changes = task === "change";
  const paths = [
    ...Object.keys(files).filter((path) => !changes || OF_RULES.test(path)),
    ...(changes ? lab : opponent),
    ...(spoken ? [spoken] : []),
  ];
  return {
    plugins,
    // by their absolute addresses: PyScript would resolve others against the page
    files: Object.fromEntries(
      paths.map((path) => [addressOf(path).href, path.replace(/^\.\.(.*\/).*/, ".$1")]),
    ),
    js_modules: { worker: changes ? { [BOUNDED.href]: "bounded" } : {} },
  };
}
