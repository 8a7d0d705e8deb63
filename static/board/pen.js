/**
 * What a board is drawn with: places, rings, stones, and the marks of what a point reaches, in CSS pixels.
 * Every mark has its own shape as well as its shade.
 */
import { placeOf, vertexAt } from "./vertex.js";

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
    if (kind === "0") {
      this.ring(x, y, size * 0.5, palette.quiet, []);
    } else if (kind === "b" || kind === "w") {
      this.#trace(kind, x, y, size);
      this.#fill(...this.#colours(kind));
    } else {
      ctx.beginPath();
      ctx.arc(x, y, size * 0.72, 0, Math.PI * 2);
      this.#fill(palette.white, palette.whiteRim);
      ctx.beginPath();
      ctx.arc(x, y, size * 0.72, Math.PI / 2, -Math.PI / 2);
      ctx.fillStyle = palette.black;
      ctx.fill();
    }
  }

  /** The mark of a colour, small and with a casing, to stand on a stone. @param {"b" | "w"} kind @param {number} x @param {number} y */
  badge(kind, x, y) {
    const { ctx, m, palette } = this;
    this.#trace(kind, x, y, Math.max(1.6, m.cell * 0.1));
    ctx.lineWidth = Math.max(1.5, m.cell * 0.09);
    ctx.strokeStyle = palette.ground;
    ctx.stroke();
    this.#fill(...this.#colours(kind));
  }

  /** @param {"b" | "w"} kind @returns {[string, string]} */
  #colours(kind) {
    const { palette } = this;
    return kind === "b" ? [palette.black, palette.blackRim] : [palette.white, palette.whiteRim];
  }

  /**
   * The cells of points, and the lines between them and all others.
   * @param {string[]} points @returns {{cells: Path2D, border: Path2D}}
   */
  region(points) {
    const { m } = this;
    const half = m.cell / 2;
    const inside = new Set(points);
    const border = new Path2D();
    const cells = new Path2D();
    for (const vertex of points) {
      const [column, row] = placeOf(vertex, m.rows);
      const [x, y] = this.centre(vertex);
      cells.rect(x - half, y - half, m.cell, m.cell);
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        if (inside.has(vertexAt(column + dx, row + dy, m.rows))) continue;
        border.moveTo(x + (dx - dy) * half, y + (dy - dx) * half);
        border.lineTo(x + (dx + dy) * half, y + (dy + dx) * half);
      }
    }
    return { cells, border };
  }

  /** A line with a casing of the ground's colour, so that it shows on every stone. @param {Path2D} path @param {string} colour @param {number} width */
  cased(path, colour, width) {
    const { ctx } = this;
    for (const [stroke, wide] of /** @type {[string, number][]} */ ([[this.palette.ground, width * 2.2], [colour, width]])) {
      ctx.lineWidth = wide;
      ctx.strokeStyle = stroke;
      ctx.stroke(path);
    }
  }

  /** @param {number} x @param {number} y */
  cross(x, y) {
    const arm = this.m.cell * 0.19;
    const path = new Path2D();
    path.moveTo(x - arm, y - arm);
    path.lineTo(x + arm, y + arm);
    path.moveTo(x + arm, y - arm);
    path.lineTo(x - arm, y + arm);
    this.ctx.lineCap = "round";
    this.cased(path, this.palette.accent, Math.max(1.6, this.m.cell * 0.085));
    this.ctx.lineCap = "butt";
  }

  /** A square or a diamond, as the path to draw. @param {"b" | "w"} kind @param {number} x @param {number} y @param {number} size */
  #trace(kind, x, y, size) {
    const { ctx } = this;
    ctx.beginPath();
    if (kind === "b") {
      ctx.rect(x - size, y - size, size * 2, size * 2);
      return;
    }
    ctx.moveTo(x, y - size * 1.35);
    ctx.lineTo(x + size * 1.35, y);
    ctx.lineTo(x, y + size * 1.35);
    ctx.lineTo(x - size * 1.35, y);
    ctx.closePath();
  }

  /** The path, with a rim. @param {string} fill @param {string} rim */
  #fill(fill, rim) {
    const { ctx } = this;
    ctx.fillStyle = fill;
    ctx.fill();
    ctx.lineWidth = Math.min(1.25, Math.max(this.thin, this.m.cell * 0.04));
    ctx.strokeStyle = rim;
    ctx.stroke();
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
