/**
 * A stand-in for the Python that thinks, above its workers (../python/pythons.test.mjs): a test has
 * it answer and break.
 */
import { Thinking } from "../../../static/python/think-client.js";
import { settled } from "./rows.mjs";

/** All that it was asked, the newest last; null for a stop. @type {any[]} */
export const heard = [];
/** Who waits, the first one for its answer. @type {Thinking[]} */
const waiting = [];

Object.defineProperty(Thinking.prototype, "asks", {
  get() {
    return waiting.includes(this);
  },
});
Object.assign(Thinking.prototype, {
  ask(/** @type {() => object} */ question, /** @type {(slice: any) => void} */ take) {
    waiting[0] = Object.assign(/** @type {any} */ (this), { question, take });
    heard.push(question());
  },
  stop() {
    if (waiting[0] !== /** @type {unknown} */ (this)) return;
    waiting.pop();
    heard.push(null);
  },
});

/** Nobody asks it any more. */
export const over = () => void (waiting.length = heard.length = 0);

/** What it was asked, the newest; null for nothing. */
export const question = () => heard.at(-1) ?? null;

/** It answers that, which nobody hears after a stop. @param {any} answer */
export async function says(answer) {
  const [first] = waiting;
  if (answer.done || answer.error) waiting.pop();
  first?.take(answer);
  await settled();
}

/** Its worker is gone: another one is asked. */
export function restarts() {
  waiting[0].restarted();
  heard.push(waiting[0].question());
}

/** So is that. */
export const breaks = () => void waiting.pop()?.broke();
