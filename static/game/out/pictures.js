/**
 * Pictures to send: the board with who plays and the result, as a PNG that is shown at once, and
 * the game as a GIF. The page's own drawing makes both; Python tells the grids of a GIF, and gifenc,
 * which is fetched when one is asked for, writes it.
 */
import { fitted, shapeOf } from "../../board/fitted.js";
import { joinedMarks, nothing, windowOf } from "../../board/markup.js";
import {
  able,
  canHandOn,
  download,
  element,
  handOn,
  made,
  whenPressed,
} from "../../board/parts.js";
import { stillView } from "../../board/partial.js";
import { stoneOf } from "../../board/stones.js";
import { isAlone } from "../../python/sources.js";
import { resultOf } from "../../keep/kept.js";
import { ENCODER } from "../packages.js";
import { waits } from "../status.js";
import * as words from "../../words.js";

/** @import { Event, Still, View } from "../../view.js" */
/** @typedef {typeof import("./paint.js").paint} Paint */

const [WIDE, EDGE, LINE] = [600, 30, 38]; // of a card: its width, margins, a line of text
const SHARP = 2; // pixels of a PNG for each of those
const MOVING = 4 / 3; // and of a GIF
const MANY = 60; // moves of a GIF; of more one chooses
const MOST = 1000; // what a browser can hold
const [PACE, REST] = [700, 2100]; // ms that a grid is shown, and the last one longer

export class Pictures {
  #works = false;
  /** @type {View | null} */ #view = null;
  /** What is shown, or will be. @type {Promise<Blob | null> | null} */ #card = null;
  image = /** @type {HTMLImageElement} */ (element("card"));
  of = /** @type {HTMLSelectElement} */ (element("gif-of"));
  gif = element("gif");

