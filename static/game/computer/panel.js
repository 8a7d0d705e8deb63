/**
 * The computer as a player in the game on the page: when its turn comes, it is thought about, and
 * enters the game as a person's does. It is loaded only when needed. It can show its thinking, give
 * a hint (advice.js), and judge a turn that a person tries instead of one of the game (turning.js).
 */
import { able, element, other, whenPressed } from "../../board/parts.js";
import { joined } from "../../joined.js";
import { resultOf } from "../../keep/kept.js";
import { Thinker } from "../../python/thinker.js";
import { isNext, pauseAfter, stepsOf } from "../../python/whose.js";
import { BEGINS, FRESH } from "../../words/events.js";
import * as words from "../../words.js";
import { hasBegun, offered, showPlayers } from "../status.js";
import { Advice } from "./advice.js";
import { Resigning } from "./resigning.js";
import { sideOf, Sides } from "./sides.js";

/** @import { Event, Evidence, View } from "../../view.js" */
/** @import { Subject } from "../../python/thinker.js" */
/** @import { Side } from "../../python/whose.js" */
/** @import { Context } from "../page.js" */

const SEED = 1; // of hints: a second look finds the same
const TRIED = 1000; // games, to judge a turn that is tried
const PAUSE = 450; // ms at least before its turn is taken, so that people see it

const isReview = () => document.body.dataset.mode === "review";

export class ThinkerPanel {
  /** @type {View | null} */ #view = null;
  #invited = false; // the user has chosen how to play
  #said = ""; // who is ahead, to be told with its turn
  #standing = ""; // the same, as it was told last
  /** Who is told Black's margin after the shown turn. @type {((margin: number) => void) | null} */
  #judged = null;
  words = words;

