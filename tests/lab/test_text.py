"""The text of the rules in its parts, changed and run."""

import pytest

import ttgo.rules
from ttgo.lab import Literal
from ttgo.lab.text import RULE, SHOWN, Broken, Text, code, difference, source, words

MOVE = "def move(position, point, colour):\n"


def test_each_rule_has_its_words_and_its_functions() -> None:
    assert list(words(source())) == list(SHOWN) == list(range(1, 11))
    for name in RULE:
        assert code(name).split("\n")[0].split("(")[0].split(":")[0].split()[-1] == name
        assert code(name) in source()


def test_unchanged_it_is_the_same_text() -> None:
    assert Text({}).text == source()
    assert Text({name: code(name) for name in RULE}).text == source()
    assert difference({name: code(name) for name in RULE}) == ""


def test_one_function_is_replaced_and_no_other_line() -> None:
    new = MOVE + "    return position"
    text = Text({"move": new}).text
    assert text == source().replace(code("move"), new)
    assert difference({"move": new}).splitlines()[:2] == [
        "Rule 7, move:",
        "- def move(position: Position, point: int, colour: str) -> Position:",
    ]


@pytest.mark.parametrize(
    ("name", "lines", "line", "said"),
    [
        ("move", MOVE + "    return (", 2, "'(' was never closed"),
        ("move", MOVE + "  return position\n    return", 3, "unexpected indent"),
        ("move", "", 0, "Here move has to be defined: the other rules ask for it."),
        (
            "move",
            "def moves(): pass",
            0,
            "Here move has to be defined: the other rules ask for it.",
        ),
        ("clear", "x = 1 / 0\n" + code("clear"), 1, "ZeroDivisionError: division by zero"),
        (
            "clear",
            "import nothing\n" + code("clear"),
            1,
            "ModuleNotFoundError: No module named 'nothing'",
        ),
    ],
)
def test_what_is_no_text(name: str, lines: str, line: int, said: str) -> None:
    with pytest.raises(Broken) as broken:
        Text({name: lines}).run()
    assert (broken.value.name, broken.value.line, broken.value.text) == (name, line, said)


@pytest.mark.parametrize(
    ("name", "lines", "line", "said"),
    [
        ("move", MOVE + "\n    return positions", 3, "name 'positions' is not defined"),
        ("over", "def over(turns):\n    return turns[9]", 2, "IndexError: list index out of range"),
        ("move", MOVE + "    return 5", 0, "A move gives a position, not int '5'."),
        ("clear", "def clear(a, b):\n    return clear(a, b)", 2, "It asks itself again and again."),
        (
            "area",
            "def area(a, b, c):\n    return a",
            0,
            "TypeError: area() missing 1 required positional argument: 'c'",
        ),
    ],
)
def test_an_error_at_its_line(name: str, lines: str, line: int, said: str) -> None:
    """Counted from the function's first line, also where the error comes from what it gives."""
    text = Text({"opponent": "# longer\n" * 9 + code("opponent"), name: lines})
    rules = text.run()
    with pytest.raises(Exception) as error:  # noqa: PT011, PT012
        game = Literal("rectangle 3", rules)
        game.play("B2")
        game.scores()
    told = text.told(error.value)
    assert (told.name, told.line, told.text) == (name, line, said)


def test_nothing_else_can_be_changed() -> None:
    with pytest.raises(ValueError, match="The rules have no function 'plain' that can be changed"):
        Text({"plain": "def plain(): pass"})
    assert vars(ttgo.rules)["PASS"] == "pass"
