/**
 * ARIA as properties of elements, which Firefox has since 2023; older ones would ignore names and
 * states.
 */

const NAMES = [
  "role",
  "ariaLabel",
  "ariaHidden",
  "ariaCurrent",
  "ariaDisabled",
  "ariaExpanded",
  "ariaLive",
  "ariaPressed",
  "ariaValueText",
  "ariaMultiLine",
];

for (const name of NAMES) {
  if (name in Element.prototype) continue;
  const attribute = name.replace("aria", "aria-").toLowerCase();
  Object.defineProperty(Element.prototype, name, {
    /** @this {Element} */
    get() {
      return this.getAttribute(attribute);
    },
    /** @this {Element} @param {string | null} value */
    set(value) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}
