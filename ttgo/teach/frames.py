"""The rules at work, frame by frame: processes that readers step through, forwards and backwards.

of        rule   the steps
"reach"   3      from the point `at`, layer by layer
"clear"   4      the points of `colour` that reach empty, layer by layer, and those that do not; of
                 the grid that the next player makes by colouring `at`, if that is given
"move"    7      the next player's move at `at`; without=True: in the wrong order
"repeat"  6      the grid that such a move would leave beside all earlier ones; without=True: a game
                 without this rule
"score"   9, 10  stones and regions, and the sums; without=True: without the word "only"
"turns"   5, 8   the game so far, turn by turn
"life"    -      whether the string at `at` is dead, and the turns that show it (life.py)

A process may be one text, as the attribute `steps` of <tt-board> has it: "clear black D3 without".
"""

from ttgo import vertex
from ttgo.explain.evidence import Steps, border, empties, reach_of, steps, would
from ttgo.explain.narrate import happened, result_sentence, score_sentence, what_next
from ttgo.explain.sentences import allowed_again, counts_for, reason, refusal, step_lines
from ttgo.game import Game
from ttgo.guards import brief
from ttgo.illegal import Occupied, Repeats, Stopped, Suicide
from ttgo.language import enumerated, joined, say
from ttgo.match import AGREE, JUDGE, NOTE, Match
from ttgo.points import count, lowest
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record.tree import Record
from ttgo.rules import clear, move, opponent
from ttgo.teach.frame import frame
from ttgo.teach.life import life_frames
from ttgo.vertex import PASS, plain_turn, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Frames = Iterator[dict[str, object]]

PROCESSES = ("clear", "life", "move", "reach", "repeat", "score", "turns")
WITHOUT = ("move", "repeat", "score")

_LARGEST = 19  # points on a side
_LONGEST = 1000  # turns


def frames(
    match: Match, of: str, at: str = "", colour: str = "", without: bool = False
) -> "list[dict[str, object]]":
    """The frames of a process; the first shows the grid as it is ("turns": as it was at the start).

    Raises as `check`.
    """
    of, point, colour, without = check(match, of, at, colour, without)
    if of == "score":
        return list(_score_frames(match, without))
    if of == "turns":
        return list(_turn_frames(match))
    if of == "clear":
        return list(_clear_frames(match, point, colour))
    assert point is not None
    if of == "reach":
        return list(_reach_frames(match.position, point))
    if of == "life":
        return list(life_frames(match, point))
    if of == "move":
        return list(_move_frames(match, point, without))
    return list((_cycle_frames if without else _repeat_frames)(match.board, point))


def check(
    match: Match, of: str, at: str = "", colour: str = "", without: bool = False
) -> "tuple[str, int | None, str, bool]":
    """A process, the point that it is about, None for none, the colour, and whether it is without
    its rule. Raises ValueError with a sentence for a wrong argument, and Illegal for an impossible
    move.
    """
    of, *given = of.split() or [""]
    for word in given:
        if word == "without":
            without = True
        elif word in (BLACK, WHITE):
            colour = colour or word
        else:
            at = at or word
    if of not in PROCESSES:
        raise ValueError(
            say("no_process", given=brief(of), all_of_them=enumerated(list(PROCESSES)))
        )
    if without and of not in WITHOUT:
        raise ValueError(say("never_without", process=of, all_of_them=enumerated(list(WITHOUT))))
    grid = match.board.grid
    if grid.width > _LARGEST or grid.height > _LARGEST:
        raise ValueError(say("too_large_for_steps", most=_LARGEST))
    if len(match.words) > _LONGEST:
        raise ValueError(say("too_long_for_steps", most=_LONGEST, turns=len(match.words)))
    if of == "clear" and colour not in (BLACK, WHITE):
        raise ValueError(say("no_colour_to_clear", given=brief(colour)))
    if of in ("score", "turns") or (of == "clear" and not at):
        return of, None, colour, without
    point = vertex.at(grid, at)
    if of not in ("reach", "life"):
        check_move(match, point)
    return of, point, colour, without


def whole(record: Record) -> Match:
    """The match at the end of the record's line, for the steps of "turns" at any place of it."""
    return record.match_at(record.line()[-1])


# Rules 3 and 4: what a point reaches, and the clearing of a colour


