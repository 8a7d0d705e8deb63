/**
 * What a board is drawn with: places, rings, stones, and the marks of what a point reaches, in CSS pixels.
 * Every mark has its own shape as well as its shade.
 */
import { placeOf } from "./vertex.js";

/** @typedef {import("./draw.js").Metrics} Metrics */
/** @typedef {import("./draw.js").Palette} Palette */

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
    this.radius = m.cell * 0.46;
  }

  /** @param {string} vertex @returns {[number, number]} */
  centre(vertex) {
    const [x, y] = placeOf(vertex, this.m.rows);
    return [this.m.left + x * this.m.cell, this.m.top + y * this.m.cell];
  }

  /**
   * Only Black: a square. Only White: a diamond. Both: a disc, half dark and half light. Neither: a small ring.
   * @param {string} kind @param {number} x @param {number} y
   */
  mark(kind, x, y) {
    const { ctx, palette } = this;
    const size = Math.max(1.6, this.m.cell * 0.13);
    const shape = new Path2D();
    if (kind === "0") {
      this.ring(x, y, size * 0.5, palette.quiet, []);
    } else if (kind === "b") {
      shape.rect(x - size, y - size, size * 2, size * 2);
      this.fill(shape, palette.black, palette.blackRim);
    } else if (kind === "w") {
      shape.moveTo(x, y - size * 1.35);
      shape.lineTo(x + size * 1.35, y);
      shape.lineTo(x, y + size * 1.35);
      shape.lineTo(x - size * 1.35, y);
      shape.closePath();
      this.fill(shape, palette.white, palette.whiteRim);
    } else {
      shape.arc(x, y, size * 0.72, 0, Math.PI * 2);
      this.fill(shape, palette.white, palette.whiteRim);
      ctx.beginPath();
      ctx.arc(x, y, size * 0.72, Math.PI / 2, -Math.PI / 2);
      ctx.fillStyle = palette.black;
      ctx.fill();
    }
  }

  /** @param {Path2D} path @param {string} fill @param {string} rim */
  fill(path, fill, rim) {
    const { ctx } = this;
    ctx.fillStyle = fill;
    ctx.fill(path);
    ctx.lineWidth = Math.min(1.25, Math.max(this.thin, this.m.cell * 0.04));
    ctx.strokeStyle = rim;
    ctx.stroke(path);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {string} colour @param {number[]} dash */
  ring(x, y, radius, colour, dash) {
    const { ctx } = this;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.lineWidth = Math.max(this.thin, this.m.cell * 0.04);
    ctx.strokeStyle = colour;
    ctx.setLineDash(dash);
    ctx.stroke();
    ctx.setLineDash([]);
  }

  /** @param {"X" | "O"} colour @param {number} x @param {number} y @param {number} size 0 to 1 @param {number} opacity */
  stone(colour, x, y, size = 1, opacity = 1) {
    const { ctx, palette } = this;
    const rim = Math.min(1.5, Math.max(this.thin, this.m.cell * 0.035));
    ctx.globalAlpha = opacity;
    ctx.beginPath();
    ctx.arc(x, y, Math.max(0, this.radius * size - rim / 2), 0, Math.PI * 2);
    ctx.fillStyle = colour === "X" ? palette.black : palette.white;
    ctx.fill();
    ctx.lineWidth = rim;
    ctx.strokeStyle = colour === "X" ? palette.blackRim : palette.whiteRim;
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
}
