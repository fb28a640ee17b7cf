"""Serve the built site on this machine with the headers that the public host sends.

``python tools/serve.py --open`` prints the address and opens the browser where there is one.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import signal
import sys
import threading
import tomllib
import webbrowser
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote, unquote, urlsplit

from common import DIST, ROOT, ToolError, give_up, say

HOST = "127.0.0.1"
FIRST_PORT = 8000
PORTS_TRIED = 50
DEFAULT_CACHE = "public, max-age=0, must-revalidate"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
SMALLEST_COMPRESSED = 512

HeaderRules = list[tuple[str, dict[str, str]]]
Running = TypeVar("Running", bound="SiteServer")


@dataclass(frozen=True)
class Redirect:
    """Send a path on where no file is: ``to`` may hold ``:splat``, what the ``*`` at the end of ``source`` stood for.

    With a status from 300 to 399 the browser is told the other path, else it is given what lies there.
    """

    source: str
    to: str
    status: int

    def target(self, path: str) -> str | None:
        """Tell where a path leads; None where it is none of this rule's.

        >>> rule = Redirect("/no/*", "/nb/:splat", 301)
        >>> rule.target("/no/rules/"), rule.target("/no"), rule.target("/now/")
        ('/nb/rules/', '/nb/', None)
        """
        if not self.source.endswith("/*"):
            return self.to if path == self.source else None
        stem = self.source[:-2]
        if path != stem and not path.startswith(stem + "/"):
            return None
        return self.to.replace(":splat", path[len(stem) + 1 :])


def read_headers(config: Path = ROOT / "netlify.toml") -> HeaderRules:
    """Read the header rules of the public host: path patterns, each with its headers."""
    rules = tomllib.loads(config.read_text(encoding="utf-8")).get("headers", [])
    return [(rule["for"], dict(rule["values"])) for rule in rules]


def read_redirects(config: Path = ROOT / "netlify.toml") -> list[Redirect]:
    """Read where the public host sends paths on."""
    rules = tomllib.loads(config.read_text(encoding="utf-8")).get("redirects", [])
    return [Redirect(rule["from"], rule["to"], rule.get("status", 301)) for rule in rules]


def holds(pattern: str, path: str) -> bool:
    """Tell whether a rule's pattern holds for a path: it names one path or ends with ``*``.

    >>> holds("/fi/*", "/fi/rules/"), holds("/fi/*", "/find/"), holds("/", "/"), holds("/", "/fi/")
    (True, False, True, False)
    """
    return path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1]))


def headers_for(path: str, rules: HeaderRules) -> dict[str, str]:
    """Collect the headers for one path."""
    found: dict[str, str] = {"Cache-Control": DEFAULT_CACHE}
    for pattern, values in rules:
        if holds(pattern, path):
            found |= values
    return found


def find_file(root: Path, path: str) -> Path | None:
    """Find the file for a decoded path; None when there is none or it would lie outside the root."""
    if not path.startswith("/") or "\0" in path or "\\" in path:
        return None
    if path.endswith("/"):
        path += "index.html"
    root = root.resolve()
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except OSError:
        return None


# What lies beside a file in compressed form, the smallest first, by the name that a browser asks for it with.
ENCODINGS = {"br": ".br", "gzip": ".gz"}


def encoding_for(file: Path, accepted: str) -> str:
    """Tell how a file is sent to a browser that takes these encodings; empty where it is sent as it is."""
    if file.suffix not in COMPRESSED or file.stat().st_size < SMALLEST_COMPRESSED:
        return ""
    taken = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for name in ENCODINGS:
        if name in taken and beside(file, name):
            return name
    return "gzip" if "gzip" in taken else ""


def beside(file: Path, encoding: str) -> Path | None:
    """Find the compressed form of a file; one that is older than the file is not of that file."""
    packed = file.with_name(file.name + ENCODINGS[encoding])
    try:
        return packed if packed.stat().st_mtime_ns >= file.stat().st_mtime_ns else None
    except OSError:
        return None


class _Bodies:
    """Keep what was read and compressed until the file changes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Path, str], tuple[tuple[int, int], bytes, str]] = {}
        self._lock = threading.Lock()

    def get(self, file: Path, encoding: str) -> tuple[bytes, str]:
        """Return the body and its entity tag."""
        about = file.stat()
        state = (about.st_mtime_ns, about.st_size)
        with self._lock:
            kept = self._kept.get((file, encoding))
        if kept and kept[0] == state:
            return kept[1], kept[2]
        body = file.read_bytes()
        tag = hashlib.sha256(body).hexdigest()[:24]
        if encoding:
            packed = beside(file, encoding)
            body = packed.read_bytes() if packed else gzip.compress(body, 6, mtime=0)
            tag += f"-{encoding}"
        with self._lock:
            self._kept[(file, encoding)] = (state, body, f'"{tag}"')
        return body, f'"{tag}"'


