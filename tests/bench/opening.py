"""How long a megabyte of game records takes to be opened, on this Python, on Pyodide and on MicroPython, in node.

    python3 -m tests.bench.opening

Both times are of the processor, in seconds a megabyte: to read a file, and to answer a page that opens it, with all that it shows and
keeps. The games are made of random legal moves; a browser's page has files read by Pyodide where it can. Behind a slash stands how
many times as long as on CPython that is.

Seconds a megabyte on MicroPython on 23 November 2026, the least and the most of two runs of this, where a pass of an empty loop took it
165 and 183 ns, and CPython 14 and 22 ns:

    hundreds of games                         read 0.8 to 1.1     open 0.9 to 1.0
    a tree, a comment beside each turn             0.8 to 0.9          1.1
    a tree, a comment beside one in six            1.1                 1.7 to 1.9
    a tree of bare turns                           0.9 to 1.1          1.3 to 1.5
    a line of bare turns, none legal soon          0.7 to 0.9          0.7 to 0.8
    a long comment                                 0.4                 0.6
    labels                                         0.7 to 0.8          0.8 to 0.9
    names in UTF-8                                 0.3 to 0.4          0.4
    the same in GB18030, without CA                0.6 to 0.8          0.9 to 1.1

Trees of bare turns took 2.6, and 3 where one turn in six has a comment, when each of their variations was kept as words by itself
(ttgo/record/unread.py); before that a smaller tree, of 0.16 MB, took 8.2 a megabyte. The line took 8.6 when all of its turns became
nodes, and more than two minutes to be saved; now that takes two seconds. GB18030 took 1.8 and 2.1 when it was taken apart letter by
letter (ttgo/sgf/letters.py).
"""

import json
import random
import subprocess
import sys
import tarfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

from ttgo import Game, sgf
from ttgo.session.sessions import Sessions
from ttgo.vertex import names

TESTS = Path(__file__).parents[1]
SIZE = 1_000_000
TRIES = 3
PASSES = 1_000_000
WORDS = "black white strong left side corner ladder good shape move before anything else can be played here".split()


def games() -> bytes:
    """Games of a program, again and again."""
    with tarfile.open(TESTS / "data" / "sgf-selfplay.tar.gz") as archive:
        texts = [file.read() for member in archive if (file := archive.extractfile(member))]
    return b"\n".join(texts * (SIZE // sum(len(text) for text in texts)))


def tree(commented: float, each: int, words: int) -> bytes:
    """A game of 240 turns with variations of 12 turns beside each of them, of which so many have a comment of so many words."""
    chance, game = random.Random(1), Game(19)
    points = names(game.grid, game.grid.points)

    def node() -> str:
        move = next(
            vertex for vertex in iter(lambda: chance.choice(points), "") if game.why_not(vertex) is None
        )
        player = "BW"[game.turn % 2]
        game.play(move)
        at = f"{chr(97 + 'ABCDEFGHJKLMNOPQRST'.index(move[0]))}{chr(97 + 19 - int(move[1:]))}"
        said = " ".join(chance.choices(WORDS, k=words)) if chance.random() < commented else ""
        return f";{player}[{at}]" + (f"C[{said}]" if said else "")

    begun, ends = ["(;GM[1]FF[4]SZ[19]KM[7.5]"], [")"]
    for turn in range(240):
        beside = ""
        for _ in range(each):
            beside += "(" + "".join(node() for _ in range(12)) + ")"
            while game.turn > turn:
                game.undo()
        begun.append("(" + node())
        ends.append(")" + beside)
    return ("".join(begun) + "".join(reversed(ends))).encode()


FILES: dict[str, Callable[[], bytes]] = {
    "hundreds of games": games,
    "a tree, a comment beside each turn": partial(tree, 1, 2, 25),
    "a tree, a comment beside one in six": partial(tree, 1 / 6, 18, 15),
    "a tree of bare turns": partial(tree, 0, 56, 0),
    "a line of bare turns, none legal soon": lambda: b"(;SZ[19]" + b";B[dd];W[ee]" * (SIZE // 12) + b")",
    "a long comment": lambda: b"(;C[" + b"one of its sentences, and its end\\]. " * (SIZE // 38) + b"])",
    "labels": lambda: b"(;SZ[19];B[dd]LB" + b"[aa:twelve]" * (SIZE // 11) + b")",
    "names in UTF-8": lambda: b"(;C[" + "柯洁对党毅飞".encode() * (SIZE // 18) + b"])",
    "the same in GB18030, without CA": lambda: (
        b"(;C[" + "柯洁对党毅飞".encode("gb18030") * (SIZE // 12) + b"])"
    ),
}


def held(data: bytes) -> dict[str, str]:
    """As a page hands it on (static/python/bytes.js)."""
    try:
        return {"text": data.decode()}
    except UnicodeError:
        return {"hex": data.hex()}


def here(data: bytes) -> list[float]:
    """The two times on this Python."""
    event = json.dumps({"do": "open", "name": "a.sgf", "have": 0, **held(data)})
    works: tuple[Callable[[], object], ...] = (
        lambda: sgf.read(data),
        lambda: Sessions(sgf.read, sgf.write).answer(event),
    )
    return [min(seconds(work) for _ in range(TRIES)) for work in works]


def passes() -> None:
    for _ in range(PASSES):
        pass


def seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def there(runtime: str, files: list[bytes]) -> tuple[list[list[float]], float]:
    """Those on another Python, in node, and the nanoseconds of an empty loop's pass."""
    command = ["node", str(Path(__file__).with_suffix(".mjs")), runtime]
    rows = json.dumps([data.decode("latin-1") for data in files])
    done = subprocess.run(command, input=rows, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    return found["times"], found["pass"]


def main() -> int:
    """Measure and print."""
    files = [make() for make in FILES.values()]
    found = {"CPython": [here(data) for data in files]}
    paces = {"CPython": min(seconds(passes) for _ in range(TRIES)) / PASSES * 1e9}
    for name in ("Pyodide", "MicroPython"):
        found[name], paces[name] = there(name.lower(), files)
    print(f"{'':40}{'MB':>6}" + "".join(f"{name + ': read':>20}{'open':>12}" for name in found))
    for n, (name, data) in enumerate(zip(FILES, files, strict=True)):
        cells = ""
        for times in found.values():
            for which, width in ((0, 20), (1, 12)):
                ratio = times[n][which] / found["CPython"][n][which]
                cells += f"{times[n][which] / len(data) * 1e6:.2f} /{ratio:.0f}".rjust(width)
        print(f"{name:40}{len(data) / 1e6:6.2f}{cells}")
    print("A pass of an empty loop:", ", ".join(f"{name} {paces[name]:.0f} ns" for name in paces))
    return 0


if __name__ == "__main__":
    sys.exit(main())
