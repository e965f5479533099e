"""Public boards, the same way in every chat: what is posted, what is edited, who is called."""
