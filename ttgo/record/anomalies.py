"""A record's accepted oddities, in sentences: turns out of turn, and positions set up in the middle of a game."""

from ttgo.language import say
from ttgo.match import SETUP
from ttgo.record.tree import Record
from ttgo.rules import opponent

_OUT_OF_TURN = ("b:", "w:")


def anomalies(record: Record) -> "list[str]":
    """The oddities in the main line of a checked record, one sentence for each kind."""
    free, anew = [], []
    turn = 0
    for node in record.main_line():
        if node.word.startswith(SETUP):
            if turn:
                anew.append(turn)
            turn = 0
        elif node.turn[1]:
            turn = node.turn[1]
            if node.word[:2] in _OUT_OF_TURN:
                free.append((turn, node.turn[0]))
    sentences = []
    if free:
        turn, player = free[0]
        sentences.append(
            say("out_of_turn", turn=turn, player=player, due=opponent(player), turns=len(free))
        )
    if anew:
        sentences.append(say("set_up_anew", turn=anew[0], places=len(anew)))
    return sentences
