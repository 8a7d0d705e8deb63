"""A picture for each of the ten rules, with a caption of computed facts.

The site has them as static/rules/, so that the rules can be seen without JavaScript, and each has a
link that goes on with it on the board. A test holds the captions of the page to this.
"""

from typing import NamedTuple

from ttgo.explain.evidence import reach_of, would
from ttgo.explain.narrate import TOPICS, result_lines, result_sentence, score_sentence
from ttgo.explain.sentences import step_lines, why
from ttgo.language import listed
from ttgo.lessons.boards import played
from ttgo.pages.html import Element, read
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record.tree import Record
from ttgo.rules import clear
from ttgo.start import Start
from ttgo.svg.drawing import picture
from ttgo.vertex import at

REACH = ". . . . .\n. X X . .\n. X . . .\n. X O O .\n. . . . ."
STUCK = ". O O . .\nO X X O .\n. O X O .\n. X O . .\n. . . . ."
KO = ". X O .\nX O . O\n. X O .\n. . . ."
ATARI = ". . . .\n. X . .\nX O . .\n. X . ."
ENDED = ". X . O .\nX X . O O\n. X X O .\nX . X O O\n. X . O ."


class Picture(NamedTuple):
    """An SVG, its caption, and a record of the same position to go on with on the board."""

    svg: str
    caption: str
    record: Record


def rule_1() -> Picture:
    record = Record(Start(7, 5))
    return Picture(
        picture(record.start.setup),
        "A grid of 7 by 5 points, each with a name, such as C4.",
        record,
    )


def rule_2() -> Picture:
    record = _begun(". . . . .\n. X . O .\n. . . . .")
    position = record.start.setup
    black, white = position.grid.named(position.black), position.grid.named(position.white)
    rest = len(position.grid.named(position.empty))
    said = f"{black[0]} is black, {white[0]} is white, and the other {rest} points are empty."
    return Picture(picture(position), said, record)


def rule_3() -> Picture:
    record = _begun(REACH)
    position = record.start.setup
    point = at(position.grid, "E5")
    drawn = picture(position, paths=list(reach_of(position, point).values()))
    return Picture(drawn, TOPICS["reach"](record.match(), point), record)


def rule_4() -> Picture:
    position = Position.parse(STUCK)
    gone = position.black & ~clear(position, BLACK).black
    stay = position.grid.named(position.black & ~gone)
    cleared = listed(position.grid.named(gone), ", ")
    said = f"Clearing black empties {cleared}, which do not reach empty. {stay[0]} does, and stays."
    white = 1 << at(position.grid, "D4")  # White's last move, in the record still to come
    return Picture(
        picture(position, clearing=gone),
        said,
        _begun(str(position.coloured(white, EMPTY)), first=WHITE),
    )


def rule_5() -> Picture:
    record = played(Start(5), "C3 D4 C4 D3")
    game = record.match().board
    labels: dict[int | str, int | str] = {game.taken(turn): turn for turn in range(1, 5)}
    return Picture(
        picture(game.position, labels=labels),
        "The first four turns: Black, White, Black, White.",
        record,
    )


def rule_6() -> Picture:
    record = _begun(KO, "C3")
    game = record.match().board
    said = f"Black {game.last} has just cleared B3. {why(game, at(game.grid, 'B3'))['say']}"
    return Picture(picture(game.position, labels={game.last: 1}, refused="B3"), said, record)


def rule_7() -> Picture:
    record = _begun(ATARI)
    game = record.match().board
    did = would(game, at(game.grid, "C2"))
    coloured = game.position.coloured(1 << did.point, did.colour)
    said = " ".join(sentence for _, sentence in step_lines(did, game.position))
    return Picture(picture(coloured, labels={"C2": 1}, clearing=did.captured), said, record)


def rule_8() -> Picture:
    record = _begun(ATARI, "pass C2 pass pass", WHITE)
    match = record.match()
    said = (
        "White passes, Black C2, White passes, Black passes: "
        "two passes in a row, and the game is over."
    )
    return Picture(picture(match.position, labels={"C2": 2}), said, record)


def rule_9() -> Picture:
    record = _begun(ENDED, "pass pass")
    match = record.match()
    said = " ".join(sentence for rule, sentence in result_lines(match) if rule == 9)
    return Picture(picture(match.position, reach=True), said, record)


def rule_10() -> Picture:
    record = played(Start(5), "C3 pass pass")
    match = record.match()
    score = match.score()
    counted = f"{score_sentence(score)}. {result_sentence(score)}"
    said = f"One stone, and every empty point reaches only Black: {counted}"
    return Picture(picture(match.position, reach=True), said, record)


def _begun(diagram: str, turns: str = "", first: str = BLACK) -> Record:
    return played(Start.of(Position.parse(diagram), first=first), turns)


_RULES = (rule_1, rule_2, rule_3, rule_4, rule_5, rule_6, rule_7, rule_8, rule_9, rule_10)
PICTURES = {f"rule-{number}": draw for number, draw in enumerate(_RULES, 1)}


def describe(page: Element) -> None:
    """Tell in the game's page what its pictures show, in the language that is spoken."""
    for name, draw in PICTURES.items():
        for shown in page.find("img", src=f"static/rules/{name}.svg"):
            drawn = read(draw().svg)
            (title,), (said,) = drawn.find("title"), drawn.find("desc")
            shown.attributes["alt"] = f"{title.inside[0]}. {said.inside[0]}"
