"""What a player is told when a game says no: a key and parameters, never prose."""

from collections.abc import Mapping

Param = str | int
Params = Mapping[str, Param]


class RuleError(Exception):
    """A game refused something; the state is as it was.

    `key` names a sentence in the translations, `params` fill its gaps.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Params = params


class MalformedMove(RuleError):
    """The text is no move of this game, whatever the position."""


class IllegalMove(RuleError):
    """A move of this game, but not in this position."""


class NotYourTurn(RuleError):
    """A move by a seat that is not on move."""


class TooLate(RuleError):
    """The sand, or another deadline of the game, was faster."""


class GameOver(RuleError):
    """The game has ended; nothing can be played any more."""


class BadSetup(RuleError):
    """The options or the number of players do not fit the game."""


class NoSuchSeat(RuleError):
    """A seat that this table does not have."""
