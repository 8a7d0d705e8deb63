/** Elements of a page, of which only what scripts ask of them matters. */
import { provide } from "./browser.mjs";

/** It has a parent, children, attributes, classes and listeners. */
export class Made extends EventTarget {
  kind = "";
  /** @type {any[]} */ children = [];
  /** @type {any} */ parent = null;
  classes = new Set();
  classList = { toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => void this.classes[on ? "add" : "delete"](name) };
  /** @type {Record<string, string>} */ attributes = {};
  /** @type {Record<string, string>} */ dataset = {};
  /** @type {any} */ style = {};
  textContent = "";
  hidden = false;
  /** What a selector finds. @type {Record<string, any>} */ found = {};
  get lastElementChild() { return this.children.at(-1) ?? null; }
  setAttribute = (/** @type {string} */ name, /** @type {any} */ value) => { this.attributes[name] = String(value); };
  removeAttribute = (/** @type {string} */ name) => { delete this.attributes[name]; };
  append = (/** @type {any[]} */ ...inside) => void this.children.push(...inside);
  appendChild = (/** @type {any} */ child) => { this.children.push(Object.assign(child, { parent: this })); return child; };
  replaceChildren = (/** @type {any[]} */ ...inside) => { this.children = inside; };
  remove = () => {
    this.parent.children.pop();
    if (page.activeElement === this) page.activeElement = null;
  };
  contains = (/** @type {any} */ other) => other === this || this.children.includes(other);
  focus = () => { page.activeElement = this; };
  closest = (/** @type {string} */ kind) => (this.kind === kind ? this : this.found[kind] ?? null);
  querySelector = (/** @type {string} */ what) => this.found[what] ?? null;
  querySelectorAll = (/** @type {string} */ what) => this.found[what] ?? [];

  /** What listeners hear of an event with these facts. @param {string} type @param {object} [facts] */
  hears(type, facts = {}) {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    this.dispatchEvent(event);
    return event;
  }
}

/** The page, on which elements are made. @type {any} */
export const page = {
  activeElement: null, querySelector: () => null, querySelectorAll: () => [],
  createElement: (/** @type {string} */ kind) => Object.assign(new Made(), { kind }), createElementNS: (/** @type {string} */ _, /** @type {string} */ kind) => page.createElement(kind),
};
provide({ document: page });
