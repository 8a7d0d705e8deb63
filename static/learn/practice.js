/**
 * Exercises without end, and one of the day. Python makes each from its address: "exercise-clear-2-17" is its kind, its level and its
 * seed; "daily-2026-11-22" is that of a date. Right answers lead to harder ones (progress.js).
 */
import { made } from "../board/parts.js";
import { ask } from "../python/boards-client.js";
import { named } from "./answer.js";
import { Bar } from "../board/bar.js";
import { Demo } from "./demo.js";
import * as progress from "./progress.js";
import * as words from "../words.js";

/** @import { Event } from "../view.js" */

const SEEDS = 1e6; // to choose from; more can be written

export class Practice {
  /** @type {Demo | null} */ #demo = null;
  #number = 0; // of the exercise; each has a session of its own
  #kind = ""; // "" for all of them

  /** @param {HTMLElement} chapter */
  constructor(chapter) {
    this.chapter = chapter;
    this.place = made("div", { className: "exercise" });
    this.kinds = new Bar(made("div", { className: "kinds", role: "group", ariaLabel: words.anyKind }));
    chapter.append(this.place, made("h3", { textContent: words.anyKind }), this.kinds.element);
  }

  get demo() {
    return this.#demo;
  }

  /** Whether an address is one of an exercise. @param {string} id */
  static names(id) {
    return /^(?:exercise-|daily(?:-|$))/.test(id);
  }

  /** Show the exercise that an address names, or any. @param {string} id @param {string} [link] another position */
  async show(id, link = "") {
    const [what, ...parts] = id.split("-");
    const [kind, level, seed] = parts;
    const day = what === "daily" ? parts.join("-") || today() : "";
    if (day) await this.#open({ do: "exercise", day }, `daily-${day}`, day, link);
    else if (what === "exercise") {
      this.#kind = kind in words.exercises ? kind : "";
      await this.#open({ do: "exercise", kind, level: Number(level), seed: Number(seed) }, id, "", link);
    } else if (!this.#demo) await this.#another();
    this.#choose();
  }

  /** One more, of the kind that was chosen, as hard as the reader is good. */
  #another() {
    const kinds = Object.keys(words.exercises);
    const kind = this.#kind || kinds[Math.floor(Math.random() * kinds.length)];
    const seed = 1 + Math.floor(Math.random() * SEEDS);
    const { level } = progress.skill(kind);
    const id = `exercise-${kind}-${level}-${seed}`;
    history.replaceState(history.state, "", `#${id}`);
    return this.#open({ do: "exercise", kind, level, seed }, id, "");
  }

  /** @param {Event} event @param {string} address @param {string} day @param {string} [link] */
  async #open(event, address, day, link = "") {
    const { exercise, view } = await ask("practice", event).catch((error) => ({ exercise: null, view: { say: String(error.message ?? error) } }));
    if (!exercise) {
      this.place.replaceChildren(made("p", { className: "say", textContent: view?.say ?? "" }));
      return;
    }
    const { kind, level, told, labels, steps } = exercise;
    const title = day ? words.ofDay(day) : words.exercise(words.exercises[kind], level);
    const asked = made("p", { className: "ask", textContent: exercise.ask });
    asked.dataset.question = JSON.stringify(exercise.question);
    const section = made("section", { className: "demo", id: `exercise-${++this.#number}` }, made("h3", { textContent: title }), ...(told ? [made("p", { textContent: told })] : []), asked, made("figure"));
    Object.assign(section.dataset, { link: exercise.link, labels: JSON.stringify(labels), strict: "", next: "", address });
    if (steps.of) section.dataset.steps = JSON.stringify(steps);
    if (kind === "reach") section.dataset.areas = "marks";
    this.place.replaceChildren(section);
    this.#demo?.forget();
    this.#demo = new Demo(section);
    section.addEventListener("answered", (answer) => {
      const { right } = /** @type {CustomEvent<{right: boolean}>} */ (answer).detail;
      if (section.dataset.given !== undefined) return; // the first answer counts
      section.dataset.given = "";
      progress.practised(kind, right);
      if (day) progress.noteDay(day, progress.ofDay(day) ?? right);
      this.#choose();
    });
    section.addEventListener("next", () => void this.#another().then(() => this.place.querySelector("button")?.focus({ preventScroll: true })));
    await (link ? this.#demo.reset(link) : this.#demo.start());
    const { reveal } = await ask(section.id, { do: "reveal", question: exercise.question });
    const right = Array.isArray(reveal) ? reveal.join(", ") : named(reveal ?? "", exercise.question.what);
    if (section.isConnected) this.place.append(made("p", { className: "on-paper", textContent: words.answerIs(right) }));
  }

  /** The kinds, and how far the reader is with each. */
  #choose() {
    const kinds = ["", ...Object.keys(words.exercises)];
    const date = today();
    const ticked = progress.ofDay(date) === undefined ? "" : progress.ofDay(date) ? " ✓" : " ✗";
    this.kinds.show([
      { text: `${words.today}${ticked}`, act: () => (location.hash = `#daily-${date}`) },
      ...kinds.map((kind) => ({
        text: kind ? `${words.exercises[kind]}, ${words.levelNow(progress.skill(kind).level)}` : words.mixed,
        pressed: kind === this.#kind,
        act: () => {
          this.#kind = kind;
          void this.#another().then(() => this.#choose());
        },
      })),
    ]);
  }
}

/** The date where the reader is. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
