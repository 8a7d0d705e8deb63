/** What the tests take from node, whose own types would be one more package. */
declare module "node:buffer";
declare module "node:fs/promises";
declare module "node:test";
declare module "node:vm";
declare module "node:assert/strict" {
  const assert: any;
  export default assert;
}
declare function setImmediate(act: (...given: any[]) => void): void;
