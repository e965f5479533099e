"""What the records of tables looked like before, and how each schema became the next."""

from storage.codec import Codec
from storage.records import Table

TABLES = Codec(Table)
