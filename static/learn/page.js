/**
 * Learn: boards by address, and positions from links. And Practice: exercises by address,
 * "#practice-clear-2-17a" or "#daily". One file for both, since most of it is the boards.
 */
import "../board/aria.js";
import { Board } from "../embed/element.js";
import { follow, lang, main } from "./address.js";
import { Course } from "./course.js";
import { Practice } from "./practice.js";
import { tabulate } from "./results.js";
import { element } from "../board/parts.js";
import { sayAddress } from "../site.js";

/** Where boards are that once were here, by how their names begin. @type {Record<string, string>} */
const MOVED = { cases: "index", "ing-5x5": "the-ing-example", "dead-5x5": "suicide-as-a-threat" };

function learn() {
  sayAddress(main.querySelectorAll("pre"));
  for (const board of main.querySelectorAll("tt-board")) board.setAttribute("lang", lang);
  const course = new Course(main);
  // "#rule-6", "#reach", "#reach&v=1&s=5", which puts a position on that board. Exercises once were
  // on this page.
  follow((id, link) => {
    const moved = Object.keys(MOVED).find((name) => id.startsWith(name));
    if (/^(?:practice$|exercise-|daily(?:-|$))/.test(id))
      location.replace(`practice.html${location.search}${location.hash.replace(/^#practice/, "")}`);
    else if (moved) location.replace(`why/${MOVED[moved]}.html`);
    else if (!course.show(id, link)) course.show("");
  });
  tabulate(
    /** @type {HTMLTextAreaElement} */ (element("results")),
    /** @type {Element} */ (main.querySelector(".results")),
  );
}

function practise() {
  const practice = new Practice(main, lang);
  follow((id, link) => practice.show(id, link));
}

Board.define();
if (main.id === "practice") practise();
else learn();
