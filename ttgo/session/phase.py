"""The phase of a match, for the page, when it waits for something other than a turn: a setup,
proposals, a dispute on a copy, a ruling.

A phase is plain values: words to show, marks to draw, buttons, each with the event to send (None:
it only tells), and the meaning of a click: a "turn", a "mark" on a string, or a change of "colour".
"""

from ttgo.explain.narrate import result_sentence, score_sentence
from ttgo.language import say
from ttgo.match import AGREE, JUDGE, NOTE, PLAY, SETUP, Match
from ttgo.position import BLACK, WHITE
from ttgo.rules import opponent

# What a phase has if nothing else is said; a click is a "turn", a "mark", or a "colour"
_NOTHING: "dict[str, object]" = {
    "lines": [],
    "buttons": [],
    "marks": [],
    "disputed": [],
    "proposals": {},
}


def standing(match: Match) -> int:
    """The points that one player has proposed to empty and the other may still accept; else the
    empty set.
    """
    wanted = [points for points in match.proposals.values() if points is not None]
    return wanted[0] if match.state == AGREE and wanted else 0


def marked_with(match: Match, point: int) -> int:
    """The stones marked together with the one at a point; none for an empty point, or for an
    undisputed stone in a ruling.
    """
    position = match.position
    stones = position.piece(point) & ~position.empty
    return stones & match.disputed if match.state == JUDGE else stones


def setting_up(handicap: bool) -> "dict[str, object]":
    """The phase in which a starting position is made."""
    lines = [say("how_to_set_up")]
    starts = [_button(say("begin"), {"do": "begin", "player": BLACK})]
    if not handicap:
        lines.append(say("how_to_begin"))
        starts = [
            _button(say("starts", player=who), {"do": "begin", "player": who})
            for who in (BLACK, WHITE)
        ]
    starts.append(_button(say("clear_the_grid"), {"do": "clear"}))
    return dict(_NOTHING, click="colour", title=say("setting_up"), lines=lines, buttons=starts)


def phase(match: Match, marks: int) -> "dict[str, object] | None":
    """What the match waits for; None for turns on the grid itself. `marks` are the points marked
    now.
    """
    if match.copying:
        return _on_a_copy(match)
    if match.state == AGREE:
        return _agreeing(match, marks)
    if match.state == PLAY and match.words and match.words[-1].startswith(SETUP):
        return _anew(match)
    return _ruling(match, marks) if match.state == JUDGE else None


def _anew(match: Match) -> "dict[str, object]":
    """The record sets up a position that can be changed."""
    turns = [word for word in match.words if word != NOTE and "=" not in word]
    lines = [say("begins_anew")] if turns else []
    buttons = [_button(say("change_it"), {"do": "edit"})]
    return dict(_NOTHING, click="turn", title=say("is_set_up"), lines=lines, buttons=buttons)


def _on_a_copy(match: Match) -> "dict[str, object]":
    grid = match.game.grid
    disputed = grid.named(match.disputed)
    lines = [say("in_dispute", at=disputed)]
    if match.agreed:
        lines.append(say("off_anyway", off=grid.named(match.agreed)))
    lines += [say("what_counts"), say("passes_settle")]
    return dict(_NOTHING, click="turn", title=say("a_copy"), lines=lines, disputed=disputed)


def _ruling(match: Match, marks: int) -> "dict[str, object]":
    grid = match.game.grid
    lines = [_wanted(match, player) for player in (BLACK, WHITE)]
    marked, disputed = grid.named(marks), grid.named(match.disputed)
    lines.append(say("marked_off", off=marked, **_outcome(match, marks | match.agreed)))
    buttons = [_button(say("the_ruling", marked=marks != 0), {"do": "rule"})]
    return _marking(match, say("a_ruling"), lines, buttons, marked, disputed)


def _agreeing(match: Match, marks: int) -> "dict[str, object]":
    marked = match.game.grid.named(marks)
    lines = [say("how_to_mark")]
    lines += [_wanted(match, player) for player in (BLACK, WHITE) if player in match.proposals]
    same = marks in match.proposals.values()
    lines.append(
        say("marked_the_same") if same else say("marked_now", off=marked, **_outcome(match, marks))
    )
    buttons = []
    for player in (BLACK, WHITE):
        event: "dict[str, object]" = {"do": "propose", "player": player}
        if player in match.proposals:  # it stays in place, so that a second press changes nothing
            buttons.append(_button(say("has_agreed", player=player), None))
        elif match.proposals.get(opponent(player), -1) == marks:
            buttons.append(_button(say("agrees", player=player), event))
        elif match.proposals:
            ending = match.game.rules.ending
            buttons.append(_button(say("disagrees", player=player, ending=ending), event))
        else:
            buttons.append(_button(say("proposes", player=player, marked=marks != 0), event))
    waiting = opponent(next(iter(match.proposals), opponent(match.board.to_play)))
    go_on = say("go_on", ending=match.game.rules.ending)
    buttons.append(_button(go_on, {"do": "propose", "player": waiting, "play": True}))
    return _marking(match, say("which_stones"), lines, buttons, marked, [])


def _wanted(match: Match, player: str) -> str:
    wanted = match.proposals.get(player)
    if wanted is None:
        return say("wants_to_play_on", player=player)
    return say(
        "wants_off", player=player, off=match.game.grid.named(wanted), **_outcome(match, wanted)
    )


def _outcome(match: Match, off: int) -> "dict[str, str]":
    """The score and the result of the grid without the stones on these points."""
    score = match.score_without(off)
    return {"score": score_sentence(score), "result": result_sentence(score)}


def _marking(
    match: Match,
    title: str,
    lines: "list[str]",
    buttons: "list[dict[str, object]]",
    marks: "list[str]",
    disputed: "list[str]",
) -> "dict[str, object]":
    """A phase in which a click marks a string."""
    proposals = {
        player: match.game.grid.named(points or 0)
        for player, points in sorted(match.proposals.items())
    }
    return dict(
        _NOTHING,
        click="mark",
        title=title,
        lines=lines,
        buttons=buttons,
        marks=marks,
        disputed=disputed,
        proposals=proposals,
    )


def _button(text: str, event: "dict[str, object] | None") -> "dict[str, object]":
    return {"text": text, "event": event}
