/** Attributes that are properties, too, by the same names. */

/** What an attribute says where it is not there; "" if not named. @type {Record<string, string>} */
const DEFAULTS = { areas: "shading", theme: "auto" };

/** What the author asks for. @param {Element} board @param {string} name */
export function asked(board, name) {
  return board.getAttribute(name) ?? DEFAULTS[name] ?? "";
}

/** @param {Element} element @param {string} name @param {unknown} value */
export function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** Have properties, texts each, for the attributes of these names. @param {HTMLElement} prototype @param {string[]} names */
export function reflect(prototype, names) {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(prototype, name); // it says more than the attribute does
    if (own?.set || own?.value) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get: own?.get ?? /** @this {Element} */ function get() {
        return asked(this, name);
      },
      set(value) {
        set(this, name, value);
      },
    });
  }
}

/** A framework may have set a property before this file was there. @param {HTMLElement} element @param {string} name */
export function upgrade(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const board = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  const value = board[name];
  delete board[name];
  board[name] = value;
}
