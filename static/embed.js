/**
 * <tt-board>: a board in anyone's page. What its attributes and its content mean is on embed.html, with live examples.
 *
 * A diagram is drawn at once. Python starts when the board comes into use: when somebody points at it, or, where its attributes ask
 * for something that only the rules know, when it comes into sight. Then what is shown is what Python says.
 */
import "./grid.js";
import { characters } from "./bytes.js";
import { emptyRows, moveNumbers, rowsOf, stillView } from "./diagram.js";
import { Panel, STYLE } from "./panel.js";
import { ask, leave } from "./python.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./queue.js").Event} Event */

const GAME = ["size", "moves", "at", "komi", "rules", "ending", "handicap", "first"]; // what ttgo/attributes.py reads
const WHOLE = [...GAME, "sgf", "link"]; // a change of these is another game
const LOOKS = ["show", "play", "theme", "label"];
const SHOWN = "reach score coordinates"; // where there is no `show`

let boards = 0;

export class Board extends HTMLElement {
  static observedAttributes = [...WHOLE, ...LOOKS];

  /** The newest view, plain values as view.js lists them; null before Python has answered. @type {View | null} */
  view = null;
  /** @type {Error | null} */
  error = null;
  #name = `b${++boards}`;
  #grid = /** @type {import("./grid.js").Grid} */ (document.createElement("tt-grid"));
  #panel = new Panel((act) => this.#acts[act]());
  #slot = document.createElement("slot");
  #life = new AbortController();
  #content = ""; // the text that the board was made of
  #saved = ""; // the game, for a board that comes back into the page
  #opened = false; // Python has the game
  #stale = false; // the game is to be read anew
  /** @type {Promise<unknown>} */ #last = Promise.resolve(); // of the events on their way to Python
  /** @type {string[]} */ #waiting = [];

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [STYLE];
    this.#grid.setAttribute("part", "board");
    root.append(this.#grid, ...this.#panel.elements, this.#slot);
  }

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    const grid = this.#grid;
    grid.addEventListener("tt-play", (event) => this.#chosen(/** @type {CustomEvent} */ (event).detail.at), { signal });
    grid.addEventListener("tt-look", (event) => void this.#look(/** @type {CustomEvent} */ (event).detail.at), { signal });
    grid.addEventListener("tt-aim", (event) => this.#panel.aim(/** @type {CustomEvent} */ (event).detail.at), { signal });
    grid.addEventListener("keydown", this.#key, { signal });
    for (const use of ["pointerenter", "focusin"]) this.addEventListener(use, () => this.#wake(), { signal, once: true });
    const reader = new MutationObserver(() => this.#read());
    reader.observe(this, { childList: true, characterData: true, subtree: true });
    const sight = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting) && this.#asksPython()) this.#wake();
    }, { rootMargin: "200px" });
    sight.observe(this);
    signal.addEventListener("abort", () => {
      reader.disconnect();
      sight.disconnect();
    });
    this.#content = "";
    this.#read();
  }

  disconnectedCallback() {
    this.#life.abort();
    queueMicrotask(() => {
      if (this.isConnected) return; // it was only moved
      if (this.#opened) leave(this.#name);
      this.#opened = false;
    });
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (LOOKS.includes(name)) this.#show();
    else if (name === "at" && this.#opened && now && !this.#stale) void this.#send({ do: "goto", turn: Number(now) });
    else this.#again();
  }

  /** Whether choosing a point takes a turn. */
  get play() {
    return this.hasAttribute("play");
  }

  set play(play) {
    this.toggleAttribute("play", Boolean(play));
  }

  /** What is shown besides the stones: words of "reach score moves coordinates". */
  get show() {
    return this.getAttribute("show") ?? (this.play ? SHOWN : "coordinates");
  }

  set show(show) {
    set(this, "show", show);
  }

  /** "auto", "light" or "dark". */
  get theme() {
    return this.getAttribute("theme") ?? "auto";
  }

  set theme(theme) {
    set(this, "theme", theme);
  }

  /** What the board is called by screen readers. */
  get label() {
    return this.getAttribute("label") ?? "Go board";
  }

  set label(label) {
    set(this, "label", label);
  }

  // What a script can do. Each ends when Python has answered, with the view.

  /** Take a turn, "E5" or "pass". @param {string} at */
  turn(at) {
    return this.#send({ do: "turn", at });
  }

  undo() {
    return this.#send({ do: "undo" });
  }

  redo() {
    return this.#send({ do: "redo" });
  }

  /** Show the game after so many turns. @param {number} turn */
  goto(turn) {
    return this.#send({ do: "goto", turn });
  }

  /** Begin anew with what the attributes say. */
  reset() {
    this.#saved = "";
    this.#opened = false;
    return this.#wake();
  }

  /** The fragment of a link to the game. @returns {Promise<string>} */
  async fragment() {
    await this.#wake();
    return (await ask(this.#name, { do: "link" })).link ?? "";
  }

  /** The grid as SVG. @returns {Promise<string>} */
  async picture() {
    await this.#wake();
    return (await ask(this.#name, { do: "picture" })).picture ?? "";
  }

  /** @type {Record<string, () => void>} */
  #acts = {
    pass: () => void this.turn("pass"),
    undo: () => void this.undo(),
    back: () => void this.#step(-1),
    on: () => void this.#step(1),
    start: () => void this.goto(0),
    end: () => void this.goto(this.view?.turns.length ?? 0),
    reset: () => void this.reset(),
    place: () => this.#chosen(this.#grid.aim),
  };

  /** @param {number} turns */
  #step(turns) {
    return this.view ? this.goto(Math.max(0, Math.min(this.view.turns.length, this.view.turn + turns))) : this.#wake();
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { ",": "back", ".": "on", "<": "start", ">": "end", ...(this.play ? { p: "pass", u: "undo" } : {}) }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    this.#acts[act]();
  };

  // From the page to the board

  /** The content may be written late, or be changed by a framework. */
  #read() {
    const text = this.textContent ?? "";
    if (text === this.#content && this.#grid.view) return;
    this.#content = text;
    this.#again();
  }

  /** Another game: draw what can be drawn of it, and let Python have it when it is next in use. */
  #again() {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      const inUse = this.#opened;
      this.#opened = false;
      this.#saved = "";
      this.view = null;
      this.error = null;
      const text = this.#content.trim();
      const rows = rowsOf(text);
      const unread = text !== "" && !rows && !isSgf(text);
      const image = !rows && this.querySelector("img, svg, picture") !== null;
      this.#slot.hidden = !unread && !image; // what cannot be drawn stays to be read
      this.#grid.hidden = image && !inUse;
      this.#grid.view = stillView(rows ?? emptyRows(this.getAttribute("size") ?? ""));
      this.#show();
      if (inUse || unread) void this.#wake();
    });
  }

  /** Whether something is asked for that is not in the diagram. */
  #asksPython() {
    const asks = ["moves", "sgf", "link"].some((name) => this.hasAttribute(name)) || isSgf(this.#content.trim());
    return asks || this.#shows("reach") || this.#shows("score");
  }

  /** @param {string} what */
  #shows(what) {
    return this.show.split(/\s+/).includes(what);
  }

  #show() {
    const grid = this.#grid;
    if (grid.getAttribute("label") !== this.label) grid.setAttribute("label", this.label);
    grid.theme = this.theme;
    grid.coordinates = this.#shows("coordinates");
    const { view } = this;
    if (view) {
      const still = view.stones.map((row) => ".".repeat(row.length));
      grid.view = { ...view, ...(this.#shows("reach") ? {} : { reach: still, illegal: {} }), ...(this.play ? {} : { legal: still }) };
      grid.labels = this.#shows("moves") ? moveNumbers(view) : {};
      if (this.#shows("moves")) grid.view.last = "";
    }
    this.#panel.show(view, this.play, this.#shows("score"), this.error?.message ?? "");
  }

  // From the board to Python

  /** Let Python have the game; it is started if it has not been. */
  #wake() {
    return this.#send(null);
  }

  /** @param {Event | null} event null only to have the game opened @returns {Promise<View | null>} */
  #send(event) {
    if (event?.do === "turn") this.#wait([...this.#waiting, String(event.at)]);
    const answer = this.#last.then(async () => {
      try {
        if (!this.#opened) await this.#open();
        if (event) await this.#take(event);
      } catch (error) {
        this.#fail(error instanceof Error ? error : new Error(String(error)));
      }
      if (event?.do === "turn") this.#wait(this.#waiting.slice(1));
      return this.view;
    });
    this.#last = answer;
    return answer;
  }

  /** @param {string[]} waiting */
  #wait(waiting) {
    this.#waiting = waiting;
    this.#grid.waiting = waiting;
  }

