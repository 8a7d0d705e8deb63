"""A GTP engine that fails in one way, at one command: `bad.py WAY [COMMAND [TIMES]]`, at `genmove` if no command is said.

Else it is the literal engine. With TIMES it fails in the first so many processes, which a file beside it counts.
"""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.referee.engines.literal_engine import Engine


def write(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def fail(way, number, command, engine):
    """What happens in the place of an answer; True if the engine goes on with one."""
    if way == "crash":
        sys.exit("Segmentation fault, as it were")
    elif way == "killed":
        os.kill(os.getpid(), 9)
    elif way == "hang":
        time.sleep(600)
    elif way == "hang and heed nothing":
        import signal

        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.stdin.close()
        time.sleep(600)
    elif way == "flood":
        while True:
            write("=" * 1000 + "\n")
    elif way == "flood without lines":
        while True:
            write("=" * 10000)
    elif way == "flood of standard error":
        sys.stderr.write("a warning\n" * 200_000)
        return True
    elif way == "junk":
        write("Welcome to my engine\n\n")
    elif way == "junk before":
        write("thinking ...\n")
        return True
    elif way == "bytes":
        sys.stdout.buffer.write(bytes(range(128, 256)) + b"\n\n")
        sys.stdout.flush()
    elif way == "wrong id":
        write(f"={int(number) + 1} C3\n\n")
    elif way == "no id":
        write("= C3\n\n")
    elif way == "no end":
        write(f"={number} C3\n")
    elif way == "closed output":
        os.close(1)
        time.sleep(600)
    elif way == "closed input":
        sys.stdin.close()
        os.close(0)
        write(f"={number} \n\n")
        time.sleep(600)
    elif way == "refuse":
        write(f"?{number} I cannot\n\n")
    elif way == "refuses to be told":
        write(f"?{number} illegal move\n\n")
    elif way == "no vertex":
        write(f"={number} Z99\n\n")
    elif way == "nothing":
        write(f"={number} \n\n")
    elif way == "occupied":
        write(f"={number} {engine.past[0][1]}\n\n")
    elif way == "resign":
        write(f"={number} resign\n\n")
    elif way == "chatter":
        sys.stderr.write("I like this move\n")
        sys.stderr.flush()
        return True
    elif way == "late":
        time.sleep(1.5)
        return True
    return False


def main(way, at="genmove", times="", file=""):
    engine = Engine()
    if times:
        with Path(file).open("a") as counted:
            counted.write("x")
        if len(Path(file).read_text()) > int(times):
            at = ""
    for line in sys.stdin:
        number, _, command = line.strip().partition(" ")
        if command.split()[:1] == [at] and not fail(way, number, command, engine):
            continue
        good, text = engine.answer(command)
        write(f"{'=' if good else '?'}{number} {text}\n\n")
        if command == "quit":
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
