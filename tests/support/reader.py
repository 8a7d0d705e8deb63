"""Is a string captured by force? A plain search, for the exercises: it knows no more than grids and
what a move does, and nothing of the searches of ttgo/solve that it judges.

The attacker captures if some move of theirs is enough against every reply on the board. The string
gets away if its owner has a move against every attack after which it has five liberties, or two
eyes of one point each that belong to it alone. Both are looked for nine turns deep, and an atari that the
owner has to answer costs no turn. What neither finds is not known.

A ko goes against whoever would gain by it: for a capture the owner may always take a ko back, for
getting away the attacker may.
"""

from ttgo import BLACK
from ttgo.points import NOWHERE, count, lowest, members
from ttgo.quick import after_move as move

CAUGHT, AWAY, UNKNOWN = "caught", "away", "unknown"
TURNS = 9
LIBERTIES = 4  # with more the string has got away
RUN = 60  # moves of a ladder
NODES = 30_000


class TooMuch(Exception):
    """More positions than NODES."""


class Reader:
    """For a string of `own` at a point; `other` are the attacker's stones. With them goes the point
    where rule 6 forbids to take a ko back, or NOWHERE.
    """

    def __init__(self, grid, place, nodes=NODES):
        self.grid, self.place, self.most = grid, place, nodes
        self.known = {}
        self.nodes = 0

    def fate(self, own, other, attacked, ko=NOWHERE):
        """What becomes of the string if its owner plays next, or if it is attacked."""
        try:
            self.nodes = self.most
            for turns in range(1, TURNS + 1, 2):
                search = self.attack if attacked else self.defend
                if search(own, other, ko, turns - (not attacked), CAUGHT):
                    return CAUGHT
            self.nodes = self.most
            for turns in range(0, TURNS, 2):
                search = self.attack if attacked else self.defend
                if not search(own, other, ko, turns + (not attacked), AWAY):
                    return AWAY
        except TooMuch:
            pass
        return UNKNOWN

    def attack(self, own, other, ko, turns, ask):
        """Whether the attacker has a move: that captures the string, or, if AWAY is asked, that keeps
        it from getting away.
        """
        if not own >> self.place & 1:
            return True
        liberties = self.liberties(own, other)
        if ask == CAUGHT:
            if self.chase(own, other, ko, RUN):
                return True
            if 2 * count(liberties) - 1 > turns:
                return False
        else:
            if count(liberties) > LIBERTIES or self.two_eyes(own, other):
                return False
            if turns < 1 or count(liberties) == 1:
                return True
        return self.once(self._attack, own, other, ko, turns, ask)

    def _attack(self, own, other, ko, turns, ask):
        if ask == CAUGHT:
            return any(
                self.defend(then[0], then[1], then[2], turns - 1, ask)
                for then in self.attacks(own, other, ko, self.near(own, other))
            )
        # whatever the attacker does, and if they pass
        return self.defend(own, other, NOWHERE, turns - 1, ask) or any(
            self.defend(then[0], then[1], then[2], turns - 1, ask)
            for then in self.attacks(own, other, NOWHERE, self.free(own, other))
        )

    def defend(self, own, other, ko, turns, ask):
        """The same, before the owner's reply."""
        if not own >> self.place & 1:
            return True
        liberties = count(self.liberties(own, other))
        if ask == CAUGHT and liberties > 2 and 2 * liberties > turns:
            return False
        if ask == AWAY and turns < 1:
            return True
        return self.once(self._defend, own, other, ko, turns, ask)

    def _defend(self, own, other, ko, turns, ask):
        liberties = self.liberties(own, other)
        if count(liberties) == 1:  # anything else, and it is captured
            replies = liberties | self.captures(own, other)
        else:
            if not self.attack(own, other, NOWHERE, turns - 1, ask):
                return False  # it may even pass
            replies = self.free(own, other) if ask == CAUGHT else self.near(own, other)
        found = self.replies(own, other, ko if ask == AWAY else NOWHERE, replies)
        return all(self.attack(then[0], then[1], then[2], turns - 1, ask) for then in found)

    def chase(self, own, other, ko, run):
        """Whether atari after atari captures the string."""
        liberties = self.liberties(own, other)
        if not own >> self.place & 1:
            return True
        if count(liberties) > 2 or not run:
            return False
        return self.once(self._chase, own, other, ko, run, "chase")

    def _chase(self, own, other, ko, run, ask):
        for then in self.attacks(own, other, ko, self.liberties(own, other)):
            if not then[0] >> self.place & 1:
                return True
            last = self.liberties(then[0], then[1])
            if count(last) == 1:
                replies = last | self.captures(then[0], then[1])
                found = self.replies(then[0], then[1], NOWHERE, replies)
                if all(self.chase(after[0], after[1], after[2], run - 1) for after in found):
                    return True
        return False

    def once(self, search, own, other, ko, turns, ask):
        """What a search gives, looked for once."""
        key = (own, other, ko, 0 if ask == "chase" else turns, ask, search.__name__)
        if key not in self.known:
            self.nodes -= 1
            if self.nodes < 0:
                raise TooMuch
            self.known[key] = search(own, other, ko, turns, ask)
        return self.known[key]

    # The grid

    def liberties(self, own, other):
        string = self.grid.flood(1 << self.place, own)
        return self.grid.around(string) & ~other & ~own

    def free(self, own, other):
        return self.grid.points & ~own & ~other

    def captures(self, own, other):
        """Where the owner captures something that gives the string a liberty."""
        string, found = self.grid.flood(1 << self.place, own), 0
        for piece in self.grid.pieces(other):
            last = self.grid.around(piece) & ~own & ~other
            if self.grid.around(piece) & string and count(last) == 1:
                found |= last
        return found

    def near(self, own, other):
        """The empty points two steps from the string's liberties, or from an attacker's string that
        touches it.
        """
        grid, string = self.grid, self.grid.flood(1 << self.place, own)
        enemies = grid.flood(grid.around(string) & other, other)
        close = self.liberties(own, other) | grid.around(enemies)
        for _ in range(2):
            close |= grid.around(close)
        return close & ~own & ~other

    def two_eyes(self, own, other):
        """Two empty points around which the string has all points."""
        string = self.grid.flood(1 << self.place, own)
        liberties = self.liberties(own, other)
        return sum(not self.grid.beside[at] & ~string for at in members(liberties)) > 1

    def attacks(self, own, other, ko, points):
        """What each of the attacker's moves gives, those first that leave the string the fewest
        liberties.
        """
        found = [(then[1], then[0], then[2]) for then in self.moves(other, own, ko, points)]
        return sorted(found, key=lambda then: count(self.liberties(then[0], then[1])))

    def replies(self, own, other, ko, points):
        """What each of the owner's moves gives, those first that leave the most liberties."""
        found = self.moves(own, other, ko, points)
        return sorted(found, key=lambda then: -count(self.liberties(then[0], then[1])))

    def moves(self, mover, other, ko, points):
        """What a player's moves give: the player's stones, the other's, and where a ko is."""
        for at in members(points):
            if at != ko:
                after, left = move(self.grid, mover, other, at)
                if (after, left) != (mover, other):
                    yield after, left, self.taken(at, other, left, after)

    def taken(self, at, before, after, mover):
        """Where a ko may not be taken back after a move at a point that captured one stone."""
        gone = before & ~after
        alone = not self.grid.beside[at] & mover
        last = self.grid.beside[at] & ~mover & ~after
        return lowest(gone) if count(gone) == 1 and alone and last == gone else NOWHERE


def does(position, player, what, place, point, nodes=NODES):
    """Whether a move captures the string at `place` by force ("take"), or lets it get away ("save");
    None if that is not known.
    """
    grid, sets = position.grid, (position.black, position.white)
    mine, theirs = sets if player == BLACK else sets[::-1]
    reader, after = Reader(grid, place, nodes), move(grid, mine, theirs, point)
    ko = reader.taken(point, theirs, after[1], after[0])
    if what == "save":
        return {CAUGHT: False, AWAY: True}.get(reader.fate(*after, True, ko))
    return {CAUGHT: True, AWAY: False}.get(reader.fate(*after[::-1], False, ko))
