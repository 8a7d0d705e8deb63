"""`ttgo score FILE...`: a line a file on stdout, a summary on stderr.

The exit status is 0 if every file is legal and none states another result, 1 if some file is
illegal or states another result, and 2 if some file cannot be read or nothing can be scored, for
instance because there are no rules of that name.
"""

import argparse
import json
import sys
from collections import Counter
from typing import TextIO

from ttgo import rulesets
from ttgo.commands.options import Misused
from ttgo.score import AGREES, DIFFERS, ILLEGAL, SILENT, UNREADABLE, Bar, Line, find, lines

STATUS = {AGREES: 0, SILENT: 0, DIFFERS: 1, ILLEGAL: 1, UNREADABLE: 2}


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = (
        "Replay game records (SGF), score where they end, and compare with the result that they "
        "state."
    )
    statuses = (
        "Exit status: 0 if all is legal and no file states a different result, 1 if a turn is "
        "illegal or a file states a different result, 2 if something cannot be read."
    )
    score = commands.add_parser(
        "score", prog="ttgo score", help=about, description=about, epilog=statuses
    )
    score.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="a record, or a folder of records; - reads a list of them, one on each line, "
        "from standard input",
    )
    score.add_argument(
        "--rules", metavar="TEXT", default="", help="replay by these rules, not by the record's"
    )
    score.add_argument("--json", action="store_true", help="print one JSON object on each line")
    score.add_argument(
        "--strict",
        action="store_true",
        help="treat as illegal: moves played out of turn, positions set up in the middle of a "
        "game, moves after its end",
    )
    score.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each game, and a summary."""
    try:
        names = [
            name for given in options.files for name in (_listed() if given == "-" else [given])
        ]
        return _run(names, options)
    except ValueError as error:
        # A status of 1 would say that a file states another result
        raise Misused(str(error)) from error


def _listed() -> "list[str]":
    """The names on standard input."""
    return [line.rstrip("\n") for line in sys.stdin or () if line.strip()]


def _run(names: "list[str]", options: argparse.Namespace) -> int:
    """Score the files, and those in folders. Raises ValueError if there are no rules of that name."""
    rules = rulesets.read(options.rules) if options.rules else None
    files = list(find(names))
    verdicts: Counter[str] = Counter()
    bar = Bar(len(files), sys.stderr)
    for line in lines(files, bar, rules, options.strict):
        verdicts[str(line["verdict"])] += 1
        bar.clear()
        print(json.dumps(line) if options.json else _plain(text(line), sys.stdout))
    print(end="", flush=True)  # fail here rather than at the exit if it cannot be written
    print(summary(verdicts, len(files)), file=sys.stderr)
    return max((STATUS[verdict] for verdict in verdicts), default=0)


def text(line: Line) -> str:
    """The facts about a file, as a line."""
    name = f"{line['file']}, game {line['game']}" if "game" in line else line["file"]
    if line["verdict"] == UNREADABLE:
        return f"{name}: unreadable. {line['why']}"
    stated = f", stated {line['stated']}" if line["stated"] else ""
    why = f" {line['why']}" if "why" in line else ""
    turns = number(int(str(line["turns"])), "turn")
    return f"{name}: {line['result']} after {turns}{stated}: {line['verdict']}.{why}"


def number(amount: int, thing: str) -> str:
    """An amount of things: "1 file", "2 files"."""
    return f"{amount} {thing}" if amount == 1 else f"{amount} {thing}s"


def _plain(said: str, stream: TextIO | None) -> str:
    """Escape control characters, which names and results may hold, and characters that the stream
    cannot write.
    """
    shown = "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in said
    )
    encoding = (stream and stream.encoding) or "utf-8"  # there may be no output at all
    return shown.encode(encoding, "backslashreplace").decode(encoding)


def summary(verdicts: Counter[str], files: int) -> str:
    games = verdicts.total()
    several = {AGREES: "agree", DIFFERS: "differ"}
    parts = [
        f"{many} {verdict if many == 1 else several.get(verdict, verdict)}"
        for verdict in STATUS
        if (many := verdicts[verdict])
    ]
    some = "" if games == files else f"{number(games, 'game')} in "
    return f"{some}{number(files, 'file')}{': ' if parts else ''}{', '.join(parts)}"
