"""What tests ask of the boards that teach, the parts of their page, and what a player can force on
a board, by search.
"""

import re
from math import inf

from tests.support.boards import at
from tests.support.sites import page
from ttgo import BLACK
from ttgo.explain.evidence import reach_of
from ttgo.position import EMPTY
from ttgo.rules import opponent
from ttgo.teach.frames import whole
from ttgo.vertex import read

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


def where(demo):
    """The point that its steps begin at."""
    return demo.more["steps"].split()[1]


def reached(game, vertex):
    """The players' colours that a point reaches."""
    return set(reach_of(game.position, at(game, vertex))) - {EMPTY}


def killed(game, vertex, turns):
    """Whether the stone there can be captured within so many turns, by moves anywhere, whatever its
    player does.
    """
    return captured(game, vertex, list(game.position), turns)


# What a player can force, by search: for what pages say of a position. Both players move only at
# the points of a region, or pass.


def captured(game, at, region, turns):
    """Whether the stone at a vertex can be captured within so many turns, whatever its player
    does.
    """
    point = read(game.grid, at)
    assert point is not None
    own = game.position.colour(point)

    def done(left):
        return (
            True
            if game.position.colour(point) != own
            else False
            if left == 0 or game.over
            else None
        )

    search = Search(game, region, opponent(own), done)
    return any(search.within(depth) for depth in range(1, turns + 1))


def reaches(game, region, margin):
    """Whether Black can get that margin, whatever White does. A game on few points ends: no grid
    comes twice, and two passes end it.
    """
    return Search(
        game, region, BLACK, lambda _: game.score().margin >= margin if game.over else None
    ).within(inf)


class Search:
    """Whether `player` can bring it about that `done` is True. With so many turns left `done` is
    True or False, or None if play goes on.

    Rule 6 makes an answer depend on the game before, so answers are kept by the grids that have
    been there since the search began. With them it is exact within the number of turns that it may
    look ahead.
    """

    def __init__(self, game, region, player, done):
        self.game, self.region, self.player, self.done = game, region, player, done
        self._known: dict[object, tuple[float, bool]] = {}

    def within(self, turns, seen=frozenset()):
        """True if it can be brought about within so many turns."""
        game = self.game
        done = self.done(turns)
        if done is not None:
            return done
        position = game.position
        seen = seen | {(position.black, position.white)}
        key = (position.black, position.white, game.to_play, game.last == "pass", seen)
        known = self._known.get(key)
        if known and (turns >= known[0] if known[1] else turns <= known[0]):
            return known[1]
        mine = game.to_play == self.player
        answer = not mine
        for turn in [*self.region, "pass"]:
            if game.why_not(turn) is not None:
                continue
            game.play(turn)
            done = self.within(turns - 1, seen)
            game.undo()
            if done == mine:
                answer = done
                break
        self._known[key] = (turns, answer)
        return answer
