/**
 * A board's language: the one of `lang` on it or around it, if it has been translated; else that of
 * the page's scripts, which is English except on this site. Another one loads when a board asks for
 * it: first what any board says, the rest before a board is used.
 */
import board from "../words/board.js";
import others from "../words/others.js";
import { spoken, tag as own } from "../messages.js";
import { found } from "../speech.js";

/** @import { Words } from "../board/sentences.js" */
/**
 * @typedef {Words & typeof import("../words/start.js") & typeof import("../words/embed.js") &
 *   typeof import("../words/asked.js")} AllWords
 */

/**
 * The `lang` of an element, also from outside its shadow trees; "" if there is none.
 * @param {Element} element
 */
function langOf(element) {
  for (
    let at = /** @type {Node | null} */ (element);
    at;
    at = at instanceof ShadowRoot ? at.host : at.parentNode
  ) {
    const lang = at instanceof Element ? at.getAttribute("lang") : null;
    if (lang !== null) return lang;
  }
  return "";
}

export class Language {
  /** A module of words; a package for npm has them in itself. @param {string} name */
  static load = (name) =>
    import(/** @type {any} */ (new URL(`../words/${name}.js`, import.meta.url)));

  tag = own; // of `words`
  wanted = own; // the same before they are there
  given = ""; // as the page says, perhaps a language without words

  #all = false; // the roles' words are wanted, too

  /** What the board says. Its roles' words come with `whole`. */
  words = /** @type {AllWords} */ (/** @type {Words} */ (board));

  /** @param {HTMLElement} element the board @param {() => void} changed  the words are new */
  constructor(element, changed) {
    this.element = element;
    this.changed = changed;
  }

  /** The board is in the page, until the signal comes. @param {AbortSignal} signal */
  enter(signal) {
    const watch = new MutationObserver(() => this.#look());
    for (
      let root = this.element.getRootNode();
      root;
      root = root instanceof ShadowRoot ? root.host.getRootNode() : /** @type {any} */ (null)
    ) {
      watch.observe(root, { subtree: true, attributeFilter: ["lang"] });
    }
    signal.addEventListener("abort", () => watch.disconnect());
    this.#look();
  }

  /** All words, with the roles'. @returns {Promise<AllWords>} */
  async whole() {
    this.#all = true;
    const { wanted } = this;
    const words = await this.#take();
    return wanted === this.wanted ? words : this.whole();
  }

  /** Load the words of the wanted language, or use those of the page if that fails. */
  async #take() {
    const { wanted } = this;
    const more = this.#all;
    const kinds = more ? ["board", "roles"] : ["board"];
    const come =
      wanted === own
        ? null
        : await Promise.all(kinds.map((kind) => Language.load(`${wanted}-${kind}`))).catch(
            () => null,
          );
    const parts =
      come?.map((module) => spoken(module.default, wanted)) ??
      (more ? [await import("./play.js")] : []);
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
