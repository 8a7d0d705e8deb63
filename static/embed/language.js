/**
 * The language that a board speaks: the one that `lang` says on it or around it, where there are words in it; else English. Another one comes
 * when a board of the page asks for it.
 */
import english from "../words/board.js";

/** @import { Said, Words } from "../words/board.js" */
/** @typedef {Words & Said< typeof import("../words/start.js") & typeof import("../words/embed.js") & typeof import("../words/asked.js")>} AllWords */

/**
 * By tag: what any board says, and all. It is one file for translators; a build makes two of it, so that a page asks for no more than it
 * needs before a board is used (ttgo/web/scripts.py).
 * @type {Record<string, {first: () => Promise<Words>, all: () => Promise<AllWords>}>}
 */
const OTHERS = {
  // @ts-expect-error -- an address
  de: { first: () => import("../words/de.js?first"), all: () => import("../words/de.js") },
  // @ts-expect-error -- an address
  es: { first: () => import("../words/es.js?first"), all: () => import("../words/es.js") },
  // @ts-expect-error -- an address
  fr: { first: () => import("../words/fr.js?first"), all: () => import("../words/fr.js") },
  // @ts-expect-error -- an address
  ja: { first: () => import("../words/ja.js?first"), all: () => import("../words/ja.js") },
  // @ts-expect-error -- an address
  ko: { first: () => import("../words/ko.js?first"), all: () => import("../words/ko.js") },
  // @ts-expect-error -- an address
  zh: { first: () => import("../words/zh.js?first"), all: () => import("../words/zh.js") },
};

/** What `lang` says of an element, also from outside the shadow trees that it is in; "" for nothing. @param {Element} element */
export function langOf(element) {
  for (let at = /** @type {Node | null} */ (element); at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    const lang = at instanceof Element ? at.getAttribute("lang") : null;
    if (lang !== null) return lang;
  }
  return "";
}

export class Language {
  tag = "en"; // of the words
  wanted = "en"; // the same before they are there
  given = ""; // what the page says, which may be a language without words

  #all = false; // the words of roles are wanted, too

  /** What the board says. Of English those of its roles are there after `whole`. */
  words = /** @type {AllWords} */ (/** @type {Words} */ (english));

  /** @param {HTMLElement} board @param {() => void} changed  there are other words */
  constructor(board, changed) {
    this.board = board;
    this.changed = changed;
  }

  /** The board is in the page, as long as the signal says nothing. @param {AbortSignal} signal */
  enter(signal) {
    const watch = new MutationObserver(() => this.#look());
    for (let root = this.board.getRootNode(); root; root = root instanceof ShadowRoot ? root.host.getRootNode() : /** @type {any} */ (null)) {
      watch.observe(root, { subtree: true, attributeFilter: ["lang"] });
    }
    signal.addEventListener("abort", () => watch.disconnect());
    this.#look();
  }

  /** All words, those of roles, too. @returns {Promise<AllWords>} */
  async whole() {
    this.#all = true;
    const { wanted } = this;
    const more = () => Promise.all([import("../words/start.js"), import("../words/embed.js"), import("../words/asked.js")]);
    const words = await this.#take(() => OTHERS[wanted].all(), more);
    return wanted === this.wanted ? words : this.whole();
  }

  /** Have the words of the language that is wanted, or English ones if they do not come. @param {() => Promise<object>} other @param {() => Promise<object[]>} more  of English */
  async #take(other, more) {
    const { wanted } = this;
    const words = wanted === "en" ? null : await other().catch(() => null);
    const parts = words ? [words] : await more();
    if (wanted !== this.wanted) return this.words;
    this.tag = words ? wanted : "en";
    return (this.words = Object.assign({}, english, ...parts));
  }

  #look() {
    const given = langOf(this.board);
    const tag = given.toLowerCase().replace(/-.*/, "");
    const wanted = Object.hasOwn(OTHERS, tag) ? tag : "en";
    this.given = given;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    void (this.#all ? this.whole() : this.#take(() => OTHERS[wanted].first(), async () => [])).then(() => this.changed());
  }
}
