"""Tests that share a program with its chat run in one worker, so that it is started once; those of a browser in two.

Those that look at the same random games, too, so that these are played once.

xdist's own groups (`xdist_group`) have no effect since pytest 9.2: they rename tests by an attribute that it no longer
has.
"""

import re
import zlib
from functools import cache
from pathlib import Path

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

SHARED = ("sit_down 0", "sit_down 1", "town", "running", "shots")
"""Fixtures, in the order in which their tests are begun. A fixture with a number is shared by a half of its tests."""
RECORDED = re.compile(r"^from tests.engines.walks import .*\brecorded\b", re.MULTILINE)


class Together(LoadScopeScheduling):
    """Gives the files that share a fixture to one worker; all other tests one at a time."""

    def _split_scope(self, nodeid: str) -> str:
        return shared_by(self.config.rootpath / nodeid.partition("::")[0]) or nodeid

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Begin with what takes longest, so that no worker is alone with it at the end."""
        for shared in reversed(SHARED):
            if shared in self.workqueue:
                self.workqueue.move_to_end(shared, last=False)
        super()._assign_work_unit(node)

    def remove_node(self, node: WorkerController) -> str | None:
        """Give the tests of a worker that has crashed to others, but not the one that it crashed in: return that."""
        workload = self.assigned_work.pop(node)
        left = [(unit, test) for unit in workload.values() for test, is_done in unit.items() if not is_done]
        if not left:
            return None
        unit, crashed = left[0]
        unit[crashed] = True
        self.workqueue.update({scope: unit for scope, unit in workload.items() if not all(unit.values())})
        for other in self.assigned_work:
            self._reschedule(other)
        return crashed

    def _reschedule(self, node: WorkerController) -> None:
        """Give a worker two tests at least: it begins one when it knows the next, and one that comes later has none."""
        super()._reschedule(node)
        while not node.shutting_down and self._pending_of(self.assigned_work[node]) < 2:
            super()._reschedule(node)


@cache
def shared_by(file: Path) -> str | None:
    """Return what the tests of a file share with those of other files."""
    source = file.read_text(encoding="utf-8")
    for shared in SHARED:
        fixture, _, half = shared.partition(" ")
        if half and zlib.crc32(file.name.encode()) % 2 != int(half):
            continue
        if re.search(rf"(def test_\w+|fixture.*\n(async )?def \w+)\([^)]*\b{fixture}\b", source):
            return shared
    return str(file) if RECORDED.search(source) else None
