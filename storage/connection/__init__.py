"""The client of the store: how it connects, by any address or to a server of its own in the data folder."""
