"""Sentences about one point or one turn: what a turn did, why a turn is refused, which colours a
point reaches and for whom it counts.
"""

from ttgo.explain.evidence import Steps, a_game, a_position, border, reach_of, steps, would
from ttgo.game import Game
from ttgo.illegal import Illegal, Occupied, Repeats, Suicide
from ttgo.language import joined, listed, reader, say
from ttgo.points import count
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import opponent
from ttgo.vertex import at


def step_lines(did: Steps, position: Position) -> "list[tuple[int, str]]":
    """A move in its three steps (rule 7), each with the number of the rule that it applies;
    `position` may be any on the same grid, which names the points.

    >>> game = Game(2)
    >>> for turn in "A1 B1 B2".split():
    ...     game.play(turn)
    >>> for line in step_lines(steps(game), game.position):
    ...     print(line)
    (7, 'First, B2 becomes black.')
    (4, 'Then, white is cleared: B1 did not reach empty.')
    (4, 'Last, black is cleared: every black point reaches empty, so nothing changes.')
    """
    grid = position.grid
    return [
        (7, say("coloured", vertex=grid.vertices[did.point], player=did.colour)),
        (4, say("cleared", last=False, colour=opponent(did.colour), at=grid.named(did.captured))),
        (4, say("cleared", last=True, colour=did.colour, at=grid.named(did.suicide))),
    ]


def turn_done(game: Game) -> "tuple[int, str]":
    """What the last turn did, as the number of the rule that speaks of it and a sentence.

    >>> from ttgo import Game
    >>> from ttgo.explain import turn_done
    >>> turn_done(Game(9))
    (5, 'Black goes first.')
    """
    if a_game(game).turn == 0:
        # Rule 5 does not speak of a start with stones, or with White first.
        by_rule = game.to_play == BLACK and game.position.empty == game.grid.points
        if by_rule or reader():
            begins = say("begins", player=game.to_play, handicap=game.handicap)
            return 5 if by_rule else 0, begins
        return 0, say("to_play", player=game.to_play, on_copy=False)
    player, did = game.player(game.turn), steps(game)
    if game.over:
        return 8, say("passed_too", player=player, over=True)
    if did is None:
        return 8, say("passed", player=player, then="over")
    # a plain move needs no rule to be understood
    return 7 if did.cleared else 0, say(
        "moved",
        player=player,
        vertex=game.last,
        captured=count(did.captured),
        suicide=count(did.suicide),
    )


def look(game: Game, point: "int | str", shown: "Position | None" = None) -> "dict[str, object]":
    """What to show at a point, or vertex: its string or empty region, its border, its paths
    (vertices), and a sentence. `shown` is the position on the screen if it is not the game's:
    without the stones that an agreement removed.

    >>> from ttgo import Game
    >>> from ttgo.explain import look
    >>> game = Game(3)
    >>> game.play("B2")
    >>> look(game, "A1")["say"]
    'A1 is empty and reaches only Black, so it counts for Black.'
    """
    grid = a_game(game).grid
    position = game.position if shown is None else a_position(shown)
    if position.grid != grid:
        raise ValueError("What is shown is another Position of the game's own grid.")
    point = at(grid, point)
    own, piece = position.colour(point), position.piece(point)
    paths = reach_of(position, point)
    refused = None if own != EMPTY or game.over else game.why_not(grid.vertices[point])
    does = would(game, point) if own == EMPTY and not game.over and refused is None else None
    return {
        "at": grid.vertices[point],
        "colour": own,
        "points": grid.named(piece),
        "border": grid.named(border(position, point)),
        "paths": [
            {"to": to, "points": [grid.vertices[p] for p in path]}
            for to, path in sorted(paths.items())
        ],
        "clears": grid.named(does.captured | does.suicide & ~(1 << point)) if does else [],
        "rule": 3,
        "say": _about(game, position, point, piece, paths, refused, does),
    }


def _about(
    game: Game,
    position: Position,
    point: int,
    piece: int,
    paths: "dict[str, list[int]]",
    refused: "Illegal | None",
    does: "Steps | None",
) -> str:
    vertex, own = game.grid.vertices[point], position.colour(point)
    if own != EMPTY:
        liberties = count(game.grid.around(piece) & position.empty)
        return say("stone", vertex=vertex, colour=own, string=count(piece), liberties=liberties)
    about = say("empty_point", vertex=vertex, counts=counts_for(paths, game.rules.wording))
    if refused is not None:
        return joined(about, say("not_allowed", reason=_short(game, refused)))
    if not (does and does.cleared):
        return about
    captured, suicide = count(does.captured), count(does.suicide)
    return joined(
        say("would_clear", player=does.colour, vertex=vertex, captured=captured, suicide=suicide),
        about,
    )


