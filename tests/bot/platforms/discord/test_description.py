"""The check against Discord's description finds errors. (Without the description it is skipped.)"""

import pytest

from tests.bot.platforms.discord.emulator.description import description, faults

pytestmark = pytest.mark.skipif(description() is None, reason="Discord's description is not here")

BUTTON = {"type": 2, "style": 2, "label": "1", "custom_id": "7K3:12:C4"}
ROW = {"type": 1, "components": [BUTTON]}
PATH = "/channels/1/messages"


def test_a_good_message_has_no_faults():
    assert faults("POST", PATH, {"components": [ROW], "flags": 1 << 15, "nonce": "7K3:12"}) == []


@pytest.mark.parametrize(
    "payload",
    [
        {"nonce": "x" * 26},
        {"components": [{"type": 1, "components": [{**BUTTON, "style": 77}]}]},
        {"components": [{"type": 1, "components": [{**BUTTON, "custom_id": "x" * 101}]}]},
        {"components": [{"type": 10, "content": 5}]},
        {"content": "x" * 4001},
    ],
)
def test_a_bad_message_has(payload):
    assert faults("POST", PATH, payload)


def test_an_unknown_operation_is_one():
    assert faults("POST", "/channels/1/nonsense", {})