  async #open() {
    const { view, save } = await ask(this.#name, this.#saved ? { do: "load", text: this.#saved } : await this.#first());
    if (!view) return;
    this.#opened = true;
    this.#grid.hidden = false;
    this.#slot.hidden = !view.error;
    this.#saved = save ?? "";
    this.error = view.error ? new Error(view.say) : null;
    this.view = view;
    this.#show();
  }

  /** The event that begins the game. @returns {Promise<Event>} */
  async #first() {
    const link = this.getAttribute("link");
    if (link !== null) return { do: "follow", link };
    const text = this.#content.trim();
    const address = this.getAttribute("sgf");
    if (address) return { do: "open", name: address, bytes: await fetched(new URL(address, this.baseURI)) };
    if (isSgf(text)) return { do: "open", name: "the record in the page", bytes: characters(new TextEncoder().encode(text)) };
    const image = this.querySelector("img, svg, picture") !== null;
    return { do: "set", diagram: image ? "" : text, ...Object.fromEntries(GAME.map((name) => [name, this.getAttribute(name) ?? ""])) };
  }

  /** @param {Event} event */
  async #take(event) {
    const { view, save } = await ask(this.#name, event);
    if (!view) return;
    this.view = view;
    if (save) this.#saved = save;
    this.#show();
    if (event.do === "turn" && this.isConnected) this.#tell(view, String(event.at));
  }

  /** @param {View} view @param {string} at */
  #tell(view, at) {
    const { refused, score, over, last: turn } = view;
    if (refused || view.error) {
      this.#dispatch("tt-illegal", { at: refused?.at ?? at, rule: refused?.rule ?? 0, turn: refused?.turn ?? null, reason: view.say });
      return;
    }
    const player = view.players[view.turn - 1] === "B" ? "black" : "white";
    const cleared = [...(view.steps?.opponent ?? []), ...(view.steps?.own ?? [])];
    this.#dispatch("tt-turn", { turn: view.turn, at: turn, player, cleared, black: score.black, white: score.white, say: view.say });
    if (over) this.#dispatch("tt-over", { result: over.result, black: score.black, white: score.white, komi: score.komi });
  }

  /** @param {string} type @param {object} detail */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @param {string} at */
  #chosen(at) {
    if (this.play && at) void this.turn(at);
  }

  /** @param {string | null} at */
  async #look(at) {
    if (!at) {
      this.#panel.note("");
      return;
    }
    await this.#wake();
    if (!this.#opened || this.#grid.looking !== at) return;
    const { look } = await ask(this.#name, { do: "look", at });
    if (!look || this.#grid.looking !== at) return;
    this.#grid.look = look;
    this.#panel.note(look.say);
  }

  /** The board stays to be read, and says why it cannot be played. @param {Error} error */
  #fail(error) {
    this.error = error;
    this.#slot.hidden = rowsOf(this.#content.trim()) !== null || !this.#content.trim();
    this.#show();
  }
}

// Each attribute that makes the game is a property, too.
for (const name of WHOLE) {
  Object.defineProperty(Board.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name) ?? "";
    },
    set(value) {
      set(this, name, value);
    },
  });
}

/** @param {Element} element @param {string} name @param {unknown} value */
function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** @param {string} text */
function isSgf(text) {
  return /^\(\s*;/.test(text);
}

/** A file's bytes. @param {URL} address */
async function fetched(address) {
  const response = await fetch(address).catch(() => null);
  const name = address.pathname.slice(address.pathname.lastIndexOf("/") + 1);
  if (!response?.ok) throw new Error(`The game record ${name} could not be fetched.`);
  return characters(new Uint8Array(await response.arrayBuffer()));
}

if (!customElements.get("tt-board")) customElements.define("tt-board", Board); // of two versions on a page the first serves all
