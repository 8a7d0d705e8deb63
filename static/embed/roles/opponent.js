/**
 * The computer as a player on a board, for "beat me from here": `opponent` says its colour, `level`
 * how many random games it plays for a move. With goal="capture" whoever captures first wins.
 */
import { joined } from "../../joined.js";
import { Computer } from "../../python/computer.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const USUAL = 100; // games for a move, unless the author says

export class Opponent {
  #said = ""; // who is ahead, with its turn
  #standing = ""; // the same, as it was said last
  #won = false; // by the goal
  #computer = new Computer(
    () => this.colour,
    () => /** @type {import("../../python/kept-game.js").KeptGame} */ (this.kit.play.game),
    () => this.#ended(this.kit.words.thinkerBroke),
    () => this.kit.panel.note(this.kit.words.restarted),
  );

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
  }

  get colour() {
    return /** @type {"black" | "white"} */ (this.kit.board.getAttribute("opponent"));
  }

  /** @param {Event | null} event */
  show(event) {
    const view = /** @type {View} */ (this.kit.play.view);
    if (event && (view.error || view.refused)) return;
    this.end();
    this.#won = false;
    if (this.kit.board.getAttribute("goal") === "capture") void this.#judge(view);
    else if (this.#computer.isNext(view)) this.#think(view);
    else if (event?.do === "take" && this.#said && !view.over)
      this.kit.panel.say(view.rule, joined(view.say, this.#said));
  }

  /** Python says whether somebody has captured; else the game goes on. @param {View} view */
  async #judge(view) {
    const { panel, play, tell } = this.kit;
    const { captured = null } = (await play.ask({ do: "captured" })) ?? {};
    if (view !== play.view) return;
    this.#won = captured !== null;
    if (captured) {
      panel.say(0, captured.say);
      const right = captured.winner !== this.colour;
      tell("tt-answer", { at: view.last, right, left: 0, done: true });
    } else if (this.#computer.isNext(view)) this.#think(view);
  }

  choose() {
    const { panel, play, words } = this.kit;
    if (this.#won) panel.note(words.isAnswered);
    else if (this.#computer.thinking.asks) panel.note(words.waitForIt({ side: this.colour }));
    else if (this.#computer.isBack(play.view)) panel.note(words.itsTurnHere);
    else return false;
    return true;
  }

  /** @param {-1 | 1} way */
  steps(way) {
    const { play } = this.kit;
    return this.#computer.steps(play.view, way, (what) => play.isUnderWay(what));
  }

  end() {
    this.#computer.stop();
    this.kit.grid.toggleAttribute("thinking", false);
  }

  /** @param {View} view */
  #think(view) {
    const { board, grid, panel, play, words } = this.kit;
    const games = Number(board.getAttribute("level") || USUAL);
    this.#computer.think(
      { games, player: this.colour },
      ({ done, error, word, share, standing }) => {
        if (error) return this.#ended(error);
        if (!done) return undefined;
        this.end();
        if (board.hasAttribute("goal")) return play.send(this.#computer.taken(word));
        const said = words.standing({ standing, side: share < 0.5 ? "you" : "computer" });
        this.#said = said === this.#standing ? "" : said;
        this.#standing = said;
        return play.send(this.#computer.taken(word));
      },
    );
    panel.say(0, joined(view.say, words.thinks({ side: this.colour })));
    grid.toggleAttribute("thinking", true);
  }

  /** It failed; the game is unchanged. @param {string} why */
  #ended(why) {
    this.end();
    this.kit.panel.note(why);
  }
}
