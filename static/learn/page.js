/** The page of demos: starts each board when it comes near, and opens a position that a link brings to a demo. */
import { Demo } from "./demo.js";
import { Quiz } from "./quiz.js";

/** @type {Map<string, Demo>} */
const demos = new Map();
for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("section.demo"))) {
  demos.set(section.id, new Demo(section));
}
const quiz = document.getElementById("quiz");
if (quiz) new Quiz(quiz);

// Reading comes first: a board starts when its section is near and the browser has nothing better to do.
const near = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    idly(() => void demos.get(target.id)?.start());
  }
}, { rootMargin: "300px" });
for (const { section } of demos.values()) near.observe(section);

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
