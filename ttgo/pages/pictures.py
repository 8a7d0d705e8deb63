"""What is seen without JavaScript: a picture for each of the ten rules, static/rules/, and one for
each board of the documents that has no diagram, static/docs/.
"""

from ttgo.explain.evidence import reach_of, would
from ttgo.lessons.boards import played
from ttgo.match import PLAY
from ttgo.pages.html import Element, nodes, read
from ttgo.pages.parts import image
from ttgo.position import BLACK, WHITE, Position
from ttgo.record import tt_board
from ttgo.rules import clear
from ttgo.start import Start
from ttgo.svg.drawing import picture
from ttgo.vertex import at

COLOURS = ". . . . .\n. X . O .\n. . . . ."
REACH = ". . . . .\n. X X . .\n. X . . .\n. X O O .\n. . . . ."
STUCK = ". O O . .\nO X X O .\n. O X O .\n. X O . .\n. . . . ."
KO = ". X O .\nX O . O\n. X O .\n. . . ."
ATARI = ". . . .\n. X . .\nX O . .\n. X . ."
ENDED = ". X . O .\nX X . O O\n. X X O .\nX . X O O\n. X . O ."


def rule_1() -> str:
    return picture(Start(7, 5).setup)


def rule_2() -> str:
    return picture(Position.parse(COLOURS))


def rule_3() -> str:
    position = Position.parse(REACH)
    paths = reach_of(position, at(position.grid, "E5"))
    return picture(position, paths=list(paths.values()))


def rule_4() -> str:
    position = Position.parse(STUCK)
    return picture(position, clearing=position.black & ~clear(position, BLACK).black)


def rule_5() -> str:
    turns = "C3 D4 C4 D3".split()
    labels: dict[int | str, int | str] = {at: turn for turn, at in enumerate(turns, 1)}
    return picture(_after(Start(5), *turns), labels=labels)


def rule_6() -> str:
    return picture(_after(_begun(KO), "C3"), labels={"C3": 1}, refused="B3")


def rule_7() -> str:
    game = played(_begun(ATARI), "").match().board
    did = would(game, at(game.grid, "C2"))
    coloured = game.position.coloured(1 << did.point, did.colour)
    return picture(coloured, labels={"C2": 1}, clearing=did.captured)


def rule_8() -> str:
    ended = _after(_begun(ATARI, WHITE), "pass", "C2", "pass", "pass")
    return picture(ended, labels={"C2": 2})


def rule_9() -> str:
    return picture(_after(_begun(ENDED), "pass", "pass"), reach="area")


def rule_10() -> str:
    return picture(_after(Start(5), "C3", "pass", "pass"), reach="area")


def _begun(diagram: str, first: str = BLACK) -> Start:
    return Start.of(Position.parse(diagram), first=first)


def _after(start: Start, *turns: str) -> Position:
    return played(start, " ".join(turns)).match().position


_RULES = (rule_1, rule_2, rule_3, rule_4, rule_5, rule_6, rule_7, rule_8, rule_9, rule_10)
PICTURES = {f"rule-{number}": draw for number, draw in enumerate(_RULES, 1)}


def describe(page: Element) -> None:
    """Tell in the game's page what its pictures show, in the language that is spoken."""
    for name, draw in PICTURES.items():
        for shown in page.find("img", src=f"static/rules/{name}.svg"):
            drawn = read(draw())
            (title,), (said,) = drawn.find("title"), drawn.find("desc")
            shown.attributes |= {"loading": "lazy", "alt": f"{title.inside[0]}. {said.inside[0]}"}


def stand_in(name: str, page: Element) -> "dict[str, str]":
    """Put its picture into each board of a document that nothing stands in; the pictures by the
    names of their files.
    """
    found: "dict[str, str]" = {}
    for board in page.find("tt-board"):
        if board.inside:
            continue
        match = tt_board.read({**board.attributes}).match()
        asked, position = board.get("show").split(), match.position
        reach = "reach" in asked and (match.state == PLAY or "area")
        drawn = picture(
            position, reach=reach, last=match.board.last, coordinates="coordinates" in asked
        )
        file = f"{name}-{len(found) + 1}.svg"
        found[file] = drawn
        board.attributes["data-stones"] = "\n".join(position.rows())
        board.inside = nodes(image(f"docs/{file}", drawn, position.grid))
    return found
