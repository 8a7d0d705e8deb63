/**
 * What a link holds: the edited functions, the grid and the turns, as JSON, compressed, in the
 * fragment. None of it is trusted.
 */

/** @typedef {{graph: string, edits: Record<string, string>, turns: string[]}} Saved */

const MARK = "#c=";
const MOST = 200_000; // bytes, unpacked

/** @param {Saved} saved @returns {Promise<string>} the fragment; "" for the page's start */
export async function fragmentOf({ graph, edits, turns }) {
  const text = JSON.stringify({
    g: graph,
    ...(Object.keys(edits).length ? { e: edits } : {}),
    ...(turns.length ? { t: turns.join(" ") } : {}),
  });
  const packed = new Uint8Array(
    await new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")),
    ).arrayBuffer(),
  );
  return (
    MARK +
    btoa(String.fromCharCode(...packed))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "")
  );
}

/**
 * What a fragment holds; null if empty. Throws if it cannot be read.
 * @param {string} fragment
 * @returns {Promise<Saved | null>}
 */
export async function savedIn(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  const bytes = Uint8Array.from(
    atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0),
  );
  const { g, e = {}, t = "" } = JSON.parse(await unpacked(bytes));
  const edits = Object.entries(e);
  if (
    typeof g !== "string" ||
    typeof t !== "string" ||
    !edits.every(([, code]) => typeof code === "string")
  )
    throw new TypeError(g);
  return { graph: g, edits: Object.fromEntries(edits), turns: t ? t.split(" ") : [] };
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
