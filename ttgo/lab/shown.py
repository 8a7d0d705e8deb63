"""A literal game as plain values and sentences, for a page to draw."""

from ttgo.illegal import Illegal
from ttgo.lab.literal import Literal, mark, reason_of
from ttgo.language import joined, say
from ttgo.points import members
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SOME = 6  # points that are named at most
_OFTEN = 3  # occurrences of a grid after which their number is told


def shown(game: Literal, refused: "dict[str, Any] | None") -> "dict[str, Any]":
    """All that a page draws and says of a game. `refused` is the turn that is no longer legal, as
    of Literal.play_all.
    """
    graph = game.grid
    over = game.over
    areas = {} if game.position.empty == graph.points else game.areas()
    cleared = _cleared(game)
    return {
        "graph": graph.text,
        "names": graph.names,
        "places": graph.places,
        "lines": graph.lines,
        "seams": graph.seams,
        "stones": "".join([mark(game.position.colour(p)) for p in range(len(graph.names))]),
        "players": game.players,
        "toPlay": None if over else game.to_play,
        "turns": list(game.turns),
        "over": over,
        "legal": [] if over else graph.named(game.moves()),
        "refused": {}
        if over
        else {graph.names[p]: reason_of(why) for p, why in game.refusals().items()},
        "mayPass": game.why_not(PASS) is None,
        "areas": {colour: graph.named(areas[colour]) for colour in areas},
        "scores": game.scores(),
        "result": game.result,
        "cleared": graph.named(cleared),
        "stopped": refused,
        "say": _say(game, cleared, over, refused),
    }


def compared(
    game: Literal,
    refused: "dict[str, Any] | None",
    ten: Literal,
    ten_refused: "dict[str, Any] | None",
) -> str:
    """What the ten rules say otherwise of the same turns; "" where they do not differ."""
    if ten_refused and (not refused or refused["turn"] > ten_refused["turn"]):
        turn, at, why = [ten_refused[key] for key in ("turn", "at", "text")]
        return say("ten_refuse", turn=turn, at=at, why=why)
    if len(ten.turns) != len(game.turns):
        return say("ten_allow", turn=len(game.turns) + 1)
    found = []
    if game.over != ten.over:
        found.append(say("ten_over", over=ten.over))
    if ten.scores() != game.scores():
        found.append(say("ten_scores", **ten.scores()))
    points = range(len(game.grid.names))
    others = [p for p in points if game.position.colour(p) != ten.position.colour(p)]
    if others:
        found.append(say("ten_coloured", points=[game.grid.names[p] for p in others[:_SOME]]))
    elif not game.over and not ten.over and game.to_play == ten.to_play:
        for message, more, fewer in ("ten_illegal", game, ten), ("ten_legal", ten, game):
            names = game.grid.named(more.moves() & ~fewer.moves())
            if names:
                found.append(say(message, points=names[:_SOME]))
    return joined(*found)


def _cleared(game: Literal) -> int:
    """The points that the last turn has emptied."""
    if len(game.grids) < 2:
        return 0
    before, now = game.grids[-2], game.grids[-1]
    return int(now.empty & ~before.empty)


def _say(game: Literal, cleared: int, over: bool, refused: "dict[str, Any] | None") -> str:
    found = []
    if refused:
        turn, at, why = [refused[key] for key in ("turn", "at", "text")]
        found.append(say("no_longer_legal", turn=turn, at=at, why=why))
    elif game.turns:
        found.append(_told(game, cleared))
    often = sum([1 for grid in game.grids if grid == game.position])
    moved = game.turns and game.turns[-1] != PASS
    if moved and often >= _OFTEN:
        found.append(say("seen_often", times=often))
    if over:
        found += [say("case_over", over=True), ended(game)]
    else:
        found.append(say("to_play_next", player=game.to_play))
    return joined(*found)


def _told(game: Literal, cleared: int) -> str:
    last, grid = game.turns.pop(), game.grids.pop()  # whose turn it was then
    try:
        player = game.to_play
    except Illegal:
        player = "?"
    finally:
        game.turns.append(last)
        game.grids.append(grid)
    if last == PASS:
        return say("lab_passed", player=player)
    return say("lab_played", player=player, at=last, cleared=len(members(cleared)))


def ended(game: Literal) -> str:
    """Who wins if the game ends now, in a sentence."""
    player, lead = game.lead
    return say("lab_won", player=player, points=lead) if player else say("lab_tie")
