/**
 * The dialog for a new game, whose choices Python judges; and the earlier games in it: continue
 * one, save all as one file, or delete some, which takes two presses.
 */
import { dayOf, element, made, pressed } from "../board/parts.js";
import * as words from "../words.js";
import { download } from "./files.js";
import { loading } from "./store.js";

/** @import { Event, Saved, View } from "../view.js" */
/** @import { Context } from "./page.js" */
/** @import { Grid } from "../board/grid.js" */
/** @import { Queue } from "../python/queue.js" */
/** @import { Arrival } from "./status.js" */
/** @import { Store } from "./store.js" */

const OWN = ["superko", "suicide", "score"]; // can be chosen one by one

export class NewGame {
  #endingChosen = false; // by a person; until then the rules' usual one
  #ownChosen = false; // likewise the three facts; until then those of the rules chosen last

  dialog = /** @type {HTMLDialogElement} */ (element("new-game"));
  form = /** @type {HTMLFormElement} */ (this.dialog.querySelector("form"));
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
   * @param {(event: Event) => void} page.ask
   * @param {(event: Event) => void} page.send
   */
  constructor(store, { queue, arrival, ask, send }) {
    const { dialog } = this;
    this.store = store;
    this.queue = queue;
    this.arrival = arrival;
    this.send = send;
    this.earlier = new Earlier(store, {
      reopen: (id) => void this.reopen(id),
      send: ask,
      say: (sentence) => this.refuse(sentence),
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      send(this.#event());
    });
    this.form.addEventListener("click", (event) => {
      const button = pressed(event);
      if (button?.value === "cancel") dialog.close();
    });
    this.form.addEventListener("input", (event) =>
      this.#changed(/** @type {HTMLInputElement} */ (event.target)),
    );
    this.form.addEventListener("reset", () => {
      this.#endingChosen = this.#ownChosen = false;
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
  }

  /**
   * @param {string} opponent the present one, kept for the next game
   * @param {boolean} [unfold] the earlier games
   */
  open(opponent, unfold) {
    this.wrong.textContent = "";
    /** @type {HTMLSelectElement} */ (this.form.elements.namedItem("opponent")).value = opponent;
    this.#sumUp(); // a browser may refill a form after a reload
    this.earlier.show();
    if (unfold) this.earlier.fold.open = true;
    this.dialog.showModal();
    // else the first size, where the arrows would begin
    /** @type {HTMLInputElement} */ (this.form.querySelector("[name=size]:checked")).focus();
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

  /** When a game begins, bring its board into sight. @param {View} _ @param {Context} context */
  show(_, { event, begins }) {
    if (!this.dialog.open || !(event?.do === "load" || (begins && event?.do !== "again"))) return;
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
    const size = data.get("size");
    const number = (/** @type {string} */ name) => {
      const text = String(data.get(name)).trim();
      return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    };
    const [width, height] =
      size === "other" ? [number("width"), number("height")] : [Number(size), Number(size)];
    const named = data.get("rules");
    return {
      do: "new",
      width,
      height,
      komi: number("komi"),
      rules: named === "own" ? OWN.map((what) => `${what}=${data.get(what)}`).join(" ") : named,
      ending: data.get("ending"),
      handicap: number("handicap"),
      setup: data.has("setup"),
      opponent: data.get("opponent"),
    };
  }

  /** @param {HTMLInputElement} input */
  #changed(input) {
    const { name, dataset } = input;
    this.wrong.textContent = "";
    if (name === "preset") {
      const [, rules, ending] = /^(.*) (\w+)$/.exec(input.value) ?? [];
      this.#check("rules", rules);
      this.#check("ending", ending);
      this.#endingChosen = true;
    }
    if (name === "width" || name === "height") this.#check("size", "other");
    if (name === "ending") this.#endingChosen = true;
    if (OWN.includes(name)) this.#ownChosen = true;
    if (name === "rules" && dataset.own) {
      if (!this.#endingChosen) this.#check("ending", dataset.ending ?? "");
      for (const fact of this.#ownChosen ? [] : dataset.own.split(" ")) {
        const [what, value] = fact.split("=");
        this.#check(what, value);
      }
    }
    this.#sumUp();
  }

  /** @param {string} name @param {string} value */
  #check(name, value) {
    const radio = this.form.querySelector(`[name="${name}"][value="${value}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
  }

  /** Show each fold's choice beside it. */
  #sumUp() {
    const chosen = (/** @type {string} */ name) =>
      this.form.querySelector(`[name="${name}"]:checked`)?.parentElement?.querySelector("b")
        ?.textContent ?? "";
    const data = new FormData(this.form);
    const rules =
      data.get("rules") === "own"
        ? words.ownRules({
            superko: chosen("superko"),
            suicide: chosen("suicide"),
            score: chosen("score"),
          })
        : chosen("rules");
    this.#tell("rules-chosen", `${rules} · ${chosen("ending")}`);
    const preset = `${data.get("rules")} ${data.get("ending")}`;
    for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (
      this.form.querySelectorAll("[name=preset]")
    ))
      one.checked = one.value === preset;
  }

  /** @param {string} id @param {string} text */
  #tell(id, text) {
    const place = this.form.querySelector(`#${id}`);
    if (place) place.textContent = text;
  }
}

export class Earlier {
  /** @type {(string | Uint8Array<ArrayBuffer>)[]} */ #parts = []; // of the file in the making

  fold = /** @type {HTMLDetailsElement} */ (element("earlier"));

  /**
   * @param {Store} store
   * @param {object} page
   * @param {(id: string) => void} page.reopen
   * @param {(event: Event) => void} page.send
   * @param {(sentence: string) => void} page.say
   */
  constructor(store, page) {
    const { fold } = this;
    this.store = store;
    this.page = page;
    const [saveAll, deleteFinished] = fold.querySelectorAll("p button");
    this.finished = /** @type {HTMLButtonElement} */ (deleteFinished);
    saveAll.addEventListener("click", () => this.#saveAll());
    fold.addEventListener("click", (event) => {
      const button = pressed(event);
      if (button?.dataset.id) page.reopen(button.dataset.id);
      else if (button?.dataset.sure)
        void this.#delete(
          button === this.finished ? this.#finished() : [button.dataset.drop ?? ""],
        );
      else if (button === this.finished)
        sure(button, words.deleteForGood({ number: this.#finished().length }));
      else if (button?.dataset.drop) sure(button, words.forGood);
    });
  }

  /** List them. */
  show() {
    const games = this.store.others();
    this.fold.hidden = games.length === 0;
    /** @type {HTMLElement} */ (this.fold.querySelector("summary")).textContent =
      words.earlierGames({ number: games.length });
    delete this.finished.dataset.sure;
    const over = this.#finished().length;
    this.finished.hidden = over === 0;
    this.finished.textContent = words.deleteFinished({ number: over });
    this.fold.querySelector("ul")?.replaceChildren(
      ...games.map(({ id, row, time }) => {
        const name = row ? words.summary(row.size, row.turns, row.result) : words.aGame;
        const button = made("button", { type: "button", textContent: name });
        button.dataset.id = id;
        const drop = made("button", {
          type: "button",
          textContent: words.drop,
          ariaLabel: words.dropOf({ name }),
        });
        drop.dataset.drop = id;
        return made(
          "li",
          {},
          button,
          made("time", { textContent: new Date(time).toLocaleString() }),
          drop,
        );
      }),
    );
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
