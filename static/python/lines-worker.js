/**
 * The worker in which MicroPython runs a reader's lines (ttgo/lab/lines.py), one program a
 * worker, so that it can be ended at any time.
 *
 * To it: {text}. From it: {printed}, a part of the output, with `full` when no more is taken; then
 * {fault}, "" or a sentence, or {failed}, why Python cannot start.
 */
import "./bounded.js";
import { startLines } from "./micropython.js";

const OFTEN = 100; // ms between two parts of the output
const MOST = 50_000; // bytes of it

const decoder = new TextDecoder();
/** @type {number[]} */
let waiting = [];
let [all, last] = [0, -OFTEN]; // the first line is told at once

function tell(news = {}) {
  const printed = decoder.decode(Uint8Array.from(waiting), { stream: true });
  postMessage({ printed, ...news });
  [waiting, last] = [[], performance.now()];
}

/** @param {Uint8Array} bytes */
function print(bytes) {
  if (all >= MOST) return;
  waiting.push(...bytes);
  all += bytes.length;
  if (all >= MOST) tell({ full: true });
  else if (bytes.includes(10) && performance.now() > last + OFTEN) tell();
}

addEventListener("message", ({ data: { text } }) =>
  startLines(print).then(
    (run) => tell({ fault: run(text) }),
    ({ name, message }) => postMessage({ failed: { name, message } }),
  ),
);
