"""What the cases and questions say of their boards: each claim of the data is proven, by the rules
or by search.
"""

import json
import re
from typing import NamedTuple

import pytest

from tests.solve.test_perfect import PUBLISHED
from tests.support import demos
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Game, Repeats
from ttgo.lessons.boards import record_of
from ttgo.pages.case import CASES, RULESETS, counted, without
from ttgo.pages.html import read as read_page
from ttgo.pages.lessons import CHAPTERS
from ttgo.pages.others import others
from ttgo.pages.parts import entries
from ttgo.pages.why import titled
from ttgo.position import EMPTY
from ttgo.record.tree import Record
from ttgo.rules import area, move, opponent
from ttgo.rulesets import NAMED, Rules
from ttgo.scoring import Score
from ttgo.solve.benson import unconditionally_alive
from ttgo.start import Start
from ttgo.territory import Territory
from ttgo.vertex import read, set_at

ALL = entries()


def begun(case, first=""):
    """A game that begins where the case's board does, without its passes at the end, on demand with
    another player's turn.
    """
    game = case.game
    while game.turn and game.last == "pass":
        game.undo()
    return Game(Start.of(game.position, komi=game.komi, first=first or game.to_play))


def gone_on(game, turns):
    game.play_all(turns)
    return game


def margin(case, how, value):
    """The margin as the board stands, or with the dead stones off."""
    game = case.game
    position = without(game.position, case.dead) if how == "off" else game.position
    assert Score(position, game.komi).margin == value


def refused(case, at, turn):
    """Rule 6 refuses the move, for the position after that turn."""
    why = case.game.why_not(at)
    assert isinstance(why, Repeats)
    assert why.turn == turn


def allowed(case, at):
    assert case.game.why_not(at) is None


def allowed_after(case, turns, at):
    assert gone_on(case.game, turns).why_not(at) is None


def allowed_had(case, turns, at):
    """The move would be allowed had these turns been played from the start."""
    assert gone_on(Game(case.record.start), turns).why_not(at) is None


def only_refused(case, points):
    """These are the only empty points where no move is allowed."""
    game = case.game
    assert (
        sorted(set(game.grid.named(game.points(EMPTY))) - set(game.legal_moves())) == points.split()
    )


def only(case, at, turns):
    """No other two moves lead to where rule 6 refuses that one for the start."""
    start = Game(case.record.start)
    found = []
    for one in start.legal_moves():
        start.play(one)
        for two in start.legal_moves():
            start.play(two)
            why = start.why_not(at)
            found += [[one, two]] * (isinstance(why, Repeats) and why.turn == 0)
            start.undo()
        start.undo()
    assert found == [turns.split()]


def captures(case, turn, points):
    """What that turn captured."""
    game = case.game
    while game.turn > turn:
        game.undo()
    assert sorted(game.captured) == sorted(points.split())


def takes(case, first, turns, points):
    """If that player begins, the last of these turns captures these."""
    assert sorted(gone_on(begun(case, first), turns).captured) == points.split()


def clears_own(case, at, stones):
    """The move clears so many of the player's own stones, the new one among them, and none of the
    other's.
    """
    game = case.game
    player = game.to_play
    before = {colour: game.points(colour) for colour in (player, opponent(player))}
    game.play(at)
    assert game.points(opponent(player)) == before[opponent(player)]
    assert bin(before[player]).count("1") + 1 - bin(game.points(player)).count("1") == stones


def cycle(case, at):
    """Without rule 6 the move would bring back the start, and no move of the way takes back at once
    (the simple ko rule).
    """
    game = case.game
    grids = [game.position_after(turn) for turn in range(game.turn + 1)]
    point = read(game.grid, at)
    assert point is not None
    grids.append(move(grids[-1], point, game.to_play))
    assert grids[-1] == grids[0]
    assert all(grids[turn] != grids[turn + 2] for turn in range(len(grids) - 2))


def captured(case, at, turns, first, region):
    """The stone there is captured within so many turns and no fewer, whatever the other does in the
    region, if that player begins.
    """
    found = [
        demos.captured(begun(case, first), at, region.split(), most) for most in (turns - 1, turns)
    ]
    assert found == [False, True]


def captured_second(case, at, turns, attacker, region):
    """The same if the other player begins."""
    captured(case, at, turns, opponent(attacker), region)


def loses(case, at, own, turns):
    """Whoever plays there loses the stones at a vertex of their own right after."""
    colour = case.game.position[own]
    game = begun(case, colour)
    game.play(at)
    assert demos.captured(game, own, list(game.position), turns)


