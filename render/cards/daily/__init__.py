"""Cards of the daily board: before it, after it, and in the evening."""
