/**
 * The language that a board speaks: the one that `lang` says on it or around it, where there are words in it; else English. Another one comes
 * when a board of the page asks for it.
 */
import * as english from "../words/board.js";

/** @import { Said, Words } from "../words/board.js" */
/** @typedef {Words & Said< typeof import("../words/start.js") & typeof import("../words/embed.js") & typeof import("../words/asked.js")>} AllWords */

/** By tag. @type {Record<string, () => Promise<AllWords>>} */
const OTHERS = {
  de: () => import("../words/de.js"),
  es: () => import("../words/es.js"),
  fr: () => import("../words/fr.js"),
  ja: () => import("../words/ja.js"),
  ko: () => import("../words/ko.js"),
  zh: () => import("../words/zh.js"),
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

  /** All words, those of roles, too. */
  async whole() {
    const { wanted } = this;
    const words = OTHERS[wanted] ? await OTHERS[wanted]().catch(() => null) : null;
    const parts = words ? [words] : await Promise.all([import("../words/start.js"), import("../words/embed.js"), import("../words/asked.js")]);
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
    void this.whole().then(() => this.changed());
  }
}
