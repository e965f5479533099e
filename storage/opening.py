"""From the configuration to a store."""

from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from storage.connection.client import LONGEST_CALL
from storage.connection.connect import connect
from storage.connection.embedded import embedded
from storage.store import Store
from storage.timing import Timing


@asynccontextmanager
async def open_store(
    url: str | None,
    data_dir: Path,
    *,
    voices: Collection[str] = (),
    timing: Timing | None = None,
    longest_call: float = LONGEST_CALL,
) -> AsyncIterator[Store]:
    """Give the store at an address or, without one, the embedded one in the data folder.

    A remote server need not be up yet: until it is, calls raise `StoreUnavailable`.
    """
    async with AsyncExitStack() as stack:
        if url:
            client = connect(url, longest_call=longest_call)
        else:
            client = await stack.enter_async_context(embedded(data_dir, longest_call=longest_call))
        store = Store(client, voices=voices, timing=timing)
        stack.push_async_callback(store.close)
        yield store
