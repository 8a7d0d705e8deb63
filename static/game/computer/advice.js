/**
 * Hints, and what the thinker finds of the shown turn: said, drawn over the board (drawing.js), and
 * asked for at a point.
 */
import { element } from "../../board/parts.js";
import { joined } from "../../joined.js";
import { resultOf } from "../../keep/kept.js";
import * as words from "../../words.js";
import { drawHint, drawThoughts } from "./drawing.js";

/** @import { Event, Evidence, View } from "../../view.js" */
/** @import { Pen } from "./drawing.js" */
/** @import { Subject, Thinker } from "../../python/thinker.js" */

export class Advice {
  /** @type {View | null} */ #view = null;
  #wished = false; // a hint, in its turn, for when that is taken
  #wonders = ""; // a point of which to say what follows, once it has thought
  #told = false; // the point of the advice, after its part of the board
  #idea = ""; // what is told of it while it is thought about
  #at = ""; // its line is shown
  /** @type {((pen: Pen) => void) | null} */ #below = null;
  #box = /** @type {HTMLInputElement} */ (element("thoughts")); // its thinking is shown

  /**
   * @param {import("../../board/grid.js").Grid} board
   * @param {Thinker} thinker
   * @param {object} page
   * @param {(sentence: string) => void} page.note
   * @param {(rule: number, sentence: string) => void} page.say
   */
  constructor(board, thinker, page) {
    this.board = board;
    this.thinker = thinker;
    this.page = page;
    this.#box.addEventListener("change", () => {
      this.draw();
      if (this.#box.checked && !this.#found) this.#ask();
    });
  }

  /** Its own turn is thought about. */
  get #waits() {
    return this.thinker.now.about === "turn";
  }

  /** What is known of the shown turn. */
  get #found() {
    return /** @type {Evidence | null} */ (this.#waits ? null : this.thinker.now.found);
  }

  /** The same, if it is drawn. */
  get #drawn() {
    return this.#box.checked ? this.#found : null;
  }

  /** Whether a turn is next, which it can give advice about. */
  get possible() {
    const view = this.#view;
    return view !== null && !resultOf(view) && (view.phase?.click ?? "turn") === "turn";
  }

  /** Whether it is wanted of a view, which answers an event. @param {View} view @param {Event} event */
  show(view, event) {
    this.#view = view;
    if (!view.error && !view.refused) this.#at = "";
    this.#wished &&= event.do === "take";
    return (this.#box.checked || this.#wished) && this.possible && event.do !== "load";
  }

  /** The thinker begins. @param {Subject} about */
  begin(about) {
    this.#told = false;
    this.#idea = this.#wonders = "";
    if (about === "turn" || !this.#view) return;
    this.#wished = false;
    this.page.say(0, "");
    const side = this.#view.toPlay;
    this.page.note(this.#box.checked ? words.discs({ side }) : words.thinks);
  }

  #ask() {
    if (this.possible && !this.thinker.now.about)
      this.thinker.happens({ what: "asked", about: "hint" });
  }

  /** A hint: now, or where it thinks about its own turn, after that. */
  press() {
    if (this.thinker.now.about === "hint") return;
    if (this.#waits) {
      this.#wished = true;
      this.page.note(words.hintFollows);
    } else if (this.#found?.reason && (this.#found.done || !this.#told))
      this.#tellPoint(this.#found);
    else this.#ask();
  }

  /** Tell the best idea so far, once: its part of the board or, if that is known, its point. */
  sharpen() {
    const { turn = "", reason = null } = this.#drawn ? {} : (this.#found ?? {});
    const at = this.#told || turn === "pass" ? turn : "part";
    const idea = at === "part" ? String(reason?.part) : at;
    if (!reason || idea === this.#idea) return;
    this.page.note(words.idea({ better: this.#idea !== "", at }));
    this.#idea = idea;
  }

  /** Say what follows a move, once it has thought. @param {string} at */
  expect(at) {
    if (this.#found || this.#waits || !this.possible) return this.#tellLine(at);
    this.#ask();
    this.#wonders = at;
  }

  /** @param {Evidence} found */
  take(found) {
    if (this.#wonders) this.#tellLine(this.#wonders);
    if (this.#at) return;
    if (found.turn === "pass" || this.#box.checked) this.#tellPoint(found);
    else if (this.#wonders) this.page.note(words.lookHere);
    else this.#tell(words.lookHere);
  }

  /** In place of what was said before: a refusal is none of the advice. @param {string} sentence */
  #tell(sentence) {
    this.page.say(0, sentence);
    this.page.note("");
  }

  /** @param {Evidence} found */
  #tellPoint(found) {
    this.#told = true;
    this.#idea = "";
    this.draw();
    if (!found.done) return this.sharpen();
    const told = joined(words.advice(found), words.standing(found, this.#view?.you ?? ""));
    if (!this.#box.checked) return this.#tell(told);
    return this.page.note(joined(told, words.range(found)));
  }

  /** What follows a move. @param {string} at */
  #tellLine(at) {
    const found = this.#found;
    const line = found ? words.whatIf(found, at) || words.notTried({ at }) : words.noThought;
    this.page.say(0, line);
  }

  /** The line after a move at a point, or "", where its thinking is drawn. @param {string} at */
  look(at) {
    const found = this.#drawn;
    this.#at = found ? at : "";
    this.draw();
    if (found) this.page.note(at && words.whatIf(found, at));
  }

  /** What is drawn in a review where nothing else is. @param {((pen: Pen) => void) | null} draw */
  set below(draw) {
    this.#below = draw;
    this.draw();
  }

  draw() {
    const [drawn, at, told] = [this.#drawn, this.#at, this.#told];
    const { turn = "pass", reason = null } = (!drawn && this.#found) || {};
    const hint = turn === "pass" ? null : reason;
    this.board.looks = { tinted: (told ? hint?.points : hint?.part) ?? [] };
    this.board.careful = drawn !== null; // a touch first shows what follows, then plays
    if (drawn) this.board.over = (pen) => drawThoughts(pen, drawn, at);
    else if (hint) this.board.over = told ? (pen) => drawHint(pen, turn) : null;
    else this.board.over = document.body.dataset.mode === "review" ? this.#below : null;
  }
}
