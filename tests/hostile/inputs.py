"""Hostile input: good samples, spoilt in the ways of people, programs and accidents. The same for the same seed."""

import copy
import json
import random
from typing import Any

import pytest

SHORT, LONG = 250, 100_000
COUNTED = pytest.mark.parametrize("count", [SHORT, pytest.param(LONG, marks=pytest.mark.soak)])
"""Each surface gets as many inputs: a few in `make test`, the long form in `make soak`."""

ODD_TEXTS = (
    "", " ", "\x00", "\n", "\r\n", "\t", "\x1f", "\x7f", "\u200b", "\u202e", "\u2067", "\ufeff", "\ufffd",
    "\u0301" * 40, "🏳️\u200d🌈", "ﷺ", "İ", "ß", "ǅ", "Ω" * 70, "٣", "²", "½", "Ⅷ", "٠١٢",
    "-1", "0", "00", "1e9", "1_000", "+1", "0x10", "9" * 30, "NaN", "null", "None", "true", "[]", "{}",
    "{0}", "{ $name }", "%s", "%n", "${jndi}", "'", '"', "`", "\\", "/", "../../etc", "<b>", "&amp;", "<script>",
    "@everyone", "<@1>", "*", "_", "||", "```", ":", "::", ";", "!", "?", "#", "=", "~", "@", "+", "-", "!!", "?!",
    "!verify", "!start", "!join", "!close", "!cut:R", "!option:variant=solo", "A1", "take RVG", "x" * 500,
)  # fmt: skip
ON_PAGES = (
    "@daily:play", "@daily:share", "@daily:again", "@league:new", "@league:game:cvetariki",
    "@league:level:cvetariki:hard", "@league:open:cvetariki:hard:day", "@league:play:7K3ABCD", "@league:show:7K3ABCD",
    "@challenge:new", "@challenge:game:cvetris", "@challenge:open:cvetris:easy:", "@challenge:play:7K3ABCD",
    "@challenge:show:7K3ABCD", "@seek:game:dorozhki", "@seek:stop", "@seek:yes:dorozhki:11",
    "@set:person:palette=contrast", "@set:room:daily=yes", "@set:room:seek=yes", "@rules:cvetris:2", "@forget",
)  # fmt: skip
"""What buttons of pages carry that belong to no table."""
ODD_LETTERS = (32, 58, 65, 97, 127, 255, 1500, 8238, 65533, 128512)
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**70, -(2**70), 0.5, 1e308, "", "x", "1",
    [], [[]], {}, {"a": {}}, [None] * 50, "x" * 5000, *ODD_TEXTS[:20],
)  # fmt: skip


class Hostile:
    """Spoils samples."""

    def __init__(self, seed: object, *samples: str) -> None:
        self.random, self.samples = random.Random(str(seed)), samples or ODD_TEXTS
        self._ways = (
            self._cut, self._doubled, self._inserted, self._replaced, self._spliced, self._shortened, self._turned,
        )  # fmt: skip

    def text(self) -> str:
        """Return a spoilt sample."""
        chance = self.random
        text = chance.choice(self.samples)
        for _ in range(chance.choice((1, 1, 2, 3))):
            text = chance.choice(self._ways)(text)
        return text[:2000]

    def value(self, sample: Any) -> Any:
        """Return a copy of a JSON value in which something has another value, another type, or is gone."""
        spoilt = [copy.deepcopy(sample)]
        for _ in range(self.random.choice((1, 1, 2, 4))):
            self._spoil(spoilt)
        return spoilt[0] if spoilt else None

    def body(self, sample: Any) -> bytes:
        """Return a body: spoilt as a value, as text or as bytes."""
        match self.random.randrange(5):
            case 0:
                return self.random.randbytes(self.random.randrange(60))
            case 1:
                whole = bytearray(json.dumps(sample).encode())
                for _ in range(self.random.randrange(1, 5)):
                    whole[self.random.randrange(len(whole))] = self.random.randrange(256)
                return bytes(whole)
            case 2:
                deep = self.random.choice((10, 1000, 100_000))
                return self.random.choice((b"[" * deep, b'{"a":' * deep, b"[" * deep + b"]" * deep))
            case _:
                return json.dumps(self.value(sample)).encode()

    def _spoil(self, root: list[Any]) -> None:
        """Change one place, however deep."""
        chance, places = self.random, list(_places(root))
        if not places:
            return
        where, key = chance.choice(places)
        if chance.random() < 0.2:
            del where[key]
        elif isinstance(where[key], str) and chance.random() < 0.5:
            where[key] = Hostile(chance.random(), where[key]).text()
        else:
            where[key] = copy.deepcopy(chance.choice(ODD_VALUES))

    def _at(self, text: str) -> int:
        return self.random.randrange(len(text) + 1)

    def _cut(self, text: str) -> str:
        first, last = sorted((self._at(text), self._at(text)))
        return text[:first] + text[last:]

    def _doubled(self, text: str) -> str:
        first, last = sorted((self._at(text), self._at(text)))
        return text[:last] + text[first:last] * self.random.choice((1, 2, 9)) + text[last:]

    def _inserted(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + self.random.choice(ODD_TEXTS) + text[at:]

    def _replaced(self, text: str) -> str:
        at = self._at(text)
        return text[:at] + chr(self.random.choice(ODD_LETTERS)) + text[at + 1 :]

    def _spliced(self, text: str) -> str:
        other = self.random.choice(self.samples)
        return text[: self._at(text)] + other[self._at(other) :]

    def _shortened(self, text: str) -> str:
        return text[: self._at(text)]

    def _turned(self, text: str) -> str:
        return self.random.choice((text.upper(), text.lower(), text[::-1], text.swapcase()))


def _places(value: Any) -> Any:
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])