def _reach_frames(position: Position, point: int) -> "Frames":
    """Rule 3 from a point: the points that paths of its colour reach, layer by layer, and the
    colours they touch.
    """
    grid, vertex, own = position.grid, position.grid.vertices[point], position.colour(point)
    ways = reach_of(position, point)
    found = layer = 1 << point
    yield frame(position, 3, say("which_others", vertex=vertex, colour=own))
    said = say("path_over", vertex=vertex, colour=own)
    touched: list[list[int]] = []
    far = 0
    while layer:
        for colour, path in sorted(ways.items()):
            if len(path) == far + 2:  # it ends at the first point of that colour beside this layer
                touched.append(path)
                said = joined(
                    said, say("touches", vertex=vertex, at=grid.vertices[path[-1]], colour=colour)
                )
        yield frame(position, 3, said, found, layer, touched)
        layer = grid.around(layer) & position.points(own) & ~found
        found |= layer
        far += 1
        said = say("more_beside", points=count(layer), colour=own)
    others = [colour for colour in (BLACK, WHITE, EMPTY) if colour != own]
    reached = [colour for colour in others if colour in ways]
    first, second = reached + [colour for colour in others if colour not in ways]
    said = say("concluded", vertex=vertex, reached=len(reached), first=first, second=second)
    yield frame(position, 3, said, found, border(position, point), list(ways.values()))


def before_clearing(
    position: Position, player: str, point: "int | None", colour: str
) -> "list[Position]":
    """The grids up to the clearing of `colour` by a player's move at a point (rule 7): as it is,
    coloured, the opponent cleared.

    Without a point there is only the grid as it is.
    """
    grids = [position]
    if point is not None:
        grids.append(position.coloured(1 << point, player))
        if colour == player and clear(grids[-1], opponent(colour)) != grids[-1]:
            grids.append(clear(grids[-1], opponent(colour)))
    return grids


def _clear_frames(match: Match, point: "int | None", colour: str) -> "Frames":
    """Rule 4 for a colour: which of its points reach empty, layer by layer from the empty points
    on, and which do not.
    """
    game = match.board
    grids = before_clearing(match.position, game.to_play, point, colour)
    grid, position = game.grid, grids[-1]
    yield frame(grids[0], 4, say("clearing", colour=colour))
    if point is not None:
        lines = step_lines(would(game, point), game.position)
        for coloured, (rule, said) in zip(grids[1:], lines):
            yield frame(coloured, rule, said, front=1 << point)
    points = position.points(colour)
    yield frame(position, 4, say("begin_at_empty"), front=position.empty)
    found = layer = grid.around(position.empty) & points
    while layer:
        said = say("found_beside", points=count(layer), colour=colour, again=layer != found)
        yield frame(position, 4, said, found, layer)
        layer = grid.around(layer) & points & ~found
        found |= layer
    stuck = points & ~found
    if not stuck:
        yield frame(position, 4, say("none_to_clear", colour=colour, points=points != 0), found)
        return
    yield frame(position, 4, say("not_found", at=grid.named(stuck)), found, clearing=stuck)
    yield frame(clear(position, colour), 4, say("emptied", points=count(stuck)), front=stuck)


# Rules 7 and 8: a move, and all the turns of a match


def check_move(match: Match, point: int) -> None:
    """Raise Illegal unless the player to play may colour this point, before clearing: it is empty
    and turns are taken.
    """
    if match.state in (AGREE, JUDGE):
        raise Stopped(match.state == JUDGE)
    vertex = match.board.grid.vertices[point]
    refused = match.board.why_not(vertex)
    if refused is not None and (match.over or isinstance(refused, Occupied)):
        raise refused


def _move_frames(match: Match, point: int, without: bool) -> "Frames":
    """Rule 7 for a move at a point, and rule 6 if that refuses it; `without` its order, the
    player's own colour is first.
    """
    game = match.board
    position, colour, vertex = game.position, game.to_play, game.grid.vertices[point]
    other, stone = opponent(colour), 1 << point
    did = would(game, point)
    coloured = position.coloured(stone, colour)
    lines = step_lines(did, position)
    said = say("moves_at", player=colour, vertex=vertex, wrong_order=without)
    yield frame(position, 7, said, front=stone)
    yield frame(coloured, lines[0][0], lines[0][1], tint=stone, front=stone)
    if without:
        yield from _wrong_order(coloured, colour, did)
        return
    now = coloured
    for cleared, (rule, said) in zip((did.captured, did.suicide), lines[1:]):
        yield frame(now, rule, said, tint=stone, clearing=cleared)
        if cleared:
            now = now.coloured(cleared, EMPTY)
            yield frame(
                now,
                4,
                say("emptied", points=count(cleared)),
                tint=stone & ~cleared,
                front=cleared,
            )
    refused = game.why_not(vertex)
    if isinstance(refused, Repeats):
        earlier = game.position_after(refused.turn)
        yield frame(
            now, 6, refusal(game, refused), tint=stone & now.points(colour), earlier=earlier
        )
    if refused is not None:
        said = (
            say("chooses_another", player=colour)
            if isinstance(refused, Repeats)
            else reason(refused)
        )
        yield frame(position, refused.rule, said)
    elif not did.cleared:
        yield frame(now, 7, say("is_done", player=other), tint=stone)


