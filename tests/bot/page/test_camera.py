"""The QR code of an invitation, read from the page as a camera reads it."""

import io

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from bot.page.showing.dialogs.invitation import squares

LINK = "http://192.168.1.20:8080/?code=ABCD2345#7K3QX0A"
SHOW = """(message) => part("invite.js").then(async ({ invitation }) => {
    const { now } = await part("now.js");
    invitation(message, now.words, null);
})"""


def test_a_camera_reads_the_link_in_the_light_and_in_the_dark(sit_down):
    for shade in ("light", "dark"):
        anna = sit_down(color_scheme=shade)
        anna.page.evaluate(SHOW, {"link": LINK, "code": "ABCD2345", "squares": squares(LINK)})
        code = anna.page.locator("#sheet .squares")
        expect(code).to_be_visible()
        seen = Image.open(io.BytesIO(code.screenshot()))
        assert [found.text for found in zxingcpp.read_barcodes(seen)] == [LINK], shade
