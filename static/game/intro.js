/**
 * What Go is, on the first board: stones close round one, it comes off, areas wash in; six seconds,
 * again and again, till somebody comes near. With reduced motion it is the last picture.
 */
import { Motion } from "../board/motion.js";
import { element } from "../board/parts.js";
import { stillView } from "../board/partial.js";

/** @import { Grid } from "../board/grid.js" */

const PACE = 600; // ms
const BEATS = 10; // of a round
const NONE = ".........";
const CORNER = ["XXX......", "..X......", "..X......"];
/** The rows between, and the stone that comes. @type {[string[], string][]} */
const PICTURES = [
  [[NONE, "....X....", NONE], ""],
  [[NONE, "...OX....", NONE], "D5"],
  [["....O....", "...OX....", NONE], "E6"],
  [["....O....", "...OXO...", NONE], "F5"],
  [["....O....", "...O.O...", "....O...."], "E4"],
];
const LAST = PICTURES.length - 1;
const LAND = ["BBB......", "bbB......", "bbB......"];
const REACH = [NONE, NONE, NONE, "....W....", "...WwW...", "....W....", ...LAND];

const VIEWS = PICTURES.map(([rows, at], turn) => ({
  ...stillView([NONE, NONE, NONE, ...rows, ...CORNER]),
  turn,
  last: at,
  steps: {
    at,
    colour: /** @type {const} */ ("white"),
    opponent: turn === LAST ? ["E5"] : [],
    own: [],
  },
  ...(turn === LAST ? { reach: REACH } : {}),
}));

/**
 * @param {Grid} board
 * @param {typeof import("./out/paint.js").paint} paint
 */
export function playIntro(board, paint) {
  const invite = element("invite");
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const motion = new Motion(draw);
  let beat = calm ? LAST - 1 : -1;
  let view = VIEWS[0];

  /** @param {import("../board/pen.js").Pen} pen */
  function layer({ ctx, m }) {
    if (motion.goes(performance.now())) draw(); // again in the next frame
    const { step, wash } = motion;
    paint(ctx, { view, before: VIEWS[LAST - 1], step, wash, coordinates: false }, m);
  }

  function draw() {
    if (!invite.hidden && !board.matches(":hover, :focus-within")) board.over = layer;
  }

  function goOn() {
    if (invite.hidden) return clearInterval(timer);
    if (!calm || beat < LAST) beat = (beat + 1) % BEATS;
    view = VIEWS[beat] ?? view;
    if (beat && VIEWS[beat]) motion.play(beat === LAST, false, beat === LAST);
    return draw();
  }

  const timer = setInterval(goOn, PACE);
  for (const comes of ["pointerenter", "pointerdown", "focusin"])
    board.addEventListener(comes, () => {
      if (!invite.hidden) board.over = null;
    });
  goOn();
}
