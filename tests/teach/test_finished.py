"""What a board that somebody brings is: finished, unfinished, or part of a larger one; and that only
a finished one has a verdict in large type.
"""

from typing import Any

import pytest

from tests.support.boards import answer
from tests.support.sgf_files import self_played
from tests.support.tables import each_row
from ttgo.session.session import Session
from ttgo.sgf.files import parse
from ttgo.teach.boards import parse_pasted
from ttgo.teach.verdict import PLAIN, verdict

GAMES = self_played()
KATAGO = "......... ......... ..OOOO... .O.OXOOOO OOOXXXXOX OXXX.XXXX X..OOXOO. .X..X.XO. ....XX.X."
SEKI = ".X.XXO.O. XXXXXOOOO OOOOOXXXX OOOO.XXXX O.OOOXX.X"


def after(name, share):
    """The rows of a game after a share of its turns, in percent."""
    record = parse(GAMES[name])
    nodes = record.main_line()
    return record.match_at(nodes[len(nodes) * share // 100 - 1]).position.rows()


def whole(name):
    """A whole game: its last rows, its komi, no dead stones, and the result that it states."""
    record = parse(GAMES[name])
    return after(name, 100), record.start.komi, [], record.result


# name: its rows and komi, what the reader calls dead, and who has won then
FINISHED: dict[str, tuple[list[str], float, list[str], str]] = {
    **{
        f"the end of {name}": whole(name)
        for name in "kg-0101-13x13 kg-0199-13x13 kg-0255-13x13 kg-0442-13x13 gg-0034-9x9".split()
    },
    "dead stones": (KATAGO.split(), 0, ["D3", "H2"], "B+1"),
    "dead stones that nobody calls so": (KATAGO.split(), 0.5, [], "W+22.5"),
    "a seki": (SEKI.split(), 0, [], "0"),
    "a last neutral point": (["".join(row.split()) for row in PLAIN.split("\n")][1:], 6, [], "W+6"),
    "two walls with a row between": (["..X.O.."] * 7, 0.5, [], "W+0.5"),
}


def won(result):
    """A result in words."""
    if result == "0":
        return "It is a tie."
    points = float(result[2:])
    by = (
        "half a point"
        if points == 0.5
        else f"{points:g} point{'s' * (points != 1)}".replace(".5", "½")
    )
    return f"{'Black' if result[0] == 'B' else 'White'} wins by {by}."


@each_row(FINISHED)
def test_a_finished_board_has_a_verdict(rows, komi, dead, result):
    """Once the reader says that it is right, and which of the stones in doubt are dead."""
    given: dict[str, Any] = {"rows": rows, "komi": komi}
    assert verdict(given)["final"] is False
    told: Any = verdict({**given, "sure": True, "dead": dead})
    while told["asked"]:
        told = verdict({**told, "alive": [*told["alive"], *told["asked"]["at"]]})
    assert (told["final"], told["won"]) == (True, won(result))


# A game, and the percent of its turns that were played
UNFINISHED = [
    ("kg-0101-13x13", 10),
    ("kg-0199-13x13", 20),
    ("kg-0205-13x13", 30),
    ("kg-0244-13x13", 40),
    ("kg-0255-13x13", 50),
    ("kg-0287-13x13", 60),
    ("kg-0291-13x13", 70),
    ("kg-0450-13x13", 80),
    ("gg-0034-9x9", 30),
    ("kg-0027-9x9", 60),
]


@pytest.mark.parametrize(("name", "share"), UNFINISHED)
def test_an_unfinished_game_has_no_verdict(name, share):
    """Nor are its stones asked about, whatever the reader says of the board."""
    told: Any = verdict({"rows": after(name, share), "sure": True})
    assert (told["open"], told["final"], told["asked"]) == (True, False, None)
    assert told["won"].endswith("belong to nobody yet: this game is not over.")


def test_games_are_over_at_their_end_and_not_before_a_third_of_it():
    for name, file in GAMES.items():
        assert verdict({"rows": after(name, 100)})["open"] is False, name
        if parse(file).start.grid.width >= 9:
            assert verdict({"rows": after(name, 30)})["open"], name


END = after("kg-0101-13x13", 100)


def drawn(rows, *edges):
    """A forums' diagram with these edges of the board."""
    bars = [
        f"$$ {'|' * ('left' in edges)} {' '.join(row)} {'|' * ('right' in edges)}" for row in rows
    ]
    return "\n".join(
        ["$$"] + ["$$ ---"] * ("top" in edges) + bars + ["$$ ---"] * ("below" in edges)
    )


CROPS = {
    "the upper half": "\n".join(END[:7]),
    "the left part": "\n".join(row[:9] for row in END),
    "a quarter, as wide as high": "\n".join(row[:10] for row in END[:10]),
    "a corner with its two edges": drawn([row[:9] for row in END[:9]], "top", "left"),
    "a side with three": drawn([row[:9] for row in END[:9]], "top", "left", "right"),
}


@pytest.mark.parametrize("text", CROPS.values(), ids=CROPS)
def test_a_part_has_no_verdict(text):
    """Until the reader says that it is all of the board."""
    told: Any = verdict(parse_pasted(text))
    assert (told["part"], told["final"], told["asked"]) == (True, False, None)
    assert told["won"].startswith("This looks like part of a larger board")
    assert not verdict({**told, "sure": True})["part"]


def test_a_whole_board_is_no_part():
    for text in ("\n".join(END), drawn(END, "top", "left", "right", "below"), drawn(END)):
        told: Any = verdict(parse_pasted(text))
        assert not told["part"]
        assert not told["open"]


UNREADABLE = {
    "nothing": {"do": "verdict", "text": " "},
    "words": {"do": "verdict", "text": "hello"},
    "an address": {"do": "verdict", "text": "https://online-go.com/game/7"},
    "rows of two lengths": {"do": "verdict", "text": "X X\nO"},
    "a broken record": {
        "do": "open",
        "name": "pasted.sgf",
        "text": "(;SZ[nine];B[aa",
        "last": True,
    },
}


@each_row(UNREADABLE)
def test_what_cannot_be_read_changes_nothing(event):
    session = Session()
    answer(session, do="open", name="a.sgf", text="(;SZ[5]RE[B+25];B[cc];W[];B[])", last=True)
    before = answer(session, do="verdict")
    assert answer(session, **event)["view"]["error"]
    assert answer(session, do="verdict") == before


def record(rules, more=""):
    """A finished game by some rules: White has captured a stone, and a dead one is left."""
    turns = "B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[aa];B[];W[]"
    return f"(;SZ[5]KM[0.5]{more}{f'RU[{rules}]' if rules else ''};{turns})"


ALONE = "Black wins by 4½ points."
TEN = "The ten rules remove no stones. Under them: White wins by 6½ points."
OFF = f"with the marked stones removed. {TEN}"
RULES = {
    # rules in a record: the verdict, and the rules that it is by
    "": (ALONE, f"Under area scoring, {OFF}"),
    "Japanese": ("Black wins by 5½ points.", f"Under Japanese rules, {OFF}"),
    "korean rules": ("Black wins by 5½ points.", f"Under Korean rules, {OFF}"),
    "Chinese": (ALONE, f"Under Chinese rules, {OFF}"),
    "AGA": (ALONE, f"Under AGA rules, {OFF}"),
    "Ing": (ALONE, f"Under area scoring, {OFF}"),
}


@pytest.mark.parametrize(("rules", "said"), RULES.items(), ids=RULES)
def test_the_verdict_names_its_rules(rules, said):
    """Those of the record first, where they can be told, with what they count, and the ten beside."""
    session = Session()
    answer(session, do="open", name="a.sgf", text=record(rules), last=True)
    told = answer(session, do="verdict", dead=["A5"])["verdict"]
    assert told["final"]
    assert (told["won"], told["by"]) == said
    area, territory = map(told["text"].index, ("As it stands:", "Under territory scoring:"))
    by_territory = said[1].startswith(("Under Japanese", "Under Korean"))
    assert (territory < area) == by_territory
    # nor is anything told of the board with the dead stones on it
    assert (told["change"] == []) == (told["named"] != "")
    assert not any("stone" in line for line in told["why"])
    assert len(told["square"] or []) == (15 if by_territory else 0)


OTHERWISE = "By its own rules, this board gives another result: Black wins by 5½ points."


@pytest.mark.parametrize(
    ("result", "said"),
    {"B+3.5": OTHERWISE, "W+5.5": OTHERWISE, "B+5.5": "", "B+R": ""}.items(),
)
def test_a_record_whose_result_its_own_rules_do_not_give(result, said):
    session = Session()
    text = record("Japanese", f"RE[{result}]")
    answer(session, do="open", name="a.sgf", text=text, last=True)
    told = answer(session, do="verdict", dead=["A5"])["verdict"]["recorded"]
    assert told.endswith(said or told.partition(". ")[0])


def test_handicaps_are_compensated_in_ways_of_their_own():
    session = Session()
    answer(session, do="open", name="a.sgf", text=record("Chinese", "HA[2]"), last=True)
    assert answer(session, do="verdict")["verdict"]["named"] == ""
