/**
 * Stand-ins for what a browser has and node has not: storage, locks, and elements of which only the
 * attributes matter.
 */

/**
 * A storage, whose keys are its own as in a browser. It may be full for some keys, or switched off.
 */
export class Storage {
  static full = (_key, _text) => false;

  getItem(key) {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key, text) {
    if (Storage.full(key, text)) throw new Error("QuotaExceededError");
    Object.assign(this, { [key]: String(text) });
  }

  removeItem(key) {
    Reflect.deleteProperty(this, key);
  }

  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

/** navigator.locks, of all tabs. */
export class Locks {
  /** By the name of a lock that is held, who waits. */ #held = new Map();
  /** How many share it. */ #shared = new Map();

  async request(name, how, act = how) {
    const { ifAvailable = false, signal = undefined, mode = "exclusive" } = how;
    const sharers = this.#shared.get(name) ?? 0;
    const isTaken = () => this.#held.has(name) && !(sharers && mode === "shared");
    if (isTaken() && ifAvailable) return act(null);
    while (isTaken()) {
      await new Promise((free, reject) => {
        this.#held.get(name)?.push(() => free(null));
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    }
    if (mode === "shared") this.#shared.set(name, sharers + 1);
    this.#held.set(name, this.#held.get(name) ?? []);
    try {
      return await act({ name });
    } finally {
      this.free(name);
    }
  }

  /** Its holder lets go of a lock, or has ended. */
  free(name) {
    const left = Math.max(0, (this.#shared.get(name) ?? 0) - 1);
    this.#shared.set(name, left);
    if (left) return;
    const waiting = this.#held.get(name) ?? [];
    this.#held.delete(name);
    for (const free of waiting) free();
  }
}

/** What a page copies to, if it may. */
export const clipboard = {
  text: "",
  open: true,
  writeText: async (text) => {
    if (!clipboard.open) throw new Error("NotAllowedError");
    clipboard.text = text;
  },
};

/** Give this process what a page has. @param things by their names */
export function provide(things) {
  for (const [name, value] of Object.entries(things))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/**
 * What a tab has when it is opened: storage of its own beside that of all.
 * @param [more] of its navigator
 */
export function openTab(more = {}) {
  provide({
    window: globalThis,
    sessionStorage: new Storage(),
    localStorage: Reflect.get(globalThis, "localStorage") ?? new Storage(),
    navigator: more,
  });
}

/** An element that has attributes. */
export function withAttributes(attributes, more = {}) {
  const given = new Map(Object.entries(attributes));
  const element = {
    isConnected: true,
    getAttribute: (name) => given.get(name) ?? null,
    hasAttribute: (name) => given.has(name),
    getAttributeNames: () => [...given.keys()],
    setAttribute: (name, value) => void given.set(name, String(value)),
    removeAttribute: (name) => void given.delete(name),
    querySelector: () => null,
    ...more,
  };
  return /** @type {any} */ (element);
}

/**
 * The classes and functions of a page that scripts name when they are loaded; none of them does
 * anything.
 */
export function providePage() {
  const nothing = () => {};
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  }
  class Sheet {
    replaceSync = nothing;
  }
  class PageElement extends EventTarget {}
  const defined = new Map();
  provide({
    Element: PageElement,
    HTMLElement: PageElement,
    ShadowRoot: class {},
    CSSStyleSheet: Sheet,
    CSS: { supports: () => true },
    Node: { TEXT_NODE: 3, ELEMENT_NODE: 1 },
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    MutationObserver: Observer,
    customElements: {
      get: (name) => defined.get(name),
      define: (name, kind) => void defined.set(name, kind),
    },
  });
}
