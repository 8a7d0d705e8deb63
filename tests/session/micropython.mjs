/**
 * What the page's end of MicroPython does about its memory, in node: `node tests/session/micropython.mjs` prints, as JSON, how many holes
 * are filled, with a game of 10,000 nodes: after its garbage has been collected, and once more; then before each of three answers, of which
 * the second follows on another collection.
 */

import { readFileSync } from "node:fs";
import { python } from "../support/micropython.mjs";

const runtime = await python();
runtime.FS.writeFile("host.py", readFileSync(new URL("../../static/host.py", import.meta.url), "utf8"));
// A call each: MicroPython collects its garbage when one has returned.
for (const call of [
  "import host, json\nhost.start()\nfilled = []\nplainly = host.settle\nhost.settle = lambda: filled.append(plainly())",
  `saved = json.dumps({"ttgo": 2, "size": [9, 9], "komi": 0, "turns": " ".join(["E5"] + ["-"] * 10000), "at": 10001})`,
  `host.handle(json.dumps({"do": "load", "text": saved}))`,
  "host.rest()\nfilled.clear()",
  "host.settle()",
  "host.settle()",
  `host.handle('{"do": "plot"}')`,
  "host.rest()",
  `host.handle('{"do": "plot"}')`,
  `host.handle('{"do": "plot"}')`,
  "answer = json.dumps(filled)",
]) runtime.runPython(call);
console.log(runtime.globals.get("answer"));
