"""`ttgo gtp`: a referee and a player for programs that speak GTP."""

import argparse
import contextlib
import sys
from typing import Any

from ttgo.commands.options import Misused, Refused


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = (
        "Referee games between programs, or play them: the Go Text Protocol on standard input and "
        "output."
    )
    gtp = commands.add_parser("gtp", prog="ttgo gtp", help=about, description=about)
    gtp.add_argument(
        "--rules",
        metavar="TEXT",
        default="Tromp-Taylor",
        help='such as Tromp-Taylor (the default), "New Zealand" or '
        '"superko=situational suicide=forbidden"',
    )
    gtp.add_argument(
        "--playouts", metavar="N", help="how many random games it plays for a move (1000)"
    )
    gtp.add_argument("--seconds", metavar="S", help="how long it may think about a move")
    gtp.add_argument(
        "--step", metavar="N", help="how strong it plays, from 1 to 27, in place of --playouts"
    )
    gtp.add_argument(
        "--seed", metavar="N", default="1", help="another number makes it play other moves (1)"
    )
    gtp.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer GTP commands until `quit`, the end of the input, or until nobody reads the answers."""
    from ttgo import rulesets
    from ttgo.gtp import engine

    try:
        strength = map(_number, (options.playouts, options.seconds, options.seed, options.step))
        answering = engine.Engine(rulesets.read(options.rules), *strength)
    except ValueError as error:
        raise Misused(str(error)) from error
    if sys.stdin is None or sys.stdout is None:
        raise Refused(
            "gtp reads commands from standard input and writes to standard output; one is closed."
        )
    try:
        engine.run(answering, sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    return 0


def _number(text: "str | None") -> Any:
    """The number that a text stands for; any other text as it is, for the player to refuse."""
    for kind in (int, float):
        with contextlib.suppress(ValueError, TypeError):
            return kind(text)  # type: ignore[arg-type]
    return text
