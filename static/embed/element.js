/**
 * <tt-board>: a board in anyone's page. What its attributes and its content mean is on embed.html,
 * with live examples.
 *
 * A diagram is drawn at once. Python starts when the board is first used: when the reader points at
 * it, or, if its attributes ask for something that only the rules know, when it comes into sight.
 * From then on it shows what Python says.
 */
import "./early.js"; // before any failure
import { pointOf, used } from "../board/parts.js";
import { TONES } from "../board/style.js";
import { asked, asksPython, contentOf, GAME, isSgf, MAKES, ROLES } from "./content.js";
import { TASKS, textOf } from "./content.js";
import { faultOf, Faults } from "./faults.js";
import { inTurn } from "./inturn.js";
import { Language } from "./language.js";
import { MARKS } from "./marks.js";
import { actOf, Panel } from "./panel.js";
import { Surface } from "./surface.js";
import { Ways } from "./ways.js";

export { Language }; // of a build's lessons, which have this file and no other of it

/** @import { Event, View } from "../view.js" */

const LOOKS = ["show", "play", "areas", "theme", "label", "caption", "numbers", ...MARKS];
const SHOWN = "reach score coordinates"; // without `show`, on a board to play on

export class Board extends HTMLElement {
  static observedAttributes = [...MAKES, ...LOOKS, ...ROLES];

  /** The script for a board in use; a page that needs more may give its own. */
  static load = () => import("./play.js");

  /**
   * The answer to what is about no board.
   * @param {Event} event @returns {Promise<import("../view.js").Answer>}
   */
  static ask = (event) => Board.load().then(({ ask }) => ask(event));

  /**
   * Define the element, unless another version of it has been. Without ARIA as properties, as in
   * Firefox before 119, nothing is defined until a page that adds these calls this (board/aria.js).
   */
  static define() {
    if ("role" in Element.prototype && !customElements.get("tt-board"))
      customElements.define("tt-board", Board);
  }

  static near = () => {}; // what to do when the first board to play on nears the window (ahead.js)

