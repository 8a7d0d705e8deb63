/**
 * Make exercises on MicroPython, in node: `node tests/teach/micropython.mjs KIND...`. Prints each of every level for seed 3, and the one of
 * a day, as JSON text; ends with 2 when MicroPython failed.
 */

import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

/** @param {string} path from the project's top */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const files = Object.keys(JSON.parse(read("static/pyscript.json")).files).map((path) => path.replace("../", ""));
const core = files.filter((path) => path.startsWith("ttgo/"));

const { loadMicroPython } = await import(RUNTIME.href);
const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => console.error(line), linebuffer: true });
for (const folder of [...new Set(core.map((path) => path.replace(/\/[^/]*$/, "")))].sort()) python.FS.mkdir(folder);
for (const path of core) python.FS.writeFile(path, read(path));

try {
  const session = python.pyimport("ttgo.session.session").Session();
  const asked = process.argv.slice(2).flatMap((kind) => [1, 2, 3, 4, 5].map((level) => ({ kind, level, seed: 3 })));
  for (const event of [...asked, { day: "2026-11-22" }]) console.log(session.answer(JSON.stringify({ do: "exercise", ...event })));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
