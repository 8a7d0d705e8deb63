/**
 * Starts MicroPython on the page's own thread: the same core as in Pyodide, all but the reader and writer of game records.
 *
 * Its module is imported directly. PyScript's way to it evaluates strings, which the page's policy forbids, and comes only after
 * PyScript itself: 0.15 MB and 0.1 s more before the first click, as measured. The build of MicroPython is PyScript's.
 */
import { cause, inTime, Missing } from "./cause.js";

const CONFIG = new URL("pyscript.json", import.meta.url);
const HOST = new URL("host.py", import.meta.url);
const RUNTIME = new URL("node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", import.meta.url);

const PATIENCE = 60; // seconds; all is fetched and started in one

/**
 * Start MicroPython.
 * @returns {Promise<import("./pyodide.js").Send>} rejects with an Error whose message is one sentence for the user
 */
export async function startMicroPython() {
  try {
    return await inTime(start(), PATIENCE * 1000, `nothing happened for ${PATIENCE} seconds.`);
  } catch (error) {
    throw new Error(`Python could not be loaded: ${cause(error)}`, { cause: error });
  }
}

/** @returns {Promise<import("./pyodide.js").Send>} */
async function start() {
  const [{ loadMicroPython }, files, host] = await Promise.all([import(RUNTIME.href), coreFiles(), read(HOST)]);
  const python = await loadMicroPython();
  python.FS.mkdir("ttgo");
  for (const [path, text] of files) python.FS.writeFile(path, text);
  python.FS.writeFile("host.py", host);
  const { start: begin, handle } = python.pyimport("host");
  begin();
  return async (text) => handle(plain(text)); // async, so that an error in Python is a rejection
}

/** Where each file of the core is to be, and its text. They are those that Pyodide gets (pyscript.json), but for SGF. */
async function coreFiles() {
  const config = JSON.parse(await read(CONFIG));
  const core = Object.keys(config.files).filter((path) => /\/ttgo\/(?!sgf)\w+\.py$/.test(path));
  return Promise.all(core.map(async (path) => [path.replace("../", ""), await read(new URL(path, CONFIG))]));
}

/** @param {URL} address */
async function read(address) {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Missing(address.href);
  return response.text();
}

/**
 * The same event without escaped surrogates in a saved game: CPython writes what lies beyond U+FFFF as two, and MicroPython would
 * not put them together again.
 * @param {string} text
 */
function plain(text) {
  if (!/\\\\u[dD]/.test(text)) return text;
  const event = JSON.parse(text);
  try {
    event.text = JSON.stringify(JSON.parse(event.text));
  } catch {
    // no saved game: Python will say so
  }
  return JSON.stringify(event);
}
