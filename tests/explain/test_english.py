"""What is said in English, word for word: each function by its values, and the values that the places it is asked from give it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.boards import placed
from ttgo import BLACK, WHITE, Game, Position, Rules
from ttgo.explain import english_game as game
from ttgo.explain import english_picture as picture
from ttgo.explain import english_record as record
from ttgo.explain import english_session as session
from ttgo.explain import english_steps as steps
from ttgo.explain import narrate
from ttgo.explain.evidence import reach_of
from ttgo.explain.sentences import clause, counts_for, look, reason, why
from ttgo.illegal import Illegal, NotAPoint, Stopped, Suicide
from ttgo.vertex import name, names, read

ROW = [f"A{row}" for row in range(1, 13)]

SAID: dict[str, tuple[Callable[..., str], tuple[Any, ...], str]] = {
    "twelve points": (game.listed, (ROW,), ", ".join(ROW)),
    "no stones": (game.stones, ([],), "no stone"),
    "one stone": (game.stones, (["A1"],), "1 stone (A1)"),
    "a handicap of two": (game.begins, (BLACK, 2, False),
        "The grid is as it was set up and Black begins with 2 turns."),
    "a proposal": (game.proposed, (BLACK, ["A1"]), "Black wants 1 stone (A1) off."),
    "a ruling": (game.ruled, (["A1"],), "The ruling takes off 1 stone (A1)."),
    "komi below zero": (game.score, (1, 2, 3, -0.5), "Black 1, White 2 - 0.5 komi, neutral 3"),
    "White wins": (game.result, (-0.5, "W+0.5"), "White wins by 0.5 (W+0.5)."),
    "an empty point of 1995": (game.area, (BLACK, 2, 1, 0, "taylor 1995"),
        "Black: 2 stones and 1 empty point that does not reach White, 3 in all."),
    "empty points of 1995": (game.area, (WHITE, 1, 2, 7.5, "taylor 1995"),
        "White: 1 stone and 2 empty points that do not reach Black, 3 in all, plus komi 7.5."),
    "nothing agreed on": (game.ended_by_agreement, ([],),
        "Both players agreed to take no stone off: the grid counts as it is."),
    "another format": (record.other_format, ("UGF", 1),
        "The file is UGF; it is saved as SGF. 1 line of it is left out."),
    "to play on, in a list": (record.proposal, (BLACK, None), "Black: plays on"),
    "none off, in a list": (record.proposal, (WHITE, 0), "White: none off"),
    "a ruling, in a list": (record.ruling, (2,), "ruling: 2 off"),
    "rules with a handicap": (record.played_by, ("New Zealand", "strict", 0, 2), "New Zealand, handicap 2"),
    "no encoding": (record.guessed_encoding, ("", False, "Big5"),
        "The file names no encoding; it is read as Big5, so names and comments may look wrong."),
    "a repeat, in short": (game.repeats_there, (3,), "rule 6, the grid was the same after turn 3."),
    "what a capture would do": (game.would_clear, (BLACK, "A1", 2, 0),
        "Black A1 would clear 2 white stones."),
    "what suicide would do": (game.would_clear, (WHITE, "A1", 0, 1),
        "White A1 would be suicide and clear 1 white stone."),
    "four passes": (game.ended_as_it_is, (True,),
        "Four passes in a row ended the game. No stone is taken off: the grid counts as it is."),
    "komi is added": (session.komi_added, (7.5, 20.5),
        "Komi: 7.5 is added to White's score, which makes 20.5."),
    "play goes on": (session.go_on, ("simple",), "Play on"),
    "a ruling on nothing": (session.the_ruling, (False,), "The ruling: take nothing off"),
    "a proposal of marks": (session.proposes, (BLACK, True), "Black: take the marked off"),
    "both want off": (session.off_anyway, (["A1"],), "Both want off, whatever happens here: 1 stone (A1)."),
    "one beside an empty point": (steps.found_beside, (1, BLACK, False),
        "1 black point beside an empty point: it reaches empty."),
    "several beside those": (steps.found_beside, (2, WHITE, True), "2 white points beside those: they reach empty too."),
    "twelve labels": (picture.labels, ([(at, "a") for at in ROW],), f"Labels: {', '.join(f'a at {at}' for at in ROW)}."),
    "more labels": (picture.labels, ([(at, "a") for at in [*ROW, "B1"]],), "13 points are labelled."),
    "nothing ruled off": (game.ended_by_ruling, ([],), "The ruling takes no stone off."),
    "no empty point of 1995": (game.area, (WHITE, 1, 0, 0, "taylor 1995"),
        "White: 1 stone and 0 empty points that do not reach Black, 1 in all."),
}  # fmt: skip


@pytest.mark.parametrize(("say", "given", "sentence"), SAID.values(), ids=SAID)
def test_said(say: Callable[..., str], given: tuple[Any, ...], sentence: str) -> None:
    assert say(*given) == sentence


REASONS: dict[str, tuple[Illegal, str]] = {
    "no point of a rectangle": (NotAPoint("Z1", ""),
        "'Z1' is not a point of this grid; write a letter A to J (no I) and a number 1 to 7, such as E4, or pass."),
    "suicide": (Suicide("A1", 2),
        "A1 would clear 2 stones of the player's own, and suicide is not allowed in this game."),
    "a ruling is due": (Stopped(True),
        "Two passes have stopped play; the game now waits for a ruling on the stones in dispute."),
    "anything else": (Illegal("Because."), "Because."),
}  # fmt: skip


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


HOW_TO_PLAY = (
    "Take turns to place a stone on any empty point. "
    "The larger area wins: your stones, and the empty points that reach only them."
)
ALL_OF_IT = "Only Black is on the board, so every empty point reaches only Black."
EMPTY = ".../.../..."
HINTS = {
    "the start": ("strict", EMPTY, "", HOW_TO_PLAY),
    "a stone": ("strict", EMPTY, "A1", ALL_OF_IT),
    "a pass": ("strict", EMPTY, "pass", ""),
    "stones of both": ("strict", EMPTY, "A1 B2", ""),
    "all of it somebody's": ("strict", ".XX/XXO/XO.", "", ""),
    "White's alone": ("strict", EMPTY, "pass A1", ALL_OF_IT.replace("Black", "White")),
    "the end": ("strict", EMPTY, "A1 pass pass", ""),
    "on a copy": ("japanese", EMPTY, "A1 pass pass black=A1 white=", ""),
}


@pytest.mark.parametrize(("ending", "setup", "words", "hint"), HINTS.values(), ids=HINTS)
def test_hints(ending: str, setup: str, words: str, hint: str) -> None:
    """What somebody who has never seen the game is told, and nobody else."""
    assert narrate.hint(placed(setup, words, rules=Rules(ending=ending))) == hint