def alive(case, at):
    """The stones there can never be captured, even if their player only passes."""
    position = case.game.position
    own = position.points(position[at])
    other = position.points(opponent(position[at]))
    assert unconditionally_alive(position.grid, own, other) >> (read(position.grid, at) or 0) & 1


def liberties(case, at, points):
    assert case.game.position.liberties(at) == points.split()


def liberties_after(case, first, at, count):
    """How many liberties the stone has that this player puts there."""
    game = gone_on(begun(case, first), at)
    assert len(game.position.liberties(at)) == count


def not_over(case):
    assert not case.game.over


def to_play(case, player, turns):
    """That player's turn comes first after so many of the other's."""
    game = case.game
    assert (game.to_play, game.turn) == (player, turns)
    assert {game.player(turn) for turn in range(1, turns + 1)} == {opponent(player)}


def counts(case, at, whom):
    """For whom a point counts, or for nobody."""
    position = case.game.position
    found = [c for c in (BLACK, WHITE) if area(position, c) >> (read(position.grid, at) or 0) & 1]
    assert (found or ["nobody"]) == [whom]


def after(case, at, value):
    """The margin after one more move."""
    assert gone_on(begun(case), at).score().margin == value


def same(case, turn):
    """The score is what it was after an earlier turn."""
    game = case.game
    assert Score(game.position).margin == Score(game.position_after(turn)).margin


def over(case):
    """The game is over, and was not before its last turn."""
    game = case.game
    assert game.over
    game.undo()
    assert not game.over


def line(case, turns, value):
    """These turns from the start are legal and end the game with that margin."""
    game = gone_on(Game(case.record.start), turns)
    assert game.over
    assert game.score().margin == value


def best(case, first, region, value):
    """With best play in the region, that player beginning, the game ends with that margin."""
    game = begun(case, first)
    assert demos.reaches(game, region.split(), value)
    assert not demos.reaches(game, region.split(), value + 1)


def taylor(case, black, white):
    """The score by the wording of 1995."""
    score = Score(case.game.position, 0, NAMED["Taylor 1995"].score)
    assert (score.black, score.white) == (black, white)


def compared(case, row, said_of_it):
    """What a row of the comparison comes to."""
    assert counted(case, case.rows[row][1]).said == said_of_it


