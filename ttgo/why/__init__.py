"""Why? Pages on games and positions that people quarrelled over, and on what they ask: data, and
what makes pages of it.
"""
