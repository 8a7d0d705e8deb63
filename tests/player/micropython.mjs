/**
 * Let the player play on MicroPython, in node: `node tests/player/micropython.mjs "SIZE PLAYOUTS SEED WORDS [ENDING]"...`.
 * Prints what tests/player/plays.py prints; ends with 2 when MicroPython failed.
 */

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

const { loadMicroPython } = await import(RUNTIME.href);
const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => console.log(line), linebuffer: true, pystack: 1024 });

for (const folder of ["ttgo/", "ttgo/player/"]) {
  python.FS.mkdir(folder);
  for (const name of readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith(".py"))) {
    python.FS.writeFile(folder + name, readFileSync(new URL(folder + name, ROOT), "utf8"));
  }
}
python.FS.writeFile("ttgo/__init__.py", ""); // the player needs the trunk alone
python.FS.writeFile("plays.py", readFileSync(new URL("tests/player/plays.py", ROOT), "utf8"));

try {
  for (const words of process.argv.slice(2)) {
    const plays = python.pyimport("plays").begun(words);
    while (!plays.step()); // it collects garbage only between two calls
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
