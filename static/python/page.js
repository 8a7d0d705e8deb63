/**
 * The Python page: each example can be run by the page's own Python. What runs is not the text on the page but the example of that name
 * in ttgo/teach/examples.py, which the text shows.
 */
import { ask } from "./shared.js";

for (const code of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-example]"))) liven(code);

/** Give an example its button. @param {HTMLElement} code */
function liven(code) {
  const name = code.dataset.example ?? "";
  const printed = /** @type {HTMLElement} */ (code.parentElement?.querySelector(".printed"));
  const run = document.createElement("button");
  run.type = "button";
  run.textContent = "Run";
  run.setAttribute("aria-label", `Run the example “${code.closest("section")?.querySelector("h2")?.textContent}”`);
  const told = document.createElement("p");
  told.className = "told";
  told.role = "status";
  const box = document.createElement("div");
  box.className = "code";
  code.before(box);
  box.append(code, run, told);

  run.addEventListener("click", async () => {
    if (run.ariaDisabled === "true") return;
    run.ariaDisabled = "true";
    told.textContent = "Running …";
    try {
      const { run: text, view } = await ask("examples", { do: "run", example: name });
      if (text === undefined) throw new Error(view?.say ?? "Python gave no answer.");
      show(text, printed);
      told.textContent = "This is what your browser’s Python printed.";
    } catch (error) {
      told.textContent = error instanceof Error ? error.message : String(error);
    }
    run.ariaDisabled = "false";
  });
}

/** A picture as one, everything else as text. @param {string} text @param {HTMLElement} printed */
function show(text, printed) {
  const picture = printed.querySelector("img");
  if (!picture) {
    const samp = document.createElement("samp");
    samp.textContent = text;
    printed.replaceChildren(samp);
    return;
  }
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  picture.addEventListener("load", () => URL.revokeObjectURL(address), { once: true });
  picture.src = address;
}
