/**
 * A picture with a ring on each corner point of its board, to be dragged, or moved with the arrow
 * keys. Knows nothing of Go.
 */

/** @typedef {[number, number]} Spot  in pixels of the picture given to Python */
/** @type {Record<string, Spot>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FAR = 10; // steps at once, with the shift key
// of the picture: where the corners stand until found
const FIRST = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
];

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(most, Math.max(0, value));

/** A page's only picture, and its corners. @param {HTMLElement} element */
export function cornersOf(element) {
  const image = /** @type {HTMLImageElement} */ (element.querySelector("img"));
  const outline = /** @type {SVGPolygonElement} */ (element.querySelector("polygon"));
  const rings = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("svg~button")]);
  let [width, height] = [1, 1];
  /** @type {Spot[]} */
  let spots = [];

  function place() {
    outline.setAttribute(
      "points",
      spots.map(([x, y]) => `${(100 * x) / width},${(100 * y) / height}`).join(" "),
    );
    for (const [at, [x, y]] of spots.entries())
      Object.assign(rings[at].style, {
        left: `${(100 * x) / width}%`,
        top: `${(100 * y) / height}%`,
      });
  }
  /** @param {number} at @param {number} x @param {number} y */
  function move(at, x, y) {
    spots[at] = [within(x, width), within(y, height)];
    place();
  }

  for (const [at, ring] of rings.entries()) {
    let [fromX, fromY] = [0, 0]; // from the pointer to the corner: it need not be hit exactly
    const scale = () => width / image.getBoundingClientRect().width;
    ring.addEventListener("pointerdown", (event) => {
      ring.setPointerCapture(event.pointerId);
      [fromX, fromY] = [
        spots[at][0] - event.clientX * scale(),
        spots[at][1] - event.clientY * scale(),
      ];
    });
    ring.addEventListener("pointermove", (event) => {
      if (ring.hasPointerCapture(event.pointerId))
        move(at, fromX + event.clientX * scale(), fromY + event.clientY * scale());
    });
    ring.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const far = event.shiftKey ? FAR : 1;
      move(at, spots[at][0] + far * step[0], spots[at][1] + far * step[1]);
    });
  }

  return {
    /**
     * @param {Blob} file
     * @param {{width: number, height: number}} sides
     * @param {Spot[]} [corners] those found
     */
    show(file, sides, corners) {
      ({ width, height } = sides);
      spots = corners ?? FIRST.map(([x, y]) => [x * width, y * height]);
      URL.revokeObjectURL(image.src);
      image.src = URL.createObjectURL(file);
      place();
    },
    /** Above left, above right, below right, below left. */
    spots: () => spots,
  };
}
