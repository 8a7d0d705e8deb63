"""The palette: the colours of boards, pictures, pages and icons, each in light and in dark.

It is the one place where they stand. What scripts, style sheets, icons and pages need of it is made
when it is asked for: static/words/inks.js (ttgo/web/words.py) and the rest in ttgo/web/shell.py. The
committed PNG icons are drawn anew by `python3 -m tests.support.icons`.
"""

# The inks of a board, by names under which a page may set them: --tt-ground and so on. The ground
# is a tone in the middle, so that black and white, stones and areas, stand out from it;
# tests/test_inks.py checks how much.
BOARD = (
    ("ground", "#c59c5f", "#997a4b"),
    ("black-area", "#8a6839", "#755b39"),
    ("white-area", "#e4c189", "#be9d69"),
    ("line", "#2a1c09", "#030201"),
    ("label", "#463113", "#060402"),
    ("quiet", "#3a2810", "#080603"),
    ("black", "#121417", "#040406"),
    ("black-rim", "#000000", "#000000"),
    ("white", "#ffffff", "#f0ede6"),
    ("white-rim", "#5f4a2a", "#33260f"),
    ("last", "#cd5239", "#cd5239"),
    ("accent", "#2448b0", "#0a2663"),
    ("yes", "#0f4d2c", "#04331c"),
    ("no", "#98230f", "#5e1005"),
)
INKS, LIGHT, DARK = [tuple([tone[k] for tone in BOARD]) for k in range(3)]

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
    ("black-rim", "#08090b", "#6a6459"),
    ("white", "#ffffff", "#f0ede6"),
    ("white-rim", "#5f4a2a", "#f0ede6"),
)
