/**
 * The ten rules, each with its words and, once it is opened, an editor for its functions, what has
 * changed, and faults at their lines.
 */
import { edit } from "../python/editor.js";
import { button, made } from "../board/parts.js";
import * as words from "../words/change.js";

/**
 * @typedef {{rule: number, words: string, functions: Record<string, string>}} Rule  as
 *   ttgo/web/fill/change.py tells it
 */
/** @typedef {{name?: string, rule?: number, line?: number, text: string, needsAll?: boolean}} Fault */

/**
 * @typedef {object} Func  a function of the rules
 * @property {number} rule
 * @property {string} code  as the rules have it
 * @property {string} text  as it is written, while it has no editor
 * @property {import("../python/editor.js").Editor | null} editor  null till its rule is opened
 * @property {HTMLElement} fault
 * @property {HTMLDetailsElement} section
 */

/** How a function is written now. @param {Func} func */
const textOf = ({ editor, text }) => editor?.text ?? text;

/** @param {Func} func @param {string} text */
function rewrite(func, text) {
  func.text = text;
  if (func.editor) func.editor.text = text;
}

export class Rules {
  /** All functions, by name. @type {Map<string, Func>} */ #functions = new Map();

  /** @param {HTMLElement} place @param {() => void} changed  is told of each edit */
  constructor(place, changed) {
    this.place = place;
    this.changed = () => {
      this.#sign();
      changed();
    };
  }

  /** @param {Rule[]} rules */
  show(rules) {
    for (const rule of rules) this.#section(rule);
  }

  /** The functions that have changed, by name. @returns {Record<string, string>} */
  get edits() {
    return Object.fromEntries(
      [...this.#functions]
        .map(([name, func]) => [name, textOf(func), func.code])
        .filter(([, text, code]) => text !== code),
    );
  }

  set edits(edits) {
    for (const [name, func] of this.#functions) rewrite(func, edits[name] ?? func.code);
    this.fault(null);
    this.#sign();
  }

  /** The rules that have changed. @param {Record<string, string>} edits */
  numbers(edits) {
    return [...new Set(Object.keys(edits).map((name) => this.#functions.get(name)?.rule ?? 0))]
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
    const known = this.#functions.get(fault?.name ?? "");
    if (!fault || !known) return false;
    known.section.open = true;
    const line = fault.line ?? 0;
    known.fault.append(made("span", { textContent: words.errorAt({ line, text: fault.text }) }));
    if (line) known.fault.append(button(words.goTo({ line }), () => known.editor?.goTo(line)));
    return true;
  }

  /** @param {Rule} rule */
  #section({ rule, words: said, functions }) {
    const mark = made("small", { textContent: words.changed, hidden: true });
    const title = made(
      "summary",
      { id: `rule-${rule}` },
      made("b", { textContent: String(rule) }),
      made("span", { textContent: said }),
      mark,
    );
    const section = made("details", { className: "rule" }, title);
    this.place.append(section);
    const own = Object.entries(functions).map(([name, code]) => {
      const host = made("div", { className: "lines" });
      const fault = made("p", { className: "fault", role: "alert" });
      /** @type {Func} */
      const func = { rule, code, text: code, editor: null, fault, section };
      this.#functions.set(name, func);
      section.append(host, fault);
      section.addEventListener(
        "toggle",
        async () => {
          const label = words.editorLabel({ number: rule, name });
          func.editor = await edit(host, func.text, label, this.changed, () => title.focus());
          if (func.editor.text !== func.text) func.editor.text = func.text;
        },
        { once: true },
      );
      return func;
    });
    const reset = button(words.reset({ number: rule }), () => {
      for (const func of own) rewrite(func, func.code);
      title.focus();
      this.changed();
    });
    section.append(reset);
    const sign = () => {
      const isChanged = own.some((func) => textOf(func) !== func.code);
      mark.hidden = reset.hidden = !isChanged;
      title.ariaLabel = words.rule({ number: rule, says: said, changed: isChanged });
      section.classList.toggle("changed", isChanged);
    };
    sign();
    this.#signs.push(sign);
  }

  /** @type {(() => void)[]} */ #signs = [];

  #sign() {
    for (const sign of this.#signs) sign();
  }
}
