/**
 * Stones with a little body: a soft shadow, a disc with a rim, and light from the upper left, drawn
 * once per size and then copied; ttgo/svg/pen.py has shadow and light in discs.
 */
import { DRAWN } from "../words/inks.js"; // made of ttgo/svg/palette.py

/** @import { Metrics, Palette } from "./draw.js" */

const { radius: RADIUS, rim: RIM, shadow: SHADOW } = DRAWN;

/** @typedef {Pick<Palette, "black" | "blackRim" | "white" | "whiteRim">} Inks */
/** @type {WeakMap<Inks, Map<string, HTMLCanvasElement>>} */
const drawn = new WeakMap();

/**
 * The picture of a stone, centred; a pixel of it is one of the screen.
 * @param {"X" | "O"} colour
 * @param {Pick<Metrics, "cell" | "ratio">} m
 * @param {Inks} palette
 */
export function stoneOf(colour, m, palette) {
  let kept = drawn.get(palette);
  if (!kept) drawn.set(palette, (kept = new Map()));
  const name = `${colour} ${m.cell} ${m.ratio}`;
  let stone = kept.get(name);
  if (!stone) {
    if (kept.size > 8) kept.clear(); // the window is being resized
    kept.set(name, (stone = make(colour, m, palette)));
  }
  return stone;
}

/** @param {"X" | "O"} colour @param {Pick<Metrics, "cell" | "ratio">} m @param {Inks} palette */
function make(colour, m, palette) {
  const canvas = document.createElement("canvas");
  // The lines are on half pixels of the screen if its ratio is odd; so is the middle of an odd
  // number.
  canvas.width = canvas.height =
    2 * Math.ceil((SHADOW[1] + SHADOW[3]) * m.cell * m.ratio) + (Math.round(m.ratio) % 2);
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.translate(canvas.width / 2, canvas.width / 2);
  ctx.scale(m.ratio, m.ratio);
  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {string | CanvasGradient} ink
   */
  const disc = (x, y, radius, ink) => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fillStyle = ink;
    ctx.fill();
  };
  /**
   * From one circle to another, each its middle and radius.
   * @param {number[]} from @param {number[]} to @param {string} tone @param {number} strength
   */
  const fading = ([x1, y1, r1], [x2, y2, r2], tone, strength) => {
    const ink = ctx.createRadialGradient(x1, y1, r1, x2, y2, r2);
    ink.addColorStop(0, `rgb(${tone} / ${strength})`);
    ink.addColorStop(1, `rgb(${tone} / 0)`);
    return ink;
  };
  const [right, down, begins, ends, strength] = SHADOW.map(
    (/** @type {number} */ part, /** @type {number} */ at) => (at < 4 ? part * m.cell : part),
  );
  disc(right, down, ends, fading([right, down, begins], [right, down, ends], "0 0 0", strength));
  const rim = Math.max(RIM[0] * m.cell, RIM[1]);
  const radius = RADIUS * m.cell - rim / 2;
  const [body, edge, light] =
    colour === "X"
      ? [palette.black, palette.blackRim, DRAWN.black]
      : [palette.white, palette.whiteRim, DRAWN.white];
  disc(0, 0, radius, body);
  if (colour === "O")
    // round: darker towards its rim
    disc(0, 0, radius, fading([0, 0, radius], [0, 0, radius * 0.6], "95 74 42", 0.2));
  const from = [light[0] * m.cell, light[1] * m.cell, 0];
  disc(0, 0, radius, fading(from, [0, 0, radius], "255 255 255", light[2]));
  ctx.lineWidth = rim;
  ctx.strokeStyle = edge;
  ctx.stroke();
  return canvas;
}
