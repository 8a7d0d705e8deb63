"""A picture for each of the ten rules, with a caption whose every fact the rules compute: `python3 -m ttgo.pictures` draws them.

They are files of the page, static/rules/, so that the rules can be seen without JavaScript; a test holds files and page to this.
"""

from pathlib import Path

from ttgo.explain import listed, reach_of, step_lines, steps, why
from ttgo.game import Game
from ttgo.match import Match
from ttgo.narrate import TOPICS
from ttgo.result import result_lines, result_sentence, score_sentence
from ttgo.rules import BLACK, EMPTY, WHITE, Position, clear
from ttgo.svg import picture
from ttgo.vertex import names, read

FOLDER = Path(__file__).parent.parent / "static" / "rules"

REACH = ". . . . .\n. X X . .\n. X . . .\n. X O O .\n. . . . ."
STUCK = ". O O . .\nO X X O .\n. O X O .\n. X O . .\n. . . . ."
KO = ". X O .\nX O . O\n. X O .\n. . . ."
ATARI = ". . . .\n. X . .\nX O . .\n. X . ."
ENDED = ". X . O .\nX X . O O\n. X X O .\nX . X O O\n. X . O ."


def rule_1() -> tuple[str, str]:
    return picture(Game(7, 5).position), "A grid of 7 by 5 points, each with a name, such as C4."


def rule_2() -> tuple[str, str]:
    position = Position.parse(". . . . .\n. X . O .\n. . . . .")
    black, white = names(position.grid, position.black), names(position.grid, position.white)
    rest = len(names(position.grid, position.empty))
    return picture(
        position
    ), f"{black[0]} is black, {white[0]} is white, and the other {rest} points are empty."


def rule_3() -> tuple[str, str]:
    position = Position.parse(REACH)
    point = _point(position, "E5")
    drawn = picture(position, paths=list(reach_of(position, point).values()))
    return drawn, TOPICS["reach"](Match(Game(5, setup=position)), point)


def rule_4() -> tuple[str, str]:
    position = Position.parse(STUCK)
    gone = position.black & ~clear(position, BLACK).black
    stay = names(position.grid, position.black & ~gone)
    said = f"Clearing black empties {listed(names(position.grid, gone), ', ')}, which do not reach empty. {stay[0]} does, and stays."
    return picture(position, clearing=gone), said


def rule_5() -> tuple[str, str]:
    game = _played(Game(5), "C3 D4 C4 D3")
    labels: dict[int | str, int | str] = {game.taken(turn): turn for turn in range(1, 5)}
    return picture(game.position, labels=labels), "The first four turns: Black, White, Black, White."


def rule_6() -> tuple[str, str]:
    game = _played(Game(4, setup=Position.parse(KO)), "C3")
    point = _point(game.position, "B3")
    said = f"Black {game.last} has just cleared B3. {why(game, point)['say']}"
    return picture(game.position, labels={game.last: 1}, refused="B3"), said


def rule_7() -> tuple[str, str]:
    before = Position.parse(ATARI)
    game = _played(Game(4, setup=before), "C2")
    did = steps(game)
    assert did is not None
    coloured = before.coloured(1 << did.point, did.colour)
    said = " ".join(sentence for _, sentence in step_lines(did, before))
    return picture(coloured, labels={game.last: 1}, clearing=did.captured), said


def rule_8() -> tuple[str, str]:
    game = _played(Game(4, setup=Position.parse(ATARI), first=WHITE), "pass C2 pass pass")
    assert game.over
    said = "White passes, Black C2, White passes, Black passes: two passes in a row, and the game is over."
    return picture(game.position, labels={"C2": 2}), said


def rule_9() -> tuple[str, str]:
    match = Match(_played(Game(5, setup=Position.parse(ENDED)), "pass pass"))
    said = " ".join(sentence for rule, sentence in result_lines(match) if rule == 9)
    return picture(match.position, reach=True), said


def rule_10() -> tuple[str, str]:
    game = _played(Game(5), "C3 pass pass")
    assert reach_of(game.position, _point(game.position, "A1")).keys() == {BLACK}
    said = f"One stone, and every empty point reaches only Black: {score_sentence(game.score())}. {result_sentence(game.score())}"
    return picture(game.position, reach=True), said


PICTURES = {
    "rule-1": rule_1,
    "rule-2": rule_2,
    "rule-3": rule_3,
    "rule-4": rule_4,
    "rule-5": rule_5,
    "rule-6": rule_6,
    "rule-7": rule_7,
    "rule-8": rule_8,
    "rule-9": rule_9,
    "rule-10": rule_10,
}


def _played(game: Game, turns: str) -> Game:
    for turn in turns.split():
        game.play(turn)
    return game


def _point(position: Position, text: str) -> int:
    point = read(position.grid, text)
    assert point is not None
    assert position.colour(point) == EMPTY
    return point


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw()[0] + "\n", encoding="utf-8")
