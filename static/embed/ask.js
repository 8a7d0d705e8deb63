/**
 * A question on a board. ask="B2 C2": one of these points is the answer; ask="captures": the rules judge it (ttgo/teach/questions.py);
 * with "all" before it all have to be found. `right` and `wrong` are what is said then, in place of the reason.
 */
import { layer } from "../board/overlay.js";

/** @import { Event, Guess } from "../view.js" */
/** @import { Kit } from "./roles.js" */

const VERTEX = /^[a-hj-z]{1,2}[1-9]\d?$/i;
const COLOURS = ["black", "white", "empty", "nobody"];

export class Ask {
  /** @type {string[]} */ #found = [];
  /** @type {string[]} */ #wrong = [];
  #over = false;
  #all = false;
  /** @type {string[]} */ #points = []; // the author's answers; none where the rules judge
  /** @type {Record<string, unknown>} */ #question = {};

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room();
  }

  /** @param {Event | null} event */
  show(event) {
    if (event === null || event.do === "view") void this.#begin(); // which is sent where another language is spoken
  }

  end() {
    this.room.remove();
    this.kit.grid.over = null;
  }

  async #begin() {
    const { panel, play, board, grid } = this.kit;
    const given = (board.getAttribute("ask") ?? "").split(/[\s,]+/).filter(Boolean);
    this.#all = given[0] === "all";
    if (this.#all) given.shift();
    [this.#found, this.#wrong, this.#over] = [[], [], false];
    this.#points = given.every((word) => VERTEX.test(word)) ? given.map((word) => word.toUpperCase()) : [];
    this.#question = questionOf(given);
    grid.over = null;
    this.room.replaceChildren();
    if (this.#points.length) return panel.say(0, this.#all ? this.kit.words.choosePoints : this.kit.words.choosePointsOf(1));
    const { question, view } = (await play.ask({ do: "question", question: this.#question })) ?? {};
    if (!question) return view && panel.say(0, view.say);
    for (const choice of question.choices) panel.choice(this.room, this.kit.words.choices[choice] ?? String(choice), () => this.#guess(choice));
    return panel.say(0, question.choices.length ? this.kit.words.think : this.#all ? this.kit.words.choosePoints : this.kit.words.choosePointsOf(1));
  }

  /** @param {string} at */
  choose(at) {
    if (at === "pass") return true;
    if (this.#over) this.kit.panel.note(this.kit.words.isAnswered);
    else void this.#guess(at);
    return true;
  }

  /** @param {string | number} guess */
  async #guess(guess) {
    const judged = this.#points.length ? this.#judged(String(guess)) : await this.#judgedByRules(guess);
    if (!judged) return;
    const { board, grid, panel } = this.kit;
    const { right, at, say, paths, points, earlier, finds } = judged;
    const isPoint = at !== null && typeof guess === "string";
    if (right && isPoint) this.#found.push(...finds.filter((point) => !this.#found.includes(point)));
    else if (isPoint && !this.#wrong.includes(at)) this.#wrong.push(at);
    const left = right && !this.#all ? 0 : judged.left;
    this.#over = right && left === 0;
    grid.over = layer({ found: this.#found, wrong: this.#wrong, paths, points, earlier });
    const said = board.getAttribute(right ? "right" : "wrong");
    const own = said && (!right || this.#over) ? said : "";
    panel.say(0, own || (right ? this.kit.words.right(say, left) : this.kit.words.wrong(say)), own && this.kit.language.given);
    if (isPoint || this.#over) this.room.replaceChildren(); // what there is to choose from stays until it is chosen rightly
    if (this.#over) panel.choice(this.room, this.kit.words.askAgain, () => this.#begin());
    else if (isPoint) panel.choice(this.room, this.kit.words.showMe, () => this.#reveal());
    this.kit.tell("tt-answer", { at: isPoint ? at : guess, right, left, done: this.#over });
  }

  /** By the author's own points. @param {string} at @returns {Guess} */
  #judged(at) {
    const right = this.#points.includes(at);
    const left = this.#points.filter((point) => point !== at && !this.#found.includes(point)).length;
    return { right, at, say: right ? "" : this.kit.words.notThere(at), paths: [], points: [], earlier: null, finds: [at], missed: [], left: right ? left : this.#points.length };
  }

  /** @param {string | number} guess @returns {Promise<Guess | null>} */
  async #judgedByRules(guess) {
    const { guess: judged, view } = (await this.kit.play.ask({ do: "guess", question: { ...this.#question, found: this.#found }, guess })) ?? {};
    if (!judged && view) this.kit.panel.say(0, view.say);
    return judged ?? null;
  }

  async #reveal() {
    const points = this.#points.length ? this.#points : (await this.kit.play.ask({ do: "reveal", question: this.#question }))?.reveal;
    const found = Array.isArray(points) ? points : [];
    this.#over = true;
    this.kit.grid.over = layer({ found });
    this.kit.panel.say(0, this.kit.words.revealed(found));
    this.room.replaceChildren();
    this.kit.panel.choice(this.room, this.kit.words.askAgain, () => this.#begin());
  }
}

/** "reach white A1 B2" as Python takes it. @param {string[]} given */
function questionOf([what, ...more]) {
  const colour = more.find((word) => COLOURS.includes(word));
  const points = more.filter((word) => VERTEX.test(word)).map((word) => word.toUpperCase());
  return { what, ...(colour ? { colour } : {}), ...(what === "reach" && points.length ? { among: points } : points.length ? { at: points[0] } : {}) };
}
