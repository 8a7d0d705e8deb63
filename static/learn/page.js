/** The page of demos: starts each board when it comes near, and opens a position that a link brings to a demo. */
import { Demo } from "./demo.js";
import { Quiz } from "./quiz.js";
import { whenNear } from "../board/parts.js";

const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("section.demo"));
const demos = new Map([...sections].map((section) => [section.id, new Demo(section)]));
const quiz = document.getElementById("quiz");
if (quiz) new Quiz(quiz);

// Reading comes first: a board starts when its section is near and the browser has nothing better to do.
whenNear(sections, ({ id }) => idly(() => void demos.get(id)?.start()));

/** @param {() => void} work */
function idly(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}

/** "#reach&v=1&s=5" puts a position into the demo "reach". */
function followLink() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  const demo = demos.get(id);
  if (!demo || !rest.length) return;
  demo.section.scrollIntoView();
  void demo.reset(rest.join("&"));
}

addEventListener("hashchange", followLink);
followLink();
