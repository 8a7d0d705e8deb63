"""Rule 6 step by step: the comparison of a move's grid with all earlier ones, and how a game repeats without the rule."""

from ttgo.explain.evidence import would
from ttgo.explain.sentences import refusal
from ttgo.game import Game
from ttgo.illegal import Repeats, Suicide
from ttgo.language import joined, say
from ttgo.points import count
from ttgo.rules import EMPTY, Position, move, opponent
from ttgo.teach.frame import frame
from ttgo.vertex import PASS, name, read

_EACH = 16  # grids at either end of a long list that are compared one by one
_LEAST, _MOST = 6, 24  # turns shown of a repeating game


def repeat(game: Game, point: int) -> "list[dict[str, object]]":
    """The grid that a move would leave, beside the earlier grids from the start on, until one refuses the move or none does."""
    vertex, player = name(game.grid, point), game.to_play
    refused = game.why_not(vertex)
    if isinstance(refused, Suicide):
        raise refused
    did = would(game, point)
    now = game.position.coloured(1 << point, game.to_play).coloured(
        did.captured | did.suicide, EMPTY
    )
    stone = 1 << point & ~did.suicide
    frames = [
        frame(
            game.position, 6, say("may_one_move", player=player, vertex=vertex), front=1 << point
        ),
        frame(now, 6, say("would_leave", player=player, vertex=vertex), tint=stone),
    ]
    last = refused.turn if isinstance(refused, Repeats) else game.turn
    for turn in range(last + 1):
        earlier = game.position_after(turn)
        if _EACH <= turn <= last - _EACH:
            if turn == _EACH:
                frames.append(
                    frame(now, 6, say("none_among", first=turn, last=last - _EACH), tint=stone)
                )
        elif isinstance(refused, Repeats) and turn == last:
            said = joined(say("is_the_same", turn=turn), refusal(game, refused))
            frames.append(frame(now, 6, said, earlier=earlier))
        else:
            frames.append(
                frame(
                    now, 6, _compared(game, now, turn), front=differ(now, earlier), earlier=earlier
                )
            )
    if not isinstance(refused, Repeats):
        frames.append(frame(now, 6, say("none_refuses", player=player, vertex=vertex), tint=stone))
    return frames


def differ(one: Position, other: Position) -> int:
    """The points that two grids colour differently."""
    return one.black ^ other.black | one.white ^ other.white


def _compared(game: Game, now: Position, turn: int) -> str:
    """The result of comparing with a grid that does not refuse the move."""
    points = count(differ(now, game.position_after(turn)))
    if points:
        return say("differs", turn=turn, points=points)
    return say("is_the_same_but_allowed", turn=turn, superko=game.rules.superko.replace(" ", "_"))


def goes_round(game: Game, point: int) -> "list[dict[str, object]]":
    """What the players could repeat for ever without rule 6; raises ValueError if it does not refuse the move."""
    vertex = name(game.grid, point)
    refused = game.why_not(vertex)
    if not isinstance(refused, Repeats):
        raise ValueError(say("goes_not_round", vertex=vertex))
    cycle = _cycle(game, vertex, refused.turn)
    shown = cycle
    while len(shown) < _LEAST:
        shown = shown + cycle  # a new list: the cycle stays unchanged
    position, turn = game.position, game.turn
    frames = [
        frame(position, 6, say("could_move", player=game.to_play, vertex=vertex), front=1 << point)
    ]
    stood = [game.position_after(number) for number in range(turn + 1)]
    for player, text in shown[:_MOST]:
        turn += 1
        at = read(game.grid, text)
        labels = {}
        if at is not None:
            position = move(position, at, player)
            labels = {text: str(turn)}
        passes, before = at is None, stood.index(position)
        said = say(
            "comes_again", turn=turn, player=player, passes=passes, vertex=text, before=before
        )
        frames.append(frame(position, 6, said, labels=labels))
        stood.append(position)
    frames.append(frame(position, 6, say("for_ever", turns=len(cycle))))
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
