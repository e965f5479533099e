"""Telegram's error responses."""


class Refusal(Exception):
    def __init__(self, code: int, description: str, **parameters) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


def bad(description: str, **parameters) -> Refusal:
    return Refusal(400, f"Bad Request: {description}", **parameters)


def forbidden(description: str) -> Refusal:
    return Refusal(403, f"Forbidden: {description}")
