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

/** Where boards are that once were here, by how their names begin. @type {Record<string, string>} */
const MOVED = { cases: "index", "ing-5x5": "the-ing-example", "dead-5x5": "suicide-as-a-threat" };

/**
 * "#rule-6", "#reach", "#reach&v=1&s=5", which puts a position on that board. Exercises once were
 * on this page.
 */
function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  const moved = Object.keys(MOVED).find((name) => id.startsWith(name));
  if (/^(?:practice$|exercise-|daily(?:-|$))/.test(id))
    location.replace(
      new URL(
        `practice.html${location.search}${location.hash.replace(/^#practice/, "")}`,
        location.href,
      ),
    );
  else if (moved) location.replace(`why/${MOVED[moved]}.html`);
  else if (!course.show(id, rest.join("&"))) course.show("");
}

addEventListener("hashchange", follow);
follow();
running();
