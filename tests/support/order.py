"""Which tests each process begins with: those that take long, so that none has one left when the
others have nothing more to do.
"""

import os


def begin_with(files, items):
    """Order the items so that each of xdist's processes, which get equal parts of them, has its
    share of those files first.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts = [
        [item for item in items if (item.path.stem in files) is first] for first in (True, False)
    ]
    shares = [
        (len(part) * k // workers, len(part) * (k + 1) // workers)
        for k in range(workers)
        for part in parts
    ]
    items[:] = [
        item for share, part in zip(shares, parts * workers) for item in part[slice(*share)]
    ]
