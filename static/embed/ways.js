/**
 * What tapping a point does if `ways` names several attributes: the reader chooses one. Questions,
 * problems and steps are about the turn where the board begins, unless "play" is its first way.
 */
import { TASKS, WAYS, wordsOf } from "./content.js";

export class Ways {
  #chosen = "";
  #from = 0; // the turn where the board begins
  #played = 0; // the turn shown when "play" was left

  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
  }

  get all() {
    return wordsOf(this.board.getAttribute("ways") ?? "").filter((word) => WAYS.includes(word));
  }

  /** The way chosen now; "" if there are none. */
  get now() {
    const { all } = this;
    return all.includes(this.#chosen) ? this.#chosen : (all[0] ?? "");
  }

  /** Whether an attribute counts now. @param {string} name */
  has = (name) => {
    const { now } = this;
    if (now && WAYS.includes(name)) return now === name;
    return this.board.hasAttribute(name) && !(now && name === "opponent" && now !== "play");
  };

  /** Whether tapping a point plays or edits. */
  get plays() {
    return ["play", "opponent", "edit"].some(this.has);
  }

  /** Whether the board is for something else. */
  get isTask() {
    return TASKS.some(this.has);
  }

  /** The board begins at a turn. @param {number} turn */
  begin(turn) {
    [this.#chosen, this.#from, this.#played] = ["", turn, turn];
  }

  /**
   * Choose another one; returns the turn to go to, or null.
   * @param {string} way
   * @param {number} turn shown now
   */
  take(way, turn) {
    if (!this.all.includes(way)) return null;
    if (this.now === "play") this.#played = turn;
    this.#chosen = way;
    if (this.all[0] === "play") return null;
    return way === "play" ? this.#played : this.#from;
  }
}
