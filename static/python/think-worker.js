/**
 * The worker that thinks for the computer: with a Python of its own, so that the page stays quick.
 * It thinks in slices and between them takes messages, such as another game or a stop. MicroPython
 * begins; Pyodide, which thinks several times as fast, follows once the page has fetched it anyway.
 *
 * To it: {number, event, pyodide} with an event of ttgo/player/worker.py, or null to stop, and
 * whether Pyodide is fetched. From it: {life} (cause.js); {number, answer, python}, slice by slice;
 * answers with an older number are ignored. A failure comes as {number, answer: {error, broken}}.
 * The page's end is think-client.js.
 */
import { configuration, HOST, loadPyodide, makeFolders, ofTtgo, texts, write } from "./sources.js";
import { live } from "./cause.js";
import { startOpponent } from "./micropython.js";

/** @import { Send } from "./pyodide.js" */

live();
const micropython = startOpponent();
micropython.catch(() => {}); // the first answer tells it
/** @type {Promise<void> | null} */
let coming = null;
/** @type {Send | null} */
let pyodide = null;
let newest = 0;

addEventListener("message", async ({ data }) => {
  newest = data.number;
  if (data.pyodide)
    coming ??= startPyodide().then(
      (python) => void (pyodide = python),
      () => {},
    ); // MicroPython goes on without it
  if (data.event) await think(data.number, data.event);
});

/** @param {number} number @param {object} event */
async function think(number, event) {
  const python = pyodide ? "pyodide" : "micropython";
  try {
    const ask = pyodide ?? (await micropython);
    for (let next = event; number === newest; next = { do: "on" }) {
      const answer = JSON.parse(await ask(JSON.stringify(next)));
      postMessage({ number, answer, python });
      if (answer.done || answer.error) return;
      await new Promise((heard) => {
        setTimeout(heard);
      });
    }
  } catch (error) {
    postMessage({
      number,
      answer: { error: String(error instanceof Error ? error.message : error), broken: true },
      python,
    });
  }
}

/** @returns {Promise<Send>} */
async function startPyodide() {
  const { files: all, opponent } = await configuration();
  const files = [...ofTtgo(all), ...opponent];
  const [python, found] = await Promise.all([loadPyodide(), texts([HOST, ...files])]);
  makeFolders(python.FS, files);
  write(python.FS, found);
  const host = python.pyimport("host");
  host.start();
  return async (text) => host.think(text);
}
