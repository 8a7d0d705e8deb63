/** Shapes of drawings, as SVG. A file of its own: a board in anyone's page needs none. */

/** @param {Element} part @param {Record<string, string | number>} attributes */
export function setAttributes(part, attributes) {
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, String(value));
}

/**
 * A shape of a drawing with its attributes and its content.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} kind @param {Record<string, string | number>} [attributes] @param {Node[]} inside
 *   @returns {SVGElementTagNameMap[K]}
 */
export function shape(kind, attributes = {}, ...inside) {
  const found = document.createElementNS("http://www.w3.org/2000/svg", kind);
  setAttributes(found, attributes);
  found.append(...inside);
  return found;
}
