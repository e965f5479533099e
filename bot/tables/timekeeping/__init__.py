"""What happens at a table as time passes: clocks, reminders, quiet hours, outages, and who wakes it."""
