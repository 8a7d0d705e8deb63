/** A row of buttons that changes with what there is to do. The buttons stay the same elements, so that the one with the focus keeps it. */

/** @typedef {{text: string, act: () => unknown, pressed?: boolean, able?: boolean, main?: boolean}} Choice */

export class Bar {
  /** @type {Choice[]} */ #choices = [];

  /** @param {string} name @param {string} [label] */
  constructor(name, label) {
    this.element = document.createElement("div");
    this.element.className = name;
    this.element.setAttribute("role", "group");
    if (label) this.element.ariaLabel = label;
    this.element.addEventListener("click", ({ target }) => {
      const button = /** @type {HTMLElement} */ (target).closest("button");
      const choice = button && this.#choices[[...this.element.children].indexOf(button)];
      if (choice && choice.able !== false) choice.act();
    });
  }

  /** @param {Choice[]} choices */
  show(choices) {
    const { element } = this;
    const hadFocus = element.contains(document.activeElement);
    this.#choices = choices;
    choices.forEach(({ text, pressed, able = true, main = false }, index) => {
      const button = /** @type {HTMLButtonElement} */ (element.children[index] ?? element.appendChild(document.createElement("button")));
      button.type = "button";
      button.textContent = text;
      button.classList.toggle("main", main);
      button.ariaPressed = pressed === undefined ? null : String(pressed);
      button.ariaDisabled = able ? null : "true";
    });
    while (element.children.length > choices.length) element.lastElementChild?.remove();
    element.hidden = choices.length === 0;
    if (hadFocus && !element.contains(document.activeElement)) /** @type {HTMLElement | null} */ (element.lastElementChild)?.focus();
  }
}
