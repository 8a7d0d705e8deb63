"""Rule 6 step by step: the comparison of a move's grid with all earlier ones, and how a game goes round without the rule."""

from ttgo.explain.english_game import number
from ttgo.explain.sentences import refusal
from ttgo.game import Game
from ttgo.illegal import Repeats, Suicide, after
from ttgo.points import count
from ttgo.rules import EMPTY, NAMES, Position, move, opponent
from ttgo.superko import SUPERKO
from ttgo.teach.facts import would
from ttgo.teach.frame import frame
from ttgo.vertex import PASS, name, read

_EACH = 16  # of a long list of grids so many at either end are compared one by one
_LEAST, _MOST = 6, 24  # turns shown of a game that goes round


def repeat(game: Game, point: int) -> "list[dict[str, object]]":
    """The grid that a move would leave, beside the earlier grids from the start on, until one refuses the move or none does."""
    vertex, player = name(game.grid, point), NAMES[game.to_play]
    refused = game.why_not(vertex)
    if isinstance(refused, Suicide):
        raise refused
    did = would(game, point)
    now = game.position.coloured(1 << point, game.to_play).coloured(did.captured | did.suicide, EMPTY)
    stone = 1 << point & ~did.suicide
    frames = [
        frame(game.position, 6, f"May {player} move at {vertex}?", front=1 << point),
        frame(now, 6, f"{player} {vertex} would leave this grid. Was it there before?", tint=stone),
    ]
    last = refused.turn if isinstance(refused, Repeats) else game.turn
    for turn in range(last + 1):
        earlier = game.position_after(turn)
        if _EACH <= turn <= last - _EACH:
            if turn == _EACH:
                said = f"Turns {turn} to {last - _EACH} left no grid that refuses it either."
                frames.append(frame(now, 6, said, tint=stone))
        elif isinstance(refused, Repeats) and turn == last:
            said = f"The grid {after(turn)} is the same. {refusal(game, refused)}"
            frames.append(frame(now, 6, said, earlier=earlier))
        else:
            frames.append(
                frame(now, 6, _compared(game, now, turn), front=differ(now, earlier), earlier=earlier)
            )
    if not isinstance(refused, Repeats):
        said = f"No earlier grid refuses it, so {player} may move at {vertex}."
        frames.append(frame(now, 6, said, tint=stone))
    return frames


def differ(one: Position, other: Position) -> int:
    """The points that two grids colour differently."""
    return one.black ^ other.black | one.white ^ other.white


def _compared(game: Game, now: Position, turn: int) -> str:
    """What the comparison with a grid finds that does not refuse the move."""
    points = count(differ(now, game.position_after(turn)))
    if points:
        return f"The grid {after(turn)}: {number(points, 'point')} {'differs' if points == 1 else 'differ'}."
    return (
        f"The grid {after(turn)} is the same, but this game allows that. {SUPERKO[game.rules.superko].words}"
    )


def goes_round(game: Game, point: int) -> "list[dict[str, object]]":
    """What the players could do again and again if rule 6 did not refuse a move; raises ValueError if it does not."""
    vertex = name(game.grid, point)
    refused = game.why_not(vertex)
    if not isinstance(refused, Repeats):
        raise ValueError(f"Rule 6 does not refuse {vertex}, so nothing goes round there without it.")
    cycle = _cycle(game, vertex, refused.turn)
    shown = cycle
    while len(shown) < _LEAST:
        shown = shown + cycle  # another list: the cycle stays as it is
    position, turn = game.position, game.turn
    begin = f"Without rule 6, {NAMES[game.to_play]} could move at {vertex}, although the grid comes again."
    frames = [frame(position, 6, begin, front=1 << point)]
    stood = [game.position_after(number) for number in range(turn + 1)]
    for player, text in shown[:_MOST]:
        turn += 1
        at = read(game.grid, text)
        labels = {}
        if at is not None:
            position = move(position, at, player)
            labels = {text: str(turn)}
        said = (
            f"Turn {turn}, {NAMES[player]} {text}:"
            if at is not None
            else f"Turn {turn}, {NAMES[player]} passes:"
        )
        said = f"{said} the grid is as it was {after(stood.index(position))}."
        frames.append(frame(position, 6, said, labels=labels))
        stood.append(position)
    every = f"Every {len(cycle)} turns it begins again"
    frames.append(frame(position, 6, f"{every}, and so on for ever: nothing ends the game."))
    return frames


def _cycle(game: Game, vertex: str, since: int) -> "list[tuple[str, str]]":
    """The turns, each with its player, that lead from the grid now to that after turn `since` and back to now."""
    found = [(game.to_play, vertex)]
    following = opponent(game.to_play)
    later = [(game.player(turn), game.taken(turn)) for turn in range(since + 1, game.turn + 1)]
    first = later[0][0] if later else game.to_play
    if first != following:
        found.append((following, PASS))
    return found + later
