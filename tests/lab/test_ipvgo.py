"""Boards of Bitburner's Go against a small model of its rules, made from what the game publishes
about them: plain lists of columns, and nothing of ttgo.
"""

import json
import random

import pytest

from ttgo.lab.bench import Bench
from ttgo.lab.ipvgo import opened

OTHER = {"X": "O", "O": "X"}


def near(board, x, y):
    for column, row in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
        if 0 <= column < len(board) and 0 <= row < len(board) and board[column][row] != "#":
            yield column, row


def joined(board, x, y):
    """The nodes of one mark that hang together with this one, and the marks beside them."""
    chain, beside, left = {(x, y)}, set(), [(x, y)]
    while left:
        for column, row in near(board, *left.pop()):
            if board[column][row] != board[x][y]:
                beside.add(board[column][row])
            elif (column, row) not in chain:
                chain.add((column, row))
                left.append((column, row))
    return chain, beside


def put(board, x, y, mark):
    """The board after a move, None if it is no legal one: occupied, a hole, or suicide."""
    if board[x][y] != ".":
        return None
    after = [list(column) for column in board]
    after[x][y] = mark
    for column, row in near(after, x, y):
        if after[column][row] == OTHER[mark]:
            chain, beside = joined(after, column, row)
            if "." not in beside:
                for gone, at in chain:
                    after[gone][at] = "."
    if "." not in joined(after, x, y)[1]:
        return None
    return tuple("".join(column) for column in after)


def legal(board, mark, earlier):
    found = {}
    for x in range(len(board)):
        for y in range(len(board)):
            after = put(board, x, y, mark)
            if after and after != board and after not in earlier:
                found["ABCDEFGHJKLMN"[x] + str(y + 1)] = after
    return found


def score(board):
    """Points of X and O: stones, and empty regions next to one of them, if they are not nearly all
    of the board.
    """
    size, found = len(board), {"X": 0, "O": 0}
    for x in range(size):
        for y in range(size):
            mark = board[x][y]
            if mark == ".":
                chain, beside = joined(board, x, y)
                mark = "".join(beside) if len(chain) <= size * size - 3 else ""
            if mark in found:
                found[mark] += 1
    return found


def game(seed):
    """A board with holes, some random moves from it on, what they come to, what may be played then,
    and who is first.
    """
    pick = random.Random(seed)
    size = pick.choice((5, 5, 7, 9))
    board = begin = tuple(
        "".join(pick.choices(".#", (9, pick.choice((0, 1))), k=size)) for _ in range(size)
    )
    earlier: list[tuple[str, ...]] = []
    turns: list[str] = []
    first = mark = pick.choice("XO")
    for _ in range(pick.choice((0, 1, 2, 12, 25, 40, 70, 120))):
        moves = legal(board, mark, earlier)
        turns.append(pick.choice(sorted(moves)) if moves and turns[-1:] != ["pass"] else "pass")
        if turns[-2:] == ["pass", "pass"]:
            turns.pop()
            break
        if turns[-1] != "pass":
            earlier.append(board)
            board = moves[turns[-1]]
        mark = OTHER[mark]
    return begin, turns, board, legal(board, mark, earlier), first


@pytest.mark.parametrize("seed", range(0, 200, 20))
def test_legal_moves_and_scores_are_those_of_a_model(seed):
    """Twenty boards each, with their holes: as they are pasted, and after the moves before."""
    for one in range(seed, seed + 20):
        begin, turns, board, moves, first = game(one)
        found = opened(json.dumps(begin) + ("white" if first == "O" else ""))
        assert found.play_all(turns) is None
        assert sorted(found.name(found.moves())) == sorted(moves), board
        points = score(board)
        assert found.scores() == {"black": points["X"], "white": points["O"]}, board
        pasted = opened(json.dumps(board) + ("" if found.to_play == "black" else "white"))
        assert pasted.position == found.position
        assert set(found.name(found.moves())) <= set(pasted.name(pasted.moves()))


def shown(text, turns=()):
    event = {"do": "show", "graph": text, "turns": list(turns)}
    return json.loads(Bench().answer(json.dumps(event)))


def test_a_board_that_was_there_may_not_come_again():
    """White cannot take the ko back at B2; whose pasted board is the one after cannot be told so."""
    before = [".X...", "XOX..", "O.O..", ".O...", "....."]
    after = [".X...", "X.X..", "OXO..", ".O...", "....."]
    assert shown(json.dumps(before), ["C2"])["refused"]["B2"].startswith("Rule 6")
    assert "B2" in shown(json.dumps(after) + "white")["legal"]


NO_BOARDS = {
    "columns of two lengths": '["X.", "O"]',
    "columns longer than the board is wide": '["X.O", "O.."]',
    "another mark": '["X?", ".."]',
    "not closed": '["X.", "O',
    "numbers": "[1, 2]",
    "nothing": "[]",
    "a komi that is none": '["X.", ".."] komi much',
}


@pytest.mark.parametrize("text", NO_BOARDS.values(), ids=NO_BOARDS)
def test_what_is_no_board_gets_a_sentence(text):
    assert shown(text)["error"]["text"].startswith("This is not a board of IPvGO")


def test_a_page_shows_why_not_and_who_would_win():
    """A hole is no point; White, who has komi, is to play, and E1 is suicide."""
    text = '["OXX..", ".OX..", "#OX..", ".OX#X", "OO.X."] komi 5.5 white'
    view = shown(text)
    assert view["toPlay"] == "white"
    assert "C1" not in view["names"]
    assert view["refused"] == {
        "E5": "Rule 7: A stone there would have no empty point next to it, and IPvGO forbids suicide."
    }
    assert view["say"] == (
        "White to play. Komi: 5½ is added to White’s score, which makes 13½. "
        "If both players pass now: Black wins by half a point."
    )
