/**
 * A plot of the lead over the turns, komi included: Black's is an area above the zero line, White's
 * one below it, and a vertical line marks the shown turn. It is the lead of the points as they
 * stand, or as the computer expects it, once it has looked through the game (turning.js). A turn
 * just played has its score in the view; Python is asked only for those of another line, some at a
 * time, and they are drawn as they come. Beside it the scores as a table.
 */
import * as words from "../words.js";
import { element, made } from "../board/parts.js";
import { playerOf } from "../python/whose.js";
import { setAttributes, shape } from "../board/svg.js";

/** @import { Event, Plot as Scores, View } from "../view.js" */
/** @import { Context } from "./page.js" */

const EDGE = 5; // pixels above and below the areas
const LEAST = 2; // turns for an area
const TOP = 5; // points; the range is at least this
const QUIET = 2000; // ms without a new view, after which a hidden plot asks too: it may be printed

/** The scores of the shown line, known for its first turns or for all. */
export class Known {
  /** @type {number[]} */ black = [];
  /** @type {number[]} */ white = [];
  /** @type {Pick<View, "turns" | "players"> | null} */ #view = null;
  #line = ""; // the turns of the view,
  #asked = ""; // and those whose scores were asked for

  /** @param {Pick<View, "turns" | "players" | "turn" | "score">} view @param {boolean} [anew] */
  show(view, anew = false) {
    if (anew) {
      // its turns may look like those of the last game
      this.#keep(0);
      this.#line = this.#asked = "";
    }
    const { turns, players, turn, score } = view;
    const line = turns.join(" ") + players;
    if (line !== this.#line) {
      const before = this.#view;
      const same = turns.findIndex(
        (word, at) => word !== before?.turns[at] || players[at] !== before.players[at],
      );
      this.#keep(same < 0 ? turns.length + 1 : same + 1);
    }
    // one more, played just now
    if (this.black.length === turn) this.#add([score.black], [score.white]);
    this.#view = view;
    this.#line = line;
  }

  /** Take Python's answer, which may be late and about another line. @param {Scores} scores */
  take({ turn, black, white }) {
    const known = this.black.length - turn;
    if (this.#asked === this.#line && known >= 0) this.#add(black.slice(known), white.slice(known));
    this.#asked = "";
  }

  /** The first turn to ask Python for; null if all are known or asked for. */
  next() {
    if (this.isWhole || this.#asked === this.#line) return null;
    this.#asked = this.#line;
    return this.black.length;
  }

  get isWhole() {
    return this.black.length > (this.#view?.turns.length ?? 0);
  }

  /** @param {number[]} black @param {number[]} white */
  #add(black, white) {
    this.black = this.black.concat(black);
    this.white = this.white.concat(white);
  }

  /** @param {number} count */
  #keep(count) {
    this.black = this.black.slice(0, count);
    this.white = this.white.slice(0, count);
  }
}

/**
 * Black's lead after each turn, and the lead that fills the plot's height.
 * @param {Pick<Known, "black" | "white">} known
 * @param {number} komi
 * @param {(number | null)[]} margins  as the computer expects them; empty for the points alone
 */
export function leadsOf({ black, white }, komi, margins) {
  const expected = margins.length > 0;
  // Who is alone has all points: at first that means nothing, later it would press the rest flat.
  const both = black.map((points, at) => points > 0 && white[at] > 0);
  const first = both.indexOf(true);
  const leads = expected
    ? margins
    : black.map((points, at) => (at < first ? 0 : points - white[at]) - komi);
  const counts = leads.filter((_, at) => expected || both[at]);
  const most = counts.reduce(
    (/** @type {number} */ found, lead) => Math.max(found, Math.abs(lead ?? 0)),
    TOP,
  );
  return { leads, most };
}

export class Plot {
  /** @type {View | null} */ #view = null;
  #known = new Known();
  /** Black's, after each turn, as the computer expects them. @type {(number | null)[]} */
  #margins = [];
  #visible = false;
  #quiet = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  #frame = 0;

