"""A literal game as plain values and sentences, for a page to draw."""

import json

from ttgo.illegal import Illegal
from ttgo.lab.graph import Graph
from ttgo.lab.literal import Literal, mark
from ttgo.points import members
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OFTEN = 3  # after this many occurrences of a grid: "the game may go on for ever"


def shown(game: Literal, refused: "dict[str, Any] | None" = None) -> "dict[str, Any]":
    """All to draw and to say. `refused` is the turn that is no longer legal: its number, point and
    reason.
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
        "refused": {} if over else {graph.names[p]: str(why) for p, why in game.refusals().items()},
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
    """How the ten rules differ on the same turns; "" if they do not."""
    if ten_refused and (not refused or refused["turn"] > ten_refused["turn"]):
        turn, at, why = [ten_refused[key] for key in ("turn", "at", "text")]
        return f"By the ten rules turn {turn}, {at}, is refused. {why}"
    if len(ten.turns) != len(game.turns):
        return f"By the ten rules turn {len(game.turns) + 1} is allowed."
    found = []
    if game.over != ten.over:
        found.append(f"By the ten rules the game is {'over' if ten.over else 'not over'}.")
    if ten.scores() != game.scores():
        found.append(
            "By the ten rules "
            + " and ".join(
                [f"{_name(player)} has {score}" for player, score in sorted(ten.scores().items())]
            )
            + "."
        )
    colours = range(len(game.grid.names))
    others = [p for p in colours if game.position.colour(p) != ten.position.colour(p)]
    if others:
        names = ", ".join([game.grid.names[p] for p in others[:4]])
        found.append(f"By the ten rules {names} would be coloured otherwise.")
    if not game.over and not ten.over and not others and game.to_play == ten.to_play:
        found += _moves(game, ten)
    return " ".join(found)


def _moves(game: Literal, ten: Literal) -> "list[str]":
    more, fewer = game.moves() & ~ten.moves(), ten.moves() & ~game.moves()
    found = []
    for points, word in (more, "refused"), (fewer, "allowed"):
        if points:
            names = game.grid.named(points)
            are = "is" if len(names) == 1 else "are"
            found.append(f"By the ten rules {', '.join(names[:6])} {are} {word}.")
    return found


def _name(colour: str) -> str:
    return colour[0].upper() + colour[1:]


def _cleared(game: Literal) -> int:
    """The points that the last turn has emptied."""
    if len(game.grids) < 2:
        return 0
    before, now = game.grids[-2], game.grids[-1]
    return int(now.empty & ~before.empty)


def _say(game: Literal, cleared: int, over: bool, refused: "dict[str, Any] | None") -> str:
    found = []
    if refused:
        found.append(
            f"Turn {refused['turn']}, {refused['at']}, is not allowed any more. {refused['text']}"
        )
    elif game.turns:
        found.append(_told(game, cleared))
    often = sum([1 for grid in game.grids if grid == game.position])
    moved = game.turns and game.turns[-1] != PASS
    if moved and often >= _OFTEN:
        found.append(
            f"This grid has been here {often} times. By these rules it can go on for ever."
        )
    if over:
        found.append(f"The game is over. {_ended(game)}")
    else:
        found.append(f"{_name(game.to_play)} to play.")
    return " ".join(found)


def _told(game: Literal, cleared: int) -> str:
    turn = game.turns[-1]
    last = game.turns.pop()
    try:
        who = _name(game.to_play)
    except Illegal:
        who = "Somebody"
    finally:
        game.turns.append(last)
    if turn == PASS:
        return f"{who} passed."
    many = len(members(cleared))
    stones = f" and cleared {many} stone{'s' if many > 1 else ''}" if many else ""
    return f"{who} played {turn}{stones}."


def _ended(game: Literal) -> str:
    result = game.result
    if result == "0":
        return "It is a tie."
    who = [player for player in game.players if player[0].upper() == result[0]]
    points = result[2:]
    return (
        f"{_name(who[0]) if who else result} wins by {points} point{'' if points == '1' else 's'}."
    )


def answer(text: str) -> str:
    """A board of any grid in an author's page, by the ten rules, JSON text in and out: the grid
    after some turns, as from `shown`, with the first refused turn.

    >>> view = json.loads(answer('{"graph": "torus 3", "turns": ["B2", "B2"]}'))
    >>> view["turns"], view["stopped"]["text"]
    (['B2'], 'Rule 7: A move colours an empty point, and B2 is black.')
    >>> print(json.loads(answer('{"graph": "torus 99", "turns": []}'))["error"][:26])
    'torus 99' is not a graph:
    """
    event = json.loads(text)
    try:
        game = Literal(Graph(event["graph"]))
        return json.dumps(shown(game, game.play_all(event["turns"])))
    except ValueError as wrong:
        return json.dumps({"error": str(wrong)})
