/**
 * What a link names: the cards that are on, the grid and the turns, never code. None of it is
 * trusted. Older links held lines of Python, which are told as text.
 */
import { unpacked } from "../keep/packed.js";

/** @typedef {{graph: string, cards: string[], turns: string[], code?: string}} Link */

const OLDER = "#c=";

/** @param {string} text */
const listed = (text) => text.split(" ").filter(Boolean);

/** @param {Link} link @returns {string} the fragment */
export function fragmentOf({ graph, cards, turns }) {
  const parts = { grid: graph, cards: cards.join(" "), turns: turns.join(" ") };
  return `#${new URLSearchParams(Object.entries(parts).filter(([, text]) => text))}`;
}

/**
 * What a fragment names; null if it is no link. Rejects if it cannot be read.
 * @param {string} fragment
 * @returns {Promise<Link | null>}
 */
export async function linkIn(fragment) {
  if (fragment.startsWith(OLDER)) return older(fragment.slice(OLDER.length));
  const parts = new URLSearchParams(fragment.slice(1));
  const [graph, cards, turns] = ["grid", "cards", "turns"].map((name) => parts.get(name) ?? "");
  return graph ? { graph, cards: listed(cards), turns: listed(turns) } : null;
}

/**
 * JSON, compressed.
 * @param {string} packed
 * @returns {Promise<Link>}
 */
async function older(packed) {
  const { g, e = {}, t = "" } = JSON.parse(await unpacked(packed));
  const code = Object.values(e);
  if (typeof g !== "string" || typeof t !== "string") throw new TypeError(g);
  return { graph: g, cards: [], turns: listed(t), code: code.join("\n\n\n") };
}
