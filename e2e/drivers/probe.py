"""Playwright's own eyes, for browsers that it does not drive: roles, names and the outline of a page.

What finds elements by role and name is a script that Playwright puts into each page.  It is plain JavaScript and
works in any browser, so the same names mean the same elements in all of them.
"""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import playwright

MARK = "packages/playwright-core/src/generated/injectedScriptSource.ts"


@cache
def source() -> str:
    """Read the script from the installed Playwright; a statement that leaves ``globalThis.__probe`` behind."""
    bundle = Path(playwright.__file__).parent / "driver" / "package" / "lib" / "coreBundle.js"
    text = bundle.read_text(encoding="utf-8")
    found = re.compile(r"source\d* = ('(?:[^'\\]|\\.)*');").search(text, text.find(f'"{MARK}"()'))
    if MARK not in text or found is None:
        raise LookupError(f"This Playwright keeps its script elsewhere than in {bundle.name} at {MARK}")
    # A JavaScript literal is read by JavaScript.
    read = subprocess.run(
        ["node", "-e", "process.stdout.write(eval(require('fs').readFileSync(0, 'utf8')))"],
        input=found[1],
        capture_output=True,
        text=True,
        check=True,
    )
    options = {
        "isUnderTest": False,
        "sdkLanguage": "python",
        "frameSeq": 1,
        "testIdAttributeName": "data-testid",
        "stableRafCount": 1,
        "browserName": "firefox",
        "customEngines": [],
    }
    return (
        f"{{ const module = {{}}; {read.stdout}\n"
        f"globalThis.__probe = new (module.exports.InjectedScript())(globalThis, {json.dumps(options)}); }}"
    )


def by_role(role: str, name: str | re.Pattern[str] | None, exact: bool) -> str:
    """Write a selector as Playwright's own ``get_by_role`` does."""
    if name is None:
        return f"internal:role={role}"
    return f"internal:role={role}[name={_quoted(name, exact)}]"


def by_text(text: str | re.Pattern[str], exact: bool) -> str:
    """Write a selector as Playwright's own ``get_by_text`` does."""
    return f"internal:text={_quoted(text, exact)}"


def _quoted(text: str | re.Pattern[str], exact: bool) -> str:
    if isinstance(text, re.Pattern):
        return f"/{text.pattern}/{'i' if text.flags & re.IGNORECASE else ''}"
    return json.dumps(text, ensure_ascii=False) + ("s" if exact else "i")
