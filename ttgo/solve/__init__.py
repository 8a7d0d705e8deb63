"""What a search can prove: the value of a position on a tiny grid, and whether a string is dead."""
