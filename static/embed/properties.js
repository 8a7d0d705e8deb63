/** Attributes that are also properties of the same name. */

/** What a missing attribute means; "" if not named here. @type {Record<string, string>} */
const DEFAULTS = { areas: "shading", theme: "auto" };

/** An attribute's value. @param {Element} board @param {string} name */
export function asked(board, name) {
  return board.getAttribute(name) ?? DEFAULTS[name] ?? "";
}

/** @param {Element} element @param {string} name @param {unknown} value */
export function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/**
 * Define text properties for the attributes of these names.
 * @param {HTMLElement} prototype
 * @param {string[]} names
 */
export function reflect(prototype, names) {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(prototype, name); // it does more than the attribute
    if (own?.set || own?.value) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get:
        own?.get ??
        /** @this {Element} */ function get() {
          return asked(this, name);
        },
      set(value) {
        set(this, name, value);
      },
    });
  }
}

/**
 * A framework may have set a property before this file loaded.
 * @param {HTMLElement} element
 * @param {string} name
 */
export function upgrade(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const board = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  const value = board[name];
  delete board[name];
  board[name] = value;
}
