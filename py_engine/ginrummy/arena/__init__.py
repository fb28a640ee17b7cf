"""Opponents against each other by the thousand, outside programs too: for measuring, never for the page."""
