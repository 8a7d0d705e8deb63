/**
 * Exercises, and a board of three tasks for each day, by address: "practice-clear-2-17a" (chosen.js),
 * and "daily-2026-12-22" for a date. Right answers lead to harder ones; after a wrong answer the
 * exercise returns (progress.js).
 */
import { Bar } from "../board/bar.js";
import { button, copied, dayOf, made, other } from "../board/parts.js";
import { joined } from "../joined.js";
import { named } from "../embed/roles/ask.js";
import { Board } from "../embed/element.js";
import { addressOf, exerciseOf, ofDay } from "./chosen.js";
import { change, footOf } from "./foot.js";
import { mainOf } from "../lesson/onward.js";
import * as progress from "./progress.js";
import * as asking from "../words/asked.js";
import * as words from "../words.js";

/** @import { Exercise } from "../view.js" */

const BEGUN = "2026-11-29"; // the first day with a board that is still there
const MANY = 1e6; // numbers to choose an exercise by
const DEFENDS = "100"; // random games for each move when the computer plays out a capture
const WEEK = 7;
const MONTH = 35; // days of the calendar, whole weeks

export class Practice {
  #there = false;
  #number = 0; // of the exercise; each has its own element
  #kind = ""; // "" for all of them
  #day = ""; // whose board is open

  /** @param {HTMLElement} chapter @param {string} lang  that boards speak */
  constructor(chapter, lang) {
    this.chapter = chapter;
    this.lang = lang;
    this.place = /** @type {HTMLElement} */ (chapter.querySelector(".exercise"));
    this.kinds = new Bar(
      made("div", { className: "kinds", role: "group", ariaLabel: words.anyKind }),
    );
    this.run = made("strong");
    this.week = made("ol", { className: "days" });
    this.month = made("ol", { className: "days" });
    const run = made("div", { role: "status" }, this.run);
    run.append(made("small", { textContent: words.rightInARow }));
    this.head = made("div", { className: "day" }, run, this.week);
    const calendar = made("details", { className: "calendar" });
    calendar.append(made("summary", { textContent: words.calendar }), this.month);
    chapter.append(calendar);
  }

  /**
   * Show the exercise of an address, or any.
   * @param {string} id
   * @param {string} [link] another position
   */
  async show(id, link = "") {
    const [what, ...parts] = id.split("-");
    if (what === "daily") await this.#daily(parts.join("-") || dayOf(), link);
    else if (parts.length) await this.#open(id, null, link);
    else if (!this.#there) return this.#another();
    this.#choose();
  }

  /** The first task of a day that is not answered, or its result. @param {string} day */
  async #daily(day, link = "") {
    this.#day = day;
    if (!(Date.parse(day) >= Date.parse(BEGUN))) return this.#say(words.older);
    const task = progress.ofDay(day).indexOf(null) + 1;
    if (!task) return this.#result(day);
    return this.#open(ofDay(day, task), { day, task }, link);
  }

