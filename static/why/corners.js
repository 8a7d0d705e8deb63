/**
 * A picture on which the four corner points of a board are shown: by taps in any order, each under
 * a magnifier. Later taps move the corner nearest to them, and arrow keys the one that has the
 * focus. Knows nothing of Go.
 */

/** @typedef {[number, number]} Spot  in pixels of the picture given to Python */
/** @type {Record<string, Spot>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FAR = 10; // steps at once, with the shift key
const ALL = 4;
// of the picture: where corners stand that are moved by keys before they were shown
const FIRST = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
];
// pixels of the window: the magnifier, and from its middle to the finger
const [WIDE, ABOVE] = [128, 112];
const LARGER = 2.5;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(most, Math.max(0, value));

/** Clockwise, the one above left first, as far as there is one. @param {Spot[]} spots */
export function around(spots) {
  const [x, y] = [0, 1].map((axis) => spots.reduce((sum, spot) => sum + spot[axis], 0));
  const angle = (/** @type {Spot} */ spot) =>
    Math.atan2(spot[1] - y / spots.length, spot[0] - x / spots.length);
  return spots.toSorted((one, other) => angle(one) - angle(other));
}

/**
 * A page's only picture, and its corners.
 * @param {HTMLElement} element
 * @param {(shown: number) => void} tapped  so many corners are shown, after a tap that showed one
 */
export function cornersOf(element, tapped) {
  const part = (/** @type {string} */ what) =>
    /** @type {HTMLElement} */ (element.querySelector(what));
  const [photo, outline, lens] = [part(".photo"), part("polygon"), part(".lens")];
  const image = /** @type {HTMLImageElement} */ (part("img"));
  const rings = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(".photo > button")]);
  let [width, height] = [1, 1];
  /** @type {Spot[]} */
  let spots = [];
  let held = -1; // the corner under the finger
  let isNew = false;

  const first = () => FIRST.map(([x, y]) => /** @type {Spot} */ ([x * width, y * height]));

  function place() {
    const text = around(spots).map(([x, y]) => `${(100 * x) / width},${(100 * y) / height}`);
    outline.setAttribute("points", text.join(" "));
    for (const [at, [x, y]] of [...spots, ...first().slice(spots.length)].entries()) {
      Object.assign(rings[at].style, {
        left: `${(100 * x) / width}%`,
        top: `${(100 * y) / height}%`,
      });
      rings[at].classList.toggle("unset", at >= spots.length);
    }
  }
  /** @param {number} at @param {number} x @param {number} y */
  function move(at, x, y) {
    spots[at] = [within(x, width), within(y, height)];
    place();
  }

  /** Take the held corner along, and show what lies under it: above the finger, or beside it. */
  function follow(/** @type {PointerEvent} */ { clientX, clientY }) {
    const box = image.getBoundingClientRect();
    const scale = width / box.width;
    move(held, (clientX - box.left) * scale, (clientY - box.top) * scale);
    const [x, y] = spots[held].map((along) => along / scale);
    const [middle, top] = [box.left + x, box.top + y - ABOVE - WIDE / 2];
    const aside = top > 0 ? 0 : middle < innerWidth / 2 ? ABOVE : -ABOVE;
    lens.hidden = false;
    Object.assign(lens.style, {
      left: `${within(middle + aside - WIDE / 2, innerWidth - WIDE)}px`,
      top: `${Math.max(0, top)}px`,
      backgroundImage: `url(${image.src})`,
      backgroundSize: `${LARGER * box.width}px`,
      backgroundPosition: [x, y].map((along) => `${WIDE / 2 - LARGER * along}px`).join(" "),
    });
  }

  /** The nearest corner to a place. */
  function nearest(/** @type {PointerEvent} */ { clientX, clientY }) {
    const far = rings.map((ring) => {
      const { left, top, width: wide, height: high } = ring.getBoundingClientRect();
      return Math.hypot(left + wide / 2 - clientX, top + high / 2 - clientY);
    });
    return far.indexOf(Math.min(...far));
  }

  photo.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    photo.setPointerCapture(event.pointerId);
    isNew = spots.length < ALL;
    held = isNew ? spots.length : nearest(event);
    follow(event);
  });
  photo.addEventListener("pointermove", (event) => {
    if (held >= 0 && event.isPrimary) follow(event);
  });
  for (const type of ["pointerup", "pointercancel"])
    photo.addEventListener(type, () => {
      if (held < 0) return;
      held = -1;
      lens.hidden = true;
      if (type === "pointercancel" && isNew) spots.pop();
      if (spots.length === ALL) spots = around(spots);
      place();
      if (type === "pointerup" && isNew) tapped(spots.length);
    });
  for (const [at, ring] of rings.entries())
    ring.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      if (spots.length < ALL) spots = first();
      const far = event.shiftKey ? FAR : 1;
      move(at, spots[at][0] + far * step[0], spots[at][1] + far * step[1]);
    });

  return {
    /**
     * Show a picture, and no corner of it yet.
     * @param {Blob} file @param {{width: number, height: number}} sides
     */
    show(file, sides) {
      ({ width, height } = sides);
      URL.revokeObjectURL(image.src);
      image.src = URL.createObjectURL(file);
      this.put([]);
    },
    /** Above left, above right, below right, below left. @param {Spot[]} found */
    put(found) {
      spots = found;
      place();
    },
    /** Those shown, in that order. */
    spots: () => around(spots),
  };
}
