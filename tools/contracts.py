"""Our own import-linter contracts (see pyproject.toml). They find packages by folder: there is no list to edit."""

import sys
from collections.abc import Iterator
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

Link = tuple[str, str, int]
"""Importer, imported, line."""


class _Links(Contract):
    """A contract about direct imports."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001 (its signature)
        found = sorted(set(self.broken(graph)))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported, line in check.metadata["found"]:
            output.print_error(f"- {importer} -> {imported} (l.{line})", bold=False)
        output.new_line()

    def broken(self, graph: ImportGraph) -> Iterator[Link]:
        """Yield every forbidden import."""
        raise NotImplementedError


class OwnGame(_Links):
    """Only a game's own packages import that game.

    A game is a package in the first of the folders; its packages are those with its name in any of them.
    """

    type_name = "own_game"

    folders: Any = fields.ListField(subfield=fields.StringField())

    def broken(self, graph: ImportGraph) -> Iterator[Link]:
        games = [_last(child) for child in graph.find_children(self.folders[0]) if graph.find_children(child)]
        owners = {f"{folder}.{game}": game for folder in self.folders for game in games}
        for part in owners.keys() & graph.modules:
            for imported in {part, *graph.find_descendants(part)}:
                for importer in graph.find_modules_that_directly_import(imported):
                    if _owner(importer, owners) != owners[part]:
                        yield from _lines(graph, importer, imported)


class StandardLibrary(_Links):
    """A package imports only itself and the standard library."""

    type_name = "standard_library"

    package: Any = fields.StringField()

    def broken(self, graph: ImportGraph) -> Iterator[Link]:
        known = {*sys.stdlib_module_names, self.package}
        for importer in {self.package, *graph.find_descendants(self.package)}:
            for imported in graph.find_modules_directly_imported_by(importer):
                if imported.partition(".")[0] not in known:
                    yield from _lines(graph, importer, imported)


def _lines(graph: ImportGraph, importer: str, imported: str) -> Iterator[Link]:
    for detail in graph.get_import_details(importer=importer, imported=imported):
        yield importer, imported, detail["line_number"]


def _owner(module: str, owners: dict[str, str]) -> str | None:
    """Return the game that a module belongs to."""
    return next((game for part, game in owners.items() if f"{module}.".startswith(f"{part}.")), None)


def _last(module: str) -> str:
    return module.rpartition(".")[2]
