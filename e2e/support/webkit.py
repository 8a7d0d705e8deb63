"""WebKitGTK, driven by its own WebDriver on a screen that nobody sees.

One test uses it, with five commands of the W3C's protocol, which are JSON over HTTP: Playwright
drives no WebKit but its own build, and selenium would bring fifteen packages for what stands below.
"""

import contextlib
import json
import os
import shlex
import shutil
import signal
import socket
import subprocess
import time
from http.client import HTTPConnection
from typing import Any

NEEDED = ("WebKitWebDriver", "xvfb-run")  # Debian: webkit2gtk-driver; xvfb and xauth
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the protocol's key for an element
PATIENCE = 90  # seconds


class WebKit:
    """A window. Whatever the driver refuses raises RuntimeError with its reason."""

    def __init__(self, port):
        self._http = HTTPConnection("127.0.0.1", port, timeout=2 * PATIENCE)
        self._session = ""
        wanted: dict[str, Any] = {"capabilities": {"alwaysMatch": {}}}
        made = self._send("POST", "/session", wanted)
        self._session = f"/session/{made['sessionId']}"
        self.name = (
            f"{made['capabilities']['browserName']} {made['capabilities']['browserVersion']}"
        )

    def open(self, address):
        self._send("POST", "/url", {"url": address})

    def script(self, body, *arguments):
        """What a function with this body returns in the page."""
        return self._send("POST", "/execute/sync", {"script": body, "args": arguments})

    def click(self, finder, *arguments):
        """A click with the mouse on the middle of the element that the script returns."""
        element = self.script(finder, *arguments)
        assert element, f"there is nothing to click: {finder} {arguments}"
        self._send("POST", f"/element/{element[ELEMENT]}/click", {})

    def wait(self, what, seen, wanted):
        """Wait until something that is seen is as wanted; fails with what was seen last."""
        end = time.monotonic() + PATIENCE
        while not wanted(last := seen()):
            assert time.monotonic() < end, f"{what}: {last!r}"
            time.sleep(0.05)

    def close(self):
        self._send("DELETE", "")
        self._http.close()

    def _send(self, method, path, body=None):
        text = None if body is None else json.dumps(body)
        self._http.request(method, self._session + path, text, {"Content-Type": "application/json"})
        value = json.loads(self._http.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{method} {path}: {value['error']}: {value['message']}")
        return value


@contextlib.contextmanager
def webkit():
    """A window of WebKitGTK. Driver, screen and browser are a group of processes of its own, which
    ends together.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # If whoever runs the tests is killed, nothing is left for longer than the longest game takes.
    screen = "xvfb-run -a -s '-screen 0 1280x900x24'"
    command = shlex.split(f"timeout {4 * PATIENCE} {screen} WebKitWebDriver --port={port}")
    quiet = {
        **os.environ,
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "NO_AT_BRIDGE": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }
    nowhere = subprocess.DEVNULL
    driver = subprocess.Popen(
        command, env=quiet, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True
    )
    try:
        _until_listening(port, driver)
        window = WebKit(port)
        try:
            yield window
        finally:
            window.close()
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(driver.pid, signal.SIGTERM)
        driver.wait(PATIENCE)


def _until_listening(port, driver):
    end = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert driver.poll() is None, "WebKitWebDriver or its screen did not start"
        assert time.monotonic() < end, "WebKitWebDriver does not listen"
        time.sleep(0.05)


def missing():
    """The programs that are not there."""
    return [name for name in NEEDED if shutil.which(name) is None]
