/**
 * <tt-board>: a board in anyone's page. What its attributes and its content mean is on embed.html,
 * with live examples.
 *
 * A diagram is drawn at once. Python starts when the board is first used: when the reader points at
 * it, or, if its attributes ask for something that only the rules know, when it comes into sight.
 * From then on it shows what Python says.
 */
import "./fallback.js"; // before any failure
import "../board/grid.js";
import "./heights.js";
import {
  asksPython,
  contentOf,
  faultOf,
  GAME,
  isSgf,
  MAKES,
  ROLES,
  sizeOf,
  TASKS,
  textOf,
  turnOf,
} from "./content.js";
import { emptyRows } from "./diagram.js";
import { less, stillView } from "../board/partial.js";
import { pointOf, used } from "../board/parts.js";
import { placeOf } from "../board/vertex.js";
import { Faults } from "./faults.js";
import { actOf } from "./keys.js";
import { Language } from "./language.js";
import { MARKS, marksOf } from "./marks.js";
import { Panel } from "./panel.js";
import { Play } from "./play.js";
import { asked, reflect, upgrade } from "./properties.js";
import { paint, STYLE } from "./surface.js";
import { Ways } from "./ways.js";

/** @import { Event, View } from "../view.js" */

const LOOKS = ["show", "play", "areas", "theme", "label", "caption", "numbers", ...MARKS];
const SHOWN = "reach score coordinates"; // without `show`, on a board to play on
const HOME = new URL("../../", import.meta.url); // the game's own page

export class Board extends HTMLElement {
  static observedAttributes = [...MAKES, ...LOOKS, ...ROLES];

