/**
 * The outlines of areas: the cells of one colour's points joined, smooth. `fillAreas` in evidence.js
 * shades them, in colours of ttgo/svg/palette.py. An area is land with the strings around it, and at
 * the end all that rule 9 counts; which points those are comes from the view.
 */

/** @typedef {import("./draw.js").Metrics} Metrics */
/** @typedef {import("../view.js").View} View */

/** Right, down, left, up: clockwise, as rows grow downwards. */
const WAYS = /** @type {[number, number][]} */ ([
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]);

/**
 * The areas of both colours. The view may be smaller than the grid, which may soon show another;
 * null where it does not say what empty points reach.
 * @param {View} view @param {Metrics} m @returns {{black: Path2D, white: Path2D} | null}
 */
export function areasOf(view, m) {
  if (view.reach.every((row) => /^\.*$/.test(row))) return null;
  const of = (/** @type {string} */ colour) => outline(m, (x, y) => areaAt(view, x, y) === colour);
  return { black: of("b"), white: of("w") };
}

/**
 * Whose area a point is shown in, "b" or "w". @param {View} view @param {number} x @param {number} y
 */
export const areaAt = ({ reach }, x, y) => /[bw]/i.exec(reach[y]?.[x] ?? "")?.[0].toLowerCase();

/**
 * Along the sides of all cells that are inside, clockwise, from the middle of one side to the
 * middle of the next, in a quarter of a circle where the way turns. Cells that meet only at a
 * corner are not adjacent, and do not join.
 * @param {Metrics} m @param {(x: number, y: number) => boolean} inside
 */
export function outline(m, inside) {
  const { columns, rows } = m;
  const within = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < columns && y < rows && inside(x, y);
  // A side is named by the corner where it begins and its way; a corner lies up and left of the
  // cell of the same numbers.
  const open = new Set();
  const name = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ way) =>
    (y * (columns + 1) + x) * 4 + way;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!within(x, y)) continue;
      if (!within(x, y - 1)) open.add(name(x, y, 0));
      if (!within(x + 1, y)) open.add(name(x + 1, y, 1));
      if (!within(x, y + 1)) open.add(name(x + 1, y + 1, 2));
      if (!within(x - 1, y)) open.add(name(x, y + 1, 3));
    }
  }
  const path = new Path2D();
  const at = (/** @type {number} */ corner, /** @type {number} */ from) =>
    from + (corner - 0.5) * m.cell;
  for (const first of open) {
    let way = first % 4;
    let x = Math.floor(first / 4) % (columns + 1);
    let y = Math.floor(first / 4 / (columns + 1));
    const middle = () =>
      /** @type {[number, number]} */ ([
        at(x + WAYS[way][0] / 2, m.left),
        at(y + WAYS[way][1] / 2, m.top),
      ]);
    path.moveTo(...middle());
    for (let side = first; open.delete(side); side = name(x, y, way)) {
      x += WAYS[way][0];
      y += WAYS[way][1];
      const turn =
        [1, 0, 3].find(
          (by) => open.has(name(x, y, (way + by) % 4)) || name(x, y, (way + by) % 4) === first,
        ) ?? 0;
      const corner = /** @type {[number, number]} */ ([at(x, m.left), at(y, m.top)]);
      way = (way + turn) % 4;
      if (turn) path.arcTo(...corner, ...middle(), m.cell / 2);
      else path.lineTo(...middle());
    }
    path.closePath();
  }
  return path;
}
