"""What a second visit fetches after a release in which one sentence has changed: `python3 -m
tests.bench.release`, and with --names each file.

A Chromium visits a page of a built site, plays a stone on the game's, and waits until the service
worker has kept what it keeps. Then the host has another release, and the page is visited again in
the same way. Counted are the bytes of the answers, packed, beside the page's own document; and the
same of the first visit. Seven builds take some minutes.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.browser import ROOT, chromium, table
from tests.bench.start import Host, serving

PAGES = {
    "game": "?python=micropython",
    "Learn": "static/rules.html",
    "embed": "static/embed.html",
    "Who won?": "static/why/who-won.html",
}
ENGLISH = "ttgo/languages/en.json"
# The file, the room of a catalogue, and the name of the message
CHANGES = {
    "nothing": None,
    "another page": ("ttgo/lessons/docs/family.md", "One move, four", "One move and four"),
    "a script": (ENGLISH, "scripts", "game.saved"),
    "boards": (ENGLISH, "scripts", "board.goBoard"),
    "boards in use": (ENGLISH, "scripts", "asked.noMore"),
    "Python": (ENGLISH, "python", "settled"),
    "Python's questions": (ENGLISH, "teach", "which_reach"),
}
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  for (let worker; (worker = registration.installing); )
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
}"""


def source(folder):
    """A copy of what a clone has, to be changed."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout.split("\0")
    for name in filter(None, names):
        if name.startswith("ttgo/languages/") and not name.endswith(("/en.json", "/de.json")):
            continue  # with fewer of them a build takes less long
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    modules = "static/node_modules"
    shutil.copytree(ROOT / modules, folder / modules, symlinks=True)


def built(folder, site, change):
    """The files of a release by address."""
    if change:
        name, *which = change
        path = folder / name
        before = path.read_text(encoding="utf-8")
        path.write_text(changed(before, *which), encoding="utf-8")
    command = [sys.executable, "-m", "ttgo", "build", str(site)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    if change:
        path.write_text(before, encoding="utf-8")
    return {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and path.suffix != ".gz"
    }


def changed(text, first, second):
    """A catalogue whose message says one word more, or a page in which a text stands for another."""
    if not text.startswith("{"):
        assert first in text
        return text.replace(first, second, 1)
    rooms = json.loads(text)
    assert second in rooms[first], second
    rooms[first][second] += " now"
    return json.dumps(rooms, ensure_ascii=False)


class Counting(Host):
    """A host that knows what it has sent."""

    def __init__(self, files):
        super().__init__(files)
        self.sent: dict[str, int] = {}

    def pack(self, address):
        data = super().pack(address)
        self.sent[address] = len(data)
        return data


def visit(context, host, home, address):
    """What a visit of a page fetches, by address."""
    host.sent = {}
    page = context.new_page()
    page.goto(home + address)
    if not address.startswith("static/"):
        page.locator('tt-grid [data-at="E5"]').dispatch_event("click")
    page.wait_for_load_state("networkidle")
    page.evaluate(KEPT)
    page.wait_for_load_state("networkidle")
    page.close()
    own = address if address.startswith("static/") else "index.html"
    return {name: size for name, size in host.sent.items() if name != own}


def main():
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.release")
    parser.add_argument("--names", action="store_true", help="name what is fetched")
    given = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        folder = Path(place, "source")
        source(folder)
        releases = {
            name: built(folder, Path(place, f"site{k}"), change)
            for k, (name, change) in enumerate(CHANGES.items())
        }
        host = Counting(releases["nothing"])
        with serving(host) as home:
            for page, address in PAGES.items():
                row = []
                for what, files in releases.items():
                    host.files, host.packed = releases["nothing"], {}
                    context = browser.new_context()
                    first = visit(context, host, home, address)
                    host.files, host.packed = files, {}
                    second = visit(context, host, home, address)
                    context.close()
                    row += [sum(second.values()) / 1000]
                    if given.names:
                        print(page, "|", what, "|", second)
                rows.append([page, sum(first.values()) / 1000, *row])
    print(table(["kB; page", "first visit", *releases], rows))


if __name__ == "__main__":
    main()
