"""Every message exists in every language, with the same parameters."""

from fluent.syntax import FluentParser, ast, visitor

from render.speech import LANGUAGES, files


class Gaps(visitor.Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def messages(language):
    found = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text()).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, "a key stands in one place"
                gaps = Gaps()
                gaps.visit(entry)
                found[entry.id.name] = gaps.found
    return found


def test_every_language_has_the_same_sentences_with_the_same_gaps():
    first, *others = (messages(language) for language in LANGUAGES)
    for other in others:
        assert other == first
