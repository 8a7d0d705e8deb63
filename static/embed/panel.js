/**
 * The panel below an embedded board: the score, buttons for what can be done now, and sentences.
 */
import { Bar, offersOf } from "../board/bar.js";
import { able, made, pressed } from "../board/parts.js";
import { speak } from "../board/sentences.js";
import english from "../words/board.js";

/** @import { Event, Phase, View } from "../view.js" */
/** @import { Words } from "../board/sentences.js" */
/** @typedef {import("../board/bar.js").Choice & {again?: boolean}} Choice */
/** @typedef {"right" | "wrong" | ""} Verdict  what an answer was; "" for what is no verdict */
/** @typedef {{rule: number, sentence: string, lang: string, verdict: Verdict}} Own */

/**
 * @typedef {object} Shown
 * @property {string} caption
 * @property {string | undefined} comment  what a record says here
 * @property {string} lang  of the author's texts
 * @property {View | null} view
 * @property {number} turns  of the game; 1 before the first view if some will come, so that no
 *   button moves then
 * @property {string} wrong  a sentence if it cannot be shown or played; else ""
 * @property {boolean} fresh  it has just happened, so say it again
 * @property {string} aim  where a finger too large for the points aims; "" for nowhere
 * @property {boolean} play
 * @property {string | null} solve  what its author asks, before Python says more
 * @property {boolean} task  the board is not for playing, and stepping would tell the answer
 * @property {boolean} score
 * @property {boolean} link  to the game on its own page
 */

// What each button does, and its sign, if it has one.
const STEPS = [
  ["start", "«"],
  ["back", "‹"],
  ["on", "›"],
  ["end", "»"],
];
const PLAYS = [["pass"], ["undo"], ["redo"], ["reset"], ["place"]];

// Keys for them; those that move in the grid are in board/cells.js.
const STEP_KEYS = /** @type {Record<string, string>} */ ({
  ",": "back",
  ".": "on",
  "<": "start",
  ">": "end",
});
/** @type {Record<string, string>} */
const PLAY_KEYS = { ...STEP_KEYS, p: "pass", u: "undo", y: "redo" };

/**
 * What a key does, by the names of the buttons; undefined for nothing.
 * @param {KeyboardEvent} event
 * @param {boolean} play
 */
export function actOf(event, play) {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return (play ? PLAY_KEYS : STEP_KEYS)[event.key.toLowerCase()];
}

