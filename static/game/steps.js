/**
 * Going from turn to turn: a slider, and while a game is reviewed the wheel over the board, keys
 * wherever the focus is except in a field, and a swipe. On the board the arrows step,
 * too, as they do on other pages; with Shift they go from point to point. Python is asked only for
 * the last turn wanted: the queue keeps one waiting step, and the slider runs ahead of the answers.
 */
import { able, element, stepOf, used } from "../board/parts.js";
import { playerOf } from "../python/whose.js";
import * as words from "../words.js";
import { FRESH } from "../words/events.js";
import { setReview } from "./status.js";
import { byGame, keepOf, MOST, REVIEWED } from "../keep/storage.js";

/** @import { Event, View } from "../view.js" */
/** @import { Context } from "./page.js" */
/** @import { Queue } from "../python/queue.js" */
/** @import { ThinkerPanel } from "./computer/panel.js" */
/** @import { Store } from "../keep/store.js" */

const NOTCH = 50; // pixels: a wheel's smallest move,
const GLIDE = 40; // a touch pad less; these many pixels are a step
/** Of the buttons. @type {[string, number][]} */
const WAYS = [
  ["first", -Infinity],
  ["back", -1],
  ["next", 1],
  ["last", Infinity],
];
const PAUSE = 250; // ms without the wheel; then a new gesture begins

export class Steps {
  /** @type {View | null} */ #view = null;
  #turned = 0; // pixels of a touch pad that are not yet a step
  #scrolled = -Infinity; // when the wheel last moved the page

  /** @type {number[]} */ #stops = [];
  slider = /** @type {HTMLInputElement} */ (element("step"));
  shown = element("step-place"); // the place and the number of turns

  /**
   * @param {HTMLElement} board
   * @param {Queue} queue
   * @param {(event: Event) => void} send
   * @param {() => boolean} isReview
   */
  constructor(board, queue, send, isReview) {
    const { slider } = this;
    const told = element("say"); // a step is also read aloud there
    this.queue = queue;
    this.send = send;
    this.isReview = isReview;
    slider.addEventListener("input", () => this.to(Number(slider.value)));
    // A focused slider says by itself where it is.
    slider.addEventListener("focus", () => (told.ariaLive = "off"));
    slider.addEventListener("blur", () => (told.ariaLive = "polite"));
    board.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    addEventListener(
      "wheel",
      (event) => {
        if (!event.defaultPrevented) this.#scrolled = event.timeStamp;
      },
      { passive: true },
    );
  }

