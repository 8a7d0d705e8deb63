/** Learn: boards by address, and positions from links. */
import "../board/aria.js";
import "../embed/element.js";
import { Course } from "./course.js";
import { running } from "../board/parts.js";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? document.documentElement.lang; // of what boards say
for (const board of document.querySelectorAll("tt-board")) board.setAttribute("lang", lang);
document.body.classList.toggle("only", asked.has("only")); // in another page

const course = new Course(/** @type {HTMLElement} */ (document.querySelector("main")));

/**
 * "#rule-6", "#reach", "#reach&v=1&s=5", which puts a position on that board. Exercises once were
 * on this page.
 */
function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  if (/^(?:practice$|exercise-|daily(?:-|$))/.test(id))
    location.replace(
      new URL(
        `practice.html${location.search}${location.hash.replace(/^#practice/, "")}`,
        location.href,
      ),
    );
  else if (!course.show(id, rest.join("&"))) course.show("");
}

addEventListener("hashchange", follow);
follow();
running();
