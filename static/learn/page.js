/** Learn: boards by address, and positions from links. */
import "../board/aria.js";
import "../embed/element.js";
import { Course } from "./course.js";
import { Practice } from "./practice.js";
import { running } from "../board/parts.js";

const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? document.documentElement.lang; // of what boards say
for (const board of document.querySelectorAll("tt-board")) board.setAttribute("lang", lang);
document.body.classList.toggle("only", asked.has("only")); // in another page

const course = new Course(/** @type {HTMLElement} */ (document.querySelector("main")));
const practice = new Practice(
  /** @type {HTMLElement} */ (document.getElementById("practice")),
  lang,
);

/**
 * "#rule-6", "#reach", "#reach&v=1&s=5", which puts a position on that board,
 * "#exercise-clear-2-17", "#daily".
 */
function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  const exercise = id === "practice" || Practice.names(id);
  if (!course.show(exercise ? "practice" : id, rest.join("&"))) course.show("");
  if (exercise) void practice.show(id, rest.join("&"));
}

addEventListener("hashchange", follow);
follow();
running();
