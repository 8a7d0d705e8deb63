/** A page's game and its Pythons, which a test starts. */
import { provide } from "./browser.mjs";
import { Starts } from "./pythons.mjs";
import { settled } from "./rows.mjs";

/** What a browser says of its line. */
export const connection = { saveData: false, effectiveType: "4g" };
provide({ navigator: { connection } });
const { Pythons } = await import("../../../static/python/pythons.js");
const { RulesClient } = await import("../../../static/python/rules-client.js");
export const words = await import("../../../static/words.js");

export const VIEW = { turns: [], labels: [], players: "", branches: {}, say: "", error: false };

/** A game, Pythons that come when they are told to, and what the page hears. @param {string | null} [choice] @param {string} [name] */
export function begun(choice = null, name = "") {
  const [small, whole] = [new Starts(), new Starts()];
  /** @type {string[]} */
  const heard = [];
  const pythons = new Pythons(choice, {
    progress: (_, what) => void heard.push(what), more: () => void heard.push("more"), failed: ({ message }) => void heard.push(message),
  }, whole.start, small.start);
  const game = new RulesClient(pythons, () => words, (python) => void heard.push(python), name);
  const started = pythons.start(words).then(() => "there", (error) => error.message);
  return { game, pythons, small, whole, heard, started };
}

/** The same where MicroPython has a game. @param {string | null} [choice] */
export async function playing(choice = null) {
  const all = begun(choice);
  const micropython = await all.small.come();
  await told(all.game, micropython, { do: "view" }, { view: VIEW, save: "one", number: 1 });
  return { ...all, micropython };
}

/** The same where Pyodide is there, too. */
export async function both() {
  const all = await playing();
  const pyodide = await all.whole.come();
  all.heard.length = 0;
  return { ...all, pyodide, asked: () => [all.micropython.news, pyodide.news].map((events) => events.map(({ have: _, ...event }) => event)) };
}

/** Ask, and have a Python answer. @param {InstanceType<typeof RulesClient>} game @param {any} python @param {any} event @param {any} answer */
export async function told(game, python, event, answer) {
  const answered = game.ask(event);
  await settled();
  await python.answer(answer);
  return answered;
}

/** The error that a promise ends with. @param {Promise<any>} promise @returns {Promise<any>} */
export const failing = (promise) => promise.then(() => null, (error) => error);