def prisoners(case, moves, black, white):
    """What both have captured after so many moves, Black's first and none of them a pass: all that
    were played and are not there.
    """
    position = case.game.position
    there = [bin(points).count("1") for points in (position.white, position.black)]
    assert [moves // 2 - there[0], (moves + 1) // 2 - there[1]] == [black, white]
    assert all(
        f"captured {black} {white}" in what.split(", ")
        for _, what in case.rows
        if what.startswith("territory")
    )


# What other rules say


def answers_of(name):
    """The row of the table of rule sets."""
    (answers,) = [case.answers for case in ALL.values() if case.title == f"{name} rules"]
    return answers


def by(case, rules, at, answer):
    """Whether the move is allowed by rules of that name; of a set that ttgo does not play, as its
    row of the table has it about suicide.
    """
    game = case.game
    played = NAMED.get(rules) or Rules(suicide=answers_of(rules).get("suicide") != "no")
    other = Game(game.start.but(rules=played))
    assert (gone_on(other, game.turns).why_not(at) is None) == (answer == "yes")


def by_komi(case, rules, value):
    """The margin with the komi of those rules."""
    komi = {"six-half": 6.5, "seven": 7, "seven-half": 7.5, "eight": 8}
    assert Score(case.game.position, komi[answers_of(rules)["komi"]]).margin == value


def by_table(case, rules, asked, answer):
    """What cannot be played."""
    assert answers_of(rules)[asked] == answer


def agreed(case, points, value):
    """The margin once both have agreed to remove the stones there."""
    game = case.game
    assert Score(without(game.position, points.split()), game.komi).margin == value


def perfect(case, width, height, value):
    """Black's margin with perfect play on a small empty board, as tests/solve proves."""
    assert value in {PUBLISHED.get(size) for size in (f"{width}x{height}", f"{height}x{width}")}


def by_territory(case, value):
    """The margin without the dead stones if territory is counted and nothing was captured."""
    game = case.game
    dead = set_at(game.position.grid, case.dead)
    assert Territory(game.position, dead, (0, 0), game.komi).margin == value


def by_territory_before(case, turn, value):
    """The same before a turn, counted from 0."""
    game = case.game
    while game.turn > turn:
        game.undo()
    assert Territory.of(game).margin == value


class Taught(NamedTuple):
    """A board of Learn that claims something, as a case."""

    name: str
    record: Record
    dead: "list[str]"
    claims: "list[str]"

    @property
    def game(self):
        return self.record.match().game.copy()


def taught(station):
    about = station.diagram.about
    dead = about.get("dead", [""])[0].split()
    return Taught(station.address, record_of(station.diagram), dead, about.get("claim", []))


TAUGHT = [taught(station) for chapter in CHAPTERS for station in chapter.stations]
CLAIMS = [(case, claim) for case in [*ALL.values(), *TAUGHT] for claim in case.claims]


@pytest.mark.parametrize(
    ("case", "claim"), CLAIMS, ids=[f"{case.name} {claim}" for case, claim in CLAIMS]
)
def test_what_is_claimed_holds(case, claim):
    """A claim names a function above, and after commas what it takes."""
    name, _, given = claim.partition(" ")
    globals()[name.replace("-", "_")](case, *map(value, given.split(", ") if given else []))


OTHERS = [
    (case, claim)
    for case, claim in CLAIMS
    if claim.split()[0] in ("agreed", "by", "by-komi", "by-table", "by-territory")
    and not claim.startswith("by Tromp-Taylor, ")
]


@pytest.mark.parametrize(
    ("case", "claim"), OTHERS, ids=[f"{case.name} {claim}" for case, claim in OTHERS]
)
def test_what_other_rules_say_fails_when_turned_round(case, claim):
    """The last of what such a claim takes is the answer."""
    rest, _, said = claim.rpartition(" ")
    turned = {"yes": "no", "no": "yes"}.get(said) or (
        f"{value(said) + 1}" if not isinstance(value(said), str) else f"not {said}"
    )
    with pytest.raises(AssertionError):
        test_what_is_claimed_holds(case, f"{rest} {turned}")


def test_other_rules_are_asked_often_and_everywhere():
    """And each page or board that says what others answer claims what can be computed of it."""
    assert len(OTHERS) >= 60
    claimed = {case.name for case, _ in OTHERS}
    needed = {case.name for case in ALL.values() if {*case.asks} - {"pass"}}
    needed |= {
        station.address for one in CHAPTERS for station in one.stations if "asks" in station.about
    }
    assert not needed - claimed


def value(text):
    """A number, or words."""
    return json.loads(text) if re.fullmatch(r"-?[\d.]+", text) else text


@pytest.mark.parametrize("name", ["AGA", "New Zealand"])
def test_sets_that_can_be_played_answer_as_they_are_played(name):
    answers, rules = answers_of(name), NAMED[name]
    assert answers.get("suicide", "yes") == ("yes" if rules.suicide else "no")
    assert answers["repeat"] == rules.superko
    assert ("pass" in answers) == rules.pass_stones
    assert ("dead" in answers) == (rules.ending != Rules().ending)


def test_other_rules_answer_what_is_asked():
    """Each answer is asked for; each page names the sets that answer so, and no other."""
    sets = [case for case in ALL.values() if case.kind == RULESETS]
    answers = {f"{asked}-{value}" for case in sets for asked, value in case.answers.items()}
    assert {asked for case in ALL.values() for asked in case.asks} == {
        answer.split("-")[0] for answer in answers
    }
    line = read_page(others(["suicide"]))
    assert [link.get("href") for link in line.find("a")] == [
        f"{case.name}.html" for case in sets if case.answers.get("suicide") == "no"
    ]
    assert others([]) == ""


@each_row(ALL)
def test_each_has_something_to_prove_and_says_who_said_what(case):
    """A board that is claimed nothing of is a picture. Each case has its sources, and each leads on
    to others.
    """
    assert case.claims
    assert case.kind != CASES or case.sources
    assert case.follow
    assert set(case.follow) <= set(titled()) - {case.name}


# Points that words name as such, and not as turns
PLACES = {
    "is-my-group-alive": {"A7", "C7"},
    "what-are-two-eyes": {"A5", "C5"},
    "what-is-atari": {"D3"},
    "why-did-my-stones-disappear": {"B3", "C3"},
    "what-is-a-neutral-point": {"E3"},
    "korean-rules": {"B1", "H1"},
    "seki-with-an-eye-each": {"B1", "E2", "H1"},
}


@each_row(ALL)
def test_the_turns_that_words_name_are_on_the_board(case):
    """As numbered stones, or with their numbers where they are refused or a line forks; a stone that
    a turn has captured since is found by stepping back. And where it goes on against the computer,
    the game is not over.
    """
    named = set()
    for text in [*case.told, *case.verdict]:
        named |= {*re.findall(r"\b[A-HJ-T]\d{1,2}\b", text)}
    game = case.game
    assert all(read(game.grid, vertex) is not None for vertex in named)
    there = {vertex for vertex in named if game.position[vertex] != EMPTY}
    shown = there | {*game.turns} | {*case.numbered}
    assert named - shown == PLACES.get(case.name, set())
    assert not begun(case).over
