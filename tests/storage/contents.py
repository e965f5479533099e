"""Everything in a store, to prove what is not there."""


async def everything(new_link, prefix) -> dict[bytes, object]:
    """Return every key with a prefix and its value, over all servers."""
    link = new_link()
    try:
        return {key: await _content(link, key) async for key in link._client.scan_iter(match=f"{prefix}:*")}
    finally:
        await link.close()


async def _content(link, key):
    kind = (await link.command("TYPE", key)).decode()
    reads = {
        "hash": ("HGETALL", key),
        "zset": ("ZRANGE", key, 0, -1),
        "set": ("SMEMBERS", key),
        "string": ("GET", key),
        "list": ("LRANGE", key, 0, -1),
    }
    return await link.command(*reads[kind])
