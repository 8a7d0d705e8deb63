/**
 * Endless exercises, and one for each day. Python makes each from its address:
 * "exercise-clear-2-17" is its kind, its level and its seed; "daily-2026-11-22" is that of a date.
 * Right answers lead to harder ones; after a wrong answer the exercise returns (progress.js).
 */
import { Bar } from "../board/bar.js";
import { dayOf, made } from "../board/parts.js";
import { named } from "../embed/ask.js";
import { ask } from "../python/boards-client.js";
import { change, footOf } from "./foot.js";
import * as progress from "./progress.js";
import * as asking from "../words/asked.js";
import * as words from "../words.js";

/** @import { Board } from "../embed/element.js" */
/** @import { Event, Exercise } from "../view.js" */

const SEEDS = 1e6; // to choose from; more can be written
const DEFENDS = "100"; // random games for each move when the computer plays out a capture
const WEEK = 7;

export class Practice {
  #there = false;
  #number = 0; // of the exercise; each has its own element
  #kind = ""; // "" for all of them

  /** @param {HTMLElement} chapter @param {string} lang  that boards speak */
  constructor(chapter, lang) {
    this.chapter = chapter;
    this.lang = lang;
    this.place = made("div", { className: "exercise" });
    this.kinds = new Bar(
      made("div", { className: "kinds", role: "group", ariaLabel: words.anyKind }),
    );
    this.run = made("p", { className: "run", role: "status" });
    this.week = made("ol", { className: "days", ariaLabel: words.today });
    this.head = made("div", { className: "day" }, this.run, this.week);
    chapter.prepend(this.place);
  }

