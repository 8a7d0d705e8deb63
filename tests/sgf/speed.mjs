/**
 * How long MicroPython takes to open files, in node: `node tests/sgf/speed.mjs < rows.json`, each row a file, a character a byte. Prints
 * the seconds that the processor worked for each, the best of two tries.
 */

import { readFileSync } from "node:fs";
import { python } from "./micropython.mjs";

const runtime = await python();
runtime.globals.set("cpu", () => process.cpuUsage().user / 1e6);
const times = JSON.parse(readFileSync(0, "utf8")).map((/** @type {string} */ text) => {
  runtime.FS.writeFile("file.sgf", Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  runtime.runPython(`
from ttgo import sgf
with open("file.sgf", "rb") as file:
    data = file.read()
best = 1000.0
for _ in range(2):
    began = cpu()
    sgf.read(data)
    best = min(best, cpu() - began)
`);
  return runtime.globals.get("best");
});
console.log(JSON.stringify(times));
