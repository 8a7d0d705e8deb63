"""Hypothesis for all tests here: the same examples at each run, and no limit on the time of a single one."""

from hypothesis import settings

settings.register_profile("ttgo", derandomize=True, deadline=None)
settings.load_profile("ttgo")