def _wrong_order(coloured: Position, colour: str, did: Steps) -> "Frames":
    """The clearing of a move's own colour before the opponent's, and what the right order gives
    instead.
    """
    now = coloured
    for cleared in (colour, opponent(colour)):
        left = clear(now, cleared)
        gone = now.points(cleared) & ~left.points(cleared)
        said = say(
            "cleared_in_turn", colour=cleared, first=cleared == colour, at=now.grid.named(gone)
        )
        yield frame(now, 4, said, clearing=gone)
        if gone:
            yield frame(left, 4, say("emptied", points=count(gone)), front=gone)
        now = left
    right = coloured.coloured(did.cleared, EMPTY)
    said = say("in_right_order", player=colour, captured=count(did.captured))
    if right == now:
        said = say("same_either_way")
    yield frame(right, 7, said, tint=1 << did.point & right.points(colour), front=did.captured)


def _turn_frames(match: Match) -> "Frames":
    """The turns of a match from its start; a move that clears something takes two frames."""
    again = Match(Game(match.start))
    yield _happened(again, {})
    for word in match.words:
        if word == NOTE:
            again.take(word)
            continue
        before = again.board.position
        again.take(word)
        board = again.board
        vertex = plain_turn(word)
        did = steps(board) if board.last == vertex else None
        labels = {} if did is None else {vertex: str(board.turn)}
        if did and did.cleared:
            coloured = before.coloured(1 << did.point, did.colour)
            rule, said = step_lines(did, before)[1 if did.captured else 2]
            said = joined(
                say("moved", player=did.colour, vertex=vertex, captured=0, suicide=0), said
            )
            yield frame(coloured, rule, said, clearing=did.cleared, labels=labels)
        yield _happened(again, labels)
    if again.over:
        end = _happened(again, {})
        end["rule"], end["say"] = 10, what_next(again)
        yield end


def _happened(match: Match, labels: "dict[str, str]") -> "dict[str, object]":
    position, (rule, said) = match.position, happened(match)
    counts = _by_rule_9(match)
    return frame(position, rule, said, labels=labels, counts=counts, marked=position.empty)


# Rule 6: the comparison of a move's grid with all earlier ones, and how a game repeats without the
# rule


_EACH = 16  # grids at either end of a long list that are compared one by one
_LEAST, _MOST = 6, 24  # turns shown of a repeating game


def _repeat_frames(game: Game, point: int) -> "Frames":
    """The grid that a move would leave, beside the earlier grids from the start on, until one
    refuses the move or none does.
    """
    vertex, player = game.grid.vertices[point], game.to_play
    refused = game.why_not(vertex)
    if isinstance(refused, Suicide):
        raise refused
    did = would(game, point)
    now = game.position.coloured(1 << point, game.to_play).coloured(did.cleared, EMPTY)
    stone = 1 << point & ~did.suicide
    yield frame(
        game.position, 6, say("may_one_move", player=player, vertex=vertex), front=1 << point
    )
    yield frame(now, 6, say("would_leave", player=player, vertex=vertex), tint=stone)
    last = refused.turn if isinstance(refused, Repeats) else game.turn
    for turn in range(last + 1):
        earlier = game.position_after(turn)
        if _EACH <= turn <= last - _EACH:
            if turn == _EACH:
                yield frame(now, 6, say("none_among", first=turn, last=last - _EACH), tint=stone)
        elif isinstance(refused, Repeats) and turn == last:
            said = joined(say("is_the_same", turn=turn), refusal(game, refused))
            yield frame(now, 6, said, earlier=earlier)
        else:
            yield frame(
                now, 6, _compared(game, now, turn), front=_differ(now, earlier), earlier=earlier
            )
    if not isinstance(refused, Repeats):
        yield frame(now, 6, say("none_refuses", player=player, vertex=vertex), tint=stone)


def _differ(one: Position, other: Position) -> int:
    """The points that two grids colour differently."""
    return one.black ^ other.black | one.white ^ other.white


def _compared(game: Game, now: Position, turn: int) -> str:
    """The result of comparing with a grid that does not refuse the move."""
    points = count(_differ(now, game.position_after(turn)))
    if points:
        return say("differs", turn=turn, points=points)
    return allowed_again(game, turn)


