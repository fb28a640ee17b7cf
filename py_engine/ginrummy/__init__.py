"""Gin rummy: rules, opponents and a table, in pure Python."""

__version__ = "0.1.0"
