"""A view: all that the page draws and says about a match: a dict of plain values for JSON.

A view is complete: a page needs only the newest one. Rows run from top to bottom. What each key
means, and its type, stand in static/view.js, with which tsc compares all answers.
"""

from ttgo import quick, vertex
from ttgo.explain import narrate
from ttgo.explain.evidence import Steps, reach_rows, steps, would
from ttgo.game import Game
from ttgo.illegal import Illegal, Repeats, Suicide
from ttgo.language import amount, reader, say
from ttgo.match import PLAY, Match
from ttgo.points import count, members
from ttgo.position import BLACK, WHITE, Position
from ttgo.record import friend
from ttgo.record.markup import markup, written
from ttgo.record.tree import Record, label
from ttgo.record.values import straight
from ttgo.vertex import PASS, plain_turn

_TITLE = "PB BR PW WR GN EV RO PC DT RE".split()  # SGF's properties that tell what game it is
_LARGEST = 19  # points on a side, of a board whose steps can be shown
_EMPTY = 3 / 4  # of the points: in a game that goes on with more of them no stones are dead yet
_PLAYERS = {BLACK: "B", WHITE: "W", "": " "}


def view(record: Record, match: Match, refused: "Illegal | None") -> "dict[str, object]":
    """The view of `record` at `match`, as far as the session adds nothing: what it says, and what it
    waits for. `refused` is the turn just refused.
    """
    game, position = match.board, match.position
    grid = game.grid
    line = record.line()
    nodes = line[1:]
    score = match.score()
    resigned = record.resigned()
    return {
        "size": [grid.width, grid.height],
        "stones": position.rows(),
        "reach": reach_rows(position, counted=match.state != PLAY),
        "legal": vertex.rows(grid, [game.legal_points()], ".1"),
        "illegal": _illegal(game) if match.state == PLAY else {},
        "strings": _strings(position),
        "fates": max(grid.width, grid.height) <= _LARGEST
        and (game.last in ("", PASS) or count(position.empty) <= _EMPTY * count(grid.points)),
        "toPlay": game.to_play,
        "you": reader(),
        "friend": friend.view(record, match),
        "turn": record.depth(),
        "turns": [plain_turn(node.word) for node in nodes],
        "labels": [label(node) for node in nodes],
        "players": "".join([_PLAYERS[node.turn[0]] for node in nodes]),
        "branches": {
            str(turn): [name for name, _ in others] for turn, others in record.beside().items()
        },
        "last": game.last,
        "score": {
            "black": score.black,
            "white": score.white,
            "neutral": score.neutral,
            "komi": score.komi,
            "margin": score.margin,
            "result": score.result,
            "text": narrate.score_sentence(score),
        },
        "steps": _steps(steps(game), game),
        "refused": None if refused is None else _refused(game, refused),
        "copy": match.copying,
        "over": {
            "result": score.result,
            "lines": narrate.result_lines(match),
            "neutral": narrate.neutral_sentence(score),
        }
        if match.over
        else None,
        "resigned": resigned,
        "rules": played_by(record),
        "names": {key: straight(record.notes[key][0]) for key in _TITLE if record.notes.get(key)},
        "games": {"at": record.place + 1, "titles": record.titles} if record.others else None,
        "markup": markup(record, match),
        "comment": written(record.here),
        "remarks": record.said(),
        "undo": (record.here.parent is not None or resigned != "") and friend.can_undo(record),
        "redo": record.depth() < len(line) - 1,
    }


def played_by(record: Record) -> str:
    """The rules and komi of a game in words: "Tromp-Taylor, komi 7.5"."""
    start, komi, points = record.start, record.start.komi, amount(record.start.komi)
    return say(
        "played_by",
        rules=narrate.ruleset(start.rules),
        ending=start.rules.ending,
        komi=komi,
        points=points,
        handicap=start.handicap,
    )


def _strings(position: Position) -> "list[dict[str, object]]":
    return [
        {"points": position.grid.named(string), "liberties": count(liberties)}
        for colour in (position.black, position.white)
        for string, liberties in quick.strings(position.grid, colour, position.empty)
    ]


def _illegal(game: Game) -> "dict[str, dict[str, int | None]]":
    """The empty points where the player to play may not move, each with the rule and, for rule 6,
    the turn.
    """
    refused: "dict[str, dict[str, int | None]]" = {}
    for point, turn in game.superko_points().items():
        refused[game.grid.vertices[point]] = {"rule": Repeats.rule, "turn": turn}
    for point in members(game.suicide_points()):
        refused[game.grid.vertices[point]] = {"rule": Suicide.rule, "turn": None}
    return refused


def _steps(did: "Steps | None", game: Game) -> "dict[str, object] | None":
    if did is None:
        return None
    return {
        "at": game.grid.vertices[did.point],
        "colour": did.colour,
        "opponent": game.grid.named(did.captured),
        "own": game.grid.named(did.suicide),
    }


def _refused(game: Game, refused: Illegal) -> "dict[str, object]":
    shown: "dict[str, object]" = dict.fromkeys(("at", "turn", "earlier", "steps"))
    shown["rule"] = refused.rule
    if isinstance(refused, Repeats):
        shown["at"], shown["turn"] = refused.vertex, refused.turn
        shown["earlier"] = game.position_after(refused.turn).rows()
        shown["steps"] = _steps(would(game, vertex.at(game.grid, refused.vertex)), game)
    return shown
