/**
 * <tt-lesson>: a lesson in anyone's page, one station at a time. Its text is at the address `src`,
 * or in it; what that may say is on embed.html. Until it is shown, and where nothing can show it,
 * what is in the element stays as it is.
 */
import { made } from "../board/parts.js";
import { textOf } from "../embed/content.js";
import { Board, Language } from "../embed/element.js";
import { urlOf } from "../site.js";
import * as english from "../words/lesson.js";
import { Finish } from "./finish.js";
import { elementOf, partIn } from "./nodes.js";
import { boardsOf, titleOf, Trail } from "./onward.js";
import { Station } from "./station.js";
import { STYLE } from "./style.js";

/** @import { Lesson as Read } from "../view.js" */
/** @typedef {Read & {base: string}} Shown  and where relative addresses begin */

const LONGEST = 50_000; // letters, as in ttgo/lessons/text.py: Python need not read more

export class Lesson extends HTMLElement {
  static observedAttributes = ["src"];

  /** What is wrong in the text: a line and a sentence each. @type {Read["mistakes"]} */
  mistakes = [];

  #root = this.attachShadow({ mode: "open" });
  #language = new Language(this, () => void this.#read());
  #life = new AbortController();
  #sight = new IntersectionObserver(
    (entries) => {
      if (this.#near || entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    },
    { rootMargin: "200px" },
  );
  #near = false; // then its text is read
  #round = 0; // what was read of an earlier text no longer counts
  #title = "";
  #words = english;
  /** By what they are made of. @type {Map<string, Station>} */ #made = new Map();
  /** Those to go through. @type {Station[]} */ #stations = [];
  /** @type {Station | null} */ #here = null;
  /** @type {Trail | null} */ #trail = null;
  #finish = new Finish(english);

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [STYLE];
    this.#root.append(made("slot"));
    this.#root.addEventListener("click", (event) => this.#follow(event));
  }

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    const reader = new MutationObserver(() => void this.#read());
    reader.observe(this, { childList: true, characterData: true, subtree: true });
    this.#sight.observe(this);
    for (const observer of [reader, this.#sight])
      signal.addEventListener("abort", () => observer.disconnect());
    this.#language.enter(signal);
  }

  disconnectedCallback() {
    this.#life.abort();
  }

  attributeChangedCallback() {
    void this.#read();
  }

  /** The reader's answers, one for each station with a task. */
  get results() {
    return this.#stations.flatMap(({ result }) => result ?? []);
  }

  // From its text to its stations

  #begin() {
    this.#near = true;
    this.#sight.disconnect();
    void this.#read();
  }

  async #read() {
    if (!this.#near || !this.isConnected) return;
    const round = ++this.#round;
    const words = { ...english, ...(await this.#language.whole()) };
    if (round !== this.#round) return;
    const lessons = await this.#lessons(words).catch(({ message }) => message);
    if (round !== this.#round) return;
    this.#words = words;
    if (typeof lessons === "string") this.#fail(lessons);
    else this.#show(lessons);
    const { mistakes } = this;
    this.#tell("tt-lesson", { title: this.#title, mistakes });
  }

  /** Those of the files that it lists, or its own. @param {typeof english} words */
  async #lessons(words) {
    const src = this.getAttribute("src");
    if (src === null) return [await this.#lesson(textOf(this), this.baseURI)];
    const first = await this.#fetched(src, this.baseURI, words);
    if (!first.files.length) return [first];
    return Promise.all(first.files.map((file) => this.#fetched(file, first.base, words)));
  }

  /** @param {string} src @param {string} base @param {typeof english} words */
  async #fetched(src, base, words) {
    const address = urlOf(src, base);
    const { signal } = this.#life;
    const response = address && (await fetch(address, { signal }).catch(() => null));
    if (!response?.ok) throw new Error(words.noLesson({ name: src.slice(0, 40) }));
    return this.#lesson(await response.text(), response.url);
  }

  /** @param {string} text @param {string} base @returns {Promise<Shown>} */
  async #lesson(text, base) {
    const lang = this.#language.wanted;
    const answer = await Board.ask({ do: "lesson", text: text.slice(0, LONGEST + 1), lang });
    return { .../** @type {Read} */ (answer.lesson), base };
  }

  /** @param {Shown[]} lessons */
  #show(lessons) {
    const old = this.#made;
    this.#made = new Map();
    const chapters = lessons.flatMap(({ nodes, base }) =>
      nodes.map((node) => this.#chapter(node, base, old)),
    );
    this.#title = lessons[0].title;
    this.mistakes = lessons.flatMap(({ mistakes }) => mistakes);
    this.#root.replaceChildren(...chapters);
    const name = partIn(this.getAttribute("src"));
    const part = name ? this.#root.getElementById(name) : null;
    if (name && !part) this.mistakes.push({ line: 0, say: this.#words.noStation({ name }) });
    this.#stations = [...this.#made.values()].filter(
      ({ section }) => !part || part.contains(section),
    );
    this.#trail = null;
    if (this.#stations.length > 1) this.#root.prepend(this.#trailOf(chapters));
    this.#finish = new Finish(this.#words);
    this.#end();
    this.#root.append(this.#finish.section, this.#wrong());
    const id = this.#here?.section.id;
    this.#here = this.#stations.find(({ section }) => section.id === id) ?? this.#stations[0];
    this.#mark();
  }

  /**
   * @param {Read["nodes"][number]} node @param {string} base
   * @param {Map<string, Station>} old  of which those that are the same stay as they are
   */
  #chapter([name, attributes, ...inside], base, old) {
    const chapter = /** @type {HTMLElement} */ (elementOf([name, attributes], base));
    for (const node of inside) {
      if (node[0] !== "section") {
        chapter.append(elementOf(node, base));
        continue;
      }
      const key = JSON.stringify([this.#language.tag, base, node]);
      const station = old.get(key) ?? this.#station(elementOf(node, base));
      this.#made.set(key, station);
      chapter.append(station.section);
    }
    return chapter;
  }

  /** @param {Node} section */
  #station(section) {
    const station = new Station(
      /** @type {HTMLElement} */ (section),
      this.#words,
      () => this.#open(this.#after(station)),
      () => {
        this.#mark();
        this.#end();
        this.#tell("tt-result", station.result);
      },
    );
    return station;
  }

  /** @param {HTMLElement[]} chapters */
  #trailOf(chapters) {
    const links = chapters
      .filter((chapter) => this.#stations.some(({ section }) => chapter.contains(section)))
      .map((chapter) => {
        const textContent = chapter.querySelector("h2")?.textContent ?? "";
        return made("a", { href: `#${chapter.id}`, textContent });
      });
    this.#trail = new Trail(links, (id) => boardsOf(this.#part(id)));
    const items = links.map((link) => made("li", {}, link));
    const list = made("ol", { className: "trail" }, ...items);
    return made("nav", { ariaLabel: this.#title }, list);
  }

  /** What came of it, once the last task is answered. */
  #end() {
    const tasks = this.#stations.filter(({ result }) => result);
    const isOver = tasks.at(-1)?.section.dataset.answered !== undefined;
    this.#finish.show(this.#title, this.results, isOver);
  }

  #wrong() {
    const items = this.mistakes.map(({ line, say }) =>
      made("li", { textContent: line ? this.#words.atLine({ line, say }) : say }),
    );
    const list = made("ul", { className: "mistakes", hidden: !items.length }, ...items);
    list.part.add("mistakes"); // a page that shows them elsewhere may hide them
    return list;
  }

  /** Nothing can be shown but what is in the element. @param {string} say */
  #fail(say) {
    this.mistakes = [{ line: 0, say }];
    this.#root.replaceChildren(made("slot"), this.#wrong());
  }

  /** Show the station of this title, for whoever writes it. @param {string} title */
  showStation(title) {
    if (!this.#near) this.#begin(); // it may be out of sight
    this.#here = this.#stations.find(({ section }) => titleOf(section) === title) ?? this.#here;
    this.#mark();
  }

  // What a reader does

  /** @param {string} id */
  #part(id) {
    return /** @type {HTMLElement} */ (this.#root.getElementById(id));
  }

  /** A link to a part of the lesson opens it here. @param {Event} event */
  #follow(event) {
    const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
    const part = link && this.#part(partIn(link.getAttribute("href")));
    if (!part) return;
    event.preventDefault();
    const inside = this.#stations.filter(({ section }) => part.contains(section));
    this.#open(inside.find(({ isDone }) => !isDone) ?? inside[0]);
  }

  /** The next one; after the last the first that is not done. @param {Station} station */
  #after(station) {
    const next = this.#stations[this.#stations.indexOf(station) + 1];
    return next ?? this.#stations.find((one) => one !== station && !one.isDone);
  }

  /** @param {Station | undefined} station */
  #open(station) {
    if (!station) return;
    this.#here = station;
    this.#mark();
    const heading = /** @type {HTMLElement} */ (station.section.querySelector("h3"));
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "nearest" });
  }

  /** One station at a time; the trail says which are done. */
  #mark() {
    const here = this.#here?.section;
    for (const station of this.#made.values()) {
      const { section } = station;
      section.classList.toggle("folded", section !== here);
      section.classList.toggle("end", !this.#after(station));
      const chapter = section.closest(".chapter");
      chapter?.classList.toggle("folded", here !== undefined && !chapter.contains(here));
    }
    const done = new Set(this.#stations.flatMap((one) => (one.isDone ? one.section : [])));
    this.#trail?.mark(here ?? null, (section) => done.has(section), this.#words);
  }

  /** @param {string} type @param {object | null} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

if (!customElements.get("tt-lesson")) customElements.define("tt-lesson", Lesson);
