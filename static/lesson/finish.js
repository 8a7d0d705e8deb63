/**
 * The end of a lesson: how it went, as a line (result.js) to copy, hand on, or show as a QR code.
 * Nothing of it is kept or sent.
 */
import { button, canHandOn, copied, handOn, made } from "../board/parts.js";
import { drawCode } from "../game/code.js";
import { isFirst, written } from "./result.js";

/** @import { Tried } from "./result.js" */

export class Finish {
  /** @type {Tried[]} */ #boards = [];
  #title = "";
  #name = document.createElement("input");
  #line = made("output");
  #code = made("canvas", { hidden: true, ariaHidden: "true" });
  #told = made("span", { role: "status" });
  section = made("section", { className: "finish", hidden: true });

  /** @param {typeof import("../words/lesson.js")} words */
  constructor(words) {
    this.words = words;
    this.#name.maxLength = 60;
    this.#name.addEventListener("input", () => this.#tell());
    const share = button(words.shareLine, () => handOn({ text: this.#text }));
    share.hidden = !canHandOn();
    const copy = button(words.copyLine, () => this.#copy(), { className: "main" });
    const code = button(words.drawCode, () => this.#draw());
    this.section.append(
      made("h3", { textContent: words.yourResult }),
      made("label", { textContent: words.yourName }, this.#name),
      made("p", { textContent: words.sendLine }),
      this.#line,
      made("p", {}, copy, share, code, this.#told),
      this.#code,
      made("p", { textContent: words.isYours }),
    );
  }

  /**
   * After an answer.
   * @param {string} title @param {Tried[]} boards @param {boolean} isOver  the last one is answered
   */
  show(title, boards, isOver) {
    this.#title = title;
    this.#boards = boards;
    this.section.hidden = !isOver;
    this.#tell();
  }

  #tell() {
    this.#line.textContent = this.#text;
    this.#code.hidden = true;
  }

  get #text() {
    const right = this.#boards.filter(isFirst).length;
    const title = this.#title.replaceAll(/[:：]/g, " "); // one follows it (result.js)
    const facts = { title, right, all: this.#boards.length };
    return written(this.words.score(facts), this.#name.value, this.#boards);
  }

  async #copy() {
    const done = await copied(this.#text);
    if (!done) getSelection()?.selectAllChildren(this.#line);
    this.#told.textContent = done ? this.words.lineCopied : this.words.lineSelected;
  }

  async #draw() {
    this.#code.hidden = !(await drawCode(this.#text, this.#code));
    this.#told.textContent = this.#code.hidden ? this.words.noCode : "";
  }
}
