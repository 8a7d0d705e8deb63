/** A host of both Pythons, with Pythons that a test starts. */
import { provide } from "./browser.mjs";
import { Starts } from "./pythons.mjs";

/** What a browser says of its line. */
export const connection = { saveData: false, effectiveType: "4g" };
provide({ navigator: { connection } });
const { Host } = await import("../../../static/python/host.js");

export const VIEW = { turns: [], labels: [], players: "", branches: {}, say: "", error: false };
export const A1 = { do: "turn", at: "A1" };
export const OPEN = { do: "open", text: "(;)" };

/** A host with Pythons that come when they are told to, and what its page hears. @param {string | null} [choice] */
export function begun(choice = null) {
  const [small, whole] = [new Starts(), new Starts()];
  /** @type {string[]} */
  const heard = [];
  const host = new Host(choice, {
    progress: (_, what) => void heard.push(what), has: (python) => void heard.push(python),
    more: () => void heard.push("more"), failed: ({ message }) => void heard.push(message),
  }, { micropython: small.start, pyodide: whole.start });
  const started = host.start().then(() => "there", (error) => error.message);
  return { host, small, whole, heard, started };
}

/** The same where both are there, MicroPython with a game that was saved. @param {string} [saved] */
export async function both(saved = '{"kept":1}') {
  const { host, small, whole, heard } = begun();
  const micropython = await small.come();
  const answered = host.ask({ do: "view" });
  await micropython.answer({ view: VIEW, save: saved });
  await answered;
  const pyodide = await whole.come();
  heard.length = 0;
  return { host, small, micropython, pyodide, heard, asked: () => [micropython.news, pyodide.news] };
}
