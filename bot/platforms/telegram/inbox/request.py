"""HTTP to the Bot API: the SDK's calls over aiohttp, which costs half as much as the SDK's own client.

That one goes through all waiting requests whenever a connection is free; with many presses at once this alone would
delay the answers.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

from aiohttp import ClientError, ClientSession, ClientTimeout, FormData, TCPConnector
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

READ = 20.0
"""s for an answer, unless the call says otherwise; pictures take a while to arrive."""
CONNECT = 10.0

Seconds = Any
"""A number, None for no limit, or the SDK's mark for "as usual", whose type is private."""


class Request(BaseRequest):
    """A pool of connections. A proxy is taken from the environment. `limited` is called for every 429."""

    def __init__(self, connections: int, limited: Callable[[], None] = lambda: None) -> None:
        self._connections, self._limited = connections, limited
        self._proxies: dict[str, str | None] = {}
        """By host: the proxy for it."""
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        return READ

    async def initialize(self) -> None:
        if self._session is None:
            connector, headers = TCPConnector(limit=self._connections), {"User-Agent": self.USER_AGENT}
            self._session = ClientSession(connector=connector, headers=headers)

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(  # noqa: PLR0913, PLR0917 (the SDK's signature)
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Seconds = BaseRequest.DEFAULT_NONE,
        write_timeout: Seconds = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 (part of the whole time here)
        connect_timeout: Seconds = BaseRequest.DEFAULT_NONE,
        pool_timeout: Seconds = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 (what waits for a connection waits)
    ) -> tuple[int, bytes]:
        if self._session is None:
            raise NetworkError("closed")
        timeout = ClientTimeout(
            total=None, sock_connect=_seconds(connect_timeout, CONNECT), sock_read=_seconds(read_timeout, READ)
        )
        body, proxy = _body(request_data), self._proxy(url)
        try:
            async with self._session.request(method, url, data=body, timeout=timeout, proxy=proxy) as answer:
                if answer.status == HTTPStatus.TOO_MANY_REQUESTS:
                    self._limited()
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except (ClientError, OSError) as error:
            # Only its kind: the address has the token in it.
            raise NetworkError(type(error).__name__) from None

    def _proxy(self, url: str) -> str | None:
        """Return the environment's proxy for an address. aiohttp itself would ask a thread for it, at every call."""
        to = urlsplit(url)
        if to.netloc not in self._proxies:
            self._proxies[to.netloc] = None if proxy_bypass(to.netloc) else getproxies().get(to.scheme)
        return self._proxies[to.netloc]


def _seconds(wanted: Seconds, usual: float) -> float | None:
    return wanted if wanted is None or isinstance(wanted, int | float) else usual


def _body(data: RequestData | None) -> Any:
    if data is None:
        return None
    if not data.contains_files:
        return data.json_parameters
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (file, content, kind) in data.multipart_data.items():
        form.add_field(name, content, filename=file, content_type=kind)
    return form
