/**
 * The ten rules, each with its words and an editor for its functions, what has changed, and faults
 * at their lines.
 */
import { edit } from "../python/editor.js";
import { made } from "../board/parts.js";
import * as words from "../words/change.js";

/**
 * @typedef {{rule: number, words: string, functions: {name: string, code: string}[]}} Rule  as
 *   ttgo/lab/bench.py tells it
 */
/** @typedef {{name?: string, rule?: number, line?: number, text: string}} Fault */

const LONG = 40; // lines; more fold

export class Rules {
  /**
   * @type {Map<string, {code: string, rule: number, editor: import("../python/editor.js").Editor,
   *   fault: HTMLElement, section: HTMLElement, reset: HTMLButtonElement, mark: HTMLElement}>}
   */
  #functions = new Map();
  /** The text of folded functions without an editor. @type {Map<string, string>} */ #waiting =
    new Map();
  /** @type {Map<string, string>} */ #first = new Map();
  /** @type {Map<string, number>} */ #ruleOf = new Map();

  /** @param {HTMLElement} place @param {() => void} changed  is told of each edit */
  constructor(place, changed) {
    this.place = place;
    this.changed = () => {
      this.#sign();
      changed();
    };
  }

  /** @param {Rule[]} rules */
  async show(rules) {
    this.place.replaceChildren();
    await Promise.all(rules.map((rule) => this.#section(rule)));
  }

  /** The functions that have changed, by name. @returns {Record<string, string>} */
  get edits() {
    return Object.fromEntries(
      [...this.#first.keys()]
        .map((name) => [name, this.#text(name)])
        .filter(([name, text]) => text !== this.#first.get(name)),
    );
  }

  set edits(edits) {
    for (const [name, code] of this.#first) {
      const text = edits[name] ?? code;
      const known = this.#functions.get(name);
      if (known) known.editor.text = text;
      else this.#waiting.set(name, text);
      if (text !== code && !known)
        this.place.querySelector(`details[data-name=${name}]`)?.setAttribute("open", "");
    }
    this.fault(null);
    this.#sign();
  }

  /** The rules that have changed. @param {Record<string, string>} edits */
  numbers(edits) {
    return [...new Set(Object.keys(edits).map((name) => this.#ruleOf.get(name) ?? 0))]
      .filter(Boolean)
      .sort((a, b) => a - b);
  }

  /**
   * Show a fault at its line; null removes it.
   * @param {Fault | null} fault
   * @returns {boolean} whether it was shown
   */
  fault(fault) {
    for (const { fault: box } of this.#functions.values()) box.replaceChildren();
    const known = fault?.name ? this.#functions.get(fault.name) : null;
    if (!fault || !known) return false;
    const line = fault.line ?? 0;
    known.fault.append(made("span", { textContent: words.errorAt({ line, text: fault.text }) }));
    if (line) {
      const go = made("button", { type: "button", textContent: words.goTo({ line }) });
      go.addEventListener("click", () => known.editor.goTo(line));
      known.fault.append(go);
    }
    return true;
  }

  /** @param {string} name */
  #text(name) {
    return (
      this.#functions.get(name)?.editor.text ??
      this.#waiting.get(name) ??
      this.#first.get(name) ??
      ""
    );
  }

  /** @param {Rule} rule */
  async #section({ rule, words: said, functions }) {
    const mark = made("span", {
      className: "mark-changed",
      textContent: words.changed,
      hidden: true,
    });
    const title = made(
      "h3",
      { tabIndex: -1, id: `rule-${rule}` },
      words.rule({ number: rule }),
      " ",
      mark,
    );
    const reset = made("button", {
      type: "button",
      textContent: words.reset({ number: rule }),
      hidden: true,
    });
    const section = made(
      "section",
      { className: "a-rule" },
      title,
      made("p", { textContent: said }),
    );
    this.place.append(section);
    reset.addEventListener("click", () => {
      for (const { name, code } of functions) {
        const known = this.#functions.get(name);
        if (known) known.editor.text = code;
        else this.#waiting.set(name, code);
      }
      title.focus();
      this.changed();
    });
    for (const { name, code } of functions) {
      this.#first.set(name, code);
      this.#ruleOf.set(name, rule);
      const host = made("div", { className: "lines" });
      const fault = made("p", { className: "fault", role: "alert" });
      const lines = code.split("\n").length;
      const begin = async () => {
        if (this.#functions.has(name)) return;
        const editor = await edit(
          host,
          this.#text(name),
          words.editorLabel({ number: rule, name }),
          this.changed,
          () => title.focus(),
        );
        this.#functions.set(name, { code, rule, editor, fault, section, reset, mark });
        this.#waiting.delete(name);
      };
      if (lines > LONG) {
        const fold = made(
          "details",
          {},
          made("summary", { textContent: words.wholeClass({ name, lines }) }),
          host,
          fault,
        );
        fold.dataset.name = name;
        fold.addEventListener("toggle", () => void (fold.open && begin()));
        section.append(fold);
      } else {
        section.append(host, fault);
        await begin();
      }
    }
    section.append(reset);
    this.#signs.push(() => {
      const isChanged = functions.some(({ name, code }) => this.#text(name) !== code);
      mark.hidden = reset.hidden = !isChanged;
      section.classList.toggle("changed", isChanged);
    });
  }

  /** @type {(() => void)[]} */ #signs = [];

  #sign() {
    for (const sign of this.#signs) sign();
  }
}
