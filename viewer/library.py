"""The samples a reader may pick: the gallery, folders given on the command line, folders opened in the page.

Example::

    library = Library((gallery(), Path("/data/models")), cache_folder)
    library.find("resnet18")                 # Choice of the gallery sample
    library.find("models/timm/vit_base")     # a folder's samples go by its name and their path below it

What cannot happen: two samples share a key; a sample outside these folders is found by a key; a folder is listed
before somebody asks for what may be in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from extraction.catalog import Catalog, Entry, gallery, search
from extraction.paths import resolved
from extraction.texts import whole_text

GALLERY = "Gallery"


@dataclass(frozen=True, slots=True)
class Choice:
    """One sample under the key that a URL names it by; `shelf` is the title of the folder it stands in."""

    key: str
    shelf: str
    entry: Entry

    @property
    def path(self) -> Path:
        """Its folder."""
        return Path(self.entry.path)


class Shelf:
    """The samples below one root, as they were when first asked for."""

    def __init__(self, root: Path, title: str, cache: Path | None, taken: frozenset[str] = frozenset()) -> None:
        self.root, self.title = root, title
        self._catalog, self._taken = Catalog(root, cache), taken

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All samples, sorted by name."""
        entries = self._catalog.entries()
        short = Counter(Path(e.name).name for e in entries)
        keys = [self._key(e, short) for e in entries]
        return tuple(
            Choice(k if k not in self._taken else whole_text(e.path), self.title, e)
            for k, e in zip(keys, entries, strict=True)
        )

    def _key(self, entry: Entry, short: Counter[str]) -> str:
        """Gallery samples go by their last name where only one has it, others by the title and their path."""
        last = Path(entry.name).name
        if self.root == gallery():
            return last if short[last] == 1 else entry.name
        return self.title if entry.path == str(self.root) else f"{self.title}/{entry.name}"

    @cached_property
    def by_key(self) -> dict[str, Choice]:
        """Samples by key."""
        return {c.key: c for c in self.choices}

    def may_hold(self, path: str) -> bool:
        """True for a full path below the root."""
        return path.startswith(f"{self.root}/")

    def search(self, words: str) -> tuple[Choice, ...]:
        """Samples that match all words, in order; all for no words."""
        by_path = {c.entry.path: c for c in self.choices}
        return tuple(by_path[e.path] for e in search((c.entry for c in self.choices), words))


class Library:
    """One shelf a root, the gallery first."""

    def __init__(self, roots: Iterable[Path] = (), cache: Path | None = None) -> None:
        folders = [gallery(), *(r for r in dict.fromkeys(resolved(r) for r in roots) if r != gallery())]
        self.shelves: list[Shelf] = []
        for root in folders:
            # of two with one name the first keeps it: the addresses of its samples hold when another folder is opened
            title = whole_text(root.name or str(root))
            if any(shelf.title == title for shelf in self.shelves[1:]):
                title = whole_text(str(root))
            # the gallery is small; a folder that is a sample itself may be called like one of its samples
            taken = frozenset(self.shelves[0].by_key) if self.shelves else frozenset[str]()
            self.shelves.append(Shelf(root, title if self.shelves else GALLERY, cache, taken))

    def find(self, key: str) -> Choice | None:
        """The sample with this key, or at this full path, or None; shelves are listed until it is found."""
        likely = sorted(self.shelves, key=lambda s: not key.startswith(s.title))
        found = next((s.by_key[key] for s in (self.shelves[0], *likely) if key in s.by_key), None)
        return found or next((c for s in likely if s.may_hold(key) for c in s.choices if c.entry.path == key), None)

    def has_folder(self, key: str) -> bool:
        """True for a folder of a root that is there, a sample or not."""
        for shelf in self.shelves[1:]:
            inside = Path(key.removeprefix(shelf.title).removeprefix("/"))
            if f"{key}/".startswith(f"{shelf.title}/") and ".." not in inside.parts and (shelf.root / inside).is_dir():
                return True
        return False

    def shelf(self, title: str) -> Shelf:
        """The shelf with this title, else the gallery."""
        return next((s for s in self.shelves if s.title == title), self.shelves[0])
