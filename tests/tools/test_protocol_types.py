from __future__ import annotations

import json

import pytest

import protocol_types


def test_what_was_written_is_what_the_engine_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert protocol_types.main(["--check"]) == 0, capsys.readouterr().err


def test_a_list_laid_out_has_a_line_for_every_item() -> None:
    value = {"names": ["a", "b"], "deep": {"x": [1, 2]}, "none": []}
    text = protocol_types.laid_out(value, 2)
    assert text.splitlines() == [
        "{",
        '  "names": [',
        '    "a",',
        '    "b",',
        "  ],",
        '  "deep": {',
        '    "x": [1, 2],',
        "  },",
        '  "none": [],',
        "}",
    ]
    assert protocol_types.laid_out(value, 0) == json.dumps(value)
