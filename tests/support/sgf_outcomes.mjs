/**
 * What game records come to on MicroPython, in node: for each line of standard input, files as JSON text, a line of what
 * sgf_outcomes.run gives.
 */

import { createInterface } from "node:readline";
import { decode, python, read } from "./micropython.mjs";

const runtime = await python();
runtime.FS.writeFile("sgf_outcomes.py", read("tests/support/sgf_outcomes.py"));
const outcomes = runtime.pyimport("sgf_outcomes");
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${outcomes.run(line, decode)}\n`);