def _cycle_frames(game: Game, point: int) -> "Frames":
    """What the players could repeat for ever without rule 6; raises ValueError if it does not
    refuse the move.
    """
    vertex = game.grid.vertices[point]
    refused = game.why_not(vertex)
    if not isinstance(refused, Repeats):
        raise ValueError(say("goes_not_round", vertex=vertex))
    cycle = _cycle(game, vertex, refused.turn)
    shown = cycle
    while len(shown) < _LEAST:
        shown = shown + cycle  # a new list: the cycle stays unchanged
    position, turn = game.position, game.turn
    said = say("could_move", player=game.to_play, vertex=vertex)
    yield frame(position, 6, said, front=1 << point)
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
        yield frame(position, 6, said, labels=labels)
        stood.append(position)
    yield frame(position, 6, say("for_ever", turns=len(cycle)))


def _cycle(game: Game, vertex: str, since: int) -> "list[tuple[str, str]]":
    """The turns, each with its player, that lead from the grid now to that after turn `since` and
    back to now.
    """
    found: "list[tuple[str, str]]" = [(game.to_play, vertex)]
    following = opponent(game.to_play)
    later = [(game.player(turn), game.vertex(turn)) for turn in range(since + 1, game.turn + 1)]
    first = later[0][0] if later else game.to_play
    if first != following:
        found.append((following, PASS))
    return found + later


# Rules 9 and 10: the counting of a score, region by region


_NEUTRAL = "neutral"


def _score_frames(match: Match, without: bool) -> "Frames":
    """The stones and the empty regions of each player, those of nobody, and the sums.

    `without` the word "only" an empty point counts for every colour that it reaches.
    """
    position = match.position
    yield frame(position, 9, say("without_only") if without else say("how_many"))
    counts = {BLACK: 0, WHITE: 0, _NEUTRAL: 0}
    shares = _shares(position, match.game.rules.wording, without)
    marked = 0
    for whose in (BLACK, WHITE, _NEUTRAL):
        tint = 0
        if whose != _NEUTRAL:
            tint = position.points(whose)
            counts[whose] = count(tint)
            said = say("has_stones", player=whose, stones=count(tint))
            yield frame(position, 9, said, tint, tint, counts=dict(counts), marked=marked)
        for region in position.grid.pieces(shares[whose]):
            ways = reach_of(position, lowest(region))
            said = _region(match, region, ways, without)
            if whose != _NEUTRAL:
                before, more = counts[whose], count(region)
                said = joined(
                    said, say("adds", player=whose, before=before, more=more, total=before + more)
                )
            counts[whose] += count(region)
            tint |= region
            marked |= region
            paths = [ways[colour] for colour in sorted(ways)]
            yield frame(position, 9, said, tint, region, paths, counts=dict(counts), marked=marked)
    yield from _sums_without(match, counts) if without else _sums(match)


def _shares(position: Position, wording: str, without: bool) -> "dict[str, int]":
    """The empty points that count for each player and for nobody."""
    only_black, only_white, both, neither = empties(position)
    if without:
        return {BLACK: only_black | both, WHITE: only_white | both, _NEUTRAL: neither}
    if wording == "only":
        return {BLACK: only_black, WHITE: only_white, _NEUTRAL: both | neither}
    return {BLACK: only_black | neither, WHITE: only_white | neither, _NEUTRAL: both}


def _region(match: Match, region: int, ways: "dict[str, list[int]]", without: bool) -> str:
    """A region, and its count by rule 9."""
    first, points = match.game.grid.vertices[lowest(region)], count(region)
    if without and len(ways) == 2:
        return say("region_of_both", vertex=first, points=points)
    return say(
        "region", vertex=first, points=points, counts=counts_for(ways, match.game.rules.wording)
    )


def _sums(match: Match) -> "Frames":
    """The score, and the winner."""
    position, counts, score = match.position, _by_rule_9(match), score_sentence(match.score())
    said, result = say("score_alone", score=score), result_sentence(match.score())
    yield frame(position, 9, said, counts=counts, marked=position.empty)
    yield frame(position, 10, result, counts=counts, marked=position.empty)


def _sums_without(match: Match, counts: "dict[str, int]") -> "Frames":
    """The sums by the other rule, and the right ones."""
    position = match.position
    both = empties(position)[2]
    points, twice = count(position.grid.points), count(both)
    said = say("sums_without", black=counts[BLACK], white=counts[WHITE], points=points, twice=twice)
    right = say("with_only", score=score_sentence(match.score()))
    yield frame(position, 9, said, front=both, counts=dict(counts), marked=position.empty)
    yield frame(position, 9, right, counts=_by_rule_9(match), marked=position.empty)


def _by_rule_9(match: Match) -> "dict[str, int]":
    score = match.score()
    return {BLACK: score.black, WHITE: score.white, _NEUTRAL: score.neutral}
