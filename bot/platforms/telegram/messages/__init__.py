"""Messages: their texts, keyboards and files, the calls that send them, and the rate limits."""
