"""What happens after two passes: one frozen `Ending` value for each way to end a game. `Match`, in match.py, does what it names.

Each player proposes once a round which stones to take off, or to play on; a round begins with two passes. After a disagreement only a
move can lead to another round (or none can), and rule 6 leaves only so many moves: so each of them ends.
"""


class Ending:
    """How a game ends. Two passes in a row are final, or they lead to proposals; equal ones end it, and others lead to what `then` names.

    `final` says when two passes in a row are the end, the grid as it is, and not the beginning of a round:

        "always"    at once
        "four"      when two passes right before them had led to a round already
        "later"     when a round has differed before
        "copy"      on the copy on which a dispute is played out; what was captured there comes off the real grid
        "never"     each time they begin a round

    `then` says what proposals that differ lead to:

        "play"      turns, by the first to have passed
        "take back" the same, with both passes taken back
        "copy"      turns on a copy of the grid
        "judge"     a third person rules on the stones that only one of them wants off

    `words` is the ending as a sentence.
    """

    def __init__(self, final: str, then: str, words: str) -> None:
        self.final = final
        self.then = then
        self.words = words


ENDINGS = {
    # Rule 8 as it stands, https://tromp.github.io/go.html
    "strict": Ending(
        "always", "", "Two passes in a row end the game, and the grid counts as it is."
    ),
    # Comment 8 there
    "tromp": Ending(
        "four",
        "play",
        "After two passes both may agree which stones to take off; otherwise play goes on, and four passes end it as it is.",
    ),
    # Comment 6 of Taylor's posting of February 1995: what "pass" means
    "taylor": Ending(
        "later",
        "take back",
        "After two passes both may agree; if not, the passes are taken back, and from then on a pass binds.",
    ),
    # Klooster's question of June 1996, which Tromp and Taylor approved of
    "simple": Ending(
        "later",
        "play",
        "The first time both pass they agree which stones to take off, or play on; then two passes end it as it is.",
    ),
    # The next four: https://en.wikibooks.org/wiki/Computer_Go/Tromp-Taylor_Rules. The first is the Chinese way as a program would do it.
    "chinese": Ending(
        "four",
        "play",
        "Both name dead stones; if the lists differ play goes on, and two more passes at once end it with all alive.",
    ),
    "kgs": Ending(
        "later",
        "play",
        "Both name dead stones; if the lists differ, a clean-up begins, and its two passes end it with all alive.",
    ),
    "japanese": Ending(
        "copy",
        "copy",
        "If both name different dead stones, it is played out on a copy; what was captured there is taken off here.",
    ),
    "judge": Ending(
        "never",
        "judge",
        "If both name different dead stones, a third person rules which ones are taken off.",
    ),
}
