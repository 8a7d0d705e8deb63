/**
 * <tt-board graph="torus 7">: a board of any grid in anyone's page, to play on by the ten rules;
 * `moves` has its first turns. Its files load only for such a board. Its answers come from Python
 * (ttgo/lab/bench.py), on MicroPython, with the literal rules.
 */
import { GraphBoard, STYLE } from "../board/graph.js";
import * as words from "../words/change.js";

const FRAME = new CSSStyleSheet();
FRAME.replaceSync(`
  :host { display: block; max-width: 30rem; margin: 1rem 0; font: 1rem/1.5 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  svg {
    display: block; width: 100%; height: auto; border-radius: 8px;
    background: var(--tt-board, var(--ground)); touch-action: manipulation;
  }
  p { margin: 0.5rem 0; }
  button {
    min-height: 2.75em; padding: 0 0.9em; font: inherit; font-size: 0.9em;
    color: inherit; background: none; border: 1px solid;
    border-color: color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 6px; cursor: pointer;
  }
  button:hover { border-color: currentColor; }
  button:focus-visible { outline: 2.5px solid currentColor; outline-offset: 2px; }
  @media print { button { display: none; } }
`);

// Sharing the element's module would add this to every board's file.
const made = (/** @type {string} */ kind, more = {}) =>
  Object.assign(document.createElement(kind), more);

/** @type {Promise<import("../python/connection.js").Send> | null} */
let python = null;

/**
 * Fill a board's element. `tones` are the inks of boards (board/style.js).
 * @param {HTMLElement} element @param {CSSStyleSheet} tones
 */
export async function show(element, tones) {
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const said = made("p", { role: "status", textContent: words.starting });
  const scores = made("p");
  const [pass, undo, anew] = [words.pass, words.undo, words.begin].map((textContent) =>
    made("button", { type: "button", textContent }),
  );
  const board = new GraphBoard({ play, look() {} });
  root.adoptedStyleSheets = [tones, STYLE, FRAME];
  root.replaceChildren(board.element, said, scores, pass, " ", undo, " ", anew);
  let turns = (element.getAttribute("moves") ?? "").split(/\s+/).filter(Boolean);

  /** @param {string[]} next */
  async function take(next) {
    const event = { do: "show", graph: element.getAttribute("graph"), turns: next };
    const answer = JSON.parse(await ask(JSON.stringify(event)));
    if (answer.error) {
      said.textContent = answer.error.text;
      if (!board.view) root.replaceChildren(said);
      return;
    }
    turns = answer.turns;
    board.show(answer);
    said.textContent = answer.say;
    scores.textContent = answer.players
      .map((/** @type {string} */ player) => words.score({ player, points: answer.scores[player] }))
      .join(" · ");
    element.dispatchEvent(
      new CustomEvent("tt-change", {
        bubbles: true,
        composed: true,
        detail: { turns, result: answer.over ? answer.result : null },
      }),
    );
  }

  /** @param {string} at */
  function play(at) {
    const { view } = board;
    if (view?.legal.includes(at)) void take([...turns, at]);
    else if (view)
      said.textContent = view.over ? view.say : (view.refused[at] ?? words.occupied({ name: at }));
  }

  /** @type {(text: string) => Promise<string>} */
  let ask;
  try {
    python ??= import("../python/micropython.js").then(({ start }) => start(undefined, "change"));
    ask = await python;
  } catch (error) {
    python = null;
    said.textContent = words.noPython({
      why: error instanceof Error ? error.message : String(error),
    });
    return;
  }
  pass.addEventListener("click", () => board.view?.mayPass && void take([...turns, "pass"]));
  undo.addEventListener("click", () => void take(turns.slice(0, -1)));
  anew.addEventListener("click", () => void take([]));
  await take(turns);
}
