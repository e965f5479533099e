"""What the rows are compared with: the plainest way to do the same."""