  /** @param {View} view */
  show(view) {
    this.#view = view;
    // in the next game the wheel begins a new gesture
    if (!view.turns.length) [this.#turned, this.#scrolled] = [0, -Infinity];
    this.slider.max = String(view.turns.length);
    this.shown.style.minWidth = `${2 * this.slider.max.length + 3.5}ch`; // keeps the slider's length
    this.#mark(this.#heading(view));
  }

  /** Places to step to instead of each, such as those that are explained. */
  set stops(/** @type {number[]} */ stops) {
    this.#stops = stops;
    if (this.#view) this.#mark(this.#heading(this.#view));
  }

  /** @param {number} turn */
  to(turn) {
    if (!this.#view) return;
    this.#mark(turn);
    this.send({ do: "goto", turn });
  }

  /**
   * Go on or back by `turns`. Events still on their way to Python may change the turns, so then
   * only one is undone.
   * @param {number} turns
   */
  by(turns) {
    const view = this.#view;
    if (view && this.can(turns) && this.queue.steady) this.to(this.#after(view, turns));
    else if (Math.abs(turns) === 1 && !this.#stops.length)
      this.send({ do: turns < 0 ? "undo" : "redo" });
  }

  /** Whether there are turns in that direction. @param {number} turns */
  can(turns) {
    const view = this.#view;
    return view !== null && this.#after(view, turns) !== this.#heading(view);
  }

  /** Where a step leads. @param {View} view @param {number} turns */
  #after(view, turns, here = this.#heading(view)) {
    if (!this.#stops.length || Math.abs(turns) > 1)
      return Math.max(0, Math.min(view.turns.length, here + turns));
    const there = this.#stops.filter((stop) => (stop - here) * turns > 0);
    return there.at(turns < 0 ? -1 : 0) ?? here;
  }

  /** The turn of the newest unanswered step, or the shown one. @param {View} view */
  #heading(view) {
    return this.queue.heading ?? view.turn;
  }

  /** @param {number} turn */
  #mark(turn) {
    const { slider, shown } = this;
    const view = /** @type {View} */ (this.#view);
    const stop = 1 + this.#stops.indexOf(turn);
    slider.value = String(turn);
    slider.ariaValueText = placeText(view, turn);
    shown.textContent = words.placeOf(
      stop ? { turn: stop, all: this.#stops.length } : { turn, all: view.turns.length },
    );
    for (const [id, way] of WAYS) able(element(id), this.#after(view, way, turn) !== turn);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const { deltaX, deltaY, deltaMode, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || Math.abs(deltaX) > Math.abs(deltaY))
      return; // zoom, or sideways
    const way = Math.sign(deltaY);
    // A page scroll that comes over the board goes on scrolling.
    if (!way || !this.isReview() || timeStamp - this.#scrolled < PAUSE || !this.can(way)) return;
    event.preventDefault();
    if (deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(deltaY) >= NOTCH) {
      this.#turned = 0;
      this.by(way);
      return;
    }
    this.#turned = Math.sign(this.#turned) === way ? this.#turned + deltaY : deltaY;
    if (Math.abs(this.#turned) < GLIDE) return;
    this.#turned = 0;
    this.by(way);
  }
}

/** "Turn 12 of 60, White D4", for screen readers. @param {View} view @param {number} turn */
function placeText(view, turn) {
  const all = view.turns.length;
  if (turn === 0) return words.beforeTurns({ all });
  const player = playerOf(view, turn);
  return words.turnOf({
    turn,
    all,
    what: player ? words.turnBy({ side: player, at: view.turns[turn - 1] }) : view.labels[turn - 1],
  });
}

const SWIPED = "input, textarea, select, dialog, .plot, [role=tablist]";
const FAR = 48; // pixels,
const QUICK = 700; // and ms: a swipe takes no longer
const RIM = 24; // pixels at the edge: the system's swipes

/** @typedef {{x: number, y: number, time: number}} Touch */

/**
 * The same for a swipe: to the left goes on, as one turns pages.
 * @param {Touch} down
 * @param {Touch} up
 * @param {number} width of the window
 */
export function swipeOf(down, up, width) {
  const [x, y] = [up.x - down.x, up.y - down.y];
  const counts =
    Math.abs(x) >= FAR &&
    Math.abs(x) > 2 * Math.abs(y) &&
    up.time - down.time <= QUICK &&
    down.x >= RIM &&
    down.x <= width - RIM;
  return counts ? -Math.sign(x) : 0;
}

export class Review {
  /** @type {View | null} */ #view = null;
  /** @type {View | null} */ #from = null; // what was shown when it began

  /**
   * @param {Pick<ThinkerPanel, "changed">} thinker takes no turn meanwhile
   * @param {Steps} steps
   * @param {Pick<Store, "id" | "source">} store
   * @param {() => void} changed
   */
  constructor(thinker, steps, store, changed) {
    this.thinker = thinker;
    this.store = store;
    this.changed = changed;
    listen(steps, this);
  }

  /**
   * Back to where one came from: the end of the line that was shown when the review began.
   * @param {(event: Event) => void} send
   */
  leave(send) {
    const { turns } = this.#from ?? {};
    const other = turns?.findIndex((at, place) => at !== this.#view?.turns[place]) ?? -1;
    if (turns && other >= 0) send({ do: "branch", turn: other + 1, at: turns[other] });
    send({ do: "goto", turn: (turns ?? this.#view?.turns ?? []).length });
    this.on = false;
  }

  /**
   * A game that is opened is reviewed, one that begins is not.
   * @param {View} view
   * @param {Context} context
   */
  show(view, { event, begins }) {
    this.#view = view;
    const what = event?.do ?? "";
    if (view.error || !(begins || what === "load" || what === "game")) return;
    const { id, source } = this.store;
    // as it was left: undone turns alone do not tell a review
    if (what === "load")
      this.on = byGame(REVIEWED)[id] === true || byGame(REVIEWED)[source] === true;
    else if (what === "open" || what === "game") this.on = view.turns.length > 0;
    else this.on = view.turn < view.turns.length && !FRESH.includes(what);
  }

  get on() {
    return document.body.dataset.mode === "review";
  }

  /** A game is reviewed or played. */
  set on(on) {
    if (on !== this.on) this.#from = on ? this.#view : null;
    setReview(on);
    keepOf(REVIEWED, this.store.id, on, MOST);
    this.thinker.changed();
    this.changed();
  }
}

/** @param {Steps} steps @param {Review} review */
function listen(steps, review) {
  /** @type {Touch | null} */ let down = null;
  // Before the board and the list of turns get it
  addEventListener(
    "keydown",
    (event) => {
      const by = review.on ? stepOf(event) : 0;
      if (!by) return;
      used(event);
      if (steps.can(by)) steps.by(by);
    },
    { capture: true },
  );
  addEventListener(
    "touchstart",
    ({ touches, timeStamp, target }) => {
      const alone =
        review.on && touches.length === 1 && !(/** @type {Element} */ (target).closest(SWIPED));
      down = alone ? { x: touches[0].clientX, y: touches[0].clientY, time: timeStamp } : null;
    },
    { passive: true },
  );
  addEventListener(
    "touchend",
    ({ changedTouches, timeStamp }) => {
      const [{ clientX, clientY }] = changedTouches;
      const by = down && swipeOf(down, { x: clientX, y: clientY, time: timeStamp }, innerWidth);
      down = null;
      if (by && steps.can(by)) steps.by(by);
    },
    { passive: true },
  );
}