class _Handler(BaseHTTPRequestHandler):
    """Answer GET and HEAD for the files of one folder."""

    protocol_version = "HTTP/1.1"
    server_version = "Undercut"
    sys_version = ""
    server: SiteServer

    def do_GET(self) -> None:
        """Send a file with its body."""
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send a file's headers."""
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        """Stay quiet: the address is all that the player wants to see."""

    def _answer(self, with_body: bool) -> None:
        parts = urlsplit(self.path)
        asked, prefix = parts.path, self.server.prefix
        if asked + "/" == prefix:
            self._send(HTTPStatus.MOVED_PERMANENTLY, {"Location": prefix}, b"", with_body)
            return
        if not asked.startswith(prefix):
            self._not_found("/", with_body)
            return
        path = "/" + unquote(asked[len(prefix) :], errors="replace")
        file = find_file(self.server.root, path)
        if file is not None:
            self._send_file(file, path, HTTPStatus.OK, with_body)
            return
        target, status = self._led_on(path)
        if 300 <= status < 400:
            query = "?" + parts.query if parts.query else ""
            headers = {"Location": prefix + quote(target.lstrip("/")) + query}
            self._send(HTTPStatus(status), headers, b"", with_body)
            return
        shown = find_file(self.server.root, target) or find_file(self.server.root, "/404.html")
        if shown is None:
            self._not_found(path, with_body)
        else:
            self._send_file(shown, path, HTTPStatus(status), with_body)

    def _led_on(self, path: str) -> tuple[str, int]:
        """Tell what is sent, and with which status, where there is no file of that name."""
        if not path.endswith("/") and find_file(self.server.root, path + "/"):
            return path + "/", HTTPStatus.MOVED_PERMANENTLY
        for rule in self.server.redirects:
            target = rule.target(path)
            if target is not None:
                return target, rule.status
        return "/404.html", HTTPStatus.NOT_FOUND

    def _send_file(self, file: Path, path: str, status: HTTPStatus, with_body: bool) -> None:
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream")}
        headers |= headers_for(path, self.server.rules)
        if status != HTTPStatus.OK:
            headers["Cache-Control"] = DEFAULT_CACHE
        encoding = encoding_for(file, self.headers.get("Accept-Encoding", ""))
        if file.suffix in COMPRESSED:
            headers["Vary"] = "Accept-Encoding"
        body, headers["ETag"] = self.server.bodies.get(file, encoding)
        if status == HTTPStatus.OK and headers["ETag"] in self.headers.get("If-None-Match", ""):
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"", with_body)
            return
        if encoding:
            headers["Content-Encoding"] = encoding
        self._send(status, headers, body, with_body)

    def _not_found(self, path: str, with_body: bool) -> None:
        headers = {"Content-Type": TYPES[".txt"], **headers_for(path, self.server.rules)}
        headers["Cache-Control"] = DEFAULT_CACHE
        self._send(HTTPStatus.NOT_FOUND, headers, b"Not found\n", with_body)

    def _send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body and body:
            self.wfile.write(body)


class SiteServer(ThreadingHTTPServer):
    """Serve one folder on the local machine; ``prefix`` hosts it below a path such as ``/games/``."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self, root: Path, port: int = 0, prefix: str = "/", rules: HeaderRules | None = None
    ) -> None:
        self.root = root
        self.prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
        self.rules = read_headers() if rules is None else rules
        self.redirects = read_redirects()
        self.bodies = _Bodies()
        super().__init__((HOST, port), _Handler)

    @property
    def url(self) -> str:
        """The address of the site, with a slash at its end."""
        return f"http://{HOST}:{self.server_port}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing when a browser hangs up in the middle; tell everything else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serving(root: Path = DIST, prefix: str = "/") -> AbstractContextManager[SiteServer]:
    """Serve a folder on a free port for the length of a ``with`` block."""
    return running(SiteServer(root, 0, prefix))


@contextmanager
def running(server: Running) -> Iterator[Running]:
    """Let a server answer for the length of a ``with`` block."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def start(root: Path, port: int, prefix: str) -> SiteServer:
    """Bind the wanted port or the next free one, and say so when it is another.

    Raises ``ToolError`` when none of the next ports is free.
    """
    for number in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            server = SiteServer(root, number, prefix)
        except OSError:
            continue
        if number != port:
            say(f"Port {port} is taken; using {number}")
        return server
    raise ToolError(f"No port from {port} on is free. Name another: make play PORT=9000")


def has_display() -> bool:
    """Tell whether a browser window can be opened here."""
    if os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """Serve ``dist/`` until Ctrl+C."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("--port", type=int, default=FIRST_PORT, help="the first port to try")
    parser.add_argument("--prefix", default="/", help="host the site below this path")
    parser.add_argument("--open", action="store_true", help="open the browser where there is one")
    options = parser.parse_args()
    try:
        if not (DIST / "index.html").is_file():
            raise ToolError("There is no site to serve yet. Build it first: make build")
        server = start(DIST, options.port, options.prefix)
    except ToolError as error:
        give_up(error)
    print(f"Undercut is at {server.url}  (Ctrl+C stops it)", flush=True)
    # An end by a supervisor is as good as Ctrl+C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if options.open and has_display():
        webbrowser.open(server.url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


if __name__ == "__main__":
    main()
