/**
 * A record played through, a move at a time, until its end or the next press.
 */
import { whenPressed } from "../board/parts.js";

/** @import { Steps } from "./steps.js" */

const PACE = 1200; // ms

/** @param {Pick<Steps, "by" | "can">} steps */
export function playThrough(steps) {
  let timer = 0;
  const stop = () => clearInterval(timer);
  for (const press of ["pointerdown", "keydown", "wheel"])
    addEventListener(press, stop, { capture: true, passive: true });
  whenPressed({
    through: () => {
      stop();
      steps.by(1);
      timer = window.setInterval(() => (steps.can(1) ? steps.by(1) : stop()), PACE);
    },
  });
}