export class Panel {
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};
  /** @type {Words} */ #words = english;
  #link = made("a", { target: "_blank" });
  #said = "";
  /** What a role says. @type {Own | null} */ #own = null;
  #caption = part("p", "caption");
  #score = part("p", "score");
  #names = part("p", "names");
  #steps = part("div", "buttons");
  #plays = part("div", "buttons");
  #task = part("div", "task");
  #phase = part("div", "phase");
  #answers = this.#bar("answer");
  #lines = part("div", "words");
  #say = part("p", "say");
  #note = part("p", "note");
  #comment = part("p", "comment");
  #open = part("p", "open");

  /**
   * @param {(act: string) => void} act  what a button does
   * @param {(event: Event) => void} send  the answer to a question that the game asks
   * @param {(home: string) => void} follow  the link, to the game's own page
   * @param {(choice: Choice | null) => boolean} lead  whether the page around has a button for a
   *   role's main one, which then is not here
   */
  constructor(act, send, follow, lead) {
    this.send = send;
    this.lead = lead;
    this.#say.setAttribute("role", "status");
    // a page's boards may all have something to say; only a used one speaks
    this.#say.ariaLive = "off";
    this.#lines.append(this.#say, this.#note);
    this.#comment.dir = "auto";
    for (const [group, list] of /** @type {const} */ ([
      [this.#steps, STEPS],
      [this.#plays, PLAYS],
    ])) {
      for (const [name, sign = ""] of list)
        this.#buttons[name] = group.appendChild(button(name, sign));
      group.addEventListener("click", (event) => {
        const chosen = pressed(event);
        if (!chosen || chosen.ariaDisabled === "true") return;
        this.live();
        act(chosen.name);
      });
    }
    this.#buttons.place.className = "wide"; // below the others, which keep their place
    this.#link.href = new URL("../../", import.meta.url).href;
    this.#open.append(this.#link);
    this.words = english;
    this.#link.addEventListener("click", (event) => {
      event.preventDefault();
      follow(this.#link.href);
    });
  }

  get elements() {
    return [
      this.#caption,
      this.#steps,
      this.#plays,
      this.#phase,
      this.#lines,
      this.#task,
      this.#score,
      this.#names,
      this.#comment,
      this.#open,
    ];
  }

  /** Its words. @param {Words} words */
  set words(words) {
    this.#words = words;
    const texts = { pass: words.pass, undo: words.undo, redo: words.redo, reset: words.startOver };
    for (const [name, text] of Object.entries(texts)) this.#buttons[name].textContent = text;
    const labels = { start: words.toStart, back: words.back, on: words.on, end: words.toEnd };
    for (const [name, label] of Object.entries(labels)) this.#buttons[name].ariaLabel = label;
    this.#link.textContent = words.openHere;
  }

  /** From now on read sentences aloud. */
  live() {
    this.#say.ariaLive = "polite";
  }

  /** @param {Shown} shown */
  show(shown) {
    const { caption, comment, lang, view, turns, wrong, fresh, aim } = shown;
    const { play, solve, task, score, link } = shown;
    const words = this.#words;
    const texts = [caption, playersOf(view?.names ?? {}, words), comment];
    [this.#caption, this.#names, this.#comment].forEach((written, i) =>
      Object.assign(written, { lang, textContent: texts[i], hidden: !texts[i] }),
    );
    // where no point is to be tapped
    const start = view && !play && !view.turn && !view.error && !view.remarks.length;
    // what a turn did may tell the answer
    const silent = task && solve === null;
    const told = view?.say ?? solve ?? (play ? words.choose : "");
    const usual = start ? words.atStart({ turns }) : told;
    const said = silent || (start && !turns) ? "" : usual;
    if (fresh) this.#own = null;
    if (aim && !wrong) this.#tell(fresh, 0, words.aiming({ at: aim, what: "play" }));
    else if (this.#own && !wrong)
      this.#tell(false, this.#own.rule, this.#own.sentence, this.#own.lang, this.#own.verdict);
    else this.#tell(fresh, wrong || start || silent ? 0 : (view?.rule ?? 0), wrong || said);
    this.#lines.hidden =
      !play && !task && !this.#own && !score && !turns && !wrong && !view?.remarks.length;
    this.#say.classList.toggle("wrong", wrong !== "");
    this.#note.textContent = "";
    this.#score.hidden = !score;
    this.#score.textContent = view?.score.text ?? "";
    this.#steps.hidden = play || task || !turns;
    this.#plays.hidden = !play;
    this.#buttons.place.hidden = !aim;
    this.#buttons.place.textContent = words.placeAt({ at: aim });
    this.#open.hidden = !link;
    const { undo = false, redo = false, over = null } = view ?? {};
    for (const [name, can] of Object.entries({
      start: undo,
      back: undo,
      undo,
      on: redo,
      end: redo,
      redo,
      pass: !over && view?.phase?.click !== "colour",
    }))
      able(this.#buttons[name], can);
    this.#ask(play ? (view?.phase ?? null) : null);
  }

  /**
   * Say this in place of the view's sentence, until the next view; in the language of the author's
   * text, if that is named.
   * @param {number} rule
   * @param {string} sentence
   * @param {string} [lang]
   * @param {Verdict} [verdict]
   */
  say(rule, sentence, lang = "", verdict = "") {
    this.#own = { rule, sentence, lang, verdict };
    this.#note.textContent = "";
    this.#lines.hidden = false;
    this.#tell(true, rule, sentence, lang, verdict);
  }

  /**
   * A place for a role's buttons, above those that every way shares: no button that may have the
   * focus moves. A task has a main one, and one to begin anew, which a page with a button for the
   * main one need not show.
   */
  room(task = false) {
    const bar = this.#bar("choice");
    this.#task.insertBefore(bar.element, this.#task.querySelector(".ways"));
    if (!task) return bar;
    const show = (/** @type {Choice[]} */ choices) => {
      const taken = this.lead(choices.find(({ main }) => main) ?? null);
      bar.show(taken ? choices.filter(({ main, again }) => !main && !again) : choices);
    };
    return { element: bar.element, show };
  }

  /** Say it to eyes only. @param {string} sentence */
  note(sentence) {
    this.#note.textContent = sentence;
  }

  /** @param {boolean} fresh @param {number} rule @param {string} sentence @param {Verdict} verdict */
  #tell(fresh, rule, sentence, lang = "", verdict = "") {
    const said = `${rule} ${sentence}`;
    for (const one of ["right", "wrong"]) this.#say.part.toggle(one, one === verdict);
    if (said === this.#said && !(fresh && sentence)) return;
    this.#said = said;
    this.#say.toggleAttribute("lang", lang !== "");
    if (lang) this.#say.lang = lang;
    speak(this.#say, sentence ? rule : 0, sentence, this.#words);
    // the author's page stays
    for (const link of this.#say.querySelectorAll("a")) link.target = "_blank";
  }

  /** Questions of the game besides turns. @param {Phase | null} phase */
  #ask(phase) {
    const { title = "", lines = [] } = phase ?? {};
    this.#phase.hidden = !phase;
    this.#phase.replaceChildren(
      ...[title, ...lines].map((textContent) => made("p", { textContent })),
      this.#answers.element,
    );
    this.#answers.show(offersOf(phase, this.send));
  }

  /** Buttons that come and go; a used one has the board speak. @param {string} name */
  #bar(name) {
    const bar = part("div", "buttons");
    bar.addEventListener("click", () => this.live());
    return new Bar(
      bar,
      () => {},
      () => button(name, ""),
    );
  }
}

/**
 * Who played, and the result, from a file.
 * @param {Record<string, string>} names
 * @param {Words} words
 */
const playersOf = (names, words) =>
  Object.entries(words.ofRecord)
    .flatMap(([name, tell]) => (names[name] ? [tell({ value: names[name] })] : []))
    .join(" · ");

/** @param {"p" | "div"} kind @param {string} name */
function part(kind, name) {
  const element = made(kind, { className: name });
  element.setAttribute("part", name);
  return element;
}

/** @param {string} name @param {string} textContent */
function button(name, textContent) {
  const element = made("button", { type: "button", name, textContent });
  element.setAttribute("part", `button ${name}`);
  return element;
}
