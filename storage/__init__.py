"""Table records <-> Redis. The only place that imports redis: see docs/storage.md."""

from storage.allowance import Limit
from storage.backlog import Backlog
from storage.connect import SCHEMES
from storage.durability import Risk, folder_risks
from storage.errors import (
    AlreadyDone,
    BadStoreUrl,
    Conflict,
    NewerRecord,
    StillSeated,
    StoreError,
    StoreUnavailable,
    UnreadableRecord,
)
from storage.held import Held
from storage.ids import read_id
from storage.inbox import Claim
from storage.moves import Moves
from storage.opening import open_store
from storage.people import Export
from storage.pulse import Outage
from storage.records import (
    ANONYMOUS,
    Clock,
    Offer,
    Pace,
    Person,
    Phase,
    Post,
    Result,
    Room,
    Seat,
    Sight,
    Snapshot,
    Speech,
    Table,
)
from storage.settings import PersonSettings, RoomSettings
from storage.store import Store
from storage.talk import Remark
from storage.timing import Timing

__all__ = [
    "ANONYMOUS",
    "SCHEMES",
    "AlreadyDone",
    "Backlog",
    "BadStoreUrl",
    "Claim",
    "Clock",
    "Conflict",
    "Export",
    "Held",
    "Limit",
    "Moves",
    "NewerRecord",
    "Offer",
    "Outage",
    "Pace",
    "Person",
    "PersonSettings",
    "Phase",
    "Post",
    "Remark",
    "Result",
    "Risk",
    "Room",
    "RoomSettings",
    "Seat",
    "Sight",
    "Snapshot",
    "Speech",
    "StillSeated",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Table",
    "Timing",
    "UnreadableRecord",
    "folder_risks",
    "open_store",
    "read_id",
]
