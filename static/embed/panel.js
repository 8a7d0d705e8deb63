/** What stands below an embedded board: the score, buttons as far as there is something to do, and what there is to say. */
import { sentenceOf } from "../board/said.js";

/** @import { Event, Phase, View } from "../view.js" */

/**
 * @typedef {object} Shown
 * @property {View | null} view
 * @property {string} wrong  a sentence for what cannot be shown or played; "" for none
 * @property {boolean} fresh  it has just happened: what is said is said anew
 * @property {string} aim  where a finger aims that is too large for the points; "" for nowhere
 * @property {boolean} play
 * @property {boolean} score
 * @property {boolean} link  to the game on its own page
 */

// What each button does, its text, and its name where the text is a sign.
const STEPS = [["start", "«", "To the start"], ["back", "‹", "One turn back"], ["on", "›", "One turn on"], ["end", "»", "To the last turn"]];
const PLAYS = [["pass", "Pass", ""], ["undo", "Undo", ""], ["redo", "Redo", ""], ["reset", "Start over", ""], ["place", "", ""]];

export class Panel {
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};
  #said = "";
  #score = part("p", "score");
  #names = part("p", "names");
  #steps = part("div", "buttons");
  #plays = part("div", "buttons");
  #phase = part("div", "phase");
  #words = part("div", "words");
  #say = part("p", "say");
  #note = part("p", "note");
  #comment = part("p", "comment");
  #open = part("p", "open");

  /**
   * @param {(act: string) => void} act  what a button does
   * @param {(event: Event) => void} send  what is answered to a question that the game asks
   * @param {() => void} follow  the link
   */
  constructor(act, send, follow) {
    this.send = send;
    this.#say.setAttribute("role", "status");
    this.#say.ariaLive = "off"; // many boards of a page may begin to say something; only one that is used speaks up
    this.#words.append(this.#say, this.#note);
    this.#comment.dir = "auto";
    for (const [group, list] of /** @type {const} */ ([[this.#steps, STEPS], [this.#plays, PLAYS]])) {
      for (const [name, text, label] of list) this.#buttons[name] = group.appendChild(button(name, text, label));
      group.addEventListener("click", ({ target }) => {
        const chosen = /** @type {HTMLElement} */ (target).closest("button");
        if (!chosen || chosen.ariaDisabled === "true") return;
        this.live();
        act(chosen.name);
      });
    }
    this.#buttons.place.className = "wide"; // below the others, which stay where they are
    const link = this.#open.appendChild(document.createElement("a"));
    link.href = new URL("../../", import.meta.url).href;
    link.target = "_blank";
    link.textContent = "Open in ttgo";
    link.addEventListener("click", (event) => {
      event.preventDefault();
      follow();
    });
  }

  get elements() {
    return [this.#steps, this.#plays, this.#phase, this.#words, this.#score, this.#names, this.#comment, this.#open];
  }

  /** From now on what is said is said aloud. */
  live() {
    this.#say.ariaLive = "polite";
  }

  /** @param {Shown} shown */
  show({ view, wrong, fresh, aim, play, score, link }) {
    const turns = view?.turns.length ?? 0;
    const start = view && !play && !view.turn && !view.error && !view.remarks.length; // where nobody is to choose a point
    const follow = turns === 1 ? "One turn follows" : `${turns} turns follow`;
    const said = start ? (turns ? `The start. ${follow}.` : "") : (view?.say ?? (play ? "Choose a point." : ""));
    if (aim && !wrong) this.#tell(fresh, 0, `Aiming at ${aim}: tap it again to play there, or tap elsewhere to aim anew.`);
    else this.#tell(fresh, wrong || start ? 0 : (view?.rule ?? 0), wrong || said);
    this.#words.hidden = !play && !score && !turns && !wrong && !view?.remarks.length;
    this.#say.classList.toggle("wrong", wrong !== "");
    this.#note.textContent = "";
    this.#score.hidden = !score;
    this.#score.textContent = view?.score.text ?? "";
    this.#names.textContent = namesOf(view?.names ?? {});
    this.#names.hidden = !this.#names.textContent;
    this.#comment.textContent = view?.comment ?? "";
    this.#comment.hidden = !view?.comment;
    this.#steps.hidden = play || !turns;
    this.#plays.hidden = !play;
    this.#buttons.place.hidden = !aim;
    this.#buttons.place.textContent = `Place at ${aim}`;
    this.#open.hidden = !link;
    const { undo = false, redo = false, over = null } = view ?? {};
    for (const [name, able] of Object.entries({ start: undo, back: undo, undo, on: redo, end: redo, redo, pass: !over })) {
      this.#buttons[name].ariaDisabled = able ? null : "true";
    }
    this.#ask(play ? (view?.phase ?? null) : null);
  }

  /** What is only looked at. @param {string} sentence */
  note(sentence) {
    this.#note.textContent = sentence;
  }

  /** The same sentence twice is read twice. @param {boolean} fresh @param {number} rule @param {string} sentence */
  #tell(fresh, rule, sentence) {
    const again = this.#said === `${rule} ${sentence}`;
    if (again && !(fresh && sentence)) return;
    this.#said = `${rule} ${sentence}`;
    const space = again && !this.#say.textContent?.endsWith("\u00a0") ? ["\u00a0"] : [];
    const parts = sentenceOf(sentence ? rule : 0, sentence);
    for (const node of parts) if (node instanceof HTMLAnchorElement) node.target = "_blank"; // the author's page stays
    this.#say.replaceChildren(...parts.filter((node) => node), ...space);
  }

  /** What the game waits for besides turns. @param {Phase | null} phase */
  #ask(phase) {
    this.#phase.hidden = !phase;
    this.#phase.replaceChildren();
    if (!phase) return;
    for (const line of [phase.title, ...phase.lines]) this.#phase.appendChild(document.createElement("p")).textContent = line;
    const answers = this.#phase.appendChild(part("div", "buttons"));
    for (const { text, event } of phase.buttons) {
      answers.appendChild(button("answer", text, "")).addEventListener("click", () => {
        this.live();
        this.send(event);
      });
    }
  }
}

/** Who played in a record, and how it ended. @param {Record<string, string>} names */
function namesOf({ PB, PW, RE }) {
  return [PB && `Black: ${PB}`, PW && `White: ${PW}`, RE && `Result: ${RE}`].filter((name) => name).join(" · ");
}

/** @param {string} kind @param {string} name */
function part(kind, name) {
  const element = document.createElement(kind);
  element.className = name;
  element.setAttribute("part", name);
  return element;
}

/** @param {string} name @param {string} text @param {string} label */
function button(name, text, label) {
  const element = document.createElement("button");
  Object.assign(element, { type: "button", name, textContent: text, ariaLabel: label || null });
  element.setAttribute("part", `button ${name}`);
  return element;
}
