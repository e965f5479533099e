"""Messages that nobody pressed for: secrets, reminders, nudges."""
