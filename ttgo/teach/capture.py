"""Whether a string can be cleared by force: the player to play has so many moves, and the other answers each of them as well as can be.

Every turn of both is tried that could matter, with rule 6, so the answer is exact. An opponent may pass; so a player with n moves left
cannot clear a string of more than n liberties, and with just n must take one of them.
"""

from ttgo.game import Game
from ttgo.points import members
from ttgo.rules import EMPTY, opponent
from ttgo.vertex import PASS, name


def forced(game: Game, point: int, moves: int) -> "list[str]":
    r"""A line of turns that ends with the clearing of the stone at a point, the first of which forces it; none if nothing does.

    The game is as it was afterwards.

    >>> from ttgo import Position
    >>> game = Game(3, setup=Position.parse("X . .\nO X .\n. . ."), first="black")
    >>> forced(game, game.grid.point(0, 1), 1)
    ['A1']
    """
    position = game.position
    if moves == 0 or game.over or position.colour(point) != opponent(game.to_play):
        return []
    string = game.grid.flood(1 << point, position.points(position.colour(point)))
    liberties = members(game.grid.around(string) & position.empty)
    if len(liberties) > moves:
        return []
    first = [name(game.grid, one) for one in liberties]
    turns = first if len(liberties) == moves else _turns(game, first)
    for turn in turns:
        if game.why_not(turn) is not None:
            continue
        game.play(turn)
        line = _answered(game, point, moves)
        game.undo()
        if line is not None:
            return [turn] + line  # noqa: RUF005  # MicroPython
    return []


def _answered(game: Game, point: int, moves: int) -> "list[str] | None":
    """How it goes on after a move of the player's, if nothing that the other does keeps the stone; else None."""
    if game.position.colour(point) == EMPTY:
        return []
    longest: "list[str] | None" = None
    for turn in _turns(game, []):
        game.play(turn)
        line = [] if game.position.colour(point) == EMPTY else forced(game, point, moves - 1)
        kept = not line and game.position.colour(point) != EMPTY
        game.undo()
        if kept:
            return None
        if longest is None or len(line) + 1 > len(longest):
            longest = [turn] + line  # noqa: RUF005  # MicroPython
    return longest


def _turns(game: Game, first: "list[str]") -> "list[str]":
    """All turns that are legal, these first."""
    legal = game.legal_moves() + [PASS]  # noqa: RUF005  # MicroPython
    return [turn for turn in first if turn in legal] + [turn for turn in legal if turn not in first]