  frame = element("plot");
  numbers = /** @type {HTMLDetailsElement} */ (element("numbers")); // with a table
  svg = /** @type {SVGSVGElement} */ (this.frame.querySelector("svg"));
  // the lead at the end
  end = /** @type {HTMLElement} */ (this.frame.querySelector(".ends span"));
  takes = { plot: (/** @type {Scores} */ scores) => this.#take(scores) };

  /** @param {(event: Event) => void} send @param {(turn: number) => void} goTo */
  constructor(send, goTo) {
    this.send = send;
    this.numbers.addEventListener("toggle", () => {
      this.#ask();
      this.#redraw();
    });
    this.marks = {
      area: shape("polygon", { class: "lead" }),
      even: shape("line"),
      now: shape("line", { class: "now" }),
      line: shape("polyline"),
      at: shape("circle"),
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
    this.#known.show(view, anew);
    this.#view = view;
    this.frame.hidden = this.numbers.hidden = view.turns.length < LEAST;
    this.#quiet = false;
    clearTimeout(this.#timer);
    if (!this.#known.isWhole)
      this.#timer = setTimeout(() => {
        this.#quiet = true;
        this.#ask();
      }, QUIET);
    this.#ask();
    this.#redraw();
  }

  /** @param {Scores} scores */
  #take(scores) {
    this.#known.take(scores);
    this.#ask();
    this.#redraw();
  }

  #ask() {
    const wanted = this.#visible || this.numbers.open || this.#quiet;
    if (!this.#view || !wanted || this.frame.hidden) return;
    const turn = this.#known.next();
    if (turn !== null) this.send({ do: "plot", turn });
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

  /** Draw these margins, Black's after each turn; the points as they stand if there are none. */
  set margins(/** @type {(number | null)[]} */ margins) {
    this.#margins = margins;
    this.#redraw();
  }

  #draw() {
    const view = this.#view;
    const [width, height] = sizeOf(this.svg);
    if (view && this.numbers.open && this.#known.isWhole) tabulate(this.numbers, view, this.#known);
    if (!view || !width) return;
    const { turn, turns, score } = view;
    const expected = this.#margins.length > 0;
    this.frame.classList.toggle("expected", expected);
    const { leads, most } = leadsOf(this.#known, score.komi, this.#margins);
    this.svg.ariaLabel = expected
      ? words.expectedAfter(turn, turns.length, leads[turn] ?? null)
      : words.plot(turn, turns.length, score);
    const middle = height / 2;
    const x = (/** @type {number} */ at) => place(at, turns.length || 1, width).toFixed(1);
    const y = (/** @type {number} */ lead) =>
      (middle - Math.max(-1, Math.min(1, lead / most)) * (middle - EDGE)).toFixed(1);
    const known = leads.flatMap((lead, at) => (lead === null ? [] : [{ at, lead }]));
    const points = known.map(({ at, lead }) => `${x(at)},${y(lead)}`).join(" ");
    const last = known[known.length - 1];
    const { marks } = this;
    setAttributes(marks.area, {
      points: last ? `${x(known[0].at)},${middle} ${points} ${x(last.at)},${middle}` : "",
    });
    setAttributes(marks.line, { points });
    setAttributes(marks.even, { x1: 0, x2: width, y1: middle, y2: middle });
    setAttributes(marks.now, { x1: x(turn), x2: x(turn), y1: 0, y2: height });
    const here = leads[turn];
    setAttributes(
      marks.at,
      typeof here === "number" ? { cx: x(turn), cy: y(here), r: 4 } : { r: 0 },
    );
    this.end.textContent = last ? words.ahead(last.lead) : "";
    this.end.style.top = `${Math.max(8, Math.min(height - 8, Number(y(last?.lead ?? 0))))}px`;
  }
}

/** @param {HTMLElement} fold @param {View} view @param {Known} scores */
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
function place(turn, last, width) {
  return PAD + (turn / last) * (width - 2 * PAD);
}

/**
 * A click or a drag goes to the turn under it.
 * @param {SVGSVGElement} svg
 * @param {() => number} last the number of turns
 * @param {(turn: number) => void} goTo
 */
function listen(svg, last, goTo) {
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
function sizeOf(svg) {
  const size =
    svg.clientWidth || !matchMedia("print").matches ? [svg.clientWidth, svg.clientHeight] : PAPER;
  if (size[0])
    setAttributes(svg, { viewBox: `0 0 ${size[0]} ${size[1]}`, preserveAspectRatio: "none" });
  return size;
}
