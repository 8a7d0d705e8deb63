/**
 * The game of one board, in the Python that all boards share: how it begins with what its author
 * wrote, its events on their way to Python, and what the page around is told of them. Loaded when
 * the board is first used. Knows nothing of Go.
 */
import { ask, askAlone, python } from "../python/boards-client.js";
import { held } from "../python/bytes.js";
import { asError, Stopped } from "../python/cause.js";
import { KeptGame } from "../python/kept-game.js";
import { Queue } from "../python/queue.js";
import { urlOf } from "../site.js";
import { learnt } from "./learnt.js";
import { MOVES } from "../words/events.js";

// What else a board in use needs, in the same file: what draws its game, and the page's own words
export { changedOf, withBase } from "../board/evidence.js";
export * from "../words/asked.js";
export * from "../words/embed.js";
export * from "../words/start.js";
export { Roles } from "./roles.js";
export { ask, askAlone };

/** @import { Answer, Event, View } from "../view.js" */
/** @import { AllWords } from "./language.js" */

const LONGEST = 2_000_000; // bytes of a game record: all boards of a page wait for it

let boards = 0;

/**
 * @typedef {object} Owner  the board whose game it is
 * @property {() => boolean} isHere  in the page
 * @property {() => string} opponent  the computer's colour; "" if it does not play
 * @property {() => Promise<Event[]>} begin  the events that begin the game
 * @property {(event: Event | null, before: View | null) => void} changed  a new view, after an
 *   event; after null, of a game that begins
 * @property {() => void} failed  there is an error
 * @property {(type: string, detail: object) => void} tell  the page around it
 * @property {(turns: string[]) => void} waits  turns that Python has not answered; "" for other
 *   events
 * @property {import("./language.js").Language} language
 */

/**
 * @typedef {object} Line  events on their way to Python
 * @property {Queue} queue
 * @property {Map<object, (_: null) => void>} heard  who waits for the answer to an event
 * @property {number} begins  answers until the game has begun
 */

/** A board's game, asked in the language and for the player of that board. */
class Game extends KeptGame {
  spoken = ""; // the language of its last answer
  #turns = 0; // as Python last told

  /** @param {Owner} board */
  constructor(board) {
    super(python, `b${++boards}`);
    this.board = board;
  }

  /** @override */
  get words() {
    return this.board.language.words;
  }

