/** The gallery of cases and questions: a search, and a choice of what is listed. */
import { pressed } from "../board/parts.js";

const find = (/** @type {string} */ what) =>
  /** @type {HTMLElement} */ (document.querySelector(what));
const [field, filters, nothing] = [".field", ".filters", "#nothing"].map(find);
const input = /** @type {HTMLInputElement} */ (field.querySelector("input"));
const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".card, .tile")]);
let chosen = "all";

function show() {
  const words = input.value.toLowerCase().split(/\s+/);
  for (const card of cards) {
    const text = `${card.textContent} ${card.title}`.toLowerCase();
    const isShown =
      (chosen === "all" || card.dataset.kind === chosen) &&
      words.every((word) => text.includes(word));
    /** @type {HTMLElement} */ (card.parentElement).hidden = !isShown;
  }
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".group")))
    group.hidden = !group.querySelector("li:not([hidden])");
  nothing.hidden = cards.some(({ parentElement: item }) => !item?.hidden);
}

filters.addEventListener("click", (event) => {
  const button = pressed(event);
  if (!button) return;
  chosen = button.value;
  for (const each of filters.querySelectorAll("button")) each.ariaPressed = String(each === button);
  show();
});
input.addEventListener("input", show);
field.hidden = filters.hidden = false;
show();