  /**
   * @param {Paint} paint
   * @param {(event: Event) => void} send
   * @param {(sentence: string) => void} say
   */
  constructor(paint, send, say) {
    this.paint = paint;
    this.send = send;
    this.say = say;
    whenPressed({ png: async () => this.#give(await this.#card), gif: () => this.#ask() });
  }

  /** @param {View | null} view what is shown */
  async open(view) {
    this.#view = view;
    this.#card = null;
    if (!view) return;
    const { length } = view.turns;
    this.gif.hidden = isAlone || !length; // the one file has no encoder
    this.of.hidden = this.gif.hidden || length <= MANY;
    const caption = captionOf(view);
    this.image.alt = words.pictureOf({ caption, score: view.score.text });
    URL.revokeObjectURL(this.image.src);
    this.#card = asFile(cardOf(this.paint, view, caption, SHARP));
    const blob = await this.#card;
    if (blob) this.image.src = URL.createObjectURL(blob);
  }

  /**
   * Hand a picture on where people do that, else save it.
   * @param {Blob | null} blob
   */
  async #give(blob) {
    if (!blob || !this.#view) return this.say(words.noPicture);
    const { size, turn } = this.#view;
    const name = `${words.pictureName(size.join("x"), turn)}.${blob.type.split("/")[1]}`;
    const files = [new File([blob], name, { type: blob.type })];
    const can = canHandOn() && navigator.canShare?.({ files });
    if (can && (await handOn({ files })) !== "failed") return;
    this.say(words.saved({ name: download(name, blob) }));
  }

  #ask() {
    const { length = 0 } = this.#view?.turns ?? {};
    if (this.#works || !length) return;
    this.#busy(true);
    this.say(words.filming(0));
    const from = this.of.hidden || !this.of.value ? 0 : length - MANY;
    this.send({ do: "film", from: Math.max(from, length - MOST) });
  }

  /** @param {boolean} works */
  #busy(works) {
    this.#works = works;
    able(this.gif, !works);
  }

  /** It failed. @param {string} sentence */
  refuse(sentence) {
    this.#busy(false);
    this.say(sentence);
  }

  /** The grids that were asked for. @param {Still[]} grids */
  async take(grids) {
    if (!this.#works) return; // before a reload
    try {
      const pixels = (/** @type {Still} */ grid) => this.#pixels(grid, grids);
      const gif = await gifOf(grids, pixels, (part) => this.say(words.filming(part)));
      this.refuse("");
      await this.#give(gif);
    } catch {
      this.refuse(words.noPicture);
    }
  }

  /** Of a GIF's grid: the points and the result come with the last one. @param {Still} grid @param {Still[]} grids */
  #pixels(grid, grids) {
    const now = /** @type {View} */ (this.#view);
    const { length } = now.turns;
    const turn = length + 1 - grids.length + grids.indexOf(grid);
    const ends = turn === length && turn === now.turn;
    const view = { ...stillView(grid.stones), ...grid, turn, you: now.you };
    const caption = ends ? captionOf(now) : words.boardOf(view.size, turn);
    const card = cardOf(this.paint, view, caption, MOVING, ends);
    return pen(card).getImageData(0, 0, card.width, card.height);
  }
}

/** The result, or which board it is. @param {View} view */
function captionOf(view) {
  const result = resultOf(view);
  return result
    ? words.verdict(result, { you: "", friend: null })
    : words.boardOf(view.size, view.turn);
}

/**
 * Who plays and the points, as beside the board; the board; a caption.
 * @param {Paint} paint @param {View} view @param {string} caption
 * @param {number} sharp @param {boolean} [points]  whether they are told
 */
function cardOf(paint, view, caption, sharp, points = true) {
  const drawn = painted(paint, view, WIDE - 2 * EDGE, sharp);
  const [wide, high] = [drawn.width / sharp, drawn.height / sharp];
  const height = high + 2 * EDGE + 3 * LINE;
  const card = made("canvas", { width: WIDE * sharp, height: Math.round(height * sharp) });
  const ctx = pen(card);
  ctx.scale(sharp, sharp);
  const style = getComputedStyle(document.body);
  const ink = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`);
  const inks = {
    black: ink("black"),
    blackRim: ink("black-rim"),
    white: ink("white"),
    whiteRim: ink("white-rim"),
  };
  ctx.fillStyle = ink("paper");
  ctx.fillRect(0, 0, WIDE, height);
  ctx.font = `600 ${LINE / 2}px ${style.fontFamily}`;
  ctx.textBaseline = "middle";
  /**
   * @param {string | null} text
   * @param {number} x  from the left; below 0, from the right
   * @param {number} y
   */
  const write = (text, x, y, tone = "ink") => {
    ctx.fillStyle = ink(tone);
    ctx.textAlign = x < 0 ? "right" : "left";
    ctx.fillText(text ?? "", x < 0 ? WIDE + x : x, y, WIDE * 0.75);
  };
  for (const [row, side] of /** @type {const} */ (["black", "white"]).entries()) {
    const y = EDGE + (row + 0.3) * LINE;
    const stone = stoneOf(side === "black" ? "X" : "O", { cell: LINE * 0.7, ratio: sharp }, inks);
    const size = stone.width / sharp;
    ctx.drawImage(stone, EDGE, y - size / 2, size, size);
    // whoever gets the picture is somebody else
    const who = view.you === side ? words.named[side] : element(`${side}-name`).textContent;
    write(who, EDGE + LINE, y);
    if (points) write(element(`${side}-points`).textContent, -EDGE, y);
  }
  const foot = height - EDGE - 0.3 * LINE;
  write(caption, EDGE, foot);
  write("ttgo", -EDGE, foot, "soft");
  const slab = /** @type {const} */ ([(WIDE - wide) / 2, EDGE + 2 * LINE, wide, high]);
  ctx.beginPath();
  ctx.roundRect(...slab, 3);
  ctx.shadowColor = "rgb(40 24 0 / 0.5)";
  ctx.shadowOffsetY = 5 * sharp;
  ctx.shadowBlur = 8 * sharp;
  ctx.fill();
  ctx.clip();
  ctx.shadowColor = "transparent";
  ctx.drawImage(drawn, ...slab);
  return card;
}

/**
 * A grid as the board draws it, so long at the longer side. While one player alone has stones, areas
 * wait as on the page.
 * @param {Paint} paint @param {View} view @param {number} most @param {number} sharp
 */
function painted(paint, view, most, sharp) {
  const { size } = view;
  const markup = joinedMarks(nothing(), view.markup);
  const part = windowOf(markup.crop, size);
  const shape = shapeOf(part, true);
  const [width, height] = [most * Math.min(1, shape), most / Math.max(1, shape)].map(Math.round);
  const canvas = made("canvas", { width: width * sharp, height: height * sharp });
  const metrics = fitted(width, height, size, part, true, sharp);
  paint(pen(canvas), { view, markup, areas: waits(view) ? "none" : "shading" }, metrics);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas whose pixels may be read often */
const pen = (canvas) =>
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));

/**
 * @param {Still[]} grids
 * @param {(grid: Still) => Pick<ImageData, "data" | "width" | "height">} paint
 * @param {(part: number) => void} told how far it is, 0 to 1
 * @param {() => Promise<any>} [encoder] gifenc, fetched
 */
export async function gifOf(grids, paint, told, encoder = () => import(ENCODER.href)) {
  const { GIFEncoder, quantize, applyPalette } = await encoder();
  // With these all inks are known: the last move's dot on stones of both colours
  const moves = grids.filter(({ last }) => /\d/.test(last)).slice(-2);
  const seen = [...moves, grids[grids.length - 1]].map((grid) => paint(grid).data);
  const all = new Uint8ClampedArray(seen.length * seen[0].length);
  for (const [at, data] of seen.entries()) all.set(data, at * data.length);
  const palette = quantize(all, 255);
  const stays = palette.length; // a transparent colour
  const gif = GIFEncoder();
  /** @type {Uint8Array | null} */ let before = null;
  for (const [at, grid] of grids.entries()) {
    told(at / grids.length);
    await new Promise((done) => {
      setTimeout(done); // so that this is seen
    });
    const { data, width, height } = paint(grid);
    /** @type {Uint8Array} */ const index = applyPalette(data, palette);
    const last = before;
    gif.writeFrame(
      last ? index.map((ink, place) => (ink === last[place] ? stays : ink)) : index,
      width,
      height,
      {
        ...(last ? {} : { palette: [...palette, [0, 0, 0]] }),
        delay: PACE + (at === grids.length - 1 ? REST : 0),
        transparent: last !== null,
        transparentIndex: stays,
        dispose: 1,
      },
    );
    before = index;
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob | null>} */
function asFile(canvas) {
  return new Promise((done) => {
    canvas.toBlob(done, "image/png");
  });
}