  /**
   * Show the exercise of an address, or any.
   * @param {string} id
   * @param {string} [link] another position
   */
  async show(id, link = "") {
    const [what, ...parts] = id.split("-");
    const day = what === "daily" ? parts.join("-") || dayOf() : "";
    if (day) await this.#open({ do: "exercise", day }, `daily-${day}`, day, link);
    else if (what === "exercise") await this.#address(id, link);
    else if (!this.#there) await this.#another();
    this.#choose();
  }

  /** @param {string} id @param {string} [link] */
  #address(id, link) {
    const [, kind, level, seed] = id.split("-");
    return this.#open(
      { do: "exercise", kind, level: Number(level), seed: Number(seed) },
      id,
      "",
      link,
    );
  }

  /** One that is due again, or a new one of the chosen kind, at the reader's level. */
  #another() {
    const kinds = Object.keys(words.exercises);
    const kind = this.#kind || kinds[Math.floor(Math.random() * kinds.length)];
    const seed = 1 + Math.floor(Math.random() * SEEDS);
    const id =
      progress.again(this.#kind) ?? `exercise-${kind}-${progress.skill(kind).level}-${seed}`;
    history.replaceState(history.state, "", `#${id}`);
    return this.#address(id);
  }

  /** @param {Event} event @param {string} address @param {string} day @param {string} [link] */
  async #open(event, address, day, link = "") {
    this.#there = true;
    const number = ++this.#number;
    const { exercise, view } = await ask("practice", event).catch((error) => ({
      exercise: null,
      view: { say: String(error.message ?? error) },
    }));
    if (number !== this.#number) return; // another one was asked for since
    if (!exercise) {
      this.place.replaceChildren(made("p", { className: "say", textContent: view?.say ?? "" }));
      return;
    }
    const { kind, level, told } = exercise;
    const title = day
      ? words.ofDay({ date: day })
      : words.exercise({ title: words.exercises[kind], level });
    const board = /** @type {Board} */ (document.createElement("tt-board"));
    for (const [name, value] of Object.entries(attributesOf(exercise)))
      board.setAttribute(name, value);
    Object.assign(board, { lang: this.lang }).setAttribute("label", title);
    const on = made("button", { type: "button", className: "next", textContent: words.goOn });
    on.addEventListener("click", () => void this.#another().then(() => this.#choose()));
    const section = made(
      "section",
      { className: "demo", id: `exercise-${number}` },
      this.head,
      this.kinds.element,
      made("h3", { textContent: title }),
      ...(told ? [made("p", { textContent: told })] : []),
      made("p", { className: "ask", textContent: exercise.ask }),
      board,
      made("p", { className: "on" }, on),
    );
    this.place.replaceChildren(section);
    footOf(section, board, address, title);
    if (link) change(section, board, link);
    board.addEventListener("tt-answer", (answer) => {
      const { at, right, done } =
        /** @type {CustomEvent<{at: string, right: boolean, done: boolean}>} */ (answer).detail;
      if (done) section.dataset.answered = String(right);
      if (done && kind === "capture") playOut(board, at === "yes");
      // the first answer counts
      if (section.dataset.given !== undefined || (right && !done)) return;
      section.dataset.given = "";
      progress.practised(kind, right, day ? "" : address);
      if (day) progress.noteDay(day, progress.ofDay(day) ?? right);
      this.#choose();
    });
    const { reveal } =
      (await ask("practice", { do: "follow", link: exercise.link })
        .then(() => ask("practice", { do: "reveal", question: exercise.question }))
        .catch(() => ({ reveal: null }))) ?? {};
    const right = Array.isArray(reveal)
      ? reveal.join(", ")
      : named(reveal ?? "", exercise.question.what, /** @type {any} */ (asking));
    if (section.isConnected)
      this.place.append(
        made("p", { className: "on-paper", textContent: words.answerIs({ right }) }),
      );
  }

  /** The kinds, the run, and a week of daily ones. */
  #choose() {
    this.kinds.show(
      ["", ...Object.keys(words.exercises)].map((kind) => ({
        text: kind ? `${words.exercises[kind]} · ${progress.skill(kind).level}` : words.mixed,
        pressed: kind === this.#kind,
        act: () => {
          this.#kind = kind;
          void this.#another().then(() => this.#choose());
        },
      })),
    );
    this.run.textContent = words.inARow({ rights: progress.run() });
    const days = Array.from({ length: WEEK }, (_, back) => dayOf(WEEK - 1 - back));
    const weekday = new Intl.DateTimeFormat(this.lang, { weekday: "short", timeZone: "UTC" });
    this.week.replaceChildren(
      ...days.map((day, at) => {
        const right = progress.ofDay(day);
        const link = made("a", {
          href: `#daily-${day}`,
          textContent: weekday.format(new Date(day)),
          title: day,
          className: right === undefined ? "" : right ? "right" : "wrong",
        });
        link.classList.toggle("today", at === WEEK - 1);
        return made("li", {}, link);
      }),
    );
  }
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
      textContent: `${said} ${words.playItOut({ can })}`,
    }),
  );
  board.way = "play";
}

/**
 * A board's attributes for an exercise, as an author writes them.
 * @param {Exercise} exercise
 * @returns {Record<string, string>}
 */
function attributesOf({ kind, link, labels, steps, question }) {
  const given = (/** @type {Record<string, unknown>} */ about) =>
    Object.values(about).flat().join(" ");
  const asks = given({ what: question.what, ...question });
  const captures = kind === "capture";
  const attacker = /(?:^|&)f=w/.test(link) ? "white" : "black";
  return {
    link,
    ask: ASKS_POINTS.includes(String(question.what)) ? `all ${asks}` : asks,
    labels: Object.entries(labels)
      .map(([at, text]) => `${at}:${text}`)
      .join(" "),
    ...(steps.of ? { steps: given(steps), autoplay: "" } : {}),
    ...(kind === "reach" ? { areas: "marks" } : {}),
    ...(captures ? { opponent: attacker === "black" ? "white" : "black", level: DEFENDS } : {}),
    ways: ["ask", ...(steps.of ? ["steps"] : []), "play", "edit"].join(" "),
    show: "reach coordinates",
  };
}

const ASKS_POINTS = ["reach", "clear", "stands"]; // of ttgo/teach/exercises.py: points answer them
