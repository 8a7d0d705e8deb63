"""What a click costs at least, in the same browser and counted in the same way: on a page without Python, rules or words."""

from playwright.sync_api import Browser

from tests.bench.browser import spread

SIZE = 760  # pixels of the canvas, as the board's on a desktop

PAGE = f"""<!doctype html><title>Clicks</title><p id="said">0</p><canvas id="board" width="{SIZE}" height="{SIZE}"></canvas>
<script>
const ctx = board.getContext("2d");
let clicks = 0;
window.took = [];
const DRAW = {{
  "a number": () => {{}},
  "361 discs": () => {{
    ctx.clearRect(0, 0, {SIZE}, {SIZE});
    for (let k = 0; k < 361; k++) {{
      ctx.beginPath();
      ctx.arc((k % 19) * 40 + 20, Math.floor(k / 19) * 40 + 20, 18, 0, 2 * Math.PI);
      ctx.fillStyle = (k + clicks) % 2 ? "black" : "white";
      ctx.fill();
      ctx.stroke();
    }}
  }},
}};
addEventListener("click", ({{ timeStamp }}) => {{
  said.textContent = String(++clicks);
  requestAnimationFrame(() => {{
    DRAW[window.what]();
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = () => took.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }});
}});
</script>"""


def floor(browser: Browser, count: int) -> dict[str, dict[str, float]]:
    """Milliseconds until a page has painted a number, and until it has painted as many discs as a 19x19 grid has points."""
    facts = {}
    for what in ("a number", "361 discs"):
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_content(PAGE)
        page.evaluate("what => { window.what = what; }", what)
        for _ in range(count + 10):
            page.mouse.click(300, 300)
            page.wait_for_timeout(30)
        facts[what] = spread(page.evaluate("took")[10:])
        page.close()
    return facts
