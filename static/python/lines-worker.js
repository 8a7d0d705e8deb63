/**
 * MicroPython in a worker, for the lines of an example as edited by a reader (sandbox.js). Their output is told while they run.
 *
 * To it: {text}, a program. From it: {ready}, {failed}, {printed} whenever there is some, {full} if it is too much, {done}: "" or the
 * sentence that says what stopped the program.
 */
import { Missing } from "./cause.js";
import { startLines } from "./micropython.js";
import { take } from "./sandbox.js";

const OFTEN = 100; // ms between two parts of the output
const MOST = 50_000; // bytes of it

/** @type {number[]} */
let waiting = [];
let all = 0;
let last = 0;
const decoder = new TextDecoder();

/** @param {Uint8Array} bytes */
function print(bytes) {
  if (all >= MOST) return;
  for (const byte of bytes) waiting.push(byte);
  all += bytes.length;
  if (all >= MOST) tell({ full: true });
  else if (bytes.includes(10) && performance.now() > last + OFTEN) tell({});
}

/** @param {object} news  sent with the output */
function tell(news) {
  last = performance.now();
  postMessage({ ...news, printed: decoder.decode(Uint8Array.from(waiting), { stream: true }) });
  waiting = [];
}

const python = startLines(print).then((run) => {
  take();
  postMessage({ ready: true });
  return run;
});
python.catch((error) =>
  postMessage({ failed: String(error?.message ?? error), missing: error instanceof Missing }),
);

addEventListener("message", async ({ data }) => {
  const run = await python;
  [waiting, all, last] = [[], 0, -OFTEN]; // the first line is told at once
  const done = run(data.text);
  tell({ done });
});
