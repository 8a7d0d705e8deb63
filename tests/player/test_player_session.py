"""The player as a page has it: what it is told and what it answers, as JSON text."""

import json
import random
from typing import Any

import pytest

from tests.support.examples import part
from tests.support.sites import on_micropython
from ttgo import BLACK, WHITE
from ttgo.match import AGREE, OVER
from ttgo.player.player_session import PlayerSession
from ttgo.player.steps import glances, strength
from ttgo.session.session import Session


def session(*turns, **new):
    """A game of the page, after some turns."""
    made = Session()
    if new:
        made.handle({"do": "new", **new})
    for turn in turns:
        assert not made.handle({"do": "turn", "at": turn})["view"]["error"]  # type: ignore[index]
    return made


def asked(worker, event):
    found: dict[str, Any] = json.loads(worker.answer(json.dumps(event)))
    return found


def first(worker, event):
    """The first answer that has evidence."""
    answer = asked(worker, event)
    while not answer:
        answer = asked(worker, {"do": "on"})
    return answer


def thought(worker, game, **more):
    """The last answer of a thought about a game."""
    answer = asked(
        worker, {"do": "think", "text": game.save(), "games": 60, "player": "white", **more}
    )
    while not answer.get("done") and "error" not in answer:
        answer = asked(worker, {"do": "on"})
    return answer


def test_its_word_is_taken():
    """White's turn on the grid, in the words of a match, which the session of the page takes."""
    game = session("E5")
    answer = thought(PlayerSession(), game)
    assert answer["word"] == answer["turn"]
    view: Any = game.handle({"do": "take", "word": answer["word"]})["view"]
    assert (view["turn"], view["last"], view["toPlay"]) == (2, answer["word"], "black")


@pytest.mark.parametrize("seed", part(range(12), 3))
def test_whole_games(seed):
    """Against somebody who plays anything, on small grids of all kinds: to each question a word
    that the game takes, to the end.
    """
    chance = random.Random(seed)
    ending = ["strict", "tromp", "agreement"][seed % 3]
    game = session(width=chance.randint(1, 5), height=chance.randint(1, 5), ending=ending)
    worker = {BLACK: PlayerSession(), WHITE: PlayerSession()}
    while game.match.state != OVER:
        assert len(game.match.words) < 200, "it does not end"
        player = game.match.board.to_play
        if game.match.state == AGREE:
            player = BLACK if BLACK not in game.match.proposals else WHITE
        elif chance.random() < 0.3:
            game.handle(
                {"do": "turn", "at": chance.choice([*game.match.board.legal_moves(), "pass"])}
            )
            continue
        answer = thought(worker[player], game, games=10, seed=seed, player=player)
        view: Any = game.handle({"do": "take", "word": answer["word"]})["view"]
        assert not view["error"], view["say"]


def test_what_has_happened_since():
    """A game's text and the events after it are the same as a text of all."""
    short, whole = session("E5"), session("E5", "D4", "C3")
    since = [{"do": "turn", "at": "D4"}, {"do": "turn", "at": "C3"}]
    assert (
        thought(PlayerSession(), short, then=since)["word"]
        == thought(PlayerSession(), whole)["word"]
    )


def test_slices_and_another_question():
    """A new question ends the one before; the seed and the number of games alone make the word."""
    worker = PlayerSession()
    before = thought(worker, session("E5"))
    asked(worker, {"do": "think", "text": session().save(), "games": 500, "player": "black"})
    assert thought(worker, session("E5")) == before == thought(PlayerSession(), session("E5"))


def test_two_looks_agree():
    """Advice, whatever was thought before; another seed may differ."""
    worker, game = PlayerSession(), session("E5", "D4", "C3")
    before = thought(worker, game, advises=True)
    thought(worker, session("E5"))
    assert thought(worker, game, advises=True) == before
    assert thought(worker, game, advises=True, seed=2)["moves"] != before["moves"]


