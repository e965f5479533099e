"""What people are told without having pressed anything: their secret, a reminder, a nudge."""
