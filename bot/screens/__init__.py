"""What people see and press, in words and controls that every platform can turn into its own."""
