/**
 * In a worker that runs what a reader writes: its WebAssembly takes no more memory than a phone can
 * spare. Python then raises MemoryError.
 */
const MOST = 512_000_000; // bytes
const PAGE = 65_536;

const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > MOST) throw new RangeError();
  return grow.call(this, pages);
};

export {}; // a module
