/**
 * The page "From ten rules to a player": a game that runs, many random games, and the tree, each
 * played by the real player in its worker. A section has its topic in:
 *
 *     data-link     the fragment of the position to begin with
 *     data-kind     what the worker is asked for (ttgo/player/worker.py): "many" or "think"
 *     data-plays    it plays on from there; else the reader guesses its move first
 *     data-games    how many random games; data-slice how many of them between two updates
 *     .ask          the question that comes before the answer
 *
 * Until Python is ready, and without JavaScript, it shows a picture. Knows nothing of Go.
 */
import "../board/aria.js";
import "../board/grid.js";
import { drawThoughts, triedAt, write } from "../game/thoughts.js";
import { Bar } from "../board/bar.js";
import { stepping } from "../board/frames.js";
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
const NUMBERS = [4, 12, 32, 100, 300, 1000, 3000]; // of random games before a move, to choose from
const PACE = 700; // milliseconds for a move, at least

/** The lesson with the worker. @type {Lesson | null} */
let current = null;
const thinking = new Thinking(
  () => current?.stop(words.lessonBroke),
  () => current?.say(words.restarted),
);

/** Shared by all: a board, a question, buttons, and a line of text. */
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
    this.panel = /** @type {HTMLElement} */ (section.querySelector(".panel"));
    this.panel.append(this.bar.element, this.saying, this.looking, this.list);
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

/**
 * The computer against itself, with as many random games before each move as the slider says, and
 * Black's share of them: after each turn, and as they are played.
 */
class SelfPlay extends Lesson {
  slider = document.createElement("input");
  number = made("span");
  shares = made("div", { className: "shares", ariaHidden: "true" });
  #next = 0; // a timer; 0 once it was stopped

  /** @param {HTMLElement} section */
  constructor(section) {
    super(section);
    const { slider } = this;
    slider.type = "range";
    slider.max = String(NUMBERS.length - 1);
    slider.value = String(NUMBERS.indexOf(Number(section.dataset.games)));
    const label = made("label", {}, this.number, slider);
    this.bar.element.after(label, this.looking, this.shares);
    slider.addEventListener("input", () => {
      this.#count();
      if (this.running) this.#think();
    });
    this.#count();
  }

  get #games() {
    return NUMBERS[Number(this.slider.value)];
  }

  #count() {
    this.slider.ariaValueText = this.number.textContent = words.gamesEach({ games: this.#games });
  }

  /** @override */
  begin() {
    this.shares.replaceChildren();
    this.looking.textContent = "";
    this.#draw(null);
    const waits = current?.running || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (waits) this.stopped();
    else this.#think();
  }

  /** @override */
  stopped() {
    clearTimeout(this.#next);
    this.#next = 0;
    const { say, over } = /** @type {View} */ (this.view);
    this.say(say);
    this.#offer({ text: words.goOn, act: () => this.#think(), able: !over, main: true });
  }

  /** @param {import("../board/bar.js").Choice} choice */
  #offer(choice) {
    this.bar.show([choice, { text: words.otherGame, act: () => this.#again() }]);
  }

  #think() {
    const { turns, turn, toPlay } = /** @type {View} */ (this.view);
    const then = turns.slice(0, turn).map((at) => ({ do: "turn", at }));
    const begun = performance.now();
    this.say("");
    this.#offer({ text: words.stopThinking, act: () => this.stop() });
    const slice = Number(this.section.dataset.slice);
    const event = { do: "think", then, games: this.#games, slice, player: toPlay };
    this.ask(event, (/** @type {Evidence & {word: string}} */ evidence) => {
      this.#draw(evidence);
      const left = PACE - (performance.now() - begun);
      if (evidence.done) this.#next = setTimeout(() => void this.#play(evidence.word), left);
    });
  }

  /** @param {string} at */
  async #play(at) {
    const { over } = await this.send({ do: "turn", at });
    this.#draw(null);
    if (over || !this.#next) this.stopped();
    else this.#think();
  }

  async #again() {
    current?.stop();
    this.seed++;
    await this.send({ do: "goto", turn: 0 });
    this.begin();
  }

  /** @param {Evidence | null} evidence */
  #draw(evidence) {
    const view = /** @type {View} */ (this.view);
    this.board.view = less(view, { reach: view.over !== null, play: false });
    this.board.over = evidence && ((pen) => drawThoughts(pen, evidence));
    if (!evidence) return;
    const share = evidence.player === "black" ? evidence.share : 1 - evidence.share;
    this.looking.textContent = words.shares({
      share: Math.round(100 * share),
      games: evidence.games,
    });
    const bar = /** @type {HTMLElement} */ (
      this.shares.children[view.turn] ?? this.shares.appendChild(made("i"))
    );
    bar.style.height = `${100 * share}%`;
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
    const go = (/** @type {number} */ step) => {
      this.#step = step;
      this.#tell();
    };
    const steps = stepping(this.#step, last + 1, go, asking);
    this.bar.show([
      ...steps.map((choice, index) => ({ ...choice, main: index === 1 })),
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
    section.dataset.plays === undefined ? new ManyGames(section) : new SelfPlay(section),
  ]),
);
whenNear(sections, (section) => void lessons.get(section)?.start());
running();
