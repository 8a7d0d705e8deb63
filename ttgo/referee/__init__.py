"""Does a program keep the rules, and which of two is stronger? Programs that speak GTP answer
questions or play; our rules judge.
"""