  /** @override @param {Event} event */
  async ask(event) {
    const { wanted } = this.board.language;
    const { turn } = event;
    this.spoken = wanted;
    this.you = against(this.board.opponent());
    const answer = await super.ask({
      ...event,
      ...(turn === "end" ? { turn: this.#turns } : {}),
      ...(/^\d{1,6}$/.test(String(turn)) ? { turn: Number(turn) } : {}), // Python refuses another text
      ...(wanted === "en" ? {} : { lang: wanted }),
    });
    this.#turns = answer.view?.turns.length ?? this.#turns;
    return answer;
  }
}

export class Play {
  /** The newest view; null before Python has answered. @type {View | null} */
  view = null;
  /** Why there is none (any more), in one sentence. @type {Error | null} */
  error = null;
  /** Python has refused this game; asking again is no use. */
  refused = false;
  /** From where the game begins until it fails, is left or is another. @type {Line | null} */
  #line = null;

  /** @param {Owner} board */
  constructor(board) {
    this.board = board;
    this.game = new Game(board);
  }

  /** Whether there is a game, also while the board is not in the page. */
  get begun() {
    return this.game.saved !== "";
  }

  /** The board has left the page: its game is kept, but not in Python. */
  leave() {
    this.#close();
    this.game.leave();
  }

  /** Begin another game. */
  anew() {
    this.#close();
    this.refused = false;
    this.view = this.error = null;
    this.game.forget();
  }

  /**
   * The view after an event; null just begins the game.
   * @param {Event | null} event
   * @returns {Promise<View | null>}
   */
  async send(event) {
    if (this.board.isHere() && !this.refused) {
      const { queue, heard } = (this.#line ??= this.#opened());
      const key = event ?? {};
      await new Promise((/** @type {(_: unknown) => void} */ answered) => {
        heard.set(key, answered);
        if (event) queue.send(event);
        void queue.idle().then(answered); // a later step may have taken its place
      });
      heard.delete(key);
    }
    return this.board.isHere() ? this.view : null;
  }

  /**
   * Python's answer to a question, which changes nothing; null without a game.
   * @param {Event} event
   * @returns {Promise<Answer | null>}
   */
  async ask(event) {
    await this.send(null);
    return this.#line ? this.game.ask(event).catch(() => null) : null;
  }

  /** Whether Python has yet to answer such an event. @param {string} what */
  isUnderWay(what) {
    return this.#line?.queue.isUnderWay(what) ?? false;
  }

  /**
   * For each stone that was played, the number of its turn.
   * @param {typeof import("../board/vertex.js").placeOf} placeOf  passed in, because a board has it
   *   already: so this file need not load another one
   * @param {number} from  the number of the first turn
   */
  numbers(placeOf, from) {
    /** @type {Record<string, string>} */
    const numbers = {};
    const { view } = this;
    let number = from - 1;
    for (let turn = 0; view && turn < view.turn; turn++) {
      if (view.players[turn] === " ") continue;
      number++;
      const vertex = view.turns[turn];
      if (vertex === "pass") continue;
      const [x, y] = placeOf(vertex, view.size[1]);
      if (view.stones[y][x] !== ".") numbers[vertex] = String(number);
    }
    return numbers;
  }

  /**
   * A record's comment for readers; in a problem, without the marks that programs read.
   * @param {boolean} task
   */
  comment(task, comment = this.view?.comment ?? "") {
    return task ? comment.replace(/\b(?:RIGHT|WRONG)\b[.:!]?\s*/g, "").trim() : comment;
  }

  #opened() {
    const isOpen = () => line === this.#line;
    const failed = (/** @type {unknown} */ error) => isOpen() && this.#fail(error);
    const queue = new Queue({
      answered: async ({ view = null }, event) => {
        if (!isOpen()) throw new Stopped(); // ends this queue
        this.#take(view, event, line);
        line.heard.get(event)?.(null);
      },
      changed: (turns) => isOpen() && this.board.waits(turns),
      busy() {},
      failed,
      words: null,
    });
    /** @type {Line} */
    const line = { queue, heard: new Map(), begins: 0 };
    void this.#begin(line).catch(failed);
    return line;
  }

  /** @param {Line} line */
  async #begin(line) {
    const events = this.begun ? [{ do: "view" }] : await this.board.begin();
    await python.get(this.game.words);
    if (line !== this.#line) return;
    line.begins = events.length;
    line.queue.start(this.game, ...events);
  }

  /** @param {View | null} view @param {Event} event @param {Line} line */
  #take(view, event, line) {
    const begins = line.begins > 0;
    if (begins && view?.error) {
      this.game.forget();
      this.refused = true;
      throw new Error(view.say);
    }
    if (begins && --line.begins) return;
    const [now, before] = begins ? [null, null] : [event, this.view];
    this.view = view;
    this.error = null;
    this.board.changed(now, before);
    if (!now || !view || !this.board.isHere()) return;
    for (const [type, detail] of tellings(now, view, before)) this.board.tell(type, detail);
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#close();
    this.error = asError(error);
    this.board.failed();
  }

  #close() {
    const { heard = new Map() } = this.#line ?? {};
    this.#line = null;
    this.board.waits([]);
    for (const answered of heard.values()) answered(null);
  }
}

// How it begins

/**
 * The events that begin the game. A link or a record wins over the content, which then serves
 * readers without JavaScript.
 * @param {HTMLElement} board
 * @param {Record<string, string>} content  the attributes of the game, and the diagram
 * @param {string | null} record  that stands in the content
 * @param {AbortSignal} signal
 * @param {AllWords} words
 * @returns {Promise<Event[]>}
 */
