/** What a rule does on a board, step by step: frames of Python (ttgo/teach/frames.py). */
import { framed, layer } from "./overlay.js";

/** @import { Frame, View } from "../view.js" */
/** @import { Choice } from "./bar.js" */
/** @import { Grid } from "./grid.js" */

/**
 * Back and Next through all steps, if there are several.
 * @param {number} step  that is shown, from 0
 * @param {number} all
 * @param {(step: number) => unknown} go
 * @param {Pick<typeof import("../words/asked.js"), "previous" | "next">} words
 * @returns {Choice[]}
 */
export const stepping = (step, all, go, words) =>
  all < 2
    ? []
    : [
        { text: words.previous, act: () => go(step - 1), able: step > 0 },
        {
          text: words.next({ step: step + 1, all }),
          act: () => go(step + 1),
          able: step + 1 < all,
        },
      ];

export class Frames {
  /** @type {Frame[]} */ all = [];
  step = 0; // that is shown, if there are any

  /**
   * @param {{grid: Grid, words: Parameters<typeof stepping>[3]}} kit
   * @param {{show: (choices: Choice[]) => void}} bar
   * @param {(frame: Frame, step: number, all: number) => void} tell  one is to be shown
   */
  constructor(kit, bar, tell) {
    this.kit = kit;
    this.bar = bar;
    this.tell = tell;
  }

  /** @param {Frame[]} frames  none end it */
  take(frames, step = 0) {
    this.all = frames;
    if (!this.go(step)) this.bar.show([]);
  }

  /** Whether there is such a step. @param {number} step */
  go(step) {
    const { length } = this.all;
    if (!this.all[step]) return false;
    this.step = step;
    this.bar.show(stepping(step, length, (to) => this.go(to), this.kit.words));
    this.tell(this.all[step], step + 1, length);
    return true;
  }

  /** @param {View | null} view  below it @param {Record<string, string>} [given]  labels */
  draw(view, given) {
    const frame = this.all[this.step];
    if (!frame || !view) return;
    const { grid } = this.kit;
    const labels = { ...given, ...frame.labels };
    grid.markup = { ...grid.markup, labels };
    grid.view = framed(view, frame);
    grid.over = layer({ frame }, labels);
  }
}
