"""Tests that run once for each row of a table."""

import inspect

import pytest


def each_row(table):
    """Run a test for each row, by its name: {name: value}, {name: (value, ...)} or [(name, value,
    ...)].

    The values are the first arguments of the test; those after them are fixtures.
    """
    if not isinstance(table, dict):
        table = {name: values if values[1:] else values[0] for name, *values in table}
    values = [tuple(row) if isinstance(row, list) else row for row in table.values()]

    def decorated(test):
        width = len(values[0]) if isinstance(values[0], tuple) else 1
        names = ",".join([*inspect.signature(test).parameters][:width])
        return pytest.mark.parametrize(names, values, ids=[*map(str, table)])(test)

    return decorated
