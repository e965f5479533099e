"""Configuration: environment variables only, with clear errors, and no secret in a log."""

from pathlib import Path

import pytest

from bot.main import main
from bot.settings import BadSettings, Settings


def test_nothing_needs_to_be_set():
    settings = Settings.from_env({})
    assert settings.discord_token is None
    assert settings.redis_url is None, "the program runs an embedded store"
    assert settings.data_dir == Path("data")
    assert (settings.default_locale, settings.log_level, settings.log_format, settings.port) == (
        "en",
        "INFO",
        "text",
        8080,
    )


def test_an_empty_variable_is_not_set():
    assert Settings.from_env({"REDIS_URL": "", "PORT": " "}).port == 8080


def test_every_variable_is_read():
    settings = Settings.from_env(
        {
            "DISCORD_TOKEN": "d",
            "TELEGRAM_TOKEN": "t",
            "REDIS_URL": "redis+cluster://127.0.0.1:7000",
            "DATA_DIR": "there",
            "KEEP_DAYS": "30",
            "DEFAULT_LOCALE": "tr",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "json",
            "PORT": "9000",
            "PUBLIC_URL": "https://games.example/",
            "TELEGRAM_WEBHOOK_URL": "https://bot.example/hook",
            "TELEGRAM_WEBHOOK_SECRET": "s",
            "DISCORD_API_BASE": "http://127.0.0.1:1/api/v10",
            "DISCORD_GATEWAY_URL": "ws://127.0.0.1:2",
            "TELEGRAM_API_BASE": "http://127.0.0.1:3",
            "SHARD_IDS": "0, 2",
            "SHARD_COUNT": "4",
        }
    )
    assert settings.keep_days == 30
    assert settings.public_url == "https://games.example/"
    assert (settings.shard_ids, settings.shard_count, settings.port) == ((0, 2), 4, 9000)
    assert (settings.log_level, settings.default_locale, settings.data_dir) == ("DEBUG", "tr", Path("there"))


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "http", "a whole number from 1 to 65535"),
        ("PORT", "0", "a whole number"),
        ("PORT", "٣", "a whole number"),
        ("KEEP_DAYS", "0", "a whole number from 1"),
        ("DEFAULT_LOCALE", "de", "one of ru, en, tr"),
        ("LOG_LEVEL", "loud", "one of DEBUG"),
        ("REDIS_URL", "localhost:6379", "begins with redis://"),
        ("DISCORD_GATEWAY_URL", "https://x", "begins with wss://"),
        ("SHARD_IDS", "1;2", "a list of shard numbers"),
        ("SHARD_IDS", "0,1", "needs SHARD_COUNT"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_takes(name, value, told, capsys):
    with pytest.raises(BadSettings, match=name) as wrong:
        Settings.from_env({name: value})
    assert told in str(wrong.value)


def test_no_secret_is_shown_by_an_error_or_a_log_line():
    secrets = {
        "DISCORD_TOKEN": "hush-1",
        "TELEGRAM_TOKEN": "hush-2",
        "REDIS_URL": "redis://u:hush-3@h",
        "TELEGRAM_WEBHOOK_SECRET": "hush-4",
    }
    assert "hush" not in repr(Settings.from_env(secrets))
    with pytest.raises(BadSettings) as wrong:
        Settings.from_env({"REDIS_URL": "http://u:hush@h"})
    assert "hush" not in str(wrong.value)


def test_the_program_without_a_command_lists_them(capsys):
    with pytest.raises(SystemExit):
        main(["--help"], {})
    assert "COMMAND" in capsys.readouterr().out
