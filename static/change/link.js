/**
 * What a link names: the cards that are on, the grid and the turns, never code. None of it is
 * trusted. Older links held lines of Python, which are told as text.
 */

/** @typedef {{graph: string, cards: string[], turns: string[], code?: string}} Link */

const OLDER = "#c=";
const MOST = 200_000; // bytes, unpacked

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
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
  const { g, e = {}, t = "" } = JSON.parse(await unpacked(bytes));
  const code = Object.values(e);
  if (typeof g !== "string" || typeof t !== "string") throw new TypeError(g);
  return { graph: g, cards: [], turns: listed(t), code: code.join("\n\n\n") };
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0, part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new RangeError(String(size));
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}
