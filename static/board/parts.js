/** Helpers to make and read parts of a page. */

/**
 * An element with its properties and its content.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} kind @param {Partial<HTMLElementTagNameMap[K]>} [properties] @param {(Node |
 *   string)[]} inside
 */
export function made(kind, properties = {}, ...inside) {
  const part = Object.assign(document.createElement(kind), properties);
  part.append(...inside);
  return part;
}

/**
 * A button that does something.
 * @param {string} textContent
 * @param {(click: MouseEvent) => unknown} act
 * @param {Partial<HTMLButtonElement>} [properties]
 */
export function button(textContent, act, properties = {}) {
  const part = made("button", { type: "button", textContent, ...properties });
  part.addEventListener("click", act);
  return part;
}

/** The part of the page that has this id. @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What buttons do, by their ids. @param {Record<string, (click: MouseEvent) => unknown>} acts */
export function whenPressed(acts) {
  for (const [id, act] of Object.entries(acts)) element(id).addEventListener("click", act);
}

/** Remove what the page says in case scripts do not run: they do. */
export function running() {
  document.querySelector(".unable")?.remove();
}

/** The button that was clicked, if any. @param {globalThis.Event} event */
export function pressed({ target }) {
  return /** @type {HTMLElement} */ (target).closest("button");
}

/**
 * A key used here does nothing else: in slides an arrow would also turn the page.
 * @param {globalThis.Event} event
 */
export function used(event) {
  event.preventDefault();
  event.stopPropagation();
}

// these use such keys
const OWN = "input, textarea, select, dialog, [contenteditable]";

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * How many turns a key steps; 0 for none.
 * @param
 *   {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey"> & {target: any}}
 *   event
 */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }) {
  return ctrlKey || metaKey || altKey || shiftKey || target?.closest?.(OWN) ? 0 : (KEYS[key] ?? 0);
}

/**
 * Buttons stay where the focus may be, so that it is never lost.
 * @param {HTMLElement} control
 * @param {unknown} yes
 */
export function able(control, yes) {
  control.ariaDisabled = yes ? null : "true";
}

/**
 * Whether a text could be copied. The browser may forbid it, as at an address without https: then
 * the field that shows it is selected.
 * @param {string} text @param {HTMLInputElement | HTMLTextAreaElement} [field]
 */
export async function copied(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

/**
 * Have the browser save data under a name; returns the name.
 * @param {string} name
 * @param {Blob} data
 */
export function download(name, data) {
  const link = made("a", { href: URL.createObjectURL(data), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it later
  return link.download;
}

/** Phones and tablets offer programs to share with; elsewhere people expect to copy a link. */
export function canHandOn() {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Share with such a program: how that went. @param {ShareData} data */
export const handOn = (data) =>
  navigator.share(data).then(
    () => "done",
    (error) => (error?.name === "AbortError" ? "left" : "failed"),
  );

/**
 * A button that copies a code, and a line that says so; a code that cannot be copied is selected.
 * @param {() => string} text
 * @param {HTMLElement} code
 * @param {{copy: string, copied: string, selected: string}} words
 */
export function copier(text, code, words) {
  const told = made("p", { className: "told", role: "status" });
  const copy = button(words.copy, async () => {
    const done = await copied(`${text()}\n`);
    if (!done) {
      /** @type {HTMLElement} */ (code.parentElement).hidden = false;
      getSelection()?.selectAllChildren(code);
    }
    told.textContent = done ? words.copied : words.selected;
  });
  return [copy, told];
}

/**
 * Tell of each element once, when it comes near to the screen.
 * @param {Iterable<HTMLElement>} elements
 * @param {(element: HTMLElement) => void} tell
 */
export function whenNear(elements, tell) {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        tell(/** @type {HTMLElement} */ (target));
      }
    },
    { rootMargin: "300px" },
  );
  for (const each of elements) near.observe(each);
}

/** The other colour; "" for none. @template {string} S @param {S} side @returns {S} */
export const other = (side) => /** @type {any} */ ({ black: "white", white: "black" })[side] ?? "";

/**
 * The reader's local date, in a form that sorts; Python does not know it.
 * @param {number} [back] days ago
 */
export function dayOf(back = 0) {
  const day = new Date();
  day.setDate(day.getDate() - back);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** A board's event about a point, "" for none. @param {string} type @param {string} at */
export function pointing(type, at) {
  return new CustomEvent(type, { detail: { at: at || null } });
}

/** The point of a board's event. @param {globalThis.Event} event */
export function pointOf(event) {
  return /** @type {CustomEvent<{at: string}>} */ (event).detail.at;
}
