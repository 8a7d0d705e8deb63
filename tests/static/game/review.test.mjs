/** Which keys and which swipes step through a game that is reviewed. */
import assert from "node:assert/strict";
import { rows } from "../support/rows.mjs";

const { stepOf, swipeOf } = await import("../../../static/game/review.js");
const KEY = { key: "ArrowLeft", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: { closest: () => null } };

rows("how many turns a key steps", {
  "left": [{}, -1], "right": [{ key: "ArrowRight" }, 1], "Home": [{ key: "Home" }, -Infinity], "End": [{ key: "End" }, Infinity], "up is no step": [{ key: "ArrowUp" }, 0], "a letter": [{ key: "a" }, 0],
  "with Shift it is the board's": [{ shiftKey: true }, 0], "with Alt the browser's": [{ altKey: true }, 0], "with Control": [{ ctrlKey: true }, 0], "with Command": [{ metaKey: true }, 0],
  "in a field it is the field's": [{ target: { closest: () => ({}) } }, 0], "from the window itself": [{ target: {} }, -1],
}, (more, by) => assert.equal(stepOf({ ...KEY, ...more }), by));

rows("how many turns a swipe steps", {
  "to the left": [[200, 0], [100, 10], 300, 1], "to the right": [[200, 0], [260, 10], 300, -1], "too short": [[200, 0], [160, 0], 300, 0], "too slow": [[200, 0], [100, 0], 900, 0],
  "aslant": [[200, 0], [100, 60], 300, 0], "down": [[200, 0], [200, 300], 300, 0], "from the left rim": [[10, 0], [100, 0], 300, 0], "from the right rim": [[385, 0], [200, 0], 300, 0],
}, ([x, y], [endX, endY], time, by) => assert.equal(swipeOf({ x, y, time: 0 }, { x: endX, y: endY, time }, 390), by));
