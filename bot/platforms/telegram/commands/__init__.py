"""What people can type. Each module has `COMMANDS`: names and what answers them."""
