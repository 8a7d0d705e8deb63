"""The words of boards in languages other than English, a file each, named by its tag (explain/language.py)."""
