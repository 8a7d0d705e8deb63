/**
 * A plot of both scores, komi included, over the turns: Black's line is solid, White's is dashed,
 * and a vertical line marks the shown turn. A turn just played has its score in the view; Python is
 * asked only for those of another line, some at a time, and they are drawn as they come. Beside it
 * the same as a table, and what the forecasts' plot (expected.js) shares with it.
 */
import * as words from "../words.js";
import { element, made, playerOf } from "../board/parts.js";
import { setAttributes, shape } from "../board/shape.js";

/** @import { Event, Plot as Scores, View } from "../view.js" */
/** @import { Context } from "./page.js" */

/**
 * @typedef {Omit<Scores, "turn">} Line  from the start on
 */

const EDGE = 5; // pixels above and below the lines
const LEAST = 2; // turns for a line
const QUIET = 2000; // ms without a new view, after which a hidden plot asks too: it may be printed
const APART = 17; // pixels between the two numbers at the end

export class Plot {
  /** @type {View | null} */ #view = null;
  #scores = none(); // of the line's first turns, or of all
  #line = ""; // the turns of the view,
  #asked = ""; // and those whose scores were asked for
  #visible = false;
  #quiet = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  #frame = 0;

  frame = element("plot");
  numbers = /** @type {HTMLDetailsElement} */ (element("numbers")); // with a table
  svg = /** @type {SVGSVGElement} */ (this.frame.querySelector("svg"));
  // the numbers at the end of each line
  ends = /** @type {HTMLElement[]} */ ([...this.frame.querySelectorAll(".ends span")]);
  takes = { plot: (/** @type {Scores} */ scores) => this.#take(scores) };

  /** @param {(event: Event) => void} send @param {(turn: number) => void} goTo */
  constructor(send, goTo) {
    this.send = send;
    this.numbers.addEventListener("toggle", () => {
      this.#ask();
      this.#redraw();
    });
    this.marks = {
      now: shape("line", { class: "now" }),
      white: shape("polyline", { class: "white" }),
      black: shape("polyline", { class: "black" }),
      whiteNow: shape("circle", { class: "white" }),
      blackNow: shape("circle", { class: "black" }),
    };
    this.svg.append(...Object.values(this.marks));
    new IntersectionObserver((entries) => {
      this.#visible = entries[entries.length - 1].isIntersecting;
      this.#ask();
    }).observe(this.frame);
    new ResizeObserver(() => this.#redraw()).observe(this.svg);
    addEventListener("beforeprint", () => this.#draw());
    listen(this.svg, () => this.#view?.turns.length ?? 0, goTo);
  }

  /** @param {View} view @param {Partial<Context>} [context] */
  show(view, { anew } = {}) {
    if (anew) {
      // its turns may look like those of the last game
      this.#scores = none();
      this.#line = this.#asked = "";
    }
    const { turns, players, turn, score } = view;
    const line = turns.join(" ") + players;
    if (line !== this.#line) {
      const before = this.#view;
      const same = turns.findIndex(
        (word, at) => word !== before?.turns[at] || players[at] !== before.players[at],
      );
      this.#scores = first(this.#scores, same < 0 ? turns.length + 1 : same + 1);
    }
    // one more, played just now
    if (this.#scores.black.length === turn) this.#add([score.black], [score.white]);
    this.#view = view;
    this.#line = line;
    this.frame.hidden = this.numbers.hidden = turns.length < LEAST;
    this.svg.ariaLabel = words.plot(turn, turns.length, score);
    this.#quiet = false;
    clearTimeout(this.#timer);
    if (!this.#isWhole())
      this.#timer = setTimeout(() => {
        this.#quiet = true;
        this.#ask();
      }, QUIET);
    this.#ask();
    this.#redraw();
  }

  /** Take Python's answer, which may be late and about another line. @param {Scores} scores */
  #take({ turn, black, white }) {
    const known = this.#scores.black.length - turn;
    if (this.#asked === this.#line && known >= 0) this.#add(black.slice(known), white.slice(known));
    this.#asked = "";
    this.#ask();
    this.#redraw();
  }

  /** @param {number[]} black @param {number[]} white */
  #add(black, white) {
    this.#scores = {
      black: this.#scores.black.concat(black),
      white: this.#scores.white.concat(white),
    };
  }

  #ask() {
    if (
      !this.#view ||
      !(this.#visible || this.numbers.open || this.#quiet) ||
      this.#isWhole() ||
      this.frame.hidden ||
      this.#asked === this.#line
    )
      return;
    this.#asked = this.#line;
    this.send({ do: "plot", turn: this.#scores.black.length });
  }

  #isWhole() {
    return this.#scores.black.length > (this.#view?.turns.length ?? 0);
  }

  /** In the frame after the next one, which is the board's. */
  #redraw() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#draw();
      });
    });
  }

  #draw() {
    const view = this.#view;
    const [width, height] = sizeOf(this.svg);
    if (view && this.numbers.open && this.#isWhole()) tabulate(this.numbers, view, this.#scores);
    if (!view || !width) return;
    const { komi } = view.score;
    const scores = {
      black: this.#scores.black,
      white: this.#scores.white.map((points) => points + komi),
    };
    const last = view.turns.length || 1;
    const most = top(scores);
    const x = (/** @type {number} */ turn) => place(turn, last, width);
    const least = Math.min(0, komi);
    const inside = (/** @type {number} */ points) =>
      Math.max(EDGE, height - EDGE - ((points - least) / (most - least)) * (height - 2 * EDGE));
    const { marks } = this;
    setAttributes(marks.now, { x1: x(view.turn), x2: x(view.turn), y1: 0, y2: height });
    for (const side of /** @type {const} */ (["black", "white"])) {
      const points = scores[side];
      const drawn = points.map((of, turn) => `${x(turn).toFixed(1)},${inside(of).toFixed(1)}`);
      setAttributes(marks[side], { points: drawn.join(" ") });
      setAttributes(marks[`${side}Now`], {
        cx: x(view.turn),
        cy: inside(view.score[side] + (side === "white" ? komi : 0)),
        r: points.length ? 4 : 0,
      });
    }
    const [black, white] = [scores.black[last], scores.white[last]];
    // The numbers stand at the lines' ends, one above the other if these are too near.
    const between = (
      /** @type {number} */ low,
      /** @type {number} */ at,
      /** @type {number} */ high,
    ) => Math.max(low, Math.min(high, at));
    const half = APART / 2;
    const middle = between(APART, (inside(black) + inside(white)) / 2, height - APART);
    const spread =
      Math.max(half, Math.abs(inside(black) - inside(white)) / 2) * (black >= white ? -1 : 1);
    this.#label(0, black, between(half, middle + spread, height - half));
    this.#label(1, white, between(half, middle - spread, height - half));
  }

  /** @param {number} which @param {number | undefined} points @param {number} at from the top */
  #label(which, points, at) {
    const end = this.ends[which];
    end.hidden = points === undefined;
    end.textContent = String(points ?? "");
    end.style.top = `${at}px`;
  }
}

