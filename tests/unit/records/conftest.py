from __future__ import annotations

import pytest

BY_HAND = '''\
# Written after a game at the kitchen table.
format = "gin rummy deal"
version = 1
recorded_by.program = "by hand"

[rules]
preset = "regular"

[deal]
dealer = "B"
hands.A = "Ac 2c 3c 4d 5d 6d 9c 9d 9h 2s"
hands.B = "4c 5c 7d 8d Kh Ks Qc Jd 6s 5h"
upcard = "Th"
play = """
A passes
B passes
A draws Kd            # the stock's first card

A knocks with Kd: Ac2c3c 9h9c9d 6d5d4d
B lays off 4c on Ac2c3c
B lays off 5c on Ac2c3c4c
B lays off 7d on 4d5d6d
B is done
"""

[deal.result]
ending = "knock"
winner = "A"
points = 57
deadwood = { A = 2, B = 59 }
'''

HIDDEN = '''\
format = "gin rummy deal"
version = 1

[rules]
preset = "straight"

[deal]
dealer = "A"
hands.A = "Ac 2c 3c 4d 5d 6d 9c 9d Kd Qs"
hands.B = "?? ?? ?? ?? ?? ?? ?? ?? ?? ??"
upcard = "Th"
play = """
B takes Th
B discards 4s
A draws 9h
A discards Qs
B draws ??
B discards 2d
A draws 9s
A goes gin with Kd: Ac2c3c 4d5d6d 9c9d9h9s
B shows Th Jh Qh 3s 5s 7s 8h 8c 2h Ks
"""
'''


@pytest.fixture
def by_hand() -> str:
    """Return a record as a person writes it."""
    return BY_HAND


@pytest.fixture
def hidden() -> str:
    """Return what A could write down of a deal."""
    return HIDDEN
