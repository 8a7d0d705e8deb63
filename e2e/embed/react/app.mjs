// What an author writes with React: a board whose turns are state, a board in a diagram, and state beside them.
import { createElement as h, useState } from "react";

export function App() {
  const [line, setLine] = useState("B2");
  const [tag, setTag] = useState("en");
  return h(
    "main",
    { lang: tag },
    h("h1", null, "A page"),
    h("tt-board", { id: "a", play: true, size: 3, moves: line, "ontt-turn": ({ target }) => setLine(target.view.turns.join(" ")) }),
    h("output", null, line),
    h("tt-board", { id: "b", triangle: "B2", caption: "Diagram 1" }, "\n. X .\nX O .\n. . .\n"),
    h("button", { onClick: () => setTag("de") }, "Deutsch"),
  );
}
