"""The command line: `python3 -m ttgo` opens the page, `build` makes a site of it; `gtp`, `score`,
`check` and `match` are for other programs and for records (commands/).
"""

import sys

try:
    import argparse
    import errno

    from ttgo.commands import build, check, gtp, match, score, serve
    from ttgo.commands.options import Misused, Refused, told, unwritten
    from ttgo.version import __version__
except KeyboardInterrupt:
    print(file=sys.stderr)
    sys.exit(130)

# For commands that no longer exist: how the command began, an option of it, what to do instead.
GONE = (
    ("play", "", "python3 -m ttgo opens the page, where the computer plays."),
    ("llm", "", "the page about Python shows how a program that answers in text can play."),
    (
        "check",
        "--env",
        "name a program that speaks GTP; tests/bench/rules.py has one for PettingZoo.",
    ),
    (
        "match",
        "--watch",
        "each game is written as SGF to the folder that --out names, as soon as it ends.",
    ),
)


def main(arguments: "list[str] | None" = None) -> int:
    """Run the command line and return the exit status. Without a command it serves the page.

    A command ends without a traceback at Ctrl-C, when nobody reads what it prints (`ttgo check ...
    | head`), and when its output cannot be written.
    """
    try:
        try:
            return _run(arguments)
        # here, --help included: Python's own flush at the exit could only print a traceback
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.ENOSPC, errno.EIO):
            raise
        return unwritten(error)


def _run(arguments: "list[str] | None") -> int:
    try:
        _refuse_gone(sys.argv[1:] if arguments is None else arguments)
        options = _parser().parse_args(arguments)
        if options.command and (options.port != "0" or options.no_browser):
            raise Misused(
                f"--port and --no-browser are about the page, and {options.command} serves none."
            )
        return options.run(options)  # type: ignore[no-any-return]
    except Refused as refused:
        return told(refused)


def _refuse_gone(words: "list[str]") -> None:
    """Say what to do instead of a command that no longer exists. Raises Misused."""
    # After "--" comes a program with options of its own
    ours = words[: words.index("--")] if "--" in words else words
    given = [word.partition("=")[0] for word in ours]
    for command, option, instead in GONE:
        if words[:1] == [command] and (not option or option in given):
            name = f"{command} {option}".strip()
            raise Misused(f"there is no `ttgo {name}` any more: {instead}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ttgo",
        usage="%(prog)s [-h] [--version] [--port N] [--no-browser] | %(prog)s COMMAND ...",
        description="Play Tromp-Taylor Go in a browser, on a page served from this machine.",
        epilog="Without a command the page is served. COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=serve.run)
    parser.add_argument(
        "--port",
        metavar="N",
        default="0",
        help="the port, 0 to 65535 (0, the default: any free one)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--version", action="version", version=f"ttgo {__version__}")

    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for command in (score, gtp, check, match, build):
        command.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
