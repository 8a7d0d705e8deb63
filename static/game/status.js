/**
 * Beside the board, always: what is told, who plays, who is to play, the score as numbers and as a
 * bar, and what Python is doing if it takes long.
 */
import { able, element } from "../board/parts.js";
import { resultOf } from "../keep/kept.js";
import * as words from "../words.js";
import { speak } from "../board/sentences.js";

/** @import { Event, Score, View } from "../view.js" */

/** @typedef {import("../words.js").Side} Side */

const SIDES = /** @type {const} */ (["black", "white"]);

/** Of the bar. @param {string} side */
const part = (side) => /** @type {HTMLElement} */ (document.querySelector(`.balance>.${side}`));

/** Whether a game has begun; then the page stops inviting to one. @param {View} view */
export function hasBegun({ turns, over, phase, names, stones, friend }) {
  return Boolean(
    friend || turns.length || over || phase || names.PB || stones.join("").match(/[XO]/),
  );
}

/** The computer's colour in the game that the page invites to. @param {View | null} view */
export const offered = (view) => (view?.toPlay === "white" ? "black" : "white");

/**
 * A person's turn. During the invitation it begins the game of the main button; the turn says so
 * itself, because it may be kept over a Retry.
 * @param {string} at @param {View | null} view @returns {Event}
 */
export function turnAt(at, view) {
  const brush = /** @type {HTMLInputElement | null} */ (document.querySelector("#brush :checked"));
  return {
    do: "turn",
    at,
    ...(view?.phase?.click === "colour" ? { colour: brush?.value } : {}),
    ...(element("invite").hidden ? {} : { opponent: offered(view) }),
  };
}

/** A game is reviewed or played. @param {boolean} on */
export function setReview(on) {
  document.body.dataset.mode = on ? "review" : "play";
  element("steps").hidden = element("from-here").hidden = !on;
}

/** @param {View} view */
export function showStatus(view) {
  const { phase } = view;
  const result = resultOf(view);
  const score = shownScore(view);
  const who = result ? "nobody" : phase && phase.click !== "turn" ? "both" : view.toPlay;
  document.body.dataset.toPlay = who;
  document.body.toggleAttribute("data-over", result !== "");
  const state = view.friend?.state;
  element("to-play").textContent = result
    ? (view.over?.neutral ?? "")
    : !state // the ring and what is told say it
      ? ""
      : state === "send"
        ? words.notSentYet
        : words.sideToPlay({ side: state === "move" ? "you" : "friend" });
  element("over-title").textContent = words.verdict(result, view);
  element("score").textContent = score.text;
  element("black-points").textContent = words.halves(score.black);
  element("white-points").textContent = words.halves(score.white + score.komi);
  const { rule = "", steps } = view.refused ?? {};
  // the question that is answered there: a stone that only comes off again is no ko
  element("refused").dataset.rule = String(steps?.own.length ? 7 : rule);
  // Komi is added to White's score; if it is below zero, Black gains.
  const parts = {
    black: score.black,
    neutral: score.neutral,
    white: score.white,
    komi: Math.abs(score.komi),
  };
  for (const [side, points] of Object.entries(parts)) part(side).style.flexGrow = String(points);
  part("komi").classList.toggle("black", score.komi < 0);
}

export class Status {
  takes = { tell: (/** @type {string} */ sentence) => say(0, sentence) };

  /** @param {View} view */
  show(view) {
    say(view.rule, view.say);
    // at the end the sheet tells it, and this only aloud
    if (resultOf(view) && !view.refused && !view.error)
      element("say").classList.toggle("unseen", true);
    note("");
    element("invite").hidden ||= hasBegun(view);
    showStatus(view);
    element("played-by").textContent = view.rules;
    for (const [id, can] of Object.entries({ undo: view.undo, redo: view.redo }))
      able(element(id), can);
    document.body.dataset.click = view.phase?.click ?? "turn";
  }
}

/**
 * Who the players are: a name from a file, else a person or the computer at a step.
 * @param {View} view
 * @param {"" | Side} computer
 * @param {number} step
 */
export function showPlayers(view, computer, step) {
  for (const side of SIDES) {
    const { PB, BR, PW, WR } = view.names;
    const file = (side === "black" ? [PB, BR] : [PW, WR]).filter(Boolean).join(", ");
    const name = view.friend
      ? side === view.friend.you
        ? words.you
        : words.friend
      : !computer
        ? file || words.named[side]
        : side === computer
          ? words.atStep({ step })
          : words.you;
    const who = element(`${side}-name`);
    who.textContent =
      side === "white" && view.score.komi ? words.withKomi(name, view.score.komi) : name;
    who.title = who.textContent;
    element(`${side}-player`).classList.toggle("computer", side === computer);
  }
}

/** @param {number} rule @param {string} sentence */
export function say(rule, sentence) {
  speak(element("say"), rule, sentence);
  element("refused").dataset.rule = "";
  element("say").classList.toggle("unseen", false);
}

/** @param {string} sentence */
export function note(sentence) {
  element("look").textContent = sentence;
}

const SOON = 700; // ms that need no message

/** Python's arrival, and that it failed. */
export class Arrival {
  done = false; // Python has taken up the game; until then a kept view is drawn
  #progress = /** @type {HTMLProgressElement} */ (element("progress"));

  /** @param {() => void} leave  before a Retry */
  constructor(leave) {
    element("retry").addEventListener("click", () => {
      leave();
      location.reload();
    });
  }

  end() {
    this.#progress.hidden = true;
    this.done = true;
  }

  /** No Python goes on. @param {Error} error */
  failed(error) {
    this.#progress.hidden = true;
    element("failure").hidden = false;
    element("failure")
      .querySelector("p")
      ?.replaceChildren(words.stays({ why: error.message }));
  }
}

export class Busy {
  #timer = 0;
  #since = 0;

  /** @param {() => void} stop */
  constructor(stop) {
    const host = (this.host = element("busy"));
    const [what, time] = host.querySelectorAll("span");
    this.what = what;
    this.time = time;
    host.querySelector("button")?.addEventListener("click", stop);
  }

  /**
   * @param {Event | null} event being answered, null for none
   * @param {string} name of what it opens
   */
  show(event, name) {
    clearTimeout(this.#timer);
    this.host.hidden = true;
    if (!event) return;
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => {
      this.what.textContent = words.works(name);
      this.host.hidden = false;
      this.#tick();
    }, SOON);
  }

  #tick() {
    const seconds = Math.floor((performance.now() - this.#since) / 1000);
    this.time.textContent = seconds ? words.lasts({ seconds }) : ".";
    this.#timer = window.setTimeout(() => this.#tick(), 1000);
  }
}

/** Whether the areas wait, while one player alone has stones. @param {View} view */
export function waits(view) {
  const lone = (count(view, "X") === 0) !== (count(view, "O") === 0);
  return lone && !view.over && (view.phase?.click ?? "turn") === "turn";
}

/** The score to show: only the stones, while the areas wait. @param {View} view @returns {Score} */
export function shownScore(view) {
  const { score } = view;
  if (!waits(view)) return score;
  const [black, white] = ["X", "O"].map((stone) => count(view, stone));
  return {
    ...score,
    black,
    white,
    neutral: view.size[0] * view.size[1] - black - white,
    text: words.stonesAlone({ black, white }),
  };
}

/** @param {View} view @param {string} stone */
function count({ stones }, stone) {
  return stones.join("").split(stone).length - 1;
}
