"""What happens after two passes: one small machine for each way to end a game.

All are driven by the same four events, and the tables in their docstrings say what follows from each: two passes in a row;
both players want the same stones off; they differ; somebody has ruled. The next state is PLAY (turns), AGREE (proposals),
JUDGE (a ruling) or OVER. `Match`, in match.py, plays a game by them.

Each player proposes once a round, a round begins with two passes, and after a disagreement only a move can lead to another
round (or none can); rule 6 leaves only so many moves. So each of them ends.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.match import Match

PLAY, AGREE, JUDGE, OVER = "play", "agree", "judge", "over"


class Strict:
    """Rule 8 as it stands, https://tromp.github.io/go.html.

    two passes      over, the grid as it is
    """

    follows = ""  # from proposals that differ, as the rest of a sentence

    def final(self, match: "Match") -> bool:
        """True if two passes in a row would now be the end (or that of a copy), and not lead to proposals."""
        return True

    def passed(self, match: "Match") -> str:
        """What follows from two passes in a row."""
        return OVER if self.final(match) else AGREE

    def agreed(self, match: "Match") -> str:
        """What follows when both players want the same points emptied."""
        return OVER

    def differed(self, match: "Match") -> str:
        """What follows when they do not."""
        return OVER

    def ruled(self, match: "Match") -> str:
        """What follows from a ruling."""
        return OVER


class Tromp(Strict):
    """Tromp's amendment, https://tromp.github.io/go.html, comment 8.

    two passes                  agree
    four passes in a row        over, the grid as it is
    the same proposals          over, without what they empty
    others                      play, by the first to have passed
    """

    follows = "play goes on; two more passes at once end the game as it is."

    def final(self, match: "Match") -> bool:
        return match.run >= 3  # two of them led to proposals already

    def differed(self, match: "Match") -> str:
        match.go_on()
        return PLAY


class Chinese(Tromp):
    """The Chinese way as a program would do it, https://en.wikibooks.org/wiki/Computer_Go/Tromp-Taylor_Rules.

    two passes                  agree: both must name what is dead
    two more passes at once     over, everything alive
    the same lists              over, without what they name
    lists that differ           play, by the first to have passed; later it begins anew
    """

    follows = "play goes on; two more passes at once end it with everything alive."


class Simple(Tromp):
    """The form that Klooster proposed in June 1996 and Tromp and Taylor approved of.

    the first two passes        agree
    the same proposals          over, without what they empty
    others                      play, by the first to have passed
    two passes after that       over, the grid as it is
    """

    follows = "play goes on; the next two passes in a row end the game as it is."

    def final(self, match: "Match") -> bool:
        return match.rounds > 0


class Taylor(Simple):
    """Taylor's interpretation of "pass", comment 6 of his rules of 1995.

    the first two passes        agree; the passes count only if that works
    the same proposals          over, without what they empty
    others                      play: both passes are taken back, and the first who passed moves again
    two (formal) passes         over, the grid as it is
    """

    follows = "both passes are taken back; from now on a pass binds."

    def differed(self, match: "Match") -> str:
        match.take_back_passes()
        return PLAY


class Kgs(Simple):
    """The proposal for KGS computer tournaments, https://en.wikibooks.org/wiki/Computer_Go/Tromp-Taylor_Rules.

    the first two passes        agree
    the same lists              over, without what they name
    lists that differ           play: the clean-up, in which each captures what it holds for dead
    two passes in it            over, everything alive
    """

    follows = "the clean-up begins: capture what you hold for dead. Its two passes end the game."


class Japanese(Strict):
    """The Japanese way to settle a dispute, with the score of rule 9; from the same page.

    two passes                  agree
    the same lists              over, without what they name
    lists that differ           play on a copy of the grid, by the first to have passed
    two passes on the copy      over: the copy is gone; disputed stones that were captured on it are taken off
    """

    follows = "the dispute is played out on a copy of the grid."

    def final(self, match: "Match") -> bool:
        return match.copying

    def passed(self, match: "Match") -> str:
        if match.copying:
            match.settle()
        return super().passed(match)

    def differed(self, match: "Match") -> str:
        match.open_copy()
        return PLAY


class Judged(Strict):
    """A third party rules; from the same page.

    two passes                  agree
    the same lists              over, without what they name
    lists that differ           judge
    a ruling on what differs    over, without what both named and what was ruled dead
    """

    follows = "a third person rules on the stones in dispute."

    def final(self, match: "Match") -> bool:
        return False

    def differed(self, match: "Match") -> str:
        return JUDGE


MACHINES = {
    "strict": Strict(),
    "tromp": Tromp(),
    "taylor": Taylor(),
    "simple": Simple(),
    "chinese": Chinese(),
    "kgs": Kgs(),
    "japanese": Japanese(),
    "judge": Judged(),
}
