/**
 * Pyodide in its own worker, for rules that nobody has checked. It is started from a blob (python.js), so that the page's policy
 * holds in it, too: no address but this site's, and no code from text. Once Python runs, all means to send requests are removed.
 *
 * To it: {cases} to begin, then {number, text}. From it: {ready}, {failed}, {number, answer}, and {alive} while an answer takes long.
 */
import { take } from "../python/sandbox.js";
import { loadPyodide } from "../python/typed.js";
import { configuration, makeFolders, texts, write } from "../python/sources.js";

const OFTEN = 100; // ms between two signs of life

/** @type {{answer: (text: string) => string} | null} */
let bench = null;
let last = 0;

addEventListener("message", async ({ data }) => {
  if (data.cases === undefined) {
    postMessage({ number: data.number, answer: bench?.answer(data.text) });
    return;
  }
  try {
    bench = await begin(data.cases);
    postMessage({ ready: true });
  } catch (error) {
    postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {string} cases @returns {Promise<{answer: (text: string) => string}>} */
async function begin(cases) {
  const { files, lab } = await configuration();
  const wanted = [
    ...Object.keys(files).filter((path) => /\/ttgo\/(\w+\.py|languages\/en\.json)$/.test(path)),
    ...lab,
  ];
  const silent = () => {};
  const jsglobals = Object.assign(Object.create(null), {
    Object,
    Array,
    Promise,
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
  });
  const [python, found] = await Promise.all([
    loadPyodide({ stdout: silent, stderr: silent, jsglobals }),
    texts(wanted),
  ]);
  makeFolders(python.FS, wanted);
  write(python.FS, found);
  const made = python.pyimport("ttgo.lab.bench").Bench(cases, alive);
  take();
  return made;
}

function alive() {
  if (performance.now() < last + OFTEN) return;
  last = performance.now();
  postMessage({ alive: true });
}
