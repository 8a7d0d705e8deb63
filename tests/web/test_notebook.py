"""A live board in a notebook: the element with the game, and what is read where no script runs."""

import base64
import re
import sys
from typing import Any

import pytest

from ttgo import Game, Position
from ttgo.record import link
from ttgo.web.notebook import Live


def game():
    played = Game(3, setup=Position.parse(". X .\nX O .\n. . ."))
    played.play("C2")
    return played


def test_it_is_read_without_scripts():
    """The picture inside the element, with its description; the same, and plain text, beside it."""
    bundle: dict[str, Any] = Live(game())._repr_mimebundle_()
    image = re.search(
        r'><img alt="([^"]*)" src="data:image/svg\+xml;base64,([^"]*)"></tt-board>',
        bundle["text/html"],
    )
    assert image
    assert image[1].startswith("3 black stones: A2, C2, B3. ")
    assert base64.b64decode(image[2]).decode() == bundle["image/svg+xml"]
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["text/plain"] == ". X .\nX O X\n. . ."
    german = str(Live(game(), lang="de")._repr_mimebundle_()["text/html"])
    assert '<img alt="3 schwarze Steine: ' in german


@pytest.mark.parametrize("widget", [False, True])
def test_without_anywidget(widget, monkeypatch):
    """Or if it is not wanted: the element is shown all the same, and a sentence says what it takes
    to hear of turns.
    """
    if widget:
        monkeypatch.setitem(sys.modules, "ttgo.web.widget", None)
    live = Live(game(), widget=widget, play=True)
    assert [*live._repr_mimebundle_()] == ["text/html", "image/svg+xml", "text/plain"]
    live.game = Game(3)
    assert live.turns == ()
    with pytest.raises(ValueError, match=r"pip install ttgo\[notebook\], and no widget=False"):
        live.observe(print)


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


def test_with_anywidget_it_is_a_widget_too():
    """A front end takes that one; the page's texts are what it shows and what is played."""
    live = Live(game(), site="http://127.0.0.1:1/", play=True, lang="de")
    assert "application/vnd.jupyter.widget-view+json" in live._repr_mimebundle_()
    assert live._widget.site == "http://127.0.0.1:1/"
    assert live._widget.attributes == '{"play": "", "lang": "de"}'
    assert live._widget.given == link.write(link.read(live._widget.given))


def test_what_is_played_comes_back():
    """The game and its turns, and whoever wants to hear of it; a text that is no game is none."""
    live, heard = Live(Game(3)), []
    live.observe(lambda board: heard.append(board.turns))
    live._widget.played = "v=1&s=3&t=bbaa"
    assert live.turns == ("B2", "A3")
    for junk in ("", "v=1&s=99&t=bb", "#", "v=1&s=3&t=bbbb"):
        live._widget.played = junk
    assert live.turns == ("B2", "A3")
    assert heard == [("B2", "A3")]
    assert live.game.position == Position.parse("O . .\n. X .\n. . .")


def test_another_game_is_shown():
    live = Live(Game(3))
    live.game = game()
    assert live.turns == ("C2",)
    assert link.read(live._widget.given).match().game.position == game().position
    for change in (
        lambda: Live(7),  # type: ignore[arg-type]
        lambda: setattr(live, "game", 7),
    ):
        with pytest.raises(ValueError, match="made of a Game, not of 7"):
            change()
