"""What is shown to a browser that has not entered the code yet: a field for it, in the browser's language."""

from html import escape
from string import Template

from aiohttp import web
from babel import negotiate_locale

from bot.page import files
from bot.screens.language import Line, line
from bot.texts import LOCALES, Texts, Words
from engines.errors import RuleError

WRONG = line("local-door-wrong")


def door(
    request: web.Request, texts: Texts, said: Line | RuleError | None = None, *, status: int = 403
) -> web.Response:
    """Return the page with the field, and what is to be said of a code that was typed."""
    words = Words(texts, _locale(request))
    page = Template(files.page("join.html"))
    filled = {
        "label": words("local-door-label"),
        "join": words("local-join"),
        "said": "" if said is None else words.line(said),
        "lang": words.locale,
    }
    text = page.substitute({name: escape(each) for name, each in filled.items()})
    return web.Response(text=text, content_type="text/html", status=status)


def _locale(request: web.Request) -> str:
    """Return the first language of the browser that we speak."""
    wanted = [each.partition(";")[0].strip() for each in request.headers.get("Accept-Language", "").split(",")]
    return negotiate_locale(wanted, LOCALES, sep="-") or "en"
