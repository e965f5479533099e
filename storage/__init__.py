"""Table records <-> Redis. The only place that imports redis: see docs/storage.md."""

from storage.chat_log import Remark
from storage.connection.batches import batches
from storage.connection.connect import SCHEMES
from storage.connection.durability import Risk, folder_risks
from storage.contests import Contest, DealResult
from storage.daily import DailyResult
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
from storage.ids import code_for, read_id
from storage.opening import open_store
from storage.people import Export
from storage.processes.heartbeat import Outage
from storage.processes.rate_limit import Limit
from storage.queues.backlog import Backlog
from storage.queues.inbox import Claim
from storage.ratings import Changes, Due, State
from storage.ratings.lists import Listed, Listing
from storage.ratings.names import person_name
from storage.records.loaded_table import LoadedTable
from storage.records.moves import Moves
from storage.records.profile import Alone, Best, GameResults, Point, Profile
from storage.records.table import (
    ANONYMOUS,
    Clock,
    Deal,
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
from storage.seeking import Seeker
from storage.settings import PersonSettings, RoomSettings
from storage.store import Store
from storage.timing import Timing

__all__ = [
    "ANONYMOUS",
    "SCHEMES",
    "Alone",
    "AlreadyDone",
    "Backlog",
    "BadStoreUrl",
    "Best",
    "Changes",
    "Claim",
    "Clock",
    "Conflict",
    "Contest",
    "DailyResult",
    "Deal",
    "DealResult",
    "Due",
    "Export",
    "GameResults",
    "Limit",
    "Listed",
    "Listing",
    "LoadedTable",
    "Moves",
    "NewerRecord",
    "Offer",
    "Outage",
    "Pace",
    "Person",
    "PersonSettings",
    "Phase",
    "Point",
    "Post",
    "Profile",
    "Remark",
    "Result",
    "Risk",
    "Room",
    "RoomSettings",
    "Seat",
    "Seeker",
    "Sight",
    "Snapshot",
    "Speech",
    "State",
    "StillSeated",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Table",
    "Timing",
    "UnreadableRecord",
    "batches",
    "code_for",
    "folder_risks",
    "open_store",
    "person_name",
    "read_id",
]
