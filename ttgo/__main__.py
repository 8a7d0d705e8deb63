"""The command line: `python3 -m ttgo` opens the page."""

import sys

if sys.version_info < (3, 11):  # pragma: no cover - only an older Python comes here
    sys.exit(
        "ttgo needs Python 3.11 or newer and this is Python %d.%d: start it with a newer one."
        % sys.version_info[:2]
    )

import argparse
import errno
import os
import signal
import threading
import webbrowser
from pathlib import Path

from ttgo import __version__, runtime
from ttgo.server import Server, make_server

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: "list[str] | None" = None) -> int:
    """Fetch what the page runs on, serve it until Ctrl-C, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="ttgo", description="Play Tromp-Taylor Go in a browser, on a page served from this machine."
    )
    parser.add_argument(
        "--port", metavar="N", default="0", help="the port, 0 to 65535 (0, the default: any free one)"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--version", action="version", version=f"ttgo {__version__}")
    options = parser.parse_args(arguments)
    try:
        return play(options.port, browser=not options.no_browser)
    except Refused as refused:
        print(f"ttgo: {refused}", file=sys.stderr)
        return 1


class Refused(Exception):
    """The command cannot do it; its text is one sentence that says why and what to do."""


def play(port: str, browser: bool) -> int:
    number = _port(port)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        try:
            runtime.fetch(ROOT / "static")
        except runtime.CannotFetch as error:
            raise Refused(str(error)) from error
        with _listen(number) as server:
            print(f"ttgo is at {server.url}  (Ctrl-C stops it)", flush=True)
            if browser and (opener := _browser()):  # pragma: no cover - the tests open no browser
                # In a thread: some browsers return only when they are closed.
                threading.Thread(target=opener.open, args=(server.url,), daemon=True).start()
            server.serve_forever()
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise Refused(f"--port takes a whole number from 0 to 65535, not {text!r}.")


def _listen(port: int) -> Server:
    try:
        return make_server(ROOT, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused(
                f"port {port} is in use: choose another one, or leave out --port for a free one."
            ) from error
        if error.errno == errno.EACCES:
            raise Refused(
                f"port {port} is not allowed to you: choose one above 1023, or leave out --port for a free one."
            ) from error
        raise Refused(
            f"port {port} cannot be opened ({error.strerror}): leave out --port for a free one."
        ) from error


def _browser() -> "webbrowser.BaseBrowser | None":
    """The browser to open, if there is one with windows; a text browser could not run the page."""
    windows = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
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
