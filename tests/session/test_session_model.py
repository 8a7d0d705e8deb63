"""Random sessions against a simple model of what a session ought to hold."""

import json

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.support.examples import examples
from ttgo import Game
from ttgo.session.session import Session

SMALL = st.integers(1, 3)  # small grids are soon full, so that captures and repeats are common
KOMI = st.sampled_from([0, 0.5, 7])


class Model(RuleBasedStateMachine):
    """What a session ought to be: every line that was played, where it is, and which way redo
    goes.
    """

    def __init__(self):
        super().__init__()
        self.session = Session()
        self.start(9, 9, 0)
        self.answer = self.session.answer('{"do": "view"}')

    def start(self, width, height, komi):
        self.width, self.height, self.komi = width, height, komi
        self.here: tuple[str, ...] = ()
        self.chosen: dict[tuple[str, ...], str] = {}
        self.played: set[tuple[str, ...]] = {()}

    def game(self, line):
        game = Game(self.width, self.height, self.komi)
        for at in line:
            game.play(at)
        return game

    def line(self):
        line = self.here
        while line in self.chosen:
            line = (*line, self.chosen[line])
        return line

    def send(self, **event):
        self.answer = self.session.answer(json.dumps(event))

    def go(self, line):
        if line:
            self.chosen[line[:-1]] = line[-1]
        self.here = line
        self.played.add(line)

    @initialize(width=SMALL, height=SMALL, komi=KOMI)
    def new(self, width, height, komi):
        self.send(do="new", width=width, height=height, komi=komi)
        self.start(width, height, komi)

    @rule(choice=st.integers(0, 100))
    def turn(self, choice):
        game = self.game(self.here)
        legal = [] if game.over else [*game.legal_moves(), "pass"]
        if legal:
            at = legal[choice % len(legal)]
            self.send(do="turn", at=at.lower())
            self.go((*self.here, at))

    @rule(column=st.integers(0, 3), row=st.integers(0, 4))
    def any_turn(self, column, row):
        at = f"{'ABCD'[column]}{row}"
        refused = self.game(self.here).why_not(at)
        self.send(do="turn", at=at)
        if refused is None:
            self.go((*self.here, at))
        else:
            shown = json.loads(self.answer)["view"]
            assert shown["refused"]["rule"] == shown["rule"] == refused.rule
            assert not shown["error"]

    @precondition(lambda self: self.here)
    @rule()
    def undo(self):
        self.send(do="undo")
        self.here = self.here[:-1]

    @rule()
    def redo(self):
        self.send(do="redo")
        if self.here in self.chosen:
            self.go((*self.here, self.chosen[self.here]))
        else:
            assert json.loads(self.answer)["view"]["error"]

    @rule(choice=st.integers(0, 100))
    def goto(self, choice):
        turn = choice % (len(self.line()) + 1)
        self.send(do="goto", turn=turn)
        self.here = self.line()[:turn]

    @rule(choice=st.integers(0, 100))
    def branch(self, choice):
        line = self.line()
        others = sorted(path for path in self.played if path and path[:-1] == line[: len(path) - 1])
        if others:
            other = others[choice % len(others)]
            self.send(do="branch", turn=len(other), at=other[-1])
            self.go(other)

    @rule()
    def reload(self):
        """Another session takes over, as when a page is opened again."""
        saved = self.session.save()
        self.session = Session()
        self.send(do="load", text=saved)
        assert self.session.save() == saved

    @invariant()
    def shows_what_the_model_holds(self):
        answer = json.loads(self.answer)
        assert set(answer) - {"changed"} == {"view", "save"}
        shown = answer["view"]
        line, game = self.line(), self.game(self.here)
        assert shown["size"] == [self.width, self.height]
        assert shown["score"]["komi"] == self.komi
        assert shown["turns"] == list(line)
        assert shown["turn"] == len(self.here)
        assert "\n".join(" ".join(row) for row in shown["stones"]) == str(game.position)
        assert shown["toPlay"] == game.to_play
        assert (shown["over"] is None) == (not game.over)
        assert shown["undo"] == (self.here != ())
        assert shown["redo"] == (len(line) > len(self.here))
        others = {}
        for turn in range(1, len(line) + 2):
            here = {
                path[-1]
                for path in self.played
                if len(path) == turn and path[:-1] == line[: turn - 1]
            }
            if len(here) > 1:
                others[str(turn)] = sorted(here - {line[turn - 1]})
        assert {turn: sorted(other) for turn, other in shown["branches"].items()} == others
        assert answer["save"] == self.session.save()


TestModel = Model.TestCase
TestModel.settings = examples(100, stateful_step_count=60)
