/** The <tt-board> element, for TypeScript and JSX. The site's page Embed explains all of it. */

/** A game as plain values; view.js of the site lists all of them. */
export interface View {
  turn: number;
  turns: string[];
  stones: string[];
  toPlay: "black" | "white";
  say: string;
  [name: string]: unknown;
}

type Value = string | number | boolean | null | undefined;
type Side = "black" | "white" | null;

/** What makes the game, how it looks, and what a reader can do. */
export interface BoardAttributes {
  size?: Value;
  graph?: Value;
  moves?: Value;
  at?: Value;
  komi?: Value;
  rules?: Value;
  ending?:
    "strict" | "tromp" | "taylor" | "simple" | "chinese" | "kgs" | "japanese" | "judge" | null;
  handicap?: Value;
  first?: Side;
  sgf?: Value;
  link?: Value;
  demo?: Value;
  show?: Value;
  play?: Value;
  areas?: "shading" | "marks" | "none" | null;
  theme?: "auto" | "light" | "dark" | "wood" | "slate" | "paper" | "contrast" | null;
  label?: Value;
  caption?: Value;
  numbers?: Value;
  labels?: Value;
  triangle?: Value;
  square?: Value;
  circle?: Value;
  cross?: Value;
  line?: Value;
  arrow?: Value;
  dim?: Value;
  stars?: Value;
  crop?: Value;
  ask?: Value;
  solve?: Value;
  steps?: Value;
  life?: Value;
  opponent?: Side;
  edit?: Value;
  autoplay?: Value;
  level?: Value;
  goal?: "capture" | null;
  right?: Value;
  wrong?: Value;
  reply?: Value;
  words?: Value;
  whatif?: Value;
  facts?: Value;
  ways?: Value;
}

export interface BoardEvents {
  "tt-turn": {
    turn: number;
    at: string;
    player: "black" | "white";
    cleared: string[];
    black: number;
    white: number;
    say: string;
  };
  "tt-illegal": { at: string; rule: number; turn: number | null; reason: string };
  "tt-place": { turn: number; turns: string[] };
  "tt-over": { result: string; black: number; white: number; komi: number };
  "tt-answer": { at: string | number; right: boolean; left: number; done: boolean };
  "tt-step": { step: number; steps: number; rule: number; say: string };
  "tt-edit": { stones: string[] };
  "tt-main": { text: string; act(): unknown } | null;
  "tt-change": { turns: string[]; result: string | null };
}

export interface Board extends HTMLElement, BoardAttributes {
  /** The newest view; null before the first answer. */
  readonly view: View | null;
  /** Why the board cannot be what was asked for; null if it can. */
  readonly error: Error | null;
  way: string;
  turn(at: string): Promise<View>;
  undo(): Promise<View>;
  redo(): Promise<View>;
  goto(turn: number | "end"): Promise<View>;
  reset(): Promise<View>;
  /** The fragment of a link to the game. */
  fragment(): Promise<string>;
  /** The grid as SVG. */
  picture(): Promise<string>;
  addEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (event: CustomEvent<BoardEvents[Name]> & { target: Board }) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Once the element is defined; on a server at once. */
export const ready: Promise<unknown>;

declare global {
  interface HTMLElementTagNameMap {
    "tt-board": Board;
  }
}
