"""What a real browser lets others do to the page: a page from elsewhere, a page of another port of this machine with the
page's own cookie, and what a family has typed."""

import http.server
import threading
import unittest

from rig import Rig, wait

# What the other page tries; each gives what came of it. TARGET is the gateway.
TRIES = """async (target) => {
  const tried = {};
  const element = (name, set) => new Promise((done) => {
    const made = document.createElement(name);
    made.onload = () => done("loaded");
    made.onerror = () => done("refused");
    set(made);
    document.body.append(made);
  });
  tried.script = await element("script", (made) => { made.src = `${target}/v/page/js/words.js`; });
  tried.image = await element("img", (made) => { made.src = `${target}/icon.svg`; });
  tried.style = await element("link", (made) => { made.rel = "stylesheet"; made.href = `${target}/app.css`; });
  tried.fetch = await fetch(`${target}/words/en.json`, { credentials: "include" }).then((reply) => reply.text(), () => "refused");
  tried.blind = await fetch(`${target}/words/en.json`, { credentials: "include", mode: "no-cors" }).then((reply) => reply.type, () => "refused");
  tried.socket = await new Promise((done) => {
    const socket = new WebSocket(`${target.replace("http", "ws")}/ws`);
    socket.onopen = () => done("open");
    socket.onerror = () => done("refused");
  });
  const frame = document.createElement("iframe");
  frame.src = `${target}/`;
  await new Promise((done) => { frame.onload = done; document.body.append(frame); });
  try { tried.frame = frame.contentDocument ? "read" : "closed"; } catch { tried.frame = "closed"; }
  const opened = window.open(`${target}/`);
  await new Promise((done) => setTimeout(done, 1500));
  try { tried.window = !opened || opened.closed ? "closed" : opened.document.title || "blank"; } catch { tried.window = "closed"; }
  return tried;
}"""
NOTHING = {
    "script": "refused", "image": "refused", "style": "refused", "fetch": "refused", "blind": "refused", "socket": "refused",
    "frame": "closed", "window": "closed",
}
NAME = "<img src=x onerror=hit(1)>"


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """A page of another program."""

    cookies = ""

    def do_GET(self):
        Elsewhere.cookies += self.headers.get("Cookie", "")
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>other</title><link rel=icon href='data:,'><body></body>")

    def log_message(self, *_):
        pass


class ElsewhereTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rig = Rig()
        cls.addClassCleanup(cls.rig.close)
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.addClassCleanup(cls.server.server_close)
        cls.addClassCleanup(cls.server.shutdown)

    def setUp(self):
        """A browser that was let in at the page, and its page."""
        self.context = self.rig.context()
        self.addCleanup(self.context.close)
        self.page = self.rig.open("/", self.context)
        self.target = f"http://127.0.0.1:{self.rig.port}"

    def tries(self, host):
        other = self.context.new_page()
        other.goto(f"http://{host}:{self.server.server_port}/")
        return other.evaluate(TRIES, self.target)

    def test_the_page_of_another_port_gets_nothing_though_the_cookie_goes_along(self):
        self.assertEqual(self.tries("127.0.0.1"), NOTHING)
        self.assertIn("kidd-web=", Elsewhere.cookies, "to browsers both are one site")

    def test_a_page_from_elsewhere_gets_nothing(self):
        self.assertEqual(self.tries("localhost"), NOTHING)

    def test_a_form_from_elsewhere_is_refused(self):
        other = self.context.new_page()
        other.goto(f"http://127.0.0.1:{self.server.server_port}/")
        with other.expect_response(f"{self.target}/") as heard:
            other.evaluate("""(to) => {
                const form = document.createElement("form");
                form.method = "post";
                form.action = to;
                document.body.append(form);
                form.submit();
            }""", self.target + "/")
        self.assertEqual(heard.value.status, 405)

    def test_a_name_that_looks_like_a_script_is_a_name(self):
        self.rig.parent("child", "update", "mia", "--name", NAME)
        self.addCleanup(lambda: self.rig.parent("child", "update", "mia", "--name", "Mia"))
        self.page.reload()
        self.page.locator(".who-card", has_text=NAME).wait_for()
        self.assertEqual(self.page.locator("img[src=x]").count(), 0)

    def test_even_what_got_into_the_page_runs_no_script_and_reaches_nobody(self):
        page = self.page
        page.evaluate("""(to) => {
            window.hits = [];
            window.hit = (what) => hits.push(what);
            document.addEventListener("securitypolicyviolation", (event) => hits.push(`held ${event.effectiveDirective}`));
            document.body.insertAdjacentHTML("beforeend", "<img src=x: onerror=hit(1)><iframe srcdoc='<script>parent.hit(2)</script>'></iframe>");
            for (const set of [(made) => { made.textContent = "hit(3)"; }, (made) => { made.src = to; }]) {
                const made = document.createElement("script");
                set(made);
                document.body.append(made);
            }
            new Image().src = to;
            fetch(to).then(() => hit(4), () => {});
        }""", f"http://127.0.0.1:{self.server.server_port}/")
        held = {"held script-src-attr", "held script-src-elem", "held img-src", "held connect-src"}
        wait(lambda: held <= set(page.evaluate("hits")), f"the policy holds: {page.evaluate('hits')}", 20)
        self.assertEqual([what for what in page.evaluate("hits") if not str(what).startswith("held")], [])


if __name__ == "__main__":
    unittest.main()
