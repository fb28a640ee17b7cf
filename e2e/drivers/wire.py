"""WebDriver as it goes over the wire: to Firefox over its own socket, to WebKitGTK over its driver's HTTP.

Both speak the same commands; a few names are all that differs, so each gives its own spelling of them.
"""

from __future__ import annotations

import json
import socket
import urllib.error
import urllib.request
from typing import Any, Protocol

PATIENCE = 60.0
"""How long an answer may take, in seconds."""

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver marks a reference to an element with."""


class WireError(Exception):
    """Tell what a browser answered instead of a result."""


class Wire(Protocol):
    """One session with a browser."""

    def run(self, script: str, *args: Any) -> Any:
        """Call the body of an asynchronous function in the page, its last argument being what to call at the end."""
        ...

    def navigate(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        ...

    def actions(self, sources: list[dict[str, Any]]) -> None:
        """Play input as it comes from devices."""
        ...

    def frame(self, element: dict[str, str] | None) -> None:
        """Turn to the page within a frame, None to the outermost page."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the window a size."""
        ...

    def picture(self) -> str:
        """Take a picture of what is seen, in base64."""
        ...


class Marionette:
    """Firefox over the socket it opens itself; no driver stands between."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._answers = self._socket.makefile("rb")
        self._number = 0
        self._read()
        self.do("WebDriver:NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": False}})
        self.do("WebDriver:SetTimeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)

    def _read(self) -> Any:
        length = b""
        while (digit := self._answers.read(1)) != b":":
            if not digit:
                raise WireError("Firefox hung up")
            length += digit
        return json.loads(self._answers.read(int(length)))

    def do(self, command: str, **parameters: Any) -> Any:
        """Send one command and return what it gives."""
        self._number += 1
        body = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(body), body))
        _, _, problem, answer = self._read()
        if problem:
            raise WireError(f"{command}: {problem['error']}: {problem['message']}")
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def run(self, script: str, *args: Any) -> Any:
        """Call a script beside the page's own: it sees the same document, and none of the page's variables."""
        return self.do(
            "WebDriver:ExecuteAsyncScript", script=script, args=list(args), sandbox="probe", newSandbox=False
        )

    def privileged(self, script: str, *args: Any) -> Any:
        """Call a script within the browser itself."""
        self.do("Marionette:SetContext", value="chrome")
        try:
            return self.do(
                "WebDriver:ExecuteScript", script=script, args=list(args), sandbox="system", newSandbox=False
            )
        finally:
            self.do("Marionette:SetContext", value="content")

    def navigate(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        self.do("WebDriver:Navigate", url=url)

    def actions(self, sources: list[dict[str, Any]]) -> None:
        """Play input as it comes from devices."""
        self.do("WebDriver:PerformActions", actions=sources)

    def frame(self, element: dict[str, str] | None) -> None:
        """Turn to the page within a frame, None to the outermost page."""
        self.do("WebDriver:SwitchToFrame", element=element[ELEMENT] if element else None)

    def resize(self, width: int, height: int) -> None:
        """Give the page a size; the window is larger by what the browser shows around it."""
        grows = self.run(
            "arguments[arguments.length - 1]([outerWidth - innerWidth, outerHeight - innerHeight])"
        )
        self.do("WebDriver:SetWindowRect", width=width + grows[0], height=height + grows[1])

    def picture(self) -> str:
        """Take a picture of what is seen, in base64."""
        return str(self.do("WebDriver:TakeScreenshot", full=False))

    def end(self) -> None:
        """Hang up."""
        self._answers.close()
        self._socket.close()


class Http:
    """A browser behind a driver that answers HTTP."""

    def __init__(self, address: str, capabilities: dict[str, Any]) -> None:
        self._address = address
        self._session = ""
        started = self.do("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self._session = f"/session/{started['sessionId']}"
        self.do("POST", "/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def do(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send one command and return what it gives."""
        request = urllib.request.Request(
            self._address + self._session + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            with error:
                told = error.read().decode(errors="replace")
            raise WireError(f"{method} {path}: {told}") from None

    def run(self, script: str, *args: Any) -> Any:
        """Call a script in the page."""
        return self.do("POST", "/execute/async", {"script": script, "args": list(args)})

    def navigate(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        self.do("POST", "/url", {"url": url})

    def actions(self, sources: list[dict[str, Any]]) -> None:
        """Play input as it comes from devices."""
        self.do("POST", "/actions", {"actions": sources})

    def frame(self, element: dict[str, str] | None) -> None:
        """Turn to the page within a frame, None to the outermost page."""
        self.do("POST", "/frame", {"id": element})

    def resize(self, width: int, height: int) -> None:
        """Give the window a size; it shows nothing but the page."""
        self.do("POST", "/window/rect", {"width": width, "height": height})

    def picture(self) -> str:
        """Take a picture of what is seen, in base64."""
        return str(self.do("GET", "/screenshot"))

    def end(self) -> None:
        """End the session; the driver ends the browser."""
        self.do("DELETE", "")
