/**
 * The dialog for a new game, whose choices Python judges; and the earlier games in it: continue
 * one, save all as one file, or delete some, which takes two presses.
 */
import { fitted } from "../board/fitted.js";
import { stillView } from "../board/partial.js";
import { dayOf, download, element, made, pressed, whenNear } from "../board/parts.js";
import * as words from "../words.js";
import { newNumber } from "./out/friend.js";
import { against, fitting } from "./computer/sides.js";
import { paint } from "./out/paint.js";
import { loading } from "../keep/store.js";
import { STEPS } from "../words/steps.js";

/** @import { Event, Saved, View } from "../view.js" */
/** @import { Context } from "./page.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Queue } from "../python/queue.js" */
/** @import { Arrival } from "./status.js" */
/** @import { Kept, Row } from "../keep/kept.js" */
/** @import { Store } from "../keep/store.js" */

const STONE = 9; // from this step on one is worth a handicap stone

export class NewGame {
  dialog = /** @type {HTMLDialogElement} */ (element("new-game"));
  form = /** @type {HTMLFormElement} */ (this.dialog.querySelector("form"));
  step = /** @type {HTMLSelectElement} */ (this.form.elements.namedItem("step"));
  fields = /** @type {Record<"komi" | "handicap", HTMLInputElement>} */ (
    Object.fromEntries(
      ["komi", "handicap"].map((name) => [name, this.form.elements.namedItem(name)]),
    )
  );
  wrong = /** @type {HTMLElement} */ (this.dialog.querySelector(".wrong"));
  takes = {
    file: (/** @type {Saved} */ file, /** @type {Event} */ event) =>
      event.part && this.earlier.take(file, event),
  };

  /**
   * @param {Store} store
   * @param {object} page
   * @param {Queue} page.queue
   * @param {Arrival} page.arrival
   * @param {(event: Event) => void} page.send
   */
  constructor(store, { queue, arrival, send }) {
    this.store = store;
    this.queue = queue;
    this.arrival = arrival;
    this.send = send;
    this.step.append(
      ...STEPS.map((_, at) => new Option(words.step({ step: at + 1 }), `${at + 1}`)),
    );
    this.earlier = new Earlier(store, {
      reopen: (id) => void this.reopen(id),
      send,
      say: (sentence) => this.refuse(sentence),
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(this.#event());
    });
    this.form.addEventListener("input", (event) =>
      this.#changed(/** @type {HTMLInputElement} */ (event.target)),
    );
  }

  /**
   * @param {import("./computer/sides.js").Sides} sides the present ones are offered for the next game
   * @param {boolean} [makesRoom] by deleting earlier games
   */
  open({ colour }, makesRoom) {
    this.wrong.textContent = "";
    // before the first game the computer is offered
    const friend = "friend" in document.body.dataset ? "friend" : "";
    if (element("invite").hidden) this.#check("against", colour ? "computer" : friend);
    if (colour) this.#check("opponent", colour);
    // else the next game would have it, too, unseen
    const { handicap } = this.fields;
    if (handicap.value !== "0") {
      handicap.value = "0";
      this.#setKomi();
    }
    this.step.value = ""; // another is chosen for one game
    this.#sumUp(); // a browser may refill a form after a reload
    this.earlier.show();
    this.dialog.showModal();
    // else the first size, where the arrows would begin
    /** @type {HTMLInputElement} */ (this.form.querySelector(":checked")).focus();
    if (makesRoom) this.earlier.section.scrollIntoView();
  }

  /**
   * Python judges it once it is ready; until then an empty grid of that size takes clicks.
   * @param {Event} event
   * @param {Grid} board
   */
  ahead(event, board) {
    this.dialog.close();
    board.view = null;
    const size = [Number(event.width), Number(event.height)];
    if (size.every((side) => Number.isInteger(side) && side >= 1 && side <= 52))
      board.size = [size[0], size[1]];
  }

  /**
   * Whether Python has refused what is chosen; that is told in the dialog.
   * @param {View} view
   * @param {Event} event it answers
   */
  refuses(view, event) {
    const refused = view.error && event.do === "new" && this.dialog.open;
    if (refused) this.refuse(view.say);
    return refused;
  }

  /** Bring the board of another game into sight. @param {View} _ @param {Context} context */
  show(_, { event, other }) {
    if (!this.dialog.open || !other || event?.do === "again") return;
    this.dialog.close();
    scrollTo({ top: 0 });
  }

  /** Continue an earlier game. @param {string} id */
  async reopen(id) {
    if (!this.arrival.done) this.refuse(words.thatOpensSoon);
    await this.queue.idle(); // waiting events belong to the game being left
    const kept = await this.store.take(id);
    if (kept) this.send(loading(kept));
    else this.refuse(words.inAnotherTab);
  }

  /** Say what was wrong, in the dialog, and keep what was typed. @param {string} sentence */
  refuse(sentence) {
    this.wrong.textContent = sentence;
  }

  /** @returns {Event} */
  #event() {
    const data = new FormData(this.form);
    const number = (/** @type {string} */ name) => {
      const text = String(data.get(name)).trim();
      return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    };
    const who = data.get("against");
    return {
      do: "new",
      width: number("width"),
      height: number("height"),
      komi: number("komi"),
      rules: data.get("rules"),
      handicap: number("handicap"),
      ...(who === "friend"
        ? { friend: newNumber() }
        : { opponent: who && data.get("opponent"), step: number("step") }),
    };
  }

