/**
 * A problem to solve: the game's tree has right and wrong lines (ttgo/teach/problem.py). The tree
 * answers its own turns; one that it does not have is wrong, and is not played. `solve` may state
 * the task; `right` and `wrong` are said at the end, `reply` after a reply, and `words` after the
 * moves that they name, a line each: "C2 E1: You caught it.", "C2 *: Not that one."; "D2!: This, too."
 * where the tree has another line as right.
 */
import { layer } from "../../board/overlay.js";

/** @import { Event } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const [REPLY, STEP] = [450, 900]; // ms before the board plays a turn

export class Solve {
  #from = 0; // the turn before the problem
  #busy = false;
  #over = false;
  /** The reader's moves. @type {string[]} */ #tried = [];
  #round = 0; // waits of an earlier one no longer count

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room(true);
  }

  /** Pointing at a point would give it away. */
  get secret() {
    return !this.#over;
  }

  /** @param {Event | null} event */
  show(event) {
    if (event !== null) return;
    const { view } = this.kit.play;
    this.#from = view?.turn ?? 0;
    // In some collections the first node does not yet set the problem up.
    if (view?.turns[this.#from]?.startsWith("setup="))
      void this.kit.play.send({ do: "goto", turn: ++this.#from }).then(() => this.#begin());
    else this.#begin();
  }

  end() {
    this.#round++;
    this.room.element.remove();
    this.kit.grid.over = null;
  }

  /** @param {string} at */
  choose(at) {
    if (this.#over) this.kit.panel.note(this.kit.words.isSolved);
    else if (!this.#busy) void this.#try(at);
    return true;
  }

  #begin() {
    this.#round++;
    [this.#busy, this.#over, this.#tried] = [false, false, []];
    this.kit.grid.over = null;
    this.room.show([]);
    this.kit.redraw();
    const { board, words, play } = this.kit;
    const task = board.getAttribute("solve");
    this.#say(task || null, words.solve({ side: play.view?.toPlay ?? "black" }));
  }

  /**
   * @param {string | null} own  the author's words @param {string} usual
   * @param {import("../panel.js").Verdict} [verdict]
   */
  #say(own, usual, verdict) {
    const { language, panel } = this.kit;
    panel.say(0, own ?? usual, own === null ? "" : language.given, verdict);
  }

  /**
   * The author's line about a move: whether it is right, and the words.
   * @param {string} at
   */
  #lineOf(at) {
    const moves = [...this.#tried, at].join(" ");
    const lines = (this.kit.board.getAttribute("words") ?? "").split("\n");
    const found = lines.map((line) => /^(.+?)(!?): *(.*)$/.exec(line));
    const [, , sign = "", said = ""] = found.find((line) => line?.[1] === moves) ?? [];
    return { sign, said };
  }

  /** @param {string} at */
  async #try(at) {
    const { grid, play, words } = this.kit;
    const round = this.#round;
    this.#busy = true;
    const { problem, view } = (await play.ask({ do: "problem", at })) ?? {};
    if (round !== this.#round) return;
    if (!problem) {
      this.#busy = false;
      return view && this.#say(null, view.say);
    }
    const { known, reply = "", end = "" } = problem;
    grid.over = known || at === "pass" ? null : layer({ wrong: [at] });
    if (known) {
      await play.send({ do: "turn", at });
      if (reply) await this.#soon(REPLY, round, () => play.send({ do: "turn", at: reply }));
    }
    if (round !== this.#round) return;
    this.#busy = false;
    this.#over = end !== "";
    const { sign, said } = this.#lineOf(at);
    const right = end === "right" || (end !== "" && sign === "!");
    const kind = right ? "right" : known && !end ? "reply" : "wrong";
    const others = kind === "wrong" ? this.#lineOf("*").said : "";
    const own = said || others || this.kit.board.getAttribute(kind);
    if (known) this.#tried.push(at);
    if (!known || end || (reply && own !== null)) {
      const usual = !known ? words.notInIt({ at }) : right ? words.solved : words.notSolved;
      this.#say(own, usual, right ? "right" : known && !end ? "" : "wrong");
    }
    this.#offer(!known || this.#over, right);
    this.kit.tell("tt-answer", {
      at,
      right: right || (known && !end),
      left: right ? 0 : 1,
      done: this.#over,
    });
  }

  /** @param {boolean} again @param {boolean} right */
  #offer(again, right) {
    const showMe = { text: this.kit.words.showMe, act: () => void this.#showIt() };
    const choices = right
      ? [this.#tryAgain({ again: true })]
      : [this.#tryAgain({ main: true }), showMe];
    this.kit.redraw();
    this.room.show(again ? choices : []);
  }

  /** @param {{main?: boolean, again?: boolean}} [how] what it is here (panel.js) */
  #tryAgain = (how) => ({
    text: this.kit.words.tryAgain,
    act: () => void this.#again(),
    ...how,
  });

  async #again() {
    this.#round++;
    await this.kit.play.send({ do: "goto", turn: this.#from });
    this.#begin();
  }

  /** Play the first right line, one turn after the other. */
  async #showIt() {
    await this.#again();
    const { play, words } = this.kit;
    const round = this.#round;
    this.#busy = true;
    const line = (await play.ask({ do: "problem" }))?.problem?.line ?? [];
    for (const at of line) await this.#soon(STEP, round, () => play.send({ do: "turn", at }));
    if (round !== this.#round) return;
    this.#over = true;
    this.#say(
      null,
      line.length
        ? words.revealed({ count: line.length, points: line.join(words.inList) })
        : words.noSolution,
    );
    this.kit.redraw();
    this.room.show([this.#tryAgain()]); // also where the main button leads on
    this.kit.tell("tt-answer", { at: "", right: false, left: 0, done: true });
  }

  /** @param {number} wait @param {number} round @param {() => Promise<unknown>} act */
  async #soon(wait, round, act) {
    await new Promise((soon) => {
      setTimeout(soon, wait);
    });
    if (round === this.#round) await act();
  }
}
