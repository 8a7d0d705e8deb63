/** Stones with a little body: a shadow, a disc with a rim, and light from the upper left, drawn once for a size and then copied. */

/** @typedef {import("./draw.js").Metrics} Metrics */
/** @typedef {import("./draw.js").Palette} Palette */

export const RADIUS = 0.46; // in cells

// Discs one over the other, as ttgo/svg/pen.py has them too: how far right and down, how large (in cells), how strong.
const SHADOWS = [[0.02, 0.045, 0.47, 0.1], [0.015, 0.03, 0.465, 0.14]];
const LIGHTS = {
  X: [[-0.05, -0.06, 0.37, 0.025], [-0.08, -0.1, 0.31, 0.03], [-0.11, -0.13, 0.25, 0.035], [-0.135, -0.16, 0.185, 0.035], [-0.155, -0.185, 0.12, 0.035]],
  O: [[-0.025, -0.03, 0.405, 0.25], [-0.045, -0.055, 0.36, 0.25], [-0.07, -0.085, 0.31, 0.3], [-0.1, -0.12, 0.25, 0.3]],
};

/** @type {WeakMap<Palette, Map<string, HTMLCanvasElement>>} */
const drawn = new WeakMap();

/** The picture of a stone, its middle in the middle; a pixel of it is one of the screen. @param {"X" | "O"} colour @param {Metrics} m @param {Palette} palette */
export function stoneOf(colour, m, palette) {
  let kept = drawn.get(palette);
  if (!kept) drawn.set(palette, (kept = new Map()));
  const name = `${colour} ${m.cell} ${m.ratio}`;
  let stone = kept.get(name);
  if (!stone) {
    if (kept.size > 8) kept.clear(); // somebody is making the window larger
    kept.set(name, (stone = make(colour, m, palette)));
  }
  return stone;
}

/** @param {"X" | "O"} colour @param {Metrics} m @param {Palette} palette */
function make(colour, m, palette) {
  const canvas = document.createElement("canvas");
  // The lines are on half pixels of the screen where its ratio is odd, and so is the middle of an odd number of them.
  canvas.width = canvas.height = 2 * Math.ceil((RADIUS + 0.06) * m.cell * m.ratio) + (Math.round(m.ratio) % 2);
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.translate(canvas.width / 2, canvas.width / 2);
  ctx.scale(m.ratio, m.ratio);
  /** @param {number[]} disc @param {string} ink */
  const disc = ([x, y, radius, strength], ink) => {
    ctx.beginPath();
    ctx.arc(x * m.cell, y * m.cell, radius * m.cell, 0, Math.PI * 2);
    ctx.globalAlpha = strength;
    ctx.fillStyle = ink;
    ctx.fill();
    ctx.globalAlpha = 1;
  };
  for (const shadow of SHADOWS) disc(shadow, "#000");
  const rim = rimOf(m);
  disc([0, 0, RADIUS - rim / 2 / m.cell, 1], colour === "X" ? palette.black : palette.white);
  for (const light of LIGHTS[colour]) disc(light, "#fff");
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
