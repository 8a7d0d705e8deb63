/**
 * The course: one board at a time, by address, and a button that leads to the next; six stations
 * with a cell for each board. Progress is kept (progress.js), and so is the reader's own game, to
 * which the rules' words then point. Without scripts all chapters stand one below the other.
 */
import { button, made } from "../board/parts.js";
import { Board } from "../embed/element.js";
import { boardOf, boardsOf, mainOf, titleOf, Trail } from "../lesson/onward.js";
import { Station } from "../lesson/station.js";
import { change, footOf } from "./foot.js";
import * as progress from "./progress.js";
import * as words from "../words.js";
import { tryAgain } from "../words/embed.js";

/** Whether a board has no answer yet. @param {HTMLElement} board */
const isOpen = ({ id }) => progress.of(id) === undefined;

export class Course {
  /** @type {HTMLElement | null} */ #chapter = null;
  /** @type {HTMLElement | null} */ #board = null; // its section
  #told = ""; // the game that the rules' words point to
  /** @type {import("../lesson/finish.js").Finish | undefined} */ finish;
  /** @type {Map<string, Station>} */ asked = new Map(); // by the names of their boards

  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
    this.chapters = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".chapter")]);
    this.boards = boardsOf(main);
    this.trail = /** @type {HTMLElement} */ (main.querySelector(".trail"));
    this.stations = new Trail(this.trail.querySelectorAll("a"), (id) => this.#ofStation(id));
    this.end = /** @type {HTMLElement} */ (main.querySelector("#quiz-result")); // of the test
    const anew = button(words.again, () => {
      const boards = this.#ofStation("quiz");
      progress.forget(boards.map(({ id }) => id));
      for (const board of boards) void boardOf(board).reset();
      this.#open(boards[0]);
    });
    this.goOn = mainOf(null, words, () => void (location.hash = this.#unanswered()[0].id));
    this.end.append(this.goOn.element, made("p", { className: "foot" }, anew));
    for (const section of this.boards) this.#listen(section);
  }

  /** @param {string} id @returns {HTMLElement[]} */
  #ofStation(id) {
    return this.chapters.filter(({ dataset }) => dataset.station === id).flatMap(boardsOf);
  }

  /** Questions of the test. */
  #unanswered() {
    return this.#ofStation("quiz").filter(isOpen);
  }

  /** @param {HTMLElement} section */
  #listen(section) {
    const board = boardOf(section);
    const isQuiz = section.id.startsWith("quiz-"); // there the first answer counts
    const goOn = () => {
      if (!station.result) progress.note(section.id, true); // it was looked at
      location.hash = this.#next(section);
    };
    const station = new Station(section, words, goOn, (right, done) => {
      const before = progress.of(section.id);
      if (done || (isQuiz && !right))
        progress.note(section.id, isQuiz ? (before ?? right) : right || before === true);
      this.#mark();
      if (!done) return;
      const told = section.querySelectorAll(".ask ~ .after");
      told[told.length - 1]?.scrollIntoView({ block: "nearest" });
      if (!right && board.hasAttribute("opponent"))
        station.lead({
          text: tryAgain,
          act: () => {
            station.lead(null);
            delete section.dataset.answered;
            section.querySelector(".payoff")?.remove();
            void board.reset();
          },
        });
    });
    this.asked.set(section.id, station);
    /** @type {string[]} */
    const tried = [];
    board.addEventListener("tt-illegal", (event) => {
      const { at } = /** @type {CustomEvent<{at: string}>} */ (event).detail;
      tried.push(`${board.view?.turn} ${at}`);
    });
    board.addEventListener("tt-over", async (event) => {
      const { black, white } = /** @type {CustomEvent<{black: number, white: number}>} */ (event)
        .detail;
      if (!board.hasAttribute("opponent") || board.hasAttribute("goal")) return;
      this.#payoff(section, black - white);
      progress.keepGame(await board.fragment(), tried.splice(0));
    });
    footOf(section, board, section.id, titleOf(section));
  }

  /** How a game against the computer ended. @param {HTMLElement} section @param {number} margin */
  #payoff(section, margin) {
    const line =
      section.querySelector(".payoff") ?? made("p", { className: "payoff", role: "status" });
    if (!line.isConnected) boardOf(section).after(line);
    line.textContent = words.payoff(margin);
    if (margin < 0)
      line.append(button(words.goOn, () => void (location.hash = this.#next(section))));
  }

  /** Have the rules' words point to the reader's own game, if there is one. */
  async #tellStories() {
    const game = progress.ownGame();
    if (!game || game.link === this.#told) return;
    this.#told = game.link;
    await Board.ask({ do: "follow", link: game.link }).catch(() => null);
    const event = { do: "moments", tried: game.tried, rules: true };
    const { moments = [] } = await Board.ask(event).catch(() => ({ moments: [] }));
    for (const { turn, rule, say, points } of moments) {
      const story = this.main.querySelector(`.story[data-rule="${rule}"]`);
      const [told, board] = [story?.querySelector("p:not(.law)"), story?.querySelector("tt-board")];
      // with stones ahead Black plays twice, which is not what rule 5 says
      if (!told || !board || (rule === 5 && game.link.includes("&h="))) continue;
      told.textContent = say;
      const shown = { link: game.link, at: String(turn), circle: points.join(" ") };
      for (const [name, value] of Object.entries(shown)) board.setAttribute(name, value);
    }
  }

  /**
   * Show what an address names; false if there is none.
   * @param {string} id
   * @param {string} [link] another position
   */
  show(id, link = "") {
    const begin = this.boards.find(isOpen) ?? this.boards[0];
    const target = id ? document.getElementById(id) : begin;
    const chapter = /** @type {HTMLElement | null} */ (target?.closest(".chapter") ?? null);
    if (!target || !chapter) return false;
    const asked = /** @type {HTMLElement | null} */ (target.closest(".demo"));
    const boards = boardsOf(chapter);
    if (target === this.end && boards.every(isOpen)) {
      location.replace(`#${boards[0].id}`); // there is no result yet
      return true;
    }
    const board = target === this.end ? null : (asked ?? boards.find(isOpen) ?? boards[0]);
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
      void this.#tellStories();
    }
    if (asked && document.body.classList.contains("only")) asked.classList.add("alone");
    if (board) this.#open(board, id !== "");
    else {
      this.#board = null;
      for (const each of boards) each.classList.add("folded");
      chapter.prepend(this.trail);
      this.#mark();
      if (target === chapter || target === this.end) scrollTo(0, 0);
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
    section.prepend(this.trail);
    this.#mark();
    if (!move) return;
    scrollTo(0, 0);
    const heading = /** @type {HTMLElement} */ (section.querySelector("h3"));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  /**
   * The next board, or the one that this board names; after the test its result.
   * @param {HTMLElement} section
   */
  #next(section) {
    return section.dataset.next ?? (this.boards[this.boards.indexOf(section) + 1] ?? this.end).id;
  }

  /** Show progress on the trail, and of the questions in a sentence. */
  #mark() {
    this.stations.mark(this.#board, ({ id }) => progress.of(id) === true, words);
    const quiz = this.#ofStation("quiz");
    const [open, wrong] = [this.#unanswered(), quiz.filter(({ id }) => progress.of(id) === false)];
    const [left, all] = [open.length, quiz.length - open.length];
    const [told, missed, onward] = /** @type {Iterable<HTMLElement>} */ (this.end.children);
    told.textContent = all
      ? words.tally({ rightly: all - wrong.length, all: quiz.length, left })
      : "";
    /** @param {string} said @param {HTMLElement[]} boards */
    const linked = (said, boards) =>
      boards.flatMap((board, index) => [
        index ? words.inList : `${said} `,
        made("a", { href: `#${board.id}`, textContent: titleOf(board) }),
      ]);
    missed.replaceChildren(...linked(words.lookAgain, wrong));
    if (wrong.length && left) missed.append(made("br"));
    missed.append(...linked(words.stillOpen, open));
    onward.hidden = left > 0;
    this.goOn.element.hidden = !left;
    if (!left) void this.#finish(quiz);
  }

  /** A line for a teacher. @param {HTMLElement[]} quiz */
  async #finish(quiz) {
    const { Finish } = await import("../lesson/finish.js");
    const finish = (this.finish ??= new Finish(words));
    this.end.append(finish.section);
    const boards = quiz.map(({ id }) => {
      const wrong = this.asked.get(id)?.result?.wrong ?? [];
      return { wrong: progress.of(id) || wrong.length ? wrong : ["-"], solved: true };
    });
    finish.show(this.main.querySelector("#title-quiz")?.textContent ?? "", boards, true);
  }
}
