/** Practice: exercises by address, "#practice-clear-2-17" or "#daily". */
import "../board/aria.js";
import "../embed/element.js";
import { follow, lang, main } from "./address.js";
import { Practice } from "./practice.js";

const practice = new Practice(main, lang);
follow((id, link) => practice.show(id, link));
