"""What a match waits for besides turns, for the page: a position being set up, proposals, a dispute on a copy, a ruling.

It is plain values: words to show, marks to draw, buttons that each hold the event to send, and what a click on a point is: a "turn"
as ever, a "mark" on a string, or a change of "colour".
"""

from ttgo.explain.result import off, result_sentence, score_sentence
from ttgo.match import AGREE, JUDGE, Match
from ttgo.rules import BLACK, NAMES, WHITE, opponent
from ttgo.vertex import names

_SET_UP = "Choose a point to change it from empty to black, to white, to empty."
_WHO = "When all stands as it should, choose who takes the first turn."


def setting_up(handicap: bool) -> "dict[str, object]":
    """The phase in which a starting position is made."""
    lines, starts = [_SET_UP], [_button("Begin", {"do": "begin", "player": BLACK})]
    if not handicap:
        lines.append(_WHO)
        starts = [_button(f"{NAMES[who]} begins", {"do": "begin", "player": who}) for who in (BLACK, WHITE)]
    starts.append(_button("Clear the grid", {"do": "clear"}))
    return _phase("colour", "Set up a position", lines, starts)


def phase(match: Match, marks: int) -> "dict[str, object] | None":
    """What the match waits for; None for turns on the grid itself. `marks` are the points that are marked at the moment."""
    grid = match.game.grid
    if match.copying:
        lines = [f"In dispute: {off(match, match.disputed)}."]
        if match.agreed:
            lines.append(f"Both want off, whatever happens here: {off(match, match.agreed)}.")
        lines.append("Stones in dispute that are captured here come off the real grid; nothing else counts.")
        lines.append("Two passes settle it.")
        return _phase("turn", "A copy of the grid", lines, [], disputed=names(grid, match.disputed))
    if match.state == AGREE:
        return _agreeing(match, marks)
    if match.state == JUDGE:
        lines = [_wanted(match, player) for player in (BLACK, WHITE)]
        lines.append(f"Marked: {off(match, marks)}. {_result(match, marks | match.agreed)}")
        buttons = [_button(f"The ruling: {_what(marks)}", {"do": "rule"})]
        disputed = names(grid, match.disputed)
        return _phase(
            "mark", "A ruling is due", lines, buttons, names(grid, marks), disputed, _proposals(match)
        )
    return None


def _agreeing(match: Match, marks: int) -> "dict[str, object]":
    grid = match.game.grid
    lines = ["Choose a string to mark or unmark it."]
    lines += [_wanted(match, player) for player in (BLACK, WHITE) if player in match.proposals]
    same = marks in match.proposals.values()
    lines.append("Marked now: the same." if same else f"Marked now: {_without(match, marks)}")
    buttons = []
    for player in (BLACK, WHITE):
        name = NAMES[player]
        event: "dict[str, object]" = {"do": "propose", "player": player}
        if player in match.proposals:  # a second click on the same spot takes back the first
            buttons.append(_button(f"{name} takes it back", {"do": "undo"}))
        elif match.proposals.get(opponent(player), -1) == marks:
            buttons.append(_button(f"{name} agrees", event))
        else:
            buttons.append(_button(f"{name}: {_what(marks)}", event))
    go_on = "Play it out on a copy" if match.game.rules.ending == "japanese" else "Play on"
    if match.game.rules.ending == "judge":
        go_on = "Ask for a ruling"
    waiting = WHITE if BLACK in match.proposals else BLACK
    buttons.append(_button(go_on, {"do": "propose", "player": waiting, "play": True}))
    return _phase("mark", "Which stones come off?", lines, buttons, names(grid, marks), [], _proposals(match))


def _what(marks: int) -> str:
    return "take the marked off" if marks else "take nothing off"


def _wanted(match: Match, player: str) -> str:
    wanted = match.proposals.get(player)
    if wanted is None:
        return f"{NAMES[player]} wants to play on."
    return f"{NAMES[player]} wants off: {_without(match, wanted)}"


def _without(match: Match, points: int) -> str:
    return f"{off(match, points)}. {_result(match, points)}"


def _result(match: Match, points: int) -> str:
    score = match.score_without(points)
    return f"{score_sentence(score)}: {result_sentence(score)}"


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
