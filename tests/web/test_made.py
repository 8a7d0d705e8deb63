"""What nobody has written is made of what the rules, the player and the package know; nothing of a
page may be lost on the way.
"""

import json
import re
import subprocess

import pytest

from tests.support.sites import CLONE, ROOT, page
from ttgo.session.session import Session
from ttgo.web import lessons, made

WRITTEN = {address: (ROOT / address).read_text(encoding="utf-8") for address in made.PAGES}


def test_the_first_view_is_pythons():
    """What the page shows before Python has answered is what Python then answers."""
    script = (
        'import("./static/game/store.js").then(({ FIRST }) => console.log(JSON.stringify(FIRST)))'
    )
    done = subprocess.run(
        ["node", "-e", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == json.loads(
        json.dumps(Session().handle({"do": "view"})["view"])
    )


@pytest.mark.parametrize("address", made.PAGES[:3])
def test_each_picture_of_a_page_is_there(address):
    shown = re.findall(r'<img src="([^"]+)"', page(address))
    assert shown
    for name in shown:
        assert (made.read(CLONE, f"static/{name}") or b"").startswith(b"<svg")


def test_a_position_that_the_player_cannot_play():
    """Its sentence, and no picture."""
    with pytest.raises(ValueError, match="no turn to play"):
        lessons.lessons(WRITTEN[made.PAGES[1]].replace('"v=1&amp;s=5"', '"v=1&amp;s=5&amp;t=--"'))
