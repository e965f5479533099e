"""Tables: what people and computers do at them, what becomes due, and how it is saved and announced."""
