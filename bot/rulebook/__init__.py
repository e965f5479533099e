"""The rules of every game as pages, in every language."""

from bot.rulebook.library import page, slugs
from bot.rulebook.page import Block, BlockKind, Page, Section, parse

__all__ = ["Block", "BlockKind", "Page", "Section", "page", "parse", "slugs"]
