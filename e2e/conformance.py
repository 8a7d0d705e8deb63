"""Run by conformance.html, in Pyodide: the tables in, the answer into the page."""

from js import document  # type: ignore[import-not-found]

try:
    import conformance  # type: ignore[import-not-found]  # tests/conformance.py, not this script

    with open("tables.json") as tables:
        document.body.dataset.result = conformance.run(tables.read())
except Exception as error:
    document.body.dataset.error = repr(error)
    raise
