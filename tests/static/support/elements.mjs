/** Elements of a page, of which only what scripts ask of them matters. */
import { provide } from "./browser.mjs";

/** It has a parent, children, attributes, classes and listeners. */
export class Made extends EventTarget {
  kind = "";
  children = [];
  parent = null;
  classes = new Set();
  classList = { toggle: (name, on) => void this.classes[on ? "add" : "delete"](name) };
  attributes = {};
  dataset = {};
  style = {
    setProperty(name, value) {
      this[name] = value;
    },
  };
  textContent = "";
  value = "";
  hidden = false;
  /** What a selector finds. */ found = {};
  get firstElementChild() {
    return this.children[0] ?? null;
  }
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }
  setAttribute = (name, value) => {
    this.attributes[name] = String(value);
  };
  removeAttribute = (name) => {
    delete this.attributes[name];
  };
  append = (...inside) => void this.children.push(...inside);
  appendChild = (child) => {
    this.children.push(Object.assign(child, { parent: this }));
    return child;
  };
  replaceChildren = (...inside) => {
    this.children = inside;
  };
  remove = () => {
    this.parent.children.pop();
    if (page.activeElement === this) page.activeElement = null;
  };
  getRootNode = () => page;
  click = () => {};
  select = () => {};
  contains = (other) => other === this || this.children.includes(other);
  focus = () => {
    page.activeElement = this;
  };
  closest = (kind) => (this.kind === kind ? this : (this.found[kind] ?? null));
  querySelector = (what) => this.found[what] ?? null;
  querySelectorAll = (what) => this.found[what] ?? [];

  /** What listeners hear of an event with these facts. */
  hears(type, facts = {}) {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(event, name, { value });
    this.dispatchEvent(event);
    return event;
  }
}

/** The page, on which elements are made. @type {any} */
export const page = {
  activeElement: null,
  /** By their ids. */ parts: {},
  getElementById: (id) => (page.parts[id] ??= new Made()),
  querySelector: () => null,
  querySelectorAll: () => [],
  createElement: (kind) => Object.assign(new Made(), { kind }),
};
provide({ document: page });
