/** The lines that put this board into another page: an element, a frame, a picture with a link in Markdown, or SVG. */
import { copied } from "../board/parts.js";
import { isAlone } from "../python/sources.js";
import * as words from "../words.js";

/** @import { View } from "../view.js" */

const FRAME = "border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4";

export class Paste {
  #link = "";
  #svg = "";
  /** @type {View | null} */ #view = null;

  /**
   * @param {HTMLElement} dialog @param {(sentence: string) => void} say @param {() => void} draw  asks for the picture of `draw`
   * @param {(view: View | null, kind: string) => string} nameOf a picture's file
   */
  constructor(dialog, say, draw, nameOf) {
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (dialog.querySelector(name));
    this.say = say;
    this.nameOf = nameOf;
    this.drawing = draw;
    this.kind = /** @type {HTMLSelectElement} */ (part("#paste-as"));
    this.lines = /** @type {HTMLTextAreaElement} */ (part("#paste-lines"));
    this.about = part("#paste-about");
    part("#paste").hidden = isAlone; // the page in one file has no address on the web
    this.kind.addEventListener("change", () => this.#show());
    this.lines.addEventListener("focus", () => this.lines.select());
    part("#paste-copy").addEventListener("click", () => void this.#copy());
  }

  /** @param {string} link the fragment; "" until Python has made it @param {View | null} view */
  take(link, view) {
    [this.#link, this.#view, this.#svg] = [link, view, ""];
    this.#show();
  }

  /** @param {string} svg */
  draw(svg) {
    this.#svg = svg.trim();
    this.#show();
  }

  #show() {
    const { value } = this.kind;
    const [page] = location.href.split(/[?#]/);
    const site = new URL(".", page).href;
    const link = this.#link.replaceAll("&", "&amp;");
    const title = words.boardOf(this.#view?.size ?? [9, 9], this.#view?.turn ?? 0);
    const rows = (this.#view?.stones ?? []).map((row) => `  ${[...row].join(" ")}`).join("\n");
    /** @type {Record<string, string>} */
    const lines = {
      element: `<script type="module" src="${site}static/embed.js"></script>\n\n<tt-board link="${link}" show="reach score coordinates"><pre>\n${rows}\n</pre></tt-board>`,
      frame: `<iframe src="${site}static/board.html?show=score#${link}"\n        title="${title}" loading="lazy" style="${FRAME}"></iframe>`,
      markdown: `[![${title}](${encodeURIComponent(this.nameOf(this.#view, "svg"))})](${page}#${this.#link})`,
      svg: this.#svg,
    };
    this.lines.value = this.#link ? lines[value] : "";
    this.about.textContent = words.pasted[value];
    if (value === "svg" && this.#link && !this.#svg) this.drawing();
  }

  async #copy() {
    if (!this.lines.value) return;
    this.say(
      (await copied(`${this.lines.value}\n`, this.lines)) ? words.linesCopied : words.linesSelected,
    );
  }
}
