"""What is said in English, word for word: each function by its values, and the values that the places it is asked from give it."""

from collections.abc import Callable
from typing import Any

import pytest

from ttgo import BLACK, WHITE, Game, Match, Position, Rules
from ttgo.explain import english_game as game
from ttgo.explain import english_record as record
from ttgo.explain import english_session as session
from ttgo.explain import narrate
from ttgo.explain.evidence import reach_of
from ttgo.explain.narrate import TOPICS, happened, what_next
from ttgo.explain.result import area_sentence
from ttgo.explain.sentences import clause, counts_for, look, reason, why
from ttgo.illegal import Illegal, NotAPoint, Stopped, Suicide
from ttgo.vertex import name, names, read

ROW = [f"A{row}" for row in range(1, 13)]

SAID: dict[str, tuple[Callable[..., str], tuple[Any, ...], str]] = {
    "twelve points": (game.listed, (ROW,), ", ".join(ROW)),
    "no stones": (game.stones, ([],), "no stone"),
    "one stone": (game.stones, (["A1"],), "1 stone (A1)"),
    "a handicap of two": (
        game.begins,
        (BLACK, 2, False),
        "The grid is as it was set up and Black begins with 2 turns.",
    ),
    "a proposal": (game.proposed, (BLACK, ["A1"]), "Black wants 1 stone (A1) off."),
    "a ruling": (game.ruled, (["A1"],), "The ruling takes off 1 stone (A1)."),
    "komi below zero": (game.score, (1, 2, 3, -0.5), "Black 1, White 2 - 0.5 komi, neutral 3"),
    "White wins": (game.result, (-0.5, "W+0.5"), "White wins by 0.5 (W+0.5)."),
    "an empty point of 1995": (
        game.area,
        (BLACK, 2, 1, 0, "taylor 1995"),
        "Black: 2 stones and 1 empty point that does not reach White, 3 in all.",
    ),
    "empty points of 1995": (
        game.area,
        (WHITE, 1, 2, 7.5, "taylor 1995"),
        "White: 1 stone and 2 empty points that do not reach Black, 3 in all, plus komi 7.5.",
    ),
    "nothing agreed on": (
        game.ended_by_agreement,
        ([],),
        "Both players agreed to take no stone off: the grid counts as it is.",
    ),
    "another format": (
        record.other_format,
        ("UGF", 1),
        "The file is UGF; it is saved as SGF. 1 line of it is left out.",
    ),
    "to play on, in a list": (record.proposal, (BLACK, None), "Black: plays on"),
    "none off, in a list": (record.proposal, (WHITE, 0), "White: none off"),
    "a ruling, in a list": (record.ruling, (2,), "ruling: 2 off"),
    "rules with a handicap": (record.played_by, ("New Zealand", "strict", 0, 2), "New Zealand, handicap 2"),
    "no encoding": (
        record.guessed_encoding,
        ("", False, "Big5"),
        "The file names no encoding; it is read as Big5, so names and comments may look wrong.",
    ),
    "a repeat, in short": (game.repeats_there, (3,), "rule 6, the grid was the same after turn 3."),
    "what a capture would do": (
        game.would_clear,
        (BLACK, "A1", 2, 0),
        "Black A1 would clear 2 white stones.",
    ),
    "what suicide would do": (
        game.would_clear,
        (WHITE, "A1", 0, 1),
        "White A1 would be suicide and clear 1 white stone.",
    ),
    "four passes": (
        game.ended_as_it_is,
        (True,),
        "Four passes in a row ended the game. No stone is taken off: the grid counts as it is.",
    ),
    "komi is added": (
        session.komi_added,
        (7.5, 20.5),
        "Komi: 7.5 is added to White's score, which makes 20.5.",
    ),
    "play goes on": (session.go_on, ("simple",), "Play on"),
    "a ruling on nothing": (session.the_ruling, (False,), "The ruling: take nothing off"),
    "a proposal of marks": (session.proposes, (BLACK, True), "Black: take the marked off"),
    "both want off": (session.off_anyway, (["A1"],), "Both want off, whatever happens here: 1 stone (A1)."),
    "nothing ruled off": (game.ended_by_ruling, ([],), "The ruling takes no stone off."),
    "no empty point of 1995": (
        game.area,
        (WHITE, 1, 0, 0, "taylor 1995"),
        "White: 1 stone and 0 empty points that do not reach Black, 1 in all.",
    ),
}


@pytest.mark.parametrize(("say", "given", "sentence"), SAID.values(), ids=SAID)
def test_said(say: Callable[..., str], given: tuple[Any, ...], sentence: str) -> None:
    assert say(*given) == sentence


REASONS: dict[str, tuple[Illegal, str]] = {
    "no point of a rectangle": (
        NotAPoint("Z1", ""),
        "'Z1' is not a point of this grid; write a letter A to J (no I) and a number 1 to 7, such as E4, or pass.",
    ),
    "suicide": (
        Suicide("A1", 2),
        "A1 would clear 2 stones of the player's own, and suicide is not allowed in this game.",
    ),
    "a ruling is due": (
        Stopped(True),
        "Two passes have stopped play; the game now waits for a ruling on the stones in dispute.",
    ),
    "anything else": (Illegal("Because."), "Because."),
}


@pytest.mark.parametrize(("refused", "sentence"), REASONS.values(), ids=REASONS)
def test_reasons(refused: Illegal, sentence: str) -> None:
    assert reason(Game(9, 7), refused) == sentence


