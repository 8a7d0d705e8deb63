/**
 * A demo: a small board among words, and a few ways to use it. Its section says what it is about:
 *
 *     data-link      the fragment of its position and turns
 *     data-labels    short texts on points, JSON: {"E5": "A"}
 *     data-steps     a process that can be stepped through, JSON: {"of": "reach", "at": "E5"} (ttgo/teach/frames.py)
 *     data-areas     how what empty points reach is shown, if not as shading: "marks"
 *     data-without   what the switch "without this rule" is called, where there is one
 *     .ask           a question, with data-question: JSON as in ttgo/teach/questions.py; data-strict if it takes one answer
 *     .after         what is said once it is answered, and
 *     .break         what to try then, with data-goal: the number of the rule that will refuse it
 *     data-see       the demo that explains what was answered wrongly
 *     [data-fact]    words that speak of points: a name of ttgo/teach/facts.py; with data-from, a point, also of its path to the colour data-to
 *
 * Until Python is there, and without JavaScript, its picture is there. Knows nothing of Go.
 */
import { drawWith } from "../board/draw.js";
import * as evidence from "../board/evidence.js";
import "../board/aria.js";
import "../board/grid.js";
import { legendOf, lineOf } from "./beside.js";
import { modesOf } from "./modes.js";
import { framed, layer } from "../board/overlay.js";
import { Bar } from "../board/bar.js";
import { less } from "../board/partial.js";
import { copied, made, pointOf } from "../board/parts.js";
import { speak } from "../board/sentences.js";
import { placeOf } from "../board/vertex.js";
import { asError } from "../python/cause.js";
import { ask, leave } from "../python/boards-client.js";
import * as words from "../words.js";
import * as asking from "../words/learn.js";

/** @import { Answer, Event, View } from "../view.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Mode } from "./modes.js" */
/** @import { Shown } from "../board/overlay.js" */

drawWith(evidence);

export class Demo {
  /** @type {View | null} */ view = null;
  /** @type {Record<string, string[]>} */ facts = {};
  /** @type {Mode | null} */ mode = null;
  /** @type {Shown} */ #shown = {};
  /** @type {Record<string, string>} */ #labels = {};
  /** @type {Promise<unknown>} */ #last = Promise.resolve();
  /** @type {string[]} */ #first = []; // the grid that the labels were made for
  #started = false;
  #base; // the fragment that every way begins with
  /** @type {keyof typeof words.way} */ #way = "play";
  /** @type {HTMLElement | null} */ #word = null; // that is pointed at,
  /** @type {string[][]} */ #paths = []; // and the paths that it speaks of

  /** @param {HTMLElement} section with an id, which is the board's name, too */
  constructor(section) {
    this.section = section;
    this.#base = this.link = section.dataset.link ?? "";
    this.address = section.dataset.address ?? section.id; // of the board as it is at first
    this.#labels = JSON.parse(section.dataset.labels ?? "{}");
    this.figure = /** @type {HTMLElement} */ (section.querySelector("figure"));
    this.board = /** @type {Grid} */ (document.createElement("tt-grid"));
    if (section.dataset.areas === "marks") this.board.looks = { areas: "marks" };
    this.board.setAttribute("label", section.querySelector("h2, h3")?.textContent ?? words.goBoard);
    this.saying = made("p", { className: "say", role: "status" });
    this.looking = made("p", { className: "look" });
    this.counting = made("p", { className: "counting" });
    this.legend = made("p", { className: "legend", hidden: true });
    this.note = made("p", { className: "note", textContent: words.changedBoard, hidden: true });
    this.bar = new Bar(made("div", { className: "bar" }));
    this.ways = new Bar(made("div", { className: "ways", role: "group", ariaLabel: words.ways }));
    this.foot = new Bar(made("div", { className: "foot" }));
    // Its room is kept while it is coming, so that nothing moves when it is there.
    this.more = made("details", { className: "more-ways" }, made("summary", { textContent: words.more }), this.foot.element);
    this.panel = made("div", { className: "panel coming" }, this.bar.element, this.counting, this.saying, this.legend, this.looking, this.note, this.ways.element, this.more);
    this.figure.after(this.panel);
    this.modes = modesOf(this);
    this.#listen();
  }

  /** What is asked, for Python. @returns {Record<string, unknown>} */
  get question() {
    const asked = /** @type {HTMLElement | null} */ (this.section.querySelector(".ask"));
    return JSON.parse(asked?.dataset.question ?? "{}");
  }

  /** What to try that a rule forbids: to name it before the question is answered would give the answer away. */
  get goal() {
    const goal = /** @type {HTMLElement | null} */ (this.section.querySelector(".break"));
    return this.section.dataset.answered === undefined ? null : goal;
  }

  #listen() {
    this.section.addEventListener("keydown", (event) => {
      const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
      if (!way || !this.mode?.step || /** @type {HTMLElement} */ (event.target).closest("tt-grid, input")) return;
      event.preventDefault();
      this.mode.step(way);
    });
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
    delete this.section.dataset.answered;
    return this.queue(() => {
      this.#base = link;
      return this.enter(this.mode ? this.#way : this.#all[0], true);
    });
  }

  /** It will not be used again. */
  forget() {
    void this.mode?.leave?.();
    leave(this.section.id);
  }

