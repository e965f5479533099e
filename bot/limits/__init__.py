"""How much one person, one chat and one browser may ask for: one table of numbers, which the operator can change."""

from bot.limits.limiter import Limiter, TooMany
from bot.limits.rows import LIMITS, Limit, Limits, at_home, limit_of

__all__ = ["LIMITS", "Limit", "Limiter", "Limits", "TooMany", "at_home", "limit_of"]
