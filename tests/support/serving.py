"""A folder on the web, for as long as a test looks at it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class QuietServer(http.server.ThreadingHTTPServer):
    """A server that is silent about a reader who leaves early: a browser does so all the time.

    (A traceback printed in its thread would also disturb whoever parses Python at that moment.)
    """

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing."""


class _Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # a page asks for fifty files: not a connection for each
    disable_nagle_algorithm = True

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder and give its address, without a slash at the end."""
    server = QuietServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(folder)))
    # Asked every tenth of a second whether to end, not every half: many tests end a server.
    thread = threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()
