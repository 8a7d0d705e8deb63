/**
 * One game, two Pythons: MicroPython, in a worker that starts at once, answers first; Pyodide, in its own, takes the game over when it
 * is there and nothing would be lost by it. Both get the same events as JSON text. Knows nothing of Go.
 *
 * @import { Answer, Event, View } from "../view.js"
 * @import { Report, Send } from "./pyodide.js"
 */
import { asError, inTime, Stopped } from "./cause.js";
import { isAlone } from "./sources.js";
import { startMicroPython } from "./beside.js";
import { startPyodide } from "./pyodide.js";
import * as words from "../words.js";

const HEAD_START = 1000; // ms at most in which MicroPython has line and processor for itself; usually it needs a third of them
const LARGE = 1500; // characters of a game: 400 turns or, in a link, 700, which MicroPython takes seconds for on the largest grids
const PATIENCE = 20_000; // ms for one answer; the slowest known takes a tenth of a second,
const FILE_PATIENCE = 300_000; // but a file may hold some hundred thousand turns, and each has its score
const QUESTIONS = ["look", "plot", "tell", "link", "picture", "keep", "export"]; // they change nothing

/** Whether as little as possible is to be fetched, where the browser knows: its user has said so, or the line is slow. */
function spares() {
  const { saveData = false, effectiveType = "4g" } = Reflect.get(navigator, "connection") ?? {};
  return saveData || effectiveType !== "4g";
}

export class Host {
  /** "coming", "there" (also before it has the game), "failed", or "none" where it is not wanted. */
  pyodide = "coming";
  saved = ""; // the game as text, as of the newest answer that had one,
  /** and what has happened to it since: of a long game Python tells the text only when it is asked to. @type {Event[]} */ since = [];
  /** @type {Send | null} */ #small = null;
  /** @type {Promise<Send> | null} */ #whole = null;
  /** @type {Send | null} */ #python = null; // the one that has the game
  #number = 0; // of the newest view that came from it
  /** @type {View | null} */ #shown = null; // that view, with all turns
  #unfinished = false; // something is asked besides turns
  #asking = false;
  #handing = false;
  /** @type {Send | null} */ #asked = null; // the one whose answer is waited for,
  #giveUp = () => {}; // and how not to wait any more
  #isBehind = false; // Pyodide may still be at what was stopped; till then MicroPython does all

  /**
   * @param {string | null} choice "pyodide" or "micropython": only that one; else both
   * @param {object} page
   * @param {Report} page.progress  of Pyodide, or of whatever else is to come
   * @param {(python: "micropython" | "pyodide") => void} page.has  the game from now on
   * @param {() => void} page.more  can be asked from now on, or never will be: Pyodide is there, or failed
   * @param {(error: Error) => void} page.failed  Pyodide, while MicroPython goes on
   * @param {{micropython: typeof startMicroPython, pyodide: typeof startPyodide}} [starts]  each of them
   */
  constructor(choice, page, starts = { micropython: startMicroPython, pyodide: startPyodide }) {
    this.choice = isAlone ? "micropython" : choice;
    this.page = page;
    this.starts = starts;
  }

