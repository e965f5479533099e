"""A second implementation of Конфетти, as if kept on paper: slow, plain, and written from the rulebook alone.

It keeps the location of every card in a dictionary, and moves are words. It has no randomness: `begin` is told which
cards are open. Times are compared, never scheduled.
"""

from itertools import combinations, permutations

from tests.engines.confetti import brute


class Paper:
    def __init__(self, cards, *, pace, sand, seats, first):
        self.where = dict.fromkeys(cards, "deck")
        self.pace, self.sand, self.seats, self.first = pace, sand, list(range(seats)), first
        self.hands = {seat: [] for seat in self.seats}
        self.points = {seat: [] for seat in self.seats}
        self.taken_at, self.yielded = {}, set()
        few = seats in (2, 3, 4)
        self.limits = [6] * 5 if seats == 1 else [6, 6, 9] if few else [6, 9]
        self.laid = [42, 53, 64, 74, 84] if seats == 1 else [42, 63, 84] if few else [42, 84]
        self.round, self.ready, self.started, self.rested = 0, set(), None, 0
        self.done, self.changes, self.all_changes = set(), {}, dict.fromkeys(self.seats, 0)
        self.owed = {}  # how many cards a seat still has to choose
        self.order = []
        self.over = False

    @property
    def limit(self):
        return self.limits[self.round - 1]

    def begin(self, open_cards, now):
        """Start a round with these open cards; players who have not chosen keep their first cards."""
        for seat, owed in list(self.owed.items()):
            self._settle(seat, self.hands[seat][:owed])
        self.round += 1
        self.first = (self.first + (self.round > 1)) % len(self.seats)
        self._lay(open_cards)
        self.started, self.ready, self.done = now, set(), set()
        self.changes = dict.fromkeys(self.seats, 0)
        there = self.seats[self.first :] + self.seats[: self.first]
        self.order = (there + there[::-1]) * 40
        self.taken_at, self.yielded = {}, set()

    def _lay(self, open_cards):
        for card, place in self.where.items():
            if place == "open":
                self.where[card] = "aside"
        gone = sum(place in ("points", "out") for place in self.where.values())
        lying = self.laid[self.round - 1] - gone
        assert len(open_cards) == (lying if self.pace == "live" else min(lying, len(self.seats) * self.limit + 4))
        for card in open_cards:
            assert self.where[card] in ("deck", "aside")
            self.where[card] = "open"

    def holders(self, card):
        return [seat for seat in self.seats if card in self.hands[seat]]

    def on_turn(self):
        return next(seat for seat in self.order if seat not in self.done)

    def phase(self):
        if self.over:
            return "over"
        if self.started is None:
            return "keep" if self.round else "ready"
        return "draft" if self.pace == "async" else "sand"

    def waits_for(self):
        """Who must still get ready, or choose, before the next round."""
        return set(self.owed) if self.pace == "async" else set(self.seats) - self.ready

    def allows(self, seat, words, now):
        """Return whether a seat may do this at this time."""
        verb, cards = words[0], words[1:]
        phase = self.phase()
        if phase in ("ready", "keep"):
            return self._allows_rest(seat, verb, cards)
        if phase == "sand":
            return verb in ("take", "drop") and getattr(self, f"_may_{verb}")(seat, *cards, now)
        return phase == "draft" and seat == self.on_turn() and self._allows_turn(seat, verb, cards)

    def _allows_rest(self, seat, verb, cards):
        if self.owed.get(seat):
            fits = len(cards) == len(set(cards)) == self.owed[seat]
            return verb == "keep" and fits and all(card in self.hands[seat] for card in cards)
        return verb == "ready" and self.pace == "live" and seat not in self.ready

    def _may_take(self, seat, card, now):
        if self.where[card] != "open" or len(self.hands[seat]) == self.limit or card in self.hands[seat]:
            return False
        holders = self.holders(card)
        soon_enough = card not in self.yielded and now - self.taken_at.get(card, now) <= 1_500
        return not holders or (len(holders) == 1 and soon_enough)

    def _may_drop(self, seat, card, now):
        return card in self.hands[seat]

    def _allows_turn(self, seat, verb, cards):
        hand = self.hands[seat]
        free = [card for card, place in self.where.items() if place == "open" and not self.holders(card)]
        if verb == "done":
            return True
        if verb == "take":
            return cards[0] in free
        may_change = verb in ("drop", "swap") and self.changes[seat] < 3 and cards[0] in hand
        return may_change and (verb == "drop" or cards[1] in free)

    def play(self, seat, words, now):
        """Record a move that was allowed."""
        verb, cards = words[0], words[1:]
        getattr(self, f"_{verb}")(seat, *cards, now=now)
        if self.phase() == "draft":
            self.order.pop(0)
            if len(self.hands[seat]) == self.limit:
                self.done.add(seat)
            while self.order and self.order[0] in self.done:
                self.order.pop(0)
            if self.done == set(self.seats):
                self.score(now)

    def _ready(self, seat, now):
        self.ready.add(seat)

    def _take(self, seat, card, now):
        if not self.holders(card):
            self.taken_at[card] = now
        self.hands[seat].append(card)

    def _drop(self, seat, card, now):
        self.hands[seat].remove(card)
        self.changes[seat] += 1
        self.all_changes[seat] += 1
        self.yielded.discard(card)
        if self.holders(card):
            self.yielded.add(card)

    def _swap(self, seat, put, take, now):
        self._drop(seat, put, now)
        self._take(seat, take, now)

    def _done(self, seat, now):
        self.done.add(seat)

    def _keep(self, seat, *cards, now):
        self._settle(seat, [card for card in self.hands[seat] if card in cards])
        self.ready.add(seat)

    def _settle(self, seat, kept):
        self.points[seat] += kept
        for card in kept:
            self.where[card] = "points"
        self.hands[seat] = []
        self.owed.pop(seat, None)

    def score(self, now):
        """End the round: contested cards leave, everybody scores."""
        for card in [card for card in self.where if len(self.holders(card)) == 2]:
            self.where[card] = "out"
            for seat in self.holders(card):
                self.hands[seat].remove(card)
        last = self.round == len(self.limits)
        for seat in self.seats:
            held = list(self.hands[seat])
            net = brute.net(held)
            if 0 < net < len(held) and not last:
                self.owed[seat] = net
                continue
            for _ in range(min(-net, len(self.points[seat]))):
                self.where[self.points[seat].pop()] = "aside"
            self._settle(seat, held[: max(net, 0)])
        self.started, self.rested, self.over = None, now, last

    def all_words(self, seat):
        """Everything that anybody could try to say, including swaps of other players' cards."""
        cards = list(self.where)
        yield ("ready",)
        yield ("done",)
        for card in cards:
            yield ("take", card)
            yield ("drop", card)
        for size in range(1, 7):
            yield from (("keep", *some) for some in combinations(self.hands[seat], size))
        yield ("keep", *cards[:2])
        yield from (("swap", *pair) for pair in permutations(cards[::14], 2))
        if self.pace == "async":
            yield from (("swap", mine, card) for mine in self.hands[seat] for card in cards if card != mine)
