/**
 * Let the player play on MicroPython, in node: `node tests/player/micropython.mjs SIZE PLAYOUTS SEED TURNS`.
 * Prints the turns with their shares of wins, a line each.
 */

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);
const RUNTIME = new URL("static/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs", ROOT);

const { loadMicroPython } = await import(RUNTIME.href);
const python = await loadMicroPython({ stdout: (/** @type {string} */ line) => console.log(line), linebuffer: true });

for (const folder of ["ttgo/", "ttgo/player/"]) {
  python.FS.mkdir(folder);
  for (const name of readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith(".py"))) {
    python.FS.writeFile(folder + name, readFileSync(new URL(folder + name, ROOT), "utf8"));
  }
}
python.FS.writeFile("ttgo/__init__.py", "");
python.FS.writeFile("plays.py", readFileSync(new URL("tests/player/plays.py", ROOT), "utf8"));

const [, , ...given] = process.argv;
const plays = python.pyimport("plays").Plays(...given.map(Number));
// It collects no garbage while Python runs, so that each slice is a call of its own.
while (!plays.step());
