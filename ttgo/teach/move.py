"""Rules 7 and 8 step by step: a move, and all the turns of a match."""

from ttgo.explain.evidence import Steps, steps, would
from ttgo.explain.narrate import happened, what_next
from ttgo.explain.sentences import reason, refusal, step_lines
from ttgo.game import Game
from ttgo.illegal import Occupied, Repeats, Stopped
from ttgo.language import joined, say
from ttgo.match import AGREE, JUDGE, NOTE, Match, plain_turn
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, WHITE, Position, clear, opponent
from ttgo.teach.frame import frame
from ttgo.vertex import name, names


def check_move(match: Match, point: int) -> None:
    """Raise Illegal unless the player to play may colour this point, before clearing: it is empty and turns are taken."""
    if match.state in (AGREE, JUDGE):
        raise Stopped(match.state == JUDGE)
    vertex = name(match.board.grid, point)
    refused = match.board.why_not(vertex)
    if refused is not None and (match.over or isinstance(refused, Occupied)):
        raise refused


def a_move(match: Match, point: int, without: bool) -> "list[dict[str, object]]":
    """Rule 7 for a move at a point, and rule 6 if that refuses it; `without` its order, the player's own colour is first."""
    game = match.board
    position, colour, vertex = game.position, game.to_play, name(game.grid, point)
    other, stone = opponent(colour), 1 << point
    did = would(game, point)
    coloured = position.coloured(stone, colour)
    lines = step_lines(did, position)
    frames = [
        frame(
            position,
            7,
            say("moves_at", player=colour, vertex=vertex, wrong_order=without),
            front=stone,
        ),
        frame(coloured, lines[0][0], lines[0][1], tint=stone, front=stone),
    ]
    if without:
        return frames + _wrong_order(coloured, colour, did)
    now = coloured
    for cleared, (rule, said) in zip((did.captured, did.suicide), lines[1:]):
        frames.append(frame(now, rule, said, tint=stone, clearing=cleared))
        if cleared:
            now = now.coloured(cleared, EMPTY)
            frames.append(
                frame(
                    now,
                    4,
                    say("emptied", points=count(cleared)),
                    tint=stone & ~cleared,
                    front=cleared,
                )
            )
    refused = game.why_not(vertex)
    if isinstance(refused, Repeats):
        earlier = game.position_after(refused.turn)
        frames.append(
            frame(now, 6, refusal(game, refused), tint=stone & now.points(colour), earlier=earlier)
        )
    if refused is not None:
        said = (
            say("chooses_another", player=colour)
            if isinstance(refused, Repeats)
            else reason(refused)
        )
        frames.append(frame(position, refused.rule, said))
    elif not did.captured and not did.suicide:
        frames.append(frame(now, 7, say("is_done", player=other), tint=stone))
    return frames


def _wrong_order(coloured: Position, colour: str, did: Steps) -> "list[dict[str, object]]":
    """The clearing of a move's own colour before the opponent's, and what the right order gives instead."""
    frames = []
    now = coloured
    for cleared in (colour, opponent(colour)):
        left = clear(now, cleared)
        gone = now.points(cleared) & ~left.points(cleared)
        said = say(
            "cleared_in_turn", colour=cleared, first=cleared == colour, at=names(now.grid, gone)
        )
        frames.append(frame(now, 4, said, clearing=gone))
        if gone:
            frames.append(frame(left, 4, say("emptied", points=count(gone)), front=gone))
        now = left
    right = coloured.coloured(did.captured | did.suicide, EMPTY)
    said = say("in_right_order", player=colour, captured=count(did.captured))
    if right == now:
        said = say("same_either_way")
    frames.append(
        frame(right, 7, said, tint=1 << did.point & right.points(colour), front=did.captured)
    )
    return frames


def turns(match: Match) -> "list[dict[str, object]]":
    """The turns of a match from its start; a move that clears something takes two frames."""
    again = Match(Game(match.start))
    frames = [_happened(again, {})]
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
        if did is not None and (did.captured or did.suicide):
            coloured = before.coloured(1 << did.point, did.colour)
            rule, said = step_lines(did, before)[1 if did.captured else 2]
            cleared = did.captured or did.suicide
            said = joined(
                say("moved", player=did.colour, vertex=vertex, captured=0, suicide=0), said
            )
            frames.append(frame(coloured, rule, said, clearing=cleared, labels=labels))
        frames.append(_happened(again, labels))
    if again.over:
        frames.append(_happened(again, {}))
        frames[-1]["rule"], frames[-1]["say"] = 10, what_next(again)
    return frames


def _happened(match: Match, labels: "dict[str, str]") -> "dict[str, object]":
    position, score = match.position, match.score()
    rule, said = happened(match)
    counts = {BLACK: score.black, WHITE: score.white, "neutral": score.neutral}
    return frame(position, rule, said, labels=labels, counts=counts, marked=position.empty)
