/**
 * The way through: one chapter at a time, by address, and in it one board; further ones fold open. What is done is kept (progress.js).
 * Without scripts all chapters stand one below the other.
 */
import { copied, made } from "../board/parts.js";
import { lineOf } from "./beside.js";
import * as progress from "./progress.js";
import * as words from "../words.js";

/** @import { Demo } from "./demo.js" */

const RULES = "section[id^=rule-]";

export class Chapters {
  /** @type {HTMLElement | null} */ #current = null;

  /** @param {HTMLElement} main @param {Map<string, Demo>} demos */
  constructor(main, demos) {
    this.main = main;
    this.demos = demos;
    this.all = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".chapter")]);
    this.rules = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(RULES)]);
    this.strip = made("nav", { id: "way", ariaLabel: words.chapters });
    this.where = made("p", { className: "where" });
    this.strip.append(made("ol", {}, ...this.rules.map(({ id }) => made("li", {}, made("a", { href: `#${id}` })))), this.where);
    main.before(this.strip);
    for (const chapter of this.all) this.#furnish(chapter);
    main.addEventListener("answered", (event) => {
      const { id } = /** @type {HTMLElement} */ (event.target);
      const { right } = /** @type {CustomEvent<{right: boolean}>} */ (event).detail;
      if (demos.has(id)) progress.note(id, right || (progress.of(id) === true && id.indexOf("quiz-") < 0));
      this.#mark();
    });
    main.addEventListener("next", (event) => this.#after(/** @type {HTMLElement} */ (event.target)));
    this.#mark();
  }

  /** What a chapter's boards and its end need besides what is written. @param {HTMLElement} chapter */
  #furnish(chapter) {
    const boards = this.#boards(chapter);
    for (const board of boards) {
      const heading = /** @type {HTMLElement} */ (board.querySelector("h2, h3"));
      if (chapter.id === "quiz") board.dataset.next = "";
      if (boards.length < 2) continue;
      const button = made("button", { type: "button", className: "fold" }, ...heading.childNodes);
      heading.append(button);
      button.addEventListener("click", () => this.open(board));
    }
    const next = this.all[this.all.indexOf(chapter) + 1];
    if (chapter.id === "quiz") {
      const anew = made("button", { type: "button", textContent: words.again });
      anew.addEventListener("click", () => {
        progress.forget(boards.map(({ id }) => id));
        for (const { id } of boards) void this.demos.get(id)?.reset();
        this.#mark();
        this.open(boards[0]);
      });
      chapter.append(made("p", { className: "on" }, anew));
    }
    if (chapter.matches(".rule") && next?.matches(".rule:not(#teach)")) {
      chapter.append(made("p", { className: "on" }, made("a", { className: "next", href: `#${next.id}`, textContent: words.nextChapter(titleOf(next)) })));
    }
    if (chapter.matches(RULES)) {
      const embed = made("button", { type: "button", textContent: words.copyChapter });
      const told = made("p", { className: "told", role: "status" });
      embed.addEventListener("click", async () => {
        const line = lineOf(new URL(`#${chapter.id}`, location.href), titleOf(chapter));
        if (await copied(line)) told.textContent = words.embedCopied;
        else {
          const code = made("code", { textContent: line });
          told.replaceChildren(words.selected, code);
          getSelection()?.selectAllChildren(code);
        }
      });
      const paper = made("button", { type: "button", textContent: words.printChapter });
      paper.addEventListener("click", () => print());
      chapter.append(made("p", { className: "foot" }, embed, paper), told);
    }
  }

  /** @param {HTMLElement} chapter @returns {HTMLElement[]} */
  #boards(chapter) {
    return [...chapter.querySelectorAll(/** @type {"section"} */ (".demo"))];
  }

  /** Show what an address names; whether there is such a thing. @param {string} id */
  show(id) {
    const target = document.getElementById(id || "start");
    const chapter = /** @type {HTMLElement | null} */ (target?.closest(".chapter") ?? null);
    if (!target || !chapter) return false;
    const asked = /** @type {HTMLElement | null} */ (target.closest(".demo"));
    const first = this.#current === null;
    if (chapter !== this.#current) {
      this.#current = chapter;
      this.main.dataset.shown = chapter.id;
      for (const each of this.all) each.classList.toggle("current", each === chapter);
      for (const answers of /** @type {NodeListOf<HTMLElement>} */ (this.main.querySelectorAll("[data-of]"))) answers.classList.toggle("current", answers.dataset.of === chapter.id);
      for (const image of chapter.querySelectorAll("img")) image.loading = "eager"; // also those that are folded, for paper
      this.main.querySelector(".alone")?.classList.remove("alone");
      this.#mark();
    }
    if (asked && document.body.classList.contains("only")) asked.classList.add("alone");
    const boards = this.#boards(chapter);
    const board = asked ?? boards.find((each) => !each.classList.contains("folded") && each.classList.contains("alive")) ?? boards.find(({ id: name }) => progress.of(name) === undefined) ?? boards[0];
    if (board) this.open(board, false);
    if (first && !id) return true;
    if (target === chapter || !asked) scrollTo(0, 0);
    else target.scrollIntoView();
    const heading = /** @type {HTMLElement | null} */ (asked ? null : chapter.querySelector("h2"));
    if (heading && !first) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  }

  /** One board at a time. @param {HTMLElement} board @param {boolean} [move] bring it into sight */
  open(board, move = true) {
    for (const each of this.#boards(/** @type {HTMLElement} */ (board.closest(".chapter")))) {
      each.classList.toggle("folded", each !== board);
      const fold = each.querySelector(".fold");
      if (fold) fold.ariaExpanded = String(each === board);
    }
    if (move) board.scrollIntoView({ block: "start" });
    void this.demos.get(board.id)?.start();
  }

  /** The board whose turn it is to be used. */
  get live() {
    const open = this.#current?.querySelector(".demo:not(.folded)");
    return open ? this.demos.get(open.id) : undefined;
  }

  /** @param {HTMLElement} board that was answered */
  #after(board) {
    const boards = this.#boards(/** @type {HTMLElement} */ (board.closest(".chapter")));
    const next = boards[boards.indexOf(board) + 1] ?? boards.find(({ id }) => progress.of(id) === undefined);
    if (!next) return void (location.hash = "#practice");
    this.open(next);
    return next.querySelector("button")?.focus({ preventScroll: true });
  }

  /** What is done: on the strip, in the list, at the boards and the quiz. */
  #mark() {
    const done = this.rules.filter((rule) => progress.of(this.#boards(rule)[0].id) === true);
    this.where.textContent = words.whereYouAre(this.rules.indexOf(/** @type {HTMLElement} */ (this.#current)) + 1, this.rules.length, done.length);
    this.strip.querySelectorAll("a").forEach((link, index) => {
      const rule = this.rules[index];
      link.textContent = rule.id.replace("rule-", "");
      link.ariaLabel = words.chapterNamed(titleOf(rule), done.includes(rule));
      link.classList.toggle("done", done.includes(rule));
      link.ariaCurrent = rule === this.#current ? "page" : null;
    });
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (this.main.querySelectorAll("#rules-list li a"))) {
      const finished = done.some(({ id }) => link.hash === `#${id}`);
      link.classList.toggle("done", finished);
      link.ariaLabel = finished ? words.chapterNamed(link.textContent ?? "", true) : null;
    }
    for (const [id, { section }] of this.demos) section.querySelector(".fold")?.classList.toggle("done", progress.of(id) === true);
    const next = this.rules.find((rule) => !done.includes(rule));
    const on = /** @type {HTMLAnchorElement | null} */ (document.getElementById("go-on"));
    if (on) {
      on.href = next ? `#${next.id}` : "#practice";
      on.textContent = (done.length ? words.goOn : words.begin)(next ? titleOf(next) : titleOf(/** @type {HTMLElement} */ (document.getElementById("practice"))));
    }
    const quiz = this.all.find(({ id }) => id === "quiz");
    const result = quiz?.querySelector(".result");
    if (!quiz || !result) return;
    const given = this.#boards(quiz).map(({ id }) => progress.of(id)).filter((right) => right !== undefined);
    const all = this.#boards(quiz).length;
    result.textContent = given.length ? words.tally(given.filter(Boolean).length, given.length, all - given.length) : "";
  }
}

/** @param {HTMLElement} chapter */
function titleOf(chapter) {
  const [rule, name] = [chapter.querySelector("h2 a")?.textContent, chapter.querySelector("h2")?.lastChild?.textContent?.trim() ?? ""];
  return rule ? `${rule}, ${name}` : name;
}
