"""Rules as a record names them: a preset, and what differs from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from ginrummy.game.errors import CodedError
from ginrummy.game.rules import CHOICES, PRESETS, SWITCHES, Rules, merged, preset
from ginrummy.records.refusals import BadWord

_TEXT = re.compile(r"(?P<preset>[a-z_]+)(?:\((?P<changes>[a-z0-9_=,-]+)\))?")


def plain(rules: Rules) -> dict[str, int | str | bool]:
    """Return every field as a plain value: a number, a word, or true and false.

    >>> plain(Rules())["knock_mode"], plain(Rules())["gin_bonus"]
    ('fixed', 25)
    """
    return {
        name: value.value if isinstance(value, StrEnum) else value for name, value in rules.as_dict().items()
    }


def nearest(rules: Rules) -> str:
    """Return the preset from which the fewest fields differ, the first of several.

    >>> nearest(Rules()), nearest(PRESETS["palace"])
    ('regular', 'palace')
    """
    return min(PRESETS, key=lambda name: len(changes(rules, name)))


def changes(rules: Rules, base: str) -> dict[str, int | str | bool]:
    """Return the fields that differ from a preset's; raises CodedError ``unknown_preset``.

    >>> changes(PRESETS["eaai"], "straight")
    {'knock_mode': 'fixed', 'next_dealer': 'alternate'}
    """
    usual = plain(preset(base))
    return {name: value for name, value in plain(rules).items() if value != usual[name]}


def rules_of(value: object) -> Rules:
    """Read rules from plain data: a preset's name, or a table of fields over ``preset``, which is regular if absent.

    Raises CodedError ``unknown_preset``, ``unknown_rule``, ``unknown_rule_value``, ``rule_out_of_bounds``,
    ``rules_conflict``; BadWord ``bad_rules`` for what is neither.

    >>> rules_of({"preset": "classic", "box_bonus": 25}).box_bonus, rules_of("straight").gin_bonus
    (25, 25)
    """
    if isinstance(value, str):
        return preset(value)
    if not isinstance(value, Mapping):
        raise BadWord("bad_rules")
    fields = {str(name): field for name, field in value.items()}
    base = preset(fields.pop("preset", "regular"))
    for name, field in fields.items():
        # A fraction equals the whole number it is, so it would pass for one.
        if not isinstance(field, int | str):
            raise CodedError("unknown_rule_value", field=name[:40], value=str(field)[:40])
    values: dict[str, Any] = merged(base, fields)
    return Rules(**values)


def write_rules(rules: Rules) -> str:
    """Write rules without a space: a preset and, in brackets, the fields that differ.

    >>> write_rules(rules_of({"preset": "classic", "box_bonus": 25, "spade_double": False}))
    'classic(box_bonus=25)'
    """
    base = nearest(rules)
    differ = ",".join(f"{name}={_word(value)}" for name, value in changes(rules, base).items())
    return f"{base}({differ})" if differ else base


def parse_rules(text: str) -> Rules:
    """Read rules from their text; the inverse of :func:`write_rules`.

    Raises BadWord ``bad_rules`` or as :func:`rules_of` does.

    >>> parse_rules("regular(gin_bonus=20)").gin_bonus
    20
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        raise BadWord("bad_rules")
    fields: dict[str, object] = {"preset": found["preset"]}
    for change in (found["changes"] or "").split(",") if found["changes"] else ():
        name, equals, word = change.partition("=")
        if not equals or name in fields:
            raise BadWord("bad_rules")
        fields[name] = _value(name, word)
    return rules_of(fields)


def _word(value: int | str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(name: str, word: str) -> object:
    if name in CHOICES:
        return word
    if name in SWITCHES:
        return {"true": True, "false": False}.get(word, word)
    return int(word) if re.fullmatch(r"-?[0-9]{1,6}", word) else word
