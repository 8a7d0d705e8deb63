/** The dialog for a new game, and for going back to an earlier one. Python judges what is typed. */

/** @import { Event, View } from "../view.js" */
/** @import { Store } from "./store.js" */

const OWN = ["superko", "suicide", "score"]; // what can be chosen one by one

export class NewGame {
  #endingChosen = false; // by a person; till then it is the usual one of the rules
  #ownChosen = false; // likewise the three facts; till then they are those of the rules chosen last

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Store} store
   * @param {(event: Event) => void} start
   * @param {(id: string) => void} reopen
   */
  constructor(dialog, store, start, reopen) {
    this.dialog = dialog;
    this.store = store;
    this.form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
    this.wrong = /** @type {HTMLElement} */ (dialog.querySelector(".wrong"));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      start(this.#event());
    });
    this.form.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button");
      if (button?.value === "cancel") dialog.close();
      if (button?.dataset.id) reopen(button.dataset.id);
    });
    this.form.addEventListener("input", (event) => this.#changed(/** @type {HTMLInputElement} */ (event.target)));
    this.form.addEventListener("reset", () => {
      this.#endingChosen = this.#ownChosen = false;
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
  }

  open() {
    this.wrong.textContent = "";
    this.#sumUp(); // a browser may fill a form with what it held before a reload
    this.#listEarlier();
    this.dialog.showModal();
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
    const [width, height] = size === "other" ? [number("width"), number("height")] : [Number(size), Number(size)];
    const named = data.get("rules");
    return {
      do: "new", width, height, komi: number("komi"),
      rules: named === "own" ? OWN.map((what) => `${what}=${data.get(what)}`).join(" ") : named,
      ending: data.get("ending"), handicap: number("handicap"), setup: data.has("setup"),
    };
  }

  /** @param {HTMLInputElement} input */
  #changed({ name, dataset }) {
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

  /** Tell beside each fold what is chosen in it. */
  #sumUp() {
    const chosen = (/** @type {string} */ name) =>
      this.form.querySelector(`[name="${name}"]:checked`)?.parentElement?.querySelector("b")?.textContent ?? "";
    const lower = (/** @type {string} */ text) => text.slice(0, 1).toLowerCase() + text.slice(1);
    const data = new FormData(this.form);
    const facts = [`${chosen("superko")} superko`, `suicide ${lower(chosen("suicide"))}`, `score by ${chosen("score")}`];
    const rules = data.get("rules") === "own" ? facts.join(", ") : chosen("rules");
    this.#tell("rules-chosen", `${rules}, ends ${lower(chosen("ending"))}`);
    const handicap = String(data.get("handicap")).trim();
    const start = data.has("setup") ? "a position to set up" : "an empty grid";
    this.#tell("start-chosen", ["", "0", "1"].includes(handicap) ? start : `${start}, handicap ${handicap}`);
  }

  /** @param {string} id @param {string} text */
  #tell(id, text) {
    const place = this.form.querySelector(`#${id}`);
    if (place) place.textContent = text;
  }

  #listEarlier() {
    const games = this.store.list().filter((game) => game.id !== this.store.id);
    const earlier = /** @type {HTMLDetailsElement} */ (this.dialog.querySelector("#earlier"));
    earlier.hidden = games.length === 0;
    earlier.querySelector("ul")?.replaceChildren(
      ...games.map(({ id, view, time }) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.id = id;
        button.textContent = view ? summary(view) : "A game";
        const when = document.createElement("time");
        when.textContent = new Date(time).toLocaleString();
        item.append(button, when);
        return item;
      }),
    );
  }
}

/** @param {View} view */
function summary(view) {
  const turns = `${view.turns.length} ${view.turns.length === 1 ? "turn" : "turns"}`;
  return `${view.size.join(" by ")}, ${turns}${view.over ? `, ${view.over.result}` : ""}`;
}
