/** The page's board, drawn somewhere else: in a picture to send, small in a list of games. */
import { BASE, draw, emptyScene } from "../../board/draw.js";
import { withBase } from "../../board/evidence.js";
import { LATER } from "../../board/later.js";
import { element } from "../../board/parts.js";
import { readPalette } from "../../board/style.js";
import words from "../../words/board.js";

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Partial<import("../../board/draw.js").Scene>} scene
 * @param {import("../../board/draw.js").Metrics} m
 */
export function paint(ctx, scene, m) {
  draw(
    ctx,
    { ...emptyScene(words), layers: withBase({ ...BASE, ...LATER.layers }), ...scene },
    m,
    readPalette(element("board")),
  );
}
