"""Presses and boards through a whole program: chats, the page, crowds."""
