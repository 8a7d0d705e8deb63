/**
 * The computer as a player: when its turn comes, a Python thinks (python/think-client.js), and its
 * turn enters the game as a person's does. It is loaded only when needed. It can show its thinking,
 * give a hint, and judge a turn that somebody tries instead of one of the game (turning.js).
 */
import { drawHint, drawThoughts, triedAt } from "./thoughts.js";
import { able, element, other, used, whenPressed } from "../../board/parts.js";
import { joined } from "../../joined.js";
import { Computer } from "../../python/computer.js";
import { hasBegun, offered, showPlayers, showStatus } from "../status.js";
import { against } from "./ladder.js";
import { byGame, get, keepOf, MOST, set, SIDES } from "../../keep/storage.js";
import { resultOf } from "../../keep/kept.js";
import { BEGINS } from "../../words/events.js";
import * as words from "../../words.js";

/** @import { Event, View } from "../../view.js" */
/** @import { Context } from "../page.js" */
/** @import { Evidence, Pen } from "./thoughts.js" */
/** @import { Point } from "./turning.js" */
/** @typedef {import("../../python/computer.js").Side} Side */

const LEVEL = "ttgo:1:level";
const SEED = 1; // of hints: a second look finds the same
const TRIED = 1000; // games at least, to judge a turn that is tried
const PAUSE = 450; // ms at least before its turn is taken, so that people see it

/** @param {unknown} text @returns {Side} */
const sideOf = (text) => (text === "black" || text === "white" ? text : "");

