"""How well photos are read: python3 -m tests.photo.score FOLDER [NAME...] [--taps] [--judge]

FOLDER has the pictures of the collection skolchin/gbr (its folder img; they are in no project that
asks for them, so not in this one either), and labels.json says what stands on them, as somebody has
seen it ("?" is a point that something hides), and where the corner points are, in pixels of the
picture made 640 pixels long. With --taps these corners are shown to the reader. The photos that the
reader is built with are scored, or with --judge those that it is only judged by.
"""

import json
import sys
import time
from pathlib import Path

from PIL import Image

from ttgo import photo
from ttgo.teach.boards import SURE

LABELS = Path(__file__).with_name("labels.json")
LONG = 640


def turned(rows, times):
    """A diagram turned a quarter so many times."""
    for _ in range(times):
        rows = ["".join(row) for row in zip(*rows, strict=True)][::-1]
    return rows


def scored(image, rows, corners, shown):
    """How a picture is read, or not: a line of the table, and counts."""
    start = time.process_time()
    try:
        read = photo.read(
            image.tobytes(),
            image.width,
            image.height,
            corners if shown else None,
            len(rows) if shown else 0,
        )
    except ValueError:
        return "none", {}, time.process_time() - start
    spent = time.process_time() - start
    ways = [corners[k:] + corners[:k] for k in range(4)]
    off = [
        max(
            abs(a - b)
            for one, other in zip(way, read.corners, strict=True)
            for a, b in zip(one, other, strict=True)
        )
        for way in ways
    ]
    side = max(abs(a - b) for a, b in zip(*corners[:2], strict=True)) / (len(rows) - 1)
    where = "part" if read.part else "sure"
    if len(read.position) != len(rows) or min(off) > side / 2:
        return f"elsewhere, {where}", {}, spent
    right = turned(rows, off.index(min(off)))
    points = [
        (one == other, sure >= SURE)
        for line, is_line, sures in zip(read.position, right, read.confidence, strict=True)
        for one, other, sure in zip(line, is_line, sures, strict=True)
        if other != "?"
    ]
    return (
        where,
        {
            "points": len(points),
            "wrong": sum(not is_right for is_right, _ in points),
            "silent": sum(sure and not is_right for is_right, sure in points),
            "rings": sum(not sure for _, sure in points),
        },
        spent,
    )


def main():
    folder, *names = [one for one in sys.argv[1:] if not one.startswith("--")]
    judging = "--judge" in sys.argv
    totals = {"found": 0, "points": 0, "wrong": 0, "silent": 0, "rings": 0}
    labels = json.loads(LABELS.read_text())
    for name, label in labels.items():
        if label.get("judge", False) != judging or (names and name not in names):
            continue
        image = Image.open(next(Path(folder).glob(f"go_board_{name}"))).convert("RGB")
        scale = min(1, LONG / max(image.size))
        if scale < 1:
            size = [max(1, round(side * scale)) for side in image.size]
            image = image.resize(size, Image.Resampling.LANCZOS)
        where, counts, spent = scored(image, label["rows"], label["corners"], "--taps" in sys.argv)
        for key, many in counts.items():
            totals[key] += many
        totals["found"] += bool(counts)
        print(
            f"{name:10} {where:16} {spent:5.1f} s ",
            *[f"{k} {v}" for k, v in counts.items()],
            flush=True,
        )
    print(*[f"{key} {many}" for key, many in totals.items()])


if __name__ == "__main__":
    main()
