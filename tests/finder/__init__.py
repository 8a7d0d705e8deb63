"""Finds the boards of exercises in games: `python3 -m tests.finder` (__main__.py)."""
