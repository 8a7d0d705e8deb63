/**
 * A demo: a small board among words, and a few ways to use it. Its section says what it is about:
 *
 *     data-link      the fragment of its position and turns
 *     data-labels    short texts on points, JSON: {"E5": "A"}
 *     data-steps     a process that can be stepped through, JSON: {"of": "reach", "at": "E5"} (ttgo/teach/frames.py)
 *     data-areas     how what empty points reach is shown, if not as shading: "marks"
 *     data-without   what the switch "without this rule" is called, where there is one
 *     .ask           a question, with data-question: JSON as in ttgo/teach/questions.py
 *     .break         what to try, with data-goal: the number of the rule that will refuse it
 *     [data-fact]    words that speak of points: a name of ttgo/teach/facts.py; with data-from, a point, also of its path to the colour data-to
 *
 * Until Python is there, and without JavaScript, its picture is there. Knows nothing of Go.
 */
import { drawWith } from "../board/draw.js";
import * as evidence from "../board/evidence.js";
import "../board/grid.js";
import { modesOf } from "./modes.js";
import { framed, layer } from "./shown.js";
import { Bar } from "../board/bar.js";
import { less } from "../board/less.js";
import { made, pointOf } from "../board/parts.js";
import { speak } from "../board/said.js";
import { ask } from "../python/shared.js";
import * as words from "../words.js";

/** @import { Answer, Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Mode } from "./modes.js" */
/** @import { Shown } from "./shown.js" */

drawWith(evidence);

export class Demo {
  /** @type {View | null} */ view = null;
  /** @type {Record<string, string[]>} */ facts = {};
  /** @type {Mode | null} */ mode = null;
  /** @type {Shown} */ #shown = {};
  /** @type {Record<string, string>} */ #labels = {};
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  #started = false;
  #base = ""; // the fragment that every way begins with
  /** @type {keyof typeof words.way} */ #way = "play";
  /** @type {HTMLElement | null} */ #word = null; // that is pointed at,
  /** @type {string[][]} */ #paths = []; // and the paths that it speaks of

  /** @param {HTMLElement} section with an id, which is the board's name, too */
  constructor(section) {
    this.section = section;
    this.link = section.dataset.link ?? "";
    this.#labels = JSON.parse(section.dataset.labels ?? "{}");
    this.figure = /** @type {HTMLElement} */ (section.querySelector("figure"));
    this.board = /** @type {Grid} */ (document.createElement("tt-grid"));
    if (section.dataset.areas === "marks") this.board.looks = { areas: "marks" };
    this.board.setAttribute("label", section.querySelector("h2, h3")?.textContent ?? words.goBoard);
    this.saying = made("p", { className: "say", role: "status" });
    this.looking = made("p", { className: "look" });
    this.counting = made("p", { className: "counting" });
    this.bar = new Bar(made("div", { className: "bar", role: "group" }));
    this.ways = new Bar(made("div", { className: "ways", role: "group", ariaLabel: words.ways }));
    this.foot = new Bar(made("div", { className: "foot", role: "group" }));
    this.modes = modesOf(this);
    // Its room is kept while it is coming, so that nothing moves when it is there.
    this.panel = made("div", { className: "panel coming" }, this.bar.element, this.counting, this.saying, this.looking, this.ways.element, this.foot.element);
    this.figure.after(this.panel);
    this.#listen();
  }

  #listen() {
    this.board.addEventListener("tt-play", (event) => this.queue(async () => this.mode?.choose(pointOf(event))));
    this.board.addEventListener("tt-look", (event) => void this.#look(pointOf(event)));
    for (const word of this.#words()) {
      word.tabIndex = 0;
      word.setAttribute("role", "button");
      for (const kind of ["pointerenter", "focus"]) word.addEventListener(kind, () => void this.#light(word));
      for (const kind of ["pointerleave", "blur"]) word.addEventListener(kind, () => void this.#light(null));
      word.addEventListener("click", () => void this.#speak(word));
      word.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        void this.#speak(word);
      });
    }
  }

  /** @returns {NodeListOf<HTMLElement>} */
  #words() {
    return this.section.querySelectorAll("[data-fact]");
  }

  /** Have Python open it, once; from then on the picture is a board. */
  start() {
    if (!this.#started) {
      this.#started = true;
      return this.reset();
    }
    return this.#last;
  }

