"""Discord: slash commands, buttons and selects; no privileged intents, no message content."""
