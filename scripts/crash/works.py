"""The kinds of work that the crash trial interrupts, each with what it checks beyond what holds for all."""

import contextlib
import json
import os
import sqlite3
import subprocess
import time

from crash.house import PASSPHRASE, Gone, Refused, Violation

HOUR, DAY = 3600, 86400


class Work:
    """One kind of work. `ready` and `after` are not interrupted, `run` is."""

    is_offline = False

    def __init__(self, house):
        self.house = house
        self.prepare()

    def prepare(self):
        """Once for each household."""

    def ready(self):
        """Before each round."""

    def run(self):
        raise NotImplementedError

    def heal(self):
        """Before everything is checked: what the work had yet to mend is mended."""

    def after(self):
        """After the start that follows."""


class Commits(Work):
    """Grants, answers, settings and screen time, as fast as they go."""

    def run(self):
        house = self.house
        for _ in range(3):
            house.grant()
            house.answer()
            house.change("household.update", {"name": f"Family {house.number}"}, name=f"Family {house.number}")
            house.answer("ben")
            minutes = 1000 + house.number % 400
            house.change("policy.set", {"child": "mia", "dailyMinutes": minutes}, minutes=minutes)
            house.use("ben")
            house.answer()


class Log(Work):
    """Events of front-ends, among answers and grants; now and then a parent clears them, and their rows go."""

    def prepare(self):
        house = self.house
        house.call("child.update", child="mia", consents={"analytics": True})
        self.round = 0

    def ready(self):
        self.round += 1

    def run(self):
        house = self.house
        for part in range(4):
            house.append()
            house.answer("ben")
            house.append(20)
            house.grant()
            if part == self.round % 8:
                house.change("log.clear", {"child": "mia"}, events=[])


class RotateKey(Work):
    """household.rotateKey"""

    def run(self):
        house = self.house
        house.change("household.rotateKey", {}, keyed=False, rotations=house.state["rotations"] + 1)


class Packs(Work):
    """pack.install and pack.remove, in turn."""

    def prepare(self):
        house = self.house
        kidctl, folder = os.path.join(house.programs, "kidctl"), os.path.join(house.folder, "birds")
        self.archive = folder + ".kiddpack"
        for command in (["new", folder, "--title", "Birds", "--author", "Ada"],
                        ["archive", folder, "--output", self.archive]):
            subprocess.run([kidctl, "pack", *command], check=True, stdout=subprocess.DEVNULL)
        os.chmod(self.archive, 0o644)
        # Nobody has signed it: the refusal names the digest to accept.
        refusal = json.loads(house.ask("pack.install", {"path": self.archive}))
        self.digest = refusal["error"]["data"]["digest"]

    def run(self):
        house = self.house
        if house.state["packs"]:
            house.change("pack.remove", {"pack": "birds"}, keyed=False, packs=[])
        else:
            house.change("pack.install", {"path": self.archive, "accept": self.digest}, keyed=False, packs=["birds"])

    def after(self):
        if self.house.state["packs"]:
            report = self.house.call("pack.verify", pack="birds")
            if not report["intact"]:
                raise Violation(f"the pack: {report['say']}")


class Folds(Work):
    """Old history becomes daily totals, and its rows go."""

    folded = 0

    def prepare(self):
        self.days = 0
        self.learn(33, answers=2)

    def learn(self, days, answers=4):
        house = self.house
        for _ in range(days):
            house.call("clock.advance", seconds=DAY)
            house.replies.clear()
            house.questions.clear()
            house.use("mia")
            for _ in range(answers):
                house.answer()
        # Those keys were used without a PIN, and are other ones with it.
        house.replies.clear()
        house.unlock()

    def ready(self):
        house = self.house
        if house.state["retention"] is not None:
            house.change("household.update", {"retentionMonths": None}, retention=None)
        # Even at the end of a short month a week of them is older than a month then.
        self.learn(11, answers=6)
        self.told = self.tell()

    def tell(self):
        """What a fold must leave as it was: sums, mastery, and the use of each day but today."""
        call = self.house.call
        days = call("time.usage", child="mia", dayCount=400)["days"]
        return (call("rewards.summary", child="mia"), call("mastery.list", child="mia"),
                [(day["day"], day["usedSeconds"]) for day in days[:-1] if day["usedSeconds"]])

    def mia(self):
        children = self.house.call("household.history")["children"]
        return [child for child in children if child["child"] == "mia"][0]

    def run(self):
        """Ends when no row goes any more."""
        house, before = self.house, self.days
        if house.state["retention"] is None:
            house.change("household.update", {"retentionMonths": 1}, retention=1)
        deadline, rows, same = time.monotonic() + 20, None, 0
        while same < 4:
            if time.monotonic() > deadline:
                raise Violation(f"nothing is folded: {self.mia()}")
            now = house.call("daemon.doctor")["rows"] if self.mia()["foldedDays"] > before else None
            same = same + 1 if now is not None and now == rows else 0
            rows = now
            time.sleep(0.003)

    def after(self):
        told = self.tell()
        for was, now, what in zip(self.told, told, ("rewards", "mastery", "days of use")):
            if was != now:
                raise Violation(f"a fold changed {what}: {now}, not {was}")
        self.run()
        if self.tell() != told:
            raise Violation("a fold that went on after a start changed what is told")
        Folds.folded += self.mia()["foldedDays"] - self.days
        self.days = self.mia()["foldedDays"]


