"""Tables in Telegram: groups, topics and private chats."""
