"""Serves this folder on port 8000: to this machine, or with --share to the whole network.

python3 play_here.py [PORT] [--share]
"""

from __future__ import annotations

import contextlib
import functools
import http.server
import pathlib
import sys

here = pathlib.Path(__file__).resolve().parent
handler = http.server.SimpleHTTPRequestHandler
handler.protocol_version = "HTTP/1.1"
handler.extensions_map |= {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
host = "" if "--share" in sys.argv else "127.0.0.1"
port = next((int(word) for word in sys.argv[1:] if word.isdigit()), 8000)
server = http.server.ThreadingHTTPServer(
    (host, port), functools.partial(handler, directory=str(here))
)
print(f"Play at http://localhost:{server.server_port}/ (Ctrl-C stops it)", flush=True)
with contextlib.suppress(KeyboardInterrupt):
    server.serve_forever()
