/**
 * Paints a board's scene onto its canvas, on the next frame after something has changed, and fits
 * it into the element.
 */
import { draw } from "./draw.js";
import { fitted } from "./fitted.js";
import { readPalette } from "./style.js";

/** @import { Metrics, Palette, Scene } from "./draw.js" */
/** @import { Motion } from "./motion.js" */

export class Painter {
  /** @type {Metrics} */ metrics = {
    columns: 9,
    rows: 9,
    window: [0, 0, 8, 8],
    cell: 0,
    left: 0,
    top: 0,
    ratio: 1,
  };
  /** @type {Palette | null} */ #palette = null;
  #frame = 0;

  /**
   * @param {HTMLElement} element with the inks
   * @param {HTMLCanvasElement} canvas
   * @param {Scene} scene
   * @param {() => Motion | null} motion  which may come later
   */
  constructor(element, canvas, scene, motion) {
    this.element = element;
    this.canvas = canvas;
    this.scene = scene;
    this.motion = motion;
  }

  /**
   * Until the signal: paint again when the inks change, and measure when the element's size does.
   * @param {AbortSignal} signal
   * @param {() => void} measure
   */
  watch(signal, measure) {
    const observer = new ResizeObserver(measure);
    try {
      // also when only the screen's density changes
      observer.observe(this.canvas, { box: "device-pixel-content-box" });
    } catch {
      observer.observe(this.element);
    }
    signal.addEventListener("abort", () => observer.disconnect());
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"]) {
      matchMedia(query).addEventListener("change", () => this.repaint(), { signal });
    }
  }

  /** Something has changed. */
  redraw() {
    if (!this.#frame && this.element.isConnected) this.#frame = requestAnimationFrame(this.#draw);
  }

  /** The inks have changed. */
  repaint() {
    this.#palette = null;
    this.redraw();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /**
   * Fit the grid into the element, its lines on whole device pixels.
   * @param {[number, number]} size
   * @param {Metrics["window"]} part of it shown
   */
  fit(size, part) {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (!width || !height) return;
    this.metrics = fitted(width, height, size, part, this.scene.coordinates);
    const { ratio } = this.metrics;
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (this.canvas.width === pixels.width && this.canvas.height === pixels.height) {
      this.redraw();
      return;
    }
    Object.assign(this.canvas, pixels);
    this.paint(); // a resized canvas is blank
  }

  /** Paint now, in this same frame. */
  paint() {
    this.stop();
    this.#draw(performance.now());
  }

  /**
   * Lay the cells of the shown part over its points.
   * @param {HTMLElement} cells
   * @param {Metrics["window"]} part
   */
  cover(cells, [x1, y1, x2, y2]) {
    const { cell, left, top } = this.metrics;
    const [columns, rows] = [x2 - x1 + 1, y2 - y1 + 1];
    const pixels = {
      left: left + (x1 - 0.5) * cell,
      top: top + (y1 - 0.5) * cell,
      width: columns * cell,
      height: rows * cell,
    };
    for (const [name, value] of Object.entries(pixels)) cells.style.setProperty(name, `${value}px`);
  }

  /** @param {number} now */
  #draw = (now) => {
    this.#frame = 0;
    const ctx = this.canvas.getContext("2d");
    if (!ctx || !this.metrics.cell) return;
    const motion = this.motion();
    const more = motion?.goes(now);
    this.#palette ??= readPalette(this.element);
    draw(ctx, { ...this.scene, ...motion }, this.metrics, this.#palette);
    if (more) this.redraw();
  };
}
