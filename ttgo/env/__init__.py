"""Environments for programs that learn: exact superko in the mask of legal moves. `pip install 'ttgo[env]'` brings what they need.

ttgo.env.pettingzoo, ttgo.env.gymnasium and ttgo.env.openspiel are for the libraries of these names, ttgo.env.vector plays many games at
once, and ttgo.env.text is for language models.
"""
