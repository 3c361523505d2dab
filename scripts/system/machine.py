"""A whole Debian with a real systemd in a container: the image, made once, and a machine that boots from it.

Nothing that a machine writes lasts: it works in memory above the image.
"""

import glob
import hashlib
import os
import pty
import re
import shutil
import signal
import subprocess
import threading
import time

PACKAGES = (
    "systemd systemd-sysv dbus dbus-user-session libpam-systemd login passwd util-linux procps acl sudo pamtester "
    "make libsqlite3-0 libsodium23 libssl3 zlib1g tzdata"
).split()
NEEDED = ("mmdebstrap", "systemd-nspawn", "nsenter", "unshare")
BOOT_SECONDS = 120
# Whatever /sys/fs/cgroup is here, the machine gets the one hierarchy that its systemd knows. Only this process and what it
# starts see these mounts.
SHELL = """
set -e
image=$1 name=$2; shift 2
mount -t tmpfs kidd-trial /mnt
mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay -o "lowerdir=$image,upperdir=/mnt/upper,workdir=/mnt/work" kidd-trial /mnt/root
umount -R /sys/fs/cgroup
mount -t cgroup2 none /sys/fs/cgroup
# It ends with 133 when the machine wants to be booted again.
set +e
while :; do
    systemd-nspawn --quiet --register=no --keep-unit --directory=/mnt/root --machine="$name" --boot --private-network \\
        --console=interactive "$@"
    [ $? -eq 133 ] || exit
done
"""


class Trouble(Exception):
    """The trial cannot be held: something is missing here."""


def image(cache, tell):
    """The folder of the image; made in the cache where it is missing, by the mirror that apt uses here."""
    missing = [name for name in NEEDED if not shutil.which(name)]
    if missing:
        raise Trouble(f"{', '.join(missing)} missing: apt-get install mmdebstrap systemd-container")
    with open("/etc/os-release", encoding="utf-8") as file:
        suite = re.search(r'^VERSION_CODENAME="?([a-z]+)', file.read(), re.M).group(1)
    form = "$(ORIGIN)|deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    command = ["apt-get", "indextargets", "--format", form, "Created-By: Packages"]
    lines = (line.partition("|") for line in subprocess.check_output(command, text=True).splitlines())
    sources = sorted({source for origin, _, source in lines if origin in ("Debian", "Ubuntu")})
    if not sources:
        raise Trouble("apt knows no mirror of Debian or Ubuntu here: apt-get update")
    made = hashlib.sha256(" ".join(PACKAGES).encode()).hexdigest()[:8]
    folder = os.path.join(os.path.abspath(cache), f"{suite}-{made}")
    if os.path.isdir(folder):
        return folder
    tell(f"makes the image {folder}, once: some minutes")
    os.makedirs(cache, exist_ok=True)
    draft = f"{folder}.{os.getpid()}"
    command = ["mmdebstrap", "--quiet", "--variant=minbase", "--include=" + ",".join(PACKAGES), suite, draft, "-"]
    done = subprocess.run(command, input="\n".join(sources), text=True, stderr=subprocess.PIPE)
    if done.returncode != 0:
        shutil.rmtree(draft, ignore_errors=True)
        raise Trouble(f"mmdebstrap makes no image:\n{done.stderr}")
    # mmdebstrap's folder is for its owner alone; a machine has accounts.
    os.chmod(draft, 0o755)
    os.rename(draft, folder)
    return folder


class Machine:
    """One that is booted. `binds` are folders of this computer that it sees under other names, and cannot change."""

    def __init__(self, image_folder, binds):
        name = f"kidd-trial-{os.getpid()}"
        options = [f"--bind-ro={here}:{there}" for here, there in binds.items()]
        self.keys, theirs = pty.openpty()
        command = ["unshare", "--mount", "--propagation", "private", "sh", "-c", SHELL, "sh", image_folder, name]
        self.process = subprocess.Popen(command + options, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        os.close(theirs)
        self.console, self.heard = "", threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        self._await_boot()

    def _listen(self):
        while True:
            try:
                part = os.read(self.keys, 65536)
            except OSError:
                part = b""
            with self.heard:
                self.console += part.decode("utf-8", "replace")
                self.heard.notify_all()
            if not part:
                return

    def _leader(self):
        """The machine's own systemd: the child of nspawn, which is the child of the shell."""
        found = [str(self.process.pid)]
        for _ in range(2):
            found = [child for pid in found for child in children(pid)]
        return found[0] if found else None

    def _await_boot(self):
        end = time.monotonic() + BOOT_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            state = self.run("systemctl is-system-running", check=False).stdout.strip() if self._leader() else ""
            if state in ("running", "degraded"):
                return
            time.sleep(0.1)
        raise Trouble(f"the machine does not boot:\n{self.console[-4000:]}")

    def run(self, command, check=True, text=None, seconds=90):
        """Runs a line of shell inside as root."""
        inside = ["nsenter", "-t", self._leader() or "", "-a", "env", "-i", "PATH=" + PATH, "LC_ALL=C.UTF-8"]
        done = subprocess.run(
            inside + ["sh", "-c", command], input=text, capture_output=True, text=True, timeout=seconds, stdin=None
            if text is not None else subprocess.DEVNULL)
        if check and done.returncode != 0:
            raise AssertionError(f"{command}\nended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done

    def type(self, line):
        """Types a line on the console."""
        os.write(self.keys, line.encode() + b"\r")

    def awaits(self, words, since=0, seconds=60):
        """Waits until the console shows something; what it shows since then."""
        end = time.monotonic() + seconds
        with self.heard:
            while words not in self.console[since:]:
                if not self.heard.wait(end - time.monotonic()):
                    raise AssertionError(f"the console does not show {words!r}:\n{self.console[since:][-2000:]}")
            return self.console[since:]

    def reboot(self):
        leader = self._leader()
        self.run("systemctl reboot", check=False)
        end = time.monotonic() + BOOT_SECONDS
        while self._leader() in (leader, None):
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError(f"the machine does not come back:\n{self.console[-2000:]}")
            time.sleep(0.1)
        self._await_boot()

    def end(self):
        if self.process.poll() is None:
            self.run("systemctl poweroff", check=False)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()


def children(pid):
    found = []
    for path in glob.glob(f"/proc/{pid}/task/*/children"):
        with open(path, encoding="ascii") as file:
            found += file.read().split()
    return found


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
