/**
 * Some turns as a moving picture: SVG, made by Python (ttgo/svg/film.py), or a GIF of it, made here
 * by gifenc, which is fetched when a GIF is asked for. The SVG's class names tell which parts are
 * shown in which grid.
 */
import { able } from "../board/parts.js";
import { isAlone } from "../python/sources.js";
import { download } from "./files.js";
import * as words from "../words.js";

/** @import { Event, View } from "../view.js" */

const ENCODER = new URL("../node_modules/gifenc/dist/gifenc.esm.js", import.meta.url);
const COLOURS = 63; // of a GIF, besides the one for what stays
const REST = 3; // the last grid stays this many longer, as in film.py

export class Film {
  #gif = false; // what was asked for
  #works = false;
  /** @type {View | null} */ #view = null;

  /**
   * @param {HTMLElement} dialog
   * @param {(event: Event) => void} send
   * @param {(sentence: string) => void} say
   */
  constructor(dialog, send, say) {
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (dialog.querySelector(name));
    this.send = send;
    this.say = say;
    this.section = part("#film");
    this.of = /** @type {HTMLSelectElement} */ (part("#film-of"));
    this.buttons = [part("#film-svg"), part("#film-gif")];
    for (const [index, button] of this.buttons.entries())
      button.addEventListener("click", () => this.#ask(index === 1));
    this.buttons[1].hidden = isAlone; // the one file has no encoder
  }

  /** @param {View | null} view what is shown */
  open(view) {
    this.#view = view;
    this.section.hidden = !view?.turns.length;
  }

  /** The turns wanted: the last ones up to the shown turn, or all. @returns {[number, number]} */
  #turns() {
    const { turn = 0, turns = [] } = this.#view ?? {};
    const last = Number(this.of.value);
    return last
      ? [Math.max(0, (turn || turns.length) - last), turn || turns.length]
      : [0, turns.length];
  }

  /** @param {boolean} gif */
  #ask(gif) {
    if (this.#works) return;
    this.#busy(true);
    this.#gif = gif;
    this.say(words.filming(0));
    const [from, to] = this.#turns();
    this.send({ do: "film", from, to });
  }

  /** @param {boolean} works */
  #busy(works) {
    this.#works = works;
    for (const button of this.buttons) able(button, !works);
  }

  /** It failed. @param {string} sentence */
  refuse(sentence) {
    this.#busy(false);
    this.say(sentence);
  }

  /** What Python has made. @param {string} svg */
  async take(svg) {
    if (!this.#works) return; // asked for before a reload
    const name = words.filmName(this.#view?.size.join("x"), ...this.#turns());
    try {
      const film = this.#gif
        ? await gifOf(svg, (part) => this.say(words.filming(part)))
        : new Blob([svg], { type: "image/svg+xml" });
      this.refuse(words.saved({ name: download(`${name}.${this.#gif ? "gif" : "svg"}`, film) }));
    } catch {
      this.refuse(words.noGif);
    }
  }
}

/**
 * How many grids a film has, how many ms each is shown, and each as a still picture.
 * @param {string} svg
 */
export function stills(svg) {
  const names = new Set(svg.match(/\btt-\d+-\d+-\d+\b/g));
  const spans = [...names].map((name) => ({ name, times: name.split("-").slice(1).map(Number) }));
  const grids = spans[0]?.times[0] ?? 1;
  const seconds = Number(/ ([\d.]+)s step-end/.exec(svg)?.[1] ?? 0);
  const at = (/** @type {number} */ grid) => {
    const rules = spans.map(
      ({ name, times: [, begin, end] }) =>
        `.${name}{animation:none!important;opacity:${begin <= grid && grid < end ? 1 : 0}}`,
    );
    return svg.replace("</svg>", `<style>${rules.join("")}</style></svg>`);
  };
  return { grids, pace: Math.round((1000 * seconds) / (grids + REST)), at };
}

/**
 * @param {string} svg
 * @param {(part: number) => void} told how far it is, 0 to 1
 * @param {() => Promise<any>} [encoder] gifenc, fetched
 */
export async function gifOf(svg, told, encoder = () => import(ENCODER.href)) {
  const { GIFEncoder, quantize, applyPalette } = await encoder();
  const { grids, pace, at } = stills(svg);
  const pixels = async (/** @type {number} */ grid) => {
    const canvas = await canvasOf(at(grid));
    const { width, height } = canvas;
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
      0,
      0,
      width,
      height,
    );
    return { data, width, height };
  };
  const gif = GIFEncoder();
  const palette = [...quantize((await pixels(grids - 1)).data, COLOURS), [0, 0, 0]];
  const transparentIndex = palette.length - 1;
  /** @type {Uint8Array | null} */ let before = null;
  for (let grid = 0; grid < grids; grid++) {
    told(grid / grids);
    const { data, width, height } = await pixels(grid);
    /** @type {Uint8Array} */ const index = applyPalette(data, palette.slice(0, -1));
    const last = before;
    const changed = last
      ? index.map((colour, place) => (colour === last[place] ? transparentIndex : colour))
      : index;
    before = index;
    const delay = pace * (grid === grids - 1 ? 1 + REST : 1);
    gif.writeFrame(changed, width, height, {
      ...(last ? {} : { palette }),
      delay,
      transparent: last !== null,
      transparentIndex,
      dispose: 1,
    });
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

/**
 * A picture painted, with `sharp` pixels for each of its own.
 * @param {string} svg
 * @param {number} [sharp]
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function canvasOf(svg, sharp = 1) {
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(sharp * image.naturalWidth);
    canvas.height = Math.round(sharp * image.naturalHeight);
    canvas
      .getContext("2d", { willReadFrequently: true })
      ?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export function png(canvas) {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png");
  });
}