  /** @param {HTMLInputElement} input */
  #changed({ name, value }) {
    this.wrong.textContent = "";
    if (["rules", "handicap"].includes(name)) this.#setKomi();
    if (name === "size")
      for (const side of ["width", "height"])
        /** @type {HTMLInputElement} */ (this.form.elements.namedItem(side)).value = value;
    this.#sumUp();
  }

  /** As usual by the chosen rules: in an even game, and with a handicap. */
  #setKomi() {
    const { komi, handicap } = this.fields;
    const chosen = /** @type {HTMLElement} */ (this.form.querySelector("[name=rules]:checked"));
    const [even, uneven] = String(chosen.dataset.komi).split(" ");
    komi.value = Number(handicap.value) > 1 ? uneven : even;
  }

  /** @param {string} name @param {string} value */
  #check(name, value) {
    for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (
      this.form.querySelectorAll(`[name="${name}"]`)
    ))
      one.checked = one.value === value;
  }

  /** The size that has a chip, if it is chosen; and what is folded. */
  #sumUp() {
    const data = new FormData(this.form);
    const [width, height] = [data.get("width"), data.get("height")].map(String);
    const square = width === height ? width : "";
    this.#check("size", square);
    const chosen = Number(data.get("step"));
    const step = chosen || fitting(`${width}x${height}`);
    const [share, games] = STEPS[step - 1];
    element("step-stones").hidden = step < STONE;
    const few = games.toLocaleString(document.documentElement.lang);
    element("step-told").textContent = words.madeOf({
      fits: !chosen,
      step,
      steps: STEPS.length,
      share,
      games: few,
    });
    const [komi, handicap] = ["komi", "handicap"].map((name) => Number(data.get(name)));
    element("rules-chosen").textContent = [
      this.form.querySelector("[name=rules]:checked ~ b")?.textContent,
      ...(komi ? [words.komiOf({ komi: words.halves(komi) })] : []),
      ...(handicap > 1 ? [words.handicapOf({ handicap })] : []),
    ].join("\u00a0· ");
  }
}

export class Earlier {
  /** @type {(string | Uint8Array<ArrayBuffer>)[]} */ #parts = []; // of the file in the making

  section = element("earlier");

