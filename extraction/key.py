"""The key of a graph: which of a sample's graphs is meant.

Example::

    Key("backward", "prims", "min-cut")

What cannot happen: two keys that differ name one graph (what does not bear on a stage is left out of `str(key)`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from extraction.choice import Choice
from extraction.graph import Level, Partitioner, Stage


@dataclass(frozen=True, slots=True)
class Key:
    """Which graph: stage, level, partitioner (of forward and backward only), region, and a choice on top of the level.

    A choice that keeps and opens nothing is None, and so is that of the dynamo stage, which nothing decomposes.
    """

    stage: Stage = "joint"
    level: Level = "aten"
    partitioner: Partitioner = "default"
    region: int = 0
    via: Level | None = None  # expand this level's graph instead of aten's: origins are then names in it
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if self.choice is None:
            return
        if self.choice.plain or self.stage == "dynamo":
            object.__setattr__(self, "choice", None)
        elif self.choice.base != self.level:
            raise ValueError(f"the choice's base is {self.choice.base}, the key's level {self.level}")

    @property
    def aten(self) -> Key:
        """The key of the aten graph that this graph is made from."""
        return replace(self, level="aten", via=None, choice=None)

    @property
    def kit(self) -> str:
        """What the kit of that graph is called in the cache."""
        return f"{self.aten}-kit"

    def __str__(self) -> str:
        part = f"-{self.partitioner}" if self.stage in ("forward", "backward") else ""
        level = "" if self.stage == "dynamo" else f"-{self.level}"
        via = "" if self.via is None else f"-via-{self.via}"
        choice = f"-choice_{self.choice.digest}" if self.choice else ""
        return f"r{self.region}-{self.stage}{level}{part}{via}{choice}"
