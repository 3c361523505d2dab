"""What must hold where kidd is installed for a whole computer: one function a trial, each on a machine of its own."""

import json
import os
import re
import shlex
import time

TRIALS = []
SOCKET = "/run/kidd/kidd.sock"


def trial(what):
    def note(function):
        TRIALS.append((function.__name__, what, function))
        return function

    return note


class Home:
    """A machine on which kidd is installed, with the parent Anna and the child Mia, who have accounts of their own."""

    def __init__(self, machine, docs):
        self.machine, self.docs, self.run = machine, docs, machine.run
        self.install()
        self.run(commands(self.page("../README.md"), "sudo systemctl enable")[0].replace("sudo ", ""))
        self.run("for name in anna mia; do useradd -m -s /bin/sh -G kidd $name; echo $name:secret | chpasswd; done")
        for name in ("root", "home/anna"):
            owner = os.path.basename(name)
            self.run(
                f"cd /{name} && echo 2468 >pin && echo 'four words of paper' >words && chmod 600 pin words &&"
                f" chown {owner} pin words")
        self.run("kidctl household set-up --name Larsen --parent Anna --zone Etc/UTC --pin-file /root/pin")
        self.kidctl("parent unlock --pin-file pin")
        self.kidctl("child add Mia --born 2019-04")
        self.kidctl("child update mia --uid mia")
        self.kidctl("policy set mia --daily 2h --weekend none --no-quiet")

    def install(self, wish="install", check=True):
        return self.run(f"PREFIX=/usr/local KIDD_BIN=/programs bash /src/scripts/install {wish}", check=check)

    def page(self, name):
        with open(os.path.join(self.docs, name), encoding="utf-8") as file:
            return file.read()

    def as_account(self, name, command, check=True):
        line = f"cd; export KIDD_TOKEN_FILE=$HOME/token PATH=$PATH:/usr/local/bin; {command}"
        return self.run(f"runuser -l {name} -c {shlex.quote(line)}", check)

    def kidctl(self, command, account="anna", check=True):
        """What a command says, on both streams."""
        done = self.as_account(account, f"kidctl {command}", check)
        return done.stdout + done.stderr

    def result(self, method, params="{}", account="anna"):
        return json.loads(self.kidctl(f"rpc {method} {shlex.quote(params)}", account))

    def ask_pam(self, service="login"):
        """The lines of the page for PAM, in a service."""
        lines = commands(self.page("programs-and-logins.md"), "account ")
        self.run(f"cat >>/etc/pam.d/{service}", text="\n".join(lines) + "\n")

    def may_log_in(self, account):
        return self.run(f"pamtester login {account} acct_mgmt", check=False)

    def fails_for_long(self):
        """kidd is killed, and fails at more starts than any usual limit of them allows."""
        restarts = "$(systemctl show --property=NRestarts --value kidd.service)"
        before = int(self.run(f"echo {restarts}").stdout)
        self.run("systemctl kill --signal=KILL kidd.service")
        self.await_that(f"test {restarts} -ge {before + 8}", 60)

    def await_that(self, command, seconds=30):
        end = time.monotonic() + seconds
        while self.run(command, check=False).returncode != 0:
            assert time.monotonic() < end, f"never true: {command}"
            time.sleep(0.1)


def commands(page, begin):
    """The lines of a page that begin so, as a person copies them: without the prompt and the remark behind it."""
    return [re.sub(r" {3,}# .*", "", line).removeprefix("$ ") for line in page.splitlines() if line.startswith(begin)]


def has(text, *words):
    """Whether all words are there; a terminal breaks lines between them."""
    for word in words:
        assert word in " ".join(text.split()), f"{word!r} is not in:\n{text}"


def has_not(text, *words):
    for word in words:
        assert word not in text, f"{word!r} is in:\n{text}"


@trial("a child is refused with its own sentence alone; parents and root log in whatever has become of kidd")
def logins(home):
    home.ask_pam()
    home.kidctl("time lock mia")
    refused = home.may_log_in("mia")
    has(refused.stdout + refused.stderr, "Time for a break.", "Permission denied")
    has_not(refused.stdout + refused.stderr, "System error")
    home.run("systemctl kill --signal=STOP kidd.service")
    assert home.may_log_in("anna").returncode == 0
    assert home.may_log_in("mia").returncode != 0
    assert len(home.run("journalctl --no-pager --quiet -t kidd-login").stdout.splitlines()) == 1
    home.run("systemctl kill --signal=CONT kidd.service")
    for what in (":", "systemctl stop kidd.socket kidd.service", "rm /usr/local/lib/kidd/kidd-login"):
        home.run(what)
        for account in ("anna", "root"):
            assert home.may_log_in(account).returncode == 0, f"{account} after {what}"
        assert home.may_log_in("mia").returncode != 0, what
    has(home.run("journalctl --no-pager -t kidd-login").stdout, "kidd is not running")


