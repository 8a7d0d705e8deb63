/**
 * A row of buttons for what can be done now. The buttons stay the same elements, so that the one
 * with the focus keeps it.
 */
import * as parts from "./parts.js";

/**
 * @typedef {{text: string, act: (click: MouseEvent) => unknown, pressed?: boolean, able?: boolean,
 *   main?: boolean}} Choice
 */

/**
 * What Python offers in a phase, the main ones first.
 * @param {import("../view.js").Phase | null} phase
 * @param {(event: import("../view.js").Event) => void} send
 * @returns {Choice[]}
 */
export const offersOf = (phase, send) =>
  (phase?.buttons ?? []).map(({ text, event }, index) => ({
    text,
    main: event !== null && index < 2,
    able: event !== null,
    // the second half of a double click would press the button that replaces this one
    act: ({ detail }) => event && detail < 2 && send(event),
  }));

export class Bar {
  /** @type {Choice[]} */ #choices = [];

  /**
   * @param {HTMLElement} element
   * @param {() => void} [leave] takes the focus when no button is left
   * @param {() => HTMLButtonElement} [make]
   */
  constructor(element, leave, make = () => parts.made("button", { type: "button" })) {
    this.element = element;
    this.leave = leave;
    this.make = make;
    element.addEventListener("click", (event) => {
      const button = parts.pressed(event);
      const choice = button && this.#choices[[...element.children].indexOf(button)];
      if (choice && choice.able !== false) choice.act(event);
    });
  }

  /** @param {Choice[]} choices */
  show(choices) {
    const { element } = this;
    const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
    const hadFocus = element.contains(root.activeElement);
    this.#choices = choices;
    choices.forEach(({ text, pressed, able = true, main = false }, index) => {
      const button = /** @type {HTMLButtonElement} */ (
        element.children[index] ?? element.appendChild(this.make())
      );
      button.textContent = text;
      button.classList.toggle("main", main);
      button.ariaPressed = pressed === undefined ? null : String(pressed);
      parts.able(button, able);
    });
    while (element.children.length > choices.length) element.lastElementChild?.remove();
    element.hidden = choices.length === 0;
    if (!hadFocus || element.contains(root.activeElement)) return;
    if (choices.length) /** @type {HTMLElement} */ (element.lastElementChild).focus();
    else this.leave?.();
  }
}
