"""Debian's Chromium, as all tests start it."""

import shutil

# Either will do; the one that can show no window takes half the time.
PROGRAMS = ("chromium-headless-shell", "chromium")
PROGRAM = next(filter(None, map(shutil.which, PROGRAMS)), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
