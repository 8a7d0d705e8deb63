"""The phase of a match, for the page, when it waits for something other than a turn: a setup, proposals, a dispute on a copy, a ruling.

A phase is plain values: words to show, marks to draw, buttons with the event that each sends, and the meaning of a click: a "turn"
as ever, a "mark" on a string, or a change of "colour".
"""

from ttgo.explain import language
from ttgo.explain.result import result_sentence, score_sentence
from ttgo.match import AGREE, JUDGE, NOTE, PLAY, SETUP, Match
from ttgo.rules import BLACK, WHITE, opponent
from ttgo.vertex import names


def setting_up(handicap: bool) -> "dict[str, object]":
    """The phase in which a starting position is made."""
    say = language.session
    lines, starts = [say.HOW_TO_SET_UP], [_button(say.BEGIN, {"do": "begin", "player": BLACK})]
    if not handicap:
        lines.append(say.HOW_TO_BEGIN)
        starts = [_button(say.starts(who), {"do": "begin", "player": who}) for who in (BLACK, WHITE)]
    starts.append(_button(say.CLEAR_THE_GRID, {"do": "clear"}))
    return _phase("colour", say.SETTING_UP, lines, starts)


def phase(match: Match, marks: int) -> "dict[str, object] | None":
    """What the match waits for; None for turns on the grid itself. `marks` are the points that are marked at the moment."""
    if match.copying:
        return _on_a_copy(match)
    if match.state == AGREE:
        return _agreeing(match, marks)
    if match.state == PLAY and match.words and match.words[-1].startswith(SETUP):
        return _anew(match)
    return _ruling(match, marks) if match.state == JUDGE else None


def _anew(match: Match) -> "dict[str, object]":
    """The record sets up a position, which can be changed."""
    say = language.session
    turns = [word for word in match.words if word != NOTE and "=" not in word]
    return _phase(
        "turn", say.IS_SET_UP, [say.BEGINS_ANEW] if turns else [], [_button(say.CHANGE_IT, {"do": "edit"})]
    )


def _on_a_copy(match: Match) -> "dict[str, object]":
    grid, say = match.game.grid, language.session
    disputed = names(grid, match.disputed)
    lines = [say.in_dispute(disputed)]
    if match.agreed:
        lines.append(say.off_anyway(names(grid, match.agreed)))
    lines += [say.WHAT_COUNTS, say.PASSES_SETTLE]
    return _phase("turn", say.A_COPY, lines, [], disputed=disputed)


def _ruling(match: Match, marks: int) -> "dict[str, object]":
    grid, say = match.game.grid, language.session
    lines = [_wanted(match, player) for player in (BLACK, WHITE)]
    marked, disputed = names(grid, marks), names(grid, match.disputed)
    lines.append(say.marked_off(marked, *_outcome(match, marks | match.agreed)))
    buttons = [_button(say.the_ruling(marks != 0), {"do": "rule"})]
    return _phase("mark", say.A_RULING, lines, buttons, marked, disputed, _proposals(match))


def _agreeing(match: Match, marks: int) -> "dict[str, object]":
    say, marked = language.session, names(match.game.grid, marks)
    lines = [say.HOW_TO_MARK]
    lines += [_wanted(match, player) for player in (BLACK, WHITE) if player in match.proposals]
    same = marks in match.proposals.values()
    lines.append(say.MARKED_THE_SAME if same else say.marked_now(marked, *_outcome(match, marks)))
    buttons = []
    for player in (BLACK, WHITE):
        event: "dict[str, object]" = {"do": "propose", "player": player}
        if player in match.proposals:  # a second click on the same spot takes back the first
            buttons.append(_button(say.takes_back(player), {"do": "undo"}))
        elif match.proposals.get(opponent(player), -1) == marks:
            buttons.append(_button(say.agrees(player), event))
        else:
            buttons.append(_button(say.proposes(player, marks != 0), event))
    waiting = WHITE if BLACK in match.proposals else BLACK
    go_on = say.go_on(match.game.rules.ending)
    buttons.append(_button(go_on, {"do": "propose", "player": waiting, "play": True}))
    return _phase("mark", say.WHICH_STONES, lines, buttons, marked, proposals=_proposals(match))


def _wanted(match: Match, player: str) -> str:
    wanted = match.proposals.get(player)
    if wanted is None:
        return language.session.wants_to_play_on(player)
    return language.session.wants_off(player, names(match.game.grid, wanted), *_outcome(match, wanted))


def _outcome(match: Match, off: int) -> "tuple[str, str]":
    """The score and the result of the present grid without the stones on these points."""
    score = match.score_without(off)
    return score_sentence(score), result_sentence(score)


def _proposals(match: Match) -> "dict[str, list[str]]":
    return {
        player: names(match.game.grid, match.proposals.get(player) or 0)
        for player in (BLACK, WHITE)
        if player in match.proposals
    }


def _button(text: str, event: "dict[str, object]") -> "dict[str, object]":
    return {"text": text, "event": event}


def _phase(
    click: str,
    title: str,
    lines: "list[str]",
    buttons: "list[dict[str, object]]",
    marks: "list[str] | None" = None,
    disputed: "list[str] | None" = None,
    proposals: "dict[str, list[str]] | None" = None,
) -> "dict[str, object]":
    return {
        "click": click,
        "title": title,
        "lines": lines,
        "buttons": buttons,
        "marks": marks or [],
        "disputed": disputed or [],
        "proposals": proposals or {},
    }
