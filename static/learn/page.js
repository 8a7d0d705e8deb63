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

/** Boards that once were here. @type {Record<string, string>} */
const CASES = {
  cases: "index",
  "ing-5x5": "the-ing-example",
  "ing-5x5-suicide": "the-ing-example",
  "ing-5x5-three": "the-ing-example",
  "dead-5x5": "suicide-as-a-threat",
  "dead-5x5-suicide": "suicide-as-a-threat",
  "dead-5x5-ko": "suicide-as-a-threat",
};

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
  else if (CASES[id]) location.replace(`why/${CASES[id]}.html`);
  else if (!course.show(id, rest.join("&"))) course.show("");
}

addEventListener("hashchange", follow);
follow();
running();
