"""The palette: the colours of boards, pictures, pages and icons, each in light and in dark; and how
large a board is drawn.

All stand here and nowhere else. What scripts, style sheets, icons and pages need of the palette is
made when it is asked for: static/words/inks.js (ttgo/web/site/words.py), and the rest in
ttgo/web/site/shell.py. The committed PNG icons are drawn anew by `python -m e2e.icons`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# The inks of a board, by names under which a page may set them: --tt-ground and so on. The ground
# is a tone in the middle, so that black and white, stones and areas, stand out from it;
# tests/test_inks.py checks how much.
BOARD = (
    ("ground", "#c89d61", "#9a794b"),
    ("black-area", "#956e3a", "#745936"),
    ("white-area", "#e5c38f", "#c09c65"),
    ("line", "#35220b", "#060301"),
    ("label", "#4a3212", "#060402"),
    ("quiet", "#3a2810", "#080603"),
    ("black", "#121417", "#040406"),
    ("black-rim", "#000000", "#000000"),
    ("white", "#fefcf8", "#f0ede6"),
    ("white-rim", "#5f4a2a", "#33260f"),
    ("last", "#cd5239", "#cd5239"),
    ("accent", "#2345ab", "#0a2663"),
    ("yes", "#0f4d2c", "#04331c"),
    ("no", "#98230f", "#5e1005"),
)
# Inks by theme, for pages that choose a board's theme by name
BOARD_THEMES = {
    "slate": "#848e98 #5b656f #a6b0ba #0b1015 #0b1015 #1c232a #101419 #000000 #f4f7fa #333e49 "
    "#d9483a #0f3680 #064a2e #8f1d13",
    "paper": "#aca596 #7b7469 #cec8bc #1c1a16 #35312b #312d28 #171614 #000000 #ffffff #4a453d "
    "#c23b22 #1f3f9c #0d4a2a #93200f",
    "contrast": "#8f8f8f #606060 #c6c6c6 #000000 #000000 #000000 #000000 #000000 #ffffff #000000 "
    "#b00000 #00007a #003a10 #780000",
}
INKS, LIGHT, DARK = [tuple([tone[k] for tone in BOARD]) for k in range(3)]

# A board's parts in cells, for every canvas and picture. Where two numbers stand, the second one is
# the least pixels.
DRAWN: "dict[str, Any]" = {
    "gutter": (0.75, 12),  # room for the labels: half of it at each side
    "star": (0.09, 1.5),
    "last": (0.16, 2),
    "radius": 0.46,  # of a stone
    "rim": (0.022, 0.75),
    # the shadow's middle, right of and below the stone's; where it begins to fade and ends; its
    # strength
    "shadow": (0.025, 0.05, 0.4, 0.54, 0.38),
    # the light on a stone: right of and below the middle, its strength there; it fades towards the
    # rim
    "black": (-0.16, -0.19, 0.26),
    "white": (-0.14, -0.18, 1),
}


# The grain of kaya, light from the upper left: a PNG of 320 by 4 points, drawn out over a board. Its
# points are lighter and darker than what they lie on, so that inks keep their tones. It is not
# compressed: static/board/wood.js reads the points from it, as a page's policy may refuse an image
# from its address.
GRAIN = (
    "iVBORw0KGgoAAAANSUhEUgAAAUAAAAAEAgMAAACCQA73AAAADFBMVEX/4qb/4qZAIABAIABfqWIKAAAABHRSTlMe"
    "CQkaICQ/igAAAU9JREFUeAEBRAG7/gBBVQAARZZWZVYVGbu5aUVFUZpAUVmlZpmVVlUUVWSWBRBSqmRpmmpqWdpS"
    "UUVVZWVWVUVVSZShRQWVlVUARIZYFgRUURWufvpUWqalZqevZgCVJQQBAFaWZllhVe+2qaIJkZaUlmWilaWpZVYU"
    "JFWZBSAVuqVmW2lqatmSFVVWZZVXlkVhWKVVRVRaaWFAVVVUAlVllFGqq7tWaqplmaa/tgCQVUQERGllamZoarut"
    "qZlWZVaURml5pnWqaplWZVVpRRFRu2VWqnuqq7qlWlVVZmpWqlGlaWpmUGFaqxpBVFWZUpVGVVG7q/6VW5t9Wntv"
    "5wCVFUVQSNqWplaVWbvqealZmZaUZlXmlqXpalWVVGm6FGCV6pWaqqqemtpmVWlWqqqKqUa1ma1VUlV6ZWZRlGWq"
    "CYilYRLre+tlbqq5mba/rddsjw/MkWodAAAAAElFTkSuQmCC"
)

# The tones of pages. Blue explains, red refuses, ink is for the one main button.
PAGE = (
    ("paper", "#f7f4ee", "#14130f"),
    ("sheet", "#fffdf9", "#1e1c18"),
    ("ink", "#1d1b18", "#efe9dd"),
    ("soft", "#635d53", "#a79f90"),
    ("hair", "#e6dfd2", "#34302a"),
    ("edge", "#cfc6b5", "#4d473e"),
    ("accent", "#2f55c7", "#9db4ff"),
    ("no", "#b8402a", "#f08a72"),
    ("board", BOARD[0][1], BOARD[0][2]),
    BOARD[1],
    BOARD[2],
    BOARD[3],
    ("black", "#121417", "#0b0d10"),
    ("black-rim", "#08090b", "#a79f90"),
    ("white", "#ffffff", "#f0ede6"),
    ("white-rim", "#5f4a2a", "#f0ede6"),
)