  /**
   * @param {Store} store
   * @param {object} page
   * @param {(id: string) => void} page.reopen
   * @param {(event: Event) => void} page.send
   * @param {(sentence: string) => void} page.say
   */
  constructor(store, page) {
    const { section } = this;
    this.store = store;
    this.page = page;
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll("p button"));
    const [saveAll, finished] = buttons;
    this.finished = finished;
    saveAll.addEventListener("click", () => this.#saveAll());
    section.addEventListener("click", (event) => {
      const button = pressed(event);
      if (button?.dataset.id) page.reopen(button.dataset.id);
      else if (button?.dataset.sure)
        void this.#delete(button === finished ? this.#finished() : [button.dataset.drop ?? ""]);
      else if (button === finished)
        sure(button, words.deleteForGood({ number: this.#finished().length }));
      else if (button?.dataset.drop) sure(button, words.forGood);
    });
  }

  /** List them: those that wait for a move here, then the newest first. */
  show() {
    const broken = this.store.setAside();
    if (broken) this.page.say(words.setAside({ number: broken }));
    const games = this.store.others();
    this.section.hidden = games.length === 0;
    /** @type {HTMLElement} */ (this.section.querySelector("h3")).textContent = words.earlierGames({
      number: games.length,
    });
    const over = this.#finished().length;
    delete this.finished.dataset.sure;
    this.finished.hidden = over === 0;
    this.finished.textContent = words.deleteFinished({ number: over });
    this.section.querySelector("ul")?.replaceChildren(...games.map(item));
  }

  /** Python has made a file of one game. @param {Saved} file @param {Event} event */
  take(file, event) {
    this.#parts.push(file.text);
    if (event.part !== "last") return;
    const name = download(
      `ttgo ${dayOf()} ${words.gamesOf({ number: this.#parts.length })}.sgf`,
      new Blob(this.#parts, { type: "application/x-go-sgf" }),
    );
    this.page.say(words.saved({ name }));
  }

  /** All of them and the one on the board, the oldest first. */
  #saveAll() {
    this.#parts = [];
    for (const { text, then } of this.store.others().reverse())
      this.page.send({ do: "export", text, then, part: "one" });
    this.page.send({ do: "export", part: "last" });
  }

  #finished() {
    return this.store
      .others()
      .filter(({ row }) => row?.result)
      .map(({ id }) => id);
  }

  /** @param {string[]} games */
  async #delete(games) {
    const gone = await this.store.drop(games);
    this.page.say(gone === games.length ? words.deleted({ number: gone }) : words.inAnotherTab);
    this.show();
  }
}

const SIDE = 56; // pixels of a game's picture

/** What is told of a game: who played, what came of it, when. @param {{id: string} & Kept} game */
export function toldOf({ id, row, time }) {
  const { you, step } = against(id);
  const turn = row?.friend && { move: "you", wait: "friend" }[row.friend];
  const name =
    (row ? words.summary(row.size, row.turns, row.result, you) : words.aGame) +
    (turn ? ` · ${words.sideToPlay({ side: turn })}` : "");
  const who = row?.names || (you && (step ? words.atStep({ step }) : words.theComputer));
  return [who || words.twoPlayers, name, ago(time)];
}

/** A game in the list. @param {{id: string} & Kept} game */
function item(game) {
  const { id, row, time } = game;
  const [who, name, when] = toldOf(game);
  const picture = made("canvas", { ariaHidden: "true" });
  if (row?.stones) whenNear([picture], () => draw(picture, row));
  const button = made("button", { type: "button" }, picture);
  button.dataset.id = id;
  button.append(
    made("b", { textContent: who, dir: "auto" }),
    made("span", { textContent: name }),
    made("time", { textContent: when, title: new Date(time).toLocaleString() }),
  );
  const drop = made("button", {
    type: "button",
    textContent: words.drop,
    ariaLabel: words.dropOf({ name }),
  });
  drop.dataset.drop = id;
  return made("li", {}, button, drop);
}

/** The board's own drawing, small. @param {HTMLCanvasElement} canvas @param {Row} row */
function draw(canvas, { size, stones = [] }) {
  const m = fitted(SIDE, SIDE, size, [0, 0, size[0] - 1, size[1] - 1], false);
  canvas.width = canvas.height = SIDE * m.ratio;
  const ctx = canvas.getContext("2d");
  if (ctx) paint(ctx, { coordinates: false, view: stillView(stones) }, m);
}

/** How long ago a day was: "yesterday". @param {number} time */
function ago(time) {
  if (!time) return ""; // what is kept may be anything
  const [now, then] = [Date.now(), time].map((at) => new Date(at).setHours(0, 0, 0, 0));
  const days = Math.round((now - then) / 864e5);
  const { lang } = document.documentElement;
  return Math.abs(days) < 7
    ? new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-days, "day")
    : new Date(time).toLocaleDateString(lang);
}

/**
 * Ask whether they are sure; the next press confirms.
 * @param {HTMLElement} button
 * @param {string} question
 */
function sure(button, question) {
  button.dataset.sure = "yes";
  button.textContent = question;
  button.removeAttribute("aria-label");
}
