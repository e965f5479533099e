"""Updates from Telegram, and the way to its API: polling or webhook, and the dispatcher."""
