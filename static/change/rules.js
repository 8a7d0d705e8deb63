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

/**
 * @typedef {object} Func  a function of the rules
 * @property {number} rule
 * @property {string} code  as the rules have it
 * @property {string} text  as it is written, while it has no editor
 * @property {import("../python/editor.js").Editor | null} editor  null while it is folded
 * @property {HTMLElement} fault
 * @property {HTMLDetailsElement | null} fold
 */

const LONG = 40; // lines; more fold

/** How a function is written now. @param {Func} func */
const textOf = ({ editor, text }) => editor?.text ?? text;

/** @param {Func} func @param {string} text */
function rewrite(func, text) {
  func.text = text;
  if (func.editor) func.editor.text = text;
  else if (func.fold && text !== func.code) func.fold.open = true;
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
  async show(rules) {
    this.place.replaceChildren();
    await Promise.all(rules.map((rule) => this.#section(rule)));
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
    if (!fault || !known?.editor) return false;
    const { editor } = known;
    const line = fault.line ?? 0;
    known.fault.append(made("span", { textContent: words.errorAt({ line, text: fault.text }) }));
    if (line) {
      const go = made("button", { type: "button", textContent: words.goTo({ line }) });
      go.addEventListener("click", () => editor.goTo(line));
      known.fault.append(go);
    }
    return true;
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
    /** @type {Func[]} */
    const own = [];
    reset.addEventListener("click", () => {
      for (const func of own) rewrite(func, func.code);
      title.focus();
      this.changed();
    });
    for (const { name, code } of functions) {
      const host = made("div", { className: "lines" });
      const fault = made("p", { className: "fault", role: "alert" });
      /** @type {Func} */
      const func = { rule, code, text: code, editor: null, fault, fold: null };
      this.#functions.set(name, func);
      own.push(func);
      const lines = code.split("\n").length;
      const begin = async () => {
        func.editor ??= await edit(
          host,
          func.text,
          words.editorLabel({ number: rule, name }),
          this.changed,
          () => title.focus(),
        );
      };
      if (lines > LONG) {
        const { fold } = Object.assign(func, {
          fold: made(
            "details",
            {},
            made("summary", { textContent: words.wholeClass({ name, lines }) }),
            host,
            fault,
          ),
        });
        fold.addEventListener("toggle", () => void (fold.open && begin()), { once: true });
        section.append(fold);
      } else {
        section.append(host, fault);
        await begin();
      }
    }
    section.append(reset);
    this.#signs.push(() => {
      const isChanged = own.some((func) => textOf(func) !== func.code);
      mark.hidden = reset.hidden = !isChanged;
      section.classList.toggle("changed", isChanged);
    });
  }

  /** @type {(() => void)[]} */ #signs = [];

  #sign() {
    for (const sign of this.#signs) sign();
  }
}
