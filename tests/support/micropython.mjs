/**
 * MicroPython in node, with all of ttgo that runs in a browser, for the tests that run it.
 */

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL(
  "static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs",
  ROOT,
);

/**
 * @param {string} path from the project's top; the messages of a folder are in the English
 *   catalogue (ttgo/web/made.py)
 */
export function read(path) {
  const folder = /^ttgo\/(\w+)\/said\.json$/.exec(path);
  if (folder) return JSON.stringify(JSON.parse(read("ttgo/languages/en.json"))[folder[1]]);
  return readFileSync(new URL(path, ROOT), "utf8");
}

export const { decode } = await import(new URL("static/python/micropython.js", ROOT).href);

/**
 * A new one without files. Its heap starts at 1 MB and grows as needed, so that no size is given;
 * only answers go to stdout.
 * @param {{ [option: string]: unknown }} options for MicroPython
 */
export async function load(options) {
  const { loadMicroPython } = await import(RUNTIME.href);
  return loadMicroPython({
    stdout: (/** @type {string} */ line) => console.error(line),
    linebuffer: true,
    ...options,
  });
}

/**
 * A new one, with all of ttgo that a page begins with.
 * @param {{ folder?: string, [option: string]: unknown }} [given] a folder of ttgo that comes later
 *   in a browser; the rest is for MicroPython
 */
export async function python({ folder: later, ...options } = {}) {
  const runtime = await load(options);
  const { folders } = JSON.parse(read("static/pyscript.json"));
  const all = ["ttgo", ...folders.map((/** @type {string} */ name) => `ttgo/${name}`)];
  const core = ["ttgo/languages/en.json", "ttgo/teach/said.json"];
  for (const folder of later ? [...all, later] : all)
    for (const name of readdirSync(new URL(folder, ROOT)))
      if (/^ttgo\/(?!(__main__|score|terminal)\.py)(\w+\/)?\w+\.py$/.test(`${folder}/${name}`))
        core.push(`${folder}/${name}`);
  for (const folder of [...all, "ttgo/languages", ...(later ? [later] : [])])
    runtime.FS.mkdir(folder);
  for (const path of core) runtime.FS.writeFile(path, read(path));
  return runtime;
}
