/**
 * The computer as a player on a board, for "beat me from here": `opponent` says its colour, `level`
 * how many random games it plays for a move; with few it overlooks much, too. With goal="capture"
 * whoever captures first wins.
 */
import { joined } from "../../joined.js";
import { Thinker } from "../../python/thinker.js";
import { isNext, pauseAfter, stepsOf } from "../../python/whose.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const USUAL = 100; // games for a move, unless the author says

export class ThinkerRole {
  #said = ""; // who is ahead, with its turn
  #standing = ""; // the same, as it was said last
  #won = false; // by the goal
  #thinker;

  /** @param {Kit} kit */
  constructor(kit) {
    const { board, grid, panel, play } = kit;
    const note = (/** @type {string} */ sentence) => panel.note(sentence);
    this.kit = kit;
    this.#thinker = new Thinker({
      get game() {
        return /** @type {import("../../python/kept-game.js").KeptGame} */ (play.game);
      },
      get words() {
        return kit.words;
      },
      asks: () => {
        const { colour: side } = this;
        panel.say(0, joined(this.#view.say, kit.words.thinks({ side })));
        return { level: Number(board.getAttribute("level") || USUAL), player: side };
      },
      tells: () => grid.toggleAttribute("thinking", this.#thinker.now.about !== ""),
      plays: (event, { share, standing }) => {
        const said = kit.words.standing({ standing, side: share < 0.5 ? "you" : "computer" });
        this.#said = said === this.#standing ? "" : said;
        this.#standing = said;
        void play.send(event);
      },
      note,
    });
  }

  get colour() {
    return /** @type {"black" | "white"} */ (this.kit.board.getAttribute("opponent"));
  }

  get #view() {
    return /** @type {View} */ (this.kit.play.view);
  }

  /** @param {Event | null} event */
  show(event) {
    const { board, panel } = this.kit;
    const view = this.#view;
    const refused = event !== null && Boolean(view.error || view.refused);
    const judges = board.getAttribute("goal") === "capture";
    const own = !judges && isNext(view, this.colour);
    this.#thinker.pause = pauseAfter(view);
    this.#thinker.happens({ what: "shown", own, hint: false, refused });
    if (refused) return;
    this.#won = false;
    if (judges) void this.#judge(view);
    else if (!own && event?.do === "take" && this.#said && !view.over)
      panel.say(view.rule, joined(view.say, this.#said));
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
    } else this.#thinker.happens({ what: "changed", own: isNext(view, this.colour) });
  }

  choose() {
    const { colour, kit } = this;
    const { words, panel } = kit;
    const { turn, turns } = this.#view;
    if (this.#won) panel.note(words.isAnswered);
    else if (this.#thinker.now.about) panel.note(words.waitForIt({ side: colour }));
    else if (turn < turns.length && isNext(this.#view, colour, true)) panel.note(words.itsTurnHere);
    else return false;
    return true;
  }

  /** @param {-1 | 1} way */
  steps(way) {
    const { play } = this.kit;
    return stepsOf(play.view, this.colour, way, (what) => play.isUnderWay(what));
  }

  end() {
    this.#thinker.happens({ what: "stopped" });
  }
}
