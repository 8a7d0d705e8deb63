"""What tests ask of the boards that teach, and the parts of their page."""

import re

from tests.support.boards import at
from tests.support.sites import page
from ttgo import Game, Match
from ttgo.demos.boards import Demo
from ttgo.explain.evidence import reach_of
from ttgo.rules import EMPTY, opponent
from ttgo.teach.frames import whole

TEXT = page("static/rules.html")
SECTIONS = {
    name: section
    for section, name in re.findall(
        r'(<section class="demo[^"]*" id="([\w-]+)".*?</section>)', TEXT, re.DOTALL
    )
}


def after(demo: Demo, turn: int) -> Game:
    """The game of a demo after so many of its turns."""
    game = demo.record.new_match().game
    for node in demo.record.line()[1 : turn + 1]:
        game.play(node.word)
    return game


def over(demo: Demo) -> Match:
    """The match at the end of a demo's line, where it is over."""
    match = whole(demo.record)
    assert match.over
    return match


def reached(game: Game, vertex: str) -> set[str]:
    """The players' colours that a point reaches."""
    return set(reach_of(game.position, at(game, vertex))) - {EMPTY}


def killed(game: Game, point: int, attacker: str, turns: int) -> bool:
    """Whether the attacker can have the stone at a point cleared within so many turns, whatever the other does."""
    if game.position.colour(point) != opponent(attacker):
        return True
    if turns == 0 or game.over:
        return False
    mine = game.to_play == attacker
    for turn in [*game.legal_moves(), "pass"]:
        game.play(turn)
        done = killed(game, point, attacker, turns - 1)
        game.undo()
        if done == mine:
            return done
    return not mine
