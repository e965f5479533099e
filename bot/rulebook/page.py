"""A page of rules: a small subset of Markdown, with marks for our own rulings and examples that the engine checks.

    # Title                     once, first
    ## Section
    A paragraph, over one line or several.
    - a point of a list
    1. a step
    @example name               the position of that name from `examples.toml`

A paragraph or point that ends with `[ruling]` or `[reconstructed]` is marked as such. `{name.field}` in the text is
replaced by a value of the example, so that a number in a sentence is the number the engine found.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Examples = Mapping[str, Mapping[str, Any]]

_MARK = re.compile(r"\s*\[(ruling|reconstructed)\]$")
_FIELD = re.compile(r"\{([a-z0-9-]+)\.([a-z0-9-]+)\}")
_STEP = re.compile(r"\d+\. ")


class BadPage(ValueError):
    """A page refers to something that its examples do not have."""


class BlockKind(StrEnum):
    TEXT = "text"
    POINT = "point"
    STEP = "step"
    EXAMPLE = "example"


@dataclass(frozen=True, kw_only=True)
class Block:
    kind: BlockKind
    text: str
    mark: str | None = None
    """`ruling`: our decision where the published rules are silent. `reconstructed`: a component they do not list."""


@dataclass(frozen=True, kw_only=True)
class Section:
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, kw_only=True)
class Page:
    title: str
    sections: tuple[Section, ...]


def parse(source: str, examples: Examples) -> Page:
    """Parse a page; everything it refers to in an example must exist."""
    title, *parts = re.split(r"^## ", source.strip(), flags=re.MULTILINE)
    if not title.startswith("# "):
        raise BadPage("a page begins with its title")
    return Page(title=title[2:].strip(), sections=tuple(_section(part, examples) for part in parts))


def _section(source: str, examples: Examples) -> Section:
    title, _, body = source.partition("\n")
    return Section(title=title.strip(), blocks=tuple(_block(chunk, examples) for chunk in _chunks(body)))


def _chunks(body: str) -> list[str]:
    """Split into paragraphs, points, steps and examples; a line that starts none of these continues the last one."""
    chunks: list[str] = []
    fresh = True
    for line in map(str.strip, body.splitlines()):
        begins = line.startswith(("- ", "@example ")) or _STEP.match(line) is not None
        if line and (begins or fresh):
            chunks.append(line)
        elif line:
            chunks[-1] += " " + line
        fresh = not line
    return chunks


def _block(chunk: str, examples: Examples) -> Block:
    if chunk.startswith("@example "):
        name = chunk.removeprefix("@example ").strip()
        return Block(kind=BlockKind.EXAMPLE, text=str(_field(examples, name, "show")).strip("\n"))
    kind = BlockKind.TEXT
    if chunk.startswith("- "):
        kind, chunk = BlockKind.POINT, chunk[2:]
    elif step := _STEP.match(chunk):
        kind, chunk = BlockKind.STEP, chunk[step.end() :]
    found = _MARK.search(chunk)
    text = _FIELD.sub(lambda field: str(_field(examples, field[1], field[2])), _MARK.sub("", chunk))
    return Block(kind=kind, text=text, mark=found[1] if found else None)


def _field(examples: Examples, name: str, field: str) -> Any:
    try:
        return examples[name][field]
    except KeyError:
        raise BadPage(f"no example {name}.{field}") from None
