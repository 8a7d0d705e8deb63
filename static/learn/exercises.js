/** Practice: exercises by address, "#exercise-clear-2-17" or "#daily". */
import "../board/aria.js";
import "../embed/element.js";
import { Practice } from "./practice.js";
import { running } from "../board/parts.js";

const asked = new URLSearchParams(location.search);
document.body.classList.toggle("only", asked.has("only")); // in another page
const practice = new Practice(
  /** @type {HTMLElement} */ (document.querySelector("main")),
  asked.get("lang") ?? document.documentElement.lang, // of what boards say
);

function follow() {
  const [id, ...rest] = location.hash.slice(1).split("&");
  void practice.show(id, rest.join("&"));
}

addEventListener("hashchange", follow);
follow();
running();