def test_what_counts_for_whom() -> None:
    assert counts_for({}) == "reaches neither colour, so it counts for nobody"
    assert counts_for({}, "taylor 1995") == "reaches neither colour, so it counts for both"
    assert counts_for({BLACK: [0], WHITE: [0]}) == "reaches both colours, so it counts for nobody"
    assert counts_for({WHITE: [0]}) == "reaches only White, so it counts for White"
    assert clause(Position.parse(". ."), 1, "taylor 1995") == (
        "both",
        "B1 counts for both: it is empty and reaches neither opponent, as the 1995 wording asks.",
    )


def test_after_the_end() -> None:
    over = Game(3)
    for turn in ("A1", "pass", "pass"):
        over.play(turn)
    found = why(over, 1)
    assert (found["legal"], found["rule"], found["points"]) == (False, 8, [])


def test_a_point_shown_empty() -> None:
    """Its stone is there all the same for the next turn."""
    stone = Game(2, 1)
    stone.play("A1")
    assert look(stone, 0, Position.parse(". ."))["say"] == (
        "A1 is empty and reaches neither colour, so it counts for nobody. "
        "Not allowed: A move colours an empty point, and A1 is black."
    )


def test_a_path_is_of_neighbours() -> None:
    """Also where a lower point of the same layer is beside another one."""
    position = Game(9).position
    position = position.coloured(1 << (read(position.grid, "B4") or 0), BLACK)
    path = reach_of(position, read(position.grid, "E5") or 0)[BLACK]
    assert [name(position.grid, point) for point in path] == ["E5", "E4", "D4", "C4", "B4"]
    assert names(position.grid, position.black) == ["B4"]


def match(ending: str, words: str, **start: Any) -> Match:
    found = Match(Game(3, rules=Rules(ending=ending), **start))
    for word in words.split():
        found.take(word)
    return found


STOPPED = "A1 B2 C3 A3 pass pass"
HAPPENED = {
    "White's proposal": (
        "tromp",
        f"{STOPPED} white=",
        8,
        "White wants no stone off.",
        "Black: agree, mark something else, or play on.",
    ),
    "a ruling": (
        "judge",
        f"{STOPPED} black=A1,B2 white=A1,C3 judge=C3",
        8,
        "The ruling takes off 1 stone (C3).",
        "White wins by 9 (W+9).",
    ),
    "a dispute is settled": (
        "japanese",
        f"{STOPPED} black=A1 white=B2 pass pass",
        8,
        "Two passes on the copy settle the dispute.",
        "Equal scores are a tie.",
    ),
}


@pytest.mark.parametrize(("ending", "words", "rule", "did", "to_do"), HAPPENED.values(), ids=HAPPENED)
def test_happened(ending: str, words: str, rule: int, did: str, to_do: str) -> None:
    found = match(ending, words)
    assert (happened(found), what_next(found)) == ((rule, did), to_do)


TOLD = {
    "the start": ("last", "", {}, "The grid is empty and Black begins. Choose any point."),
    "a clearing by the first turn": (
        "capture",
        "B1",
        {"setup": Position.parse(". . .\nX . .\nO . .")},
        "The last clearing was turn 1, Black B1. It emptied A1.",
    ),
    "a pass": ("steps", "pass", {}, "The last turn was no move."),
}


@pytest.mark.parametrize(("topic", "words", "start", "sentence"), TOLD.values(), ids=TOLD)
def test_told(topic: str, words: str, start: dict[str, Any], sentence: str) -> None:
    assert TOPICS[topic](match("strict", words, **start), 0) == sentence


HOW_TO_PLAY = (
    "Take turns to place a stone on any empty point. "
    "The larger area wins: your stones, and the empty points that reach only them."
)
ALL_OF_IT = (
    "Why is all of it Black's? Every empty point reaches Black, and there is no white stone to reach: "
    "as it stands, all 9 points count for Black."
)
HINTS = {
    "the start": ("strict", "", {}, HOW_TO_PLAY),
    "a stone": ("strict", "A1", {}, ALL_OF_IT),
    "a pass": ("strict", "pass", {}, ""),
    "stones of both": ("strict", "A1 B2", {}, ""),
    "all of it somebody's": ("strict", "", {"setup": Position.parse(". X X\nX X O\nX O .")}, ""),
    "White's alone": ("strict", "pass A1", {}, ""),
    "the end": ("strict", "A1 pass pass", {}, ""),
    "on a copy": ("japanese", "A1 pass pass black=A1 white=", {}, ""),
}


@pytest.mark.parametrize(("ending", "words", "start", "hint"), HINTS.values(), ids=HINTS)
def test_hints(ending: str, words: str, start: dict[str, Any], hint: str) -> None:
    """What somebody who has never seen the game is told, and nobody else."""
    assert narrate.hint(match(ending, words, **start)) == hint


def test_what_counts_for_white() -> None:
    """With the komi, unless the area alone is asked for."""
    found = match("strict", "A1", komi=0.5)
    assert area_sentence(found, WHITE) == (
        "White: 0 stones and 0 empty points that reach only White, 0 in all, plus komi 0.5."
    )
    assert area_sentence(found, WHITE, alone=True) == (
        "White: 0 stones and 0 empty points that reach only White, 0 in all."
    )


def test_a_point_where_a_grid_would_come_again() -> None:
    played = Game(2, 1)
    for turn in ("A1", "B1"):
        played.play(turn)
    assert look(played, 0)["say"] == (
        "A1 is empty and reaches only White, so it counts for White. Not allowed: rule 6, the grid was the same after turn 1."
    )
