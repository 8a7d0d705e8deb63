"""What tests ask of the boards that teach, and the parts of their page."""

import re

from tests.support.boards import at
from tests.support.search import captured
from tests.support.sites import page
from ttgo.explain.evidence import reach_of
from ttgo.rules import EMPTY
from ttgo.teach.frames import whole

TEXT = page("static/rules.html")
SECTIONS = {
    name: section
    for section, name in re.findall(
        r'(<section class="demo[^"]*" id="([\w-]+)".*?</section>)', TEXT, re.DOTALL
    )
}


def after(demo, turn):
    """The game of a demo after so many of its turns."""
    game = demo.record.new_match().game
    for node in demo.record.line()[1 : turn + 1]:
        game.play(node.word)
    return game


def over(demo):
    """The match at the end of a demo's line, where it is over."""
    match = whole(demo.record)
    assert match.over
    return match


def reached(game, vertex):
    """The players' colours that a point reaches."""
    return set(reach_of(game.position, at(game, vertex))) - {EMPTY}


def killed(game, vertex, turns):
    """Whether the stone there can be captured within so many turns, by moves anywhere, whatever its
    player does.
    """
    return captured(game, vertex, list(game.position), turns)
