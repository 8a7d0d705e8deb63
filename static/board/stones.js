/**
 * Stones with a little body: a shadow, a disc with a rim, and light from the upper left, drawn once
 * per size and then copied.
 */

/** @import { Metrics, Palette } from "./draw.js" */

export const RADIUS = 0.46; // in cells

// Right, down, size (in cells), strength. The light fades to nothing at its edge; ttgo/svg/pen.py
// has it in discs.
const SHADOWS = [
  [0.02, 0.045, 0.47, 0.1],
  [0.015, 0.03, 0.465, 0.14],
];
const LIGHTS = { X: [-0.15, -0.18, 0.5, 0.2], O: [-0.09, -0.11, 0.55, 1] };

/** @type {WeakMap<Palette, Map<string, HTMLCanvasElement>>} */
const drawn = new WeakMap();

/**
 * The picture of a stone, centred; a pixel of it is one of the screen.
 * @param {"X" | "O"} colour
 * @param {Metrics} m
 * @param {Palette} palette
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

/** @param {"X" | "O"} colour @param {Metrics} m @param {Palette} palette */
function make(colour, m, palette) {
  const canvas = document.createElement("canvas");
  // The lines are on half pixels of the screen if its ratio is odd; so is the middle of an odd
  // number.
  canvas.width = canvas.height =
    2 * Math.ceil((RADIUS + 0.06) * m.cell * m.ratio) + (Math.round(m.ratio) % 2);
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.translate(canvas.width / 2, canvas.width / 2);
  ctx.scale(m.ratio, m.ratio);
  /** @param {number[]} disc @param {string | CanvasGradient} ink */
  const disc = ([x, y, radius], ink) => {
    ctx.beginPath();
    ctx.arc(x * m.cell, y * m.cell, radius * m.cell, 0, Math.PI * 2);
    ctx.fillStyle = ink;
    ctx.fill();
  };
  for (const shadow of SHADOWS) disc(shadow, `rgb(0 0 0 / ${shadow[3]})`);
  const rim = rimOf(m);
  const body = [0, 0, RADIUS - rim / 2 / m.cell];
  disc(body, colour === "X" ? palette.black : palette.white);
  const [x, y, radius, strength] = LIGHTS[colour];
  const light = ctx.createRadialGradient(
    x * m.cell,
    y * m.cell,
    0,
    x * m.cell,
    y * m.cell,
    radius * m.cell,
  );
  light.addColorStop(0, `rgb(255 255 255 / ${strength})`);
  light.addColorStop(1, "rgb(255 255 255 / 0)");
  disc(body, light);
  ctx.beginPath();
  ctx.arc(0, 0, RADIUS * m.cell - rim / 2, 0, Math.PI * 2);
  ctx.lineWidth = rim;
  ctx.strokeStyle = colour === "X" ? palette.blackRim : palette.whiteRim;
  ctx.stroke();
  return canvas;
}

/** The width of a stone's rim. @param {Metrics} m */
function rimOf(m) {
  return Math.min(1.5, Math.max(Math.max(1, Math.round(m.ratio)) / m.ratio, m.cell * 0.035));
}
