/**
 * Answers of MicroPython's sessions, in node: each line that comes in is an event as JSON text, and its answer is a line that goes out.
 * Ends with 2 when MicroPython failed.
 */

import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

/** @param {string} path from the project's top */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const { files, languages } = JSON.parse(read("static/pyscript.json"));
const core = [...Object.keys(files), ...Object.values(languages)].map((path) => path.replace("../", "")).filter((path) => path.startsWith("ttgo/"));

const { loadMicroPython } = await import(RUNTIME.href);
const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => console.error(line), linebuffer: true });
for (const folder of [...new Set(core.map((path) => path.replace(/\/[^/]*$/, "")))].sort()) python.FS.mkdir(folder);
for (const path of core) python.FS.writeFile(path, read(path));

try {
  const sessions = python.pyimport("ttgo.session.sessions").Sessions();
  for (const event of readFileSync(0, "utf8").split("\n").filter(Boolean)) console.log(sessions.answer(event));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
