/**
 * Boards of a page are drawn one in a task, those in sight first: so a page with many stays at
 * hand.
 */

/** @type {[HTMLElement, () => void][]} */ let waiting = [];
let busy = false;

/** @param {HTMLElement} board @param {() => void} draw */
export function inTurn(board, draw) {
  if (busy) return void waiting.push([board, draw]);
  busy = true;
  setTimeout(next);
  draw();
}

function next() {
  busy = false;
  waiting = waiting.filter(([board]) => board.isConnected);
  const seen = waiting.findIndex(([board]) => {
    const { top, bottom } = board.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  });
  for (const turn of waiting.splice(Math.max(0, seen), 1)) inTurn(...turn);
}