  get #all() {
    return /** @type {(keyof typeof words.way)[]} */ (Object.keys(this.modes));
  }

  /** Every way begins with the same position. @param {keyof typeof words.way} way @param {boolean} [anew] whatever was changed before is gone */
  async enter(way, anew = false) {
    if (!anew) await this.mode?.leave?.();
    else if (this.mode?.step) await this.mode.leave?.();
    const view = await this.send({ do: "follow", link: this.#base });
    if (view.error) {
      this.#base = this.link; // somebody's damaged link; the demo stays as it was
      await this.send({ do: "follow", link: this.link });
    }
    if (!this.board.isConnected) {
      this.show({}, { reach: false }); // first, or an empty board of another size is seen
      this.figure.append(this.board); // the picture stays, for paper
      this.section.classList.add("alive");
      this.panel.classList.remove("coming");
    }
    const changed = this.#base !== this.link;
    this.note.hidden = !changed;
    this.section.toggleAttribute("data-changed", changed);
    this.section.dataset.mode = this.#way = way;
    this.mode = this.modes[way] ?? null;
    this.nameWays();
    this.foot.show([
      { text: words.way.edit, act: () => this.queue(() => this.enter("edit")), pressed: way === "edit" },
      { text: words.startOver, act: () => this.reset() },
      { text: words.copyLink, act: () => this.queue(() => this.#copy(words.demoCopied, (address) => address.href)) },
      { text: words.copyEmbed, act: () => this.queue(() => this.#copy(words.embedCopied, (address) => lineOf(address, this.title))) },
      { text: words.openLarge, act: () => this.queue(() => this.#open()) },
    ]);
    await this.mode?.enter();
    if (view.error) this.say(0, view.say);
  }

  /** The buttons for the ways. */
  nameWays() {
    const called = (/** @type {keyof typeof words.way} */ way) => words.way[way === "play" && this.goal ? "break" : way];
    const shown = this.#all.filter((way) => way !== "edit");
    this.ways.show(shown.map((way) => ({ text: called(way), act: () => this.queue(() => this.enter(way)), pressed: way === this.#way })));
  }

  /** From now on begin with the position as it is, after the turns that still lead to it. */
  async keep() {
    this.#base = (await this.ask({ do: "changes", link: this.#base })).changes ?? this.#base;
  }

  /** What a person wants, one after the other. @param {() => Promise<unknown>} work */
  queue(work) {
    this.#last = this.#last.then(work).catch((error) => {
      this.panel.classList.remove("coming"); // or what is said would stay hidden
      this.say(0, asError(error).message);
    });
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
    if (!this.#first.length) this.#first = view.stones;
    const labels = { ...this.#lasting(base.stones), ...(frame?.labels ?? {}) };
    this.legend.textContent = legendOf(shown);
    this.legend.hidden = !this.legend.textContent;
    this.board.view = base;
    this.board.markup = { labels };
    const counts = frame ? frame.counts : reach && play ? view.score : null;
    this.counting.textContent = counts ? words.counts(counts) : "";
    this.counting.hidden = !counts;
    this.#draw();
  }

  /** A label stays as long as its point is coloured as it was. @param {string[]} stones */
  #lasting(stones) {
    const mark = (/** @type {string[]} */ rows, /** @type {string} */ at) => {
      const [column, row] = placeOf(at, rows.length);
      return rows[row]?.[column];
    };
    return Object.fromEntries(Object.entries(this.#labels).filter(([at]) => mark(stones, at) === mark(this.#first, at)));
  }

  #draw() {
    const lit = this.#asks ? [] : (this.facts[this.#word?.dataset.fact ?? ""] ?? []);
    this.board.over = layer({ ...this.#shown, lit, paths: this.#word ? this.#paths : this.#shown.paths }, this.board.markup.labels);
  }

  /** Points are called by their labels, too. @param {number} rule @param {string} sentence */
  say(rule, sentence) {
    const { labels } = this.board.markup;
    speak(this.saying, rule, Object.entries(labels).reduce((said, [at, label]) => (/\w/.test(label) ? said.replace(new RegExp(`\\b${at}\\b`), `${label} (${at})`) : said), sentence));
  }

  /** Whether a question is open: then nothing tells its answer. */
  get #asks() {
    return this.section.dataset.mode === "answer" && !this.mode?.looks;
  }

  get title() {
    return this.section.querySelector("h2, h3")?.textContent ?? "";
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
    const asked = this.#asks && /** @type {string[]} */ (this.question.among ?? []).includes(from);
    const { look } = from && !asked ? await this.ask({ do: "look", at: from }) : { look: null };
    if (this.#word !== word) return; // another one meanwhile
    this.#paths = (look?.paths ?? []).filter((path) => path.to === to).map(({ points }) => points);
    this.#draw();
  }

  /** Say which points the words speak of. @param {HTMLElement} word */
  async #speak(word) {
    await this.start();
    if (this.#asks) return void (this.looking.textContent = asking.open);
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

  /** @param {string} said @param {(address: URL) => string} text */
  async #copy(said, text) {
    await this.mode?.leave?.();
    const { link } = await this.ask({ do: "link" });
    const address = new URL(link === this.link ? `#${this.address}` : `#${this.address}&${link}`, location.href);
    address.search = "";
    const done = await copied(text(address));
    if (!done) location.hash = address.hash;
    this.say(0, done ? said : words.linkInAddress);
    if (this.#way === "edit") await this.enter("edit");
  }

  async #open() {
    await this.mode?.leave?.();
    const { link } = await this.ask({ do: "link" });
    location.href = new URL(`../../index.html#${link}`, import.meta.url).href;
  }
}
