"""Commands that can be typed. Each module has `COMMANDS`: names and their handlers."""