class Backup(Work):
    """backup.create"""

    def prepare(self):
        self.round = 0

    def ready(self):
        self.round += 1
        self.path = os.path.join(self.house.stick, f"round-{self.round}.kiddbackup")
        self.is_made = False

    def run(self):
        self.house.call("backup.create", path=self.path, passphrase=PASSPHRASE)
        self.is_made = True

    def after(self):
        if self.is_made and not os.path.exists(self.path):
            raise Violation("a backup that was made is not there")
        parts = verify(self.house, {})
        for name in os.listdir(self.house.stick):
            os.remove(os.path.join(self.house.stick, name))
        if parts:
            raise Violation(f"left over on the stick: {parts}")


def verify(house, known):
    """Reads every backup on the stick; gives the names of what is none. `known` remembers those that were read."""
    parts = []
    for name in sorted(os.listdir(house.stick)):
        path = os.path.join(house.stick, name)
        if not name.endswith(".kiddbackup"):
            parts.append(name)
        elif name not in known:
            report = house.call("backup.verify", path=path, passphrase=PASSPHRASE)
            if not report["intact"]:
                raise Violation(f"the backup {name}: {report['findings']}")
            known[name] = True
    return parts


class Schedule(Work):
    """A backup that kidd makes by itself, when the hour for it comes."""

    def prepare(self):
        self.known = {}
        self.house.call("backup.schedule", folder=self.house.stick, passphrase=PASSPHRASE, everyHours=1, keep=3)
        self.wait(set())

    def files(self):
        return {name for name in os.listdir(self.house.stick) if name.endswith(".kiddbackup")}

    def wait(self, before, seconds=10):
        """Until there is one that was not there before."""
        deadline = time.monotonic() + seconds
        while not self.files() - before:
            if self.house.process.poll() is not None:
                raise Gone()
            if time.monotonic() > deadline:
                raise Refused({"message": "the backup that was due does not come", "data": {"kind": "late"}})
            time.sleep(0.002)

    def ready(self):
        self.before = self.files()

    def run(self):
        # The clock wakes nobody up; the next thing that is stored does.
        self.house.call("clock.advance", seconds=HOUR + 60)
        self.house.call("time.beginLease", child="mia", lease="game")
        self.wait(self.before)

    def after(self):
        house, deadline = self.house, time.monotonic() + 10
        while True:
            listed = house.call("backup.list")
            if not listed["plan"]["active"]:
                raise Violation("the schedule is gone")
            if listed["plan"]["dueAt"] > house.call("time.mayI", child="mia")["now"]:
                break
            if time.monotonic() > deadline:
                raise Violation(f"the backup that was due is not made after a start: {listed}")
            time.sleep(0.02)
        parts = verify(house, self.known)
        if len(self.files()) > 4:
            raise Violation(f"more are kept than 3: {sorted(self.files())}")
        if parts:
            raise Violation(f"left over on the stick: {parts}")


class Restore(Work):
    """backup.restore: a backup, then grants and use, and then the backup again."""

    def prepare(self):
        self.round = 0

    def ready(self):
        house = self.house
        self.round += 1
        for name in os.listdir(house.stick):
            os.remove(os.path.join(house.stick, name))
        self.path = os.path.join(house.stick, f"round-{self.round}.kiddbackup")
        house.grant()
        house.call("backup.create", path=self.path, passphrase=PASSPHRASE)
        self.then = dict(house.state)
        self.since = [house.grant(), house.grant()]
        # Grants that are still good come along.
        self.then["grants"] = dict(house.state["grants"])
        house.change("household.update", {"name": f"After {self.round}"}, name=f"After {self.round}")
        house.use("ben")
        house.replies.clear()
        house.questions.clear()

    def run(self):
        self.house.change("backup.restore", {"path": self.path, "passphrase": PASSPHRASE}, keyed=False, **self.then)

    def after(self):
        """Grants that were still good stay, whichever of the two households it is."""
        grants = [each["grant"].get("why") for each in self.house.call("time.usage", child="mia")["grants"]]
        if any(grants.count(token) != 1 for token in self.since):
            raise Violation(f"of the grants {self.since} there are {[grants.count(token) for token in self.since]}")


