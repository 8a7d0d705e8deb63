/**
 * Read pictures on MicroPython, in node, as the page has it do: `node tests/photo/micropython.mjs <
 * EVENTS`, an event in JSON a line. Prints the answer to each, and how much memory that took; ends
 * with 2 when MicroPython failed.
 */

import { readFileSync } from "node:fs";
import { python as filled } from "../support/micropython.mjs";

const HANDLE = `
import gc, json
from ttgo.session.session import Session
def handle(text):
    answer = Session().handle(json.loads(text))
    return json.dumps([answer.get("photo") or answer["view"]["say"], gc.mem_alloc()])
`;

try {
  for (const event of readFileSync(0, "utf8").trim().split("\n")) {
    const python = await filled(); // which has all its memory free
    python.FS.writeFile("reads.py", HANDLE);
    console.log(python.pyimport("reads").handle(event));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