  /** One that is due again, or a new one of the chosen kind, at the reader's level. */
  async #another() {
    const kinds = this.#kind ? [this.#kind] : Object.keys(words.exercises);
    const kind = kinds[Math.floor(Math.random() * kinds.length)];
    const number = Math.floor(Math.random() * MANY);
    const { level } = progress.skill(kind);
    await this.#open(progress.again(kinds) ?? addressOf(kind, level, number), null, "", true);
    this.#choose();
  }

  /**
   * @param {string | Promise<string>} coming  an address
   * @param {{day: string, task: number} | null} of  the day that it is a task of
   * @param {string} [link]
   * @param {boolean} [tells]  the page's address becomes this one
   */
  async #open(coming, of, link = "", tells = false) {
    this.#there = true;
    this.#day = of?.day ?? "";
    const number = ++this.#number;
    const found = async () => {
      const id = await coming;
      return { id, ...(await exerciseOf(id, Board.ask)) };
    };
    const { id, exercise, view } = await found().catch(({ message }) => ({
      id: "",
      exercise: null,
      view: { say: String(message) },
    }));
    if (number !== this.#number) return; // another one was asked for since
    if (tells && id) history.replaceState(history.state, "", `#${id}`);
    if (!exercise) {
      this.#say(view?.say ?? words.older);
      return;
    }
    const { kind, level, told } = exercise;
    const title = of
      ? words.ofDay({ date: dated(of.day, this.lang), task: of.task, tasks: progress.TASKS })
      : words.exercise({ title: words.exercises[kind], level });
    const board = /** @type {Board} */ (document.createElement("tt-board"));
    for (const [name, value] of Object.entries(attributesOf(exercise)))
      board.setAttribute(name, value);
    Object.assign(board, { lang: this.lang }).setAttribute("label", title);
    const on = mainOf(board, words, async () => {
      if (!of || progress.ofDay(of.day)[of.task - 1] === null) return this.#another();
      await this.#daily(of.day);
      return this.#choose();
    });
    const section = made(
      "section",
      { className: "demo", id: `exercise-${number}` },
      this.head,
      this.kinds.element,
      made("h3", { textContent: title }),
      ...(told ? [made("p", { textContent: told })] : []),
      made("p", { className: "ask", textContent: exercise.ask }),
      board,
      on.element,
    );
    this.place.replaceChildren(section);
    footOf(section, board, of ? `daily-${of.day}` : id, title);
    if (link) change(section, board, link);
    board.addEventListener("tt-answer", (answer) => {
      const { at, right, done } =
        /** @type {CustomEvent<{at: string, right: boolean, done: boolean}>} */ (answer).detail;
      if (done) section.dataset.answered = String(right);
      if (done && kind === "capture") playOut(board, at === "yes");
      // the first answer counts
      if (section.dataset.given !== undefined || (right && !done)) return;
      section.dataset.given = "";
      progress.practised(kind, right, id);
      if (of) progress.noteDay(of.day, of.task, right);
      this.#choose();
    });
    const right = await answerOf(exercise);
    if (!section.isConnected) return;
    this.place.append(made("p", { className: "on-paper", textContent: right }));
    if (of && of.day < dayOf())
      this.place.append(
        made(
          "details",
          { className: "answer" },
          made("summary", { textContent: words.dayAnswer }),
          made("p", { textContent: right }),
        ),
      );
  }

  /** Something to say, with a way to another exercise. @param {string} text */
  #say(text) {
    this.#number += 1; // what was asked for before comes no more
    this.#instead(
      made("p", { textContent: text }),
      button(words.nextExercise, () => void this.#another(), { className: "next" }),
    );
  }

  /** In place of an exercise. @param {Node[]} inside */
  #instead(...inside) {
    this.#there = true;
    this.place.replaceChildren(
      made("section", { className: "instead" }, this.head, this.kinds.element, ...inside),
    );
  }

  /** What the tasks of a day were, how one did, and a line to paste. @param {string} day */
  async #result(day) {
    const marks = progress.ofDay(day).map((right) => (right ? "✓" : "✗"));
    const tasks = [];
    for (const [index, mark] of marks.entries()) {
      const { exercise } = await exerciseOf(await ofDay(day, index + 1), Board.ask);
      const title = exercise && words.exercises[exercise.kind];
      tasks.push(exercise ? `${mark} ${title} · ${await answerOf(exercise)}` : mark);
    }
    const address = new URL(`#daily-${day}`, location.href);
    address.search = "";
    const line = made("output", {
      textContent: ["ttgo", day, marks.join(""), address.href].join(" "),
    });
    const told = made("p", { role: "status" });
    const copy = button(words.copyResult, async () => {
      if (await copied(line.value)) told.textContent = words.resultCopied;
      else getSelection()?.selectAllChildren(line);
    });
    const on = button(words.goOn, () => void this.#another(), { className: "next" });
    const rightly = marks.filter((mark) => mark === "✓").length;
    const date = dated(day, this.lang);
    this.#instead(
      made("h3", { textContent: words.dayDone({ date, rightly, tasks: marks.length }) }),
      made("ul", { className: "plain" }, ...tasks.map((task) => made("li", { textContent: task }))),
      made("p", {}, line),
      made("p", { className: "row" }, copy, on),
      told,
    );
  }

  /** Today's board, the kinds, the run, and a week of daily ones. */
  #choose() {
    const done = progress.ofDay(dayOf()).filter((right) => right !== null).length;
    this.kinds.show([
      {
        text: words.today({ done, tasks: progress.TASKS }),
        pressed: this.#day === dayOf(),
        act: () => {
          if (location.hash === "#daily")
            void this.show("daily"); // another day has come
          else location.hash = "daily";
        },
      },
      ...["", ...Object.keys(words.exercises)].map((kind) => ({
        text: kind ? `${words.exercises[kind]} · ${progress.skill(kind).level}` : words.mixed,
        pressed: kind === this.#kind && !this.#day,
        act: () => {
          this.#kind = kind;
          void this.#another();
        },
      })),
    ]);
    this.run.textContent = String(progress.run());
    const weekday = { weekday: /** @type {const} */ ("short") };
    this.week.replaceChildren(...days(WEEK, (date) => date.toLocaleDateString(this.lang, weekday)));
    const sunday = new Date().getDay();
    this.month.replaceChildren(
      ...days(MONTH - WEEK + (sunday || WEEK), (date) => String(date.getDate())),
    );
  }
}