/** @returns {Line} */
function none() {
  return { black: [], white: [] };
}

/** @param {Line} line @param {number} count */
function first({ black, white }, count) {
  return { black: black.slice(0, count), white: white.slice(0, count) };
}

/**
 * The score at the top of the plot. While only one player has points, that player has all, as after
 * the first turn: there the line runs along the top, or it would press the rest of the game flat.
 * @param {Line} scores
 */
function top({ black, white }) {
  let most = 0;
  const komi = white[0] ?? 0;
  for (const [turn, points] of black.entries())
    if (points && white[turn] > komi) most = Math.max(most, points, white[turn]);
  return most || black.concat(white).reduce((one, other) => Math.max(one, other), 1);
}

/** @param {HTMLElement} fold @param {View} view @param {Line} scores */
function tabulate(fold, view, scores) {
  const { labels, score, turn: shown } = view;
  const body = /** @type {HTMLTableSectionElement} */ (fold.querySelector("tbody"));
  body.replaceChildren(
    ...scores.black.map((black, turn) => {
      const name = turn ? words.turnNamed(labels[turn - 1], playerOf(view, turn)) : words.start;
      const row = made(
        "tr",
        {},
        made("th", { scope: "row", textContent: name }),
        cell(black),
        cell(scores.white[turn] + score.komi),
      );
      if (turn === shown) row.setAttribute("aria-current", "step");
      return row;
    }),
  );
}

/** @param {number} points */
function cell(points) {
  return made("td", { textContent: String(points) });
}

const PAD = 8; // pixels at each end, half the slider's thumb, so that plot and slider line up

/**
 * Where a turn is, in pixels from the left.
 * @param {number} turn
 * @param {number} last
 * @param {number} width
 */
export function place(turn, last, width) {
  return PAD + (turn / last) * (width - 2 * PAD);
}

/**
 * A click or a drag goes to the turn under it.
 * @param {SVGSVGElement} svg
 * @param {() => number} last the number of turns
 * @param {(turn: number) => void} goTo
 */
export function listen(svg, last, goTo) {
  const point = (/** @type {PointerEvent} */ event) => {
    const box = svg.getBoundingClientRect();
    const share = (event.clientX - box.left - PAD) / Math.max(1, box.width - 2 * PAD);
    goTo(Math.round(Math.max(0, Math.min(1, share)) * last()));
  };
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    svg.setPointerCapture(event.pointerId);
    point(event);
  });
  svg.addEventListener("pointermove", (event) => {
    if (svg.hasPointerCapture(event.pointerId)) point(event);
  });
}

const PAPER = [480, 64]; // pixels of a plot in a hidden tab when the page is printed

/**
 * A plot's size in pixels, [0, 0] while it is hidden; on paper it is stretched.
 * @param {SVGSVGElement} svg
 * @returns {number[]}
 */
export function sizeOf(svg) {
  const size =
    svg.clientWidth || !matchMedia("print").matches ? [svg.clientWidth, svg.clientHeight] : PAPER;
  if (size[0])
    setAttributes(svg, { viewBox: `0 0 ${size[0]} ${size[1]}`, preserveAspectRatio: "none" });
  return size;
}
