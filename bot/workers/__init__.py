"""Work that takes processor time, done in other processes so that no answer in chat waits for it."""

from bot.workers.crew import Crew, Failed, Job, Outdated
from bot.workers.pace import Pace
from bot.workers.pool import Pool
from bot.workers.process import settle_in, spare_cores

__all__ = ["Crew", "Failed", "Job", "Outdated", "Pace", "Pool", "settle_in", "spare_cores"]