  #stopper = element("stop"); // on the board
  #thinker = new Thinker(this);
  sides = new Sides();
  #resigning = new Resigning(() => {
    const { friend, toPlay = "" } = this.#view ?? {};
    this.#resign(other(this.sides.colour) || (friend?.you ?? toPlay));
  });

  /**
   * @param {import("../../board/grid.js").Grid} board
   * @param {object} page
   * @param {(event: Event) => void} page.send
   * @param {(what: string) => boolean} page.isUnderWay whether such an event is under way to Python
   * @param {(sentence: string) => void} page.note  only shows a sentence
   * @param {(rule: number, sentence: string) => void} page.say  also aloud
   * @param {import("../../python/kept-game.js").KeptGame} page.game
   * @param {() => void} page.pyodide  has Pyodide think as soon as it can, too
   */
  constructor(board, page) {
    const thinker = this.#thinker;
    this.board = board;
    this.page = page;
    this.note = page.note;
    this.game = page.game;
    this.advice = new Advice(board, thinker, page);
    whenPressed({
      accept: () => this.#resign(this.sides.colour),
      stop: () => {
        const { about } = thinker.now;
        if (!about) return thinker.happens({ what: "asked", about: "turn" });
        if (about === "turn") page.say(0, words.computerStopped);
        return thinker.happens({ what: "stopped" });
      },
      "play-computer": () => this.#begin(offered(this.#view)),
      people: () => this.#begin(""),
      "two-players": () => this.#begin(""),
    });
  }

  /**
   * The queue's gate: while it is the computer's turn, a person's is dropped; it is held while
   * Python's next answer may make it the computer's. @param {Event} event
   */
  may(event) {
    const { sides } = this;
    if (event.do === "turn") {
      if (this.#thinker.now.about === "turn") {
        this.note(words.waitForIt);
        return "dropped";
      }
      if (sides.colour && this.page.isUnderWay("turn") && !isReview()) return "held";
      if (event.opponent) this.#choose(sideOf(event.opponent), "tapped");
    }
    if (BEGINS.includes(event.do) || event.do === "load") this.game.you = other(sides.begin(event));
    return "now";
  }

  /** Events that undo or redo turns until it is the person's turn. @param {-1 | 1} way */
  steps(way) {
    return stepsOf(this.#view, this.sides.colour, way, this.page.isUnderWay);
  }

  /** @param {View} view @param {Partial<Context>} context */
  show(view, context) {
    const { event } = context;
    if (!event) return;
    this.#invited ||= FRESH.includes(event.do) && !view.error;
    this.#view = view;
    if (this.sides.show(view, event, context)) this.#standing = "";
    this.#judged = null;
    this.#speak();
    const isTaken = event.do === "take";
    this.#resigning.offered &&= isTaken;
    this.#thinker.pause = Math.max(PAUSE, pauseAfter(view));
    this.#thinker.happens({
      what: "shown",
      refused: Boolean(view.error || view.refused),
      own: this.#isNext,
      hint: this.advice.show(view, event),
    });
    if (isTaken && this.#said && !resultOf(view))
      // the result says it
      this.page.say(view.rule, joined(view.say, this.#said));
    if (isTaken) this.#said = "";
  }

  /** The game is reviewed now, or played. */
  changed() {
    this.#thinker.happens({ what: "changed", own: this.#isNext });
  }

  /** Think about the shown turn without taking it. @param {(margin: number) => void} take */
  judge(take) {
    this.#judged = take;
    this.#thinker.happens({ what: "asked", about: "turn" });
  }

  get #hasBegun() {
    return this.#view !== null && hasBegun(this.#view);
  }

  /**
   * During a review no turn is the computer's; playing from an earlier turn is a game against it
   * from there.
   */
  get #isNext() {
    return !isReview() && isNext(this.#view, this.sides.colour, true);
  }

  /** A person has chosen how to play. @param {Side} colour */
  #begin(colour) {
    scrollTo({ top: 0 });
    this.#invited = true;
    this.#choose(colour);
    this.board.focusPoint();
  }

  /** @param {Side} colour @param {"pressed" | "tapped"} [how] */
  #choose(colour, how = "pressed") {
    this.#thinker.happens({ what: "stopped" });
    this.sides.choose(colour, how);
    this.#speak();
    this.changed();
  }

  /** Have the game told to who plays against it; a view told to somebody else is told again. */
  #speak() {
    const you = other(this.sides.colour);
    this.game.you = you;
    if (this.#view && (this.#view.you ?? "") !== you) this.page.send({ do: "view" });
  }

  /** End it early. @param {Side} player */
  #resign(player) {
    if (!player || !this.#view || resultOf(this.#view)) return;
    this.#thinker.happens({ what: "stopped" });
    this.page.send({ do: "resign", player });
    this.board.focusPoint();
  }

  // What its thinker asks and tells

  /** @param {Subject} about */
  asks(about) {
    const { advice, page, sides } = this;
    advice.begin(about);
    page.pyodide();
    if (this.#judged) return { games: TRIED, player: this.#view?.toPlay };
    if (about === "turn") return { step: sides.step, player: sides.colour };
    sides.count("helped");
    return { player: this.#view?.toPlay, seed: SEED, advises: true };
  }

  /** @param {Evidence} found */
  advises(found) {
    this.advice.take(found);
  }

  /** @param {Event} event @param {Evidence} found */
  plays(event, found) {
    const judged = this.#judged;
    this.#judged = null;
    if (judged) return judged(found.margin);
    const standing = words.standing(found, this.#view?.you ?? "");
    const news = standing === this.#standing ? "" : standing;
    this.#said = found.resigns ? words.expectsToLose : news;
    this.#standing = standing;
    this.#resigning.offered = found.resigns;
    return this.page.send(event);
  }

  /** Show who thinks, the progress, and the buttons. */
  tells() {
    const view = this.#view;
    const { advice, sides } = this;
    const { colour, step, chosen } = sides;
    const { about, found } = this.#thinker.now;
    const on = colour !== "";
    const goesOn = view !== null && !resultOf(view);
    element("invite").hidden = on || this.#invited || this.#hasBegun;
    element("people").hidden = !on || chosen !== "tapped" || (view?.turns.length ?? 0) > 2;
    if (view) showPlayers(view, colour, step);
    document.body.dataset.thinking = about;
    this.#stopper.hidden = !this.#isNext && about !== "hint";
    this.#stopper.textContent = about ? words.stopThinking : words.thinkNow;
    const card = element(`${colour || "black"}-player`); // a style of the body is slow
    if (about === "hint") advice.sharpen();
    card.style.setProperty("--part", String(found?.progress ?? 0));
    able(element("think"), advice.possible && about !== "hint");
    const plays = (view?.friend?.state ?? "move") === "move";
    this.#resigning.show(goesOn && plays && !isReview(), goesOn && on);
    advice.draw();
  }
}
