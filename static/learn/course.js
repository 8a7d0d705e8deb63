/**
 * The course: one board at a time, by address, and a button that leads to the next. Progress is
 * kept (progress.js). Without scripts all chapters stand one below the other.
 */
import { copier, made } from "../board/parts.js";
import { change, footOf, lineOf } from "./foot.js";
import * as progress from "./progress.js";
import * as words from "../words.js";

/** @import { Board } from "../embed/element.js" */

export class Course {
  /** @type {HTMLElement | null} */ #chapter = null;
  /** @type {HTMLElement | null} */ #board = null; // its section

  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
    this.chapters = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".chapter")]);
    this.boards = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".demo")]);
    this.way = this.chapters.filter((chapter) => chapter.querySelector(".demo"));
    this.counted = this.boards.filter(({ id }) => !id.startsWith("quiz-"));
    const list = /** @type {HTMLElement} */ (main.querySelector("#rules-list"));
    this.links = /** @type {HTMLAnchorElement[]} */ ([...list.querySelectorAll("a[href^='#']")]);
    this.name = made("span", { className: "name" });
    this.cells = made("span", { className: "cells" });
    this.where = made("small", { className: "where", role: "status" });
    const first = this.counted.findIndex(({ id }) => id.startsWith("game-"));
    this.cells.append(
      ...this.counted.map((_, at) => made("i", { className: at === first ? "game" : "" })),
    );
    this.trail = made(
      "details",
      { className: "trail" },
      made("summary", {}, this.name, this.cells, this.where),
      list,
    );
    list.addEventListener("click", () => (this.trail.open = false));
    this.forward = made(
      "p",
      { className: "on" },
      made("a", { className: "next", textContent: words.goOn }),
    );
    for (const chapter of this.chapters)
      if (chapter.matches(".rule:not(#teach)")) this.#furnish(chapter);
    for (const section of this.boards) this.#listen(section);
    this.#mark();
  }

  /** @param {HTMLElement} section */
  #listen(section) {
    const board = boardOf(section);
    const isQuiz = section.id.startsWith("quiz-"); // there the first answer counts
    const done = (/** @type {boolean} */ right) => {
      section.dataset.answered = String(right);
      const before = progress.of(section.id);
      progress.note(section.id, isQuiz ? (before ?? right) : right || before === true);
      this.#mark();
    };
    board.addEventListener("tt-answer", (event) => {
      const { right, done: over } = /** @type {CustomEvent<{right: boolean, done: boolean}>} */ (
        event
      ).detail;
      if (over) done(right);
      else if (!right && isQuiz) progress.note(section.id, progress.of(section.id) ?? false);
    });
    board.addEventListener("tt-over", (event) => {
      const { black, white } = /** @type {CustomEvent<{black: number, white: number}>} */ (event)
        .detail;
      if (!board.hasAttribute("opponent")) return;
      this.#payoff(section, black - white);
      done(black > white);
    });
    footOf(section, board, section.id, titleOf(section));
  }

  /** How a game against the computer ended. @param {HTMLElement} section @param {number} margin */
  #payoff(section, margin) {
    const line =
      section.querySelector(".payoff") ?? made("p", { className: "payoff", role: "status" });
    if (!line.isConnected) boardOf(section).after(line);
    line.textContent = words.payoff(margin);
  }

  /** Add what a chapter's end needs. @param {HTMLElement} chapter */
  #furnish(chapter) {
    if (chapter.id === "quiz") {
      const anew = made("button", { type: "button", textContent: words.again });
      anew.addEventListener("click", () => {
        const boards = boardsOf(chapter);
        progress.forget(boards.map(({ id }) => id));
        for (const board of boards) void boardOf(board).reset();
        this.#mark();
        this.#open(boards[0]);
      });
      chapter.append(made("p", { className: "foot" }, anew));
    }
    const line = lineOf(new URL(`#${chapter.id}`, location.href), titleOf(chapter));
    const code = made("code", { textContent: line });
    const [copy, told] = copier(() => line, code, {
      copy: words.copyChapter,
      copied: words.embedCopied,
      selected: words.selected,
    });
    const paper = made("button", { type: "button", textContent: words.printChapter });
    paper.addEventListener("click", () => print());
    chapter.append(
      made("p", { className: "foot" }, copy, paper),
      made("p", { className: "told", hidden: true }, code),
      told,
    );
  }

  /**
   * Show what an address names; false if there is none.
   * @param {string} id
   * @param {string} [link] another position
   */
  show(id, link = "") {
    const target = document.getElementById(id || "start");
    const chapter = /** @type {HTMLElement | null} */ (target?.closest(".chapter") ?? null);
    if (!target || !chapter) return false;
    const asked = /** @type {HTMLElement | null} */ (target.closest(".demo"));
    const boards = boardsOf(chapter);
    const board =
      asked ?? boards.find(({ id: name }) => progress.of(name) === undefined) ?? boards[0] ?? null;
    if (chapter !== this.#chapter) {
      this.#chapter = chapter;
      this.main.dataset.shown = chapter.id;
      for (const each of this.chapters) each.classList.toggle("current", each === chapter);
      for (const answers of /** @type {NodeListOf<HTMLElement>} */ (
        this.main.querySelectorAll("[data-of]")
      ))
        answers.classList.toggle("current", answers.dataset.of === chapter.id);
      // also hidden ones, for paper
      for (const image of chapter.querySelectorAll("img")) image.loading = "eager";
      this.main.querySelector(".alone")?.classList.remove("alone");
    }
    if (asked && document.body.classList.contains("only")) asked.classList.add("alone");
    if (board) this.#open(board, id !== "");
    else {
      this.#board = null;
      chapter.prepend(this.trail);
      this.#mark();
      if (target === chapter) scrollTo(0, 0);
      else target.scrollIntoView();
    }
    if (board && link) change(board, boardOf(board), link);
    if (target !== chapter && !asked && chapter.id !== "answers")
      target.scrollIntoView({ block: "nearest" });
    return true;
  }

  /**
   * One board at a time.
   * @param {HTMLElement} section
   * @param {boolean} [move] bring it into sight
   */
  #open(section, move = true) {
    this.#board = section;
    for (const each of boardsOf(/** @type {HTMLElement} */ (section.closest(".chapter"))))
      each.classList.toggle("folded", each !== section);
    const next = this.#next(section);
    this.forward.firstElementChild?.setAttribute(
      "href",
      next === "practice" ? "practice.html" : `#${next}`,
    );
    (section.querySelector(".more-ways") ?? section.lastElementChild)?.before(this.forward);
    section.prepend(this.trail);
    this.#mark();
    if (!move) return;
    scrollTo(0, 0);
    const heading = /** @type {HTMLElement} */ (section.querySelector("h3"));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  /**
   * The next board, or the one that this board names: the course ends in practice, and cases and
   * questions have their own order.
   * @param {HTMLElement} section
   */
  #next(section) {
    return section.dataset.next ?? this.boards[this.boards.indexOf(section) + 1]?.id ?? "practice";
  }

  /** Show progress: on the trail, in its list of chapters, in the sentence. */
  #mark() {
    const isDone = (/** @type {HTMLElement} */ { id }) => progress.of(id) === true;
    const at = this.#board ? this.counted.indexOf(this.#board) : -1;
    this.where.textContent = words.whereYouAre({
      at: at + 1,
      all: this.counted.length,
      finished: this.counted.filter(isDone).length,
    });
    this.name.textContent = this.#chapter ? titleOf(this.#chapter) : "";
    [...this.cells.children].forEach((cell, index) => {
      cell.classList.toggle("done", isDone(this.counted[index]));
      cell.classList.toggle("here", index === at);
    });
    for (const link of this.links) {
      const chapter = this.way.find(({ id }) => link.hash === `#${id}`);
      const done = chapter !== undefined && boardsOf(chapter).every(isDone);
      link.classList.toggle("done", done);
      link.ariaLabel = done ? words.chapterNamed(link.textContent ?? "", true) : null;
      link.ariaCurrent = chapter && chapter === this.#chapter ? "page" : null;
    }
    const quiz = document.getElementById("quiz");
    const result = quiz?.querySelector(".result");
    if (!quiz || !result) return;
    const given = boardsOf(quiz)
      .map(({ id }) => progress.of(id))
      .filter((right) => right !== undefined);
    const all = boardsOf(quiz).length;
    result.textContent = given.length
      ? words.tally({
          rightly: given.filter(Boolean).length,
          all: given.length,
          left: all - given.length,
        })
      : "";
  }
}

/** @param {HTMLElement} chapter @returns {HTMLElement[]} */
function boardsOf(chapter) {
  return [...chapter.querySelectorAll(/** @type {"section"} */ (".demo"))];
}

/** @param {HTMLElement} section */
function boardOf(section) {
  return /** @type {Board} */ (section.querySelector("tt-board"));
}

/** @param {HTMLElement} part */
function titleOf(part) {
  const heading = part.querySelector("h2, h3");
  const [rule, name] = [
    heading?.querySelector("a")?.textContent,
    heading?.lastChild?.textContent?.trim() ?? "",
  ];
  return rule ? `${rule}, ${name}` : name;
}
