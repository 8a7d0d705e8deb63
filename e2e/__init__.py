"""End-to-end tests: the page in a real browser, driven through its roles and names. A package, so
that its modules shadow no others.
"""
