/** Shapes of a drawing. */

/**
 * A shape with its attributes and its content.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} kind @param {Record<string, string | number>} [attributes] @param {Node[]} inside
 *   @returns {SVGElementTagNameMap[K]}
 */
export function shape(kind, attributes = {}, ...inside) {
  const found = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, String(value));
  found.append(...inside);
  return found;
}
