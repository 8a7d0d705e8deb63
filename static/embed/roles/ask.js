/**
 * A question on a board. ask="B2 C2": one of these points is the answer; ask="captures": the rules
 * judge it (ttgo/teach/answers.py); with "all" before it, all must be found. `right` and `wrong`
 * are said when it is over, not the reason.
 */
import { stepping } from "../../board/frames.js";
import { framed, layer } from "../../board/overlay.js";

/** @import { Event, Frame, Guess } from "../../view.js" */
/** @import { Kit } from "../roles.js" */

const VERTEX = /^[a-hj-z]{1,2}[1-9]\d?$/i;

export class Ask {
  /** @type {string[]} */ #found = [];
  /** @type {string[]} */ #wrong = [];
  /** @type {Frame | null} */ #frame = null; // the position that a verdict shows
  #over = false;
  #all = false;
  /** @type {string[]} */ #points = []; // the author's answers; empty if the rules judge
  /** @type {Record<string, unknown>} */ #question = {};
  /** @type {import("../panel.js").Choice[]} */ #buttons = [];
  /** What is seen and said now, to be so again when this way is taken again. */
  #draw = () => {};

  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
    this.room = kit.panel.room(true);
  }

  /** Pointing at a point would give it away. */
  get secret() {
    return !this.#over;
  }

  /** @param {Event | null} event */
  show(event) {
    // "view" is sent when the language has changed
    if (event === null || event.do === "view") void this.#begin();
  }

  rest() {
    this.room.element.hidden = true;
    this.kit.grid.over = null;
  }

  wake() {
    this.#draw();
  }

  end() {
    this.room.element.remove();
    this.kit.grid.over = null;
  }

  async #begin() {
    const { play, board, words } = this.kit;
    const given = (board.getAttribute("ask") ?? "").split(/[\s,]+/).filter(Boolean);
    this.#all = given[0] === "all";
    if (this.#all) given.shift();
    [this.#found, this.#wrong, this.#over] = [[], [], false];
    this.#points = given.every((word) => VERTEX.test(word))
      ? given.map((word) => word.toUpperCase())
      : [];
    this.#question = { words: given.join(" ") };
    this.kit.redraw();
    const points = this.#all ? words.choosePoints : words.choosePointsOf({ left: 1 });
    if (this.#points.length) return this.#tell({}, points);
    const { question, view } = (await play.ask({ do: "question", question: this.#question })) ?? {};
    if (!question) return this.#tell({}, view?.say ?? "");
    const { choices } = question;
    /** @type {import("../panel.js").Choice[]} */
    const buttons = choices.map((choice) => ({
      text: named(choice, given[0], words),
      act: () => void this.#guess(choice),
    }));
    // If the rules judge, no point at all may be right.
    if (this.#all && !choices.length)
      buttons.push(
        { text: words.noMore, act: () => void this.#guess("done"), main: true },
        this.#showMe,
      );
    return this.#tell({}, choices.length ? words.think : points, buttons);
  }

  get #showMe() {
    return { text: this.kit.words.showMe, act: () => void this.#reveal() };
  }

  get #askAgain() {
    return { text: this.kit.words.askAgain, act: () => void this.#begin(), again: true };
  }

  draw() {
    const { grid, play } = this.kit;
    if (!this.#frame || !play.view) return;
    const labels = { ...grid.markup.labels, ...this.#frame.labels };
    grid.markup = { ...grid.markup, labels };
    // another point may be tried
    grid.view = { ...framed(play.view, this.#frame), legal: play.view.legal };
  }

  /**
   * Show evidence, say a sentence, and offer buttons.
   * @param {import("../../board/overlay.js").Shown} evidence
   * @param {string} sentence
   * @param {import("../panel.js").Choice[]} [buttons]
   * @param {string} [lang]
   * @param {import("../panel.js").Choice[]} [steps]  buttons that go with this evidence alone
   * @param {import("../panel.js").Verdict} [verdict]
   */
  #tell({ frame, ...evidence }, sentence, buttons = [], lang = "", steps = [], verdict = "") {
    this.#frame = frame ?? null;
    const marked = { found: this.#found, wrong: this.#wrong, ...evidence };
    const shown = [...Object.values(marked), frame?.clearing].some((points) => points?.length)
      ? layer({ frame, ...marked }, { ...this.kit.grid.markup?.labels, ...frame?.labels })
      : null;
    this.#buttons = buttons;
    this.#draw = () => {
      this.kit.redraw();
      this.room.show([...buttons, ...steps]);
      this.kit.grid.over = shown;
      this.kit.panel.say(0, this.kit.called(sentence), lang, verdict);
    };
    this.#draw();
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
    const judged = this.#points.length
      ? this.#judged(String(guess))
      : await this.#judgedByRules(guess);
    if (!judged) return;
    const { board, words, language } = this.kit;
    const { right, at, say, paths, points, earlier, frames, finds, reply } = judged;
    const isPoint = at !== null && guess === at;
    if (right && isPoint)
      this.#found.push(...finds.filter((point) => !this.#found.includes(point)));
    else if (isPoint && !this.#wrong.includes(at)) this.#wrong.push(at);
    const left = right && !this.#all ? 0 : judged.left;
    this.#over = right && left === 0 && !reply;
    if (reply) {
      const { played = [] } = /** @type {{played?: string[]}} */ (this.#question);
      this.#question.played = [...played, String(at), reply];
      [this.#found, this.#wrong] = [[], []];
    }
    const said = board.getAttribute(right ? "right" : "wrong");
    const own = said && (!right || this.#over) ? said : "";
    // The number of points is kept back if it may be asked, too.
    const usual = right
      ? this.#points.length || !left
        ? words.right({ why: say, left })
        : words.foundOne({ why: say })
      : this.#found.length
        ? words.wrong({ why: say })
        : say; // nothing was nearly right
    // the choices stay until the right one is chosen
    const stay = !isPoint || reply || (this.#all && !this.#points.length);
    const buttons = this.#over ? [this.#askAgain] : stay ? this.#buttons : [this.#showMe];
    const last = frames.length - 1;
    const show = (/** @type {number} */ step) =>
      this.#tell(
        { paths, points, earlier, frame: frames[step] },
        step === last ? own || usual : frames[step].say,
        buttons,
        own && language.given,
        stepping(step, frames.length, show, words),
        step < last ? "" : right ? "right" : "wrong",
      );
    show(last);
    this.kit.tell("tt-answer", { at: isPoint ? at : guess, right, left, done: this.#over });
  }

  /** By the author's points. @param {string} at @returns {Guess} */
  #judged(at) {
    const right = this.#points.includes(at);
    const left = this.#points.filter(
      (point) => point !== at && !this.#found.includes(point),
    ).length;
    return {
      right,
      at,
      say: right ? "" : this.kit.words.notThere({ at }),
      paths: [],
      points: [],
      earlier: null,
      frames: [],
      reply: "",
      finds: [at],
      left: right ? left : this.#points.length,
    };
  }

  /** @param {string | number} guess @returns {Promise<Guess | null>} */
  async #judgedByRules(guess) {
    const { guess: judged, view } =
      (await this.kit.play.ask({
        do: "guess",
        question: { ...this.#question, found: this.#found },
        guess,
      })) ?? {};
    if (!judged && view) this.kit.panel.say(0, this.kit.called(view.say));
    return judged ?? null;
  }

  async #reveal() {
    const points = this.#points.length
      ? this.#points
      : (await this.kit.play.ask({ do: "reveal", question: this.#question }))?.reveal;
    const { words, grid } = this.kit;
    const order = (/** @type {string} */ at) => Number(grid.markup.labels?.[at]) || 0;
    const missed = Array.isArray(points)
      ? points.toSorted((one, next) => order(one) - order(next))
      : [];
    this.#over = true;
    const told = words.revealed({ count: missed.length, points: missed.join(words.inList) });
    // also where the main button leads on
    this.#tell({ missed }, told, [{ ...this.#askAgain, again: false }]);
    this.kit.tell("tt-answer", { at: "", right: false, left: 0, done: true });
  }
}

/**
 * A choice's name.
 * @param {string | number} choice
 * @param {unknown} what is asked
 * @param {import("../language.js").AllWords} words
 */
export function named(choice, what, words) {
  return what === "repeated"
    ? choice === "none"
      ? words.noTurn
      : words.turn({ number: Number(choice) })
    : (words.choices[choice] ?? String(choice));
}
