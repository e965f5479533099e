"""One word for one thing: terms that docs/glossary.md has replaced do not come back, in texts, rules or pictures."""

import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast as ftl

from bot.texts import LOCALES
from bot.texts.library import files

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"

# Replaced terms, and what is said instead. With a game's name before it: only in that game.
OLD = {
    "en": {
        r"\b(everybody|anybody|somebody)\b": "everyone, anyone, someone",
        r"\b(he|his|him)\b": "they, their, them",
        r"\b(my|your) notes\b": "saved games",
        r"\bfingerprint\b|\bproof of the deal\b": "fair-deal code",
        r"\bdirect chat\b|\broom\b(?! left| for)": "private chat (Telegram), DM (Discord); group, channel",
        r"\bas it comes\b": "automatic",
        r"\bgive up\b": "concede",
        r"\bforget me\b": "delete my data",
        r"\bsit down\b": "join",
        r"\bfilm\b": "replay",
        r"\bsky\b": "cyan",
        r"\bmany hands\b": "several people",
        r"\bthe sand\b|\bsand runs?\b": "timer",
        r"(?!Русский)\b[А-Яа-яё]{2,}": "the English names of the games",
        r"cvetris: \bstars?\b": "points",
        r"cvetris: \bfigures?\b": "piece",
        r"dorozhki: \bjoints?\b": "link",
        r"dorozhki: \b(lays?|laid)\b": "place",
    },
    "ru": {
        r"\bкомнат": "группа, канал",
        r"\bзапис(и|ей|ям)\b": "база данных, сервер",
        r"\bсогласен\b|\bготов\b": "без рода: принять, готово",
        r"\bстоит очк": "отнимает",
        r"\bмой вид\b": "мои карты, моё поле",
        r"\bсимвол|\bзнак(и|ов|ами)\b": "значки",
        r"\bотпечат|\bзерн": "код честной раздачи, ключ",
        r"\bполе словами\b|\bполе заново\b": "поле текстом, показать поле",
        r"\bзабудь\b|\bзабыть (всё|тебя|меня)\b": "удалить данные",
        r"\bсесть\b|\bвстать\b": "занять место, выйти",
        r"\bбежит\b|\bвживую\b": "песок сыплется; все сразу",
        r"\bдогоняет\b": "обновляется",
        r"\bполовинк": "фрагмент",
        r"\bжёлоб|\bколонн": "столбец",
        r"\b(leave|done|take|ready|patch|shape|variant|sand|side)\b": "русские слова",
        "cvetris: звёзд|звезд": "очки",
        "cvetris: лист готов": "лист закончен",
    },
    "tr": {
        r"\boda(da|nın|lar)?\b": "kanal, grup",
        r"\bnotlar": "kayıtlar",
        r"\bmühr|\bmühür": "parmak izi",
        r"\bsahibi\b(?!, takım)": "kurucu",
        r"\btaş(lar|ı|ın|lık)?\b": "jeton",
        r"\bbanka": "deste",
        r"\bduraklat|\bsürdür\b": "ara ver, devam et",
        r"\buygun mu\b": "kabul ediyor musun",
        r"\bçeşit\b": "mod",
        r"\bsözle\b": "metin görünümü",
        r"\bek tur\b": "ek hamle",
        r"\bdokun\b": "bas",
        r"\bveya\b": "ya da",
        r"\bgalibiyeti paylaş": "berabere",
        r"\b(leave|done|take|ready|patch|shape|variant|sand|side)\b": "Türkçe sözcükler",
        "confetti: takım": "set",
        "cvetris: puan": "yıldız",
        r"cvetris: \d\. sıra\b|\bsıra \d|\bdolu sıra": "satır",
    },
}
# Commands and addresses are typed as they are.
TYPED = re.compile(r"/[a-z-]+|--\w+|Start\b|Enter\b|https?://\S+")


def said(locale: str) -> Iterator[tuple[str, str]]:
    """Yield where a text is and what it says, without names of arguments."""
    for path in files(locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                text = FluentSerializer().serialize_entry(entry).split("=", 1)[1]
                text = re.sub(r"\{ [$\"][^{}]*?(\}|->)|\*?\[\w+\]", " ", text)
                yield f"{path.relative_to(ROOT)}: {entry.id.name}", TYPED.sub(" ", text)
    for path in sorted((ROOT / "bot" / "screens").glob(f"*/rules/{locale}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.relative_to(ROOT)}: {number}", re.sub(r"\[\w+\]|\{[^}]*\}|^@.*", " ", line)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_replaced_word_does_not_come_back(locale):
    texts, found = list(said(locale)), []
    for pattern, instead in OLD[locale].items():
        game, _, word = pattern.rpartition(": ")
        wrong = re.compile(word, re.IGNORECASE)
        hits = ((where, text.strip()) for where, text in texts if game in where and wrong.search(text))
        found += [f"{where}: {text} ({instead})" for where, text in hits]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "The direct chat is open to everybody."),
        ("ru", "Каждая карта стоит очко."),
        ("tr", "Bu odada masaları yöneticiler açar."),
    ],
)
def test_a_replaced_word_would_be_found(locale, text):
    assert any(re.search(pattern, text, re.IGNORECASE) for pattern in OLD[locale])


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_texts_name_commands_as_their_reader_sees_them(locale):
    """Discord shows commands in the reader's language: /play, /играть, /oyna."""
    source = (ROOT / "bot" / "texts" / f"{locale}.discord.ftl").read_text(encoding="utf-8")
    names = set(re.findall(r"^discord-command-\w+ = (\S+)$", source, re.MULTILINE))
    named = set(re.findall(r"(?<![\w/])/([^\W\d_][\w-]*)", source))
    assert named, "some texts name commands"
    assert named <= names


def test_every_name_in_the_glossary_is_in_the_code():
    names = set(re.findall(r"`((?:bot|engines|render|storage)\.[\w.]+)`", GLOSSARY.read_text(encoding="utf-8")))
    assert names
    assert not [name for name in sorted(names) if not exists(name)]


def exists(name: str) -> bool:
    """Tell whether this is a module, or something in one."""
    try:
        return resolve_name(name) is not None
    except (ImportError, AttributeError):
        return False
