/** Random games on graphs, on MicroPython in node: `node tests/lab/micropython.mjs` prints what tests/lab/plays.py makes. */

import { readdirSync } from "node:fs";
import { python, read } from "../support/micropython.mjs";

const runtime = await python();
runtime.FS.mkdir("ttgo/lab");
for (const name of readdirSync(new URL("../../ttgo/lab/", import.meta.url)).filter((file) => file.endsWith(".py"))) {
  runtime.FS.writeFile(`ttgo/lab/${name}`, read(`ttgo/lab/${name}`));
}
runtime.FS.writeFile("plays.py", read("tests/lab/plays.py"));
console.log(runtime.pyimport("plays").played());
