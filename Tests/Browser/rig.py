"""Starts kidd and kidd-web in a folder of their own, and opens the page in a real Chromium, one for all tests of a run.

The programs are those of KIDD_BIN. With KIDD_WORDS set to a folder of words, texts that the programs do not have yet come from there.
"""

import atexit
import datetime
import functools
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import zoneinfo

from playwright.sync_api import Page, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = pathlib.Path(os.environ.get("KIDD_BIN") or ROOT / ".build/debug")
CHROMIUM = os.environ.get("KIDD_CHROMIUM", "/usr/bin/chromium")
PIN = "2468"


def wait(condition, what, seconds=60):
    """Waits until a condition holds; gives what it gave."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"not within {seconds} s: {what}")


@functools.cache
def chromium():
    """The browser; each test has a context of its own in it."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], timeout=120_000)
    atexit.register(browser.close)
    return browser


class Rig:
    """One household with its daemon, its gateway and a browser."""

    def __init__(self, *, weeks=0, page=ROOT / "web", packs=()):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kidd-page-"))
        self.socket = self.folder / "kidd.sock"
        self.control = self.folder / "web.sock"
        self.page_folder = page
        self.weeks = weeks
        self.packs = packs
        self.port = 0
        self.kidd = self.gateway = None
        self.browser = None
        try:
            self.start_kidd()
            self.start_gateway()
            self.browser = chromium()
        except BaseException:
            self.close()
            raise

    # Programs

    def start_kidd(self):
        options = ["--dev"]
        if not (self.folder / "data").exists():
            options += ["--sample", "--sample-weeks", str(self.weeks)]
        for pack in self.packs:
            options += ["--pack", str(pack)]
        self.kidd = self.start(
            [BIN / "kidd", "serve", *options, "--socket", self.socket, "--data-dir", self.folder / "data", "--key-file", self.folder / "key"],
            "kidd",
        )
        wait(self.answers, "kidd answers", 120 if not self.weeks else 480)

    def answers(self):
        if self.kidd.poll() is not None:
            raise AssertionError((self.folder / "kidd.log").read_text())
        return self.socket.exists() and self.ctl("household", "status", check=False).returncode == 0

    def start_gateway(self):
        self.gateway = self.start(
            [BIN / "kidd-web", "serve", "--page", self.page_folder, "--socket", self.socket, "--control", self.control],
            "kidd-web",
        )
        # Asked earlier, `open` would be a gateway itself: what a killed one leaves of its socket is still there.
        wait(self.is_heard, "kidd-web answers")

    def is_heard(self):
        """Whether a gateway listens."""
        with socket.socket(socket.AF_UNIX) as line:
            return line.connect_ex(str(self.control)) == 0

    def start(self, command, name):
        with open(self.folder / f"{name}.log", "ab") as log:
            return subprocess.Popen([str(word) for word in command], stdout=log, stderr=log, env=self.environment())

    def environment(self):
        # PINs are checked at once: what they cost is tested elsewhere.
        own = {"KIDD_SOCKET": str(self.socket), "XDG_RUNTIME_DIR": str(self.folder), "NO_COLOR": "1", "KIDD_PIN_COST": "minimum"}
        # Of a run under a clock that is set (scripts/set-clocks) kidd has that clock, and the browser the machine's.
        clock = {"LD_PRELOAD": os.environ["KIDD_PRELOAD"]} if "KIDD_PRELOAD" in os.environ else {}
        return {**os.environ, **own, **clock}

    def open_line(self):
        done = subprocess.run(
            [str(BIN / "kidd-web"), "open", "--print-only", "--control", str(self.control), "--socket", str(self.socket)],
            capture_output=True, text=True, env=self.environment(), timeout=120,
        )
        found = re.search(r"http://\S+", done.stdout)
        return found.group(0) if found else None

    def kill_kidd(self):
        """As the kernel does."""
        self.kidd.send_signal(signal.SIGKILL)
        self.kidd.wait()

    def stop_gateway(self):
        self.gateway.terminate()
        self.gateway.wait(60)

    def kill_gateway(self):
        """As the kernel does."""
        self.gateway.send_signal(signal.SIGKILL)
        self.gateway.wait()

    def end_page(self):
        """Ends the gateway for every browser, as a parent does."""
        command = [str(BIN / "kidd-web"), "stop", "--control", str(self.control)]
        subprocess.run(command, env=self.environment(), timeout=120, check=True)
        self.gateway.wait(60)

    def ctl(self, *words, check=True, input=None):
        """Runs kidctl."""
        done = subprocess.run(
            [str(BIN / "kidctl"), *map(str, words)], capture_output=True, text=True, env=self.environment(), timeout=120, input=input,
        )
        if check and done.returncode:
            raise AssertionError(f"kidctl {words}: {done.stdout}{done.stderr}")
        return done

    def now(self):
        """The time of the family."""
        return datetime.datetime.fromisoformat(json.loads(self.ctl("daemon", "info", "--json").stdout)["now"])

    def afternoon(self):
        """It is three in the afternoon of the next day: what a trial sees must not depend on when it runs."""
        now = self.now()
        # In the family's zone: the day may be one of 23 or 25 hours.
        zone = zoneinfo.ZoneInfo(json.loads(self.parent("household", "show", "--json").stdout)["zone"])
        then = datetime.datetime.combine(now.date() + datetime.timedelta(days=1), datetime.time(15), zone)
        self.ctl("clock", "advance", f"{int((then - now).total_seconds() // 60)}m")

    def parent(self, *words):
        """kidctl as a parent."""
        pin = self.folder / "pin"
        pin.write_text(PIN + "\n")
        pin.chmod(0o600)
        return self.ctl(*words, "--pin-file", pin)

    # The browser

    def context(self, **options):
        """A browser of its own, let in at the page."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}, "locale": "en-US", **options})
        context.set_default_timeout(60_000)
        words = os.environ.get("KIDD_WORDS")
        if words:
            context.route("**/words/*.json", lambda route: self.mix_words(route, pathlib.Path(words)))
        return context

    def mix_words(self, route, folder):
        reply = route.fetch()
        if not reply.ok:
            return route.fulfill(response=reply)
        told = reply.json()
        own = json.loads((folder / f"{told['tag'].split('-')[0]}.json").read_text())["texts"]
        told["texts"].update({key: text for key, text in own.items() if key.startswith("web.")})
        route.fulfill(response=reply, json=told)

    def open(self, path="/", context=None, **options) -> Page:
        """The page at a path of its own, such as `/child/mia`."""
        page = (context or self.context(**options)).new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on("console", lambda line: page.complaints.append(f"{line.text} ({line.location.get('url')})") if line.type == "error" else None)
        page.goto(self.open_line())
        page.wait_for_selector("main *")
        self.port = int(re.search(r":(\d+)", page.url).group(1))
        page.goto(f"http://127.0.0.1:{self.port}/#{path}")
        return page

    def close(self):
        for context in self.browser.contexts if self.browser else []:
            context.close()
        for program in (self.gateway, self.kidd):
            if program and program.poll() is None:
                program.terminate()
                program.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)
