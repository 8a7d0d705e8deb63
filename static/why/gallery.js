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
  const found = cards.filter(({ textContent, title }) => {
    const text = `${textContent} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isOf = (/** @type {HTMLElement} */ { dataset }, /** @type {string} */ kind) =>
    kind === "all" || dataset.kind === kind;
  for (const card of cards) {
    const isShown = isOf(card, chosen) && found.includes(card);
    /** @type {HTMLElement} */ (card.parentElement).hidden = !isShown;
  }
  for (const button of filters.querySelectorAll("button")) {
    const count = /** @type {HTMLElement} */ (button.querySelector("small"));
    const listed = found.filter((card) => card.dataset.kind && isOf(card, button.value));
    count.textContent = String(listed.length);
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
