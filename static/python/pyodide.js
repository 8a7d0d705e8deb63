/**
 * Starts Pyodide, which is CPython, in a worker, then passes JSON text to it and back.
 * PyScript does the starting; pyodide-worker.js, in the worker, tells how far it is; host.py is the
 * Python end. All files come from the folder of this file and its neighbour ttgo/, wherever the
 * site is put.
 */
import { cause, Missing } from "./cause.js";
import { ended } from "./cause.js";
import * as words from "../words.js";

/** @import { News } from "./pyodide-worker.js" */

const CONFIG = new URL("../pyscript.json", import.meta.url);
const CORE = new URL("../node_modules/@pyscript/core/dist/core.js", import.meta.url);
const HOST = new URL("../host.py", import.meta.url);

/**
 * What Pyodide fetches, in bytes as unpacked. A constant, because a compressing server does not
 * tell. It only scales the progress, so that an upgrade which changes it a little does no harm.
 */
const RUNTIME_BYTES = 12.3e6;

/** Seconds without a sign of life after which the start has failed. */
const PATIENCE = 60;

/** Where each part of the start begins, as a fraction of its usual time. */
const AT = { fetching: 0.02, compiling: 0.6, starting: 0.7, reading: 0.95 };

/**
 * @typedef {((text: string) => Promise<string>) & {end?: () => void, ended?: Promise<unknown>}}
 *   Send one JSON text to Python, and Python's JSON text back; `end`
 * gives it up, if possible; `ended` resolves once its worker has ended, and is missing if the
 * browser would not tell
 * @typedef {(fraction: number, what: string) => void} Report
 * @typedef
 *   {Worker & { ready: Promise<{ sync: { start: () => Promise<void>, handle: Send } }>, onerror:
 *   unknown }} PyWorker
 */

/**
 * Start Pyodide. To try again after a failure, reload the page.
 * @param {Report} onProgress the fraction never goes back; the words are a short plain phrase
 * @returns {Promise<Send>} rejects with an Error whose message is one sentence for the user
 */
export async function startPyodide(onProgress) {
  let furthest = 0;
  let quiet = 0;
  /** @type {Report} */
  const report = (fraction, what) => {
    quiet = 0;
    furthest = Math.max(furthest, Math.min(fraction, 1));
    onProgress(furthest, what);
  };

  const over = new AbortController();
  const { signal } = over;
  try {
    return await new Promise((ready, fail) => {
      // Seconds are counted one by one, so that a computer's sleep is not taken for silence.
      const watchdog = setInterval(() => {
        quiet += 1;
        if (quiet >= PATIENCE) fail(new Error(words.loading.silent({ seconds: PATIENCE })));
      }, 1000);
      signal.addEventListener("abort", () => clearInterval(watchdog));
      // Nothing catches some failures of PyScript's, such as a missing host.py.
      addEventListener(
        "unhandledrejection",
        ({ reason }) => {
          if (`${reason?.message} ${reason?.stack}`.includes(new URL(".", CORE).href)) fail(reason);
        },
        { signal },
      );
      start(report, fail, signal).then(ready, fail);
    });
  } catch (error) {
    throw new Error(words.loading.failed({ cause: cause(error, words.loading) }), { cause: error });
  } finally {
    over.abort();
  }
}

/**
 * @param {Report} report
 * @param {(reason: unknown) => void} fail
 * @param {AbortSignal} signal ends the listening
 * @returns {Promise<Send>}
 */
async function start(report, fail, signal) {
  report(0, words.fetchingPyScript);
  const config = document.createElement("py-config");
  config.textContent = await configuration();
  document.head.append(config); // before PyScript, which reads it once

  const { whenDefined, hooks } = await import(CORE.href);
  // PyScript sends this hook (for its file system) as text and evaluates it; without it the page's
  // Content-Security-Policy needs no 'unsafe-eval'.
  hooks.worker.onBeforeRunAsync.clear();
  report(AT.fetching, words.fetching);
  const script = document.createElement("script");
  script.type = "py";
  script.src = HOST.href;
  script.setAttribute("worker", "");
  document.head.append(script);

  /** @type {{ xworker: PyWorker }} */
  const { xworker } = await whenDefined("py");
  // Each failed start rejects `ready`, too. PyScript would also write it to the console: in Firefox
  // even if the page was just left while still fetching.
  xworker.onerror = () => {};
  xworker.addEventListener("message", ({ data }) => follow(data, report, fail), { signal });
  /** @type {Set<(why: Error) => void>} */
  const open = new Set([fail]); // what waits for the worker
  /** @type {Promise<unknown> | undefined} */
  let life;
  xworker.addEventListener("message", ({ data }) => {
    if (!data?.life) return;
    life = ended(data.life).then(() => {
      for (const end of open) end(new Error(words.workerStopped));
    });
  });
  xworker.addEventListener(
    "error",
    (event) => fail(new Error(event.message || words.workerStopped)),
    { signal },
  );

  const { sync } = await xworker.ready;
  report(AT.reading, words.reading);
  await sync.start();
  report(1, words.ready);
  open.delete(fail);
  /** @type {Send} */
  const send = (text) =>
    new Promise((resolve, reject) => {
      open.add(reject);
      sync
        .handle(text)
        .then(resolve, reject)
        .finally(() => open.delete(reject));
    });
  return Object.assign(send, { ended: life });
}

/**
 * pyscript.json as text, its addresses made absolute: PyScript would resolve them against the page.
 */
async function configuration() {
  const response = await fetch(CONFIG).catch(() => null);
  if (!response?.ok) throw new Missing(CONFIG.href);
  const {
    later: _,
    opponent: __,
    lab: ___,
    languages,
    start: _____,
    ...config
  } = await response.json(); // these are for MicroPython
  const absolute = (/** @type {string} */ address) => new URL(address, CONFIG).href;
  config.interpreter = absolute(config.interpreter);
  const spoken = languages?.[document.documentElement.lang];
  if (spoken) config.files[spoken] = "./ttgo/languages/";
  config.files = Object.fromEntries(
    Object.entries(config.files).map(([from, to]) => [absolute(from), to]),
  );
  return JSON.stringify(config);
}

/**
 * Turn news from pyodide-worker.js into progress.
 * @param {News} news
 * @param {Report} report
 * @param {(reason: unknown) => void} fail
 */
function follow(news, report, fail) {
  if (!news || typeof news !== "object") return; // another sender's message
  if ("missing" in news) fail(new Missing(news.missing));
  else if ("bytes" in news) {
    const part = Math.min(news.bytes / RUNTIME_BYTES, 1);
    const [done, all] = [part * RUNTIME_BYTES, RUNTIME_BYTES].map((bytes) => bytes / 1e6);
    report(
      AT.fetching + part * (AT.compiling - AT.fetching),
      words.fetched({ done: done.toFixed(1), all: all.toFixed(0) }),
    );
  } else if (!("step" in news)) return;
  else if (news.step === "starting") report(AT.starting, words.starting);
  else if (news.step === "started") report(AT.reading, words.reading);
}
