"""Challenges and leagues: the same deals for everybody who takes part. See decision 0123."""

from storage.contests.contests import Contests
from storage.contests.records import Contest, DealResult, OwnContest

__all__ = ["Contest", "Contests", "DealResult", "OwnContest"]
