/**
 * A board whose position can be edited: tapping a point changes its colour, until one of the
 * buttons begins a game with it.
 */

/** @import { Event } from "../view.js" */
/** @import { Kit } from "./roles.js" */

export class Edit {
  /** @param {Kit} kit */
  constructor(kit) {
    this.kit = kit;
  }

  /** @param {Event | null} event */
  show(event) {
    const { view } = this.kit.play;
    if (event === null && view?.phase?.click !== "colour") void this.kit.play.send({ do: "edit" });
    else if (event?.do === "begin" && this.kit.board.way) this.kit.restart();
    else if (
      view &&
      (event?.do === "turn" || event?.do === "clear") &&
      view.phase?.click === "colour"
    )
      this.kit.tell("tt-edit", { stones: view.stones });
  }

  /** Leaving without choosing a player keeps the one to play. */
  rest() {
    const { view } = this.kit.play;
    if (view?.phase?.click === "colour")
      void this.kit.play.send({ do: "begin", player: view.toPlay });
  }

  end() {}
}
