"""Looks at a page: with axe, and at where things stand, in the looks and the widths that it has."""

import functools
import json
import os
import pathlib

import axe_playwright_python

PICTURES = os.environ.get("KIDD_PICTURES")  # A folder, for those who look themselves.
# Every look in every width is seen once a night (`make prove`). In between there is a core: the page as it is read at first, the
# narrowest and the widest, where things come too near to each other or to the edge; the widest letters in the narrowest;
# and the colors of each look.
ALL = bool(os.environ.get("KIDD_ALL_LOOKS") or PICTURES)
WIDTHS = (360, 768, 1280)
CORE = {"light": (WIDTHS[0], WIDTHS[-1]), "dyslexia": WIDTHS[:1]}
LOOKS = ("light", "dark", "dyslexia", "contrast")
SHAPES = ("light", "dyslexia")  # Those in which things stand elsewhere; the others have other colors alone.
COLORS = ["color-contrast", "link-in-text-block"]  # The rules of axe that other colors can break.
HERE = pathlib.Path(__file__).parent


@functools.cache
def axe():
    return (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


@functools.cache
def layout():
    return (HERE / "layout.js").read_text()


class Looker:
    """Looks at one page. The page's own policy is for what the page loads; this comes from outside, as a developer's tool does."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def run(self, script):
        found = self.session.send("Runtime.evaluate", {"expression": script, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in found:
            raise AssertionError(found["exceptionDetails"])
        return found["result"].get("value")

    def dress(self, look):
        """Gives the page one of the looks that a child, or its parent, can choose."""
        self.page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        self.run(f"""(() => {{
            const {{ dataset }} = document.documentElement;
            delete dataset.letters;
            delete dataset.contrast;
            if ({look == "dyslexia":d}) dataset.letters = "dyslexia";
            if ({look == "contrast":d}) dataset.contrast = "high";
        }})()""")

    def settle(self):
        """Nothing moves any more but what turns for ever."""
        self.run("""Promise.all(document.getAnimations().filter(a => a.effect.getComputedTiming().iterations !== Infinity)
            .map(a => a.finished.catch(() => {}))).then(() => Promise.all([...document.images].map(i => i.src && i.decode().catch(() => {}))))
            .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))""")

    def findings(self, rules=None):
        """What axe finds: rule and places; by some rules, or by all."""
        if not self.run("typeof axe === 'object'"):
            self.run(axe() + ";0")
        options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        told = self.run(f"axe.run(document, {json.dumps(options)})" + """.then(({ violations }) =>
            JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(node => node.html.slice(0, 160) + " " + (node.any[0]?.message ?? ""))])))""")
        return json.loads(told)

    def misplaced(self):
        """What is misplaced, too small, or over something else."""
        return self.run(layout())

    def look(self, name, looks=LOOKS, widths=WIDTHS):
        """All faults of what the page shows now, in some looks and widths."""
        faults = []
        before = self.page.viewport_size
        for look in looks:
            self.dress(look)
            for width in widths:
                if (look not in SHAPES and not PICTURES) or (not ALL and width not in CORE[look]):
                    continue
                self.page.set_viewport_size({"width": width, "height": 800})
                self.settle()
                faults += [f"{name}, {look}, {width}: {fault}" for fault in self.misplaced()]
                if PICTURES:
                    self.page.screenshot(path=f"{PICTURES}/{name}-{look}-{width}.png", full_page=True)
            if ALL or look != "dyslexia":
                faults += [f"{name}, {look}: {finding}" for finding in self.findings(None if look in SHAPES else COLORS)]
        self.page.set_viewport_size(before)
        self.dress("light")
        return faults
