/**
 * What a board need not have before it is seen: marks and labels, what is pointed at, motion. An
 * embedded board has it at once.
 */
import { clickOf } from "./draw.js";
import { Motion } from "./motion.js";
import { drawLabels, drawMarkup } from "./symbols.js";
import { markAt } from "./vertex.js";

/** @import { Layer } from "./draw.js" */

/** The stone that a click would place, or a sign that none may go there. @type {Layer} */
function drawGhost(pen, { view, hover, waiting, refused, step }) {
  if (!view || !hover || waiting.includes(hover) || refused || step < 3) return;
  if (clickOf(view) !== "turn") return;
  const [x, y] = pen.centre(hover);
  if (markAt(view.legal, hover) === "1")
    pen.stone(view.toPlay === "black" ? "X" : "O", x, y, 1, 0.55);
  else if (view.illegal[hover]) pen.barred(x, y);
}

/** Lines across the whole board that meet where a touch aims. @type {Layer} */
function drawAim(pen, { aim }) {
  if (!aim) return;
  const { m } = pen;
  const [x, y] = pen.centre(aim);
  const path = new Path2D();
  const [x1, y1, x2, y2] = m.window;
  path.moveTo(m.left + (x1 - 0.5) * m.cell, y);
  path.lineTo(m.left + (x2 + 0.5) * m.cell, y);
  path.moveTo(x, m.top + (y1 - 0.5) * m.cell);
  path.lineTo(x, m.top + (y2 + 0.5) * m.cell);
  pen.cased(path, pen.palette.accent, 3);
  pen.ring(x, y, Math.max(m.cell * 0.7, 9));
}

/** Layers over those of draw.js, from the ground up; and what moves. */
export const LATER = { layers: { drawLabels, drawMarkup, drawGhost, drawAim }, Motion };
