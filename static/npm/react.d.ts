/** <tt-board> in JSX of React 19: `import type {} from "ttgo/react";` */
import type { Board, BoardAttributes, BoardEvents } from "./index.js";

type Listeners = {
  [Name in keyof BoardEvents as `on${Name}`]?: (
    event: CustomEvent<BoardEvents[Name]> & { target: Board },
  ) => void;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tt-board": BoardAttributes &
        Listeners & {
          children?: unknown;
          class?: string;
          className?: string;
          id?: string;
          key?: string | number;
          lang?: string;
          ref?: unknown;
          slot?: string;
          style?: unknown;
        };
    }
  }
}
