"""Whatever people call themselves: one visible line that can be said, escaped and drawn, and is the same again."""

import unicodedata

from bot.platforms.telegram.messages.caption import escaped
from bot.tables.names import LONGEST_NAME, shown_name
from bot.texts import LOCALES, Texts, Words
from render.lettering import drawable
from render.words import chips
from tests.hostile.inputs import COUNTED, Hostile

SAMPLES = (
    "Анна", "Ayşe", "محمد بن", "שלום", "👩\u200d👩\u200d👧", "می\u200cخواهم", "Ж" * 40, "a\u0301\u0302\u0303\u0304",
    "@everyone", "<b>x</b>",
)  # fmt: skip
ALLOWED = frozenset("\u200c\u200d")


@COUNTED
def test_every_name_is_one_visible_line(count):
    hostile, texts = Hostile("names", *SAMPLES), Texts.load()
    words = [Words(texts, locale, ["", "Boris"]) for locale in LOCALES]
    for number in range(count):
        name = shown_name(hostile.text())
        assert name
        assert len(name) <= LONGEST_NAME
        assert shown_name(name) == name, ascii(name)
        hidden = [letter for letter in name if unicodedata.category(letter)[0] == "C" and letter not in ALLOWED]
        assert not hidden, ascii(name)
        assert name.isprintable() or ALLOWED & set(name), ascii(name)
        assert "<" not in escaped(name)
        said = Words(texts, words[number % 3].locale, [name, "Boris"])("board-your-turn", seat=0)
        assert name in said
        assert len(chips((name, "Boris"))) == 2
        drawable(name)
