/**
 * How long a browser's Python takes to open files, in node: `node tests/bench/opening.mjs pyodide|micropython < rows.json`, each row a
 * file, a character a byte. Prints for each the seconds that the processor worked, the least of three tries: to read it, and to answer a
 * page that opens it, which has all that it shows and keeps in it.
 */

import { readFileSync } from "node:fs";
import { decode, fill, python } from "../sgf/micropython.mjs";

const PYODIDE = new URL("../../static/node_modules/pyodide/pyodide.mjs", import.meta.url);
const CODE = `
from ttgo import sgf
from ttgo.sgf import codec
from ttgo.session.sessions import Sessions

def times(data, event):
    found = []
    for work in (lambda: sgf.read(data), lambda: Sessions(sgf.read, sgf.write).answer(event)):
        took = []
        for _ in range(3):
            began = cpu()
            work()
            took.append(cpu() - began)
        found.append(min(took))
    return found

def run(event):
    with open("file.sgf", "rb") as file:
        data = file.read()
    return json.dumps(times(data, event))

import json
if lent:
    codec.lent = lambda chars, name, exact: lent(json.dumps(chars), name, exact)
`;

const rows = JSON.parse(readFileSync(0, "utf8"));
const small = process.argv[2] === "micropython";
const runtime = small ? await python() : fill(await (await import(PYODIDE.href)).loadPyodide());
runtime.globals.set("cpu", () => process.cpuUsage().user / 1e6);
runtime.globals.set("lent", small ? decode : null);
runtime.runPython(CODE);
const times = rows.map((/** @type {string} */ bytes) => {
  runtime.FS.writeFile("file.sgf", Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  return JSON.parse(runtime.globals.get("run")(JSON.stringify({ do: "open", name: "a.sgf", have: 0, bytes })));
});
console.log(JSON.stringify(times));
