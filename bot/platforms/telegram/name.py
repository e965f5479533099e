"""What `bot.platforms.registry` looks for: the platform's name in records, and the variable with its token."""

NAME = "telegram"
NEEDS = "TELEGRAM_TOKEN"
