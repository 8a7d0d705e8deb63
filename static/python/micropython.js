/**
 * Starts MicroPython on the page's own thread: the same core as in Pyodide. What only some pages need comes with the first event that
 * needs it. A worker that thinks starts it, too (thinker.js).
 *
 * Its module is imported directly. PyScript's way to it evaluates strings, which the page's policy forbids, and comes only after
 * PyScript itself: 0.15 MB and 0.1 s more before the first click, as measured. The build of MicroPython is PyScript's.
 */
import { cause, inTime, Missing } from "./cause.js";
import { decode } from "./decode.js";

/** @import { Send } from "./pyodide.js" */

const CONFIG = new URL("../pyscript.json", import.meta.url);
const HOST = "./host.py"; // beside it
const RUNTIME = new URL("../node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", import.meta.url);
const WASM = new URL("micropython.wasm", RUNTIME);

/**
 * A page that is one file (ttgo/web/pages.py) has all files in it: their addresses there, by those that they have elsewhere.
 * @type {Record<string, string> | undefined}
 */
const INSIDE = Reflect.get(globalThis, "ttgoFiles");

/** Whether there is no other Python. */
export const isAlone = Boolean(INSIDE);

const OFTEN = 5; // answers after which Python collects its garbage, once there is time for it
const PATIENCE = 60; // seconds; all is fetched and started in one

/**
 * Start MicroPython.
 * @param {typeof import("../words.js").loading} words
 * @returns {Promise<Send>} rejects with an Error whose message is one sentence for the user
 */
export async function startMicroPython(words) {
  try {
    return await inTime(start(), PATIENCE * 1000, words.silent(PATIENCE));
  } catch (error) {
    throw new Error(words.failed(cause(error, words)), { cause: error });
  }
}

/** @returns {Promise<Send>} */
async function start() {
  const { python, later, files, bring } = await core();
  const parts = Object.entries(later).map(([folder, events]) => ({
    files: files.filter((path) => path.startsWith(folder)),
    events: new RegExp(`"do": ?"(${events.join("|")})"`), // of an event's text, which may be long
  }));
  const { start: begin, handle, rest } = python.pyimport("host");
  begin(decode);
  /** @type {Map<object, Promise<void>>} */
  const coming = new Map(); // the parts that are there, or on their way
  let answers = 0;
  return async (text) => {
    if (++answers % OFTEN === 0) whenIdle(rest);
    for (const part of parts) {
      if (!part.events.test(text)) continue;
      if (!coming.has(part)) coming.set(part, bring(part.files));
      await coming.get(part)?.catch(() => coming.delete(part)); // Python will say so, and the next event tries again
    }
    return handle(plain(text));
  };
}

/** Start MicroPython for an opponent: its answers are those of ttgo/player/served.py. @returns {Promise<Send>} */
export async function startOpponent() {
  const { python, opponent, bring } = await core();
  await bring(opponent);
  const { start: begin, think } = python.pyimport("host");
  begin(decode);
  return async (text) => think(plain(text));
}

/** MicroPython with the files that are always there, and a way to bring others. */
async function core() {
  const [{ loadMicroPython }, { files: all, later, opponent, start: known }] = await Promise.all([import(place(RUNTIME)), configuration()]);
  const files = ofTtgo(all);
  /** Each path with its text. @param {string[]} paths */
  const texts = (paths) => Promise.all(paths.map(async (path) => [path, await read(new URL(path, CONFIG))]));
  const first = files.filter((path) => !Object.keys(later).some((folder) => path.startsWith(folder)));
  const [found, python] = await Promise.all([
    known ? Object.entries(known) : texts([HOST, ...first]),
    loadMicroPython({ url: place(WASM) }),
  ]);
  for (const folder of foldersOf([...files, ...opponent])) python.FS.mkdir(folder);
  /** @param {string[][]} those */
  const write = (those) => {
    for (const [path, text] of those) python.FS.writeFile(path.replace(/^\.\.?\//, ""), path.endsWith(".mpy") ? bytes(text) : text);
  };
  write(found);
  return { python, later, opponent, files, bring: async (/** @type {string[]} */ paths) => write(await texts(paths)) };
}

/** @param {() => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => act());
  else setTimeout(act, 500); // Safari
}

/**
 * What pyscript.json says: all files, which folders come with the first of which events, and what an opponent needs besides; in a built
 * site it has the first files, too (ttgo/web/core.py).
 * @returns {Promise<{files: Record<string, string>, later: Record<string, string[]>, opponent: string[], start?: Record<string, string>}>}
 */
async function configuration() {
  return JSON.parse(await read(CONFIG));
}

/** The files of ttgo/ that Pyodide gets, too, as pyscript.json names them. @param {Record<string, string>} files */
function ofTtgo(files) {
  return Object.keys(files).filter((path) => /\/ttgo\/(\w+\/)?\w+\.py$/.test(path));
}

/** The folders that they are in, ttgo itself first. @param {string[]} files */
function foldersOf(files) {
  return [...new Set(files.map((path) => path.replace(/^\.\.\/|\/[^/]*$/g, "")))].sort();
}

/** Where a file is. @param {URL} address */
function place(address) {
  return INSIDE?.[address.href] ?? address.href;
}

/** @param {string} base64 */
function bytes(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** @param {URL} address */
async function read(address) {
  const response = await fetch(place(address)).catch(() => null);
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
