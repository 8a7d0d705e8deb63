"""Events around the rules: a position set up, marks, proposals, rulings, and the copy."""

from tests.support.boards import begun, told
from tests.support.sentences import whole
from tests.support.tables import each_row


def buttons(view):
    """The events to send, by the texts of the buttons that send them."""
    return {button["text"]: button["event"] for button in view["phase"]["buttons"]}


def press(session, do, player="", play=False):
    """Press the button that sends this event; fails if there is not exactly one."""
    wanted = {
        "do": do,
        **({"player": player} if player else {}),
        **({"play": True} if play else {}),
    }
    (event,) = [event for event in buttons(told(session, do="view")).values() if event == wanted]
    return told(session, **event)


def test_a_handicap_gives_black_the_first_turns():
    session = begun("A1 B2", handicap=2)
    shown = told(session, do="view")
    assert (shown["toPlay"], shown["players"]) == ("white", "BB")
    said = told(begun(handicap=2), do="view")["say"]
    assert said == "Black goes first, with 2 moves in a row. Choose any point."
    assert list(buttons(told(begun(handicap=2, setup=True), do="view"))) == [
        "Begin",
        "Clear the board",
    ]


# A position set up


def test_setting_up():
    """A point's colour changes in turn, and either player may begin."""
    session = begun(setup=True)
    shown = told(session, do="view")
    assert shown["phase"]["title"] == "Set up a position"
    assert list(buttons(shown)) == ["Black begins", "White begins", "Clear the board"]
    assert [told(session, do="turn", at="B2")["say"] for _ in range(3)] == [
        "B2 is black.", "B2 is white.", "B2 is empty."
    ]  # fmt: skip
    told(session, do="turn", at="B2")
    told(session, do="turn", at="A1")
    shown = press(session, "begin", "white")
    assert (shown["phase"], shown["stones"], shown["toPlay"]) == (
        None,
        ["...", ".X.", "X.."],
        "white",
    )
    # Rule 5 says something else
    assert (shown["rule"], shown["say"]) == (0, "White to play. Choose an empty point.")
    shown = told(session, do="turn", at="B1")
    assert (shown["turns"], shown["stones"]) == (["B1"], ["...", ".X.", "XO."])
    assert told(session, do="undo")["stones"] == ["...", ".X.", "X.."]


def test_a_set_up_string_keeps_a_liberty():
    """A colour that would leave a string without one is passed over, with the reason; if none is
    left nothing changes.
    """
    why = "The black group at A1 has no empty point next to it. No game can begin like that."
    session = begun(width=3, height=1, setup=True)
    for at in ("A1", "B1"):
        told(session, do="turn", at=at)
    shown = told(session, do="turn", at="B1")
    assert (shown["stones"], shown["say"]) == (["X.."], f"B1 is empty. {why}")
    session = begun(width=2, height=1, setup=True)
    told(session, do="turn", at="A1")
    shown = told(session, do="turn", at="B1")
    assert (shown["stones"], shown["say"], shown["error"]) == (["X."], why, True)


def test_a_position_to_change():
    """It is the grid as it stands, and whose turn it is."""
    session = begun("B2")
    shown = told(session, do="edit")
    assert (shown["say"], shown["rule"]) == ("Change the position as you like.", 0)
    assert (shown["stones"], shown["toPlay"], shown["turn"]) == (["...", ".X.", "..."], "white", 0)
    shown = told(session, do="turn", at="A1")
    assert (shown["say"], shown["rule"], shown["toPlay"]) == ("A1 is black.", 0, "black")


# Agreement

STOPPED = "A1 B2 pass pass"
AGREEING = {"ending": "tromp"}


def part(view, path):
    """A part of a view: "over.lines.0" is the first line about the end."""
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


DIFFER = "black A1 white"
LABELS = ["1 A1", "2 B2", "3 pass", "4 pass", "Black: remove nothing", "White: remove 1"]

# The ending; what is done after two passes: a player's proposal, a ruling, undo, or a click; parts
# of the view

DONE = {
    "a mark": (
        "tromp",
        "A1",
        {
            "phase.marks": ["A1"],
            "say": "Marked as dead: Black’s group at A1.",
            "legal": ["..."] * 3,
        },
    ),
    "a mark taken away": (
        "chinese",
        "A1 A1",
        {"phase.marks": [], "say": "No longer marked: Black’s group at A1."},
    ),
    "a proposal undone": ("chinese", "A1 black white undo undo", {"phase.proposals": {}}),
    "a pass undone": (
        "chinese",
        "A1 black white undo undo undo",
        {"phase": None, "stones": ["...", ".O.", "X.."]},
    ),
    "they differ": (
        "chinese",
        DIFFER,
        {
            "phase": None,
            "toPlay": "black",
            "labels": LABELS,
            "players": "BWBW  ",
            "say": "White wants to remove 1 stone (A1). The players do not agree, so play goes on. "
            "If both players pass again straight away, every stone counts as alive. Black to play.",
        },
    ),
    "and taken back": ("japanese", f"{DIFFER} pass B1 pass A2 pass pass undo", {"copy": True}),
    "a ruling": (
        "judge",
        f"{DIFFER} A1 rule",
        {
            "stones": ["...", ".O.", "..."],
            "over.lines.0": [8, "The ruling removes 1 stone (A1)."],
        },
    ),
}


def done(ending, words):
    """A session in which that is done, the proposals and the ruling by their buttons; and its last
    view.
    """
    session, shown = begun(STOPPED, ending=ending), {}
    for word in words.split():
        if word in ("black", "white"):
            shown = press(session, "propose", word)
        elif word == "rule":
            shown = press(session, word)
        else:
            shown = told(
                session, **({"do": word} if word == "undo" else {"do": "turn", "at": word})
            )
    return session, shown


@each_row(DONE)
def test_after_two_passes(ending, words, wanted):
    """Nobody loses by a click: marks, proposals, an agreement and a copy can be taken back."""
    _, shown = done(ending, words)
    assert {path: part(shown, path) for path in wanted} == wanted


WRONG = {
    "to begin while turns are taken": (
        {},
        {"do": "begin", "player": "black"},
        "No position is being set up",
    ),
    "an empty point": (
        AGREEING,
        {"do": "turn", "at": "C1"},
        "C1 is empty. Mark a group of stones.",
    ),
    "a ruling": (AGREEING, {"do": "rule"}, "There is nothing to rule on now"),
}


@each_row(WRONG)
def test_what_is_not_for_now(new, event, sentence):
    """One sentence, and the marks, the turns and what is set up stay."""
    session = begun(**new)
    for at in f"{STOPPED} A1".split() if new is AGREEING else ["B2"]:
        told(session, do="turn", at=at)
    saved = session.save()
    assert sentence in whole(told(session, **event)["say"])
    assert session.save() == saved


def test_a_brush_has_a_colour():
    """It takes away what has it already; it refuses what would leave a string without liberties."""
    session = begun(width=2, height=1, setup=True)
    for at, colour, rows in (
        ("A1", "white", ["O."]),
        ("A1", "black", ["X."]),
        ("B1", "white", ["X."]),
        ("B1", "empty", ["X."]),
        ("A1", "black", [".."]),
    ):
        assert told(session, do="turn", at=at, colour=colour)["stones"] == rows
