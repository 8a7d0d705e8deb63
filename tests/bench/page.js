// In the page that is measured, before its own scripts. `bench.next()` ends when the answer to the
// next click has been painted, and before it the stone.
(() => {
  const bench = (window.bench = { clicked: 0 });
  let painted = () => {};

  addEventListener(
    "click",
    (event) => {
      bench.clicked = event.timeStamp;
    },
    { capture: true },
  );

  // A task that is posted from a frame's last callback comes after that frame was painted.
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });

  // The board is given what waits for an answer, and then the view of that, as properties.
  bench.watch = () => {
    const board = document.getElementById("board");
    const after = (name, then) => {
      const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(board), name);
      Object.defineProperty(board, name, {
        get() {
          return get?.call(this);
        },
        set(value) {
          set.call(this, value);
          then(value);
        },
      });
    };
    after("waiting", (turns) => {
      if (turns.length)
        afterPaint(() => {
          bench.placed = performance.now();
        });
    });
    after("view", () => afterPaint(() => painted(performance.now())));
  };

  bench.next = () => {
    bench.done = new Promise((done) => {
      const since = (moment) => moment - bench.clicked;
      painted = (now) => done({ stone: since(bench.placed), painted: since(now) });
    });
  };
})();
