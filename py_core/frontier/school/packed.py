"""Text packed into a number, for links: deflated, with a byte in front that keeps leading zeros."""

from __future__ import annotations

from frontier.table.errors import Unreadable

_RAW = -15  # zlib without a header: the seal of the link is enough


def pack(text: str, known: bytes) -> int:
    """Pack a text; what is known to both ends takes little room."""
    return int.from_bytes(b"\x01" + pack_bytes(text, known), "big")


def pack_bytes(text: str, known: bytes) -> bytes:
    """Pack a text into bytes, whichever way is the shortest."""
    import zlib

    ways = []
    for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FIXED):
        packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, strategy, known)
        ways.append(packer.compress(text.encode()) + packer.flush())
    return min(ways, key=len)


def unpack(number: int, known: bytes, most: int) -> str:
    """Give the text back, or refuse what is none or has more bytes than that."""
    packed = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if packed[:1] != b"\x01":
        raise Unreadable("link-damaged")
    return unpack_bytes(packed[1:], known, most)


def unpack_bytes(packed: bytes, known: bytes, most: int) -> str:
    """Give the text of bytes back, or refuse what is none or has more bytes than that."""
    import zlib

    unpacker = zlib.decompressobj(_RAW, known)
    try:
        text = unpacker.decompress(packed, most).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise Unreadable("link-damaged") from error
    if not unpacker.eof or unpacker.unused_data:
        raise Unreadable("link-damaged")
    return text
