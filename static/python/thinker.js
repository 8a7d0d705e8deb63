/**
 * The worker that thinks for the computer: MicroPython of its own, so that the page stays as quick as without. It thinks in slices and hears
 * between them of another game, or that nobody wants to know any more.
 *
 * To it: {number, event} with an event of ttgo/player/served.py, or with null to stop. From it: {number, answer}, slice by slice; what it
 * says of an older number nobody waits for. A failure comes as {number, answer: {error}}.
 */
import { startOpponent } from "./micropython.js";

const python = startOpponent();
python.catch(() => {}); // whoever asks first is told
let newest = 0;

addEventListener("message", async ({ data: { number, event } }) => {
  newest = number;
  if (event) await think(number, event);
});

/** @param {number} number @param {object} event */
async function think(number, event) {
  try {
    const ask = await python;
    for (let next = event; number === newest; next = { do: "on" }) {
      const answer = JSON.parse(await ask(JSON.stringify(next)));
      postMessage({ number, answer });
      if (answer.done || answer.error) return;
      await new Promise((heard) => { setTimeout(heard); });
    }
  } catch (error) {
    postMessage({ number, answer: { error: String(error instanceof Error ? error.message : error), broken: true } });
  }
}