/**
 * The last days with what was answered, each a way to its board.
 * @param {number} many
 * @param {(date: Date) => string} nameOf
 */
function days(many, nameOf) {
  return Array.from({ length: many }, (_, index) => {
    const day = dayOf(many - 1 - index);
    const tasks = progress.ofDay(day);
    const right = tasks.filter(Boolean).length;
    const done = tasks.every((task) => task !== null);
    const way = made("a", {
      href: `#daily-${day}`,
      textContent: nameOf(new Date(`${day}T12:00`)),
      className: done ? (right === tasks.length ? "right" : "wrong") : "",
      title: words.dayTold({ date: day, rightly: right, done }),
    });
    way.classList.toggle("today", day === dayOf());
    return made("li", {}, way);
  });
}

/** A date as one says it. @param {string} day @param {string} lang */
function dated(day, lang) {
  const date = new Date(`${day}T12:00`);
  return Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString(lang, { day: "numeric", month: "long" });
}

/** The answer to an exercise, in a sentence. @param {Exercise} exercise */
async function answerOf({ link, question }) {
  const { reveal } =
    (await Board.ask({ do: "follow", link })
      .then(() => Board.ask({ do: "reveal", question }))
      .catch(() => ({ reveal: null }))) ?? {};
  const right = Array.isArray(reveal)
    ? reveal.join(", ")
    : named(reveal ?? "", question.what, /** @type {any} */ (asking));
  return words.answerIs({ right });
}

/**
 * After the answer, play it out: the reader attacks and the computer defends. The verdict stays.
 * @param {Board} board
 * @param {boolean} can  whether they can capture
 */
function playOut(board, can) {
  const said = board.shadowRoot?.querySelector('[part~="say"]')?.textContent ?? "";
  board.after(
    made("p", {
      className: "verdict",
      role: "status",
      textContent: joined(said, words.playItOut({ can })),
    }),
  );
  board.way = "play";
}

/**
 * A board's attributes for an exercise, as an author writes them.
 * @param {Exercise} exercise
 * @returns {Record<string, string>}
 */
function attributesOf({ link, labels, steps, question }) {
  const given = (/** @type {Record<string, unknown>} */ about) =>
    Object.values(about).flat().join(" ");
  const asks = given({ what: question.what, ...question });
  const captures = question.what === "capture";
  const attacker = /(?:^|&)f=w/.test(link) ? "white" : "black";
  return {
    link,
    ask: ASKS_POINTS.includes(String(question.what)) ? `all ${asks}` : asks,
    labels: Object.entries(labels)
      .map(([at, text]) => `${at}:${text}`)
      .join(" "),
    ...(steps.of ? { steps: given(steps), autoplay: "" } : {}),
    ...(question.what === "reach" ? { areas: "marks" } : {}),
    ...(captures ? { opponent: other(attacker), level: DEFENDS } : {}),
    ways: ["ask", ...(steps.of ? ["steps"] : []), "play"].join(" "),
    show: "reach coordinates",
  };
}

const ASKS_POINTS = ["atari", "clear", "reach", "stands"]; // of ttgo/teach/exercises.py: points answer them
