/**
 * The pages of why/: sharing their address, and what stands below a board once somebody uses it. The
 * boards are those of embed.js.
 */
import { copied, handOn } from "../board/parts.js";

for (const button of document.querySelectorAll("button[data-share]")) {
  const { share: url = "", title, done = "" } = /** @type {HTMLElement} */ (button).dataset;
  const told = /** @type {HTMLElement} */ (button.parentElement?.querySelector(".told"));
  const dialog = typeof navigator.share === "function";
  /** @type {HTMLElement} */ (button).hidden = false;
  button.addEventListener("click", async () => {
    if (dialog && (await handOn({ title, url })) !== "failed") return;
    told.textContent = (await copied(url)) ? done : url; // which the reader can copy by hand
  });
}

for (const board of document.querySelectorAll("tt-board")) {
  const use = () => board.toggleAttribute("data-used", true);
  for (const type of ["pointerdown", "focusin"]) board.addEventListener(type, use, { once: true });
  // the points that count are those of the board as it was
  board.addEventListener("tt-turn", () => board.removeAttribute("square"), { once: true });
}
