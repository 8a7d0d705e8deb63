/**
 * The computer as a player: when its turn comes, a worker thinks (python/thinker.js), and what it does comes into the game as anybody's turn
 * does. Nothing of it is loaded before somebody asks for it. It can show what it goes by, and give a hint.
 */
import { drawThoughts } from "./thoughts.js";
import { able } from "../board/parts.js";
import { isAlone } from "../python/sources.js";
import { Thinking } from "../python/thinking.js";
import { showStatus } from "./status.js";
import { attempt, get, set } from "./storage.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */
/** @import { Evidence } from "./thoughts.js" */
/** @typedef {"" | "black" | "white"} Side */

const KEY = "ttgo:1:opponents"; // in localStorage: by game, whom the computer plays; the newest last
const LEVEL = "ttgo:1:level";
const MOST = 60; // games

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Opponent {
  /** Whom the computer plays; "" for nobody. @type {Side} */ colour = "";
  /** What is thought about. @type {"" | "turn" | "hint"} */ #about = "";
  #thinking = new Thinking((answer, python) => {
    document.body.dataset.thinker = python;
    if (this.#about) this.#take(answer);
  }, () => this.#broke());
  /** @type {View | null} */ #view = null;
  /** @type {Evidence | null} */ #evidence = null; // the newest, about what is shown
  #game = "";
  #stopped = false; // by a person, who may take this turn instead
  #asked = false; // a person's turn is on its way to Python
  #said = ""; // what it expects, to be told with its turn
  #seed = Math.floor(Math.random() * 1e9);

  /**
   * @param {import("../board/grid.js").Grid} board
   * @param {object} page
   * @param {(event: Event) => void} page.send
   * @param {(sentence: string) => void} page.note
   * @param {() => {text: string, then: Event[]}} page.game  as text, and what has happened since
   * @param {() => boolean} page.whole  Pyodide is fetched, so that it can think, too
   */
  constructor(board, page) {
    this.board = board;
    this.page = page;
    this.level = /** @type {HTMLSelectElement} */ (element("level"));
    this.plays = /** @type {HTMLSelectElement} */ (element("computer-plays"));
    this.thoughts = /** @type {HTMLInputElement} */ (element("thoughts"));
    element("opponent").hidden = isAlone; // a page that is one file has no file for a worker
    const level = get("local", LEVEL);
    if ([...this.level.options].some(({ value }) => value === level)) this.level.value = level;
    this.level.addEventListener("change", () => {
      set("local", LEVEL, this.level.value);
      if (this.#about) this.#think(this.#about);
    });
    this.plays.addEventListener("change", () => this.#choose(/** @type {Side} */ (this.plays.value)));
    this.thoughts.addEventListener("change", () => {
      this.#draw();
      if (this.thoughts.checked && !this.#evidence && !this.#about) this.#think("hint");
    });
    element("play-computer").addEventListener("click", () => {
      this.#choose(this.#view?.toPlay === "white" ? "black" : "white");
      this.level.focus();
    });
  }

  /** Whether a person has to wait for the computer, or for Python's answer to a turn. */
  get busy() {
    return this.#about === "turn" || (this.colour !== "" && this.#asked);
  }

  /** A person's turn goes to Python. */
  asks() {
    this.#asked = true;
  }

  /** How many turns to take back, or on, so that the person is to play again. @param {-1 | 1} way */
  turns(way) {
    const view = this.#view;
    if (!view || !this.colour || this.#isNext()) return 1;
    return Math.max(1, Math.min(2, way < 0 ? view.turn : view.turns.length - view.turn));
  }

  /** @param {View} view @param {string} game its name @param {Event} event that it answers */
  show(view, game, event) {
    this.#view = view;
    this.#asked = false;
    if (event.do === "again") this.colour = this.colour && (this.colour === "black" ? "white" : "black");
    else if (event.do === "new" && !view.error) this.colour = sideOf(event.opponent);
    else if (game !== this.#game) this.colour = sideOf(kept()[game]);
    if (game !== this.#game || event.do === "new" || event.do === "again") this.#keep(game);
    const refused = view.error || view.refused !== null;
    if (!refused) {
      this.#forget();
      this.#stopped = false;
    }
    if (this.#isNext() && !this.#about && !this.#stopped) this.#think("turn");
    else if (!refused && this.thoughts.checked && !view.over && event.do !== "load") this.#think("hint");
    else this.#tell();
  }

  /** What it expects, to be said with the turn that it has just taken; "" for nothing. */
  remark() {
    const said = this.#said;
    this.#said = "";
    return said;
  }

  /** The button: stop what is thought about, else think about the computer's turn or, for a hint, the person's. */
  press() {
    if (this.#about) this.stop();
    else this.#think(this.#isNext() ? "turn" : "hint");
  }

  stop() {
    this.#stopped = true;
    this.#thinking.stop();
    this.#about = "";
    if (this.#view) showStatus(this.#view);
    this.#tell();
  }

  /** @param {Side} colour */
  #choose(colour) {
    if (this.#about) this.stop();
    this.colour = colour;
    this.#keep(this.#game);
    if (this.#isNext()) this.#think("turn");
    else this.#tell();
  }

  /** Whether the computer is to do something at the place that is shown. */
  #isNext() {
    const { colour } = this;
    const view = this.#view;
    if (!view || !colour || view.over || view.turn < view.turns.length) return false;
    const { click = "turn", proposals = {} } = view.phase ?? {};
    return click === "turn" ? view.toPlay === colour : click === "mark" && !(colour in proposals);
  }

  /** @param {"turn" | "hint"} about */
  #think(about) {
    const view = this.#view;
    if (!view || view.over || view.phase?.click === "colour") return;
    this.#about = about;
    this.#evidence = null;
    const player = about === "turn" ? this.colour : view.toPlay;
    this.#thinking.ask({ do: "think", ...this.page.game(), games: Number(this.level.value), seed: this.#seed, player }, this.page.whole());
    this.#tell();
  }

  /** A slice of thinking. @param {Evidence & {error?: string, word?: string}} answer */
  #take(answer) {
    if (answer.error) {
      this.stop();
      return this.page.note(answer.error);
    }
    this.#evidence = answer;
    const about = this.#about;
    if (answer.done) this.#about = "";
    this.#tell();
    if (!answer.done) return;
    if (about === "hint") this.page.note(words.hintOf(answer.turn, answer.share, answer.games, answer.margin));
    else {
      this.#said = words.expects(answer.player, answer.margin, answer.resigns);
      this.page.send({ do: "take", word: answer.word });
    }
  }

  /** The worker is gone: the game is not. */
  #broke() {
    this.stop();
    this.page.note(words.thinkerBroke);
  }

  #forget() {
    this.#thinking.stop();
    this.#about = "";
    this.#evidence = null;
  }

  /** Who thinks, how far it is, and what there is to press. */
  #tell() {
    const view = this.#view;
    const on = this.colour !== "";
    element("play-computer").hidden = on || Boolean(view?.turn || view?.over || view?.phase);
    element("computer").hidden = !on && !view?.turns.length;
    this.plays.value = this.colour;
    const thinking = this.#about === "turn";
    if (thinking && view) /** @type {HTMLElement} */ (element("to-play").lastElementChild).textContent = words.thinks(/** @type {"black" | "white"} */ (this.colour));
    document.body.dataset.thinking = this.#about;
    element("to-play").style.setProperty("--part", String(this.#evidence?.progress ?? 0));
    const stop = element("think");
    stop.textContent = this.#about ? words.stopThinking : this.#isNext() ? words.thinkNow : words.hint;
    able(stop, view !== null && !view.over);
    this.#draw();
  }

  #draw() {
    const evidence = this.#evidence;
    const shown = this.thoughts.checked && evidence && this.#about !== "turn" && !this.#view?.over ? evidence : null;
    this.board.over = shown ? (pen) => drawThoughts(pen, shown) : null;
  }

  /** @param {string} game */
  #keep(game) {
    this.#game = game;
    const sides = Object.entries(kept()).filter(([id]) => id !== game);
    if (this.colour) sides.push([game, this.colour]);
    set("local", KEY, JSON.stringify(Object.fromEntries(sides.slice(-MOST))));
  }
}

/** @param {unknown} text @returns {Side} */
function sideOf(text) {
  return text === "black" || text === "white" ? text : "";
}

/** By game, whom the computer plays. @returns {Record<string, unknown>} */
function kept() {
  return attempt(() => Object(JSON.parse(get("local", KEY))), {});
}
