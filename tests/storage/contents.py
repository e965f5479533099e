"""Everything in a store, to prove what is not there."""


async def everything(new_client, prefix) -> dict[bytes, object]:
    """Return every key with a prefix and its value, over all servers."""
    client = new_client()
    try:
        return {key: await _content(client, key) async for key in client._client.scan_iter(match=f"{prefix}:*")}
    finally:
        await client.close()


async def _content(client, key):
    kind = (await client.command("TYPE", key)).decode()
    reads = {
        "hash": ("HGETALL", key),
        "zset": ("ZRANGE", key, 0, -1),
        "set": ("SMEMBERS", key),
        "string": ("GET", key),
        "list": ("LRANGE", key, 0, -1),
    }
    return await client.command(*reads[kind])
