/**
 * One game counted by area and by territory: the form's choices go to Python, and both counts come
 * back.
 */
import "../board/aria.js";
import "../board/grid.js";
import { LATER } from "../board/later.js";
import { ask } from "../python/boards-client.js";
import { element } from "../board/parts.js";
import { joined } from "../joined.js";
import { stillView } from "../board/partial.js";

const form = /** @type {HTMLFormElement} */ (element("choices"));
const grid = /** @type {import("../board/grid.js").Grid} */ (document.createElement("tt-grid"));
grid.setAttribute("label", form.dataset.label ?? "");
grid.later = LATER;

async function count() {
  const given = new FormData(form);
  const event = {
    last: String(given.get("last")),
    komi: Number(given.get("komi")),
    ...Object.fromEntries(["dead", "inside", "seki"].map((name) => [name, given.has(name)])),
  };
  /** @type {import("../view.js").Answer | Error} */
  const answer = await ask({ do: "territory", shown: event }).catch((error) => error);
  if (answer instanceof Error || !answer.territory) {
    element("told").textContent =
      answer instanceof Error ? answer.message : (answer.view?.say ?? "");
    return;
  }
  const { rows, dead, area, territory, say } = answer.territory;
  grid.view = stillView(rows);
  grid.markup = { cross: dead };
  document.querySelector(".hero > img")?.replaceWith(grid);
  for (const [name, { black, white, say: won }] of Object.entries({ area, territory })) {
    element(`${name}-black`).textContent = String(black);
    element(`${name}-white`).textContent = String(white);
    element(`${name}-won`).textContent = won;
  }
  element("told").textContent = joined(...say);
}

form.hidden = false;
form.addEventListener("input", () => void count());
form.addEventListener("submit", (event) => event.preventDefault());
void count();