  /** Ends as soon as any Python is there; rejects, with a sentence for the user, when none will be. @returns {Promise<void>} */
  async start() {
    if (typeof WebAssembly === "undefined") throw new Error(words.loading.failed(words.loading.old)); // Pyodide would wait for it
    if (this.choice === "pyodide") {
      await this.#startPyodide();
      return;
    }
    const small = this.starts.micropython(words.loading).then((python) => this.#takeSmall(python));
    if (this.choice === "micropython") {
      this.pyodide = "none";
      await small;
      return;
    }
    if (spares() && await small.then(() => true, () => false)) {
      this.pyodide = "none"; // MicroPython does all; 7 MB more, packed, would be for speed
      return;
    }
    await Promise.race([small.catch(() => {}), new Promise((ended) => { setTimeout(ended, HEAD_START); })]);
    const whole = this.#startPyodide();
    await Promise.any([small, whole]).catch(async () => {
      await small.catch((error) => { if (error.message.includes(words.loading.policy)) throw error; });
      await whole; // else Pyodide's failure is the one to tell
    });
    whole.catch((error) => this.page.failed(error));
  }

  /** @param {Send} python */
  #takeSmall(python) {
    if (this.#python) return; // Pyodide was faster
    this.#small = this.#python = python;
    this.page.has("micropython");
  }

  async #startPyodide() {
    try {
      this.#whole = this.starts.pyodide(this.page.progress);
      const python = await this.#whole;
      this.pyodide = "there";
      if (!this.#python) this.#become(python);
      else this.page.more();
    } catch (error) {
      this.pyodide = "failed";
      if (this.#python) this.page.more();
      throw error;
    }
  }

  /** @param {Send} whole */
  #become(whole) {
    this.#python = whole;
    this.#number = 0;
    this.#small = null;
    this.page.has("pyodide");
  }

  /** Whether MicroPython has the game. */
  get goesOn() {
    return this.#small !== null;
  }

  /** Whether an event can be answered now; some have to wait for Pyodide. @param {Event} event */
  can(event) {
    if (!this.#python) return false;
    if (this.pyodide !== "coming") return true; // where there is only MicroPython it does all, if slowly
    if (["open", "game", "export"].includes(event.do)) return false;
    const game = event.do === "load" ? event.text : event.do === "follow" ? event.link : "";
    return String(game).length <= LARGE;
  }

  /** Python's answer to an event; rejects with an Error whose message is a sentence. @param {Event} event @returns {Promise<Answer>} */
  async ask(event) {
    this.#asking = true;
    try {
      const last = !this.#small || this.pyodide === "none"; // no other Python will ever need the text
      const answer = last ? await this.#askShort(event) : await this.#askBoth(event);
      if (answer.save) {
        this.saved = answer.save;
        this.since = [];
      } else if (answer.changed) this.since.push(event);
      if (answer.view) this.#unfinished = (answer.view.phase?.click ?? "turn") !== "turn";
      return answer;
    } finally {
      this.#asking = false;
    }
  }

  /** Wait no more for the answer that is under way: `ask` ends with Stopped, and then `recover` gives another one. */
  stop() {
    this.#giveUp();
  }

  /** The game as it was before an event that was stopped, from a Python that has nothing else to do. @param {Event} event @returns {Promise<Answer>} */
  async recover(event) {
    if (QUESTIONS.includes(event.do)) return {}; // what comes next waits for its answer, which nobody hears
    this.#isBehind ||= this.#asked !== this.#small;
    if (this.#small && this.#asked !== this.#small) return this.ask({ do: "view" }); // Pyodide was to open another one
    this.#small?.end?.();
    this.#small = this.#python = null;
    this.#number = 0;
    const { saved, since } = this;
    this.#takeSmall(await this.starts.micropython(words.loading)); // Pyodide, too, once it is through
    return this.ask(saved ? { do: "load", text: saved, then: since } : { do: "view" });
  }

  /** Ask for no more of the turns than have changed; the view that is given back has all of them. @param {Event} event @returns {Promise<Answer>} */
  async #askShort(event) {
    const answer = await this.#askOne(this.#python, { ...event, have: this.#number });
    const { view, line, number } = answer;
    const had = this.#shown;
    if (view && line && had) {
      const [first, last] = line;
      for (const key of /** @type {const} */ (["turns", "labels"])) {
        view[key] = [...had[key].slice(0, first), ...view[key], ...had[key].slice(last)];
      }
      view.players = had.players.slice(0, first) + view.players + had.players.slice(last);
      const rest = last === had.turns.length ? Infinity : last;
      const others = Object.entries(had.branches).filter(([turn]) => Number(turn) <= first || Number(turn) > rest);
      view.branches = { ...Object.fromEntries(others), ...view.branches };
    }
    if (view) this.#shown = view;
    this.#number = number ?? this.#number;
    return answer;
  }

  /** MicroPython has the game. Its failure loses nothing as long as Pyodide can go on. @param {Event} event @returns {Promise<Answer>} */
  async #askBoth(event) {
    const whole = this.pyodide === "there" && !this.#isBehind ? await this.#whole : null;
    if (whole && event.do === "export") return this.#askOne(whole, { text: this.saved, ...event });
    if (whole && event.do === "game") await this.#askOne(whole, { do: "load", text: this.saved });
    if (whole && ["open", "game", "load", "follow"].includes(event.do)) return this.#leave(event, whole);
    try {
      return await this.#askOne(this.#small, event);
    } catch (error) {
      if (error instanceof Stopped || this.pyodide === "none" || this.pyodide === "failed" || !this.#whole) throw error;
      this.#small = null;
      const python = await this.#whole;
      if (this.saved) await this.#askOne(python, { do: "load", text: this.saved });
      this.#become(python);
      return this.#askOne(python, event);
    }
  }

  /** Pyodide opens another game, and has it from then on. One that cannot be opened changes nothing. @param {Event} event @param {Send} whole */
  async #leave(event, whole) {
    const answer = await this.#askOne(whole, event);
    if (!this.saved || (answer.view && !answer.view.error)) {
      this.#become(whole);
      return answer;
    }
    const now = await this.#askOne(this.#small, { do: "view" });
    if (now.view && answer.view) now.view = { ...now.view, rule: answer.view.rule, say: answer.view.say, error: true };
    return now;
  }

  /** Nothing is under way: the time for Pyodide to take the game over. */
  async rest() {
    if (this.pyodide !== "there" || this.#handing || !this.saved || !this.#isFree()) return;
    this.#handing = true;
    try {
      const whole = /** @type {Send} */ (await this.#whole);
      // Meanwhile MicroPython goes on answering; what it has answered then has to be taken over, too.
      for (let text = ""; this.#isFree() && text !== this.saved;) {
        text = this.saved;
        const { view } = JSON.parse(await inTime(this.#told(whole, { do: "load", text }), this.#isBehind ? FILE_PATIENCE : PATIENCE, words.silent));
        if (!view || view.error) throw new Error(words.noHandover);
        this.#isBehind = false;
        if (this.#isFree() && text === this.saved) this.#become(whole);
      }
    } catch (error) {
      if (this.#python !== this.#small) return; // another event has found it out
      this.pyodide = "failed";
      this.page.more();
      this.page.failed(asError(error));
    } finally {
      this.#handing = false;
    }
  }

  /** Whether MicroPython has the game, and nothing to answer or to finish. */
  #isFree() {
    return this.#small !== null && !this.#unfinished && !this.#asking;
  }

  /** @param {Send | null} python @param {Event} event @returns {Promise<Answer>} */
  async #askOne(python, event, patience = ["open", "game", "load", "follow"].includes(event.do) ? FILE_PATIENCE : PATIENCE) {
    const text = this.#told(python, event);
    this.#asked = python;
    /** @type {Promise<string>} */
    const stopped = new Promise((_, reject) => { this.#giveUp = () => reject(new Stopped()); });
    return JSON.parse(await inTime(Promise.race([text, stopped]), patience, words.silent));
  }

  /** @param {Send | null} python @param {Event} event @returns {Promise<string>} */
  async #told(python, event) {
    if (!python) throw new Error(words.stopped);
    return python(JSON.stringify(event)).catch(() => {
      throw new Error(words.broke);
    });
  }
}
