/**
 * The page "Change a rule". It owns the edited functions, the grid and the turns, and sends them
 * all with each question; a Python of its own (python.js) answers with what to draw and to say.
 * Knows nothing of Go.
 */
import { able, copied, copier, element, made, running } from "../board/parts.js";
import { attempt, get, set } from "../keep/storage.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { Board, STYLE } from "./board.js";
import { Drawing } from "./drawing.js";
import { fragmentOf, linkIn } from "./link.js";
import { Python } from "./python.js";
import { Rules } from "./rules.js";
import { Judge } from "./told.js";
import any from "../words/board.js";
import * as words from "../words/change.js";
import * as inPaste from "../words/paste.js";

/** @import { View } from "./board.js" */
/** @typedef {{graph: string, edits: Record<string, string>, turns: string[]}} State */
/**
 * @typedef {{id: string, says: string, edits: Record<string, string>, graph: string,
 *   turns: string[], at: string}} Preset
 */

const SOON = 400; // ms after the last key
const FIRST = "rectangle 5 5";
const KEPT = "ttgo:1:change"; // in the tab: the address of the board, and its edits

/** @param {string} what @returns {HTMLElement[]} */
const buttons = (what) => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(what)),
];
const grids = buttons("[data-graph]");
const sets = buttons("[data-preset]");
const own = /** @type {HTMLInputElement} */ (element("own"));
const stop = element("stop");

/** What is on the board. @type {State} */
let now = { graph: FIRST, edits: {}, turns: [] };
let wanted = now; // the next state, if Python accepts: actions before its answer apply to it
/** @type {View | null} */
let view = null;
/** @type {Preset[]} */
let known = [];
let chosen = false; // a grid, by the reader
let newest = 0; // question on the board
let timer = 0;
let asked = 0;
let broken = ""; // why the edits are not what the board goes by

const python = new Python((sentence) => say("python", sentence));
const board = new Board({ play: (name) => void play(name), look });
const ten = new Board({ play: () => {}, look: () => {} });
const rules = new Rules(element("rules"), () => {
  clearTimeout(timer);
  signSets();
  timer = window.setTimeout(() => void go({ edits: rules.edits }), SOON);
});
const judge = new Judge(
  element("judged"),
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

const mayStop = () => able(stop, asked > 0);

/** @type {import("./python.js").Ask} */
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
 * @param {Partial<State>} changes
 * @returns {Promise<boolean>}
 */
async function go(changes) {
  const number = ++newest;
  const next = (wanted = { ...wanted, ...changes });
  const isOther = !isSame(next.edits, now.edits);
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
    address();
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

/** What is on the board, as the page's address; what is written is kept in this tab. */
function address() {
  const cards = cardsOf(now.edits).map(({ id }) => id);
  const isFirst = now.graph === FIRST && !now.turns.length && !cards.length;
  history.replaceState(null, "", isFirst ? location.pathname : fragmentOf({ ...now, cards }));
  set("session", KEPT, JSON.stringify({ hash: location.hash, edits: now.edits }));
}

/**
 * What was written in this tab, if it belongs to this address.
 * @param {string} hash
 * @returns {State["edits"] | null}
 */
function kept(hash) {
  const last = attempt(() => JSON.parse(get("session", KEPT)), null);
  return last?.hash === hash ? last.edits : null;
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
  able(element("reset"), Object.keys(rules.edits).length);
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

/** The next player's turn. @param {string} at */
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
  await go({ turns: [...turns, at] });
}

/** @param {Record<string, string>} edits */
function take(edits) {
  broken = "";
  rules.edits = edits;
  signSets();
  clearTimeout(timer);
}

function signSets() {
  const on = new Set(cardsOf().map(({ id }) => id));
  for (const button of sets) button.ariaPressed = String(on.has(button.dataset.preset ?? ""));
}

/**
 * Change the rules so, or back; what else is changed stays, unless it is in the same functions. The
 * board shows where it matters, unless somebody plays on a grid of their own choice.
 * @param {Preset} preset
 */
async function choose(preset) {
  const { graph, turns, at, says } = preset;
  const wasOn = cardsOf().includes(preset);
  const names = Object.keys(preset.edits);
  const gone = cardsOf().filter((other) =>
    Object.keys(other.edits).some((name) => names.includes(name)),
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
  stop: () => python.stop(),
  reset: () => {
    if (python.used) python.stop(); // what ran in it may have changed it
    take({});
    say("says", "");
    void go({ edits: {} });
  },
  difference: async () => {
    const box = element("written");
    const edits = rules.edits;
    if (!(box.hidden = !box.hidden))
      element("lines").textContent =
        (await ask({ do: "difference", edits })).difference || words.noDifference;
  },
  copy: async () => {
    const done = await copied(location.href);
    tell(done ? (isOfCards(now.edits) ? words.copied : words.copiedCards) : words.notCopied, done);
    element("fault").scrollIntoView({ block: "nearest" }); // it is below the board
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
addEventListener("hashchange", ({ newURL }) => void open(new URL(newURL).hash));
addEventListener("pagehide", ({ persisted }) => persisted && python.stop());

/**
 * Show what the address names; if it cannot be read, the board stays, whatever Python does.
 * @param {string} hash
 */
async function open(hash) {
  const link = await linkIn(hash).catch(() => undefined);
  const on = (link?.cards ?? []).map((name) => known.find(({ id }) => id === name));
  if (link === undefined || on.includes(undefined)) {
    address();
    tell(words.badLink);
    return;
  }
  const ofCards = link ? Object.assign({}, ...on.map((preset) => preset?.edits)) : rules.edits;
  const edits = kept(hash) ?? ofCards;
  take(edits);
  if (!link) {
    await go({ edits });
    return;
  }
  const { graph, turns, code = "" } = link;
  element("link").hidden = !code;
  element("link-lines").textContent = code;
  if (python.used) python.stop();
  await go({ graph, edits, turns });
}

/** The cards that are on. @param {State["edits"]} [edits] */
const cardsOf = (edits = rules.edits) =>
  known.filter((preset) =>
    Object.keys(preset.edits).every((name) => preset.edits[name] === edits[name]),
  );

/** Whether cards make all of them. @param {State["edits"]} edits */
function isOfCards(edits) {
  const cards = cardsOf(edits);
  return Object.keys(edits).every((name) => cards.some((preset) => name in preset.edits));
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
  const { rules: texts, presets } = first.told;
  known = presets;
  const [lines, older] = [element("lines"), element("link-lines")];
  const written = () => (lines.textContent = Object.values(rules.edits).join("\n\n\n"));
  element("of-lines").append(...copier(written, lines, { ...inPaste, copy: words.copyLines }));
  element("link").append(...copier(() => older.textContent ?? "", older, inPaste));
  show(first.view);
  rules.show(texts);
  await open(location.hash);
  document.body.dataset.ready = "";
}

begin().catch((error) => tell(asError(error).message));
