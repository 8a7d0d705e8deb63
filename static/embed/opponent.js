/**
 * The computer as a player on a board, for "beat me from here": `opponent` says whom it plays, `level` how many random games it plays for
 * a move. All boards of a page share one worker that thinks, and it thinks about one of them at a time.
 */
import { Thinking } from "../python/thinking.js";

/** @import { Event, View } from "../view.js" */
/** @import { Kit } from "./roles.js" */

const USUAL = 100; // games for a move where the author says nothing
const BACK = ["undo", "redo", "goto"]; // what a person does who may want to play for the computer

/** @type {Opponent[]} */
const waiting = []; // the first one is being thought about
const thinking = new Thinking(() => waiting[0]?.broke());

export class Opponent {
  #stopped = false; // by a person, who may take this turn instead
  #said = "";
  #state = 0; // of the game that is thought about
  #seed = Math.floor(Math.random() * 1e9);

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
    this.#drop();
    this.#stopped = event !== null && BACK.includes(event.do);
    if (this.#isNext(view) && !this.#stopped) this.#want();
    else if (event?.do === "take" && this.#said) this.kit.panel.say(view.rule, `${view.say} ${this.#said}`);
  }

  choose() {
    if (!waiting.includes(this)) return false;
    this.kit.panel.note(this.kit.words.waitForIt(this.colour));
    return true;
  }

  /** So many that the person is to play again. @param {-1 | 1} way */
  turns(way) {
    const { view } = this.kit.play;
    if (!view || waiting.includes(this)) return 1;
    const own = way < 0 ? view.players[view.turn - 1] : view.players[view.turn];
    const isOwn = own === (this.colour === "black" ? "B" : "W");
    return Math.max(1, Math.min(way < 0 === isOwn ? 2 : 1, way < 0 ? view.turn : view.turns.length - view.turn));
  }

  end() {
    this.#drop();
  }

  /** Whether the computer is to do something at the place that is shown. @param {View} view */
  #isNext(view) {
    if (view.over || view.turn < view.turns.length) return false;
    const { click = "turn", proposals = {} } = view.phase ?? {};
    return click === "turn" ? view.toPlay === this.colour : click === "mark" && !(this.colour in proposals);
  }

  #want() {
    waiting.push(this);
    if (waiting[0] === this) this.#think();
    this.kit.panel.say(0, `${this.kit.play.view?.say ?? ""} ${this.kit.words.thinks(this.colour)}`.trim());
    this.kit.grid.toggleAttribute("thinking", true);
  }

  #think() {
    const games = Number(this.kit.board.getAttribute("level") || USUAL);
    const { saved: text, since: then, state } = /** @type {import("../python/rules-client.js").RulesClient} */ (this.kit.play.game);
    this.#state = state;
    const event = { do: "think", text, then, games, seed: this.#seed, player: this.colour };
    thinking.ask(event, (answer) => this.take(/** @type {Parameters<Opponent["take"]>[0]} */ (answer)));
  }

  /** A slice of what it thinks. @param {{done: boolean, error?: string, word: string, margin: number, resigns: boolean}} answer */
  take({ done, error, word, margin, resigns }) {
    if (!done && !error) return;
    this.#drop();
    if (error) return this.kit.panel.note(error);
    this.#said = this.kit.words.expects(this.colour === "black" ? margin : -margin, resigns);
    void this.kit.play.send({ do: "take", word, state: this.#state });
  }

  /** The worker is gone: the game is not. */
  broke() {
    this.#drop();
    this.#stopped = true;
    this.kit.panel.note(this.kit.words.thinkerBroke);
  }

  #drop() {
    const place = waiting.indexOf(this);
    if (place < 0) return;
    waiting.splice(place, 1);
    this.kit.grid.toggleAttribute("thinking", false);
    if (place > 0) return;
    thinking.stop();
    if (waiting.length) waiting[0].#think();
  }
}
