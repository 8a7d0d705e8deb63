/**
 * The player's search in a browser's Pythons, in node: `node tests/bench/player.mjs pyodide|micropython SIZE PLAYOUTS`.
 * For each line that it reads it searches once, and prints how many seconds of the processor that took.
 */

import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const ROOT = new URL("../../", import.meta.url);
const MODULES = new URL("static/node_modules/", ROOT);
const [runtime, size, playouts] = process.argv.slice(2);

const CODE = `
from ttgo.game import Game
from ttgo.match import Match
from ttgo.player import Opponent
def begin(size, playouts):
    global opponent
    opponent = Opponent(playouts)
    opponent.begin(Match(Game(size, komi=7.5)))
def think():
    return opponent.think(32)
`;

/** @type {any} */
let python;
if (runtime === "pyodide") {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", MODULES).href);
  python = await loadPyodide();
} else {
  const folder = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
  const { loadMicroPython } = await import(new URL(folder, MODULES).href);
  python = await loadMicroPython({ heapsize: 16 * 1024 * 1024 });
}
for (const folder of ["ttgo/", "ttgo/player/"]) {
  python.FS.mkdir(folder);
  for (const name of readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith(".py"))) {
    python.FS.writeFile(folder + name, readFileSync(new URL(folder + name, ROOT), "utf8"));
  }
}
python.FS.writeFile("ttgo/__init__.py", ""); // the player needs the trunk alone
python.FS.writeFile("searches.py", CODE);
if (runtime === "pyodide") python.runPython("import os, sys; sys.path.insert(0, os.getcwd())");
const searches = python.pyimport("searches");

for await (const _ of createInterface({ input: process.stdin })) {
  searches.begin(Number(size), Number(playouts));
  const began = process.cpuUsage();
  while (!searches.think()); // MicroPython collects garbage only between two calls
  const { user, system } = process.cpuUsage(began);
  console.log((user + system) / 1e6);
}
