"""A live board in a notebook: the element with the game, and what is read where no script runs."""

import html
import re

import pytest

from ttgo import Game, Position
from ttgo.record import link
from ttgo.web.notebook import Live


def game() -> Game:
    played = Game(3, setup=Position.parse(". X .\nX O .\n. . ."))
    played.play("C2")
    return played


def test_the_link_is_the_game() -> None:
    """Its start and its turns, after the last of them."""
    found = re.search(r'<tt-board link="([^"]*)"', Live(game()).html())
    assert found
    record = link.read(html.unescape(found[1]))
    assert record.match().game.position == game().position
    assert [node.word for node in record.main_line()] == ["C2"]


def test_it_is_read_without_scripts() -> None:
    """The diagram inside the element; the picture, and plain text, beside it."""
    bundle = Live(game())._repr_mimebundle_()
    assert "<pre>\n. X .\nX O X\n. . .\n</pre>" in bundle["text/html"]
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["text/plain"] == ". X .\nX O X\n. . ."


def test_attributes() -> None:
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
def test_what_cannot_be_taken(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Live(game(), **given)  # type: ignore[arg-type]


def test_what_is_no_game() -> None:
    with pytest.raises(ValueError, match="made of a Game, not of 5"):
        Live(5)  # type: ignore[arg-type]
