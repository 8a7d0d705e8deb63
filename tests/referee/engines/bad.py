"""A GTP engine that fails in one way, at one command: `bad.py WAY [COMMAND [TIMES]]`, at `genmove`
if no command is said.

Else it is the literal engine. With TIMES it fails in the first so many processes, which a file
beside it counts.
"""

import signal
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.referee.engines.literal_engine import Engine


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


# What is written in the place of an answer
WRITES = {
    "junk": "Welcome to my engine\n\n",
    "wrong id": "={next} C3\n\n",
    "refuse": "?{number} I cannot\n\n",
    "refuses to be told": "?{number} illegal move\n\n",
    "no vertex": "={number} Z99\n\n",
    "resign": "={number} resign\n\n",
}


def fail(way, number, engine):
    """What happens in the place of an answer; True if the engine goes on with one."""
    if way == "crash":
        sys.exit("Segmentation fault, as it were")
    elif way == "hang and heed nothing":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.stdin.close()
    elif way == "flood":
        while True:
            write("=" * 10000 + "\n")
    elif way == "flood of standard error":
        sys.stderr.write("a warning\n" * 200_000)
    elif way == "occupied":
        write(f"={number} {engine.game.turns[0]}\n\n")
    elif way == "chatter":
        print("I like this move", file=sys.stderr, flush=True)
    elif way == "late":
        time.sleep(1.5)
    if way in WRITES:
        write(WRITES[way].format(number=number, next=int(number) + 1))
    if way.startswith("hang"):
        time.sleep(600)
    return way in ("flood of standard error", "chatter", "late")


def main(way, at="genmove", times="", file=""):
    engine = Engine()
    if times:
        with Path(file).open("a") as counted:
            counted.write("x")
        if len(Path(file).read_text()) > int(times):
            at = ""
    for line in sys.stdin:
        number, _, command = line.strip().partition(" ")
        if command.split()[:1] == [at] and not fail(way, number, engine):
            continue
        good, text = engine.answer(command)
        write(f"{'=' if good else '?'}{number} {text}\n\n")
        if command == "quit":
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