class Erase(Work):
    """child.erase"""

    def prepare(self):
        self.round = 0
        self.erased = []

    def ready(self):
        house = self.house
        self.name = next((name for name in house.state["children"] if name.startswith("Kid ")), None)
        if self.name is None:
            self.round += 1
            self.name = f"Kid {self.round}"
            house.change("child.add", {"name": self.name, "born": "2018-03"},
                         children=sorted(house.state["children"] + [self.name]))
            self.child = self.name.lower().replace(" ", "-")
            house.free(self.child)
            self.grants = [house.grant(self.child) for _ in range(3)]
            house.use(self.child)
            for _ in range(12):
                house.answer(self.child)
            house.questions.pop(self.child, None)
        house.replies.clear()

    def run(self):
        house, name = self.house, self.name
        house.change(
            "child.erase", {"child": self.child, "confirmName": name}, keyed=False,
            children=[each for each in house.state["children"] if each != name],
            grants={token: count for token, count in house.state["grants"].items() if token not in self.grants},
            erasures=house.state["erasures"] + 1)

    def after(self):
        house = self.house
        if self.name not in house.state["children"]:
            self.erased.append(self.child)
        for child in self.erased:
            try:
                house.call("child.get", child=child)
            except Refused as refusal:
                if refusal.kind == "unknown_child":
                    continue
            raise Violation(f"{child} was erased and is there again")


class Mend(Work):
    """backup.restore of what is damaged: a row of Mia's is altered, with a younger one behind it that stays."""

    def prepare(self):
        self.path = os.path.join(self.house.stick, "family.kiddbackup")

    def ready(self):
        house = self.house
        if os.path.exists(self.path):
            os.remove(self.path)
        house.grant()
        house.call("backup.create", path=self.path, passphrase=PASSPHRASE)
        house.grant()
        house.stop()
        with contextlib.closing(sqlite3.connect(os.path.join(house.data, "journal.db"))) as base, base:
            base.execute("DELETE FROM snapshots")
            base.execute("UPDATE journal SET body = zeroblob(LENGTH(body)) WHERE seq = (SELECT seq FROM journal "
                         "WHERE profile = 1 ORDER BY seq DESC LIMIT 1 OFFSET 1)")
        house.start()
        house.unlock()
        house.replies.clear()
        house.questions.clear()

    def run(self):
        house = self.house
        house.denied, house.pending = None, (dict(house.state), "backup.restore", None)
        house.call("backup.restore", path=self.path, passphrase=PASSPHRASE, damagedOnly=True)
        house.acknowledge()

    def heal(self):
        self.house.unlock()
        if not self.house.call("daemon.doctor")["healthy"]:
            self.house.call("backup.restore", path=self.path, passphrase=PASSPHRASE, damagedOnly=True)
            self.house.unlock()


class EraseHousehold(Work):
    """household.erase; the next start finds an empty folder and makes the sample family anew."""

    def prepare(self):
        self.empty = {**self.house.state, "minutes": 60}

    def ready(self):
        house = self.house
        for child in ("mia", "ben"):
            house.free(child)
        house.state["minutes"] = 1440
        house.grant()
        # Nobody knows these keys afterwards.
        house.replies.clear()

    def run(self):
        self.house.change("household.erase", {"confirmName": self.house.state["name"]}, keyed=False, **self.empty)


class OfflineRestore(Restore):
    """kidd restore, while the daemon is stopped."""

    is_offline = True

    def ready(self):
        super().ready()
        self.house.stop()

    def run(self):
        house = self.house
        house.denied, house.pending = None, ({**house.state, **self.then}, "kidd restore", None)
        house.offline("restore", self.path, "--passphrase-file", os.path.join(house.folder, "passphrase"))
        house.acknowledge()


class OfflineRotate(Work):
    """kidd rotate-key, while the daemon is stopped."""

    is_offline = True

    def ready(self):
        self.house.stop()

    def run(self):
        house = self.house
        house.denied = None
        house.pending = ({**house.state, "rotations": house.state["rotations"] + 1}, "kidd rotate-key", None)
        house.offline("rotate-key")
        house.acknowledge()


WORKS = {
    "commits": Commits, "log": Log, "rotateKey": RotateKey, "packs": Packs, "folds": Folds, "backup": Backup,
    "schedule": Schedule, "restore": Restore, "mend": Mend, "erase": Erase, "erase-all": EraseHousehold,
    "kidd-restore": OfflineRestore,
    "kidd-rotate-key": OfflineRotate,
}
