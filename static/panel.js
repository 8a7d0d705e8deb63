/** What stands below an embedded board: the narrator, the score, and buttons as far as there is something to do. */
import { sentenceOf } from "./narrator.js";

/** @typedef {import("./view.js").View} View */

export const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  :host {
    display: block; box-sizing: border-box; max-width: var(--tt-width, 26rem); min-width: 0; margin-block: 1em; container-type: inline-size;
    direction: ltr; text-align: start; text-transform: none; text-indent: 0; letter-spacing: normal; word-spacing: normal; white-space: normal;
    line-height: 1.5; font-variant-numeric: tabular-nums; color-scheme: light dark;
  }
  :host([theme="light"]) { color-scheme: light; }
  :host([theme="dark"]) { color-scheme: dark; }
  :host([hidden]), [hidden] { display: none !important; }
  p { margin: 0.4em 0 0; min-height: 1.5em; overflow-wrap: anywhere; }
  .say { min-height: 3em; }
  .note { font-size: 0.9em; opacity: 0.8; }
  .score { font-weight: 600; }
  .wrong { color: var(--tt-accent, #c8371f); }
  a { color: inherit; }
  div { display: flex; flex-wrap: wrap; gap: 0.4em; margin-top: 0.4em; }
  button {
    flex: 1 1 3.5em; min-height: 2.75em; padding: 0 0.7em; font: inherit; font-size: 0.9em; color: inherit; background: none;
    border: 1px solid currentColor; border-radius: 6px; cursor: pointer;
  }
  button[aria-disabled="true"] { opacity: 0.5; cursor: default; }
  button:focus-visible, a:focus-visible { outline: 2.5px solid var(--tt-accent, #c8371f); outline-offset: 2px; }
  @media (prefers-color-scheme: dark) { :host(:not([theme="light"])) .wrong { color: var(--tt-accent, #f07a5c); } }
`);

// What each button does, its text, and its name where the text is a sign.
const STEPS = [["start", "«", "To the start"], ["back", "‹", "One turn back"], ["on", "›", "One turn on"], ["end", "»", "To the last turn"]];
const PLAYS = [["pass", "Pass", ""], ["undo", "Undo", ""], ["reset", "Start over", ""]];

export class Panel {
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};
  #say = paragraph("say");
  #note = paragraph("note");
  #score = paragraph("score");
  #steps = document.createElement("div");
  #plays = document.createElement("div");
  #place = button("place", "", "");

  /** @param {(act: string) => void} act */
  constructor(act) {
    this.#say.setAttribute("role", "status");
    for (const [group, list] of /** @type {const} */ ([[this.#steps, STEPS], [this.#plays, PLAYS]])) {
      group.setAttribute("part", "buttons");
      for (const [name, text, label] of list) this.#buttons[name] = group.appendChild(button(name, text, label));
    }
    this.#place.hidden = true;
    this.#plays.prepend(this.#place);
    for (const group of [this.#steps, this.#plays]) {
      group.addEventListener("click", ({ target }) => {
        const chosen = /** @type {HTMLElement} */ (target).closest("button");
        if (chosen && chosen.ariaDisabled !== "true") act(chosen.name);
      });
    }
  }

  get elements() {
    return [this.#score, this.#steps, this.#plays, this.#say, this.#note];
  }

  /** @param {View | null} view @param {boolean} play @param {boolean} score @param {string} wrong */
  show(view, play, score, wrong) {
    const turns = view?.turns.length ?? 0;
    this.#say.hidden = !wrong && !play && !turns && !view?.remarks.length;
    this.#say.classList.toggle("wrong", wrong !== "");
    this.#sayThat(wrong ? 0 : (view?.rule ?? 0), wrong || (view?.say ?? ""));
    this.#note.hidden = !play && !score;
    this.#note.textContent = "";
    this.#score.hidden = !score;
    this.#score.textContent = view?.score.text ?? "";
    this.#steps.hidden = play || !turns;
    this.#plays.hidden = !play;
    this.#place.hidden = true;
    const { undo = false, redo = false, over = null } = view ?? {};
    for (const [name, able] of Object.entries({ start: undo, back: undo, undo, on: redo, end: redo, pass: !over })) {
      this.#buttons[name].ariaDisabled = able ? null : "true";
    }
  }

  /** What is only looked at. @param {string} sentence */
  note(sentence) {
    this.#note.textContent = sentence;
  }

  /** A finger is too large for the points: it has aimed, and this button plays there. @param {string} at */
  aim(at) {
    this.#place.hidden = false;
    this.#place.textContent = `Place at ${at}`;
  }

  /** The same sentence twice is read twice. @param {number} rule @param {string} sentence */
  #sayThat(rule, sentence) {
    const again = sentence && this.#say.textContent?.endsWith(sentence);
    this.#say.replaceChildren(...sentenceOf(sentence ? rule : 0, sentence), ...(again ? ["\u00a0"] : []));
  }
}

/** @param {string} name */
function paragraph(name) {
  const element = document.createElement("p");
  element.className = name;
  element.setAttribute("part", name);
  element.hidden = true;
  return element;
}

/** @param {string} name @param {string} text @param {string} label */
function button(name, text, label) {
  const element = document.createElement("button");
  Object.assign(element, { type: "button", name, textContent: text, ariaLabel: label || null });
  element.setAttribute("part", `button ${name}`);
  return element;
}
