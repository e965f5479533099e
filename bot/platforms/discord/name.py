"""What `bot.platforms.registry` looks for: the platform's name in records, and the variable with its token."""

NAME = "discord"
NEEDS = "DISCORD_TOKEN"