  #grid = /** @type {import("../board/grid.js").Grid} */ (document.createElement("tt-grid"));
  #panel = new Panel(
    (act) => this.#acts[act](),
    (event) => void this.#play.send(event),
    () => this.#follow(),
  );
  #all = document.createElement("div");
  #slot = document.createElement("slot");
  #states = this.attachInternals().states;
  #life = new AbortController();
  #sight = new IntersectionObserver(
    (entries) => {
      const isWanted = asksPython(this, this.#text) || contentOf(this, this.#text).wrong;
      if (entries.some(({ isIntersecting }) => isIntersecting) && !this.#play.begun && isWanted)
        void this.#play.send(null);
    },
    { rootMargin: "200px" },
  );
  #language = new Language(this, () => this.#spoken());
  #play = new Play({
    language: this.#language,
    begin: () => this.#beginning(),
    changed: (event, before) => this.#changed(event, before),
    waits: (turns) => void (this.#grid.waiting = turns),
  });
  /** @type {typeof import("./begin.js") | null} */ #use = null; // what a used board needs
  /** @type {import("./roles.js").Roles | null} */ #roles = null;
  #faults = new Faults(this, Board.observedAttributes, this.#language, () => this.#show());
  #text = ""; // of the content
  #made = ""; // what made the game
  #first = ""; // the last point tapped; a task's file may still be loading
  #ways = new Ways(this);

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [STYLE];
    this.#grid.setAttribute("part", "board");
    Object.assign(this.#all, { className: "all", lang: "en" });
    this.#all.append(this.#grid, ...this.#panel.elements);
    root.append(this.#all, this.#slot);
  }

  connectedCallback() {
    if (this.hasAttribute("graph")) return void import("./graph.js").then(({ show }) => show(this));
    for (const name of Board.observedAttributes) upgrade(this, name);
    this.#life = new AbortController();
    const [grid, { signal }] = [this.#grid, this.#life];
    grid.addEventListener("tt-play", (event) => this.#chosen(pointOf(event)), { signal });
    grid.addEventListener("tt-look", (event) => void this.#look(pointOf(event)), { signal });
    grid.addEventListener(
      "tt-aim",
      () => {
        if (this.#ways.plays || this.#ways.isTask) this.#panel.live();
        this.#show();
      },
      { signal },
    );
    grid.addEventListener("keydown", this.#key, { signal });
    for (const use of ["pointerenter", "focusin"])
      this.addEventListener(use, () => void this.#play.send(null), { signal, once: true });
    this.shadowRoot?.addEventListener(
      "transitionend",
      () => paint(this, this.#grid, this.#states),
      { signal },
    );
    const reader = new MutationObserver(() => this.#read());
    reader.observe(this, { childList: true, characterData: true, subtree: true });
    for (const observer of [reader, this.#sight])
      signal.addEventListener("abort", () => observer.disconnect());
    this.#play.enter();
    this.#language.enter(signal);
    this.#read();
    this.#show();
    this.#watch();
  }

  disconnectedCallback() {
    this.#life.abort();
    // If it was only moved, it is back in the page by then, and its game goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#play.leave();
      this.#roles?.end();
    });
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (LOOKS.includes(name) || (ROLES.includes(name) && !MAKES.includes(name))) {
      this.#show();
      if (ROLES.includes(name)) this.#roles?.show(null, null);
      this.#watch();
    } else if (name === "at" && this.view) {
      void this.goto(turnOf(now ?? "end"));
    } else {
      this.#read();
    }
  }

  // What a script can read and set. Each attribute that makes the game is a property of its name,
  // too.

  /** The newest view, plain values as view.js lists them; null before Python has answered. */
  get view() {
    return this.#play.view;
  }

  /** Why it cannot be shown or played as its author wants; null if it can. */
  get error() {
    return this.#play.error;
  }

  /** Whether choosing a point takes a turn. */
  get play() {
    return this.hasAttribute("play");
  }

  set play(play) {
    this.toggleAttribute("play", Boolean(play));
  }

  /** Which of the `ways` tapping a point follows now; "" if there are none. */
  get way() {
    return this.#ways.now;
  }

  set way(way) {
    const before = this.way;
    const turn = this.#ways.take(way, this.view?.turn ?? 0);
    if (this.way === before) return;
    this.#show(true);
    const there = turn === null || turn === this.view?.turn ? null : this.goto(turn);
    void Promise.resolve(there).then(() => this.#roles?.show(null, null, before));
  }

  /** What is shown besides the stones: words of "reach score moves coordinates link". */
  get show() {
    return this.getAttribute("show") ?? (this.#ways.plays ? SHOWN : "coordinates");
  }

  /** What screen readers call the board. */
  get label() {
    return this.getAttribute("label") ?? (asked(this, "caption") || this.#language.words.goBoard);
  }

  // What a script can do with a board in the page. Each promises the view that Python answers with,
  // or null if there is none.

  /** Take a turn, "E5" or "pass". @param {string} at */
  turn(at) {
    return this.#play.send({ do: "turn", at });
  }

  undo = () => this.#play.send({ do: "undo" });

  redo = () => this.#play.send({ do: "redo" });

  /** Show the game after a number of turns; "end" for all. @param {number | string} turn */
  goto(turn) {
    return this.#play.send({ do: "goto", turn });
  }

  /** Begin again from the attributes and the content. */
  reset() {
    this.#anew();
    return this.#play.send(null);
  }

  /** The fragment of a link to the game, "" if there is none. @returns {Promise<string>} */
  async fragment() {
    return (await this.#play.ask({ do: "link" }))?.link ?? "";
  }

  /** The grid as SVG, "" if there is none. @returns {Promise<string>} */
  async picture() {
    return (await this.#play.ask({ do: "picture", markup: this.#grid.markup }))?.picture ?? "";
  }

  /** @type {Record<string, () => void>} */
  #acts = {
    pass: () => this.#chosen("pass"),
    undo: () => this.#times(-1),
    redo: () => this.#times(1),
    back: () => this.#step(-1),
    on: () => this.#step(1),
    start: () => void this.goto(0),
    end: () => void this.goto("end"),
    reset: () => void this.reset(),
    place: () => this.#chosen(this.#grid.aim),
  };

  /** Undo or redo all that a person would undo. @param {-1 | 1} way */
  #times(way) {
    for (const event of this.#roles?.steps(way) ?? [{ do: way < 0 ? "undo" : "redo" }])
      void this.#play.send(event);
  }

  /** @param {number} turns */
  #step(turns) {
    if (this.view)
      void this.goto(Math.max(0, Math.min(this.view.turns.length, this.view.turn + turns)));
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const act = this.#ways.isTask ? undefined : actOf(event, this.#ways.plays);
    if (!act) return;
    used(event);
    this.#panel.live();
    this.#acts[act]();
  };

  // From the page to the board

  /** The language has changed, also for what Python has said already. */
  #spoken() {
    const { tag, words, wanted } = this.#language;
    this.#all.lang = tag;
    this.#grid.words = this.#panel.words = words;
    this.#show();
    if (this.view && this.#play.spoken !== wanted) void this.#play.send({ do: "view" });
  }

  /**
   * The content may be written late, or be changed by a framework. If it is another game now, draw
   * what can be drawn of it.
   */
  #read() {
    this.#text = textOf(this);
    const made = JSON.stringify([this.#text, ...MAKES.map((name) => this.getAttribute(name))]);
    if (made === this.#made) return;
    const inUse = this.#play.begun;
    this.#made = made;
    this.#anew();
    this.#show();
    if (inUse) void this.#play.send(null);
    else this.#watch();
  }

  #anew() {
    this.#roles?.end();
    this.#ways.begin(0);
    this.#play.anew();
  }

  /** The events that begin the game. @returns {Promise<Event[]>} */
  async #beginning() {
    const [use, words] = await Promise.all([import("./begin.js"), this.#language.whole()]);
    this.#use = use;
    const kit = {
      board: this,
      grid: this.#grid,
      panel: this.#panel,
      play: this.#play,
      language: this.#language,
      tasks: TASKS,
      has: this.#ways.has,
      ways: () => this.#ways.all,
    };
    const restart = () => {
      this.#roles?.end();
      this.#changed(null, null);
    };
    this.#roles ??= new use.Roles({
      ...kit,
      restart,
      first: this.#first,
      redraw: () => this.#show(),
      tell: this.#tell,
      called: (sentence) => use.called(sentence, this.#grid.markup.labels),
    });
    const fault = faultOf(this, this.#grid.size, Board.observedAttributes);
    if (fault?.[0] === "oneGame") throw new Error(use.sentenceOf(fault, words));
    const given = Object.fromEntries(GAME.map((name) => [name, this.getAttribute(name) ?? ""]));
    return use.beginning(
      this,
      { ...given, diagram: contentOf(this, this.#text).text },
      isSgf(this.#text) ? this.#text : null,
      this.#life.signal,
      words,
    );
  }

  /** Tell whether it is in sight now, or near it, and whenever that changes. */
  #watch() {
    this.#sight.unobserve(this);
    this.#sight.observe(this);
  }

  /** @param {string} what */
  #shows(what) {
    return this.show.split(/\s+/).includes(what);
  }

  #show(fresh = false) {
    const { view, error } = this.#play;
    const grid = this.#grid;
    const content = contentOf(this, this.#text);
    // it would show the answer
    const secret = this.way === "ask" && (!this.#roles || this.#roles.secret);
    // Without an answer from Python a diagram is still right; an empty grid may be the wrong one.
    grid.hidden =
      !view &&
      (content.stays ||
        content.wrong ||
        (error !== null && !content.diagram && (content.needs || this.#play.refused)));
    this.#slot.hidden = !(grid.hidden && content.stays);
    this.#slot.className = content.picture ? "picture" : "";
    if (grid.getAttribute("label") !== this.label) grid.setAttribute("label", this.label);
    grid.asks = !this.#ways.isTask; // there a tap answers
    grid.coordinates = this.#shows("coordinates");
    grid.looks = {
      areas: /** @type {import("../board/draw.js").Scene["areas"]} */ (asked(this, "areas")),
    };
    paint(this, grid, this.#states);
    const caption = asked(this, "caption");
    Object.assign(this.#all, { role: caption ? "figure" : null, ariaLabel: caption || null });
    const base = view
      ? less(view, {
          reach: this.#shows("reach") && !secret,
          play: this.#ways.plays || this.#ways.has("solve"),
        })
      : stillView(content.diagram?.rows ?? emptyRows(sizeOf(this, this.#text)));
    const from = this.getAttribute("numbers") ?? (this.#shows("moves") ? "1" : "");
    const numbers = from && view ? this.#use?.moveNumbers(view, placeOf, Number(from) || 1) : {};
    const marks = marksOf(this, content.diagram, base.size, this.#shows("stars"));
    grid.markup = { ...marks, labels: { ...numbers, ...marks.labels } };
    grid.view = base;
    const wrong = error?.message ?? this.#faults.sentence(base);
    const aim = this.#ways.plays || this.#ways.isTask ? grid.aim : "";
    this.#panel.show({
      caption,
      comment: this.#use?.plain(view, this.#ways.isTask),
      lang: this.#language.given,
      view,
      turns: view?.turns.length ?? Number(content.needs && !error),
      wrong,
      fresh,
      aim,
      play: this.#ways.plays && !this.#ways.isTask && !grid.hidden,
      task: this.#ways.isTask,
      score: this.#shows("score") && !secret,
      link: this.#shows("link"),
    });
    this.#roles?.draw();
  }

  // From the board to Python and back

  /** @param {string} at */
  #chosen(at) {
    if (!(this.#ways.plays || this.#ways.isTask) || !at) return;
    this.#panel.live();
    this.#first = at;
    if (!(this.#roles?.choose(at) ?? this.#ways.isTask)) void this.turn(at);
  }

  /** @param {string | null} at */
  async #look(at) {
    if (!at) this.#panel.note("");
    if (!at || this.error || this.#roles?.secret) return;
    const look = (await this.#play.ask({ do: "look", at }))?.look;
    if (!look || this.#grid.looking !== at) return;
    this.#grid.look = look;
    this.#panel.note(look.say);
  }

  /** Open the game on its own page. */
  async #follow() {
    const fragment = await this.fragment();
    window.open(fragment ? new URL(`#${fragment}`, HOME) : HOME, "_blank", "noopener");
  }

  /** @param {Event | null} event @param {View | null} before */
  #changed(event, before) {
    if (event === null) this.#ways.begin(this.view?.turn ?? 0);
    this.#show(event?.do !== "view");
    this.#roles?.show(event, before);
    if (!event || !this.view || !this.isConnected) return;
    for (const [type, detail] of this.#use?.tellings(event, this.view, before) ?? [])
      this.#tell(type, detail);
  }

  /** @param {string} type @param {object} detail */
  #tell = (type, detail) =>
    void this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
}

reflect(Board.prototype, Board.observedAttributes);
if ("role" in Element.prototype && hasJson() && !customElements.get("tt-board"))
  customElements.define("tt-board", Board); // the first of two versions; none in Firefox before 119

/**
 * Whether a script of the page has left JSON as it was: all that goes to Python and back is JSON.
 */
function hasJson() {
  try {
    return JSON.parse(JSON.stringify([1]))[0];
  } catch {
    // none
  }
}
