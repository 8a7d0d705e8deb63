"""The order in which the modules of ttgo/ stand on each other."""

# What a reader of the ten rules walks up, in this order: each imports only those before it.
TRUNK = (
    "version illegal points vertex rules quick superko endings rulesets rulenames start game match".split()
)
# The folders around it, each of which imports the trunk and folders before it.
FOLDERS = "languages explain record sgf svg teach session demos player gtp web referee".split()
