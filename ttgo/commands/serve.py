"""`ttgo` without a command: serve the page to a browser on this machine."""

import argparse
import errno
import os
import signal
import sys
import threading
import webbrowser

from ttgo.commands.options import Misused, Refused
from ttgo.web.build import runtime
from ttgo.web.server import Server, make_server
from ttgo.web.site import places

SITE = places.here()


def run(options: argparse.Namespace) -> int:
    """Serve the page until somebody stops it."""
    number = _port(options.port)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        fetch()
        with _listen(number) as server:
            print(f"ttgo is at {server.url}  (Ctrl-C stops it)", flush=True)
            if not options.no_browser and (
                opener := _browser()
            ):  # pragma: no cover - the tests open no browser
                # In a thread: some browsers return only when they are closed.
                threading.Thread(target=opener.open, args=(server.url,), daemon=True).start()
            server.serve_forever()
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


def fetch(tools: bool = False) -> None:
    """Fetch what the page runs on, and for a build the tools that compile and bundle. Raises
    Refused.
    """
    try:
        runtime.fetch(SITE.static, tools, SITE.fetched)
    except runtime.CannotFetch as error:
        raise Refused(str(error)) from error


def interrupt(*_: object) -> None:
    """End on SIGTERM as on Ctrl-C."""
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
