/**
 * Let the player play on MicroPython, in node: `node tests/player/micropython.mjs "SIZE PLAYOUTS SEED WORDS [ENDING [advises]]"...`.
 * Prints what tests/player/plays.py prints.
 */

import { python, read } from "../support/micropython.mjs";

const runtime = await python({
  folder: "ttgo/player",
  stdout: (/** @type {string} */ line) => console.log(line),
  pystack: 1024,
});
runtime.FS.writeFile("plays.py", read("tests/player/plays.py"));
for (const words of process.argv.slice(2)) {
  const plays = runtime.pyimport("plays").begun(words);
  while (!plays.step()); // it collects garbage only between two calls
}
