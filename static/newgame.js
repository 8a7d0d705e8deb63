/** The dialog for a new game, and for going back to an earlier one. Python judges what is typed. */

/** @typedef {import("./store.js").Store} Store */

export class NewGame {
  /**
   * @param {HTMLDialogElement} dialog
   * @param {Store} store
   * @param {(event: import("./queue.js").Event) => void} start
   * @param {(id: string) => void} reopen
   */
  constructor(dialog, store, start, reopen) {
    this.dialog = dialog;
    this.store = store;
    this.form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
    this.wrong = /** @type {HTMLElement} */ (dialog.querySelector(".wrong"));
    const other = /** @type {HTMLInputElement} */ (this.form.querySelector('[value="other"]'));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      start(this.#event());
    });
    this.form.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button");
      if (button?.value === "cancel") dialog.close();
      if (button?.dataset.id) reopen(button.dataset.id);
    });
    this.form.addEventListener("input", (event) => {
      const { name } = /** @type {HTMLInputElement} */ (event.target);
      if (name === "width" || name === "height") other.checked = true;
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close(); // the backdrop
    });
  }

  open() {
    this.wrong.textContent = "";
    this.#listEarlier();
    this.dialog.showModal();
  }

  /** Say what was wrong, in the dialog, and keep what was typed. @param {string} sentence */
  refuse(sentence) {
    this.wrong.textContent = sentence;
  }

  /** @returns {import("./queue.js").Event} */
  #event() {
    const data = new FormData(this.form);
    const size = data.get("size");
    const number = (/** @type {string} */ name) => {
      const text = String(data.get(name)).trim();
      return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    };
    const [width, height] = size === "other" ? [number("width"), number("height")] : [Number(size), Number(size)];
    return { do: "new", width, height, komi: number("komi") };
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

/** @param {import("./view.js").View} view */
function summary(view) {
  const turns = `${view.turns.length} ${view.turns.length === 1 ? "turn" : "turns"}`;
  return `${view.size.join(" by ")}, ${turns}${view.over ? `, ${view.over.result}` : ""}`;
}
