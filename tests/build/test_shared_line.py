"""The line of the bench of a class: it carries everything, counts it, and can be hung up."""

from __future__ import annotations

import http.client
import threading
from pathlib import Path

from benches.shared_line import shared_line
from website.serve import SiteServer, running


def test_it_carries_what_many_ask_for_and_counts_it(tmp_path: Path) -> None:
    body = bytes(range(256)) * 200
    (tmp_path / "large.bin").write_bytes(body)
    with running(SiteServer(tmp_path)) as server, shared_line(server.server_port, 1000) as line:
        asked = [http.client.HTTPConnection("127.0.0.1", line.port) for _ in range(3)]
        for one in asked:
            one.request("GET", "/large.bin")
        assert [one.getresponse().read() for one in asked] == [body] * 3
        assert line.carried > 3 * len(body)
        assert line.first is not None
        for one in asked:
            one.close()


def test_it_is_hung_up_while_somebody_is_still_connected(tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text("here")
    before = threading.active_count()
    with running(SiteServer(tmp_path)) as server:
        with shared_line(server.server_port, 1000) as line:
            asked = http.client.HTTPConnection("127.0.0.1", line.port)
            asked.request("GET", "/small.txt")
            assert asked.getresponse().read() == b"here"
        asked.close()
    assert threading.active_count() <= before + 1  # the server may still end its connection
