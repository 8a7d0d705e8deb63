/**
 * The page "From ten rules to a player": one random game, many, and the tree, each played by the
 * real player in its worker. A section has its topic in:
 *
 *     data-link     the fragment of the position to begin with
 *     data-kind     what the worker is asked for (ttgo/player/worker.py): "random", "many" or
 *     "think" data-games    how many random games; data-slice how many of them between two updates
 *     .ask          the question that comes before the answer
 *
 * Until Python is ready, and without JavaScript, it shows a picture. Knows nothing of Go.
 */
import "../board/aria.js";
import "../board/grid.js";
import { drawThoughts, triedAt, write } from "../game/thoughts.js";
import { Bar } from "../board/bar.js";
import { less } from "../board/partial.js";
import { made, pointOf, running, whenNear } from "../board/parts.js";
import { ask } from "../python/boards-client.js";
import { Thinking } from "../python/think-client.js";
import * as words from "../words.js";
import * as asking from "../words/asked.js";

/** @import { Event, View } from "../view.js" */
/** @import { Evidence } from "../game/thoughts.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Pen } from "../board/pen.js" */

const GROWS = 1.4; // each step shows this many times the games of the last
const LISTED = 5; // moves

/** The lesson with the worker. @type {Lesson | null} */
let current = null;
const thinking = new Thinking(
  () => current?.stop(words.lessonBroke),
  () => current?.say(words.restarted),
);

/** Shared by all three: a board, a question, buttons, and a line of text. */
class Lesson {
  /** @type {View | null} */ view = null;
  text = ""; // the position, as a saved game
  seed = 1;
  running = false;

  /** @param {HTMLElement} section */
  constructor(section) {
    this.section = section;
    this.board = /** @type {Grid} */ (document.createElement("tt-grid"));
    this.board.setAttribute("label", section.querySelector("h2")?.textContent ?? words.goBoard);
    this.bar = new Bar(made("div", { className: "bar" }));
    // until it is used
    this.saying = made("p", { className: "say", role: "status", ariaLive: "off" });
    for (const use of ["focusin", "pointerdown"])
      section.addEventListener(use, () => (this.saying.ariaLive = "polite"), { once: true });
    this.looking = made("p", { className: "look" });
    this.list = made("ol", { className: "tried" });
    this.panel = made(
      "div",
      { className: "panel coming" },
      this.bar.element,
      this.saying,
      this.looking,
      this.list,
    );
    section.querySelector("figure")?.after(this.panel);
  }

  async start() {
    try {
      await this.send({ do: "follow", link: this.section.dataset.link });
      this.text = (await ask(this.section.id, { do: "keep" })).save ?? "";
      this.section.querySelector("img")?.replaceWith(this.board);
      this.begin();
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error));
    }
    this.panel.classList.remove("coming");
  }

  /** The question again, without an answer. */
  begin() {}

  /** An event that may change the board. @param {Event} event @returns {Promise<View>} */
  async send(event) {
    const { view } = await ask(this.section.id, event);
    return (this.view = /** @type {View} */ (view));
  }

  /** @param {string} sentence */
  say(sentence) {
    this.saying.textContent = sentence;
  }

  /**
   * Have the player play; its last task is stopped.
   * @param {Event} event
   * @param {(answer: any) => void} take
   */
  ask(event, take) {
    if (current !== this) current?.stop();
    current = this;
    this.running = true;
    thinking.ask(
      () => ({ text: this.text, then: [], seed: this.seed, ...event }),
      (answer) => {
        if (answer.done || answer.error) this.running = false;
        if (answer.error) this.stop(answer.error);
        else take(answer);
      },
    );
  }

  /** End here, with the moves so far. @param {string} [why] */
  stop(why = "") {
    if (current === this) thinking.stop();
    this.running = false;
    this.stopped();
    if (why) this.say(why);
  }

  stopped() {}
}

