"""Warns whoever runs the program if saved games would not survive: at the start, and in `raznotsvet doctor`."""

import logging

from bot.settings import Settings
from storage import Risk, Store, StoreError, folder_risks

log = logging.getLogger(__name__)


async def risks(settings: Settings, store: Store) -> list[Risk]:
    """Return how saved games could be lost."""
    found = [] if settings.redis_url else folder_risks(settings.data_dir, settings.ephemeral_host)
    return [*found, *await store.risks()]


async def warn(settings: Settings, store: Store) -> None:
    """Log every risk, the grave ones as errors. A store that is down now is reported by the keeper."""
    try:
        found = await risks(settings, store)
    except StoreError:
        return
    for risk in found:
        log.log(logging.ERROR if risk.grave else logging.WARNING, "GAMES CAN BE LOST: %s", risk.text)
