"""Problems: records whose trees hold right and wrong lines, and what a reader's turn does there.

A line is wrong if a comment on it says so (with WRONG, or "Wrong" or "Incorrect" at its start) or a
turn is marked as bad (BM), and right if a comment has RIGHT, or "Correct", "Right" or "Solution" at
its start, or a turn is marked as a tesuji (TE). In a tree with marks of right lines all others are
wrong. Without such marks, the first line is right; the others are right if wrong lines are marked
and they are not among them; if nothing is marked, they are wrong.
"""

from ttgo.match import NOTE
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.vertex import plain_turn, read

_RIGHT, _WRONG = "right", "wrong"
_RIGHTS = ("right", "correct", "solution", "\u6b63\u89e3")
_WRONGS = ("wrong", "incorrect", "failure", "\u5931\u6557")


def step(record: Record, at: object) -> "dict[str, object]":
    """The effect of a turn at a vertex from the present place. Nothing changes.

        known   whether the tree has it
        reply   the turn that answers it there, "" for none
        end     "right" or "wrong" if the line ends so, with the reply; "" if it goes on

    Raises NotAPoint, a ValueError, otherwise.

    >>> from ttgo import sgf
    >>> record = sgf.parse("(;SZ[3](;B[bb];W[aa];B[cc]C[RIGHT])(;B[ab];W[bb]))")
    >>> step(record, "B2"), step(record, "a2")
    ({'known': True, 'reply': 'A3', 'end': ''}, {'known': True, 'reply': 'B2', 'end': 'wrong'})
    >>> step(record, "C1")["known"]
    False
    """
    point = read(record.start.grid, at)
    wanted = "pass" if point is None else record.start.grid.vertices[point]
    taken = next((node for node in _turns(record.here) if plain_turn(node.word) == wanted), None)
    if taken is None:
        return {"known": False, "reply": "", "end": ""}
    replies = _turns(taken)
    last = replies[0] if replies else taken
    end = "" if _turns(last) else judged(record, last)
    return {"known": True, "reply": plain_turn(replies[0].word) if replies else "", "end": end}


def solution(record: Record) -> "list[str]":
    """The turns of the first right line from the present place; empty if there is none.

    >>> from ttgo import sgf
    >>> solution(sgf.parse("(;SZ[3](;B[ab];W[bb])(;B[bb];W[aa];B[cc]C[RIGHT]))"))
    ['B2', 'A3', 'C1']
    """
    work = _turns(record.here)[::-1]
    while work:
        node = work.pop()
        after = _turns(node)
        if not after and judged(record, node) == _RIGHT:
            path = node.path()[record.here.depth :]
            return [plain_turn(turn.word) for turn in path if turn.word != NOTE]
        work += after[::-1]
    return []


def judged(record: Record, end: Node) -> str:
    """Whether the line that ends at a node is "right" or "wrong"."""
    path = [record.root] + end.path()
    said = [mark for mark in [_mark(node) for node in path] if mark]
    if said:
        return said[-1]
    marks = {_mark(node) for node in record.walk()}
    if _RIGHT in marks:
        return _WRONG
    return _RIGHT if _WRONG in marks or _is_first(end) else _WRONG


def _turns(node: Node) -> "list[Node]":
    """The legal nodes after a node, in the file's order; nodes without a turn are skipped."""
    found: "list[Node]" = []
    work = node.next[::-1]
    while work:  # a file may have any number of notes in a row
        after = work.pop()
        if after.word == NOTE and not after.wrong:
            work += after.next[::-1]
        elif not after.wrong:
            found.append(after)
    return found


def _is_first(end: Node) -> bool:
    return all(node.parent is None or node.parent.next[0] is node for node in end.path())


def _mark(node: Node) -> str:
    """The verdict of a node on its line: "right", "wrong" or ""."""
    notes = node.notes or {}
    comment = "\n".join(notes.get("C", []))
    first = comment.strip().split()[0].strip(".,:;!?()[]*").lower() if comment.strip() else ""
    if "WRONG" in comment or "BM" in notes:
        return _WRONG
    if "RIGHT" in comment or "TE" in notes:
        return _RIGHT
    return _RIGHT if first in _RIGHTS else _WRONG if first in _WRONGS else ""
