/**
 * What is fetched only when it is asked for, and is not ours. A build knows such addresses in modules
 * one folder below static/: here and in code.js.
 */

export const ENCODER = new URL("../node_modules/gifenc/dist/gifenc.esm.js", import.meta.url);
