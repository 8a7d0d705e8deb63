/**
 * What game records come to on MicroPython, in node: `node tests/sgf/micropython.mjs < rows.json`. Prints what rows.run gives.
 */

import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

/** @param {string} path from the project's top */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const { decode } = await import(new URL("static/python/decode.js", ROOT).href);
const { loadMicroPython } = await import(RUNTIME.href);
const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => console.error(line), linebuffer: true });

const core = Object.keys(JSON.parse(read("static/pyscript.json")).files).map((path) => path.replace("../", "")).filter((path) => path.startsWith("ttgo/"));
for (const folder of [...new Set(core.map((path) => path.replace(/\/[^/]*$/, "")))].sort()) python.FS.mkdir(folder);
for (const path of core) python.FS.writeFile(path, read(path));
python.FS.writeFile("rows.py", read("tests/sgf/rows.py"));
console.log(python.pyimport("rows").run(readFileSync(0, "utf8"), decode));
