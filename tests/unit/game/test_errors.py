from __future__ import annotations

from ginrummy.game.errors import CodedError, IllegalAction


def test_an_error_is_a_code_and_its_values() -> None:
    error = IllegalAction("over_knock_limit", deadwood=12, limit=10)
    assert isinstance(error, CodedError)
    assert isinstance(error, ValueError)
    assert (error.code, error.params) == ("over_knock_limit", {"deadwood": 12, "limit": 10})
    assert str(error) == "over_knock_limit {'deadwood': 12, 'limit': 10}"
    assert str(CodedError("deal_over")) == "deal_over"
