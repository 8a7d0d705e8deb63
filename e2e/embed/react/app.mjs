// What an author writes with React: a board whose turns are state, a board in a diagram, and state
// beside them.
import { createElement as h, useEffect, useRef, useState } from "react";

export function App() {
  const [line, setLine] = useState("B2");
  const [tag, setTag] = useState("en");
  const board = useRef(null);
  // React 19 gives a listener such as `ontt-turn` to no element that it takes over (react/react
  // 35446); a ref does it everywhere.
  useEffect(() => {
    const heard = ({ target }) => setLine(target.view.turns.join(" "));
    const here = board.current;
    here.addEventListener("tt-turn", heard);
    return () => here.removeEventListener("tt-turn", heard);
  }, []);
  return h(
    "main",
    { lang: tag },
    h("h1", null, "A page"),
    h("tt-board", { id: "a", play: true, size: 3, moves: line, ref: board }),
    h("output", null, line),
    h("tt-board", { id: "b", triangle: "B2", caption: "Diagram 1" }, "\n. X .\nX O .\n. . .\n"),
    h("button", { onClick: () => setTag("de") }, "Deutsch"),
  );
}
