"""The Markdown of lessons: emphasis, code and links, as plain values for whoever makes a page.

    *so* **very so** `code` [a page](rules.html)
    [reach empty](fact:reaches-empty)       words that light up what a board knows (facts.py)
    [reaches White](fact:reaches-white-C3)  the same about one point

Everything else is text.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Node = Any  # a text, or the list of an element: its name, its attributes, and the nodes in it

_SIGNS = {"**": "b", "*": "em", "`": "code"}
_FACT = "fact:"


def inline(text: str) -> "list[Node]":
    """A text without blocks as nodes: texts, and elements, each a list of its name, its attributes
    and its nodes.

    >>> inline("*so* says [the rule](rules.html)")
    [['em', {}, ['so']], ' says ', ['a', {'href': 'rules.html'}, ['the rule']]]
    """
    found: "list[Node]" = []
    plain, at = "", 0

    def end() -> None:
        if plain:
            found.append(plain)

    while at < len(text):
        sign = next((sign for sign in _SIGNS if text.startswith(sign, at)), "")
        close = text.find(sign, at + len(sign)) if sign else -1
        middle = text.find("](", at) if text[at] == "[" else -1
        last = text.find(")", middle) if middle > 0 else -1
        if close > 0:
            end()
            inside = text[at + len(sign) : close]
            nodes: "list[Node]" = [inside] if sign == "`" else inline(inside)
            found.append([_SIGNS[sign], {}, nodes])
            plain, at = "", close + len(sign)
        elif last > 0:
            end()
            found.append(_link(text[middle + 2 : last], inline(text[at + 1 : middle])))
            plain, at = "", last + 1
        else:
            plain, at = plain + text[at], at + 1
    end()
    return found


def _link(address: str, inside: "list[Node]") -> "Node":
    if not address.startswith(_FACT):
        return ["a", {"href": address}, inside]
    fact = address[len(_FACT) :]
    head, _, point = fact.rpartition("-")
    if not point[:1].isupper():
        return ["span", {"data-fact": fact}, inside]
    colour = head.rpartition("-")[2]
    return ["span", {"data-fact": head, "data-from": point, "data-to": colour}, inside]
