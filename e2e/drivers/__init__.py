"""Browsers that Playwright cannot start, driven as it drives its own: Firefox ESR and WebKitGTK."""
