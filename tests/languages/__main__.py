"""For translators: what a language lacks, and new messages for it. README.md here has the commands."""

import json
import sys
from pathlib import Path

from tests.support import catalogue
from ttgo.web.languages import FOLDER


def main(given):
    """Returns the exit status."""
    match given:
        case []:
            whole = sum(map(len, catalogue.english().values()))
            for tag in sorted(path.stem for path in FOLDER.glob("*.json") if path.stem != "en"):
                print(
                    f"{tag:8} lacks {sum(map(len, catalogue.lacks(tag).values()))}; pages have "
                    f"{whole} texts"
                )
        case ["lacks", tag, *pages]:
            found = catalogue.lacks(tag)
            print(
                json.dumps(
                    {page: found[page] for page in pages or found if page in found},
                    ensure_ascii=False,
                    indent=1,
                )
            )
        case ["read", tag]:
            print("\n".join(catalogue.take(tag, catalogue.has(tag))))
        case ["take", tag, file]:
            wrong = list(catalogue.take(tag, json.loads(Path(file).read_text(encoding="utf-8"))))
            print("\n".join(wrong) or "All were taken.")
            return bool(wrong)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