@pytest.mark.parametrize("more", [{"games": 10}, {"step": 1}, {"level": 10}])
def test_advice_is_thought_over(more):
    """However weak the opponent is, and of the same turn."""
    best = thought(PlayerSession(), session("E5"), games=1000, advises=True)
    assert best["games"] >= 1000
    assert thought(PlayerSession(), session("E5"), advises=True, **more) == best


def test_a_level():
    """Plays as weakly as the lowest step with as many games: here after a glance alone."""
    game = session("E5", "D4", "C3")
    plain, level, glance = (
        [thought(PlayerSession(), game, seed=seed, **how)["word"] for seed in range(6)]
        for how in ({"games": 10}, {"level": 10}, {"step": 1})
    )
    assert level == glance != plain
    assert glances(10) == strength(1)[0]
    assert glances(1000) == 0


def test_which_step_fits():
    """Without a game, while another is thought about."""
    worker = PlayerSession()
    asked(worker, {"do": "think", "text": session().save(), "games": 500, "player": "black"})
    answer = asked(worker, {"do": "fit", "kept": "", "step": 2, "won": True})
    assert (answer["step"], answer["done"]) == (6, True)
    assert asked(worker, {"do": "on"})["progress"] > 0


def test_a_first_idea():
    """After the first slice of advice: a turn, and the part of the grid to look in."""
    for size in (9, 19):
        game = session("C3", width=size, height=size)
        event = {"do": "think", "text": game.save(), "games": 10, "player": "white"}
        found = first(PlayerSession(), {**event, "advises": True})
        assert found["progress"] < 0.1
        assert found["reason"]["why"] == "first"
        assert found["turn"] in found["reason"]["part"]
        assert "error" not in found, "which is a sentence, where there is no evidence"
        assert first(PlayerSession(), event)["reason"] is None, "of no turn of its own"


@pytest.mark.parametrize(("do", "size"), [("think", 9), ("review", 5)])
def test_another_goes_on(do, size):
    """With what one has found, as JSON text: nothing of it is thought again."""
    text = session("C3", "B2", "D4", "pass", width=size, height=size).save()
    event = {"do": do, "text": text, "games": 200, "player": "black"}
    one, other = PlayerSession(), PlayerSession()
    before = first(one, event)
    while before["progress"] < 0.1:
        before = asked(one, {"do": "on"})
    known = asked(one, {"do": "known"})
    after = first(other, {**event, **known})
    assert after["progress"] >= before["progress"]
    if do == "think":
        assert known["known"]["games"] <= after["games"] < 200
        passed = asked(other, {"do": "known"})["known"]
        assert sum(games for _, games in passed["ends"]) == passed["games"]
    while not after["done"]:
        after = asked(other, {"do": "on"})
    assert after["progress"] == 1


def test_memory():
    """Of MicroPython, which collects no garbage before an answer: a turn on 19x19 took 512 MB up to
    its first evidence, and what came after a collection was looked for through all of it.
    """
    event = {"do": "think", "games": 1000, "player": "black", "text": session(width=19).save()}
    size, filled = json.loads(on_micropython("memory", json.dumps(event)))
    assert size < 150_000_000
    assert filled > 200_000


THINK = {"do": "think", "text": Session().save(), "games": 60, "player": "black"}
REFUSED = {
    "on, of nothing": ({"do": "on"}, "and then to go on"),
    "no game": ({**THINK, "text": "?"}, "saved game"),
    "too large": ({**THINK, "text": session(width=20).save()}, "19"),
    "a game that is over": (
        {**THINK, "text": session("pass", "pass").save()},
        "no turn to play",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name):
    """One sentence, and a thought begun before is over."""
    event, sentence = REFUSED[name]
    worker = PlayerSession()
    if name != "on, of nothing":
        asked(worker, THINK)
    answer = asked(worker, event)
    assert list(answer) == ["error"]
    assert sentence in answer["error"]
    assert "error" in asked(worker, {"do": "on"})
