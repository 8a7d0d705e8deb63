"""Why: a turn, a path, a border, a clause, a result; in values (evidence.py) and in words."""