@trial("uninstalling refuses while a login asks the script, and then leaves nothing that runs or is started")
def uninstalling(home):
    home.ask_pam()
    home.as_account("anna", "true")
    home.run("loginctl enable-linger anna")
    home.await_that("test -S /run/user/$(id -u anna)/bus")
    home.run("systemctl --user --machine=anna@.host enable --now kidd.socket")
    refused = home.install("uninstall", check=False)
    assert refused.returncode != 0
    has(refused.stderr, "/etc/pam.d/login")
    home.run("kidctl daemon info")
    # Whoever takes out the line that is named, and no other, locks no parent out.
    home.run("sed -i /kidd-login/d /etc/pam.d/login")
    for account in ("anna", "root"):
        assert home.may_log_in(account).returncode == 0, account
    assert home.install("uninstall", check=False).returncode != 0
    home.run("sed -i /pam_localuser/d /etc/pam.d/login")
    home.install("uninstall")
    assert home.run("pgrep -x kidd", check=False).returncode != 0
    has_not(home.run("systemctl list-units --all --no-legend 'kidd*'; ls /etc/systemd/system/*.wants").stdout, "kidd")
    assert home.run("test -S /run/user/$(id -u anna)/kidd/kidd.sock", check=False).returncode != 0
    for account in ("anna", "root", "mia"):
        assert home.may_log_in(account).returncode == 0, account
    # The family's data is there for another day.
    home.install()
    home.run("systemctl start kidd.service")
    has(home.kidctl("child list"), "Mia")


@trial("whatever keeps kidd from working for a while, it comes back by itself")
def bad_seconds(home):
    for _ in range(8):
        home.run("systemctl kill --signal=KILL kidd.service")
        home.await_that("kidctl daemon info")
    # A credential that is missing for longer than any number of tries.
    home.run("mkdir -p /run/systemd/system/kidd.service.d && cat >/run/systemd/system/kidd.service.d/trial.conf",
             text="[Service]\nLoadCredential=other:/run/later\n")
    home.run("systemctl daemon-reload")
    home.fails_for_long()
    home.run("echo x >/run/later; timeout 20 kidctl daemon info")
    # A folder in which somebody else is at work, such as a check by hand: the lock is theirs as soon as kidd's is gone.
    home.run("systemd-run --unit=holder flock /var/lib/kidd/data/lock sleep infinity")
    home.fails_for_long()
    has(home.run("journalctl --no-pager _SYSTEMD_UNIT=kidd.service").stdout, "in use")
    home.run("systemctl stop holder.service; timeout 20 kidctl daemon info")
    assert home.run("systemctl is-active kidd.service kidd.socket").stdout.split() == ["active", "active"]


@trial("after a boot kidd runs unasked; what is played until the computer goes off is counted, and nothing after it")
def boots(home):
    home.run("systemd-run --unit=play --property=PAMName=login --property=User=mia --property=TTYPath=/dev/console"
             " --property=StandardInput=null /usr/local/bin/kidctl run --child mia -- sleep 600")
    home.await_that("pgrep -u mia -x sleep")
    time.sleep(5)
    home.machine.reboot()
    assert home.run("systemctl is-active kidd.service").stdout.strip() == "active"
    home.kidctl("parent unlock --pin-file pin")
    used = home.result("time.usage", '{"child":"mia"}')
    text = json.dumps(used)
    seconds = [int(number) for number in re.findall(r'"usedSeconds": ?(\d+)', text)]
    assert seconds and max(seconds) <= 20, text


@trial("the journal sorts what kidd says by priority, nothing in it is strange, and root keeps an unlock")
def words_of_the_system(home):
    home.run("systemctl stop kidd.socket kidd.service; mv /var/lib/kidd/key /var/lib/kidd/away; mkdir /var/lib/kidd/key")
    home.run("systemctl start kidd.service", check=False)
    home.run("systemctl stop kidd.socket kidd.service; rmdir /var/lib/kidd/key; mv /var/lib/kidd/away /var/lib/kidd/key")
    home.run("systemctl start kidd.service")
    lines = home.run("journalctl --no-pager --output=json _SYSTEMD_UNIT=kidd.service").stdout.splitlines()
    said = [(int(line["PRIORITY"]), line["MESSAGE"]) for line in map(json.loads, lines) if line["_COMM"] == "kidd"]
    assert [text for priority, text in said if priority == 3 and "key file" in text], said
    assert [text for priority, text in said if priority == 6 and text.startswith("ready")], said
    assert not [text for _, text in said if "thread priority" in text], said
    has(home.run("kidctl parent unlock --pin-file /root/pin; kidctl child show mia").stdout, "Unlocked for Anna", "Mia")


