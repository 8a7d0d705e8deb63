"""Where the clone is, with the records that tests open, and a server while it runs."""

import contextlib
import threading
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "e2e" / "data"
VARIATIONS = DATA / "variations.sgf"


@contextlib.contextmanager
def running(server):
    """The address of a server, while it runs."""
    thread = threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
    )
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
