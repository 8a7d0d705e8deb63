/**
 * The language that a board speaks: the one that `lang` says on it or around it, where there are words in it; else that of the page's
 * scripts, which elsewhere than on this site is English. Another one comes when a board of the page asks for it: first what any board says,
 * and the rest before a board is used.
 */
import board from "../words/board.js";
import others from "../words/others.js";
import { found, tag as own } from "../speech.js";

/** @typedef {typeof board} Words  what any board says */
/** @typedef {Words & typeof import("../words/start.js") & typeof import("../words/embed.js") & typeof import("../words/asked.js")} AllWords */

/** What `lang` says of an element, also from outside the shadow trees that it is in; "" for nothing. @param {Element} element */
export function langOf(element) {
  for (let at = /** @type {Node | null} */ (element); at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    const lang = at instanceof Element ? at.getAttribute("lang") : null;
    if (lang !== null) return lang;
  }
  return "";
}

export class Language {
  tag = own; // of the words
  wanted = own; // the same before they are there
  given = ""; // what the page says, which may be a language without words

  #all = false; // the words of roles are wanted, too

  /** What the board says. Those of its roles are there after `whole`. */
  words = /** @type {AllWords} */ (/** @type {Words} */ (board));

  /** @param {HTMLElement} element the board @param {() => void} changed  there are other words */
  constructor(element, changed) {
    this.element = element;
    this.changed = changed;
  }

  /** The board is in the page, as long as the signal says nothing. @param {AbortSignal} signal */
  enter(signal) {
    const watch = new MutationObserver(() => this.#look());
    for (let root = this.element.getRootNode(); root; root = root instanceof ShadowRoot ? root.host.getRootNode() : /** @type {any} */ (null)) {
      watch.observe(root, { subtree: true, attributeFilter: ["lang"] });
    }
    signal.addEventListener("abort", () => watch.disconnect());
    this.#look();
  }

  /** All words, those of roles, too. @returns {Promise<AllWords>} */
  async whole() {
    this.#all = true;
    const { wanted } = this;
    const words = await this.#take();
    return wanted === this.wanted ? words : this.whole();
  }

  /** Have the words of the language that is wanted, or those of the page if they do not come. */
  async #take() {
    const { wanted } = this;
    const more = this.#all;
    const kinds = more ? ["board", "roles"] : ["board"];
    const come = wanted === own ? null : await Promise.all(kinds.map((kind) => import(/** @type {any} */ (new URL(`../words/${wanted}-${kind}.js`, import.meta.url))))).catch(() => null);
    const parts = come?.map((module) => module.default) ?? (more ? await Promise.all([import("../words/start.js"), import("../words/embed.js"), import("../words/asked.js")]) : []);
    if (wanted !== this.wanted) return this.words;
    this.tag = come ? wanted : own;
    return (this.words = Object.assign({}, board, ...parts));
  }

  #look() {
    const given = langOf(this.element);
    const wanted = found([given], others) || own;
    this.given = given;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    void this.#take().then(() => this.changed());
  }
}
