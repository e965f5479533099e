"""Private screens, each for one person."""
