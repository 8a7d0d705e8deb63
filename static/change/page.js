/**
 * The page "Change a rule". It owns the edited functions, the grid and the turns, and sends them
 * all with each question; Pythons of its own (python.js) answer with what to draw and to say. What
 * the cards show is there before those. Knows nothing of Go.
 */
import { able, copied, copier, element, made, running } from "../board/parts.js";
import { attempt, get, set } from "../keep/storage.js";
import { joined } from "../joined.js";
import { asError } from "../python/cause.js";
import { GraphBoard, STYLE } from "../board/graph.js";
import { Drawing } from "./drawing.js";
import { fragmentOf, linkIn } from "./link.js";
import { Bench } from "./python.js";
import { Rules } from "./rules.js";
import { Judge } from "./told.js";
import any from "../words/board.js";
import * as words from "../words/change.js";
import * as inPaste from "../words/paste.js";

/** @import { View } from "../board/graph.js" */
/** @typedef {{graph: string, edits: Record<string, string>, turns: string[]}} State */
/**
 * @typedef {{id: string, says: string, edits: Record<string, string>, at: string, view: View}}
 *   Preset  a card, with the board that it shows
 */

const SOON = 400; // ms after the last key
const REST = 2000; // ms after an error: lines that somebody still writes are no reason for 7 MB
const FIRST = "rectangle 5 5";
const KEPT = "ttgo:1:change"; // in the tab: the address of the board, and its edits

const grids = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-graph]"));
const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-preset]"));
const own = /** @type {HTMLInputElement} */ (element("own"));

