"""`ttgo check`: its options, and what it prints.

The exit status is 0 if a program keeps the rules, 1 if the program breaks one, 2 if the command
cannot be done.
"""

import argparse
import json
import sys
from pathlib import Path

from ttgo import rulesets
from ttgo.commands.options import Misused, seconds
from ttgo.referee import check, report
from ttgo.referee.engine import Engine
from ttgo.referee.program import PATIENCE, Failure, Program, split
from ttgo.web import cases


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = "Ask a program that speaks GTP whether it keeps the rules, on published cases."
    checking = commands.add_parser("check", prog="ttgo check", help=about, description=about)
    checking.add_argument(
        "command_line", metavar="-- COMMAND", nargs="*", help="such as: -- gnugo --mode gtp"
    )
    checking.add_argument(
        "--rules",
        metavar="TEXT",
        default="Tromp-Taylor",
        help="the rules that the program is started with (Tromp-Taylor)",
    )
    checking.add_argument(
        "--patience",
        metavar="S",
        type=seconds,
        default=PATIENCE,
        help=f"seconds to wait for an answer ({PATIENCE:g})",
    )
    checking.add_argument(
        "--only", metavar="ID", action="append", help="ask this case alone; may be repeated"
    )
    checking.add_argument(
        "--json", action="store_true", help="print everything found as a JSON object"
    )
    checking.add_argument(
        "--sgf", metavar="FOLDER", type=Path, help="write each broken case into this folder, as SGF"
    )
    checking.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Ask the program all cases, and print how it has answered."""
    words = options.command_line
    try:
        rules = rulesets.read(options.rules)
        command = _command(words)
        asked = _chosen(options.only)
    except ValueError as error:
        raise Misused(str(error)) from error
    with Program(command, options.patience) as program:
        try:
            engine = Engine(program)
            results = list(check.check(engine, asked, rules))
        except Failure as failure:
            print(failure.evidence, file=sys.stderr)
            raise Misused(str(failure)) from failure
    if options.json:
        print(
            json.dumps(report.facts(engine.title(), command, results), ensure_ascii=False, indent=1)
        )
    else:
        print(report.text(f"{engine.title()}: {' '.join(command)}", results))
    try:
        if options.sgf:
            _write(options.sgf, results)
    except OSError as error:
        raise Misused(f"{error.filename}: {error.strerror}.") from error
    return 1 if report.worst(results) == check.BROKEN else 0


def _command(words: "list[str]") -> "list[str]":
    """The program to ask. Raises ValueError if there is none."""
    if not words:
        raise ValueError("Give a program after --, such as: -- gnugo --mode gtp.")
    return split(words[0]) if len(words) == 1 else words


def _chosen(ids: "list[str] | None") -> "list[cases.Case]":
    """The cases with these ids, or all without ids. Raises ValueError for an unknown id."""
    known = {case.id: case for case in cases.read()}
    for wrong in [name for name in ids or () if name not in known]:
        raise ValueError(f"There is no case {wrong!r}; there are {', '.join(known)}.")
    return [known[name] for name in ids or known]


def _write(folder: Path, results: "list[check.Result]") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for result in results:
        if result.verdict == check.BROKEN:
            rules = rulesets.write(result.rules).replace(" ", "-").replace("=", "-").lower()
            (folder / f"{result.case.id}-{rules}.sgf").write_text(result.sgf(), encoding="utf-8")
