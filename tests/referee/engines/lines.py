"""A program that reads messages, each ended by an empty line, and answers with one line. Its
argument says how.
"""

import sys


def messages():
    lines = []
    for line in sys.stdin:
        if line.strip():
            lines.append(line.rstrip("\n"))
        else:
            yield lines
            lines = []


how = sys.argv[1]
for number, message in enumerate(messages()):
    last = message[-1]
    if how == "first":  # the first legal point; a pass if there is none, or after the opponent's
        if last.startswith("Legal are pass and: "):
            print(last.split()[4], flush=True)
        elif last.startswith("You may pass") or any(
            one.startswith("You play") and one.endswith(" pass.") for one in message
        ):
            print("pass", flush=True)
        elif "your turn" in last:
            print("\n moves \n", flush=True)
    elif how == "ends":
        sys.exit(3)
    elif how == "asks":
        print("board", flush=True)
    elif how == "resigns":
        print("resign" if number else "C3", flush=True)
    elif how == "wrong":
        print("I would play tengen", flush=True)
    elif how == "floods":
        print("x" * 2_000_000, flush=True)
