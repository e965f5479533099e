"""The messages of one language in Fluent's files, each parsed when it is first said.

Parsing all of a language takes a third of a second: too long for every process that starts, and for the event loop when
somebody first speaks that language. Finding where each message begins takes a hundredth of that.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

_ENTRY: Final = re.compile(r"^(?=[-\w#])", re.MULTILINE)
"""Entries begin a line; whatever else belongs to them is indented, empty or a closing brace."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_KEPT: Final = 2048
"""Sentences of a language that are remembered: most are said at every move, and making one takes 30 µs."""


class Messages:
    """The messages of a language by their names."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        # Isolation marks would show as boxes in pictures; names that need them get them in the bot's `Words`.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            for name, entry in entries(source):
                self._unread.setdefault(name, entry)
        self._names = {name for name in self._unread if not name.startswith("-")}
        self._reading = Lock()
        self._said: dict[tuple[object, ...], str] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def say(self, name: str, params: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        """Return a message (None if it has no text) and what is wrong with it. Raise KeyError for an unknown one."""
        sentence = (name, *params.items())
        known = self._said.get(sentence)
        if known is not None:
            return known, []
        text, errors = self._formatted(name, params)
        if text is not None and not errors:
            if len(self._said) >= _KEPT:
                self._said.clear()
            self._said[sentence] = text
        return text, errors

    def _formatted(self, name: str, params: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        if name not in self._names:
            raise KeyError(name)
        if name in self._unread:
            self._read(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse a message and all that it may refer to."""
        with self._reading:
            found: dict[str, str] = {}
            wanted = [name]
            while wanted:
                each = wanted.pop()
                if each in self._unread and each not in found:
                    found[each] = self._unread[each]
                    wanted += _NAME.findall(found[each])
            self._bundle.add_resource(FluentResource("".join(found.values())))
            for each in found:
                del self._unread[each]


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each message and term of a file."""
    for entry in _ENTRY.split(source):
        if found := _NAME.match(entry):
            yield found.group(), f"{entry}\n"
