"""Lessons as texts: those of Learn and Why?, and what reads them."""

from ttgo.language import extend

extend(__file__)