/** One game: first who will win, then turn by turn. */
class OneGame extends Lesson {
  /** @type {string[]} */ #turns = [];
  #guess = "";

  /** @override */
  begin() {
    this.#turns = [];
    this.#show();
    this.say(asking.think); // the question is above
    this.bar.show(
      ["black", "white"].map((side) => ({
        text: asking.choices[side],
        act: () => this.#choose(side),
      })),
    );
  }

  /** @override */
  stopped() {
    if (!this.#turns.length) this.begin();
  }

  /** @param {string} side */
  #choose(side) {
    this.#guess = side;
    this.bar.show([]);
    this.ask({ do: "random" }, ({ turns }) => {
      this.#turns = turns;
      void this.#next();
    });
  }

  /** Take the next turns of the game, or take some back. @param {number} turns */
  async #next(turns = 1) {
    for (let left = Math.abs(turns); left > 0; left--) {
      await this.send(
        turns < 0 ? { do: "undo" } : { do: "turn", at: this.#turns[this.view?.turn ?? 0] },
      );
    }
    this.#tell();
  }

  async #again() {
    this.seed++;
    await this.send({ do: "goto", turn: 0 });
    this.begin();
  }

  #show() {
    if (this.view) this.board.view = less(this.view, { reach: true, play: false });
  }

  #tell() {
    const view = /** @type {View} */ (this.view);
    const { turn, over, say } = view;
    const all = this.#turns.length;
    this.#show();
    this.say(
      over
        ? words.guessed({
            rightly: over.result.startsWith(this.#guess === "black" ? "B" : "W"),
            say,
          })
        : say,
    );
    this.bar.show([
      { text: asking.previous, act: () => this.#next(-1), able: turn > 0 },
      { text: asking.next({ step: turn, all }), act: () => this.#next(), able: !over, main: true },
      { text: words.wholeGame, act: () => this.#next(all - turn), able: !over },
      { text: words.otherGame, act: () => this.#again() },
    ]);
  }
}

/** Many games: first guess their best move, then see how the numbers grow. */
class ManyGames extends Lesson {
  /** @type {Evidence[]} */ #frames = [];
  #step = 0;
  #guess = "";
  #at = "";

  /** @param {HTMLElement} section */
  constructor(section) {
    super(section);
    this.tree = section.dataset.kind === "think";
    this.board.addEventListener(
      "tt-play",
      (event) => !this.running && !this.#frames.length && this.#run(pointOf(event)),
    );
    this.board.addEventListener("tt-look", (event) => this.#look(pointOf(event) ?? ""));
  }

  /** @override */
  begin() {
    this.#frames = [];
    this.#guess = "";
    this.list.replaceChildren();
    this.#draw();
    this.say(words.chooseOne);
    this.bar.show([{ text: asking.showMe, act: () => this.#run("") }]);
  }

  /** @override */
  stopped() {
    if (this.#frames.length) this.#tell();
    else this.begin();
  }

  /** @param {string} guess */
  #run(guess) {
    const { kind = "", games, slice } = this.section.dataset;
    this.#guess = guess;
    this.bar.show([{ text: words.stopThinking, act: () => this.stop() }]);
    const player = this.view?.toPlay;
    this.ask(
      { do: kind, games: Number(games), slice: Number(slice), player },
      (/** @type {Evidence} */ answer) => {
        const frames = this.#frames;
        const last = frames.at(-1)?.games ?? 0;
        if (answer.games >= last * GROWS) frames.push(answer);
        else if (answer.done) frames[frames.length - 1] = answer;
        this.#step = frames.length - 1;
        if (answer.done) this.#tell();
        else {
          this.#draw();
          // not read aloud every time
          this.looking.textContent = words.gamesSoFar({ games: answer.games });
        }
      },
    );
  }

  get #frame() {
    return this.#frames[this.#step] ?? null;
  }

  #draw() {
    const frame = this.#frame;
    if (this.view) this.board.view = less(this.view, { reach: false, play: !frame });
    this.board.over =
      frame &&
      ((pen, { view }) =>
        this.tree ? drawVisits(pen, frame, this.#at) : drawMany(pen, frame, view));
    if (!frame) return;
    const listed = frame.moves.slice(0, LISTED);
    const guess = triedAt(frame, this.#guess);
    if (guess && !listed.includes(guess)) listed.push(guess);
    this.list.replaceChildren(
      ...listed.map((move) => made("li", { textContent: words.triedMove(move, this.tree) })),
    );
  }

  #tell() {
    const frame = /** @type {Evidence} */ (this.#frame);
    const last = this.#frames.length - 1;
    this.#draw();
    this.looking.textContent = "";
    this.say(
      this.#step < last
        ? words.gamesSoFar({ games: frame.games })
        : words.manyTold(frame, this.#guess, triedAt(frame, this.#guess), this.tree),
    );
    const go = (/** @type {number} */ step) => () => {
      this.#step = Math.max(0, Math.min(last, step));
      this.#tell();
    };
    this.bar.show([
      { text: asking.previous, act: go(this.#step - 1), able: this.#step > 0 },
      {
        text: asking.next({ step: this.#step + 1, all: last + 1 }),
        act: go(this.#step + 1),
        able: this.#step < last,
        main: true,
      },
      { text: words.otherGames, act: () => this.#again() },
    ]);
  }

  #again() {
    this.seed++;
    this.begin();
  }

  /** @param {string} at */
  #look(at) {
    const frame = this.#frame;
    const tried = frame && triedAt(frame, at);
    this.#at = tried ? at : "";
    this.looking.textContent =
      frame && tried
        ? this.tree
          ? words.whatIf(frame, at, tried)
          : words.triedMove(tried, false)
        : "";
    if (frame && this.tree) this.board.over = (pen) => drawVisits(pen, frame, this.#at);
  }
}

/**
 * Each empty point: whose area it was, as its square's shade, and how often a move there won.
 * @param {Pen} pen
 * @param {Evidence} evidence
 * @param {View | null} view
 */
function drawMany(pen, evidence, view) {
  const { ctx, m, palette } = pen;
  evidence.ownership.forEach((row, y) => {
    for (const [x, owned] of row.entries()) {
      if (view?.stones[y][x] !== ".") continue;
      ctx.globalAlpha = 0.6 * Math.abs(owned);
      ctx.fillStyle = owned > 0 ? palette.black : palette.white;
      ctx.fillRect(m.left + (x - 0.5) * m.cell, m.top + (y - 0.5) * m.cell, m.cell, m.cell);
    }
  });
  ctx.globalAlpha = 1;
  drawThoughts(pen, evidence, "", Infinity);
}

/**
 * Each move's number of games as the size of a disc; where the reader points, the line that
 * follows.
 * @param {Pen} pen
 * @param {Evidence} evidence
 * @param {string} at
 */
function drawVisits(pen, evidence, at) {
  const { ctx, m, palette } = pen;
  const looked = triedAt(evidence, at);
  if (looked) return drawThoughts(pen, { ...evidence, moves: [looked] }, at);
  const most = evidence.moves[0]?.games ?? 1;
  for (const { at: vertex, games } of evidence.moves) {
    if (vertex === "pass") continue;
    const [x, y] = pen.centre(vertex);
    const radius = m.cell * (0.16 + 0.3 * Math.sqrt(games / most));
    ctx.fillStyle = palette.ground;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
    pen.ring(x, y, radius, palette.accent, []);
    write(pen, String(games), x, y, palette.label, games < 100 ? 0.28 : 0.24);
  }
}

const sections = /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("section[data-kind]")
);
const lessons = new Map(
  [...sections].map((section) => [
    section,
    section.dataset.kind === "random" ? new OneGame(section) : new ManyGames(section),
  ]),
);
whenNear(sections, (section) => void lessons.get(section)?.start());
running();
