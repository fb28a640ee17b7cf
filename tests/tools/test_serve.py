"""The local server sends what the public host sends, and nothing from outside the site."""

import gzip
import http.client
import os
import re
import socket
from pathlib import Path

import pytest

import locales
import serve
from common import ROOT, WEB, ToolError
from pages import make_pages

PATHS = ["/", "/src/main.js", "/rt/abc/pyodide.asm.wasm", "/locales/en.ftl"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    files = {
        "index.html": b"<!doctype html><title>Undercut</title>" + b" " * 600,
        "src/main.js": b"export {};\n",
        "app/main-ABC.js": b"export {};\n",
        "rt/abc/pyodide.asm.wasm": b"\0asm" * 400,
        "rt/abc/stdlib.zip": b"PK" * 400,
        "locales/en.ftl": "hello = Grüß\n".encode(),
    }
    for name, body in files.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("not for the web")
    (tmp_path / "site" / "out.txt").symlink_to(tmp_path / "secret.txt")
    return tmp_path / "site"


def ask(
    server: serve.SiteServer, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(serve.HOST, server.server_port, timeout=10)
    try:
        connection.request(
            method, path, headers={name.replace("_", "-"): text for name, text in headers.items()}
        )
        answer = connection.getresponse()
        return answer.status, {name.lower(): text for name, text in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("path", PATHS)
def test_every_file_tells_the_browser_to_be_careful(site: Path, path: str) -> None:
    with serve.serving(site) as server:
        status, headers, _ = ask(server, path)
    assert status == 200
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("path", "framed_by"),
    [("/", "'self'"), ("/index.html", "'self'"), ("/404.html", "'self'")]
    + [(f"/{locales.folder(code)}/rules/", "'self'") for code in locales.languages()],
)
def test_every_page_has_one_policy_and_is_framed_by_no_stranger(path: str, framed_by: str) -> None:
    rules = [values for pattern, values in serve.read_headers() if serve.holds(pattern, path)]
    (policy,) = [values["Content-Security-Policy"] for values in rules if "Content-Security-Policy" in values]
    assert policy.endswith(f"; frame-ancestors {framed_by}")
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "worker-src 'self';" in policy


def test_the_embedded_page_is_framed_by_anyone_and_says_itself_what_it_may_load():
    sent = serve.headers_for("/embed/", serve.read_headers())["Content-Security-Policy"]
    assert sent == "base-uri 'none'; form-action 'none'; frame-ancestors *"
    made = make_pages("https://gin.example/games/", codes=("en",))["embed/index.html"]
    head, _, rest = made.partition('<meta http-equiv="Content-Security-Policy" content="')
    assert not re.search(r"<(link|script|style)", head), "something is loaded before the policy holds"
    own = dict(part.split(" ", 1) for part in rest.partition('"')[0].split("; "))
    at = "'self' https://gin.example"
    assert own == {
        "default-src": "'none'",
        "script-src": f"{at} 'wasm-unsafe-eval'",
        "style-src": at,
        "img-src": at,
        "connect-src": at,
        "worker-src": "'self' blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


def test_no_header_comes_from_two_rules() -> None:
    """How a host joins two values of one header is its own affair; here there is nothing to join."""
    rules = serve.read_headers()
    for index, (pattern, values) in enumerate(rules):
        for other, others in rules[:index]:
            if serve.holds(other, pattern.rstrip("*")) or serve.holds(pattern, other.rstrip("*")):
                assert not values.keys() & others.keys(), (pattern, other)


@pytest.mark.parametrize(
    "place", ["app/a.js", "cards/1/a.svg", "icons/a.svg", "locales/a.ftl", "rt/1/a.wasm", "embed.js"]
)
def test_a_frame_in_an_origin_of_its_own_may_ask_for_what_the_game_is_made_of(place: str) -> None:
    assert serve.headers_for(f"/{place}", serve.read_headers())["Access-Control-Allow-Origin"] == "*"


def test_a_worker_may_fetch_nothing_from_elsewhere() -> None:
    for path in ("/app/worker-A.js", "/sw.js"):
        policy = serve.headers_for(path, serve.read_headers())["Content-Security-Policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'")
        assert policy.endswith("connect-src 'self'")


@pytest.mark.parametrize(
    ("path", "content_type", "cache"),
    [
        ("/", "text/html; charset=utf-8", "must-revalidate"),
        ("/src/main.js", "text/javascript; charset=utf-8", "must-revalidate"),
        ("/app/main-ABC.js", "text/javascript; charset=utf-8", "immutable"),
        ("/rt/abc/pyodide.asm.wasm", "application/wasm", "immutable"),
        ("/rt/abc/stdlib.zip", "application/zip", "immutable"),
        ("/locales/en.ftl", "text/plain; charset=utf-8", "immutable"),
    ],
)
def test_types_and_caching(site: Path, path: str, content_type: str, cache: str) -> None:
    with serve.serving(site) as server:
        _, headers, _ = ask(server, path)
    assert headers["content-type"] == content_type
    assert cache in headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/src/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/out.txt",
        "//etc/passwd",
        "/%00",
        "/src",
        "/src/",
        "/nothing.js",
    ],
)
def test_nothing_outside_the_site_is_served(site: Path, path: str) -> None:
    with serve.serving(site) as server:
        status, headers, body = ask(server, path)
    assert status == 404
    assert b"not for the web" not in body
    assert headers["x-content-type-options"] == "nosniff"


def test_a_missing_file_is_never_kept(site: Path) -> None:
    with serve.serving(site) as server:
        status, headers, _ = ask(server, "/rt/abc/gone.wasm")
    assert status == 404
    assert "immutable" not in headers["cache-control"]


def test_text_is_compressed_where_the_browser_takes_it(site: Path) -> None:
    with serve.serving(site) as server:
        _, plain_headers, plain = ask(server, "/")
        _, headers, packed = ask(server, "/", Accept_Encoding="gzip, br")
        _, zip_headers, _ = ask(server, "/rt/abc/stdlib.zip", Accept_Encoding="gzip")
    assert "content-encoding" not in plain_headers
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == plain_headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed) == plain
    assert "content-encoding" not in zip_headers