  #ways = new Ways(this);
  #panel = new Panel(
    (act) => this.#acts[act](),
    (event) => void this.#send(event),
    (home) => void this.#follow(home),
    (detail) =>
      !this.dispatchEvent(new CustomEvent("tt-main", { bubbles: true, cancelable: true, detail })),
  );
  #surface = new Surface(this, this.#panel, this.#ways);
  #grid = this.#surface.grid;
  #language = new Language(this, () => this.#spoken());
  #faults = new Faults(this, Board.observedAttributes, this.#language);
  #life = new AbortController();
  #sight = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#near(),
    { rootMargin: "200px" },
  );
  #text = ""; // of the content
  #made = ""; // what made the game
  #drawn = false;
  /** How a record ends, for paper. @type {Partial<View> | null} */ #end = null;
  #paper = false;
  #first = ""; // the last point tapped; the roles may still be loading

  // Of a board in use, when their file has loaded
  /** @type {import("./play.js").Play | null} */ #play = null;
  /** @type {import("./roles.js").Roles | null} */ #roles = null;
  /** @type {Promise<import("./play.js").Play> | null} */ #loading = null;
  /** @type {Error | null} */ #lost = null; // why it could not load
  /** @type {string[]} */ #early = []; // turns until then

  connectedCallback() {
    if (this.hasAttribute("graph"))
      return void import("./graph.js").then(({ show }) => show(this, TONES));
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
      this.addEventListener(use, () => void this.#send(null), { signal, once: true });
    addEventListener("beforeprint", () => this.#print(true), { signal });
    addEventListener("afterprint", () => this.#print(false), { signal });
    this.shadowRoot?.addEventListener("transitionend", () => this.#surface.paint(), { signal });
    const reader = new MutationObserver(() => this.#read());
    reader.observe(this, { childList: true, characterData: true, subtree: true });
    for (const observer of [reader, this.#sight])
      signal.addEventListener("abort", () => observer.disconnect());
    this.#surface.speak(this.#language);
    this.#language.enter(signal);
    if (!this.#read()) this.#show();
    this.#watch();
    if (!this.#drawn)
      inTurn(this, () => {
        this.#drawn = true;
        this.#show();
      });
  }

  disconnectedCallback() {
    this.#life.abort();
    // If it was only moved, it is back in the page by then, and its game goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#play?.leave();
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
      void this.goto(now ?? "end");
    } else {
      this.#read();
    }
  }

  // What a script can read and set. Each attribute that makes the game is a property of its name,
  // too.

  /** The newest view, plain values as view.js lists them; null before Python has answered. */
  get view() {
    return this.#play?.view ?? null;
  }

  /** Why it cannot be shown or played as its author wants; null if it can. */
  get error() {
    return this.#play?.error ?? this.#lost;
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
    return this.#send({ do: "turn", at });
  }

  undo = () => this.#send({ do: "undo" });

  redo = () => this.#send({ do: "redo" });

  /** Show the game after a number of turns; "end" for all. @param {number | string} turn */
  goto(turn) {
    return this.#send({ do: "goto", turn });
  }

  /** Begin again from the attributes and the content. */
  reset() {
    this.#anew();
    return this.#send(null);
  }

  /** The fragment of a link to the game, "" if there is none. @returns {Promise<string>} */
  async fragment() {
    return (await this.#ask({ do: "link" }))?.link ?? "";
  }

  /** The grid as SVG, "" if there is none. @returns {Promise<string>} */
  async picture() {
    return (await this.#ask({ do: "picture", markup: this.#grid.markup }))?.picture ?? "";
  }

  // What a person does

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
      void this.#send(event);
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

  /** @param {string} at */
  #chosen(at) {
    const { plays, isTask } = this.#ways;
    if (!at || !this.#drawn) return; // before, the cells are those of another grid
    if (plays || isTask) this.#panel.live();
    this.#first = at;
    if (!(this.#roles?.choose(at) ?? isTask) && plays) void this.turn(at);
  }

  /** @param {string | null} at */
  async #look(at) {
    if (!at) this.#panel.note("");
    if (!at || this.error || this.#roles?.secret) return;
    const look = (await this.#ask({ do: "look", at }))?.look;
    if (!look || this.#grid.looking !== at) return;
    this.#grid.look = look;
    this.#panel.note(look.say);
  }

  /** Open the game on its own page. @param {string} home */
  async #follow(home) {
    const fragment = await this.fragment();
    window.open(home + (fragment && `#${fragment}`), "_blank", "noopener");
  }

  // From the page to the board

  /** The language has changed, also for what Python has said already. */
  #spoken() {
    this.#surface.speak(this.#language);
    this.#show();
    if (this.view && this.#play?.game.spoken !== this.#language.wanted)
      void this.#send({ do: "view" });
  }

  /**
   * The content may be written late, or be changed by a framework. If it is another game now, draw
   * what can be drawn of it, and return true.
   */
  #read() {
    this.#text = textOf(this);
    const made = JSON.stringify([this.#text, ...MAKES.map((name) => this.getAttribute(name))]);
    if (made === this.#made) return false;
    const inUse = this.#isBegun;
    this.#made = made;
    this.#anew();
    this.#show();
    if (inUse) void this.#send(null);
    else this.#watch();
    return true;
  }

  #anew() {
    this.#roles?.end();
    this.#ways.begin(0);
    this.#play?.anew();
  }

  get #isBegun() {
    return this.#play?.begun ?? false;
  }

  /** Tell whether it is in sight now, or near it, and whenever that changes. */
  #watch() {
    this.#sight.disconnect();
    for (const part of this.#surface.seen) this.#sight.observe(part);
  }

  #show(fresh = false) {
    if (!this.#drawn) return;
    this.#surface.show({
      text: this.#text,
      play: this.#play,
      error: this.error,
      paper: this.#paper && this.view?.turn === 0 ? this.#end : null,
      secret: this.way === "ask" && (this.#roles?.secret ?? true),
      fresh,
      lang: this.#language.given,
    });
    void this.#faults.tell(this.#grid.size);
    this.#roles?.draw();
  }

  // From the board to Python and back

  /** @param {Event | null} event @returns {Promise<View | null>} */
  async #send(event) {
    if (event && !this.#play)
      this.#grid.waiting = this.#early = [...this.#early, String(event.at ?? "")];
    return (this.#play ?? (await this.#load()))?.send(event) ?? null;
  }

  /** Ask Python for what a diagram does not say, now that it is near, or printed. */
  #near() {
    if (this.#isBegun) return;
    const isWanted = asksPython(this, this.#text) || contentOf(this, this.#text).wrong;
    if (this.play || isWanted) Board.near();
    if (isWanted) void this.#send(null);
  }

  /** On paper a record that nobody has stepped through stands at its end. @param {boolean} paper */
  #print(paper) {
    this.#paper = paper;
    if (paper) this.#near();
    this.#show();
    this.#grid.paint();
  }

  /** Ask for what paper shows of a record, which its author begins at no other turn. */
  async #learnEnd() {
    const { view } = this;
    this.#end = null;
    const isRecord = this.hasAttribute("sgf") || isSgf(this.#text);
    if (!view || !isRecord || this.hasAttribute("at") || this.#ways.isTask) return;
    const film = (await this.#ask({ do: "film", from: view.turns.length }))?.film;
    this.#end = film?.[0] ?? null;
  }

  /** @param {Event} event */
  async #ask(event) {
    return (this.#play ?? (await this.#load()))?.ask(event) ?? null;
  }

  async #load() {
    this.#loading ??= Board.load().then((use) => this.#begin(use));
    return this.#loading.catch((error) => {
      this.#loading = null;
      this.#lost = error;
      this.#grid.waiting = this.#early = [];
      this.#show(true);
      return null;
    });
  }

  /** @param {typeof import("./play.js")} use */
  #begin(use) {
    this.#grid.evidence = use;
    const play = new use.Play({
      language: this.#language,
      isHere: () => this.isConnected,
      opponent: () => asked(this, "opponent"),
      begin: () => this.#beginning(use),
      changed: this.#changed,
      failed: () => this.#show(true),
      tell: this.#tell,
      waits: (turns) => void (this.#grid.waiting = turns),
    });
    const roles = new use.Roles({
      board: this,
      grid: this.#grid,
      panel: this.#panel,
      play,
      language: this.#language,
      tasks: TASKS,
      has: this.#ways.has,
      ways: () => this.#ways.all,
      first: this.#first,
      restart: () => {
        roles.end();
        this.#changed(null, null);
      },
      redraw: () => this.#show(),
      tell: this.#tell,
    });
    [this.#play, this.#roles, this.#lost] = [play, roles, null];
    return play;
  }

  /** The events that begin the game. @param {typeof import("./play.js")} use */
  async #beginning(use) {
    const words = await this.#language.whole();
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

  /** @param {Event | null} event @param {View | null} before */
  #changed = (event, before) => {
    if (event === null) {
      this.#ways.begin(this.view?.turn ?? 0);
      void this.#learnEnd(); // after what other boards of the page have asked by now
    }
    this.#show(event?.do !== "view");
    this.#roles?.show(event, before);
  };

  /** @param {string} type @param {object} detail */
  #tell = (type, detail) =>
    void this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
}

// Attributes are text properties of the same names; some do more than the attribute.
for (const name of Board.observedAttributes) {
  const own = Object.getOwnPropertyDescriptor(Board.prototype, name);
  if (own?.set || own?.value) continue;
  Object.defineProperty(Board.prototype, name, {
    configurable: true,
    enumerable: true,
    get:
      own?.get ??
      /** @this {Board} */ function get() {
        return asked(this, name);
      },
    /** @this {Board} @param {unknown} value */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
Board.define();

/**
 * A framework may have set a property before this file loaded.
 * @param {HTMLElement} element
 * @param {string} name
 */
function upgrade(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}
