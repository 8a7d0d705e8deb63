/**
 * Words about points: facts="ID" names the element around them. In it data-fact is a name of
 * ttgo/teach/facts.py; with data-from, a point, also the path from there to the colour data-to.
 * Words and board light each other up.
 */
import { layer } from "../../board/overlay.js";

/** @import { Kit } from "../roles.js" */

export class Facts {
  /** @type {Record<string, string[]>} */ #facts = {};
  #life = new AbortController();
  /** @type {HTMLElement | null} */ #word = null; // pointed at now
  #stones = "";
  /** What was pointed out before. @type {import("../../board/draw.js").Scene["over"]} */ #before =
    null;

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    const page = /** @type {Document | ShadowRoot} */ (kit.board.getRootNode());
    const around = page.getElementById(kit.board.getAttribute("facts") ?? "");
    this.words = /** @type {HTMLElement[]} */ ([
      ...(around?.querySelectorAll("[data-fact]") ?? []),
    ]);
    const { signal } = this.#life;
    for (const word of this.words) {
      for (const kind of ["pointerenter", "focus"])
        word.addEventListener(kind, () => void this.#light(word), { signal });
      for (const kind of ["pointerleave", "blur"])
        word.addEventListener(kind, () => void this.#light(null), { signal });
      word.addEventListener("click", () => this.#speak(word), { signal });
      word.addEventListener(
        "keydown",
        (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          this.#speak(word);
        },
        { signal },
      );
    }
    kit.grid.addEventListener(
      "tt-look",
      (event) => this.#mark(/** @type {CustomEvent<{at: string | null}>} */ (event).detail.at),
      { signal },
    );
  }

  /**
   * While a question is open, the words would tell its answer, so they light nothing up, and Python
   * is not asked: it has the reader's own turn to answer.
   */
  draw() {
    const live = !this.kit.secret();
    if (live) void this.#read();
    for (const word of this.words) {
      word.toggleAttribute("tabindex", live);
      if (live) word.setAttribute("role", "button");
      else word.removeAttribute("role");
      if (live) word.tabIndex = 0;
    }
  }

  end() {
    this.#life.abort();
    for (const word of this.words)
      for (const name of ["role", "tabindex", "class"]) word.removeAttribute(name);
  }

  async #read() {
    const stones = this.kit.play.view?.stones.join() ?? "";
    if (stones === this.#stones) return;
    this.#stones = stones;
    this.#facts = (await this.kit.play.ask({ do: "facts" }))?.facts ?? {};
  }

  /** @param {HTMLElement} word */
  #pointsOf(word) {
    return this.#facts[word.dataset.fact ?? ""] ?? [];
  }

  /** @param {HTMLElement | null} word pointed at */
  async #light(word) {
    const { grid, play, secret } = this.kit;
    if (this.#word) grid.over = this.#before;
    this.#word = secret() ? null : word;
    if (!word || secret()) return;
    const { from, to } = word.dataset;
    const { look = null } = (from && (await play.ask({ do: "look", at: from }))) || {};
    if (this.#word !== word) return; // another by now
    const paths = (look?.paths ?? []).filter((path) => path.to === to).map(({ points }) => points);
    const before = (this.#before = grid.over);
    const lit = layer({ lit: this.#pointsOf(word), paths }, grid.markup.labels);
    grid.over = (pen, scene) => {
      before?.(pen, scene);
      lit?.(pen, scene);
    };
  }

  /** Say which points a word is about. @param {HTMLElement} word */
  #speak(word) {
    if (this.kit.secret()) return;
    const { panel, words } = this.kit;
    const points = this.#pointsOf(word);
    panel.note(
      words.speaksOf({
        words: word.textContent?.trim() ?? "",
        count: points.length,
        points: points.join(words.inList),
      }),
    );
  }

  /** @param {string | null} at */
  #mark(at) {
    for (const word of this.words)
      word.classList.toggle("lit", Boolean(at && this.#pointsOf(word).includes(at)));
  }
}
