"""The command line: `python3 -m ttgo` opens the page, `build` makes a site of it; `gtp`, `score`,
`check` and `match` are for other programs and for records.
"""

import sys

try:
    import argparse
    import contextlib
    import errno
    import os
    import signal
    import threading
    import webbrowser
    from pathlib import Path
    from typing import Any

    from ttgo.referee import command as referees
    from ttgo.referee.options import Cannot, dask, unusable, unwritten
    from ttgo.version import __version__
    from ttgo.web.build import runtime
    from ttgo.web.server import Server, make_server
    from ttgo.web.site import places
except KeyboardInterrupt:
    print(file=sys.stderr)
    sys.exit(130)

SITE = places.here()
# The beginning of a command that there is no longer, an option of it, and what to do instead.
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

    Ctrl-C ends a command here without a traceback, and so does it if nobody reads what it prints
    (`ttgo check ... | head`), or if it cannot be written.
    """
    try:
        try:
            return _run(arguments)
        # after --help, too; when Python itself writes it, at the exit, it can only complain
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
        print(f"ttgo: {refused}", file=sys.stderr)
        return refused.status


def _refuse_gone(words: "list[str]") -> None:
    """Say what to do instead of what there is no longer. Raises Misused."""
    # After -- comes a program, with options of its own
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
    parser.set_defaults(run=lambda options: play(options.port, browser=not options.no_browser))
    parser.add_argument(
        "--port",
        metavar="N",
        default="0",
        help="the port, 0 to 65535 (0, the default: any free one)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--version", action="version", version=f"ttgo {__version__}")

    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
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
    score.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="read the files on the workers of the Dask scheduler there",
    )
    score.set_defaults(run=score_files)
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
        "--seed", metavar="N", default="1", help="another number makes it play other moves (1)"
    )
    gtp.set_defaults(run=referee)
    referees.add(commands)
    about = (
        "Build the site for any static host. It works offline, and has ttgo.html, the page in one "
        "file."
    )
    built = commands.add_parser("build", prog="ttgo build", help=about, description=about)
    built.add_argument("folder", metavar="DIR", help="a new or empty folder, or an earlier build")
    built.add_argument(
        "--boards",
        action="store_true",
        help="only what boards on other pages need: embed.js and its files, no pages",
    )
    built.add_argument(
        "--npm", action="store_true", help="the boards as a package for npm, with types"
    )
    built.add_argument(
        "--reference", action="store_true", help="the reference of the Python package, by pdoc"
    )
    built.set_defaults(run=build)
    return parser


class Refused(Exception):
    """The command cannot do it; its text is one sentence that says why and what to do."""

    status = 1


class Misused(Refused):
    """The command was asked in a way that it does not know."""

    status = 2


def play(port: str, browser: bool) -> int:
    number = _port(port)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        _fetch()
        with _listen(number) as server:
            print(f"ttgo is at {server.url}  (Ctrl-C stops it)", flush=True)
            if browser and (opener := _browser()):  # pragma: no cover - the tests open no browser
                # In a thread: some browsers return only when they are closed.
                threading.Thread(target=opener.open, args=(server.url,), daemon=True).start()
            server.serve_forever()
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def build(options: argparse.Namespace) -> int:
    """Write what is asked for into a folder, and say what to do with it."""
    from ttgo.web.build.tools import CannotBuild

    folder = Path(options.folder)
    try:
        if options.reference:
            print(_build_reference(folder))
        elif options.npm:
            print(_build_package(folder))
        else:
            print(_build_site(folder, options.boards))
    except CannotBuild as error:
        raise Refused(str(error)) from error
    return 0


def _build_site(folder: Path, boards: bool) -> str:
    from ttgo.web.build import build

    signal.signal(signal.SIGTERM, _interrupt)
    build.refuse(SITE, folder)  # before anything is fetched for it
    _begin_building()
    release = build.build(SITE, folder, boards)
    if boards:
        return (
            f"{folder} is {release}: put it on any static host; pages of other sites can use its "
            "embed.js if the host sends Access-Control-Allow-Origin: *."
        )
    return f"{folder} is {release}: put it on any static host, or open {folder / 'ttgo.html'}."


def _build_package(folder: Path) -> str:
    from ttgo.web.build import npm

    _begin_building()
    release = npm.build(SITE, folder)
    return f"{folder} is {release}: npm install --install-links {folder}, or npm publish."


def _build_reference(folder: Path) -> str:
    from ttgo.web.build import reference

    reference.build(folder)
    return f"{folder} has the reference: open {folder / 'index.html'}."


def _fetch(tools: bool = False) -> None:
    try:
        runtime.fetch(SITE.static, tools, SITE.fetched)
    except runtime.CannotFetch as error:
        raise Refused(str(error)) from error


def _begin_building() -> None:
    _fetch(tools=True)  # what compiles and bundles
    print("Building takes about half a minute ...", file=sys.stderr, flush=True)


def score_files(options: argparse.Namespace) -> int:
    """Print a line a file and a summary."""
    from ttgo import score

    try:
        names = [
            name for given in options.files for name in (_listed() if given == "-" else [given])
        ]
        with dask(options.dask) if options.dask else contextlib.nullcontext() as pool:
            return score.main(names, options.rules, options.json, options.strict, pool)
    except (ValueError, Cannot) as error:
        return unusable(str(error))  # 1 would say that a file states another result


def _listed() -> "list[str]":
    """The names on standard input."""
    return [line.rstrip("\n") for line in sys.stdin or () if line.strip()]


def referee(options: argparse.Namespace) -> int:
    """Answer GTP commands until `quit`, the end of the input, or until nobody reads the answers."""
    from ttgo import rulesets
    from ttgo.gtp.engine import Engine, run

    try:
        strength = map(_number, (options.playouts, options.seconds, options.seed))
        engine = Engine(rulesets.read(options.rules), *strength)
    except ValueError as error:
        raise Misused(str(error)) from error
    if sys.stdin is None or sys.stdout is None:
        raise Refused(
            "gtp reads commands from standard input and writes to standard output; one is closed."
        )
    try:
        run(engine, sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    return 0


def _number(text: "str | None") -> Any:
    """The number that is meant; any other text as it is, for the player to refuse."""
    for kind in (int, float):
        with contextlib.suppress(ValueError, TypeError):
            return kind(text)  # type: ignore[arg-type]
    return text


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise Misused(f"--port takes a whole number from 0 to 65535, not {text!r}.")


def _listen(port: int) -> Server:
    try:
        return make_server(SITE, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused(
                f"port {port} is in use: choose another one, or leave out --port for a free one."
            ) from error
        if error.errno == errno.EACCES:
            raise Refused(
                f"you are not allowed to use port {port}: choose one above 1023, or leave out --port "
                "for a free one."
            ) from error
        raise Refused(
            f"port {port} cannot be opened ({error.strerror}): leave out --port for a free one."
        ) from error


def _browser() -> "webbrowser.BaseBrowser | None":
    """The browser to open, if there is one with windows; a text browser could not run the page."""
    windows = (
        sys.platform in ("win32", "darwin")
        or os.environ.get("DISPLAY")
        or os.environ.get("WAYLAND_DISPLAY")
    )
    if not windows:
        return None
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    is_text = type(browser) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
    return None if is_text else browser


if __name__ == "__main__":
    sys.exit(main())
