/** Random games on graphs, on MicroPython in node: `node tests/lab/micropython.mjs` prints what tests/lab/plays.py makes. */

import { python, read } from "../support/micropython.mjs";

const runtime = await python({ folder: "ttgo/lab" });
runtime.FS.writeFile("plays.py", read("tests/lab/plays.py"));
console.log(runtime.pyimport("plays").played());