def _short(game: Game, refused: Illegal) -> str:
    """Why a move at an empty point is refused, to follow in a sentence that has named the point."""
    if isinstance(refused, Repeats) and game.position_after(refused.turn) == game.position:
        return say("in_vain_there")
    if isinstance(refused, Repeats):
        return say("repeats_there", turn=refused.turn)
    if isinstance(refused, Suicide):
        return say("suicide_there", cleared=refused.stones)
    return reason(refused)


def counts_for(paths: "dict[str, list[int]]", wording: str = "only") -> str:
    """What an empty point that reaches these colours counts for, by rule 9.

    >>> counts_for(reach_of(Position.parse(". X"), 0))
    'reaches only Black, so it counts for Black'
    """
    return say("counts_for", black=BLACK in paths, white=WHITE in paths, wording=wording)


def clause(position: Position, point: "int | str", wording: str = "only") -> "tuple[str, str]":
    """For whom a point, or vertex, counts by rule 9 ("black", "white", "both", "nobody"), and a
    sentence that says why.

    >>> clause(Position.parse(". X"), 1)
    ('black', 'B1 counts for Black, because it is black.')
    >>> clause(Position.parse(". ."), 0)
    ('nobody', 'A1 counts for nobody: it is empty and reaches neither colour.')
    """
    point = at(position.grid, point)
    vertex, colour = position.grid.vertices[point], position.colour(point)
    if colour != EMPTY:
        return colour, say("counts_as_stone", vertex=vertex, player=colour)
    paths = reach_of(position, point)
    if len(paths) == 1:
        only = BLACK if BLACK in paths else WHITE
        return only, say("counts_as_empty", vertex=vertex, player=only)
    if paths or wording == "only":
        return "nobody", say("counts_for_nobody", vertex=vertex, both=len(paths) > 0)
    return "both", say("counts_for_both", vertex=vertex)


def why(game: Game, point: "int | str") -> "dict[str, object]":
    """Whether the player to play may move at a point, or vertex, with the evidence.

    "turn" is the earlier turn whose grid the move would repeat (rule 6), "points" the string that
    would have no liberty where suicide is forbidden, or the stones that the move clears (rule 7),
    "say" a sentence.

    >>> from ttgo import Game
    >>> from ttgo.explain import why
    >>> game = Game(3, 1)
    >>> game.play("B1")
    >>> found = why(game, "A1")
    >>> found["legal"], found["rule"], found["turn"]
    (False, 6, 1)
    """
    point = at(a_game(game).grid, point)
    vertex = game.grid.vertices[point]
    refused = game.why_not(vertex)
    shown: "dict[str, object]" = {
        "at": vertex,
        "legal": refused is None,
        "rule": 7,
        "turn": None,
        "points": [],
    }
    if isinstance(refused, Repeats):
        shown["rule"], shown["turn"] = refused.rule, refused.turn
    elif isinstance(refused, Suicide):
        own = game.position.points(game.to_play) | 1 << point
        shown["points"] = game.grid.named(game.grid.flood(1 << point, own))
    elif refused is not None:
        shown["rule"] = refused.rule
        shown["points"] = [vertex] if isinstance(refused, Occupied) else []
    else:
        did = would(game, point)
        shown["points"] = game.grid.named(did.cleared)
    player = game.to_play
    if refused is None:
        shown["say"] = say("may_move", player=player, vertex=vertex)
    else:
        because = say("by_rule", rule=refused.rule, reason=reason(refused))
        shown["say"] = joined(say("may_not_move", player=player, vertex=vertex), because)
    return shown


def allowed_again(game: Game, turn: int) -> str:
    """Say that this game's superko allows a move to repeat the position after that turn."""
    superko = game.rules.superko.replace(" ", "_")
    return say("is_the_same_but_allowed", turn=turn, superko=superko)


def refusal(game: Game, refused: Illegal) -> str:
    """Why a turn is refused, as a page says it that can show the earlier grid beside the sentence;
    `reason` is what exceptions say.

    >>> game = Game(3, 1)
    >>> game.play("B1")
    >>> refusal(game, game.why_not("A1")).split(", ")[1]
    'so nothing would change.'
    """
    if isinstance(refused, Occupied):
        return say("refused_occupied", **refused.facts)
    if not isinstance(refused, Repeats):
        return reason(refused)
    if game.position_after(refused.turn) == game.position:
        return say("repeats_now", vertex=refused.vertex)
    return say("repeats_shown", vertex=refused.vertex, turn=refused.turn)


def reason(refused: Illegal) -> str:
    """Why a turn is refused, in one sentence, for readers without a page."""
    return say(refused.what, **refused.facts)


def reaches(vertex: str, paths: "list[tuple[str, list[str]]]") -> str:
    """The colours that a point reaches, each with its path.

    >>> reaches("A1", [("black", ["A1", "A2"])])
    'A1 reaches Black by A1 A2.'
    """
    ways = [say("way", colour=colour, path=listed(path, " ")) for colour, path in paths]
    first, second = (ways + ["", ""])[:2]
    return say("reaches", vertex=vertex, ways=len(paths), first=first, second=second)
