"""What goes wrong between people, and what Discord refuses: nobody is stuck, everybody is told."""

import asyncio
import re

from tests.bot.platforms.discord.memory.house import moves, press, presses, words
from tests.bot.platforms.discord.memory.playing import NAMES, seated, turn

MINUTE = 60


def told(answer) -> str:
    """Return the private answer to a press or a command."""
    sent = [*answer.followups] or [answer.response]
    assert all(one.ephemeral for one in sent)
    return "\n".join(words(one.message) for one in sent)


async def on_move(house, people, table):
    """Return who is on move, and the others."""
    position = await house.position(table)
    users = {position.table.seats[seat].person.user for seat in position.to_move}
    movers = [person for person in people if str(person.id) in users]
    return movers, [person for person in people if person not in movers]


def letters(person) -> list[str]:
    return [words(message) for message in person.user.dm_channel.history()]


async def test_after_a_restart_the_old_board_can_be_pressed(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        board = house.boards()[-1]
        await house.restart()
        ((mover,), _) = await on_move(house, people, table)
        await press(mover, board, moves(board)[0])
        assert (await house.position(table)).table.revision == 1


async def test_wrong_persons_are_told_so_and_change_nothing(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        board, stranger = house.boards()[-1], house.person("Yuri")
        (_, (other,)) = await on_move(house, people, table)
        assert "turn" in told(await press(other, board, moves(board)[0]))
        assert "aren't at this table" in told(await press(stranger, board, moves(board)[0]))
        assert "aren't at this table" in told(await press(stranger, board, "!view"))
        assert (await house.position(table)).table.revision == 0


async def test_an_old_panel_changes_nothing_and_shows_the_new_position(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        ((mover,), _) = await on_move(house, people, table)
        panel = (await press(mover, house.boards()[-1], "!view")).followups[0].message
        for number in range(2):
            await turn(house, people, table, pick=number)
        assert "The board has changed" in told(await press(mover, panel, moves(panel)[0]))
        assert (await house.position(table)).table.revision == 2


async def test_closed_direct_messages_are_no_obstacle(memory):
    async with memory() as house:
        house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        people, _ = await seated(house, "cvetariki", 3)
        board = house.boards()[-1]
        assert "look at it" in words(board) or "Press My colour first" in words(board)
        for person in people:
            assert letters(person) == []
            assert "Your colour" in told(await press(person, board, "!view"))


async def test_secrets_come_by_direct_message_to_their_owner(memory):
    async with memory() as house:
        people, _ = await seated(house, "cvetariki", 3)
        board = house.boards()[-1]
        for person in people:
            (letter,) = letters(person)
            assert letter == told(await press(person, board, "!view"))
        assert not any(re.search("Your (secret )?colour", words(message)) for message in house.posted())


async def test_missing_permissions_are_named_before_anything_is_opened(memory):
    async with memory() as house:
        anna = house.person("Anna")
        house.forbid(attach_files=True, read_message_history=True)
        assert "Attach Files and Read Message History" in told(await anna.slash(house.channel, "play", game="cvetris"))
        assert "Attach Files" in told(await anna.slash(house.channel, "doctor"))
        assert house.posted() == []


async def test_where_tables_have_threads_the_doctor_names_what_those_need(memory):
    async with memory() as house:
        admin = house.person("Anna", manage_guild=True)
        room = (await admin.slash(house.channel, "settings")).followups[-1].message
        await press(admin, room, "@set:room:in_threads=yes")
        house.forbid(create_public_threads=True)
        assert "Create Public Threads" in told(await admin.slash(house.channel, "doctor"))
        assert "Create Public Threads" in told(await admin.slash(house.channel, "play", game="cvetris"))


async def test_a_channel_that_closes_in_the_middle_stops_no_game(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        panels = {p.id: (await press(p, house.boards()[-1], "!view")).followups[0].message for p in people}
        house.forbid(send_messages=True, view_channel=True)
        ((mover,), _) = await on_move(house, people, table)
        await house.env.advance_time(2 * MINUTE)
        await press(mover, panels[mover.id], moves(panels[mover.id])[0])
        assert (await house.position(table)).table.revision == 1
        assert f"<#{house.channel.id}>" in letters(people[0])[-1]


async def test_who_presses_something_old_is_led_to_the_newest_board(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        ((mover,), _) = await on_move(house, people, table)
        old = house.boards()[-1]
        panel = (await press(mover, old, "!view")).followups[0].message
        for number in range(2):
            await house.env.advance_time(2 * MINUTE)
            await turn(house, people, table, pick=number)
        said = told(await press(mover, panel, moves(panel)[0]))
        assert f"/{house.boards()[-1].id}" in said
        assert f"/{old.id}" not in said


async def test_where_the_bot_can_no_longer_write_an_old_button_says_so(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        board = house.boards()[-1]
        ((mover,), _) = await on_move(house, people, table)
        data = moves(board)[0]
        house.forbid(send_messages=True, view_channel=True)
        await house.env.advance_time(2 * MINUTE)
        await press(mover, board, data)
        said = told(await mover.click(board, custom_id=data))
        assert "I can no longer post" in said
        assert "https://" not in said


async def test_private_panels_do_not_pile_up(memory):
    """In Цветрис a figure is drawn in a panel every turn: each person has one, whatever they have pressed."""
    async with memory() as house:
        people, table = await seated(house, "cvetris", 2)
        for number in range(8):
            await turn(house, people, table, pick=number)
        for person in people:
            panels = [m for m in house.channel.history(viewer=person) if m.flags.ephemeral and m.attachments]
            assert len(panels) == 1


async def to_draw(house, people, table):
    """Take dice until figures are drawn. A board says of the last die that it was the only choice, and whose."""
    for number in range(8):
        if "Draw my piece" in words(house.boards()[-1]):
            return
        await turn(house, people, table, pick=number)
    raise AssertionError("nobody draws")


async def test_who_gets_the_last_die_is_told_what_to_press_and_their_panel_says_what_is_on_their_sheet(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetris", 2)
        tasks = told(await press(people[0], house.boards()[-1], "!page:tasks")).splitlines()
        assert (tasks[0].startswith("The four tasks"), len(tasks)) == (True, 5)
        await to_draw(house, people, table)
        board = house.boards()[-1]
        assert "the only choice" in words(board)
        forced = [person for person in people if f"<@{person.id}>" in words(board).splitlines()[0]]
        assert len(forced) == 2
        buttons = [button for row in board.components for button in getattr(row, "children", ())]
        assert "Draw my piece" in [button.label for button in buttons]
        for person, name in zip(people, NAMES, strict=False):
            panel = (await press(person, board, "!view")).followups[-1].message
            assert moves(panel), "there is something to draw"
            assert f"{name}: 0 points, " in panel.attachments[0].description


async def test_a_deleted_board_is_posted_again(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)  # one is on move, whatever was dealt
        board = house.boards()[-1]
        ((mover,), _) = await on_move(house, people, table)
        panel = (await press(mover, board, "!view")).followups[0].message
        house.env.backend.delete_message(house.channel.id, board.id)
        await mover.slash(house.channel, "board")
        again = house.boards()[-1]
        assert again.id != board.id
        assert panel.id != again.id
        await press(mover, again, moves(again)[0])
        assert (await house.position(table)).table.revision == 1


async def test_a_board_deleted_in_fast_play_is_posted_again_by_the_next_move(memory):
    async with memory() as house:
        people, table = await seated(house, "cvetariki", 2)
        for number in range(3):
            await turn(house, people, table, pick=number)
        board = house.boards()[-1]
        ((mover,), _) = await on_move(house, people, table)
        panel = (await press(mover, board, "!view")).followups[0].message
        house.env.backend.delete_message(house.channel.id, board.id)
        await press(mover, panel, moves(panel)[0])
        assert house.boards()[-1].id != board.id


async def test_an_archived_thread_is_opened_before_it_is_written_to(memory):
    async with memory() as house:
        admin = house.person("Anna", manage_guild=True)
        shown = await admin.slash(house.channel, "settings")
        room = shown.followups[-1].message
        await press(admin, room, "@set:room:in_threads=yes")
        await admin.slash(house.channel, "play", game="cvetariki", clock="none")
        (thread,) = house.channel.threads
        boris = house.person("Boris")
        await press(boris, house.boards(thread)[-1], "!join")
        await house.env.advance_time(1)
        await press(admin, house.boards(thread)[-1], "!start")
        board = house.boards(thread)[-1]
        ((mover,), _) = await on_move(house, [admin, boris], next(iter(presses(board))).split(":")[0])
        panel = (await press(mover, board, "!view")).followups[0].message
        house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await house.env.advance_time(2 * MINUTE)
        await press(mover, panel, moves(panel)[0])
        assert not house.env.backend.get_channel(thread.id).thread_metadata.archived
        assert ("PATCH", f"/channels/{thread.id}") in [(asked.method, asked.path) for asked in house.env.http_requests]
        assert house.boards(thread)[-1].id != board.id


async def test_an_answer_that_comes_after_15_minutes_is_a_direct_message(memory, monkeypatch):
    async with memory() as house:
        people, _ = await seated(house, "dorozhki", 2)
        hint, before = house.app.tables.hint, len(house.posted())

        async def slow(table, who):
            await asyncio.sleep(16 * MINUTE)
            return await hint(table, who)

        monkeypatch.setattr(house.app.tables, "hint", slow)
        answers = [await press(person, house.boards()[-1], "!hint") for person in people]
        await house.env.advance_time(17 * MINUTE)
        assert not any(answer.followups for answer in answers)
        assert all(len(letters(person)) == 1 for person in people)
        assert len(house.posted()) == before


async def test_two_who_hold_one_card_read_so_in_their_hands(memory):
    async with memory() as house:
        people, _ = await seated(house, "confetti", 2, timer=60)
        anna, boris = people
        for person in people:
            await press(person, house.boards()[-1], "ready")
        tray = house.boards()[0]
        card, other = [id_ for id_ in presses(tray) if ":#" in id_][:2]
        mine = (await press(anna, tray, card)).followups[0]
        his = (await press(boris, tray, other)).followups[0]
        assert not (await press(boris, tray, card)).followups
        assert "You and Boris both grabbed card 1" in words(mine.message)
        assert "You and Anna both grabbed card 1" in words(his.message)

        await house.env.advance_time(1)
        await press(boris, tray, card)  # lets go of it
        assert "both hold" not in words(his.message)
        assert "Your cards: 1" in words(his.message)


async def test_an_open_hand_is_left_alone_when_its_token_is_too_old(memory):
    async with memory() as house:
        (anna,), _ = await seated(house, "confetti", 1, timer=180)
        opened = []
        for _ in range(5):  # rounds of three minutes, and half a minute between them
            if any(id_.endswith(":ready") for id_ in presses(house.boards()[-1])):
                await press(anna, house.boards()[-1], "ready")
            tray = house.boards()[0]
            hands = (await press(anna, tray, next(id_ for id_ in presses(tray) if ":#" in id_))).followups
            opened += [house.env.now() for _ in hands]
            await house.pass_by(180)
            await house.pass_by(31)
        assert len(opened) == 2
        assert (opened[1] - opened[0]).total_seconds() >= 14 * MINUTE


async def test_a_hand_that_is_gone_is_opened_anew_by_the_next_press(memory):
    async with memory() as house:
        (anna,), _ = await seated(house, "confetti", 1, timer=120)
        await press(anna, house.boards()[-1], "ready")
        tray = house.boards()[0]
        one, two, three, *_ = [id_ for id_ in presses(tray) if ":#" in id_]
        hand = (await press(anna, tray, one)).followups[0]
        house.env.backend.delete_message(house.channel.id, hand.id)  # the person has closed it
        again = (await press(anna, tray, two)).followups[0]
        assert "Your cards: 2 of 6" in words(again.message)

        # After a restart it is forgotten; the trays are pressed as before.
        await house.restart()
        third = (await press(anna, tray, three)).followups[0]
        assert "Your cards: 3 of 6" in words(third.message)
        assert [m.id for m in house.boards()] == [tray.id, house.boards()[1].id]


async def test_my_cards_opens_the_hand_below_and_takes_the_old_one_away(memory):
    async with memory() as house:
        (anna,), _ = await seated(house, "confetti", 1, timer=120)
        await press(anna, house.boards()[-1], "ready")
        first, last = house.boards()
        one, two, *_ = [id_ for id_ in presses(first) if ":#" in id_]
        old = (await press(anna, first, one)).followups[0]
        new = (await press(anna, last, "!view")).followups[0]
        assert old.id not in [message.id for message in house.channel.history(viewer=anna)]
        assert not (await press(anna, first, two)).followups
        assert "Your cards: 2 of 6" in words(new.message)
