/**
 * Starts MicroPython, with the same core as in Pyodide, in whatever thread asks for it: a worker
 * (micropython-worker.js), or the page's own if it may have none. What only some pages need comes
 * with the first event that needs it.
 *
 * Its module is imported directly. PyScript's way to it evaluates strings, which the page's policy
 * forbids, and comes only after PyScript itself: 0.15 MB and 0.1 s more before the first click, as
 * measured. The build of MicroPython is PyScript's.
 */
import {
  configuration,
  firstOf,
  laterOf,
  makeFolders,
  ofTtgo,
  place,
  WASM,
  write,
} from "./sources.js";
import { bytesOf } from "./bytes.js";

/** @import { Send, Task } from "./connection.js" */
/** @import { Event } from "../view.js" */
/** @typedef {Awaited<ReturnType<typeof import("./sources.js").fetched>>} Fetched  by the page */

const RUNTIME = new URL(
  "../node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs",
  import.meta.url,
);
const runtime = import(place(RUNTIME)); // at once, because every user of this module needs it
runtime.catch(() => {}); // tried again below

const OFTEN = 5; // after this many answers Python collects its garbage, as soon as there is time
const PAUSE = 500; // ms without an event

/**
 * Start it in the calling thread.
 * @param {Fetched} [fetched]
 * @param {Task} [task]
 * @param {string} [soon]  addresses of what comes later, but not with an event
 * @returns {Promise<Send>}
 */
export async function start(fetched, task = "handle", soon = "") {
  const { python, later, languages, files, add } = await core(fetched, ({ opponent, lab }) =>
    task === "think" ? opponent : task === "change" ? lab : [],
  );
  const ofEvents = Object.entries(later).map(([folder, events]) => ({
    isSoon: soon.includes(folder.slice("..".length)),
    files: files.filter((path) => path.startsWith(folder)),
    needed: (/** @type {Event} */ event) => events.includes(event.do),
  }));
  const ofLanguages = Object.entries(languages).map(([tag, file]) => ({
    files: [file],
    needed: (/** @type {Event} */ event) => event.lang === tag,
  }));
  const parts = [...ofEvents, ...ofLanguages];
  const { start: begin, collect_garbage: collectGarbage } = python.pyimport("host");
  const answer = begin(task, decode);
  /** @type {Map<object, Promise<void>>} */
  const coming = new Map(); // the parts here or on their way
  const bring = (/** @type {{files: string[]}} */ part) => {
    // if it cannot come Python will say so, and the next event tries again
    const here = coming.get(part) ?? add(part.files).catch(() => void coming.delete(part));
    coming.set(part, here);
    return here;
  };
  for (const part of ofEvents) if (part.isSoon) void bring(part);
  let [answers, pause] = [0, 0];
  return async function answered(text) {
    if (++answers % OFTEN === 0) {
      clearTimeout(pause);
      pause = setTimeout(collectGarbage, PAUSE);
    }
    const event = JSON.parse(text);
    await Promise.all(parts.filter((part) => part.needed(event)).map(bring));
    return answer(plain(text));
  };
}

const OF_LINES = /\/ttgo\/(sgf|svg)\//;

/**
 * Start MicroPython for a reader's lines.
 * @param {(bytes: Uint8Array) => void} stdout
 * @returns {Promise<(text: string) => string>}
 */
export async function startLines(stdout) {
  const { python } = await core(
    undefined,
    ({ files, lab }) => [...ofTtgo(files).filter((path) => OF_LINES.test(path)), ...lab],
    { stdout, linebuffer: false },
  );
  return python.pyimport("ttgo.lab.lines").run;
}

/**
 * MicroPython with the files that every page needs, those that it needs besides, and a way to add
 * others.
 * @param {Fetched | undefined} fetched
 * @param {(config: Awaited<ReturnType<typeof configuration>>) => string[]} besides
 * @param {object} [options] of MicroPython
 */
async function core(fetched, besides, options = {}) {
  const [{ loadMicroPython }, config] = await Promise.all([
    runtime.catch(() => import(place(RUNTIME))),
    configuration(fetched?.config),
  ]);
  const files = ofTtgo(config.files);
  const [first, more, python] = await Promise.all([
    firstOf(config, fetched?.english),
    laterOf(config, besides(config)),
    withModule(fetched?.wasm, () => loadMicroPython({ url: place(WASM), ...options })),
  ]);
  makeFolders(python.FS, [
    ...files,
    ...config.opponent,
    ...config.lab,
    ...Object.values(config.languages),
  ]);
  write(python.FS, [...first, ...more]);
  return {
    ...config,
    python,
    files,
    add: async (/** @type {string[]} */ paths) => write(python.FS, await laterOf(config, paths)),
  };
}

/**
 * Load MicroPython with its module as compiled by the page: there is no option for that, so for a
 * moment the module stands where MicroPython looks for it.
 * @template T
 * @param {WebAssembly.Module | null | undefined} module @param {() => Promise<T>} load
 */
async function withModule(module, load) {
  if (!module) return load();
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, how) =>
    what === place(WASM) ? new Response() : fetch(what, how);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  try {
    return await load();
  } finally {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
}

/**
 * The same event without escaped surrogates in a saved game: CPython writes characters above U+FFFF
 * as two, and MicroPython would not rejoin them.
 * @param {string} text
 */
function plain(text) {
  if (!/\\\\u[dD]/.test(text)) return text;
  const event = JSON.parse(text);
  const game = event.game ?? event;
  try {
    game.text = JSON.stringify(JSON.parse(game.text));
  } catch {
    // no saved game: Python will say so
  }
  return JSON.stringify(event);
}

/**
 * Bytes as text; null if they are not in this encoding, or the browser does not know it.
 * @param {string} digits hexadecimal, of the bytes
 * @param {string} name of an encoding
 */
export function decode(digits, name) {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytesOf(digits));
  } catch {
    return null;
  }
}
