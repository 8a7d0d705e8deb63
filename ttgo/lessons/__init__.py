"""Lessons as texts: those of Learn and Why?, and what reads them."""
