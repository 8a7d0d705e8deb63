"""What translations have said of the rules and is not so: readers found it, and it does not come
back.
"""

import re

import pytest

from tests.support import catalogue
from tests.support.languages import OTHERS
from ttgo import language, rulesets
from ttgo.illegal import Wrong


@pytest.mark.parametrize("tag", OTHERS)
def test_a_komi_is_told_its_condition(tag):
    """Whoever gave 7.3 is told what is wrong with it."""
    assert {"0.5", "9999"} <= {
        *re.findall(r"0\.5|9999", catalogue.read(tag)["python"]["wrong_komi"])
    }


def unknown(tag, text):
    """What a language says of rules by which ttgo does not play; their name left out."""
    with pytest.raises(Wrong) as found:
        rulesets.read(text)
    language.speak(tag)
    told = language.say(found.value.what, **{**found.value.facts, "given": "-"})
    language.speak("en")
    return told


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("text", ["Japanese", "koPOSITIONALscoreTERRITORYtaxNONEsui1"])
def test_rules_of_another_family_are_not_unknown_ones(text, tag):
    assert unknown(tag, text) != unknown(tag, "chess")
