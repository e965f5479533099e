"""The web server of the page: how it is started, what it serves, who may come in."""
