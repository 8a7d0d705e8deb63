/**
 * The page "Change a rule". It owns the edited functions, the grid and the turns, and sends them
 * all with each question; Python, in a sandbox (python.js), answers with what to draw and to say.
 * Knows nothing of Go.
 */
import { able, copied, element, made, running } from "../board/parts.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { Board, STYLE } from "./board.js";
import { Drawing } from "./drawing.js";
import { fragmentOf, savedIn } from "./link.js";
import { Python } from "./python.js";
import { Rules } from "./rules.js";
import { Judge, showTasks } from "./told.js";
import any from "../words/board.js";
import * as words from "../words/change.js";

/** @import { Saved } from "./link.js" */
/** @import { View } from "./board.js" */
/**
 * @typedef {{id: string, says: string, edits: Record<string, string>, graph: string,
 *   turns: string[], at: string}} Preset
 */

const SOON = 400; // ms after the last key
const FIRST = "rectangle 5 5";

/** @param {string} what @returns {HTMLElement[]} */
const buttons = (what) => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(what)),
];
const grids = buttons("[data-graph]");
const sets = buttons("[data-preset]");
const own = /** @type {HTMLInputElement} */ (element("own"));
const answers = /** @type {HTMLInputElement} */ (element("answers"));
const stop = element("stop");

/** What is on the board. @type {Saved} */
let now = { graph: FIRST, edits: {}, turns: [] };
let wanted = now; // the next state, if Python accepts: actions before its answer apply to it
/** @type {View | null} */
let view = null;
/** @type {Preset[]} */
let known = [];
let chosen = false; // a grid, by the reader
let newest = 0; // question on the board
let seed = 1; // of the computer's games
let timer = 0;
let asked = 0;
let broken = ""; // why the edits are not what the board goes by
/** A link whose rules nobody has allowed to run. @type {Saved | null} */
let held = null;

const python = new Python(
  (sentence) => {
    say("python", sentence);
    mayStop();
  },
  () => void leave(words.unasked),
);
const board = new Board({ play: (name) => void play(name), look });
const ten = new Board({ play: () => {}, look: () => {} });
const rules = new Rules(element("rules"), () => {
  clearTimeout(timer);
  signSets();
  const isHeld = held && Object.keys(rules.edits).length > 0; // then the button decides
  if (!isHeld) timer = window.setTimeout(() => void go({ edits: rules.edits }), SOON);
});
const judge = new Judge(
  element("judged"),
  element("games"),
  ask,
  ({ graph, turns, at }) => void go({ graph, turns }).then(() => board.aim(at)),
);

/** @param {string} id @param {string} sentence */
function say(id, sentence) {
  if (element(id).textContent !== sentence) element(id).textContent = sentence;
}

/**
 * What happened; else what is still wrong.
 * @param {string} [sentence]
 * @param {boolean} [calm]  nothing is wrong
 */
const tell = (sentence, calm = false) => {
  say("fault", sentence || broken);
  element("fault").classList.toggle("calm", calm);
};

const mayStop = () => able(stop, asked > 0 || python.used);

