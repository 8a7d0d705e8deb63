/**
 * While one player alone has stones on the grid, all of it counts for that player. That is right but looks wrong, so the areas and
 * the score wait until the other has a stone there, too; a sentence says why, with a button to show them now.
 */
import { made } from "../board/parts.js";
import * as words from "../words.js";

/** @import { Score, View } from "../view.js" */

let asked = false; // to see them, with one colour only

/** Whether the areas wait. @param {View} view */
export function waits(view) {
  return !asked && isLone(view) && !view.over && (view.phase?.click ?? "turn") === "turn";
}

/** The score to show: only the stones, while the areas wait. @param {View} view @returns {Score} */
export function shownScore(view) {
  const { score } = view;
  if (!waits(view)) return score;
  const [black, white] = ["X", "O"].map((stone) => count(view, stone));
  return {
    ...score,
    black,
    white,
    neutral: view.size[0] * view.size[1] - black - white,
    text: words.stonesAlone({ black, white }),
  };
}

/** The sentence and its button, below the narrator. */
export class Lone {
  #sentence = made("span");
  #line = made("p", { id: "lone", hidden: true }, this.#sentence, " ");

  /** @param {Element} before @param {() => void} redraw */
  constructor(before, redraw) {
    const button = made("button", { type: "button", textContent: words.showAnyway });
    button.addEventListener("click", () => {
      asked = true;
      redraw();
    });
    this.#line.append(button);
    before.after(this.#line);
  }

  /** @param {View} view */
  show(view) {
    if (!isLone(view)) asked = false;
    this.#line.hidden = !waits(view);
    this.#sentence.textContent = view.hint;
  }
}

/** @param {View} view */
function isLone(view) {
  return (count(view, "X") === 0) !== (count(view, "O") === 0);
}

/** @param {View} view @param {string} stone */
function count({ stones }, stone) {
  return stones.join("").split(stone).length - 1;
}
