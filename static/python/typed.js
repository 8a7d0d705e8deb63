/** WebAssembly from hosts that do not know its type, and send it as bytes: browsers compile it on its way only where it says what it is. */

const TYPE = "application/wasm";

/** The response itself wherever it can be: only that keeps the browser's compiled copy. @param {string} address @param {Response} response */
export function typed(address, response) {
  const known = !address.endsWith(".wasm") || response.headers.get("content-type")?.startsWith(TYPE);
  return known || !response.ok ? response : new Response(response.body, { headers: { "content-type": TYPE } });
}
