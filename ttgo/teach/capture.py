"""Can a string be cleared by force? The player to play has a given number of moves, and the opponent answers each as well as possible.

All turns that could matter are tried, under rule 6, so the answer is exact. The opponent may pass, so a player with n moves left
cannot clear a string of more than n liberties, and with just n must take one of them.
"""

from ttgo.game import Game
from ttgo.points import members
from ttgo.rules import EMPTY, opponent
from ttgo.vertex import PASS, name


def forced(game: Game, point: int, moves: int) -> "list[str]":
    r"""A line of turns that clears the stone at a point by force; empty if there is none.

    The game is unchanged after it.

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
            return [turn] + line
    return []


def _answered(game: Game, point: int, moves: int) -> "list[str] | None":
    """The turns after a move of the player if no answer saves the stone; else None."""
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
            longest = [turn] + line
    return longest


def _turns(game: Game, first: "list[str]") -> "list[str]":
    """All legal turns, beginning with these."""
    legal = game.legal_moves() + [PASS]
    return [turn for turn in first if turn in legal] + [turn for turn in legal if turn not in first]
