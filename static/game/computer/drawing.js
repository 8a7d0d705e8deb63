/**
 * The computer's thinking, drawn over the board: its advice or its best moves, each with its
 * winning percentage.
 */

/** @typedef {import("../../board/pen.js").Pen} Pen */
/** @import { Evidence, TurningPoint } from "../../view.js" */
/** @import { Tried } from "./turning.js" */

const LONG = 6; // turns of a line that are drawn
const BEST = 3; // how many moves are drawn
const TRIED = 0.02; // below this share of games a move says little

/**
 * The best moves, each a disc with the share of games it wins, and the line after the one pointed
 * at.
 * @param {Pen} pen
 * @param {Evidence} evidence
 * @param {string} [at]
 */
export function drawThoughts(pen, evidence, at = "") {
  const { palette } = pen;
  const line = evidence.moves.find((move) => move.at === at)?.line ?? [];
  drawLine(pen, line, evidence.player);
  const tried = evidence.moves.filter(
    ({ at: vertex, games }) => vertex !== "pass" && games >= TRIED * evidence.games,
  );
  for (const [place, { at: vertex, share }] of tried.slice(0, BEST).entries()) {
    if (line.slice(0, LONG).includes(vertex)) continue;
    const [x, y] = pen.centre(vertex);
    disc(pen, x, y, place ? palette.ground : palette.accent);
    write(pen, String(Math.round(100 * share)), x, y, place ? palette.label : palette.white, 0.36);
  }
}

/**
 * The point of advice.
 * @param {Pen} pen
 * @param {string} turn
 */
export function drawHint(pen, turn) {
  const [x, y] = pen.centre(turn);
  pen.ring(x, y, pen.m.cell * 0.36);
  pen.ring(x, y, pen.m.cell * 0.14);
}

/**
 * At a turning point: the better turn as a ghost stone and the line that follows, and a cross where
 * the other one was taken.
 * @param {Pen} pen
 * @param {TurningPoint} point
 */
export function drawBetter(pen, { taken, line, player }) {
  drawLine(pen, line, player);
  if (taken !== "pass" && !line.includes(taken)) pen.cross(...pen.centre(taken), pen.palette.no);
}

/**
 * Where a person looks for the better turn: by how many points each one that was tried falls short,
 * and how many the one on the board keeps.
 * @param {Pen} pen
 * @param {TurningPoint} point
 * @param {Tried[]} tried
 * @param {boolean} taken  the last one stands on the board
 */
export function drawTried(pen, { player }, tried, taken) {
  const { palette } = pen;
  for (const { at, keeps, by } of tried) {
    if (at === "pass" || keeps !== taken) continue;
    const [x, y] = pen.centre(at);
    const [own, ink] = [palette[player], palette[player === "white" ? "black" : "white"]];
    disc(pen, x, y, keeps ? own : palette.no, keeps ? palette.accent : palette.no);
    write(pen, `${keeps ? "+" : "\u2212"}${by}`, x, y, keeps ? ink : palette.white, 0.36);
  }
}

/**
 * The turns of a line as numbered ghost stones.
 * @param {Pen} pen
 * @param {string[]} turns
 * @param {"black" | "white"} player who takes the first
 */
function drawLine(pen, turns, player) {
  const { palette } = pen;
  turns.slice(0, LONG).forEach((vertex, index, line) => {
    if (vertex === "pass" || line.indexOf(vertex) < index) return;
    const [x, y] = pen.centre(vertex);
    const dark = (player === "black") === (index % 2 === 0);
    pen.stone(dark ? "X" : "O", x, y, 0.86, 0.72);
    write(pen, String(index + 1), x, y, dark ? palette.white : palette.black, 0.44);
  });
}

/**
 * @param {Pen} pen @param {number} x @param {number} y
 * @param {string} ink @param {string} [rim]
 */
function disc(pen, x, y, ink, rim = pen.palette.accent) {
  const { ctx, m } = pen;
  ctx.beginPath();
  ctx.arc(x, y, m.cell * 0.4, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  pen.ring(x, y, m.cell * 0.4, rim);
}

/**
 * @param {Pen} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} ink
 * @param {number} size in cells
 */
function write(pen, text, x, y, ink, size) {
  const { cell } = pen.m;
  pen.text(text, x, y + cell * 0.02, ink, Math.max(7, cell * size));
}
