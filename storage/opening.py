"""From the configuration to a store."""

from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from storage.connect import connect
from storage.embedded import embedded
from storage.link import LONGEST_CALL
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
            link = connect(url, longest_call=longest_call)
        else:
            link = await stack.enter_async_context(embedded(data_dir, longest_call=longest_call))
        store = Store(link, voices=voices, timing=timing)
        stack.push_async_callback(store.close)
        yield store
