"""A dictionary that forgets its oldest entries."""

import threading

from bot.recent import Recent


def test_the_oldest_are_forgotten_and_what_is_set_again_is_new():
    known = Recent[str, int](2)
    for number, name in enumerate(("a", "b", "a", "c")):
        known[name] = number
    assert known == {"a": 2, "c": 3}


def test_threads_may_share_it():
    known, failed = Recent[int, int](8), []

    def fill(start):
        try:
            for number in range(start, start + 5_000):
                known.pop(number - 4, None)
                known[number] = number
        except Exception as error:  # noqa: BLE001 (whatever it is)
            failed.append(error)

    threads = [threading.Thread(target=fill, args=(number * 5_000,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert len(known) <= 8
