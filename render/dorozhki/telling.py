"""What happened, in words."""

from engines.dorozhki.news import News
from render.words import Words


def told(news: News, words: Words, name: str = "") -> str:
    """Say what happened."""
    return words.say(
        f"dorozhki-picture-{news.what.value.removeprefix('dorozhki-')}",
        name=name or words.name(news.seat),
        changes=news.changes or 0,
        joints=news.joints or 0,
    )
