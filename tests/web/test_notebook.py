"""A live board in a notebook: the element with the game, and what is read where no script runs."""

import base64
import re

import pytest

from ttgo import Game, Position
from ttgo.web.notebook import Live


def game():
    played = Game(3, setup=Position.parse(". X .\nX O .\n. . ."))
    played.play("C2")
    return played


def test_it_is_read_without_scripts():
    """The picture inside the element, with its description."""
    image = re.search(
        r'><img alt="([^"]*)" src="data:image/svg\+xml;base64,([^"]*)"></tt-board>',
        Live(game())._repr_html_(),
    )
    assert image
    assert image[1].startswith("3 black stones: A2, C2, B3. ")
    assert base64.b64decode(image[2]).startswith(b"<svg")
    assert '<img alt="3 schwarze Steine: ' in Live(game(), lang="de")._repr_html_()


def test_attributes():
    """Texts are escaped, True is a name alone, False is nothing."""
    text = Live(game(), play=True, edit=False, level=300, label='"><script>').html()
    assert ' play level="300" label="&quot;&gt;&lt;script&gt;"><pre>' in text
    assert "edit" not in text


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"site": "ftp://x/"}, "A site is an address"),
        ({"site": "https://x"}, "with a / at its end"),
        ({"onclick": "x"}, "has no attribute 'onclick'"),
        ({"style": "x"}, "has no attribute 'style'"),
        ({"label": None}, "label is text, a number, True or False, not None"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_cannot_be_taken(given, sentence):
    with pytest.raises(ValueError, match=sentence):
        Live(game(), **given)


def test_it_is_made_of_a_game():
    with pytest.raises(ValueError, match="made from a Game, not from 7"):
        Live(7)  # type: ignore[arg-type]