  /** Begin anew, with the position of the beginning. @param {string} [link] another position */
  reset(link = this.link) {
    this.#started = true;
    this.#base = link;
    return this.queue(() => this.enter(this.mode ? this.#way : this.#all[0]));
  }

  get #all() {
    return /** @type {(keyof typeof words.way)[]} */ (Object.keys(this.modes));
  }

  /** Every way begins with the same position. @param {keyof typeof words.way} way */
  async enter(way) {
    const view = await this.send({ do: "follow", link: this.#base });
    if (view.error) {
      this.#base = this.link; // somebody's damaged link; the demo stays as it was
      await this.send({ do: "follow", link: this.link });
    }
    if (!this.board.isConnected) {
      this.figure.querySelector("img")?.replaceWith(this.board);
      this.panel.classList.remove("coming");
    }
    this.section.dataset.mode = this.#way = way;
    this.mode = this.modes[way] ?? null;
    this.ways.show(this.#all.map((name) => ({ text: words.way[name], act: () => this.queue(() => this.enter(name)), pressed: name === way })));
    this.foot.show([
      { text: words.startOver, act: () => this.reset() },
      { text: words.copyLink, act: () => this.queue(() => this.#copy()) },
      { text: words.openLarge, act: () => this.queue(() => this.#open()) },
    ]);
    await this.mode?.enter();
    if (view.error) this.say(0, view.say);
  }

  /** From now on begin with the position as it is. */
  async keep() {
    this.#base = (await this.ask({ do: "link" })).link ?? this.link;
  }

  /** What a person wants, one after the other. @param {() => Promise<unknown>} work */
  queue(work) {
    this.#last = this.#last.then(work).catch((error) => this.say(0, error instanceof Error ? error.message : String(error)));
    return this.#last;
  }

  /** @param {Event} event @returns {Promise<Answer>} */
  ask(event) {
    return ask(this.section.id, event);
  }

  /** An event that may change the game; what is shown follows. @param {Event} event @returns {Promise<View>} */
  async send(event) {
    const view = /** @type {View} */ ((await this.ask(event)).view);
    await this.#take(view);
    return view;
  }

  /** @param {View} view */
  async #take(view) {
    const changed = this.view?.stones.join() !== view.stones.join() || this.view?.turn !== view.turn;
    this.view = view;
    if (changed) this.facts = (await this.ask({ do: "facts" })).facts ?? {};
    this.#mark("");
    if (changed) this.looking.textContent = "";
  }

  /**
   * What the board shows: the game's view, or a step's frame instead.
   * @param {Shown} shown @param {{reach?: boolean, play?: boolean}} [how] whether marks of reach are shown, and where one may move
   */
  show(shown, { reach = true, play = false } = {}) {
    const { view } = this;
    if (!view) return;
    this.#shown = shown;
    const frame = shown.frame ?? null;
    const base = frame ? framed(view, frame) : less(view, { reach, play });
    const labels = { ...this.#labels, ...(frame?.labels ?? {}) };
    this.board.view = base;
    this.board.markup = { labels };
    const counts = frame ? frame.counts : reach && play ? view.score : null;
    this.counting.textContent = counts ? words.counts(counts) : "";
    this.counting.hidden = !counts;
    this.#draw();
  }

  #draw() {
    const lit = this.facts[this.#word?.dataset.fact ?? ""] ?? [];
    this.board.over = layer({ ...this.#shown, lit, paths: this.#word ? this.#paths : this.#shown.paths });
  }

  /** @param {number} rule @param {string} sentence */
  say(rule, sentence) {
    speak(this.saying, rule, sentence);
  }

  /** What a view says; Python refuses with one. @param {View} [view] */
  told(view) {
    this.say(view?.rule ?? 0, view?.say ?? "");
  }

  // Words and board, linked both ways

  /** @param {HTMLElement | null} word that is pointed at */
  async #light(word) {
    this.#word = word;
    await this.start();
    const { from = "", to = "" } = word?.dataset ?? {};
    const { look } = from ? await this.ask({ do: "look", at: from }) : { look: null };
    if (this.#word !== word) return; // another one meanwhile
    this.#paths = (look?.paths ?? []).filter((path) => path.to === to).map(({ points }) => points);
    this.#draw();
  }

  /** Say which points the words speak of. @param {HTMLElement} word */
  async #speak(word) {
    await this.start();
    const points = this.facts[word.dataset.fact ?? ""] ?? [];
    this.looking.textContent = words.speaksOf(word.textContent?.trim() ?? "", points);
  }

  /** @param {string | null} at */
  async #look(at) {
    this.#mark(at ?? "");
    if (!at || !this.mode?.looks) {
      this.looking.textContent = "";
      return;
    }
    const { look } = await this.ask({ do: "look", at });
    if (!look || this.board.looking !== at || !this.mode?.looks) return;
    this.board.look = look;
    this.looking.textContent = look.say;
  }

  /** Light up the words that speak of a point, unless that would give an answer away. @param {string} at */
  #mark(at) {
    for (const word of this.#words()) {
      word.classList.toggle("lit", Boolean(at && this.mode?.looks && this.facts[word.dataset.fact ?? ""]?.includes(at)));
    }
  }

  // Links

  async #copy() {
    const { link } = await this.ask({ do: "link" });
    const address = new URL(`#${this.section.id}&${link}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.say(0, words.demoCopied);
    } catch {
      location.hash = `${this.section.id}&${link}`;
      this.say(0, words.linkInAddress);
    }
  }

  async #open() {
    const { link } = await this.ask({ do: "link" });
    location.href = new URL(`../../index.html#${link}`, import.meta.url).href;
  }
}
