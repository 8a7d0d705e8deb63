/**
 * The worker in which MicroPython answers, so that slow answers never block the page.
 *
 * To it: first {fetched}, what the page has fetched for it (micropython.js), or {}; then
 * {number, text}, events. From it: {life} (cause.js); {ready: true} or {failed}, the reason, the
 * cause of an Error; then {number, answer} or {number, broke}. The page's end is
 * micropython-client.js.
 */
import { start } from "./micropython.js";
import { live, Missing } from "./cause.js";

/** @import { Send } from "./micropython-client.js" */

live();
/** @type {Promise<Send> | null} */
let python = null;

addEventListener("message", async ({ data: { number, text, fetched } }) => {
  if (!python) {
    python = start(fetched);
    python.then(
      () => postMessage({ ready: true }),
      (error) =>
        postMessage({ failed: String(error?.message ?? error), missing: error instanceof Missing }),
    );
    return;
  }
  try {
    postMessage({ number, answer: await (await python)(text) });
  } catch (error) {
    postMessage({ number, broke: String(error) });
  }
});
