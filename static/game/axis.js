/** The turns of a game from left to right, above the slider that steps through them: shared by all plots. */

const PAD = 8; // pixels at each end, half the slider's thumb, so that plot and slider line up
const NAMESPACE = "http://www.w3.org/2000/svg";

/** Where a turn is, in pixels from the left. @param {number} turn @param {number} last @param {number} width */
export function place(turn, last, width) {
  return PAD + (turn / last) * (width - 2 * PAD);
}

/** A click or a drag goes to the turn under it. @param {SVGSVGElement} svg @param {() => number} last  the number of turns @param {(turn: number) => void} goTo */
export function listen(svg, last, goTo) {
  const point = (/** @type {PointerEvent} */ event) => {
    const box = svg.getBoundingClientRect();
    const share = (event.clientX - box.left - PAD) / Math.max(1, box.width - 2 * PAD);
    goTo(Math.round(Math.max(0, Math.min(1, share)) * last()));
  };
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    svg.setPointerCapture(event.pointerId);
    point(event);
  });
  svg.addEventListener("pointermove", (event) => {
    if (svg.hasPointerCapture(event.pointerId)) point(event);
  });
}

const PAPER = [480, 64]; // pixels of a plot in a hidden tab when the page is printed

/** A plot's size in pixels, [0, 0] while it is hidden; on paper it is stretched. @param {SVGSVGElement} svg @returns {number[]} */
export function sizeOf(svg) {
  const size =
    svg.clientWidth || !matchMedia("print").matches ? [svg.clientWidth, svg.clientHeight] : PAPER;
  if (size[0]) set(svg, { viewBox: `0 0 ${size[0]} ${size[1]}`, preserveAspectRatio: "none" });
  return size;
}

/** A new part of a plot. @param {SVGSVGElement} svg @param {string} kind @param {string} name */
export function added(svg, kind, name) {
  const part = document.createElementNS(NAMESPACE, kind);
  part.setAttribute("class", name);
  svg.append(part);
  return part;
}

/** @param {Element} part @param {Record<string, string | number>} attributes */
export function set(part, attributes) {
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, String(value));
}
