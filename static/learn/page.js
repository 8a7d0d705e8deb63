/** The page of demos: chapters by address, each board started when it is opened, and positions that links bring. */
import { Chapters } from "./chapters.js";
import { Demo } from "./demo.js";
import { Practice } from "./practice.js";
import { running } from "../board/parts.js";

document.body.classList.toggle("only", new URLSearchParams(location.search).has("only")); // in somebody's own page

const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("section.demo"));
const demos = new Map([...sections].map((section) => [section.id, new Demo(section)]));
const chapters = new Chapters(/** @type {HTMLElement} */ (document.querySelector("main")), demos);
const practice = new Practice(/** @type {HTMLElement} */ (document.getElementById("practice")));

/** "#rule-6", "#reach", "#reach&v=1&s=5", which puts a position into that demo, "#exercise-clear-2-17", "#daily". */
function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  if (id === "practice" || Practice.names(id)) {
    chapters.show("practice");
    void practice.show(id, rest.join("&"));
    return;
  }
  if (!chapters.show(id)) chapters.show("");
  if (rest.length) void demos.get(id)?.reset(rest.join("&"));
}

addEventListener("hashchange", follow);
addEventListener("keydown", (event) => {
  const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (way && event.target === document.body) (practice.demo?.section.offsetParent ? practice.demo : chapters.live)?.mode?.step?.(way);
});
follow();
running();
