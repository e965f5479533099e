"""Two people at one table, each with their own browser."""

from playwright.sync_api import expect

from tests.bot.page.browser import Person


def seated(anna: Person, boris: Person) -> str:
    """Let one of them open a table and the other take the free seat; return its id."""
    table = anna.open()
    boris.goes_to(table)
    boris.press("!join")
    anna.sees("#headline", "2 of 5")
    return table


def begun(anna: Person, boris: Person) -> str:
    """Begin a game of two, who have looked at their colours; return its table's id."""
    table = seated(anna, boris)
    anna.press("!start")
    for person in (anna, boris):
        person.looks()
    return table


def by_turn(*people):
    """Return who is on move, with a live board, and who waits."""
    mover = next(person for person in people if person.is_on_move)
    (other,) = (person for person in people if person is not mover)
    expect(mover.choices.first).to_be_visible()
    return mover, other


def says(person, text: str) -> None:
    person.page.locator("#field").fill(text)
    person.page.locator("#field").press("Enter")
