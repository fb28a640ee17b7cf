"""Write what the page and others know of the engine beforehand: types, schema, offer.

The types and the JSON schema of the protocol come from ``ginrummy.table.messages``.  The offer is the engine's own
greeting, so that the page can show every game before the engine has started.
``python tools/protocol_types.py`` writes all three files; ``--check`` exits with 1 where one differs.
"""

from __future__ import annotations

import json
import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ginrummy.table import messages
from ginrummy.table.bridge import hello
from ginrummy.table.statements import idle_rows

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web/src/engine/protocol.d.ts"
SCHEMA = ROOT / "docs/protocol.schema.json"
OFFER = ROOT / "web/src/engine/offer.js"


def shapes() -> dict[str, type]:
    """Return every message type by name, in the order of the source."""
    return {name: item for name, item in vars(messages).items() if is_typeddict(item)}


def fields(shape: type) -> list[tuple[str, Any, bool]]:
    """List a message's fields: name, type, whether it may be absent."""
    hints = get_type_hints(shape, vars(messages), include_extras=True)
    return [
        (name, get_args(hint)[0], True) if get_origin(hint) is NotRequired else (name, hint, False)
        for name, hint in hints.items()
    ]


def typescript(hint: Any) -> str:
    """Write a Python type as a TypeScript type; raises TypeError for one that has no place in a message."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(arg) for arg in args)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    plain: dict[Any, str] = {
        int: "number",
        float: "number",
        str: "string",
        bool: "boolean",
        type(None): "null",
        Any: "unknown",
    }
    if hint not in plain:
        raise TypeError(f"no TypeScript for {hint!r}")
    return plain[hint]


def schema(hint: Any) -> dict[str, Any]:
    """Write a Python type as JSON schema; raises TypeError for one that has no place in a message."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema(arg) for arg in args]}
    if origin is list:
        return {"type": "array", "items": schema(args[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema(args[1])}
    plain: dict[Any, dict[str, Any]] = {
        int: {"type": "integer"},
        float: {"type": "number"},
        str: {"type": "string"},
        bool: {"type": "boolean"},
        type(None): {"type": "null"},
        Any: {},
    }
    if hint not in plain:
        raise TypeError(f"no schema for {hint!r}")
    return plain[hint]


def types_text() -> str:
    """Write the TypeScript declarations."""
    lines = ["// Written by `make types` from py_engine/ginrummy/table/messages.py; do not edit.", ""]
    for name, shape in shapes().items():
        lines += [f"/** {' '.join((shape.__doc__ or '').split())} */", f"export interface {name} {{"]
        lines += [
            f"  {field}{'?' if absent else ''}: {typescript(hint)};" for field, hint, absent in fields(shape)
        ]
        lines += ["}", ""]
    return "\n".join(lines)


def schema_text() -> str:
    """Write the JSON schema: a request or a reply, and every message in them."""
    defs = {
        name: {
            "description": " ".join((shape.__doc__ or "").split()),
            "type": "object",
            "properties": {field: schema(hint) for field, hint, _ in fields(shape)},
            "required": [field for field, _, absent in fields(shape) if not absent],
            "additionalProperties": False,
        }
        for name, shape in shapes().items()
    }
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages between the page and the engine",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
        "$defs": defs,
    }
    return json.dumps(document, indent=2) + "\n"


def laid_out(value: Any, depth: int, indent: str = "") -> str:
    """Write a value as JSON, a line for every item down to a depth, so that a change shows as the lines it is."""
    if depth == 0 or not isinstance(value, dict | list) or not value:
        return json.dumps(value)
    inner = indent + "  "
    if isinstance(value, list):
        items = [laid_out(item, depth - 1, inner) for item in value]
        opening, closing = "[]"
    else:
        items = [f"{json.dumps(key)}: {laid_out(item, depth - 1, inner)}" for key, item in value.items()]
        opening, closing = "{}"
    lines = "".join(f"{inner}{item},\n" for item in items)
    return f"{opening}\n{lines}{indent}{closing}"


def offer_text() -> str:
    """Write the engine's greeting, and when a field of the rules means nothing, as a module of the page."""
    return f"""// Written by `make types` from what the engine offers; do not edit.

/** @type {{import('./protocol.js').HelloMessage}} */
export const OFFER = {laid_out(hello(), 4)};

/**
 * When a field of the rules means nothing: where every field in `when` has one of the values given. `reason` names the
 * field that makes it so.
 * @type {{{{field: string, reason: string, when: Record<string, (string | number | boolean)[]>}}[]}}
 */
export const IDLE = {laid_out(idle_rows(), 1)};
"""


def main(arguments: list[str]) -> int:
    """Write the files, or compare them; return the exit status."""
    stale = []
    for path, text in ((TYPES, types_text()), (SCHEMA, schema_text()), (OFFER, offer_text())):
        if "--check" in arguments:
            if not path.exists() or path.read_text() != text:
                stale.append(str(path.relative_to(ROOT)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    for name in stale:
        print(f"{name} differs from what Python says: run 'make types'", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
