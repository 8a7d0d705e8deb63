"""Where evenly spaced lines lie on an axis, in steps of half a pixel."""

STRONGEST = 14  # peaks to try distances from: a gap between two of them is a whole number of lines
USED = 60  # peaks to fit lines to
CAP = 6  # no peak counts more than the one of this rank: a frame is longer than a line
LINES = 19  # at most
TRIED = 5  # combs kept


def peaks(places: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """The places with most weight, the heaviest first: (place, weight). `places`: (where, weight)
    of each pixel.
    """
    bins: dict[int, int] = {}
    for where, much in places:
        at = int(where * 2 + 100000)
        bins[at] = bins.get(at, 0) + much
    smooth = {}
    for at in bins:
        for near in (at - 1, at, at + 1):
            if near not in smooth:
                smooth[near] = 2 * bins.get(near, 0) + bins.get(near - 1, 0) + bins.get(near + 1, 0)
    found = []
    for at, much in smooth.items():
        if all(much >= smooth.get(at + k, 0) for k in (-3, -2, -1)) and all(
            much > smooth.get(at + k, 0) for k in (1, 2, 3)
        ):
            weights = [(k, bins.get(at + k, 0)) for k in (-2, -1, 0, 1, 2)]
            whole = sum(w for _, w in weights)
            found.append(
                ((at - 100000 + 0.5 + sum(k * w for k, w in weights) / max(1, whole)) / 2, whole)
            )
    found.sort(key=lambda t: -t[1])
    return found


def combs(found: list[tuple[float, int]], least: float, most: float) -> list[tuple[float, float]]:
    """Evenly spaced lines through the peaks, the best first: their distance, from `least` to
    `most`, and one of them.
    """
    top = found[:STRONGEST]
    if len(top) < 2:
        return []
    cap = sorted(w for _, w in found)[-min(len(found), CAP)]
    use = [(x, min(w, cap)) for x, w in found[:USED]]
    whole = sum(w for _, w in use)
    tried = []
    for i in range(len(top)):
        for j in range(i):
            gap = abs(top[i][0] - top[j][0])
            for k in range(1, LINES):
                d = gap / k
                if least <= d <= most:
                    tried.append((fit(use, whole, d, top[i][0]), d, top[i][0]))
    tried.sort(key=lambda t: -t[0])
    chosen: list[tuple[float, float]] = []
    for _, rough, line in tried:
        d, e = better(use, *better(use, rough, line))
        if least <= d <= most and differ(d, e, chosen):
            chosen.append((d, e))
        if len(chosen) == TRIED:
            break
    for d, e in chosen[
        :2
    ]:  # stones side by side look like lines half-way: the grid may be half of them
        chosen += [(2 * d, at) for at in (e, e + d) if 2 * d <= most and differ(2 * d, at, chosen)]
    return chosen


def differ(d: float, e: float, chosen: list[tuple[float, float]]) -> bool:
    """Whether these lines differ from those chosen before."""
    return all(
        abs(d - d2) > d * 0.03 or abs((e - e2) / d - round((e - e2) / d)) > 0.2 for d2, e2 in chosen
    )


def fit(use: list[tuple[float, int]], whole: int, d: float, e: float) -> float:
    """The peaks' weight on the lines, less what chance would put there, and less for empty lines."""
    on = 0.0
    seen = set()
    slack = max(1.0, d * 0.06)
    for x, w in use:
        at = (x - e) / d
        k = round(at)
        off = abs(at - k) * d
        if off <= slack:
            on += w
            seen.add(k)
    chance = 2 * slack / d
    if len(seen) < 3 or chance >= 1:
        return 0.0
    return (
        (on / whole - chance) / (1 - chance) * len(seen) / (max(seen) - min(seen) + 1)
        if whole
        else 0.0
    )


def better(use: list[tuple[float, int]], d: float, e: float) -> tuple[float, float]:
    """The distance and line that fit the peaks near them best (least squares)."""
    n = sk = sx = skk = skx = 0.0
    for x, w in use:
        k = round((x - e) / d)
        if abs((x - e) / d - k) * d <= max(1.5, d * 0.1):
            n += w
            sk += w * k
            sx += w * x
            skk += w * k * k
            skx += w * k * x
    below = n * skk - sk * sk
    if below <= 0:
        return d, e
    distance = (n * skx - sk * sx) / below
    return (distance, (sx - distance * sk) / n) if distance > 0 else (d, e)
