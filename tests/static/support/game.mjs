/**
 * A page's game and its Pythons, which a test starts, has answer and breaks, in the place of
 * MicroPython and Pyodide.
 */
import { Asked } from "./asked.mjs";
import { provide } from "./browser.mjs";
import { settled } from "./rows.mjs";

/** What a browser says of its line. */
export const connection = { saveData: false, effectiveType: "4g" };
provide({ navigator: { connection } });
const { Pythons } = await import("../../../static/python/pythons.js");
const { RulesClient } = await import("../../../static/python/rules-client.js");
export const words = await import("../../../static/words.js");

export const VIEW = { turns: [], labels: [], players: "", branches: {}, say: "", error: false };

/** What has been started, oldest first. */
class Starts {
  #open = [];
  times = 0;
  /** What the start tells of how far it is. */ report = (_fraction, _what) => {};

  /** As startMicroPython and startPyodide are called. */
  start = (given) => {
    this.times++;
    if (typeof given === "function") this.report = given;
    return new Promise((resolve, reject) => {
      this.#open.push({ resolve, reject });
    });
  };

  /**
   * The oldest start that has not ended gives a Python.
   * @param [watched]  the browser tells when its worker ends
   */
  async come(watched = false) {
    const python = new Python(watched);
    this.#open.shift()?.resolve(python.send);
    await settled();
    return python;
  }

  async fail(why) {
    this.#open.shift()?.reject(new Error(why));
    await settled();
  }
}

/** A Python that is asked JSON text and answers when a test says so. */
class Python {
  #asked = new Asked();
  ended = 0;
  #end = () => {};

  constructor(watched) {
    if (!watched) return;
    const ended = new Promise((end) => {
      this.#end = () => end(undefined);
    });
    Object.assign(this.send, { ended });
  }

  send = Object.assign((text) => this.#asked.ask(JSON.parse(text)), {
    end: () => void this.ended++,
  });

  /** What it was asked since this was looked at the last time. */
  get news() {
    return this.#asked.news();
  }

  answer(answer) {
    return this.#asked.answer(JSON.stringify(answer));
  }

  /** Its worker ends, and with it what it was asked. */
  async ends() {
    this.#end();
    await this.breaks();
  }

  breaks() {
    return this.#asked.fail(new Error("Traceback"));
  }
}

/** A game, Pythons that come when they are told to, and what the page hears. */
export function begun(choice = null, name) {
  const [small, whole] = [new Starts(), new Starts()];
  const heard = [];
  const pythons = new Pythons(
    choice,
    {
      progress: (_, what) => void heard.push(what),
      more: () => void heard.push("more"),
      failed: ({ message }) => void heard.push(message),
    },
    whole.start,
    small.start,
  );
  const game = new RulesClient(
    pythons,
    () => words,
    (python) => void heard.push(python),
    name,
  );
  const started = pythons.start(words).then(
    () => "there",
    (error) => error.message,
  );
  return { game, pythons, small, whole, heard, started };
}

/** The same where MicroPython has a game. */
export async function playing(choice = null) {
  const all = begun(choice);
  const micropython = await all.small.come();
  await told(all.game, micropython, { do: "view" }, { view: VIEW, save: "one" });
  all.pythons.goOn();
  await settled();
  return { ...all, micropython };
}

/** The same where Pyodide is there, too. */
export async function both() {
  const all = await playing();
  const pyodide = await all.whole.come();
  all.heard.length = 0;
  return {
    ...all,
    pyodide,
    asked: () => [all.micropython.news, pyodide.news],
  };
}

/** Ask, and have a Python answer. */
export async function told(game, python, event, answer) {
  const answered = game.ask(event);
  await settled();
  await python.answer(answer);
  return answered;
}

/** Pyodide reads the game, as nothing is asked now. */
export async function rests(game, pyodide, answer = { view: VIEW }) {
  const rested = game.settle();
  await settled();
  await pyodide.answer(answer);
  return rested;
}

/** A Python breaks at what it is asked; another one reads the game, and is asked the same. */
export async function replaced(python, small) {
  await settled();
  await python.breaks();
  const again = await small.come();
  await again.answer({ view: VIEW });
  return again;
}

/** The error that a promise ends with. */
export const failing = (promise) =>
  promise.then(
    () => null,
    (error) => error,
  );
