/**
 * The files of Python's side: their list in pyscript.json, their place, how they come into a
 * Python, and how our workers start wherever the page is: beside its files, on another site, or in
 * one file.
 */
import { Missing } from "./cause.js";

/**
 * @typedef
 *   {{mkdir: (path: string) => void, writeFile: (path: string, data: string | Uint8Array) => void}}
 *   FileSystem Emscripten's
 */
/** @typedef {[path: string, data: string | Uint8Array][]} Files */

export const CONFIG = new URL("../pyscript.json", import.meta.url);
export const WASM = new URL(
  "../node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm",
  import.meta.url,
);
export const HOST = "./host.py"; // beside it
const ENGLISH = "../ttgo/languages/en.json";

/**
 * A page that is one file (ttgo/web/build/pages.py) has all files in it: their addresses there, by
 * their usual ones.
 * @type {Record<string, string> | undefined}
 */
const INSIDE = Reflect.get(globalThis, "ttgoFiles");

/** Whether MicroPython is the only Python. */
export const isAlone = Boolean(INSIDE);

/**
 * From where pyscript.json names what Python says: in a build that is a folder of its own, so that
 * a new sentence is no new Python. The page says where, or for boards elsewhere what leads to them
 * (embed/ahead.js); in our workers it is the worker's name.
 */
function said() {
  const { document, ttgoSaid, name } = /** @type {any} */ (globalThis);
  const own = document?.documentElement?.dataset.ttgoSaid;
  const folder = ttgoSaid ?? (own && new URL(own, document.baseURI).href);
  return folder ? new URL("../../static/", folder) : (!document && name) || CONFIG;
}

/** Where a file is that pyscript.json names. @param {string} path */
export const addressOf = (path) => new URL(path, path.endsWith(".json") ? said() : CONFIG);

/**
 * What pyscript.json says: all files, which folders come with the first of which events, which file
 * with a language, and what an opponent and other grids also need. In a built site that is a line,
 * with the sizes of the first files, whose bytes come behind it; so is what each folder of `packs`
 * has (ttgo/web/build/core.py).
 * @param {ArrayBuffer} [bytes] its own, if already fetched
 * @param {URL} [address]
 * @returns
 *   {Promise<{files: Record<string, string>, later: Record<string, string[]>, languages:
 *   Record<string, string>, opponent: string[], lab: string[], packs?: string[], plugins: string[],
 *   start?: Record<string, number>, data: Uint8Array}>}
 */
export async function configuration(bytes, address = CONFIG) {
  const all = new Uint8Array(bytes ?? (await (await ask(address)).arrayBuffer()));
  const end = all.indexOf(10) + 1 || all.length; // of the line
  return { ...JSON.parse(new TextDecoder().decode(all.subarray(0, end))), data: all.subarray(end) };
}

/**
 * The files of ttgo/ that Pyodide gets, too, as pyscript.json names them.
 * @param {Record<string, string>} files
 */
export function ofTtgo(files) {
  return Object.keys(files).filter((path) => /\/ttgo\/(\w+\/)?\w+\.(py|json)$/.test(path));
}

/**
 * Make the folders for files, ttgo itself first.
 * @param {FileSystem} system
 * @param {string[]} paths
 */
export function makeFolders(system, paths) {
  for (const folder of [
    ...new Set(paths.map((path) => path.replace(/^\.\.\/|\/[^/]*$/g, ""))),
  ].sort())
    system.mkdir(folder);
}

/** Each path with its text. @param {string[]} paths @returns {Promise<[string, string][]>} */
export function texts(paths) {
  return Promise.all(
    paths.map(
      async (path) => /** @type {[string, string]} */ ([path, await read(addressOf(path))]),
    ),
  );
}

