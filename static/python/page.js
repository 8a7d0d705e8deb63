/**
 * The Python page: each example can be run by the page's own Python. What runs is not the text on the page but the example of that name
 * in ttgo/teach/examples.py, which the text shows.
 */
import { able, made } from "../board/parts.js";
import { ask } from "./boards-client.js";
import * as words from "../words.js";

for (const code of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-example]"))) liven(code);

/** Give an example its button. @param {HTMLElement} code */
function liven(code) {
  const name = code.dataset.example ?? "";
  const printed = /** @type {HTMLElement} */ (code.parentElement?.querySelector(".printed"));
  const title = code.closest("section")?.querySelector("h2")?.textContent ?? "";
  const run = made("button", { type: "button", textContent: words.run, ariaLabel: words.runExample(title) });
  const told = made("p", { className: "told", role: "status" });
  const box = made("div", { className: "code" });
  code.before(box);
  box.append(code, run, told);

  run.addEventListener("click", async () => {
    if (run.ariaDisabled === "true") return;
    able(run, false);
    told.textContent = words.running;
    try {
      const { run: text, view } = await ask("examples", { do: "run", example: name });
      if (text === undefined) throw new Error(view?.say ?? words.noAnswer);
      show(text, printed);
      told.textContent = words.printed;
    } catch (error) {
      told.textContent = error instanceof Error ? error.message : String(error);
    }
    able(run, true);
  });
}

/** A picture as one, everything else as text. @param {string} text @param {HTMLElement} printed */
function show(text, printed) {
  const picture = printed.querySelector("img");
  if (!picture) {
    printed.replaceChildren(made("samp", { textContent: text }));
    return;
  }
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  picture.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
  picture.src = address;
}
