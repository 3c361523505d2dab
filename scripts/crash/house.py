"""A household of the crash trial: the real daemon on a folder of its own, and what it has acknowledged."""

import collections
import copy
import datetime
import json
import os
import re
import signal
import subprocess
import threading
import time

from wirekit import Connection, Fault

PIN = "2468"
PASSPHRASE = "correct horse battery"
# Small bounds, so that checkpoints and snapshots fall into every round, and keys of backups that cost nothing.
SMALL = {"KIDD_CHECKPOINT_PAGES": "8", "KIDD_SNAPSHOT_RECORDS": "40", "KIDD_BACKUP_COST": "minimum",
         "KIDD_CLOCK_SYNCHRONISED": "yes"}
AT_HOME = {"journal.db", "journal.db-shm", "journal.db-wal", "journal.mark", "lock", "packs", "replaced"}
LEASE_SECONDS = 60


class Gone(Exception):
    """The daemon ended while somebody waited for it."""


class Refused(Exception):
    """The daemon said no, and what it said."""

    def __init__(self, error):
        super().__init__(f"{error.get('data', {}).get('kind')}: {error['message']}")
        self.kind = error.get("data", {}).get("kind")


class Violation(Exception):
    """A promise was broken."""


class House:
    def __init__(self, programs, folder, uid=None):
        self.programs, self.folder, self.uid = programs, folder, uid
        self.data, self.key = os.path.join(folder, "data"), os.path.join(folder, "household.key")
        self.stick = os.path.join(folder, "stick")
        self.process = self.connection = self.tracer = None
        self.number = 0
        self.replies = collections.deque(maxlen=4)
        self.used = {}
        self.pending = self.denied = None
        self.questions = {}
        self.state = {"answers": {}}
        os.makedirs(self.stick, exist_ok=True)
        self.write("passphrase", PASSPHRASE + "\n")
        for path in (folder, self.stick):
            self.give(path)
        self.start()
        self.unlock()
        for child in ("mia", "ben"):
            self.free(child)
        self.state = self.see()

    # The processes

    def give(self, path):
        if self.uid is not None:
            os.chown(path, self.uid, self.uid)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, 0o600)
        self.give(path)
        return path

    def spawn(self, command, log):
        extra = {} if self.uid is None else {"user": self.uid, "group": self.uid, "extra_groups": []}
        with open(os.path.join(self.folder, log), "wb" if log == "offline" else "ab") as file:
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, cwd=self.folder,
                                    env={**os.environ, **SMALL, "TMPDIR": self.folder}, **extra)

    def start(self, seconds=20):
        socket = os.path.join(self.folder, "s")
        self.process = self.spawn(
            [os.path.join(self.programs, "kidd"), "serve", "--dev", "--sample", "--sample-weeks", "0", "--socket", socket,
             "--data-dir", self.data, "--key-file", self.key], "log")
        deadline = time.monotonic() + seconds
        while True:
            try:
                self.connection = Connection(socket)
                return
            except OSError:
                if self.process.poll() is not None:
                    raise Violation(f"the daemon does not start: {self.last_words()}") from None
                if time.monotonic() > deadline:
                    raise Violation("the daemon does not open its socket") from None
                time.sleep(0.003)

    def last_words(self, log="log"):
        with open(os.path.join(self.folder, log), "rb") as file:
            return file.read()[-300:].decode("utf-8", "replace").strip()

    def offline(self, *arguments):
        """Runs a command of kidd while the daemon is stopped. It can be killed like the daemon."""
        command = [os.path.join(self.programs, "kidd"), *arguments, "--data-dir", self.data, "--key-file", self.key]
        self.process = self.spawn(self.prefix + command, "offline")
        code = self.process.wait(60)
        if code in (-signal.SIGKILL, 128 + signal.SIGKILL):
            raise Gone()
        if code != 0:
            self.denied, self.pending = self.pending, None
            raise Refused({"message": self.last_words("offline"), "data": {"kind": f"exit {code}"}})

    prefix = []

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.connection:
            self.connection.close()
        self.connection = None

    def stop(self):
        self.process.terminate()
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Violation("the daemon does not stop") from None
        self.connection.close()
        if code != 0:
            raise Violation(f"a stop ends with {code}: {self.last_words()}")

    # strace

    def trace(self, calls, injected=(), is_offline=False):
        """Lets strace watch the daemon, or the next command; gives the file with what it saw."""
        file = os.path.join(self.folder, "calls")
        options = ["strace", "-f", "-o", file, "-e", "signal=none", "-e", "trace=" + calls]
        for inject in injected:
            options += ["-e", "inject=" + inject]
        if is_offline:
            self.prefix = options
            return file
        log = os.path.join(self.folder, "tracer")
        with open(log, "wb") as words:
            self.tracer = subprocess.Popen(options + ["-p", str(self.process.pid)], stdin=subprocess.DEVNULL,
                                           stderr=words)
        deadline = time.monotonic() + 10
        while b"attached" not in open(log, "rb").read():
            if self.tracer.poll() is not None or time.monotonic() > deadline:
                raise Fault("strace cannot attach")
            time.sleep(0.005)
        return file

    def untrace(self):
        self.prefix = []
        tracer, self.tracer = self.tracer, None
        if tracer is None:
            return
        if tracer.poll() is None:
            tracer.terminate()
        try:
            tracer.wait(1)
        except subprocess.TimeoutExpired:
            # It waits for threads of a daemon that is dead.
            tracer.kill()
            tracer.wait()

    # Calls

    def ask(self, method, params):
        """Makes a call and gives its line."""
        request = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        try:
            self.connection.send(request + b"\n")
            return self.connection.receive()
        except Fault as fault:
            if "nothing came" in str(fault):
                raise Violation(f"{method} has no answer: {fault}") from None
            raise Gone() from None
        except OSError:
            raise Gone() from None

    def call(self, method, **params):
        reply = json.loads(self.ask(method, params))
        if "error" in reply:
            raise Refused(reply["error"])
        return reply["result"]

    def change(self, method, params, keyed=True, **changes):
        """A call after which the household has these values; until it is acknowledged it may have them or not."""
        self.number += 1
        if keyed:
            params = {**params, "idempotencyKey": f"key-{self.number}"}
        self.denied, self.pending = None, ({**copy.deepcopy(self.state), **changes}, method, params if keyed else None)
        line = self.ask(method, params)
        reply = json.loads(line)
        if "error" in reply:
            # It says itself that it is not known yet, or that only what comes after it failed.
            if not re.search("whether |^the household is erased ", reply["error"]["message"]):
                self.denied, self.pending = self.pending, None
            raise Refused(reply["error"])
        self.acknowledge()
        if keyed:
            self.replies.append((method, params, line))
        return reply["result"]

    def acknowledge(self):
        self.state, self.pending = self.pending[0], None

    def unlock(self):
        self.call("parent.unlock", pin=PIN)

    def free(self, child):
        self.call("policy.set", child=child, dailyMinutes=1440, weeklyMinutes=10080, quietHours=[])

    def grant(self, child="mia"):
        token = f"crash-{self.number + 1}"
        grants = {**self.state["grants"], token: 1}
        self.change("time.grant", {"child": child, "minutes": 1, "why": token}, grants=grants)
        return token

    def use(self, child, seconds=20):
        """Screen time that is acknowledged."""
        self.call("time.beginLease", child=child, lease="game")
        self.call("clock.advance", seconds=seconds)
        reply = self.call("time.renewLease", child=child, lease="game")
        end = datetime.datetime.fromisoformat(reply["expiresAt"]) - datetime.timedelta(seconds=LEASE_SECONDS)
        daily = [rule["usedSeconds"] for rule in reply["decision"]["limits"] if rule["rule"] == "daily"]
        self.note(child, str(end.date()), daily[0])

    def note(self, child, day, seconds):
        key = child, day
        if seconds < self.used.get(key, 0):
            raise Violation(f"{child} had used {self.used[key]} s on {day}, and now {seconds}")
        self.used[key] = seconds

    def answer(self, child="mia"):
        """The next answer of a lesson, right or wrong; begins another lesson where there is none."""
        question = self.questions.get(child)
        if question is None:
            self.begin(child)
            question = self.questions[child]
        if "multipleChoice" in question:
            answer = {"option": question["multipleChoice"]["options"][0]["id"]}
        else:
            answer = {"text": question["fillInBlank"]["wordBank"][0]}
        params = {"activity": question["presentation"].split(".")[0], "presentation": question["presentation"],
                  "answer": answer}
        self.questions[child] = None
        try:
            reply = self.change("activity.answer", params)
        except Refused as refusal:
            if refusal.kind not in ("paused", "finished", "not_now", "stale_presentation"):
                raise
            return
        if child == "mia":
            self.state["answers"] = self.answers()
        question = reply.get("question", {})
        if "multipleChoice" in question or "wordBank" in question.get("fillInBlank", {}):
            self.questions[child] = question

    def begin(self, child):
        """Begins a lesson; one that is open is given up."""
        reply = self.call("activity.start", child=child, lesson="counting-objects", replace=True)
        self.questions[child] = reply["question"]
        if child == "mia":
            self.state["answers"] = {reply["activity"]: 0}

    def answers(self):
        """First answers of the lesson that was begun last, as far as this program knows."""
        if not self.state["answers"]:
            return {}
        listed = self.call("activity.list", child="mia")["activityEntries"]
        return {entry["activity"]: entry["answerCount"] for entry in listed
                if entry["activity"] in self.state["answers"]}

    def append(self, count=3, child="mia"):
        """Events of a front-end that are acknowledged; each names a screen of its own."""
        screens = [f"s{self.number + 1}.{place}" for place in range(count)]
        self.change("log.append", {"child": child, "events": [
            {"event": "screen_appeared", "screen": screen} for screen in screens]},
            events=self.state["events"] + screens)

    def events(self, child="mia"):
        """The screens in the child's log, in their order."""
        if self.call("log.status", child=child)["eventCount"] == 0:
            return []
        screens, after = [], 0
        while after is not None:
            page = self.call("log.export", child=child, afterSeq=after)
            screens += [statement["object"]["id"].split("/")[-1] for statement in page["statements"]
                        if "/screen/" in statement["object"]["id"]]
            after = page.get("next")
        return screens

    # What is there

    def see(self):
        """All that the oracle knows of, as the daemon tells it."""
        household = self.call("household.get")
        state = {
            "name": household["name"], "retention": household.get("retentionMonths"), "grants": {}, "rotations": 0,
            "erasures": 0, "minutes": self.call("policy.get", child="mia")["dailyMinutes"],
            "children": sorted(child["name"] for child in self.call("child.list")["children"]),
            "packs": [pack["pack"] for pack in self.call("pack.list")["packs"] if pack["origin"] == "installed"],
            "answers": self.answers(), "events": self.events(),
        }
        after = 0
        while after is not None:
            page = self.call("audit.list", afterSeq=after, oldestFirst=True, limit=200)
            for entry in page["entries"]:
                state["rotations"] += entry["what"] == "keyRotated"
                state["erasures"] += entry["what"] == "childErased"
                for token in re.findall(r"\((crash-\d+)\)", entry["say"]):
                    state["grants"][token] = state["grants"].get(token, 0) + 1
            after = page.get("next")
        return state

    def compare(self):
        """The household is as it was acknowledged, or wholly as the call that was under way would have it."""
        seen = self.see()
        if self.has_one_more_answer(seen):
            self.state["answers"] = seen["answers"]
            if self.pending:
                self.pending[0]["answers"] = seen["answers"]
        for wanted in [self.state] + ([self.pending[0]] if self.pending else []):
            if seen == wanted:
                self.state = seen
                return
        names = [name for name in seen if seen[name] != self.state[name]]
        words = "; ".join(f"{name} is {difference(seen[name], self.state[name])}" for name in names)
        if self.denied and seen == self.denied[0]:
            raise Violation(f"{self.denied[1]} was refused and happened all the same")
        raise Violation(f"not what was acknowledged: {words}"
                        + (f" (under way: {self.pending[1]})" if self.pending else ""))

    def has_one_more_answer(self, seen):
        """Whether an answer came in that was not acknowledged, or of which nobody has read yet how it counts."""
        known = self.state["answers"]
        return seen["answers"].keys() == known.keys() and all(
            0 <= seen["answers"][name] - count <= 1 for name, count in known.items())

    def check_health(self):
        report = self.call("daemon.doctor")
        if not report["healthy"]:
            raise Violation(f"the doctor finds: {json.dumps(report)[:500]}")
        report = self.call("audit.verify")
        if not report["intact"]:
            raise Violation(f"the audit: {json.dumps(report)[:500]}")

    def check(self):
        """After a start: everything that was promised."""
        self.unlock()
        self.check_health()
        self.compare()
        for child in ("mia", "ben"):
            for day in self.call("time.usage", child=child, dayCount=2)["days"]:
                self.note(child, day["day"], day["usedSeconds"])
        for method, params, line in self.replies:
            again = self.ask(method, params)
            if again != line:
                raise Violation(f"{method} is told otherwise when repeated: {again[:200]!r}, not {line[:200]!r}")
        if self.pending and self.pending[2]:
            reply = json.loads(self.ask(*self.pending[1:]))
            if "error" in reply:
                raise Violation(f"{self.pending[1]} cannot be repeated: {reply['error']['message']}")
            self.acknowledge()
            self.compare()
        self.pending = self.denied = None
        self.check_folders()

    def check_folders(self):
        """Nothing is left of what was interrupted. What a start does in the background has three seconds."""
        deadline = time.monotonic() + 3
        while True:
            inside = set(os.listdir(self.data)) - AT_HOME
            beside = {name for name in os.listdir(self.folder) if name.startswith(("household.key.", "data."))}
            if not inside and not beside:
                break
            if time.monotonic() > deadline:
                raise Violation(f"left over: {sorted(inside | beside)}")
            time.sleep(0.05)
        packs = os.path.join(self.data, "packs")
        if os.path.isdir(packs) and len(os.listdir(packs)) != len(self.state["packs"]):
            raise Violation(f"folders of packs: {os.listdir(packs)}, installed: {self.state['packs']}")


def difference(seen, wanted):
    if isinstance(seen, dict) and isinstance(wanted, dict):
        return {name: (seen.get(name), wanted.get(name)) for name in set(seen) | set(wanted)
                if seen.get(name) != wanted.get(name)}
    return f"{seen!r}, not {wanted!r}"


class Timer:
    """Kills whatever process the house has when its time is over."""

    def __init__(self, house, seconds):
        self.house, self.seconds = house, seconds
        self.thread = threading.Thread(target=self._run)

    def _run(self):
        time.sleep(self.seconds)
        if self.house.process.poll() is None:
            self.house.process.kill()

    def __enter__(self):
        self.thread.start()

    def __exit__(self, *_):
        self.thread.join()
