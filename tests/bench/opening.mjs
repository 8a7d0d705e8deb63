/**
 * How long a browser's Python takes to open files, in node: `node tests/bench/opening.mjs pyodide|micropython < rows.json`, each row a
 * file, a character a byte. Prints for each the seconds that the processor worked, the least of three tries: to read it, and to answer a
 * page that opens it, which has all that it shows and keeps in it; and the nanoseconds of an empty loop's pass.
 */

import { readFileSync } from "node:fs";
import { decode, fill, python } from "../support/micropython.mjs";

const { held } = await import(new URL("../../static/python/bytes.js", import.meta.url).href);

const PYODIDE = new URL("../../static/node_modules/pyodide/pyodide.mjs", import.meta.url);
const CODE = `
import gc, json, sys
from ttgo import sgf
from ttgo.sgf import codec
from ttgo.session.sessions import Sessions

if lent:
    gc.threshold(64_000_000)  # as host.py has it
    codec.lent = lent

def read():
    with open("file.sgf", "rb") as file:
        sgf.read(file.read())

def answer(event):
    Sessions(sgf.read, sgf.write).answer(event)

def passes(many):
    for _ in range(many):
        pass
`;

const rows = JSON.parse(readFileSync(0, "utf8"));
const small = process.argv[2] === "micropython";
const runtime = small ? await python() : fill(await (await import(PYODIDE.href)).loadPyodide());
runtime.globals.set("lent", small ? decode : null);
runtime.runPython(CODE);
const [read, answer, passes] = ["read", "answer", "passes"].map((name) => runtime.globals.get(name));

/** @param {() => void} work */
function least(work) {
  const took = [];
  for (let tried = 0; tried < 3; tried++) {
    const began = process.cpuUsage().user;
    work(); // a call each, after which MicroPython collects its garbage, as in a page
    took.push((process.cpuUsage().user - began) / 1e6);
  }
  return Math.min(...took);
}

const times = rows.map((/** @type {string} */ bytes) => {
  const data = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  runtime.FS.writeFile("file.sgf", data);
  const event = JSON.stringify({ do: "open", name: "a.sgf", have: 0, ...held(data) });
  return [least(() => read()), least(() => answer(event))];
});
const many = 1e6;
console.log(JSON.stringify({ times, pass: (least(() => passes(many)) / many) * 1e9 }));
