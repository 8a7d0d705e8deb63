"""A page of the site, read as far as tests ask."""

from ttgo.demos.markup import read


class Page:
    """The elements of a page in order, as names and attributes, and the text inside each that has
    an id.
    """

    def __init__(self, source):
        elements = read(source).all()[1:]
        self.tags = [(element.name, element.attributes) for element in elements]
        ids = [element.attributes.get("id") for element in elements]
        self.text = {
            name: said(element) for name, element in zip(ids, elements, strict=True) if name
        }

    def ids(self):
        return [attrs["id"] or "" for _, attrs in self.tags if "id" in attrs]


def said(element):
    """The text inside an element."""
    inside = [node if isinstance(node, str) else said(node) for node in element.inside]
    return "".join(inside)
