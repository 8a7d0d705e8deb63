/**
 * Run the conformance tables on MicroPython, in node: `node tests/micropython.mjs`, or on the core of a build, compiled ahead, as its
 * pyscript.json has it: `node tests/micropython.mjs FILE`.
 * Prints what conformance.run gives, JSON text; ends with 1 when a row failed and with 2 when MicroPython did.
 */

import { readFileSync } from "node:fs";

const ROOT = new URL("../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

/** @param {string} path from the project's top */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** The page's list of files has all that must run on MicroPython, and the reader of game records, which need not. */
const files = Object.keys(JSON.parse(read("static/pyscript.json")).files).map((path) => path.replace("../", ""));
const core = files.filter((path) => path.startsWith("ttgo/") && !path.startsWith("ttgo/sgf/"));

const { loadMicroPython } = await import(RUNTIME.href);
// Its heap starts at 1 MB and grows as needed, so that no size is given.
const python = await loadMicroPython({
  stdout: (/** @type {string} */ line) => console.error(line), // only the answer goes to stdout
  linebuffer: true,
});

for (const folder of [...new Set(core.map((path) => path.replace(/\/[^/]*$/, "")))].sort()) python.FS.mkdir(folder);
const [, , built] = process.argv;
if (built) {
  for (const [path, data] of Object.entries(JSON.parse(readFileSync(built, "utf8")).start)) {
    python.FS.writeFile(path.replace(/^\.\.?\//, ""), Buffer.from(data, "base64"));
  }
  for (const path of core.filter((path) => /\/(svg|teach)\//.test(path))) python.FS.writeFile(path, read(path));
} else for (const path of core) python.FS.writeFile(path, read(path));
python.FS.writeFile("conformance.py", read("tests/conformance.py"));

try {
  const answer = python.pyimport("conformance").run(read("tests/tables.json"));
  console.log(answer);
  process.exitCode = JSON.parse(answer).failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
