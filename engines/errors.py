"""What a player is told when a game refuses something: a translation key and parameters, never prose."""

from collections.abc import Mapping

Param = str | int
Params = Mapping[str, Param]


class RuleError(Exception):
    """A game refused something; the state is unchanged.

    `key` names a translated sentence, `params` are its parameters.
    """

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Params = params


class MalformedMove(RuleError):
    """The text is not a move of this game in any position."""


class IllegalMove(RuleError):
    """A move of this game that is not allowed in this position."""


class NotYourTurn(RuleError):
    """A move by a seat whose turn it is not."""


class TooLate(RuleError):
    """The sand timer, or another deadline of the game, has run out."""


class GameOver(RuleError):
    """The game has ended; no more moves."""


class BadSetup(RuleError):
    """The options or the number of players do not fit the game."""


class NoSuchSeat(RuleError):
    """A seat that this table does not have."""