/** @param {FileSystem} system @param {Files} found */
export function write(system, found) {
  for (const [path, data] of found) system.writeFile(path.replace(/^\.\.?\//, ""), data);
}

/**
 * The files that MicroPython starts with.
 * @param {Awaited<ReturnType<typeof configuration>>} config
 * @param {string} [english]  if already fetched
 * @returns {Promise<Files>}
 */
export async function firstOf({ files, later, start, data }, english) {
  const folders = Object.keys(later);
  const isFirst = (/** @type {string} */ path) =>
    path !== ENGLISH && !folders.some((one) => path.startsWith(one));
  const code = start
    ? packed({ start, data })
    : await texts([HOST, ...ofTtgo(files).filter(isFirst)]);
  return [...code, [ENGLISH, english ?? (await read(addressOf(ENGLISH)))]];
}

/**
 * @param {{start?: Record<string, number>, data: Uint8Array}} pack
 * @returns {Files}
 */
function packed({ start = {}, data }) {
  let end = 0;
  return Object.entries(start).map(([path, size]) => [path, data.subarray(end, (end += size))]);
}

/**
 * Files that come later, in a built site the code of a folder as one.
 * @param {Awaited<ReturnType<typeof configuration>>} config
 * @param {string[]} paths
 * @returns {Promise<Files>}
 */
export async function laterOf({ packs = [] }, paths) {
  const code = paths.filter((path) => path.endsWith(".py"));
  const folders = packs.filter((folder) => code.some((path) => path.startsWith(folder)));
  const alone = paths.filter(
    (path) => !code.includes(path) || !folders.some((folder) => path.startsWith(folder)),
  );
  const come = folders.map(async (folder) =>
    packed(await configuration(undefined, new URL(`${folder}all.json`, CONFIG))),
  );
  return (await Promise.all([texts(alone), ...come])).flat();
}

/**
 * What MicroPython starts with: WASM, compiled, CONFIG, and what it says in English. If this page's
 * policy or a wrong type from the server forbids compiling here, `wasm` is null, and the worker
 * compiles.
 */
async function fetchFirst() {
  const [wasm, config, english] = await Promise.all([
    ask(WASM).then((response) => WebAssembly.compileStreaming(response).catch(() => null)),
    ask(CONFIG).then((response) => response.arrayBuffer()),
    read(addressOf(ENGLISH)),
  ]);
  return { wasm, config, english };
}

const AHEAD = "ttgoAhead";

/**
 * Ask for it before it is needed. It is kept in a global, because the scripts of a build share no
 * modules.
 */
export function fetchAhead() {
  const coming = fetchFirst();
  coming.catch(() => {}); // asked for again when it is needed
  Object.assign(globalThis, { [AHEAD]: coming });
}

/** The same, asked for ahead or now. @returns {ReturnType<typeof fetchFirst>} */
export async function fetched() {
  const ahead = await Promise.resolve(Reflect.get(globalThis, AHEAD)).catch(() => null);
  Reflect.deleteProperty(globalThis, AHEAD);
  return ahead?.wasm ? ahead : fetchFirst();
}

/** Where a file is. @param {URL} address */
export function place(address) {
  return INSIDE?.[address.href] ?? address.href;
}

/** @param {URL} address */
async function read(address) {
  return (await ask(address)).text();
}

/** @param {URL} address @returns {Promise<Response>} */
export async function ask(address) {
  const response = await fetch(place(address)).catch(() => null);
  if (!response?.ok) throw new Missing(address.href);
  return response;
}

/**
 * Start one. If the page may have none, this throws, or the worker just fires "error".
 * @param {URL} address of its module
 */
export function spawn(address) {
  // In the page in one file it is a script that has its modules (onefile.js).
  return new Worker(isAlone ? place(address) : ownAddress(address), {
    type: isAlone ? "classic" : "module",
    name: String(said()),
  });
}

/**
 * Browsers start no worker of another site, but one of the page's own may import its module from
 * there.
 * @param {URL} address
 */
function ownAddress(address) {
  if (address.origin === location.origin) return address;
  return URL.createObjectURL(
    new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }),
  );
}
