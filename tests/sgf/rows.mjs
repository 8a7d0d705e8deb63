/**
 * What game records come to on MicroPython, in node: `node tests/sgf/rows.mjs < rows.json`. Prints what rows.run gives.
 */

import { readFileSync } from "node:fs";
import { decode, python, read } from "./micropython.mjs";

const runtime = await python();
runtime.FS.writeFile("rows.py", read("tests/sgf/rows.py"));
console.log(runtime.pyimport("rows").run(readFileSync(0, "utf8"), decode));