/** @type {import("./told.js").Ask} */
async function ask(event) {
  asked++;
  mayStop();
  try {
    return await python.ask(event);
  } finally {
    asked--;
    mayStop();
  }
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Try other rules, another grid or other turns with Python.
 * @param {Partial<Saved>} changes
 * @returns {Promise<boolean>}
 */
async function go(changes) {
  const number = ++newest;
  const next = (wanted = { ...wanted, ...changes });
  const isOther = !isSame(next.edits, now.edits);
  if (changes.edits) held = null;
  try {
    const answer = await ask({ do: "show", ...next });
    if (number !== newest) return false;
    const { error } = answer;
    if (error) {
      wanted = now;
      const isHere = rules.fault(error);
      if (isOther) broken = isHere ? words.notYet({ number: error.rule }) : error.text;
      tell(isHere ? "" : error.text);
      return false;
    }
    wanted = now = { ...next, graph: answer.graph };
    if (changes.edits && isSame(changes.edits, rules.edits)) {
      broken = "";
      rules.fault(null);
    }
    tell();
    show(answer);
    if (isOther) void (Object.keys(now.edits).length ? judge.judge(now.edits) : judge.clear());
    await address();
    return true;
  } catch (error) {
    if (number !== newest) return false;
    wanted = now;
    const why = asError(error).message;
    if (isOther) broken = why;
    tell(why);
    return false;
  }
}

/** What is on the board, as the page's address. */
async function address() {
  if (held) return;
  const isFirst = isSame(now, { graph: FIRST, edits: {}, turns: [] });
  history.replaceState({ ran: true }, "", isFirst ? location.pathname : await fragmentOf(now));
}

/** Go by the ten rules. The edits stay where they are written. @param {string} why */
function leave(why) {
  tell((broken = why));
  return go({ edits: {} });
}

/** @param {View} answer */
function show(answer) {
  view = answer;
  board.show(view);
  const changed = rules.numbers(now.edits);
  say("whose", changed.length ? words.withChanged(listed(changed)) : words.tenRules);
  say("say", view.say);
  element("beside").hidden = !view.ten;
  if (view.ten) {
    ten.show(view.ten.view);
    say("ten", view.ten.says);
  }
  element("scores").replaceChildren(
    ...view.players.map((player) =>
      made("span", { textContent: words.score({ player, points: view?.scores[player] ?? 0 }) }),
    ),
  );
  own.value = view.graph;
  for (const button of grids) button.ariaPressed = String(button.dataset.graph === answer.graph);
  able(element("undo"), view.turns.length);
  able(element("pass"), view.mayPass);
  able(element("computer"), !view.over);
  able(element("reset"), Object.keys(rules.edits).length);
  element("link").hidden = !held;
  document.body.dataset.turn = String(view.turns.length);
}

/** @param {string | null} name */
function look(name) {
  const beside = [...board.element.querySelectorAll(".beside")]
    .map((point) => /** @type {SVGElement} */ (point).dataset.name)
    .join(any.inList);
  say(
    "look",
    name === null || !view
      ? ""
      : joined(view.refused[name] ?? "", beside ? words.seen({ from: name, names: beside }) : ""),
  );
}

/** Those to go on from: what is asked for already, else what is shown. */
const soFar = () => (wanted === now ? view?.turns : wanted.turns) ?? [];

/** The next player's turn, and the computer's after it. @param {string} at */
async function play(at) {
  if (!view) return;
  if (at === "pass" ? !view.mayPass : !view.legal.includes(at)) {
    tell(
      view.over
        ? view.say
        : at === "pass"
          ? words.noPass
          : (view.refused[at] ?? words.occupied({ name: at })),
    );
    return;
  }
  const turns = soFar();
  if (turns.length > view.turns.length && turns.at(-1) === at) return; // clicked again meanwhile
  if ((await go({ turns: [...turns, at] })) && answers.checked && !view.over) await think();
}

async function think() {
  if (!view || view.over) return;
  const of = { ...wanted, turns: soFar() };
  tell(words.thinking, true);
  try {
    const answer = await ask({ do: "think", ...of, seed: seed++ });
    if (!isSame({ ...wanted, turns: soFar() }, of)) return; // somebody went on meanwhile
    if (answer.error) tell(answer.error.text);
    else if (await go({ turns: [...of.turns, answer.turn] }))
      tell(words.thought({ turn: answer.turn, games: answer.games }), true);
  } catch (error) {
    tell(asError(error).message);
  }
}

/** @param {Record<string, string>} edits */
function take(edits) {
  broken = "";
  rules.edits = edits;
  signSets();
  clearTimeout(timer);
}

/** Whether the rules are as it makes them. @param {Preset} preset */
const isOn = ({ edits }) => Object.keys(edits).every((name) => rules.edits[name] === edits[name]);

function signSets() {
  const on = new Set(known.filter(isOn).map(({ id }) => id));
  for (const button of sets) button.ariaPressed = String(on.has(button.dataset.preset ?? ""));
}

/**
 * Change the rules so, or back; what else is changed stays, unless it is in the same functions. The
 * board shows where it matters, unless somebody plays on a grid of their own choice.
 * @param {Preset} preset
 */
async function choose(preset) {
  const { graph, turns, at, says } = preset;
  const wasOn = isOn(preset);
  const names = Object.keys(preset.edits);
  const gone = known.filter(
    (other) => isOn(other) && Object.keys(other.edits).some((name) => names.includes(name)),
  );
  const edits = { ...rules.edits };
  for (const name of [...names, ...gone.flatMap((other) => Object.keys(other.edits))])
    delete edits[name];
  if (!wasOn) Object.assign(edits, preset.edits);
  take(edits);
  const shows = !wasOn && !chosen;
  say("says", wasOn ? "" : joined(says, shows ? words.tryIt({ pass: at === "pass", at }) : ""));
  if ((await go(shows ? { graph, edits, turns } : { edits })) && shows) board.aim(at);
}

/** @param {string} graph */
function choosesGrid(graph) {
  chosen = graph !== FIRST;
  void go({ graph, turns: [] });
}

/** What a button does. @type {Record<string, () => unknown>} */
const acts = {
  pass: () => play("pass"),
  undo: () => go({ turns: soFar().slice(0, -1) }),
  anew: () => go({ turns: [] }),
  computer: think,
  stop: () => {
    const isIdle = !asked;
    python.stop();
    if (isIdle) void leave(words.stoppedIdle);
  },
  run: () => held && go({ ...held, edits: rules.edits }),
  reset: () => {
    if (python.used) python.stop(); // what ran in it may have changed it
    take({});
    say("says", "");
    void go({ edits: {} });
  },
  difference: async () => {
    const box = element("lines");
    const edits = rules.edits;
    if (!(box.hidden = !box.hidden))
      box.textContent = (await ask({ do: "difference", edits })).difference || words.noDifference;
  },
  copy: async () => {
    const done = await copied(location.href);
    tell(done ? words.copied : words.notCopied, done);
  },
  take: () => choosesGrid(own.value),
};

addEventListener("click", ({ target }) => {
  const button = /** @type {Element} */ (target).closest("button");
  if (!button || button.ariaDisabled === "true") return;
  const preset = known.find(({ id }) => id === button.dataset.preset);
  if (button.id) void acts[button.id]?.();
  else if (preset) void choose(preset);
  else if (button.dataset.graph) choosesGrid(button.dataset.graph);
});
own.addEventListener("keydown", (event) => event.key === "Enter" && void acts.take());
element("draw").addEventListener(
  "toggle",
  () => {
    const place = element("drawn");
    if (!place.childElementCount) new Drawing(place, (text) => void (own.value = text));
  },
  { once: true },
);
addEventListener("hashchange", () => void open());
addEventListener("pagehide", ({ persisted }) => persisted && python.stop());

/** Show what the address holds; if it cannot be read, the board stays, whatever Python does. */
async function open() {
  const saved = await savedIn(location.hash).catch(() => undefined);
  if (saved === undefined) {
    await address();
    tell(words.badLink);
  } else if (!saved) await go({});
  else {
    if (python.used) python.stop();
    take(saved.edits);
    if (history.state?.ran || !Object.keys(saved.edits).length) await go(saved);
    else await hold(saved);
  }
}

/** Show what a link would change, and the board by the ten rules. @param {Saved} link */
async function hold(link) {
  held = link;
  wanted = now = { ...now, edits: {} };
  const changed = rules.numbers(link.edits);
  say("link-says", changed.length ? words.linkChanges(listed(changed)) : "");
  const [{ difference, error }] = await Promise.all([
    ask({ do: "difference", edits: link.edits }),
    go({ graph: link.graph, turns: link.turns }),
  ]);
  say("link-lines", difference ?? error.text);
  element("run").hidden = !difference;
}

/** Rules as messages take them. @param {number[]} numbers */
const listed = (numbers) => ({
  count: numbers.length,
  some: numbers.slice(0, -1).join(any.inList),
  last: numbers[numbers.length - 1],
});

/** What is there before Python (ttgo/web/change.py): the rules and what to try, and the board. */
async function begin() {
  running();
  document.adoptedStyleSheets = [STYLE];
  element("board").append(board.element);
  element("by-ten").append(ten.element);
  const first = JSON.parse(element("first").textContent ?? "");
  const { rules: texts, presets: all, tasks } = first.told;
  known = all;
  showTasks(element("tasks"), tasks, (task) =>
    ask({ do: "task", task, edits: held ? {} : rules.edits }).then(
      (answer) => (answer.error ? { done: false, says: answer.error.text } : answer),
      (error) => ({ done: false, says: error.message }),
    ),
  );
  show(first.view);
  rules.show(texts);
  await open();
  document.body.dataset.ready = "";
}

begin().catch((error) => tell(asError(error).message));
