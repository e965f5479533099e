"""What a tab shows in a dialog: cards, rules, an invitation, how a game went."""