export class Opponent {
  /** Whom the computer plays; "" for nobody. @type {Side} */ colour = "";
  /** The subject of the present thought. @type {"" | "turn" | "hint"} */ #about = "";
  #computer = new Computer(
    () => this.colour,
    () => this.page.game,
    () => this.#broke(),
    () => this.page.note(words.restarted),
  );
  /** @type {View | null} */ #view = null;
  /** @type {Evidence | null} */ #evidence = null; // the newest, for the shown turn
  #game = "";
  #reviewed = document.body.dataset.mode === "review"; // as a kept game may be
  #stopped = false; // by a person, who may take this turn instead
  #asked = false; // a person's turn is on its way to Python
  #began = 0; // to think, by performance.now()
  #wished = false; // a hint, asked for in its turn, for when that is taken
  #wonders = ""; // a point of which to say what follows, once it has thought
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #pause;
  #invited = false; // the user has chosen how to play
  #helped = false; // the game shown fills no stone of the ladder
  #tapped = false; // by a tap on the first board, which may have been meant for two people
  #chosen = false; // a person has set the computer's colour in the game shown or about to begin
  #said = ""; // who is ahead, to be told with its turn
  #standing = ""; // the same, as it was told last
  #told = false; // the point of the advice, after its part of the board
  #resigns = false; // it has offered to resign, with its last turn
  #at = ""; // its line is shown
  /** The turning point at which a person tries to find the better turn. @type {Point | null} */
  #tries = null;
  /** @type {((pen: Pen) => void) | null} */ #below = null;

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
    this.board = board;
    this.page = page;
    this.level = /** @type {HTMLSelectElement} */ (element("level"));
    this.plays = /** @type {HTMLSelectElement} */ (element("computer-plays"));
    this.stopper = element("stop"); // in its card
    this.thoughts = /** @type {HTMLInputElement} */ (element("thoughts"));
    this.#setLevel(get("local", LEVEL));
    this.level.addEventListener("change", () => {
      set("local", LEVEL, this.level.value);
      this.#help(this.#view !== null && hasBegun(this.#view));
      if (this.#about) this.#think(this.#about);
      else this.#tell();
    });
    const resign = element("resign");
    const named = /** @type {HTMLElement} */ (resign.lastElementChild);
    const name = named.textContent;
    resign.addEventListener("click", (event) => {
      if (resign.ariaDisabled) return;
      if (named.textContent === words.reallyResign)
        this.#resign(other(this.colour) || (this.#view?.friend?.you ?? this.#view?.toPlay ?? ""));
      else {
        used(event); // the menu stays
        named.textContent = words.reallyResign;
      }
    });
    element("more-dialog").addEventListener("close", () => (named.textContent = name));
    this.plays.addEventListener("change", () =>
      this.#choose(/** @type {Side} */ (this.plays.value)),
    );
    this.thoughts.addEventListener("change", () => {
      this.#draw();
      if (this.thoughts.checked && !this.#evidence && !this.#about) this.#think("hint");
    });
    const choose = (/** @type {Side} */ colour) => {
      this.#choose(colour);
      this.board.focusPoint();
    };
    whenPressed({
      accept: () => this.#resign(this.colour),
      stop: () => {
        if (this.#about !== "turn") return this.#think("turn");
        this.page.say(0, words.computerStopped);
        return this.stop();
      },
      "play-computer": () => {
        scrollTo({ top: 0 });
        choose(offered(this.#view));
      },
      people: () => choose(""),
      "two-players": () => {
        scrollTo({ top: 0 });
        this.#invited = true;
        this.#tell();
        this.board.focusPoint();
      },
    });
  }

  /** @param {unknown} level  of those that there are */
  #setLevel(level) {
    if (![...this.level.options].some(({ value }) => value === level)) return;
    this.level.value = String(level);
    set("local", LEVEL, this.level.value);
  }

  /**
   * The queue's gate: while it is the computer's turn, a person's is dropped; it is held while
   * Python's next answer may make it the computer's. @param {Event} event
   */
  may(event) {
    const turn = event.do === "turn";
    if (turn && this.#about === "turn") {
      this.page.note(words.waitForIt);
      return "dropped";
    }
    if (turn && this.colour && this.#asked && !this.#reviewed) return "held";
    this.#wished &&= event.do === "take";
    this.#asked ||= turn;
    if (turn && event.opponent) {
      this.#tapped = true;
      this.#choose(sideOf(event.opponent));
    }
    if (BEGINS.includes(event.do) || event.do === "load") {
      this.#chosen = this.#tapped = false;
      const begins = event.do === "again" ? other(this.colour) : sideOf(event.opponent);
      this.page.game.you = other(begins);
    }
    return "now";
  }

  /** Events that undo or redo turns until it is the person's turn. @param {-1 | 1} way */
  steps(way) {
    if (way < 0 && this.#view?.resigned) return [{ do: "undo" }]; // the resignation alone
    return this.#computer.steps(this.#view, way, this.page.isUnderWay);
  }

  /** @param {View} view @param {Partial<Context>} context */
  show(view, { event, game = "", source = "" }) {
    if (!event) return;
    const anew = event.do === "new" || event.do === "again";
    if (event.do === "turn") this.#asked = false;
    if (event.do === "new" && event.opponent && !view.error) this.#setLevel(event.level);
    this.#invited ||= anew && !view.error;
    this.#view = view;
    if (!this.#chosen) {
      if (event.do === "again") this.colour = other(this.colour);
      else if ((event.do === "new" || event.opponent) && !view.error)
        this.colour = sideOf(event.opponent);
      else if (game !== this.#game)
        this.colour = sideOf(against(game).colour || against(source).colour);
    }
    if (anew) this.#helped = hasBegun(view);
    else if (game !== this.#game) {
      const { level, helped } = against(byGame(SIDES)[game] ? game : source);
      this.#setLevel(level);
      this.#helped = helped;
    }
    this.#speak();
    if (game !== this.#game || anew) {
      this.#tries = null;
      this.#standing = "";
    }
    if (game !== this.#game || anew || event.opponent) this.#keep(game);
    if (event.do !== "take") this.#resigns = false;
    const refused = view.error || view.refused !== null;
    if (!refused) {
      this.#forget();
      this.#stopped = false;
    }
    if (this.#over) this.#said = ""; // the result says it
    if (this.#isNext() && !this.#about && !this.#stopped) this.#think("turn");
    else if (
      !refused &&
      (this.thoughts.checked || this.#wished) &&
      !this.#over &&
      event.do !== "load"
    )
      this.#think("hint");
    else this.#tell();
    if (event.do === "take" && this.#said) {
      this.page.say(view.rule, joined(view.say, this.#said));
      this.#said = "";
    }
  }

  /**
   * End it early: the person accepts the computer's offer, or resigns.
   * @param {Side} colour who resigns
   */
  #resign(colour) {
    if (!colour || this.#over) return;
    if (this.#about) this.stop();
    this.page.send({ do: "resign", player: colour });
    this.board.focusPoint();
  }

  /** Whether the shown game has ended. */
  get #over() {
    return this.#view !== null && resultOf(this.#view) !== "";
  }

  /** Whether a turn is next, which it can give advice about. */
  get #advises() {
    return this.#view !== null && !this.#over && (this.#view.phase?.click ?? "turn") === "turn";
  }

  /** A hint: now, or where the computer is thinking about its turn, after that. */
  press() {
    if (this.#about === "turn") {
      this.#wished = true;
      this.page.note(words.hintFollows);
    } else if (this.#evidence?.reason && !this.#isNext()) this.#tellPoint(this.#evidence);
    else if (!this.#about) this.#think("hint");
  }

  /** @param {Evidence} evidence  of the advice */
  #tellPoint(evidence) {
    this.#told = true;
    const range = this.thoughts.checked ? words.range(evidence) : "";
    const standing = words.standing(evidence, this.#view?.you ?? "");
    this.page.note(joined(words.advice(evidence), standing, range));
    this.#draw();
  }

  /** Say what follows a move, once it has thought. @param {string} at */
  expect(at) {
    if (!this.#evidence && this.#about !== "turn" && !this.#over) {
      this.press();
      this.#wonders = at;
    } else this.page.say(0, this.whatIf(at));
  }

  stop() {
    this.#stopped = true;
    this.#wished = false;
    this.#halt();
    if (this.#view) showStatus(this.#view);
    this.#tell();
  }

  /** Whether its thinking is drawn. */
  get open() {
    return this.#shown() !== null;
  }

  /**
   * Show the line after a move at a point, if it has thought about one; returns a sentence about
   * it, or "".
   * @param {string | null} at
   */
  look(at) {
    const evidence = this.#shown();
    this.#at = evidence && at ? at : "";
    this.#draw();
    return evidence && at ? words.whatIf(evidence, at, triedAt(evidence, at)) : "";
  }

  /** The same in words alone, even while nothing is drawn. @param {string} at */
  whatIf(at) {
    const evidence = this.#about === "turn" ? null : this.#evidence;
    return (
      (evidence && words.whatIf(evidence, at, triedAt(evidence, at))) ||
      (evidence ? words.notTried({ at }) : words.noThought)
    );
  }

  /** Have the game told to who plays against it; a view told to somebody else is told again. */
  #speak() {
    this.page.game.you = other(this.colour);
    const told = this.#view?.you ?? "";
    if (this.#view && told !== this.page.game.you) this.page.send({ do: "view" });
  }

  /** @param {Side} colour */
  #choose(colour) {
    if (this.#about) this.stop();
    this.colour = colour;
    this.#chosen = true;
    this.#helped ||= this.#view !== null && hasBegun(this.#view);
    this.#speak();
    if (this.#game) this.#keep(this.#game);
    if (this.#isNext()) this.#think("turn");
    else this.#tell();
  }

  /**
   * During a review no turn is the computer's; playing from an earlier turn is a game against it
   * from there.
   */
  #isNext() {
    return !this.#reviewed && !this.#over && this.#computer.isNext(this.#view, true);
  }

  /** @param {boolean} reviewed  the game is in review, not played */
  set reviewed(reviewed) {
    if (reviewed === this.#reviewed) return;
    this.#reviewed = reviewed;
    if (reviewed && this.#about === "turn") this.#forget();
    if (this.#isNext() && !this.#about) this.#think("turn");
    else this.#tell();
  }

  /** @param {"turn" | "hint"} about */
  #think(about) {
    const view = this.#view;
    if (!view || (about === "hint" ? !this.#advises : this.#over)) return this.#tell();
    this.#about = about;
    this.#began = performance.now();
    this.#wished &&= about === "turn";
    this.#wonders = "";
    this.#evidence = null;
    this.#told = false;
    if (about === "hint") this.#help(true);
    if (about === "hint")
      this.page.note(this.thoughts.checked ? words.discs({ side: view.toPlay }) : words.thinks);
    const player = about === "turn" ? this.colour : view.toPlay;
    const games = Math.max(this.#tried ? TRIED : 0, Number(this.level.value));
    this.#computer.think(
      { games, player, ...(about === "hint" ? { seed: SEED, advises: true } : {}) },
      (answer) => this.#take(answer),
    );
    this.page.pyodide();
    this.#tell();
  }

  /** The turn that a person has tried, if the computer answers it now. */
  get #tried() {
    const { turn = 0, turns = [] } = this.#view ?? {};
    return this.#tries && turn === this.#tries.turn ? turns[turn - 1] : "";
  }

  /**
   * A person tries to find the better turn at a turning point, against the computer. Null ends it:
   * then the computer plays `colour` as before.
   * @param {Point | null} point
   * @param {Side} [colour]
   */
  try(point, colour = point ? other(point.player) : "") {
    this.#tries = point;
    this.#choose(colour);
  }

  /**
   * Take a slice of thinking.
   * @param {Evidence & {error?: string, word?: string}} answer
   * @param {boolean} [waited]
   */
  #take(answer, waited) {
    if (answer.error) {
      this.stop();
      return this.page.note(answer.error);
    }
    const about = this.#about;
    const left =
      about === "turn" && answer.done && !waited ? PAUSE - (performance.now() - this.#began) : 0;
    if (left > 0) {
      this.#pause = setTimeout(() => this.#take(answer, true), left);
      return;
    }
    if (answer.done) this.#about = "";
    this.#evidence = answer;
    this.#tell();
    if (!answer.done) return;
    if (about === "turn") {
      const standing = words.standing(answer, this.#view?.you ?? "");
      this.#said =
        this.#tries && this.#tried
          ? words.triedInstead(this.#tries, this.#tried, answer.margin)
          : answer.resigns
            ? words.expectsToLose
            : standing === this.#standing
              ? ""
              : standing;
      this.#standing = standing;
      this.#resigns = answer.resigns;
      return this.page.send(this.#computer.taken(answer.word ?? ""));
    }
    if (this.#wonders) this.page.say(0, this.whatIf(this.#wonders));
    if (about === "hint" && !this.#at) {
      if (answer.turn === "pass" || this.thoughts.checked) this.#tellPoint(answer);
      else this.page.note(words.lookHere);
    }
  }

  /** The worker has failed; the game goes on without it. */
  #broke() {
    this.stop();
    this.page.note(words.thinkerBroke);
  }

  #halt() {
    this.#computer.stop();
    clearTimeout(this.#pause);
    this.#about = "";
  }

  #forget() {
    this.#halt();
    this.#at = "";
    this.#evidence = null;
  }

  /** Show who thinks, the progress, and the buttons. */
  #tell() {
    const view = this.#view;
    const on = this.colour !== "";
    element("invite").hidden = on || this.#invited || (view !== null && hasBegun(view));
    element("instead").hidden = !on || !this.#tapped || (view?.turns.length ?? 0) > 2;
    if (view) showPlayers(view, this.colour, this.level.value);
    this.plays.value = this.colour;
    const thinking = this.#about === "turn";
    const card = element(`${this.colour || "black"}-player`); // a style of the body is slow
    if (thinking) element("to-play").textContent = words.thinks;
    document.body.dataset.thinking = this.#about;
    element("resigns").hidden = !on || !this.#resigns || this.#over;
    /** @type {HTMLElement} */ (element("resigns").firstElementChild).textContent = words.offers;
    element("strong").hidden = !on || Math.max(...(view?.size ?? [0])) <= 9;
    this.stopper.hidden = !this.#isNext();
    this.stopper.textContent = thinking ? words.stopThinking : words.thinkNow;
    if (on && this.stopper.parentElement !== card) card.append(this.stopper);
    card.style.setProperty("--part", String(this.#evidence?.progress ?? 0));
    able(element("think"), this.#advises);
    this.plays.disabled = Boolean(view?.friend);
    const plays = (view?.friend?.state ?? "move") === "move";
    able(element("resign"), view !== null && !this.#reviewed && !this.#over && plays);
    this.#draw();
  }

  /** Its thinking as shown. */
  #shown() {
    return this.thoughts.checked && this.#evidence && this.#about !== "turn" && !this.#view?.over
      ? this.#evidence
      : null;
  }

  #draw() {
    const shown = this.#shown();
    this.board.careful = shown !== null; // a touch first shows what follows, then plays
    const hint =
      !shown && !this.#about && !this.#view?.over && this.#evidence?.done ? this.#evidence : null;
    this.board.over = shown
      ? (pen) => drawThoughts(pen, shown, this.#at)
      : hint
        ? (pen) => drawHint(pen, hint, this.#told)
        : this.#reviewed
          ? this.#below
          : null;
  }

  /** What is drawn in a review where nothing else is. @param {((pen: Pen) => void) | null} draw */
  set below(draw) {
    this.#below = draw;
    this.#draw();
  }

  /** @param {string} game */
  #keep(game) {
    this.#game = game;
    const how = [this.colour, this.level.value, ...(this.#helped ? ["helped"] : [])].join(" ");
    keepOf(SIDES, game, this.colour && how, MOST);
  }

  /** Keep that the person is helped now, if so. @param {boolean} so */
  #help(so) {
    this.#helped ||= so;
    if (this.colour && this.#game) this.#keep(this.#game);
  }
}
