/** Earlier games, in the dialog for a new one: continue one, save all as one file, or delete some, which takes two presses. */

import { dayOf, made, pressed } from "../board/parts.js";
import * as words from "../words.js";
import { contentOf, download } from "./files.js";

/** @import { Event, Saved } from "../view.js" */
/** @import { Store } from "./store.js" */

export class Earlier {
  /** @type {(string | Uint8Array<ArrayBuffer>)[]} */ #parts = []; // of the file in the making

  /**
   * @param {HTMLDetailsElement} fold
   * @param {Store} store
   * @param {object} page
   * @param {(id: string) => void} page.reopen
   * @param {(event: Event) => void} page.send
   * @param {(sentence: string) => void} page.say
   */
  constructor(fold, store, page) {
    this.fold = fold;
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
    this.#parts.push(contentOf(file));
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

/** Ask whether they are sure; the next press confirms. @param {HTMLElement} button @param {string} question */
function sure(button, question) {
  button.dataset.sure = "yes";
  button.textContent = question;
  button.removeAttribute("aria-label");
}