/** @param {string} id @param {string} sentence */
function say(id, sentence) {
  if (element(id).textContent !== sentence) element(id).textContent = sentence;
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Rules as messages take them. @param {number[]} numbers */
const listed = (numbers) => ({
  count: numbers.length,
  some: numbers.slice(0, -1).join(any.inList),
  last: numbers[numbers.length - 1],
});

/**
 * What was written in this tab, if it belongs to this address.
 * @param {string} hash
 * @returns {State["edits"] | null}
 */
function keptEdits(hash) {
  const last = attempt(() => JSON.parse(get("session", KEPT)), null);
  return last?.hash === hash ? last.edits : null;
}

class Lab {
  /** What is on the board. @type {State} */ #now = { graph: FIRST, edits: {}, turns: [] };
  #wanted = this.#now; // next, if Python accepts: actions before its answer apply to it
  #broken = ""; // why the edits are not what the board goes by
  #hasGrid = false; // of the reader's choice
  #asked = 0; // questions under way
  #timer = 0; // of the last edit
  #python;
  #board = new GraphBoard({
    play: (at) => void this.play(at),
    look: (at) => this.#tellNeighbours(at),
  });
  #ten = new GraphBoard({ play: () => {}, look: () => {} });
  #rules = new Rules(element("rules"), () => {
    clearTimeout(this.#timer);
    this.#signCards();
    this.#timer = window.setTimeout(() => void this.#try({ edits: this.#rules.edits }), SOON);
  });
  #judge = new Judge(
    element("judged"),
    (event) => this.#ask(event),
    ({ graph, turns, at }) => void this.#try({ graph, turns }).then(() => this.#board.aim(at)),
  );

  /**
   * @param {{view: View, rules: import("./rules.js").Rule[], presets: Preset[]}} first  what is there
   *   before Python (ttgo/web/fill/change.py)
   */
  constructor({ view, rules, presets }) {
    this.presets = presets;
    this.#python = new Bench(Object.assign({}, ...rules.map(({ functions }) => functions)));
    this.#python.begin().then(
      () => say("python", ""),
      (error) => say("python", asError(error).message),
    );
    element("board").replaceChildren(this.#board.element);
    element("by-ten").append(this.#ten.element);
    this.#show(view);
    this.#rules.show(rules);
  }

  get edits() {
    return this.#rules.edits;
  }

  /** @param {string | undefined} name */
  preset(name) {
    return this.presets.find(({ id }) => id === name);
  }

  /**
   * What happened; else what is still wrong.
   * @param {string} [sentence]
   * @param {boolean} [calm]  nothing is wrong
   */
  tell(sentence, calm = false) {
    say("fault", sentence || this.#broken);
    element("fault").classList.toggle("calm", calm);
  }

  /** @type {import("./python.js").Ask} */
  async #ask(event) {
    able(element("stop"), ++this.#asked);
    try {
      return await this.#python.ask(event);
    } finally {
      able(element("stop"), --this.#asked);
    }
  }

  /**
   * Try other rules, another grid or other turns with Python.
   * @param {Partial<State>} changes
   * @returns {Promise<boolean>}
   */
  async #try(changes) {
    const next = (this.#wanted = { ...this.#wanted, ...changes });
    const isOther = !isSame(next.edits, this.#now.edits);
    const refuse = (/** @type {string} */ why, said = why) => {
      this.#wanted = this.#now;
      if (isOther) this.#broken = why;
      this.tell(said);
      return false;
    };
    const card = this.presets.find(({ edits, view: { graph, turns } }) =>
      isSame({ graph, edits, turns }, next),
    );
    try {
      const answer = card?.view ?? (await this.#ask({ do: "show", ...next }));
      if (next !== this.#wanted) return false;
      const { error } = answer;
      if (error) {
        if (error.needsAll) this.#timer = window.setTimeout(() => void this.#askAll(), REST);
        return this.#rules.fault(error)
          ? refuse(words.notYet({ number: error.rule }), "")
          : refuse(error.text);
      }
      this.#wanted = this.#now = { ...next, graph: answer.graph };
      if (changes.edits && isSame(changes.edits, this.edits)) {
        this.#broken = "";
        this.#rules.fault(null);
      }
      this.tell();
      this.#show(answer);
      if (isOther) void this.#judge.judge(next.edits);
      this.#keepAddress();
      return true;
    } catch (error) {
      return next === this.#wanted && refuse(asError(error).message);
    }
  }

  /** Try what is written now with all of Python, which may run it, or say more. */
  async #askAll() {
    const { edits } = this;
    say("python", words.all);
    try {
      await this.#python.bring();
      if (isSame(edits, this.edits)) await this.#try({ edits });
      say("python", "");
    } catch (error) {
      say("python", asError(error).message);
    }
  }

  /** What is on the board, as the page's address; what is written is kept in this tab. */
  #keepAddress() {
    const { graph, turns, edits } = this.#now;
    const names = this.#cardsOf(edits).map(({ id }) => id);
    const isFirst = graph === FIRST && !turns.length && !names.length;
    const address = isFirst ? location.pathname : fragmentOf({ graph, turns, cards: names });
    history.replaceState(null, "", address);
    set("session", KEPT, JSON.stringify({ hash: location.hash, edits }));
  }

  /** @param {View} view */
  #show(view) {
    this.#board.show(view);
    const changed = this.#rules.numbers(this.#now.edits);
    say("whose", changed.length ? words.withChanged(listed(changed)) : words.tenRules);
    say("say", view.say);
    element("beside").hidden = !view.ten;
    if (view.ten) {
      this.#ten.show(view.ten.view);
      say("ten", view.ten.says);
    }
    element("scores").replaceChildren(
      ...view.players.map((player) =>
        made("span", { textContent: words.score({ player, points: view.scores[player] }) }),
      ),
    );
    own.value = view.graph;
    for (const button of grids) button.ariaPressed = String(button.dataset.graph === view.graph);
    able(element("undo"), view.turns.length);
    able(element("pass"), view.mayPass);
    able(element("reset"), Object.keys(this.edits).length);
    document.body.dataset.turn = String(view.turns.length);
  }

  /** @param {string | null} at */
  #tellNeighbours(at) {
    const names = [...this.#board.element.querySelectorAll(".beside")]
      .map((point) => /** @type {SVGElement} */ (point).dataset.name)
      .join(any.inList);
    const refused = this.#board.view?.refused[at ?? ""] ?? "";
    say("look", at ? joined(refused, names ? words.seen({ from: at, names }) : "") : "");
  }

  /** Those to go on from: what is asked for already, else what is shown. */
  get #turns() {
    return (this.#wanted === this.#now ? this.#board.view?.turns : this.#wanted.turns) ?? [];
  }

  /** The next player's turn. @param {string} at */
  async play(at) {
    const { view } = this.#board;
    if (!view) return;
    if (at === "pass" ? !view.mayPass : !view.legal.includes(at)) {
      const why = at === "pass" ? words.noPass : view.refused[at];
      this.tell(view.over ? view.say : (why ?? words.occupied({ name: at })));
      return;
    }
    const turns = this.#turns;
    if (turns.length > view.turns.length && turns.at(-1) === at) return; // clicked again meanwhile
    await this.#try({ turns: [...turns, at] });
  }

  undo() {
    return this.#try({ turns: this.#turns.slice(0, -1) });
  }

  restart() {
    return this.#try({ turns: [] });
  }

  stop() {
    this.#python.stop();
  }

  /** @param {State["edits"]} edits */
  #write(edits) {
    this.#broken = "";
    this.#rules.edits = edits;
    this.#signCards();
    clearTimeout(this.#timer);
  }

  /** Back to the ten rules. */
  reset() {
    if (this.#python.used) this.stop(); // what ran in it may have changed it
    this.#write({});
    say("says", "");
    return this.#try({ edits: {} });
  }

  /** The cards that are on. @param {State["edits"]} edits */
  #cardsOf(edits) {
    return this.presets.filter((preset) =>
      Object.keys(preset.edits).every((name) => preset.edits[name] === edits[name]),
    );
  }

  #signCards() {
    const on = this.#cardsOf(this.edits).map(({ id }) => id);
    for (const card of cards) card.ariaPressed = String(on.includes(card.dataset.preset ?? ""));
  }

  /** Whether cards make all that is changed. */
  get isOfCards() {
    const { edits } = this.#now;
    const names = this.#cardsOf(edits).flatMap((preset) => Object.keys(preset.edits));
    return Object.keys(edits).every((name) => names.includes(name));
  }

  /**
   * Change the rules so, or back; what else is changed stays, unless it is in the same functions. The
   * board shows where it matters, unless somebody plays on a grid of their own choice.
   * @param {Preset} preset
   */
  async turnCard(preset) {
    const {
      view: { graph, turns },
      at,
      says,
    } = preset;
    const on = this.#cardsOf(this.edits);
    const wasOn = on.includes(preset);
    const gone = on.filter((other) =>
      Object.keys(other.edits).some((name) => name in preset.edits),
    );
    const edits = { ...this.edits };
    for (const { edits: old } of [preset, ...gone])
      for (const name of Object.keys(old)) delete edits[name];
    if (!wasOn) Object.assign(edits, preset.edits);
    this.#write(edits);
    const shows = !wasOn && !this.#hasGrid;
    say("says", wasOn ? "" : joined(says, shows ? words.tryIt({ pass: at === "pass", at }) : ""));
    const isShown = await this.#try(shows ? { graph, edits, turns } : { edits });
    if (isShown && shows) this.#board.aim(at);
  }

  /** @param {string} graph */
  chooseGrid(graph) {
    this.#hasGrid = graph !== FIRST;
    return this.#try({ graph, turns: [] });
  }

  async showDifference() {
    const box = element("written");
    box.hidden = !box.hidden;
    if (box.hidden) return;
    const { difference } = await this.#ask({ do: "difference", edits: this.edits });
    element("lines").textContent = difference || words.noDifference;
  }

  /**
   * Show what the address names; if it cannot be read, the board stays, whatever Python does.
   * @param {string} hash
   */
  async open(hash) {
    const link = await linkIn(hash).catch(() => undefined);
    const on = (link?.cards ?? []).map((name) => this.preset(name));
    if (link === undefined || on.includes(undefined)) {
      this.#keepAddress();
      this.tell(words.badLink);
      return;
    }
    const ofCards = link ? Object.assign({}, ...on.map((preset) => preset?.edits)) : this.edits;
    const edits = keptEdits(hash) ?? ofCards;
    this.#write(edits);
    if (!link) {
      await this.#try({ edits });
      return;
    }
    const { graph, turns, code = "" } = link;
    element("link").hidden = !code;
    element("link-lines").textContent = code;
    if (this.#python.used) this.stop();
    await this.#try({ graph, edits, turns });
  }
}

/** @param {Lab} lab */
async function copyLink(lab) {
  const done = await copied(location.href);
  const said = lab.isOfCards ? words.copied : words.copiedCards;
  lab.tell(done ? said : words.notCopied, done);
  element("fault").scrollIntoView({ block: "nearest" }); // right below the board
}

/** The page's buttons. @param {Lab} lab */
function listen(lab) {
  /** @type {Record<string, () => unknown>} */
  const acts = {
    pass: () => lab.play("pass"),
    undo: () => lab.undo(),
    anew: () => lab.restart(),
    stop: () => lab.stop(),
    reset: () => lab.reset(),
    difference: () => lab.showDifference(),
    copy: () => copyLink(lab),
    take: () => lab.chooseGrid(own.value),
  };
  addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    if (!button || button.ariaDisabled === "true") return;
    const preset = lab.preset(button.dataset.preset);
    if (button.id) void acts[button.id]?.();
    else if (preset) void lab.turnCard(preset);
    else if (button.dataset.graph) void lab.chooseGrid(button.dataset.graph);
  });
  own.addEventListener("keydown", (event) => event.key === "Enter" && void acts.take());
  element("draw").addEventListener(
    "toggle",
    () => new Drawing(element("drawn"), (text) => void (own.value = text)),
    { once: true },
  );
  addEventListener("hashchange", ({ newURL }) => void lab.open(new URL(newURL).hash));
  addEventListener("pagehide", ({ persisted }) => persisted && lab.stop());
  const [lines, older] = [element("lines"), element("link-lines")];
  const written = () => (lines.textContent = Object.values(lab.edits).join("\n\n\n"));
  element("of-lines").append(...copier(written, lines, { ...inPaste, copy: words.copyLines }));
  element("link").append(...copier(() => older.textContent ?? "", older, inPaste));
}

async function begin() {
  running();
  document.adoptedStyleSheets = [STYLE];
  const lab = new Lab(JSON.parse(element("first").textContent ?? ""));
  listen(lab);
  await lab.open(location.hash);
  document.body.dataset.ready = "";
}

begin().catch((error) => say("fault", asError(error).message));