@trial("the page about backups is right as it is written, and a folder that does not last is refused")
def backups(home):
    for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run"):
        has(home.kidctl(f"backup create {folder} --passphrase-file words", check=False), "is no place for a backup")
        has(home.kidctl(f"backup schedule {folder} --passphrase-file words", check=False), "is no place for a backup")
    home.run("mkdir -p /media/anna/stick && chown anna /media/anna/stick && chmod 700 /media/anna && chown anna /media/anna")
    page = home.page("backup.md").partition("### When kidd is installed")[2].partition("\n## Check one")[0]
    restoring = home.page("backup.md").partition("Where kidd is installed for the whole computer, it cannot")[2]
    page += restoring.partition("Everything is checked")[0]
    has(home.kidctl("backup create /media/anna/stick --passphrase-file words", check=False), "/var/lib/kidd-backups")
    for line in commands(page, "$ "):
        if line.startswith("sudo systemctl edit"):
            home.run("mkdir -p /etc/systemd/system/kidd.service.d; cat >/etc/systemd/system/kidd.service.d/override.conf",
                     text="[Service]\nReadWritePaths=-/media/anna/stick/kidd\n")
            home.run("systemctl daemon-reload")
            continue
        line = re.sub(r"(\S+/)larsen-\S+", r"$(ls \1larsen-*.kiddbackup | head -n 1)", line)
        needs = re.search(r"backup (create|schedule \S+$|verify)|verify-backup|kidd restore", line)
        line += " --passphrase-file words" if needs else ""
        line += " --pin-file pin" if "kidctl backup" in line else ""
        if line.startswith("sudo "):
            home.run("cd /root; " + line.replace("sudo ", ""))
        elif "/media/anna/stick" in line and "schedule" in line:
            home.kidctl(line.partition(" ")[2].replace("/media/anna/stick", "/media/anna/stick/kidd"))
        else:
            home.as_account("anna", line)
    home.run("ls /var/lib/kidd-backups/*.kiddbackup /media/anna/stick/*.kiddbackup /media/anna/stick/kidd/*.kiddbackup")
    has(home.kidctl("child list --pin-file pin"), "Mia")


@trial("programs know that kidd is the computer's: no second household, no file of root's, and advice that helps")
def knows(home):
    home.run("mkdir -p /root/b && kidctl backup create /var/lib/kidd-backups --pin-file /root/pin --passphrase-file /root/words")
    begun = home.as_account("anna", "timeout 20 kidd serve", check=False)
    has(begun.stderr, "sudo systemctl start kidd.service")
    has(home.as_account("anna", "kidd doctor", check=False).stderr, "sudo")
    has(home.run("kidd doctor", check=False).stderr, "sudo systemctl stop kidd.socket kidd.service")
    home.run("systemctl stop kidd.socket kidd.service")
    has(home.kidctl("child list", check=False), "sudo systemctl start kidd.service")
    has(home.run("kidd doctor").stdout, "everything is whole")
    home.run("kidd doctor --rebuild-snapshot")
    back = home.run("kidd restore /var/lib/kidd-backups/*.kiddbackup --passphrase-file /root/words").stdout
    has(back, "is back in /var/lib/kidd/data", "sudo systemctl start kidd.service")
    # A new computer.
    home.run("rm -rf /var/lib/kidd")
    home.run("kidd restore /var/lib/kidd-backups/*.kiddbackup --passphrase-file /root/words")
    home.run("kidd rotate-key")
    assert not home.run("find /var/lib/kidd/data /var/lib/kidd/key ! -user kidd").stdout
    assert home.run("test -e /root/.local/share/kidd", check=False).returncode != 0
    home.run("systemctl start kidd.service")
    has(home.kidctl("child list --pin-file pin"), "Mia")
    # The key as a credential of systemd.
    home.run("systemctl stop kidd.socket kidd.service; mkdir -p /etc/credstore; cd /var/lib/kidd/key &&"
             " mv household.key /etc/credstore/kidd.household-key; mkdir -p /etc/systemd/system/kidd.service.d;"
             " echo '[Service]\nLoadCredential=kidd.household-key' >/etc/systemd/system/kidd.service.d/key.conf;"
             " systemctl daemon-reload")
    has(home.run("kidd doctor", check=False).stderr, "is a credential of systemd", "systemd-creds decrypt")
    home.run("systemctl start kidd.service")
    has(home.kidctl("child list --pin-file pin"), "Mia")


@trial("an account hears what it needs to ask: the group, and that a session is older than its place in it")
def groups(home):
    home.run("useradd -m -s /bin/sh ben")
    has(home.kidctl("child list", "ben", check=False), "sudo usermod -aG kidd ben")
    home.run("usermod -aG kidd ben")
    ben = "$(id -u ben)"
    old = home.run(f"setpriv --reuid {ben} --regid {ben} --clear-groups kidctl daemon info", check=False)
    has(old.stderr, "log out and in again")
    has(home.kidctl("daemon info", "ben"), "kidd")
