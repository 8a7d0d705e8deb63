"""Random numbers, the same on every Python: Lehmer's generator, a multiplication and a remainder.

`random` of CPython and of MicroPython give different numbers for one seed.
"""

_PRIME = 2**31 - 1
_FACTOR = 48271  # a primitive root: all numbers from 1 to _PRIME - 1 come before one repeats


class RandomNumbers:
    """A stream of random numbers, determined by some whole numbers.

    >>> numbers = RandomNumbers(1, 2)
    >>> [numbers.below(6) for _ in range(5)]
    [3, 2, 1, 3, 4]
    """

    def __init__(self, *seeds: int) -> None:
        self._state = 1
        for seed in seeds:
            self._state = (self._state + seed) % (_PRIME - 1) + 1
            for _ in range(4):  # so that close seeds diverge
                self.number()

    def number(self) -> int:
        """A number from 1 to 2**31 - 2."""
        self._state = self._state * _FACTOR % _PRIME
        return self._state

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, which is at most a few thousand."""
        return (self.number() >> 4) % limit

    def bits(self, length: int) -> int:
        """An int of that many random bits."""
        found = 0
        for shift in range(0, length, 24):
            found |= (self.number() >> 4 & 0xFFFFFF) << shift
        return found & (1 << length) - 1
