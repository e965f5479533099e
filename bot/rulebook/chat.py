"""Rules pages as Markdown or HTML, for chats and documents."""

import html
from collections.abc import Callable, Iterator

from bot.rulebook.page import Block, BlockKind, Page, Section

Say = Callable[[str], str]


def markdown(page: Page, say: Say) -> str:
    """Return a whole page as Markdown."""
    parts = [f"# {page.title}", *(section_markdown(section, say) for section in page.sections)]
    return "\n\n".join(parts) + "\n"


def section_markdown(section: Section, say: Say) -> str:
    """Return one section; chats show a page section by section."""
    return "\n\n".join((f"## {section.title}", *_paragraphs(section.blocks, say)))


def _paragraphs(blocks: tuple[Block, ...], say: Say) -> Iterator[str]:
    """Yield paragraphs; consecutive points form one list, and so do consecutive steps."""
    items: list[str] = []
    previous = None
    for block in blocks:
        if items and block.kind is not previous:
            yield "\n".join(items)
            items = []
        previous = block.kind
        match block.kind:
            case BlockKind.POINT:
                items.append(f"- {_marked(block, say)}")
            case BlockKind.STEP:
                items.append(f"{len(items) + 1}. {_marked(block, say)}")
            case BlockKind.EXAMPLE:
                yield f"```\n{block.text}\n```"
            case BlockKind.TEXT:
                yield _marked(block, say)
    if items:
        yield "\n".join(items)


def _marked(block: Block, say: Say) -> str:
    return f"{block.text} *({say(f'rules-{block.mark}')})*" if block.mark else block.text


def html_lines(page: Page, say: Say) -> Iterator[str]:
    """Yield the paragraphs of a page in the few tags that chats know."""
    yield f"<b>{_escaped(page.title)}</b>"
    for section in page.sections:
        yield f"\n<b>{_escaped(section.title)}</b>"
        for number, block in enumerate(section.blocks, 1):
            mark = f" <i>({_escaped(say(f'rules-{block.mark}'))})</i>" if block.mark else ""
            yield _FORMS[block.kind].format(text=_escaped(block.text) + mark, number=number)


_FORMS = {
    BlockKind.POINT: "• {text}",
    BlockKind.STEP: "{number}. {text}",
    BlockKind.EXAMPLE: "<pre>{text}</pre>",
    BlockKind.TEXT: "{text}",
}


def _escaped(text: str) -> str:
    return html.escape(text, quote=False)
