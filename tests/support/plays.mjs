/**
 * Lets ttgo play on MicroPython, in node: `node tests/support/plays.mjs FOLDER [GAME]...` prints
 * what tests/FOLDER/plays.py plays.
 */

import { python, read } from "./micropython.mjs";

const [folder, ...games] = process.argv.slice(2);
const stdout = (/** @type {string} */ line) => console.log(line);
const runtime = await python({ folder: `ttgo/${folder}`, stdout, pystack: 1024 });
runtime.FS.writeFile("plays.py", read(`tests/${folder}/plays.py`));
const plays = runtime.pyimport("plays");
for (const game of games) {
  const playing = plays.begun(game);
  while (!playing.step()); // it collects garbage only between two calls
}
if (!games.length) console.log(plays.played());
