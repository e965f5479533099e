"""Commands: what each does, on every platform."""
