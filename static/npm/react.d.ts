/** <tt-board> in JSX of React 19: `import type {} from "ttgo/react";` */
import type { BoardAttributes } from "./index.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tt-board": BoardAttributes & {
        children?: unknown;
        class?: string;
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
