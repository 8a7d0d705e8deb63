/**
 * The worker in which MicroPython answers, or thinks, so that the page stays quick.
 *
 * To it: {number, text}, events; first "" with {task, soon, fetched}: what of host.py answers, the
 * addresses of what its first answer needs, and what the page has fetched for it (micropython.js),
 * if anything. From it: {life} (life.js), and for each number {number, answer}, "" once it has
 * started, or {number, broke}, the reason, which is a file's address if that is missing. The page's
 * end is micropython-client.js.
 */
import { start } from "./micropython.js";
import { Missing } from "./cause.js";
import { live } from "./life.js";

/** @import { Send } from "./connection.js" */

live();
/** @type {Promise<Send> | null} */
let python = null;

addEventListener("message", async function heard({ data: { number, text, task, soon, fetched } }) {
  try {
    if (task === "change") await import("./bounded.js");
    python ??= start(fetched, task, soon);
    const send = await python;
    postMessage({ number, answer: text && (await send(text)) });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    postMessage({ number, broke: message, missing: error instanceof Missing });
  }
});
