"""Helpers for the tests; nothing here is part of the engine."""