@pytest.mark.parametrize(
    ("accepted", "sent", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"with brotli"),
        ("gzip;q=1.0, br;q=0.5", "br", b"with brotli"),
        ("gzip", "gzip", b"with gzip"),
        ("identity", None, b"\0asm" * 400),
    ],
)
def test_what_lies_beside_a_file_is_sent_for_it(
    site: Path, accepted: str, sent: str | None, body: bytes
) -> None:
    (site / "rt/abc/pyodide.asm.wasm.br").write_bytes(b"with brotli")
    (site / "rt/abc/pyodide.asm.wasm.gz").write_bytes(b"with gzip")
    with serve.serving(site) as server:
        status, headers, got = ask(server, "/rt/abc/pyodide.asm.wasm", Accept_Encoding=accepted)
        again, _, _ = ask(
            server, "/rt/abc/pyodide.asm.wasm", Accept_Encoding=accepted, If_None_Match=headers["etag"]
        )
    assert (status, headers.get("content-encoding"), got) == (200, sent, body)
    assert headers["content-type"] == "application/wasm"
    assert again == 304


def test_what_is_older_than_its_file_is_not_sent_for_it(site: Path) -> None:
    (site / "index.html.br").write_bytes(b"of yesterday")
    os.utime(site / "index.html.br", (0, 0))
    with serve.serving(site) as server:
        _, headers, body = ask(server, "/", Accept_Encoding="br, gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).startswith(b"<!doctype html>")


def test_an_unchanged_file_is_not_sent_again_and_a_changed_one_is(site: Path) -> None:
    with serve.serving(site) as server:
        _, headers, _ = ask(server, "/src/main.js")
        status, _, body = ask(server, "/src/main.js", If_None_Match=headers["etag"])
        assert (status, body) == (304, b"")
        (site / "src/main.js").write_bytes(b"export const changed = 1;\n")
        status, _, body = ask(server, "/src/main.js", If_None_Match=headers["etag"])
    assert (status, body) == (200, b"export const changed = 1;\n")


def test_head_tells_the_length_without_the_body(site: Path) -> None:
    with serve.serving(site) as server:
        status, headers, body = ask(server, "/src/main.js", "HEAD")
    assert (status, headers["content-length"], body) == (200, "11", b"")


def test_the_site_works_below_a_path(site: Path) -> None:
    with serve.serving(site, "games/undercut") as server:
        assert server.url.endswith("/games/undercut/")
        assert ask(server, "/games/undercut/src/main.js")[0] == 200
        assert ask(server, "/games/undercut/rt/abc/stdlib.zip")[1]["cache-control"].endswith("immutable")
        assert ask(server, "/src/main.js")[0] == 404
        status, headers, _ = ask(server, "/games/undercut")
        assert (status, headers["location"]) == (301, "/games/undercut/")


def test_a_taken_port_leads_to_the_next_and_is_told(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = serve.start(site, port, "/")
        server.server_close()
    assert server.server_port > port
    assert f"Port {port} is taken" in capsys.readouterr().err


def test_no_free_port_is_told_in_a_sentence(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        with pytest.raises(ToolError, match="make play PORT="):
            serve.start(site, taken.getsockname()[1], "/")


def test_no_window_is_opened_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve.sys, "platform", "linux")
    for name in ("CI", "SSH_CONNECTION", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()
    monkeypatch.setenv("CI", "true")
    assert not serve.has_display()


def test_the_page_and_its_host_have_one_policy():
    page = (WEB / "index.html").read_text(encoding="utf-8")
    (own,) = re.findall(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page)
    sent = serve.headers_for("/", serve.read_headers())["Content-Security-Policy"]
    # A page cannot say who may frame it.
    assert sent == f"{own}; frame-ancestors 'self'"


def test_a_missing_page_is_told_in_its_language_and_never_kept(site: Path) -> None:
    for place, text in (("404.html", "lost"), ("fi/404.html", "poissa")):
        (site / place).parent.mkdir(exist_ok=True)
        (site / place).write_text(text)
    with serve.serving(site) as server:
        answers = {path: ask(server, path) for path in ("/no-page", "/fi/no/page", "/sv/no/page")}
        again = ask(server, "/fi/no/page", If_None_Match=answers["/fi/no/page"][1]["etag"])
    assert {path: (status, body) for path, (status, _, body) in answers.items()} == {
        "/no-page": (404, b"lost"),
        "/fi/no/page": (404, b"poissa"),
        "/sv/no/page": (404, b"lost"),
    }
    assert again[0] == 404
    assert all("must-revalidate" in headers["cache-control"] for _, headers, _ in answers.values())


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/rules/straight/?from=here", "/en/rules/straight/?from=here"),
        ("/no/rules/", "/nb/rules/"),
        ("/pt", "/pt-pt/"),
        ("/rules//else.example/", "/en/rules//else.example/"),
        ("/en/rules", "/en/rules/"),
    ],
)
def test_guessed_addresses_lead_on(site: Path, path: str, location: str) -> None:
    (site / "en/rules").mkdir(parents=True)
    (site / "en/rules/index.html").write_text("rules")
    with serve.serving(site, "games") as server:
        status, headers, _ = ask(server, "/games" + path)
    assert (status, headers["location"]) == (301, "/games" + location)


def test_what_is_told_of_other_hosts_is_what_this_one_sends() -> None:
    told = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")
    rules = serve.read_headers()
    for path in ("/", "/embed/", "/app/main.js", "/embed.js", "/no-page"):
        for name, value in serve.headers_for(path, rules).items():
            # A worker's own policy is narrower than what a page's comes to there.
            if (name, path) != ("Content-Security-Policy", "/app/main.js"):
                assert value in told, (path, name)
