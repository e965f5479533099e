"""Tables in the store: opened, loaded, changed, archived."""
