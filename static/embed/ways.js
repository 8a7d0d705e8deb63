/**
 * What choosing a point of a board is, where `ways` names several attributes: they take turns. Questions, problems and steps are about
 * the place where the board begins, unless it is first of all to be played on.
 */
import { TASKS, WAYS, wordsOf } from "./content.js";

export class Ways {
  #chosen = "";
  #from = 0; // the turn that the board begins at
  #played = 0; // the turn that was left to take another way

  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
  }

  get all() {
    return wordsOf(this.board.getAttribute("ways") ?? "").filter((word) => WAYS.includes(word));
  }

  /** The one that is taken now; "" where there are none to choose from. */
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

  /** Whether choosing a point takes a turn, or changes one. */
  get plays() {
    return ["play", "opponent", "edit"].some(this.has);
  }

  /** Whether there is something else to do on the board. */
  get isTask() {
    return TASKS.some(this.has);
  }

  /** The board begins at a turn. @param {number} turn */
  begin(turn) {
    [this.#chosen, this.#from, this.#played] = ["", turn, turn];
  }

  /** Take another one: the turn to go to then, null to stay. @param {string} way @param {number} turn that is shown */
  take(way, turn) {
    if (!this.all.includes(way)) return null;
    if (this.now === "play") this.#played = turn;
    this.#chosen = way;
    if (this.all[0] === "play") return null;
    return way === "play" ? this.#played : this.#from;
  }
}
