/** A board whose position is to be changed: choosing a point changes its colour, until one of the buttons begins a game with it. */

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
    else if (view && (event?.do === "turn" || event?.do === "clear") && view.phase?.click === "colour") this.kit.tell("tt-edit", { stones: view.stones });
  }

  end() {}
}
