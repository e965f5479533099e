"""What people see and press, as neutral words and controls that every platform renders in its own way."""
