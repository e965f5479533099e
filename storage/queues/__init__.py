"""Queues: what is to be done when, what is to be said, and what came in; each entry is claimed by one process."""
