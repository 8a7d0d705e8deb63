"""A page of the site, read as far as tests ask."""

from html.parser import HTMLParser


class Page(HTMLParser):
    """The start tags of a page in order, and the text inside each element that has an id."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {}
        self._open: list[tuple[str, str | None]] = []
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._open.append((tag, dict(attrs).get("id")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass  # an element such as <input>, which has no end

    def handle_data(self, data: str) -> None:
        for _, name in self._open:
            if name is not None:
                self.text[name] = self.text.get(name, "") + data

    def ids(self) -> list[str]:
        return [attrs["id"] or "" for _, attrs in self.tags if "id" in attrs]
