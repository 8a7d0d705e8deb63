"""What nobody has written is made of what the rules, the player and the package know; nothing of a page may be lost on the way."""

import json
import re
import subprocess

import pytest

from tests.support.sites import CLONE, ROOT, page
from ttgo.demos.demos import DEMOS
from ttgo.session.session import Session
from ttgo.web import engines, lessons, made, python, words

WRITTEN = {address: (ROOT / address).read_text(encoding="utf-8") for address in made.PAGES}


def test_the_first_view_is_pythons() -> None:
    """What the page shows before Python has answered is what Python then answers."""
    script = (
        'import("./static/game/first.js").then(({ FIRST }) => console.log(JSON.stringify(FIRST)))'
    )
    done = subprocess.run(
        ["node", "-e", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == json.loads(
        json.dumps(Session().handle({"do": "view"})["view"])
    )


def test_nothing_of_it_is_written_down() -> None:
    """No made file is in the clone, and the pages have places for what is made, and nothing in them."""
    written = {
        path.relative_to(ROOT).as_posix()
        for path in [ROOT / "index.html", *ROOT.glob("static/**/*.html")]
    }
    others = [
        address
        for address in made.addresses(CLONE)
        if address not in written and not address.startswith(words.FOLDER)  # for node and tsc
    ]
    assert not [address for address in others if (ROOT / address).exists()]
    assert len(others) > len(DEMOS) + 10
    for address, text in WRITTEN.items():
        assert not re.search(r"<img|<figure>(?!</figure>)|data-labels|data-question", text)
        assert page(address) != text


@pytest.mark.parametrize("address", made.PAGES[:3])
def test_each_picture_of_a_page_is_there(address: str) -> None:
    shown = re.findall(r'<img src="([^"]+)"', page(address))
    assert shown
    for name in shown:
        assert (made.read(CLONE, f"static/{name}") or b"").startswith(b"<svg")


LOST = {
    "a lesson": (lessons.fill, made.PAGES[1], 'data-kind="think"', "no section 'tree'"),
    "a position to play": (lessons.fill, made.PAGES[1], 'v=1&amp;s=5"', "no section 'one'"),
    "an example": (python.fill, made.PAGES[2], 'data-example="game"', "not each of"),
    "the cases": (engines.fill, made.PAGES[3], "<!-- cases -->", "not one place"),
}


@pytest.mark.parametrize(("fill", "address", "part", "said"), LOST.values(), ids=LOST)
def test_what_is_lost_is_noticed(fill, address: str, part: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        fill(WRITTEN[address].replace(part, ""))


def test_a_position_that_the_player_cannot_play() -> None:
    """Its sentence, and no picture."""
    with pytest.raises(ValueError, match="no turn to play"):
        lessons.lessons(WRITTEN[made.PAGES[1]].replace('"v=1&amp;s=5"', '"v=1&amp;s=5&amp;t=--"'))
