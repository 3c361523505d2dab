"""Debian's Chromium, driven by Playwright: what the checks of pages and the pictures have in common."""

import os
import shutil
import sys
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

WIDTHS = (360, 768, 1280)
SCHEMES = ("light", "dark")


@contextmanager
def chromium():
    path = os.environ.get("KIDD_CHROMIUM") or shutil.which("chromium")
    if not path:
        sys.exit("there is no chromium: scripts/setup test installs it")
    # Its sandbox wants rights that containers and root do not give; only pages of kidd's own are opened.
    options = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=options)
        try:
            yield browser
        finally:
            browser.close()
