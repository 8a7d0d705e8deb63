/**
 * <tt-grid>: shows a view and reports what a person does. It knows where points are drawn and
 * nothing of Go.
 *
 * Give it `view` and `look` as Python made them. It fires "tt-play" ({at}) when a point is tapped,
 * "tt-aim" ({at}) when a touch only aims at one, "tt-point" ({at}, null for none) when the pointer
 * or the keyboard enters one, and "tt-look" ({at}, null to stop) to ask what one reaches.
 */
import { Cells } from "./cells.js";
import { aimAfter, BASE, clickOf, emptyScene, placed } from "./draw.js";
import { shapeOf, TARGET } from "./fitted.js";
import { SHEET, TONES } from "./style.js";
import { joinedMarks, nothing, windowOf } from "./markup.js";
import { Painter } from "./painter.js";
import { pointing, used } from "./parts.js";
import { Hover } from "./hover.js";
import { markAt, vertexAt } from "./vertex.js";
import english from "../words/board.js";

/** @import { Look, Markup, View } from "../view.js" */
/** @import { Motion } from "./motion.js" */
/** @typedef {Pick<typeof import("./evidence.js"), "changedOf" | "withBase">} Evidence */
/** @typedef {typeof import("./later.js").LATER} Later */

export class Grid extends HTMLElement {
  /** @type {View | null} */ #view = null;
  /** @type {[number, number]} */ #size = [9, 9];
  #fitted = ""; // the size and the part of it that has cells
  #own = nothing(); // what the page points out
  #scene = emptyScene(english);
  /** @type {Evidence | null} */ #evidence = null;
  #canvas = document.createElement("canvas");
  #grid = document.createElement("div");
  #cells = new Cells(this.#grid);
  #plate = document.createElement("p");
  /** @type {Motion | null} */ #motion = null;
  /** @type {Partial<Later["layers"]>} */ #later = {};
  #painter = new Painter(this, this.#canvas, this.#scene, () => this.#motion);
  #touch = false; // the last pointer was a finger
  #held = false; // long enough to ask; its click then plays nothing
  #hover = new Hover((vertex) => {
    if (!vertex) this.look = null;
    this.dispatchEvent(pointing("tt-look", vertex));
  });
  #pointed = ""; // where the pointer or the keyboard is
  #placed = ""; // the stone that was shown before Python answered
  #life = new AbortController();
  careful = false; // every touch aims first
  hovers = true; // if false, only a long press, the key and `explain` do
  asks = true; // so does a tap where nothing may be played

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [TONES, SHEET];
    this.#canvas.ariaHidden = "true";
    this.#plate.textContent = english.onCopy;
    root.append(this.#canvas, this.#grid, this.#plate);
  }

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    /**
     * @template {keyof HTMLElementEventMap} K
     * @param {K} type
     * @param {(event: HTMLElementEventMap[K]) => void} answer
     */
    const on = (type, answer) => this.addEventListener(type, answer, { signal });
    on("pointerdown", this.#pointerDown);
    on("pointermove", this.#pointerMove);
    on("pointerleave", this.#pointerLeave);
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      on(end, () => (this.#touch || !this.hovers) && this.#hover.stop());
    on("contextmenu", (event) => this.#held && event.preventDefault());
    on("click", this.#click);
    on("keydown", this.#keyDown);
    // Between cells the focus stays inside the shadow tree, and no event of it comes out.
    this.#grid.addEventListener("focusin", this.#focusIn, { signal });
    this.#grid.addEventListener("focusout", this.#focusOut, { signal });
    this.#painter.watch(signal, () => this.#measure());
    this.#resize();
  }

  disconnectedCallback() {
    this.#life.abort();
    this.#painter.stop();
    this.#hover.stop();
    this.#motion?.end();
  }

  /** @returns {View | null} */
  get view() {
    return this.#view;
  }

  /** What to show. A move from the last view to this one is shown in its three steps. */
  set view(view) {
    const before = this.#view;
    this.#view = view;
    this.#motion?.end();
    this.explains = false;
    this.#setScene({ view, look: null, ...(view ? {} : { aim: "" }) });
    if (!view) return;
    this.#scene.markup = joinedMarks(this.#own, view.markup);
    this.toggleAttribute("copy", view.copy);
    if (!this.#sized(view.size)) this.#cells.describe(view, this.#scene.markup);
    const next = before?.turn === view.turn - 1;
    const follows = next && !view.refused ? view.steps : null;
    const shaded = before && follows && this.#scene.areas === "shading";
    const from = shaded && this.#evidence?.changedOf(before, view) ? before : null;
    if (view.refused?.earlier) this.#motion?.refuse(view.refused);
    else if (follows)
      this.#motion?.play(
        follows.opponent.length + follows.own.length > 0,
        follows.at === this.#placed,
        from !== null,
      );
    this.#placed = "";
    this.#setScene({
      before: from,
      aim: aimAfter(this.#scene.aim, before, view),
      counted: null,
      lifted: null,
    });
    // a finger does not rest there any more
    this.#hover.again(this.hovers && !(next && this.#touch));
    if (this.#scene.focus) this.#pointAt(this.#scene.focus);
  }

  /** Columns and rows, for the empty grid before there is a view. @param {[number, number]} size */
  set size(size) {
    this.#sized(size);
  }

  /** @param {[number, number]} size @returns {boolean} whether all points have new names */
  #sized(size) {
    if (`${size}` !== `${this.#size}`) {
      this.#size = size;
      Object.assign(this.#scene, { look: null, hover: "", aim: "" });
      this.#hover.now("");
    }
    return this.#resize();
  }

  /** @returns {[number, number]} */
  get size() {
    return this.#size;
  }

  /** Width divided by height, labels included. */
  get shape() {
    return shapeOf(this.#part, this.#scene.coordinates);
  }

  /** The point looked at now; "" for none. */
  get looking() {
    return this.#hover.told;
  }

  /** Look where the keyboard is, without waiting for rest. */
  lookHere = () => this.#hover.now(this.at);

  /** Whether a tap on a point asks about it instead of playing there. */
  get explains() {
    return this.hasAttribute("explains");
  }

  set explains(explains) {
    this.toggleAttribute("explains", explains);
  }

  /** @param {Look | null} look */
  set look(look) {
    this.#setScene({ look });
  }

  /**
   * Turns that Python has not answered, in order; "" for other events. A move that the view allows
   * is shown as played.
   * @param {string[]} turns
   */
  set waiting(turns) {
    this.#setScene({ waiting: turns });
    this.#placed = placed(this.#scene) || this.#placed;
  }

  /** What is pointed out besides what the view says. @param {Partial<Markup>} markup */
  set markup(markup) {
    this.#own = joinedMarks(nothing(), markup);
    this.#scene.markup = joinedMarks(this.#own, this.#view?.markup ?? null);
    const isAnew = this.#resize(); // which draws
    if (this.#view && !isAnew) this.#cells.describe(this.#view, this.#scene.markup);
  }

  /** All that is pointed out. @returns {Markup} */
  get markup() {
    return this.#scene.markup;
  }

  /** The part of the grid that is shown. */
  get #part() {
    return windowOf(this.#scene.markup.crop, this.#size);
  }

  get over() {
    return this.#scene.over;
  }

  /** What else is drawn, and moves. @param {Later} later */
  set later({ layers, Motion }) {
    this.#later = layers;
    this.#motion = new Motion(() => this.#painter.redraw());
    this.#drawAll();
  }

  /** What draws Python's answers. @param {Evidence} evidence */
  set evidence(evidence) {
    this.#evidence = evidence;
    this.#drawAll();
  }

  /** Draw all that has come. */
  #drawAll() {
    const base = { ...BASE, ...this.#later };
    this.#setScene({ layers: this.#evidence?.withBase(base) ?? Object.values(base) });
  }

  /**
   * A layer on top of all: what a demo points out.
   * @param {import("./draw.js").Scene["over"]} over
   */
  set over(over) {
    this.#setScene({ over });
  }

  /** Whether letters and numbers name the lines. @param {boolean} coordinates */
  set coordinates(coordinates) {
    this.toggleAttribute("bare", !coordinates);
    this.#setScene({ coordinates });
    this.#measure();
  }

  get coordinates() {
    return this.#scene.coordinates;
  }

  /** Paint what waits for a frame: a printer waits for none. */
  paint() {
    this.#painter.paint();
  }

  /** Its language. @param {import("./sentences.js").Words} words */
  set words(words) {
    this.#cells.words = words;
    this.#plate.textContent = words.onCopy;
    this.#setScene({ words });
  }

  /**
   * How what empty points reach is shown, and what is pointed out below the stones; at the end, how
   * far an area is counted, and who has won.
   * @param {Partial<Pick<import("./draw.js").Scene, "areas" | "tinted" | "counted" | "lifted">>} change
   */
  set looks(change) {
    this.#setScene(change);
  }

  /** "light", "dark", or "auto" for what the reader has chosen. @param {string} theme */
  set theme(theme) {
    this.setAttribute("theme", theme);
    this.#painter.repaint();
  }

  /** The point that a touch aims at; "" for none. */
  get aim() {
    return this.#scene.aim;
  }

  set aim(aim) {
    this.#setScene({ aim });
  }

  /** The vertex at the keyboard's focus. */
  get at() {
    return vertexAt(this.#cells.stop[0], this.#cells.stop[1], this.#size[1]);
  }

  focusPoint(vertex = this.at) {
    this.#cells.moveToVertex(vertex, true);
  }

  /** @param {Partial<import("./draw.js").Scene>} change */
  #setScene(change) {
    Object.assign(this.#scene, change);
    this.#painter.redraw();
  }

  /** Make new cells, and measure, only for another part: it lays out the page. */
  #resize() {
    const [width, height] = this.#size;
    const { words } = this.#cells;
    const label = this.getAttribute("label") ?? words.goBoard;
    this.#grid.ariaLabel = words.sized({ label, width, height });
    this.#painter.redraw();
    const part = `${this.#size} ${this.#part}`;
    if (part === this.#fitted) return false;
    this.#fitted = part;
    this.#measure(); // first: measuring new cells is slow
    this.#cells.resize(width, height, this.#part);
    if (this.#view) this.#cells.describe(this.#view, this.#scene.markup);
    return this.#view !== null;
  }

  /** Fit the grid into the element, and its cells over the points. */
  #measure() {
    const part = this.#part;
    this.style.setProperty("--columns", String(part[2] - part[0] + 1));
    this.style.setProperty("--rows", String(part[3] - part[1] + 1));
    this.#painter.fit(this.#size, part);
    this.#painter.cover(this.#grid, part);
  }

  /**
   * The vertex of an event's cell, "" outside the grid. The browser finds the cell under a pointer
   * however the page has scaled, zoomed or turned the board. A click that ends on another cell than
   * it began on has no vertex.
   * @param {MouseEvent} event
   */
  #under(event) {
    return /** @type {HTMLElement} */ (event.composedPath()[0]).dataset?.at ?? "";
  }

  /** @param {PointerEvent} event */
  #pointerDown = (event) => {
    this.#touch = event.pointerType === "touch";
    this.#held = false;
    this.#motion?.end();
    if (!this.#touch && (this.hovers || event.button)) return;
    this.#hover.hold(this.#under(event), () => {
      this.#held = true;
    });
  };

  /** @param {PointerEvent} event */
  #pointerMove = (event) => {
    if (event.pointerType === "touch") return;
    this.#pointAt(this.#under(event), true);
  };

  #pointerLeave = () => {
    if (this.#touch) return; // a lifted finger: its answer stays until the next tap
    this.#motion?.end();
    this.#pointAt("", true);
  };

  /**
   * Tell a point when the pointer has rested there; `hover` moves the ghost stone at once.
   * @param {string} vertex
   * @param {boolean} [hover]
   */
  #pointAt(vertex, hover) {
    if (hover && vertex !== this.#scene.hover) this.#setScene({ hover: vertex });
    // holding is about one point
    if (hover && !this.hovers && vertex !== this.#pointed) this.#hover.stop();
    if (clickOf(this.#view) === "colour") return;
    if (vertex !== this.#pointed)
      this.dispatchEvent(pointing("tt-point", (this.#pointed = vertex)));
    if (this.hovers) this.#hover.at(vertex);
  }

  /** @param {MouseEvent} event  a key's or a screen reader's has no place of its own */
  #click = (event) => {
    const vertex = this.#under(event);
    const view = this.#view;
    const taken = this.#scene.waiting.includes(vertex) || vertex === view?.turns[view.turn - 1];
    const again = taken && event.detail > 1 && !this.#touch; // a double click
    if (!vertex || again || this.#held) return; // a held one was a question
    this.#cells.moveToVertex(vertex, false);
    if (this.explains) {
      this.explains = vertex !== this.looking; // until one is chosen again
      this.#hover.now(vertex);
      return;
    }
    const touch = event.detail !== 0 && this.#touch;
    const small = this.careful || this.#painter.metrics.cell < TARGET;
    if (touch && small && this.#scene.aim !== vertex) {
      this.#setScene({ aim: vertex });
      this.dispatchEvent(pointing("tt-aim", vertex));
      return;
    }
    if (touch && this.asks && view && markAt(view.legal, vertex) !== "1") this.#hover.now(vertex);
    else this.#hover.choose(vertex); // the reader now watches the move, not the point
    this.#setScene({ aim: "" });
    this.dispatchEvent(pointing("tt-play", vertex));
  };

  /** @param {KeyboardEvent} event */
  #keyDown = (event) => {
    this.#motion?.end();
    this.#held = false;
    const target = this.#cells.target(event);
    if (event.key === "Escape") this.explains = false;
    if (target && !this.hovers) this.#hover.now("");
    if (target) this.#cells.moveTo(...target, true);
    else if ((event.key === "Enter" || event.key === " ") && !event.repeat) this.#cells.click();
    else return;
    used(event);
  };

  /** @param {FocusEvent} event */
  #focusIn = (event) => {
    const cell = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (!cell.dataset?.at) return;
    this.#cells.moveToVertex(cell.dataset.at, false);
    if (!cell.matches(":focus-visible")) return;
    this.#setScene({ focus: cell.dataset.at });
    this.#pointAt(cell.dataset.at);
  };

  #focusOut = () => {
    if (!this.#scene.focus) return;
    this.#pointAt("");
    this.#setScene({ focus: "" });
  };
}

// another version may be on the page
if (!customElements.get("tt-grid")) customElements.define("tt-grid", Grid);
