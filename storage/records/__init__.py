"""What is kept of a table and how it is encoded: records, moves, migrations of older versions."""
