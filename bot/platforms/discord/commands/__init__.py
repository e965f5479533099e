"""The slash commands: how they are registered, and what each does."""
