/**
 * Draws a board's parts: places, rings, stones, and the marks of what a point reaches, in CSS
 * pixels. Each mark differs in shape as well as in shade.
 */
import { DRAWN } from "../words/inks.js"; // made of ttgo/svg/palette.py
import { stoneOf } from "./stones.js";
import { CROSS } from "./symbols.js";
import { placeOf, vertexAt } from "./vertex.js";
import { grain } from "./wood.js";

/** @import { Metrics, Palette } from "./draw.js" */

export class Pen {
  /**
   * @param {CanvasRenderingContext2D} ctx
   * @param {Metrics} m
   * @param {Palette} palette
   */
  constructor(ctx, m, palette) {
    this.ctx = ctx;
    this.m = m;
    this.palette = palette;
    this.thin = Math.max(1, Math.round(m.ratio)) / m.ratio;
    this.radius = m.cell * DRAWN.radius;
  }

  /** A part in pixels. @param {number[]} part in cells, and the least pixels */
  size([part, least]) {
    return Math.max(least, part * this.m.cell);
  }

  /** The wood that all lies on: a slab whose upper edge is in the light. */
  ground() {
    const { ctx, m, palette } = this;
    const { width, height } = ctx.canvas;
    const edge = Math.ceil(1.5 * m.ratio);
    ctx.save();
    this.wood(palette.ground);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    for (const [tone, y] of /** @type {[string, number][]} */ ([
      ["rgb(255 255 255 / 0.25)", 0],
      ["rgb(60 30 0 / 0.25)", height - edge],
    ])) {
      ctx.fillStyle = tone;
      ctx.fillRect(0, y, width, edge);
    }
    ctx.restore();
  }

  /** A tone with the grain of the wood, within a path or all over. @param {string} tone @param {Path2D} [path] */
  wood(tone, path) {
    const { ctx, m } = this;
    const box = /** @type {const} */ ([
      0,
      0,
      ctx.canvas.width / m.ratio,
      ctx.canvas.height / m.ratio,
    ]);
    ctx.save();
    if (path) ctx.clip(path);
    ctx.fillStyle = tone;
    ctx.fillRect(...box);
    ctx.drawImage(grain(), ...box);
    ctx.restore();
  }

  /** @param {string} vertex @returns {[number, number]} */
  centre(vertex) {
    const [x, y] = placeOf(vertex, this.m.rows);
    return [this.m.left + x * this.m.cell, this.m.top + y * this.m.cell];
  }

  /**
   * The name of a point.
   * @param {number} x column from the left
   * @param {number} y row from the top
   */
  vertex(x, y) {
    return vertexAt(x, y, this.m.rows);
  }

  /** Pixels, the same on every grid; less only where points are close. @param {number} pixels */
  wide(pixels) {
    return pixels * Math.min(1, this.m.cell / 20);
  }

  /**
   * A line with a light border, to show on every stone and area.
   * @param {Path2D} path
   * @param {string} colour
   * @param {number} width in pixels
   */
  cased(path, colour, width) {
    const { ctx } = this;
    for (const [stroke, pixels] of /** @type {[string, number][]} */ ([
      [this.palette.white, width + 3],
      [colour, width],
    ])) {
      ctx.lineWidth = this.wide(pixels);
      ctx.strokeStyle = stroke;
      ctx.stroke(path);
    }
  }

  /**
   * Strokes from point to point around a middle, with round ends.
   * @param {number[][]} lines x, y, x, y in cells
   * @param {number} x
   * @param {number} y
   * @param {string} colour
   */
  strokes(lines, x, y, colour) {
    const { cell } = this.m;
    const path = new Path2D();
    for (const [x1, y1, ...rest] of lines) {
      path.moveTo(x + x1 * cell, y + y1 * cell);
      for (let k = 0; k < rest.length; k += 2)
        path.lineTo(x + rest[k] * cell, y + rest[k + 1] * cell);
    }
    this.ctx.lineCap = "round";
    this.cased(path, colour, 3);
    this.ctx.lineCap = "butt";
  }

  /** @param {number} x @param {number} y @param {string} [colour] */
  cross(x, y, colour = this.palette.accent) {
    this.strokes(CROSS, x, y, colour);
  }

  /** Not allowed: a circle, and a bar through it. @param {number} x @param {number} y */
  barred(x, y) {
    const radius = this.m.cell * 0.3;
    const path = new Path2D();
    path.arc(x, y, radius, 0, Math.PI * 2);
    path.moveTo(x - radius * Math.SQRT1_2, y + radius * Math.SQRT1_2);
    path.lineTo(x + radius * Math.SQRT1_2, y - radius * Math.SQRT1_2);
    this.cased(path, this.palette.no, 2.5);
  }

  /**
   * A ring with a light border.
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {string} [colour]
   * @param {number[]} [dash]
   */
  ring(x, y, radius, colour = this.palette.accent, dash = []) {
    const path = new Path2D();
    path.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
    this.ctx.setLineDash(dash);
    this.cased(path, colour, 2.5);
    this.ctx.setLineDash([]);
  }

  /**
   * A few letters, their middle at a place.
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {string} ink
   * @param {number} size in pixels
   * @param {number} [weight]
   */
  text(text, x, y, ink, size, weight = 600) {
    const { ctx } = this;
    ctx.font = `${weight} ${size}px system-ui, sans-serif`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillStyle = ink;
    ctx.fillText(text, x, y);
  }

  /**
   * Each point of some rows: what is there, its middle, and its column and row from the top left.
   * @param {string[]} rows
   * @param {(mark: string, x: number, y: number, column: number, row: number) => void} act
   */
  each(rows, act) {
    const { cell, left, top } = this.m;
    for (const [row, marks] of rows.entries())
      for (let column = 0; column < marks.length; column++)
        act(marks[column], left + column * cell, top + row * cell, column, row);
  }

  /** The last move: a dot on its stone. @param {number} x @param {number} y */
  last(x, y) {
    const { ctx, palette } = this;
    ctx.beginPath();
    ctx.arc(x, y, this.size(DRAWN.last), 0, Math.PI * 2);
    ctx.fillStyle = palette.last;
    ctx.fill();
  }

  /**
   * @param {"X" | "O"} colour
   * @param {number} x
   * @param {number} y
   * @param {number} size 0 to 1
   * @param {number} opacity
   */
  stone(colour, x, y, size = 1, opacity = 1) {
    const { ctx, m } = this;
    const stone = stoneOf(colour, m, this.palette);
    const side = (stone.width / m.ratio) * size;
    ctx.globalAlpha = opacity;
    ctx.drawImage(stone, x - side / 2, y - side / 2, side, side);
    ctx.globalAlpha = 1;
  }
}
