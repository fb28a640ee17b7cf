"""What every test shares: repeatable hypothesis runs."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The same examples on every run: a red suite must be red again. The soak tests look for fresh ones.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("repeatable")