export async function beginning(board, content, record, signal, words) {
  const at = (board.getAttribute("at") ?? "").trim();
  const place = at ? [{ do: "goto", turn: at }] : [];
  const link = board.getAttribute("link");
  if (link !== null) return [{ do: "follow", link }, ...place];
  const demo = board.getAttribute("demo");
  if (demo !== null) {
    const known = await learnt();
    if (!Object.hasOwn(known, demo))
      throw new Error(
        words.noDemo({ name: brief(demo), all: Object.keys(known).join(words.inList) }),
      );
    return [{ do: "follow", link: known[demo].link }, ...place];
  }
  const sgf = board.getAttribute("sgf") ?? record;
  if (sgf !== null)
    return [
      { do: "open", ...(await recordOf(sgf.trim(), board.baseURI, signal, words)) },
      ...place,
    ];
  return [{ do: "set", ...content }];
}

/**
 * @param {string} sgf a record or the address of one
 * @param {string} base
 * @param {AbortSignal} signal
 * @param {AllWords} words
 */
async function recordOf(sgf, base, signal, words) {
  if (/^\s*\(\s*;/.test(sgf)) return { name: words.record, ...held(new TextEncoder().encode(sgf)) };
  const address = urlOf(sgf, base);
  if (!sgf || !address || !["http:", "https:", "blob:"].includes(address.protocol)) {
    throw new Error(words.noSgf({ sgf: brief(sgf) }));
  }
  const name = brief(address.pathname.slice(address.pathname.lastIndexOf("/") + 1));
  const response = await fetch(address, { signal }).catch(() => null);
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (!bytes) throw new Error(words.notFetched({ name }));
  if (bytes.byteLength > LONGEST) throw new Error(words.tooLong({ name }));
  return { name, ...held(new Uint8Array(bytes)) };
}

/** @param {string} text */
function brief(text) {
  return text.length > 40 ? `${text.slice(0, 36)}...` : text;
}

/** Whoever plays against one of a colour. @param {string} colour */
const against = (colour) => (colour === "black" ? "white" : colour && "black");

/**
 * A fault found by faults.js, as a sentence.
 * @param {NonNullable<ReturnType<typeof import("./faults.js").faultOf>>} fault
 * @param {AllWords} words
 */
export function sentenceOf([name, about], words) {
  const facts = Object.entries(about).map(([fact, text]) => [
    fact,
    typeof text === "string" ? brief(text) : text.map(brief).join(words.inList),
  ]);
  return words.faults[name](Object.fromEntries(facts));
}

// What it tells

/**
 * The events to fire for an answer from Python: each a type and its detail.
 * @param {Event} event that was answered
 * @param {View} view
 * @param {View | null} before the view shown until then
 * @returns {[string, object][]}
 */
export function tellings(event, view, before) {
  const { refused, score, over } = view;
  const area = { black: score.black, white: score.white };
  /** @type {[string, object][]} */
  const told = [];
  if (event.do === "turn" && (refused || view.error)) {
    const at = refused?.at ?? String(event.at);
    told.push([
      "tt-illegal",
      { at, rule: refused?.rule ?? 0, turn: refused?.turn ?? null, reason: view.say },
    ]);
  } else if (
    (event.do === "turn" || event.do === "take") &&
    view.turn !== before?.turn &&
    view.players[view.turn - 1] !== " "
  ) {
    const player = view.players[view.turn - 1] === "B" ? "black" : "white";
    const cleared = [...(view.steps?.opponent ?? []), ...(view.steps?.own ?? [])];
    told.push([
      "tt-turn",
      { turn: view.turn, at: view.last, player, cleared, ...area, say: view.say },
    ]);
  }
  if (before && (view.turn !== before.turn || view.turns.join() !== before.turns.join()))
    told.push(["tt-place", { turn: view.turn, turns: view.turns }]);
  // moves in the record lead to turns already told
  if (over && !before?.over && !MOVES.includes(event.do))
    told.push(["tt-over", { result: over.result, ...area, komi: score.komi }]);
  return told;
}
