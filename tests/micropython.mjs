/**
 * Run the conformance tables on MicroPython, in node: `node tests/micropython.mjs`, or on the core
 * of a build, compiled ahead, as its pyscript.json has it: `node tests/micropython.mjs FILE`.
 * Prints what conformance.run gives, JSON text; ends with 1 when a row failed and with 2 when
 * MicroPython did.
 */

import { readFileSync } from "node:fs";
import { python as filled, read } from "./support/micropython.mjs";

const python = await filled();
const [, , built] = process.argv;
if (built) {
  for (const [path, data] of Object.entries(JSON.parse(readFileSync(built, "utf8")).start)) {
    const place = path.replace(/^\.\.?\//, "");
    // which would be taken before it
    if (/^ttgo.*mpy$/.test(place)) python.FS.unlink(place.replace(/mpy$/, "py"));
    python.FS.writeFile(place, Buffer.from(data, "base64"));
  }
}
python.FS.writeFile("conformance.py", read("tests/conformance.py"));

try {
  const answer = python.pyimport("conformance").run(read("tests/tables.json"));
  console.log(answer);
  process.exitCode = JSON.parse(answer).failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
