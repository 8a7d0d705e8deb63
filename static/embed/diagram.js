/**
 * What can be shown of a board before Python has started: the stones of a diagram, or an empty
 * grid. Never more than Python will say.
 */

import { vertexAt } from "../board/vertex.js";

/**
 * What a diagram shows. In a line with spaces each word is one point or more: X, O and dots, a plus
 * for a star point, and beside one of these, or alone on an empty point, a label: a letter or a
 * number. "X1 .a b +" are a black stone 1, two labelled points and a star point.
 * @typedef {object} Diagram
 * @property {string[]} rows  top to bottom, one character a point
 * @property {Record<string, string>} labels
 * @property {string[]} stars
 */

const POINT = /^([.+XO]?)([A-Za-z]|\d{1,3})$/; // a labelled point
const POINTS = /^[.+XO]+$/;

/**
 * The same text with only stones and empty points, as far as it is a diagram.
 * @param {string} text
 */
export function plainOf(text) {
  return text
    .split("\n")
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) =>
          POINTS.test(word) ? word : POINT.test(word) ? POINT.exec(word)?.[1] || "." : word,
        )
        .join(" ")
        .replaceAll("+", "."),
    )
    .join("\n");
}

/** What a text shows; null if not a diagram. @param {string} text @returns {Diagram | null} */
export function diagramOf(text) {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const rows = plainOf(lines.join("\n"))
    .split("\n")
    .map((line) => line.replaceAll(" ", ""));
  const isGrid = lines.length > 0 && rows.length <= 52 && rows[0].length <= 52;
  if (!isGrid || !rows.every((row) => row.length === rows[0].length && /^[.XO]+$/.test(row)))
    return null;
  /** @type {Diagram} */
  const diagram = { rows, labels: {}, stars: [] };
  lines.forEach((line, y) => {
    let x = 0;
    for (const word of line.split(/\s+/)) {
      const label = POINTS.test(word) ? null : POINT.exec(word);
      if (label) diagram.labels[vertexAt(x, y, rows.length)] = label[2];
      [...(label ? label[1] || "." : word)].forEach((mark) => {
        if (mark === "+") diagram.stars.push(vertexAt(x, y, rows.length));
        x++;
      });
    }
  });
  return diagram;
}

/**
 * The rows of an empty grid such as "9" or "9x7" points; 9x9 for any other text.
 * @param {string} size
 */
export function emptyRows(size) {
  const found = /^\s*(\d{1,2})(?:x(\d{1,2}))?\s*$/i.exec(size) ?? ["", "9"];
  const [width, height] = [Number(found[1]), Number(found[2] ?? found[1])].map((side) =>
    Math.min(Math.max(side, 1), 52),
  );
  return Array.from({ length: height }, () => ".".repeat(width));
}
