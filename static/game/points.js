/** What a person does on the board: tap a point, aim at one (a button then plays there), or look at one. */
import { pointOf } from "../board/parts.js";
import { note, say } from "./narrator.js";
import * as words from "../words.js";

/** @import { Grid } from "../board/grid.js" */
/** @import { Opponent } from "./opponent.js" */

/** @param {Grid} board @param {HTMLElement} place the button @param {Opponent} opponent @param {(at: string) => void} take @param {(at: string) => void} look */
export function listenToBoard(board, place, opponent, take, look) {
  board.addEventListener("tt-play", (event) => take(pointOf(event)));
  board.rests = false;
  board.addEventListener("tt-point", (event) => {
    const thought = opponent.look(pointOf(event));
    if (opponent.open) note(thought);
  });
  board.addEventListener("tt-look", (event) => {
    const at = pointOf(event);
    if (at) look(at);
    else note("");
  });
  board.addEventListener("tt-aim", (event) => {
    const at = pointOf(event);
    const places = (board.view?.phase?.click ?? "turn") === "turn"; // choosing a point takes a turn
    Object.assign(place, {
      hidden: false,
      textContent: places ? words.placeAt({ at }) : words.chooseAt({ at }),
    });
    say(0, words.aiming({ at, what: places ? "place" : "choose" }));
    note(opponent.look(at));
  });
  place.addEventListener("click", () => take(board.aim));
}
