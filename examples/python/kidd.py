"""A client for kidd: a method for each of the daemon's, over its Unix socket (JSON-RPC 2.0, one object a line).

    from kidd import Kidd, NotNow
    kidd = Kidd()
    print(kidd.time_mayI(child="mia")["say"])

Generated from the method table by `make spec`; do not edit. `time.mayI` is `time_mayI`; parameters and the
members of results have the names of rpc-spec/methods/. What is left out is not sent; None is null.

An error is an exception of its own kind, and each is a KiddError with a number (`code`), a word (`kind`), a
sentence (`message`) and facts (`data`). When the connection breaks, a call is sent once more over a new one;
with its key, which `call` draws where it matters, it counts once. Python 3.9 or later, standard library only.
"""

from __future__ import annotations

import collections
import json
import os
import select
import socket
import time
import uuid
from typing import Any, Callable, Iterator

# A parameter that is left out.
ABSENT: Any = ...

# What changes something and takes an `idempotencyKey`: `call` draws one for each.
KEYED = frozenset([
    "household.update", "parent.rename", "parent.remove", "child.add", "child.update", "child.archive",
    "policy.set", "filter.set", "time.beginLease", "time.endLease", "time.grant", "time.lock", "time.unlock",
    "time.confirmClock", "time.undoGrant", "time.ask", "time.decide", "time.revokeCodes", "time.redeem",
    "pack.trustSigner", "pack.forgetSigner", "activity.start", "activity.question", "activity.shown",
    "activity.answer", "activity.hint", "activity.pause", "activity.resume", "activity.finish",
    "activity.abandon", "mastery.set", "facts.setGoal", "facts.set", "leaderboard.optIn", "leaderboard.optOut",
    "leaderboard.setGoal", "rewards.markSeen", "rewards.addBadges", "rewards.removeBadges", "challenge.create",
    "challenge.edit", "challenge.activate", "challenge.deactivate", "log.append", "log.clear", "clock.set",
    "clock.advance"
])
# What changes something and takes none: not sent a second time.
ONCE = frozenset([
    "household.setUp", "household.export", "household.unseal", "household.rotateKey", "household.erase",
    "parent.unlock", "parent.lock", "parent.changePin", "parent.resetPin", "parent.newRecoveryCode",
    "parent.add", "child.erase", "child.export", "time.codes", "pack.install", "pack.remove", "log.export",
    "backup.create", "backup.restore", "backup.schedule", "daemon.reload", "daemon.shutDown"
])


class KiddError(Exception):
    """kidd refused a call. Programs read `kind`; people read `message`; a child hears `say` if it is there."""

    kinds: dict[str, type[KiddError]] = {}

    def __init_subclass__(cls, kind: str = ""):
        KiddError.kinds.setdefault(kind, cls)

    def __init__(self, error: dict):
        self.code: int = error["code"]
        self.message: str = error["message"]
        self.data: dict = error.get("data", {})
        self.kind: str = self.data.get("kind", "")
        super().__init__(f"{self.kind} ({self.code}): {self.message}")

    @property
    def say(self) -> str | None:
        """The words for the child, where there are some."""
        return self.data.get("say") or self.data.get("decision", {}).get("say")


class ParseError(KiddError, kind="parse_error"):
    """-32700: The line is not JSON."""


class InvalidRequest(KiddError, kind="invalid_request"):
    """-32600: The JSON is not a request."""


class DuplicateKey(KiddError, kind="duplicate_key"):
    """-32600: An object has the same key twice."""


class TooDeep(KiddError, kind="too_deep"):
    """-32600: The JSON is nested too deeply."""


class UnknownMethod(KiddError, kind="unknown_method"):
    """-32601: There is no such method."""


class InvalidParams(KiddError, kind="invalid_params"):
    """-32602: A parameter is unknown, missing or of the wrong type; `data.path` names it."""


class Internal(KiddError, kind="internal"):
    """-32603: A fault of the daemon; its log has the entry with `data.incident`."""


class TooManyConnections(KiddError, kind="too_many_connections"):
    """-32000: The daemon, or this account, has as many connections as it may."""


class LineTooLong(KiddError, kind="line_too_long"):
    """-32001: A line is longer than the limit."""


class Busy(KiddError, kind="busy"):
    """-32002: Too much of this kind; try again shortly, or after `data.retryAfterSeconds`."""


class ShuttingDown(KiddError, kind="shutting_down"):
    """-32003: The daemon is stopping."""


class Deadline(KiddError, kind="deadline"):
    """-32004: The reply came later than `deadlineMs`; `data.outcome` is what it would have been, without it
    nothing happened."""


class Cancelled(KiddError, kind="cancelled"):
    """-32005: The call was cancelled; nothing happened."""


class IdleLine(KiddError, kind="idle_line"):
    """-32006: A line was begun and did not end in time."""


class ReplyTooLarge(KiddError, kind="reply_too_large"):
    """-32007: The answer, or the replies of a batch, are longer than they may be."""


class IdempotencyConflict(KiddError, kind="idempotency_conflict"):
    """-32008: This idempotency key was used with other parameters."""


class Unterminated(KiddError, kind="unterminated"):
    """-32009: The input ended before its last line did; that line was not run."""


class PinRequired(KiddError, kind="pin_required"):
    """101: Only a parent may do this: unlock with a PIN."""


class Forbidden(KiddError, kind="forbidden"):
    """104: This account may not do this; `data.liftedBy` has `parent` where a parent may who unlocks with a
    PIN."""


class Sealed(KiddError, kind="sealed"):
    """105: The household is sealed: its passphrase is needed; `data.say` has words for the child."""


class NotSetUp(KiddError, kind="not_set_up"):
    """106: The household is not set up yet."""


class ChildArchived(KiddError, kind="child_archived"):
    """204: The child is archived: a parent has to bring it back first."""


class StorageFull(KiddError, kind="storage_full"):
    """801: The disk is full; nothing was changed."""


class StorageReadOnly(KiddError, kind="storage_read_only"):
    """802: The data folder cannot be written; nothing was changed."""


class StorageDamaged(KiddError, kind="storage_damaged"):
    """803: Stored rows cannot be read; `data.rows` names those of the household."""


class StorageFailed(KiddError, kind="storage_failed"):
    """804: Storing failed; nothing was changed, or the message says that nobody can tell."""


class AlreadySetUp(KiddError, kind="already_set_up"):
    """108: The household is set up already."""


class PinRefused(KiddError, kind="pin_refused"):
    """109: The new PIN is too easy or has the wrong form."""


class ChangedMeanwhile(KiddError, kind="changed_meanwhile"):
    """207: Somebody has set something else meanwhile; `data.now` has what stands there."""


class WrongPassphrase(KiddError, kind="wrong_passphrase"):
    """805: The passphrase is not the right one."""


class PassphraseRefused(KiddError, kind="passphrase_refused"):
    """807: The new passphrase is not taken; the message says why."""


class Wait(KiddError, kind="wait"):
    """103: After wrong entries the next try has to wait `data.waitSeconds`."""


class KeyElsewhere(KiddError, kind="key_elsewhere"):
    """119: The household key is a credential of the service manager, which kidd cannot change."""


class WrongRecoveryCode(KiddError, kind="wrong_recovery_code"):
    """111: The recovery code is not right."""


class WrongPin(KiddError, kind="wrong_pin"):
    """102: The PIN is not right."""


class UnknownParent(KiddError, kind="unknown_parent"):
    """203: There is no such parent."""


class TokenEnded(KiddError, kind="token_ended"):
    """107: The token is not valid any more: unlock again."""


class NameTaken(KiddError, kind="name_taken"):
    """202: Another child, or another parent, has this name or id."""


class TooManyParents(KiddError, kind="too_many_parents"):
    """206: The household has as many parents as it may."""


class LastParent(KiddError, kind="last_parent"):
    """205: The last parent cannot be removed."""


class UnknownChild(KiddError, kind="unknown_child"):
    """201: There is no such child."""


class UnknownLesson(KiddError, kind="unknown_lesson"):
    """402: There is no such lesson."""


class UnknownPack(KiddError, kind="unknown_pack"):
    """404: There is no such pack."""


class NotNow(KiddError, kind="not_now"):
    """301: It is not the time for this; `data.decision` is the whole answer of `time.mayI`."""


class LeaseTaken(KiddError, kind="lease_taken"):
    """303: The lease is open for another activity: end it, or choose another id."""


class TooManyLeases(KiddError, kind="too_many_leases"):
    """304: The child has as many open leases as it may: end one, or wait a minute."""


class Filtered(KiddError, kind="filtered"):
    """401: The child's filter does not allow it; `data.say` has words for the child."""


class LeaseExpired(KiddError, kind="lease_expired"):
    """302: The lease is unknown or has ended: begin anew."""


class TooManyGrants(KiddError, kind="too_many_grants"):
    """312: The child has as many usable grants as it may: undo one, or wait for an expiry."""


class UnknownGrant(KiddError, kind="unknown_grant"):
    """308: The child has no such grant."""


class TooManyRequests(KiddError, kind="too_many_requests"):
    """307: The child has as many open requests as it may; `data.say` has words for the child."""


class UnknownRequest(KiddError, kind="unknown_request"):
    """306: There is no such request for time."""


class RequestClosed(KiddError, kind="request_closed"):
    """305: The request has its final answer or has expired: `data.state`, `data.by`, `data.at`."""


class TooManyCodes(KiddError, kind="too_many_codes"):
    """311: As many codes are unused as there can be."""


class CodeMistyped(KiddError, kind="code_mistyped"):
    """310: A letter of the code is wrong or missing; it cost no try."""


class CodeRefused(KiddError, kind="code_refused"):
    """309: The code was used, has expired, or was never made; `data.say` has words for the child."""


class UnknownAsset(KiddError, kind="unknown_asset"):
    """405: There is no drawing of this name."""


class PackRefused(KiddError, kind="pack_refused"):
    """406: The pack has faults; nothing was installed. `data.faults` names them."""


class PackNotTrusted(KiddError, kind="pack_not_trusted"):
    """407: Nobody whom the family trusts has signed the pack; nothing was installed."""


class TooManyPacks(KiddError, kind="too_many_packs"):
    """408: There are as many installed packs, lessons or signers as there may be."""


class PackInWay(KiddError, kind="pack_in_way"):
    """409: The daemon was started with a folder of this pack, which goes before an installed one."""


class UnknownSigner(KiddError, kind="unknown_signer"):
    """410: The family trusts no signer with this key."""


class UnknownSkill(KiddError, kind="unknown_skill"):
    """411: There is no such skill."""


class Open(KiddError, kind="open"):
    """505: An activity of this kind is open: `data.activity`. Go on with it, or start with `replace`."""


class NothingToAsk(KiddError, kind="nothing_to_ask"):
    """509: Nothing in the lesson can be graded."""


class ReviewNotDue(KiddError, kind="review_not_due"):
    """510: There is nothing to look back at now."""


class SprintsRest(KiddError, kind="sprints_rest"):
    """511: So many sprints are enough for now; `data.say` has words for the child."""


class UnknownActivity(KiddError, kind="unknown_activity"):
    """501: There is no such activity."""


class Finished(KiddError, kind="finished"):
    """502: The activity has ended."""


class Paused(KiddError, kind="paused"):
    """507: The activity is paused: resume it first."""


class StalePresentation(KiddError, kind="stale_presentation"):
    """506: This presentation is not the present one: ask `activity.question`."""


class WrongShape(KiddError, kind="wrong_shape"):
    """503: The answer does not fit the question; it cost no attempt."""


class HintNotAvailable(KiddError, kind="hint_not_available"):
    """504: There is no further hint now."""


class Unfinished(KiddError, kind="unfinished"):
    """508: Questions are still open."""


class NotOptedIn(KiddError, kind="not_opted_in"):
    """602: The child takes no part in this board; `data.say` has words for the child."""


class ConfirmationNeeded(KiddError, kind="confirmation_needed"):
    """603: A parent has to read `data.warning` first: call again with `confirm`."""


class ChallengeImpossible(KiddError, kind="challenge_impossible"):
    """601: A child cannot meet the challenge, by its limits, by its filter, or because nothing is left;
    `data.sum` says why."""


class TooManyChallenges(KiddError, kind="too_many_challenges"):
    """606: A child has at most 20 open challenges."""


class UnknownTemplate(KiddError, kind="unknown_template"):
    """607: There is no template with this id."""


class UnknownChallenge(KiddError, kind="unknown_challenge"):
    """604: There is no challenge with this id."""


class ChallengeOver(KiddError, kind="challenge_over"):
    """605: The challenge is over: it stays as it is."""


class BackupRefused(KiddError, kind="backup_refused"):
    """806: The backup cannot be made, read or put back; nothing was changed. `data.reason` says why."""


class DeveloperOnly(KiddError, kind="developer_only"):
    """110: Developer mode only."""


def socket_path() -> str:
    """KIDD_SOCKET, else this user's socket if it exists, else the system's."""
    if os.environ.get("KIDD_SOCKET"):
        return os.environ["KIDD_SOCKET"]
    system, runtime = "/run/kidd/kidd.sock", os.environ.get("XDG_RUNTIME_DIR", "")
    own = runtime + "/kidd/kidd.sock"
    # Another account may listen in a runtime folder that `su` has left.
    if not runtime.startswith("/") or (os.path.exists(runtime) and os.stat(runtime).st_uid != os.geteuid()):
        return system
    return own if os.path.exists(own) or not os.path.exists(system) else system


class Kidd:
    """A connection to kidd. Raises OSError when kidd is not there."""

    def __init__(self, path: str | None = None, timeout: float = 30):
        self._path, self._timeout = path or socket_path(), timeout
        self._events: collections.deque[dict] = collections.deque()  # Those that no one has asked for yet.
        self._last_id = 0
        self._token = self._topics = None  # For a new connection: the parent, the subscription.
        self._is_due = False  # The subscription could not be begun anew yet: it needs its parent.
        # Hears how a call with a `progressToken` gets on, while it runs.
        self.on_progress: Callable[[dict], None] | None = None
        self._connect()

    def call(self, method: str, /, **params: Any) -> Any:
        """Calls a method by its name: to send an `idempotencyKey` of your own, or a method that is newer."""
        params = {name: value for name, value in params.items() if value is not ABSENT}
        if method in KEYED:
            params.setdefault("idempotencyKey", uuid.uuid4().hex)
        if not self._is_open():
            self._renew()
        try:
            result = self._exchange(method, params)
        except ConnectionError:
            self.close()
            if method in ONCE:
                raise
            was_parents = self._token is not None
            self._renew()
            if was_parents and self._token is None and method in KEYED:
                raise  # Its key was the parent's: unlock again, then repeat it with the same key.
            result = self._exchange(method, params)
        self._remember(method, params, result)
        return result

    def event(self, timeout: float | None = None) -> dict | None:
        """The next event; None when there is none within so many seconds. ConnectionError: see `reconnect`.

        After a broken connection the first one has no `topic`: it is the new reply of `events.subscribe`.
        """
        self._subscribe_again()
        message = self._events.popleft() if self._events else self._receive(timeout)
        # A reply that came too late for its call, or how a call of before gets on.
        while message is not None and ("id" in message or message.get("method") == "progress"):
            message = self._receive(timeout)
        if message is None:
            return None
        event = message.get("params", message)
        if self._topics is not None and "cursor" in event:
            self._topics["since"] = event["cursor"]
        return event

    def events(self) -> Iterator[dict]:
        """Every event from now on; ends when kidd ends the subscription."""
        while True:
            event = self.event()
            yield event
            if event.get("topic") == "subscription":
                return

    def reconnect(self) -> None:
        """A new connection that is what the old one was: the same parent's, and with its subscription."""
        self._renew()
        self._subscribe_again()

    def _renew(self) -> None:
        """The same; a subscription that needs a parent who has to unlock first waits for that."""
        self.close()
        self._connect()
        if self._token is not None:
            try:
                self._exchange("parent.resume", {"token": self._token})
            except KiddError:  # It has ended: what only a parent may do is refused from here on.
                self._token = None
        self._is_due = self._topics is not None
        self._try_subscription()

    def _subscribe_again(self) -> None:
        if self._is_due:
            self._events.clear()  # They come again.
            reply = self._exchange("events.subscribe", self._topics)
            self._is_due = False
            self._events.append(reply)

    def _try_subscription(self) -> None:
        try:
            self._subscribe_again()
        except KiddError:
            pass  # `event` says why, if it is no better by then.

    def _is_open(self) -> bool:
        """Whether kidd has not closed the connection, as far as is known; what it has sent is kept."""
        try:
            while self._socket.fileno() >= 0 and select.select([self], [], [], 0)[0]:
                more = self._socket.recv(65536)
                if not more:
                    self.close()
                self._received += more
        except ConnectionError:
            self.close()
        return self._socket.fileno() >= 0

    def fileno(self) -> int:
        """For select. Readable while no call is under way: an event, or the end; `event(0)` tells."""
        return self._socket.fileno()

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> Kidd:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()

    def _remember(self, method: str, params: dict, result: Any) -> None:
        """What a new connection will take over."""
        if method == "parent.unlock":
            self._token = result["token"]
        elif method == "parent.resume":
            self._token = params["token"]
        elif method == "parent.lock":
            self._token = None
        elif method == "events.subscribe":
            self._topics, self._is_due = {**params, "since": result["cursor"]}, False
        elif method == "events.unsubscribe":
            self._topics, self._is_due = None, False
        if method in ("parent.unlock", "parent.resume", "household.unseal"):
            self._try_subscription()

    def _connect(self) -> None:
        self._received = b""
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(self._timeout)
        end = time.monotonic() + self._timeout
        while True:
            try:
                self._socket.connect(self._path)
                return
            except BlockingIOError:
                # Too many wait to be let in.
                if time.monotonic() > end:
                    self._socket.close()
                    raise
                time.sleep(0.02)
            except OSError:
                self._socket.close()
                raise

    def _exchange(self, method: str, params: dict) -> Any:
        """Sends a request and waits for its reply; events that come before it are kept."""
        self._last_id += 1
        request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        while True:
            reply = self._receive(self._timeout)
            if reply is None:
                raise TimeoutError(f"kidd has not answered {method}")
            if reply.get("method") == "progress":
                if self.on_progress is not None:
                    self.on_progress(reply["params"])
            elif "method" in reply:
                self._events.append(reply)
            elif reply["id"] == self._last_id or reply["id"] is None:
                break
        if "error" in reply:
            error = reply["error"]
            raise KiddError.kinds.get(error.get("data", {}).get("kind"), KiddError)(error)
        return reply["result"]

    def _receive(self, seconds: float | None) -> dict | None:
        """The next line; None when there is no whole one within so many seconds."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._received:
            left = None if deadline is None else max(0, deadline - time.monotonic())
            if self._socket.fileno() < 0:
                raise ConnectionError("the connection is closed")
            if not select.select([self], [], [], left)[0]:
                return None
            more = self._socket.recv(65536)
            if not more:
                raise ConnectionError("kidd has closed the connection")
            self._received += more
        line, _, self._received = self._received.partition(b"\n")
        return json.loads(line)

    # The daemon's methods.

    def rpc_discover(self) -> Any:
        """The OpenRPC document of all methods that this daemon serves.

        For: anyone.
        """
        return self.call("rpc.discover")

    def rpc_ping(self) -> dict:
        """Answers at once: a sign of life.

        For: anyone. Result: Nothing.
        """
        return self.call("rpc.ping")

    def rpc_version(self) -> dict:
        """The versions of the daemon and of the protocol.

        For: anyone. Result: Version.
        """
        return self.call("rpc.version")

    def rpc_limits(self) -> dict:
        """All limits of the protocol and of answers, by name.

        For: anyone.
        """
        return self.call("rpc.limits")

    def rpc_cancel(self, *, id: str | float) -> dict:
        """Cancels a call of the same account that is under way: on this connection, or on another one if no
        call here has the id. The cancelled call still gets its final reply. Only the same parent can cancel a
        parent's call.

        id: The id of the call, written as it was sent: 1 and 1.0 are two ids.
        For: anyone. Result: Cancelled.
        """
        return self.call("rpc.cancel", id=id)

    def household_setUp(
        self, *, name: str, zone: str, parentName: str, pin: str, weekStart: str = ABSENT, dayStart: str =
        ABSENT, locale: str = ABSENT,
    ) -> dict:
        """Sets up the household with its first parent. Only the daemon's own account or root may do this, and
        only once.

        name: What the family calls itself.
        zone: IANA name of the time zone, such as `Europe/Berlin`.
        weekStart: monday, tuesday, wednesday, thursday, friday, saturday, sunday. The first day of a week.
        dayStart: When a household day begins, 00:00 to 06:00.
        locale: BCP 47 language tag.
        parentName: The display name of the first parent.
        pin: The PIN of the first parent: 4 to 12 digits.
        For: owner. Result: HouseholdSetUpResult. Raises AlreadySetUp, PinRefused.
        """
        return self.call(
            "household.setUp", name=name, zone=zone, weekStart=weekStart, dayStart=dayStart, locale=locale,
            parentName=parentName, pin=pin,
        )

    def household_get(self) -> dict:
        """Returns the settings of the family.

        For: parent. Result: Household.
        """
        return self.call("household.get")

    def household_status(self) -> dict:
        """Tells whether the household is set up and can be read.

        For: anyone. Result: HouseholdStatus.
        """
        return self.call("household.status")

    def household_update(
        self, *, name: str = ABSENT, zone: str = ABSENT, weekStart: str = ABSENT, weekendDays: list = ABSENT,
        dayStart: str = ABSENT, locale: str = ABSENT, admitsStrangers: bool = ABSENT, retentionMonths: int |
        None = ABSENT, basedOn: dict = ABSENT,
    ) -> dict:
        """Changes the settings of the family; absent members stay as they are. Use that is under way is first
        counted by the old calendar.

        name: What the family calls itself.
        zone: IANA name of the time zone, such as `Europe/Berlin`.
        weekStart: monday, tuesday, wednesday, thursday, friday, saturday, sunday. The first day of a week.
        weekendDays: list of monday, tuesday, wednesday, thursday, friday, saturday, sunday. The days of a
          weekend; an empty list: none.
        dayStart: When a household day begins, 00:00 to 06:00.
        locale: BCP 47 language tag; the present one is taken as it is.
        admitsStrangers: Whether accounts that belong to nobody here may act for children without an account.
        retentionMonths: Months for which single answers and single minutes are kept; older ones are folded into
          daily totals. null: for ever.
        basedOn: What the change was made from: JSON pointers into what this method answers, such as
          `/dailyMinutes`, each with the value that was seen there, null where there was none. Where something
          else stands by now, nothing is changed: `changed_meanwhile`.
        For: parent. Result: Household. Raises ChangedMeanwhile.
        """
        return self.call(
            "household.update", name=name, zone=zone, weekStart=weekStart, weekendDays=weekendDays,
            dayStart=dayStart, locale=locale, admitsStrangers=admitsStrangers, retentionMonths=retentionMonths,
            basedOn=basedOn,
        )

    def household_history(self, *, retentionMonths: int | None = ABSENT) -> dict:
        """Tells how far back single answers and single minutes are kept, what is folded into daily totals, and
        what another time would fold.

        retentionMonths: Months to look at instead of those that are set; nothing is changed. null: for ever.
        For: parent. Result: HouseholdHistory.
        """
        return self.call("household.history", retentionMonths=retentionMonths)

    def household_export(self, *, afterSeq: int = ABSENT, limit: int = ABSENT) -> dict:
        """Gives everything that is known about the household itself, page by page: what holds now, then every
        row about it, as it was written, and the whole audit in words. What is about a child alone is in
        `child.export`. No secret is in it. The first page is an entry of the audit. docs/export.md describes
        all of it.

        afterSeq: Only what came after this row: `next` of the last page; absent: the first page.
        limit: Rows of a page, at most.
        For: parent. Result: HouseholdExport.
        """
        return self.call("household.export", afterSeq=afterSeq, limit=limit)

    def household_unseal(self, *, passphrase: str) -> dict:
        """Opens a household whose key is wrapped by a passphrase. In a new data folder it chooses the
        passphrase, which only the daemon's own account or root may do. Of a household that is open it tells so.

        passphrase: The passphrase; a new one has at least 10 characters, 4 of them different, no straight run
          such as `1234567890`, no piece that is repeated, and not one word with a number such as `password123`.
        For: anyone. Result: Unsealed. Raises WrongPassphrase, PassphraseRefused, Wait.
        """
        return self.call("household.unseal", passphrase=passphrase)

    def household_rotateKey(self, *, passphrase: str = ABSENT, newPassphrase: str = ABSENT) -> dict:
        """Gives the household another random key, which wraps the data keys again; no row is written anew. The
        household is closed for a moment, and calls that come meanwhile wait. Connections that are subscribed
        hear a last event (`reopened`) and are closed; on all others, this one too, nobody is a parent until the
        next unlock. A key that is a credential of the service manager is changed by `kidd rotate-key`.

        passphrase: The present one; required where a passphrase wraps the key.
        newPassphrase: The one from now on, at least 10 characters, 4 of them different, no straight run such as
          `1234567890`, no piece that is repeated, and not one word with a number such as `password123`; if
          absent, the present one stays.
        For: parent. Result: RotatedKey. Raises WrongPassphrase, PassphraseRefused, KeyElsewhere.
        """
        return self.call("household.rotateKey", passphrase=passphrase, newPassphrase=newPassphrase)

    def household_erase(self, *, confirmName: str, recoveryCode: str = ABSENT) -> dict:
        """Removes the household and all that kidd keeps of it on this machine, for good: children, parents,
        limits, progress, rewards, the audit, installed packs and what was kept of an earlier household. For
        root, or for the daemon's own account with the recovery code; while the household is sealed or cannot be
        opened no recovery code is known, so that only root may. The household key is destroyed first, so that
        nobody can read the rest from then on; a crash after that is finished by the next start. Then there is
        an empty household behind the same socket. Connections that are subscribed hear a last event
        (`reopened`) and are closed; on all others, this one too, nobody is a parent any more. What remains:
        backups and exports that were made before, copies of the key, a key that is a credential of the service
        manager, and files that are not kidd's.

        confirmName: The household's name once more, letter by letter. Where nobody can read it
          (`household.status` has no `name`): the path of the data folder.
        recoveryCode: As printed at set-up; root needs none.
        For: owner. Result: ErasedHousehold. Raises WrongRecoveryCode, Wait.
        """
        return self.call("household.erase", confirmName=confirmName, recoveryCode=recoveryCode)

    def parent_unlock(self, *, pin: str, parent: str = ABSENT) -> dict:
        """Gives this connection a parent's rights and returns a token for other connections. After wrong PINs
        the next entry has to wait, longer each time.

        parent: Id or name; required when there are several parents.
        pin: The parent's PIN.
        For: anyone. Result: Unlocked. Raises WrongPin, Wait, UnknownParent.
        """
        return self.call("parent.unlock", parent=parent, pin=pin)

    def parent_resume(self, *, token: str) -> dict:
        """Gives this connection a parent's rights by the token of an earlier unlock.

        token: From `parent.unlock`.
        For: anyone. Result: Parent. Raises TokenEnded.
        """
        return self.call("parent.resume", token=token)

    def parent_lock(self) -> dict:
        """Ends this connection's token for all connections; none of them has a parent's rights any more.

        For: parent. Result: Nothing.
        """
        return self.call("parent.lock")

    def parent_changePin(self, *, pin: str, newPin: str) -> dict:
        """Changes the PIN of this connection's parent and ends that parent's tokens.

        pin: The present PIN.
        newPin: The new one: 4 to 12 digits.
        For: parent. Result: Nothing. Raises WrongPin, Wait, PinRefused.
        """
        return self.call("parent.changePin", pin=pin, newPin=newPin)

    def parent_resetPin(self, *, newPin: str, parent: str = ABSENT, recoveryCode: str = ABSENT) -> dict:
        """Sets a parent's new PIN, for the daemon's own account with the recovery code, and for root also
        without it. After a code was used the reply has the next one. Every parent is told at the next unlock.

        parent: Id or name; required when there are several parents.
        recoveryCode: As printed at set-up; only root may leave it out.
        newPin: The new PIN: 4 to 12 digits.
        For: owner. Result: PinReset. Raises WrongRecoveryCode, Wait, PinRefused, UnknownParent.
        """
        return self.call("parent.resetPin", parent=parent, recoveryCode=recoveryCode, newPin=newPin)

    def parent_newRecoveryCode(self, *, pin: str) -> dict:
        """Makes a new recovery code for the household, with the PIN of this connection's parent once more. The
        old code is void.

        pin: The PIN of the parent of this connection, once more.
        For: parent. Result: NewRecoveryCode. Raises WrongPin, Wait.
        """
        return self.call("parent.newRecoveryCode", pin=pin)

    def parent_add(self, *, name: str, pin: str) -> dict:
        """Adds a parent with a name and a PIN that no other parent has.

        name: The display name.
        pin: The PIN of the new parent: 4 to 12 digits.
        For: parent. Result: Parent. Raises NameTaken, TooManyParents, PinRefused.
        """
        return self.call("parent.add", name=name, pin=pin)

    def parent_list(self) -> dict:
        """Lists the names of the parents, and to parents when each of them last unlocked.

        For: anyone. Result: Parents.
        """
        return self.call("parent.list")

    def parent_rename(self, *, parent: str, name: str) -> dict:
        """Gives a parent another display name. The id, the PIN and the tokens stay.

        parent: Id or present name of the parent.
        name: The new display name.
        For: parent. Result: Parent. Raises UnknownParent, NameTaken.
        """
        return self.call("parent.rename", parent=parent, name=name)

    def parent_remove(self, *, parent: str) -> dict:
        """Removes a parent and ends that parent's tokens; connections that held one are no parent's any more.
        The last parent stays. What the parent did keeps the name, and the id is never given again.

        parent: Id or name of the parent.
        For: parent. Result: Parent. Raises UnknownParent, LastParent.
        """
        return self.call("parent.remove", parent=parent)

    def child_add(
        self, *, name: str, born: str, child: str = ABSENT, avatar: str = ABSENT, schoolGrade: int = ABSENT,
        locale: str = ABSENT, accessibility: dict = ABSENT, offersHints: bool = ABSENT, offersNarration: bool =
        ABSENT, uids: list = ABSENT, tierOverride: str = ABSENT,
    ) -> dict:
        """Adds a child with the default limits: 60 minutes a day, 300 a week, quiet hours from 20:00 to 07:00.

        name: The display name.
        born: Year and month of birth, such as `2019-04`.
        child: Of `[a-z0-9._-]`; made from the name if absent.
        avatar: Name of a picture that front-ends know.
        schoolGrade: School grade; 0 is Kindergarten.
        locale: BCP 47 language tag.
        accessibility: Accessibility
        offersHints: Whether hints are offered; true.
        offersNarration: Whether narration is offered; true.
        uids: Accounts of this child.
        tierOverride: preschool, elementary, preteen. A parent's word against the age.
        For: parent. Result: Child. Raises NameTaken.
        """
        return self.call(
            "child.add", name=name, born=born, child=child, avatar=avatar, schoolGrade=schoolGrade,
            locale=locale, accessibility=accessibility, offersHints=offersHints,
            offersNarration=offersNarration, uids=uids, tierOverride=tierOverride,
        )

    def child_list(self, *, archived: bool = ABSENT) -> dict:
        """Lists the names and avatars of the children, and their ages to parents.

        archived: Lists archived children instead; parents only.
        For: anyone. Result: Children.
        """
        return self.call("child.list", archived=archived)

    def child_get(self, *, child: str) -> dict:
        """Returns a child's profile.

        child: Id or name of the child.
        For: child. Result: Child. Raises UnknownChild.
        """
        return self.call("child.get", child=child)

    def child_update(
        self, *, child: str, name: str = ABSENT, born: str = ABSENT, avatar: str | None = ABSENT, schoolGrade:
        int | None = ABSENT, locale: str | None = ABSENT, accessibility: dict = ABSENT, offersHints: bool =
        ABSENT, offersNarration: bool = ABSENT, uids: list = ABSENT, tierOverride: str | None = ABSENT,
        consents: dict = ABSENT, basedOn: dict = ABSENT,
    ) -> dict:
        """Changes a child's profile. Absent members stay as they are, null clears.

        child: Id or name of the child.
        name: The display name.
        born: Year and month of birth.
        avatar: Name of a picture that front-ends know.
        schoolGrade: School grade; 0 is Kindergarten.
        locale: BCP 47 language tag; the present one is taken as it is.
        accessibility: Accessibility
        offersHints: Whether hints are offered.
        offersNarration: Whether narration is offered.
        uids: Accounts of this child.
        tierOverride: preschool, elementary, preteen. A parent's word against the age.
        consents: ConsentsChange. What a parent allows or allows no more.
        basedOn: What the change was made from: JSON pointers into what this method answers, such as
          `/dailyMinutes`, each with the value that was seen there, null where there was none. Where something
          else stands by now, nothing is changed: `changed_meanwhile`.
        For: parent. Result: Child. Raises UnknownChild, NameTaken, ChangedMeanwhile.
        """
        return self.call(
            "child.update", child=child, name=name, born=born, avatar=avatar, schoolGrade=schoolGrade,
            locale=locale, accessibility=accessibility, offersHints=offersHints,
            offersNarration=offersNarration, uids=uids, tierOverride=tierOverride, consents=consents,
            basedOn=basedOn,
        )

    def child_archive(self, *, child: str, archived: bool) -> dict:
        """Hides a child and keeps its data, or brings it back. Archiving ends what is running and pauses an
        open lesson. An archived child can do nothing; its accounts stay assigned to it.

        child: Id or name of the child.
        archived: False brings the child back.
        For: parent. Result: Child. Raises UnknownChild.
        """
        return self.call("child.archive", child=child, archived=archived)

    def child_erase(self, *, child: str, confirmName: str) -> dict:
        """Removes a child and all that is known of it, for good: profile, limits, use of time, learning,
        rewards, places on boards, requests, and what the audit had of it. The key of its records is destroyed
        first, so that nobody can read them from then on; then the records go, and the files are overwritten
        where they were. It cannot be taken back once it has begun. What remains: backups and exports that were
        made before, an entry of the audit without a name, and words that parents wrote about somebody else.

        child: Id or name of the child.
        confirmName: The child's display name once more, letter by letter.
        For: parent. Result: ErasedChild. Raises UnknownChild.
        """
        return self.call("child.erase", child=child, confirmName=confirmName)

    def child_export(self, *, child: str, afterSeq: int = ABSENT, limit: int = ABSENT) -> dict:
        """Gives everything that is known about one child, page by page: what holds now, then every row about
        it, as it was written, with the words of the audit. Nothing of a sibling is in it, and no secret. The
        first page is an entry of the audit. docs/export.md describes all of it.

        child: Id or name of the child.
        afterSeq: Only what came after this row: `next` of the last page; absent: the first page.
        limit: Rows of a page, at most.
        For: parent. Result: ChildExport. Raises UnknownChild.
        """
        return self.call("child.export", child=child, afterSeq=afterSeq, limit=limit)

    def policy_get(self, *, child: str) -> dict:
        """Returns a child's limits.

        child: Id or name of the child.
        For: child. Result: ScreenTimePolicy. Raises UnknownChild.
        """
        return self.call("policy.get", child=child)

    def policy_set(
        self, *, child: str, dailyMinutes: int | None = ABSENT, dailyMinutesByWeekday: dict | None = ABSENT,
        weeklyMinutes: int | None = ABSENT, quietHours: list = ABSENT, finishing: str = ABSENT, dateOverrides:
        list = ABSENT, allowedWindows: list = ABSENT, session: dict | None = ABSENT, budgets: list = ABSENT,
        freeActivities: list = ABSENT, carryOver: dict | None = ABSENT, breakNudgeMinutes: int | None = ABSENT,
        earnedTime: dict | None = ABSENT, learningApps: list = ABSENT, learningGoals: list = ABSENT, basedOn:
        dict = ABSENT,
    ) -> dict:
        """Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes
        means blocked.

        child: Id or name of the child.
        dailyMinutes: Minutes of a household day.
        dailyMinutesByWeekday: MinutesByWeekday. All weekdays with a limit of their own; null: no weekday has
          one.
        weeklyMinutes: Minutes of a household week.
        quietHours: list of QuietWindow. All windows.
        finishing: question, lesson, none. What may be finished when time ends.
        dateOverrides: list of DateOverride. All ranges of dates with other rules.
        allowedWindows: list of AllowedWindow. All windows; an empty list: always.
        session: SessionLimit. Breaks; null: none.
        budgets: list of ActivityBudget. All budgets.
        freeActivities: list of LimitedActivity. All activities that count against no limit; each names a
          subject, a pack or an app.
        carryOver: CarryOver. A bank of unused minutes; null: none.
        breakNudgeMinutes: Minutes of use between two reminders to look up; null: no reminders.
        earnedTime: EarnedTime. Minutes that are earned by learning; null: none are.
        learningApps: All apps whose category is learning: their minutes are learning minutes.
        learningGoals: list of LearningGoal. All goals for a week, which block nothing.
        basedOn: What the change was made from: JSON pointers into what this method answers, such as
          `/dailyMinutes`, each with the value that was seen there, null where there was none. Where something
          else stands by now, nothing is changed: `changed_meanwhile`.
        For: parent. Result: ScreenTimePolicy. Raises UnknownChild, ChangedMeanwhile.
        """
        return self.call(
            "policy.set", child=child, dailyMinutes=dailyMinutes, dailyMinutesByWeekday=dailyMinutesByWeekday,
            weeklyMinutes=weeklyMinutes, quietHours=quietHours, finishing=finishing,
            dateOverrides=dateOverrides, allowedWindows=allowedWindows, session=session, budgets=budgets,
            freeActivities=freeActivities, carryOver=carryOver, breakNudgeMinutes=breakNudgeMinutes,
            earnedTime=earnedTime, learningApps=learningApps, learningGoals=learningGoals, basedOn=basedOn,
        )

    def policy_preview(
        self, *, child: str, first: str = ABSENT, dayCount: int = ABSENT, at: str = ABSENT, activity: dict =
        ABSENT, change: dict = ABSENT,
    ) -> dict:
        """Shows days as the limits shape them. With `at` it also answers for a time to come, with `change` for
        limits that are not saved (parents only).

        child: Id or name of the child.
        first: The first day, within 366 days; if absent, today or the day of `at`.
        dayCount: How many days.
        at: A future time, within 366 days, for which `decision` answers.
        activity: ActivityRef. What it is about at that time.
        change: PolicyChange. As of `policy.set`; nothing is saved.
        For: child. Result: PolicyPreview. Raises UnknownChild, UnknownLesson.
        """
        return self.call(
            "policy.preview", child=child, first=first, dayCount=dayCount, at=at, activity=activity,
            change=change,
        )

    def policy_explain(self, *, child: str, activity: dict = ABSENT) -> dict:
        """Explains why a child may or may not now: every rule in the order in which they are checked.

        child: Id or name of the child.
        activity: ActivityRef. What the child wants to do; if absent, anything.
        For: parent. Result: PolicyExplanation. Raises UnknownChild, UnknownLesson.
        """
        return self.call("policy.explain", child=child, activity=activity)

    def filter_get(self, *, child: str) -> dict:
        """Returns the rules for which lessons a child may see.

        child: Id or name of the child.
        For: parent. Result: ContentFilter. Raises UnknownChild.
        """
        return self.call("filter.get", child=child)

    def filter_set(
        self, *, child: str, allowedSubjects: list | None = ABSENT, highestDifficulty: int | None = ABSENT,
        highestTier: str | None = ABSENT, blockedLessons: list = ABSENT, blockedPacks: list = ABSENT,
        pausedSubjects: list = ABSENT, allowedApps: list | None = ABSENT, basedOn: dict = ABSENT,
    ) -> dict:
        """Changes which lessons a child may see. Absent members stay as they are, null clears.

        child: Id or name of the child.
        allowedSubjects: null: all; empty: none.
        highestTier: preschool, elementary, preteen. null: the child's own and lower.
        blockedLessons: All that rest.
        blockedPacks: All that rest.
        pausedSubjects: list of SubjectPause. All that rest.
        allowedApps: Front-end apps. null: all; empty: none.
        basedOn: What the change was made from: JSON pointers into what this method answers, such as
          `/dailyMinutes`, each with the value that was seen there, null where there was none. Where something
          else stands by now, nothing is changed: `changed_meanwhile`.
        For: parent. Result: ContentFilter. Raises UnknownChild, UnknownLesson, ChangedMeanwhile.
        """
        return self.call(
            "filter.set", child=child, allowedSubjects=allowedSubjects, highestDifficulty=highestDifficulty,
            highestTier=highestTier, blockedLessons=blockedLessons, blockedPacks=blockedPacks,
            pausedSubjects=pausedSubjects, allowedApps=allowedApps, basedOn=basedOn,
        )

    def filter_check(
        self, *, child: str, lesson: str = ABSENT, subject: str = ABSENT, pack: str = ABSENT, app: str = ABSENT,
    ) -> dict:
        """Tells whether a child may use a lesson, subject, pack or app now. Name exactly one of them.

        child: Id or name of the child.
        lesson: A lesson.
        subject: Or a whole subject.
        pack: Or a pack.
        app: Or a front-end's app.
        For: child. Result: FilterAnswer. Raises UnknownChild, UnknownLesson, UnknownPack.
        """
        return self.call("filter.check", child=child, lesson=lesson, subject=subject, pack=pack, app=app)

    def filter_explain(
        self, *, child: str, lesson: str = ABSENT, subject: str = ABSENT, pack: str = ABSENT, app: str = ABSENT,
    ) -> dict:
        """Lists every rule that blocks a lesson, subject, pack or app. If none is named, it lists what each
        rule hides.

        child: Id or name of the child.
        lesson: A lesson.
        subject: Or a whole subject.
        pack: Or a pack.
        app: Or a front-end's app.
        For: parent. Result: FilterExplanation. Raises UnknownChild, UnknownLesson, UnknownPack.
        """
        return self.call("filter.explain", child=child, lesson=lesson, subject=subject, pack=pack, app=app)

    def time_mayI(self, *, child: str, activity: dict = ABSENT) -> dict:
        """May this child do this now? The answer names every rule that limits.

        child: Id or name of the child.
        activity: ActivityRef. What the child wants to do; if absent, anything.
        For: child. Result: MayI. Raises UnknownChild, UnknownLesson.
        """
        return self.call("time.mayI", child=child, activity=activity)

    def time_usage(self, *, child: str, dayCount: int = ABSENT) -> dict:
        """Shows what a child used in the last days and this week, in the same seconds that the limits count.

        child: Id or name of the child.
        dayCount: How many days to show, up to today.
        For: child. Result: Usage. Raises UnknownChild.
        """
        return self.call("time.usage", child=child, dayCount=dayCount)

    def time_beginLease(
        self, *, child: str, lease: str, activity: dict = ABSENT, saveSeconds: int = ABSENT,
    ) -> dict:
        """Begins to count use. Renew every 15 s: a lease that hears nothing for 60 s ends, and is charged up to
        then.

        child: Id or name of the child.
        lease: An id that you choose; beginning twice with it is harmless.
        activity: ActivityRef. What the child does.
        saveSeconds: Seconds that the app needs to save when time ends; granted once for each end, never under a
          lock.
        For: child. Result: LeaseReply. Raises UnknownChild, NotNow, LeaseTaken, TooManyLeases, Filtered,
          UnknownLesson.
        """
        return self.call(
            "time.beginLease", child=child, lease=lease, activity=activity, saveSeconds=saveSeconds,
        )

    def time_renewLease(self, *, child: str, lease: str, idleSeconds: int = ABSENT) -> dict:
        """Counts the seconds since the last call, and says whether the child may go on.

        child: Id or name of the child.
        lease: As chosen at the beginning.
        idleSeconds: Seconds since the last call in which nobody was there; up to 30 minutes a household day are
          not counted.
        For: child. Result: LeaseReply. Raises UnknownChild, LeaseExpired, NotNow.
        """
        return self.call("time.renewLease", child=child, lease=lease, idleSeconds=idleSeconds)

    def time_endLease(self, *, child: str, lease: str, idleSeconds: int = ABSENT) -> dict:
        """Counts the seconds since the last call and ends the lease; ending twice is harmless.

        child: Id or name of the child.
        lease: As chosen at the beginning.
        idleSeconds: Seconds since the last call in which nobody was there; up to 30 minutes a household day are
          not counted.
        For: child. Result: LeaseReply. Raises UnknownChild, LeaseTaken.
        """
        return self.call("time.endLease", child=child, lease=lease, idleSeconds=idleSeconds)

    def time_grant(
        self, *, child: str, minutes: int, grant: str = ABSENT, activity: dict = ABSENT, pastQuietHours: bool =
        ABSENT, expiresAt: str = ABSENT, why: str = ABSENT,
    ) -> dict:
        """Gives minutes beyond the limits. The reply says what still blocks.

        child: Id or name of the child.
        minutes: Minutes of use beyond the limits.
        grant: An id that you choose: a grant sent twice with it counts once.
        activity: ActivityRef. For this activity only; if absent, for everything.
        pastQuietHours: Whether the minutes can be used in quiet hours and outside of windows.
        expiresAt: Until when they can be used; if absent, the end of today.
        why: The reason, for parents alone; absent: none was given.
        For: parent. Result: Granted. Raises UnknownChild, UnknownLesson, TooManyGrants.
        """
        return self.call(
            "time.grant", child=child, minutes=minutes, grant=grant, activity=activity,
            pastQuietHours=pastQuietHours, expiresAt=expiresAt, why=why,
        )

    def time_lock(self, *, child: str, until: str = ABSENT, why: str = ABSENT, replace: bool = ABSENT) -> dict:
        """Locks the child's screen time now, until a given time or until `time.unlock`. No grant lifts a lock.
        A lock that lasts longer stands unless `replace` is true.

        child: Id or name of the child.
        until: When the lock ends; if absent, it has no end.
        why: The reason, for parents alone; absent: none was given.
        replace: Whether it also replaces a lock that lasts longer.
        For: parent. Result: LockReply. Raises UnknownChild.
        """
        return self.call("time.lock", child=child, until=until, why=why, replace=replace)

    def time_unlock(self, *, child: str) -> dict:
        """Ends a lock of screen time; without a lock nothing happens.

        child: Id or name of the child.
        For: parent. Result: LockReply. Raises UnknownChild.
        """
        return self.call("time.unlock", child=child)

    def time_confirmClock(self, *, now: str = ABSENT, source: str = ABSENT) -> dict:
        """Confirms that the machine's clock is right, so that kidd uses it for days again. Nothing that was
        counted is lost.

        now: The time that the parent reads elsewhere; the call is refused if the machine's clock differs by
          more than 2 minutes. Required where that clock shows a time long before one that is over.
        source: ntp, rtc. What kidd trusts from now on after the machine was off. `rtc`: the machine's own
          clock, if it shows a later time than the stored one; for machines without a network. `ntp`: a time
          server or a parent.
        For: parent. Result: ConfirmedClock.
        """
        return self.call("time.confirmClock", now=now, source=source)

    def time_undoGrant(self, *, child: str, grant: str) -> dict:
        """Takes back the unused part of a grant; used minutes stay counted. Calling it twice is harmless.

        child: Id or name of the child.
        grant: The id of any grant: given, approved, redeemed or earned.
        For: parent. Result: Undone. Raises UnknownChild, UnknownGrant.
        """
        return self.call("time.undoGrant", child=child, grant=grant)

    def time_ask(
        self, *, child: str, minutes: int, reason: str = ABSENT, activity: dict = ABSENT, clientId: str =
        ABSENT,
    ) -> dict:
        """Asks for more time, for a child. At most 3 requests can be open; each expires at the end of the day.

        child: Id or name of the child.
        minutes: How many more; bounded, see the reference.
        reason: The child's own words.
        activity: ActivityRef. For this activity only; if absent, for everything.
        clientId: An id that you choose: a request sent twice with it counts once.
        For: child. Result: Asked. Raises UnknownChild, TooManyRequests, UnknownLesson.
        """
        return self.call(
            "time.ask", child=child, minutes=minutes, reason=reason, activity=activity, clientId=clientId,
        )

    def time_requests(self, *, child: str = ABSENT, limit: int = ABSENT) -> dict:
        """Lists requests for more time: open ones first, then the latest with their answers. A parent may leave
        out `child` and sees all.

        child: Id or name of the child; only a parent may leave it out.
        limit: How many closed requests to show.
        For: child. Result: TimeRequestList. Raises UnknownChild.
        """
        return self.call("time.requests", child=child, limit=limit)

    def time_decide(
        self, *, request: str, approve: bool, minutes: int = ABSENT, word: str = ABSENT, pastQuietHours: bool =
        ABSENT,
    ) -> dict:
        """Approves or declines a request. The decision is final: the same answer again is harmless, a different
        one is refused.

        request: From `time.requests` or an event.
        approve: Yes or no.
        minutes: Minutes to grant, if others than requested.
        word: A word to the child.
        pastQuietHours: Whether the minutes can be used in quiet hours and outside of windows.
        For: parent. Result: Decided. Raises UnknownRequest, RequestClosed, TooManyGrants.
        """
        return self.call(
            "time.decide", request=request, approve=approve, minutes=minutes, word=word,
            pastQuietHours=pastQuietHours,
        )

    def time_codes(
        self, *, minutes: int, child: str = ABSENT, count: int = ABSENT, expiresAt: str = ABSENT,
        pastQuietHours: bool = ABSENT,
    ) -> dict:
        """Makes single-use codes for minutes, to print. This reply is the only one that contains them: kidd
        keeps only digests.

        child: The only child that can redeem them; if absent, any child.
        minutes: Minutes that each code gives.
        count: How many to make.
        expiresAt: Until when they can be redeemed; if absent, for ever.
        pastQuietHours: Whether the minutes can be used in quiet hours and outside of windows.
        For: parent. Result: CodesMade. Raises UnknownChild, TooManyCodes.
        """
        return self.call(
            "time.codes", child=child, minutes=minutes, count=count, expiresAt=expiresAt,
            pastQuietHours=pastQuietHours,
        )

    def time_listCodes(self, *, child: str = ABSENT) -> dict:
        """Lists the codes for minutes with their state, without the codes themselves.

        child: Only those that this child can redeem or has redeemed.
        For: parent. Result: CodeList. Raises UnknownChild.
        """
        return self.call("time.listCodes", child=child)

    def time_revokeCodes(self, *, codeIds: list = ABSENT) -> dict:
        """Revokes unused codes; used and unknown ones stay as they are.

        codeIds: The codes to revoke; if absent, all unused ones.
        For: parent. Result: CodesRevoked.
        """
        return self.call("time.revokeCodes", codeIds=codeIds)

    def time_redeem(self, *, child: str, code: str) -> dict:
        """Redeems a code for minutes, once. A mistyped code costs no try; after wrong codes this child has to
        wait, longer each time. While something blocks that the minutes would not lift, the code stays valid and
        the call is refused with `not_now`.

        child: Id or name of the child.
        code: The code as printed; case, spaces and dashes do not matter.
        For: child. Result: Redeemed. Raises UnknownChild, CodeMistyped, CodeRefused, Wait, NotNow,
          TooManyGrants.
        """
        return self.call("time.redeem", child=child, code=code)

    def pack_asset(self, *, child: str, name: str, pack: str = ABSENT, unless: str = ABSENT) -> dict:
        """Gives an image or a sound that a question names, such as `apple`: of the lesson's `pack`, else of the
        program. Keep it by its digest.

        child: Id or name of the child.
        name: As content names it.
        pack: The pack of the lesson that names it; absent: the program's drawings.
        unless: The digest that the caller has: then the file is not sent again.
        For: child. Result: Asset. Raises UnknownChild, UnknownAsset.
        """
        return self.call("pack.asset", child=child, name=name, pack=pack, unless=unless)

    def pack_list(self, *, child: str = ABSENT) -> dict:
        """Lists the packs. For a child it shows only what its filter allows; a parent may leave out `child`.

        child: Id or name of the child; absent: a parent sees everything.
        For: child. Result: Packs. Raises UnknownChild.
        """
        return self.call("pack.list", child=child)

    def pack_install(self, *, path: str, accept: str = ABSENT) -> dict:
        """Installs a pack: everything in it is checked first, and then all of it is there, or nothing. Its
        lessons can be learned at once.

        path: A folder or an archive that the daemon's account can read; an absolute path.
        accept: The `digest` of a `pack_not_trusted` error: install exactly this pack all the same.
        For: parent. Result: InstalledPack. Raises PackRefused, PackNotTrusted, TooManyPacks, PackInWay.
        """
        return self.call("pack.install", path=path, accept=accept)

    def pack_remove(self, *, pack: str) -> dict:
        """Removes an installed pack. What was learned with it stays, and meets the pack again when it comes
        back; lessons that are open go on. Packs that are part of the program cannot be removed: block them with
        `filter.set`.

        pack: An installed pack.
        For: parent. Result: RemovedPack. Raises UnknownPack.
        """
        return self.call("pack.remove", pack=pack)

    def pack_verify(self, *, pack: str) -> dict:
        """Checks that an installed pack is as it was installed: each lesson, image and sound by its digest.

        pack: An installed pack.
        For: parent. Result: PackReport. Raises UnknownPack.
        """
        return self.call("pack.verify", pack=pack)

    def pack_storage(self) -> dict:
        """Tells how much room the installed packs take and how much is free. When little is free it proposes
        the packs that were used least recently, beyond the newest 5; nothing is removed by itself.

        For: parent. Result: PackStorage.
        """
        return self.call("pack.storage")

    def pack_signers(self) -> dict:
        """Lists the signers that the family trusts: their packs are installed without a further word.

        For: parent. Result: PackSigners.
        """
        return self.call("pack.signers")

    def pack_trustSigner(self, *, publicKey: str, name: str) -> dict:
        """Trusts a signer: packs with this signature are installed without a further word. Compare the key with
        the one that the author publishes, letter by letter. A signer that is trusted already gets the new name.

        publicKey: An Ed25519 public key: 64 hexadecimal digits.
        name: What the family calls the signer.
        For: parent. Result: TrustedSigner. Raises TooManyPacks.
        """
        return self.call("pack.trustSigner", publicKey=publicKey, name=name)

    def pack_forgetSigner(self, *, publicKey: str) -> dict:
        """Trusts a signer no more. Packs that were installed stay; remove them with `pack.remove` if they are
        to go.

        publicKey: The key of a trusted signer.
        For: parent. Result: TrustedSigner. Raises UnknownSigner.
        """
        return self.call("pack.forgetSigner", publicKey=publicKey)

    def skill_list(
        self, *, child: str, subject: str = ABSENT, grade: str = ABSENT, domain: str = ABSENT,
    ) -> dict:
        """Lists the skills that a child may learn, in order: those with a lesson that its filter allows.

        child: Id or name of the child.
        subject: Only of this subject.
        grade: PK, K, 1, 2, 3, 4, 5, 6. Only of this grade's standards.
        domain: Only of this domain, such as `counting`.
        For: child. Result: Skills. Raises UnknownChild.
        """
        return self.call("skill.list", child=child, subject=subject, grade=grade, domain=domain)

    def lesson_check(self, *, child: str, lesson: str) -> dict:
        """Tells whether a child may begin a lesson now: what its filter says about it, and its time. It begins
        nothing.

        child: Id or name of the child.
        lesson: The lesson.
        For: child. Result: LessonCheck. Raises UnknownChild, UnknownLesson.
        """
        return self.call("lesson.check", child=child, lesson=lesson)

    def lesson_list(
        self, *, child: str, subject: str = ABSENT, skill: str = ABSENT, pack: str = ABSENT, grade: str =
        ABSENT, domain: str = ABSENT, after: str = ABSENT, limit: int = ABSENT, hidden: bool = ABSENT,
    ) -> dict:
        """Lists the lessons that a child may learn, in order. It leaves out what its filter does not allow,
        unless a parent wants that, too.

        child: Id or name of the child.
        subject: Only of this subject.
        skill: Only of this skill.
        pack: Only of this pack.
        grade: PK, K, 1, 2, 3, 4, 5, 6. Only of this grade's standards.
        domain: Only of this domain, such as `counting`.
        after: Only lessons after this one: `next` of the last page.
        limit: Lessons of a page, at most.
        hidden: For parents: those that the filter hides as well.
        For: child. Result: Lessons. Raises UnknownChild, UnknownLesson.
        """
        return self.call(
            "lesson.list", child=child, subject=subject, skill=skill, pack=pack, grade=grade, domain=domain,
            after=after, limit=limit, hidden=hidden,
        )

    def lesson_next(self, *, child: str, subject: str = ABSENT) -> dict:
        """Proposes what a child should do now, and says why: the open activity, else a mastered skill that is
        due (the one most likely forgotten first, and after two reviews running something new), else a lesson of
        one whose reviews were not passed, once a day, else a few math facts a day for a child that has begun
        with them, else, once a day, a lesson of what a skill builds on that rests because it was too hard,
        else, after 3 lessons of a subject, a quiz that mixes it, else the next lesson that it has not passed,
        else a lesson to repeat.

        child: Id or name of the child.
        subject: Only of this subject.
        For: child. Result: NextLesson. Raises UnknownChild.
        """
        return self.call("lesson.next", child=child, subject=subject)

    def activity_start(
        self, *, child: str, kind: str = ABSENT, lesson: str = ABSENT, skill: str = ABSENT, subject: str =
        ABSENT, strategy: str = ABSENT, factBand: int = ABSENT, questions: int = ABSENT, limitSeconds: int =
        ABSENT, replace: bool = ABSENT, shows: list = ABSENT, domain: str = ABSENT,
    ) -> dict:
        """Begins a lesson, a quiz over a lesson or a subject, a review of a skill, or math facts: a practice,
        sixty seconds (`timed`), or numbers to copy. The reply has its first question; its lease counts the
        time.

        child: Id or name of the child.
        kind: lesson, quiz, review, practice, timed, copying. `lesson`, also when it is absent: all of a lesson;
          `quiz`: some of its questions, each once, with a score; `review`: a short look back at a skill that is
          due; `practice`: math facts, typed; `timed`: as many as the child can in 60 seconds; `copying`:
          numbers to type as they are shown, so that typing can be taken off.
        lesson: From `lesson.list`: of a lesson and a quiz.
        skill: From `lesson.next`: of a review.
        subject: Of a quiz instead of `lesson`: it mixes what the child has finished of the subject, up to 6
          lessons of as many skills.
        strategy: identity, countOn, doubles, makeTen, nearDoubles, decompose, bridgeTen, thinkAddition,
          timesRule, doubling, doubleDouble, halfOfTen, tenTimesLess, oneMoreGroup, besideSquare, turnRound,
          thinkMultiplication. Of a practice: only facts that are found in this way.
        factBand: Of a practice: only facts of this band.
        questions: How many questions a quiz has; absent: 10, and 5 for a preschool child. At most what the
          lesson has. Of a practice; absent: 20, and 10 for a preschool child.
        limitSeconds: What a quiz may take; absent: no limit. A preschool child never has one.
        replace: Gives up the activity of this kind that is open.
        shows: list of images, sounds. What the front-end can bring beside words: `images` and `sounds` of
          packs. Questions that need more are not asked, and `sayNotShown` says so. Absent: all.
        domain: addSubtract, multiplyDivide. Of a practice and of sixty seconds; absent: `addSubtract`. Which
          math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10.
        For: child. Result: Activity. Raises UnknownChild, UnknownLesson, UnknownSkill, Filtered, NotNow,
          TooManyLeases, Open, NothingToAsk, ReviewNotDue, SprintsRest.
        """
        return self.call(
            "activity.start", child=child, kind=kind, lesson=lesson, skill=skill, subject=subject,
            strategy=strategy, factBand=factBand, questions=questions, limitSeconds=limitSeconds,
            replace=replace, shows=shows, domain=domain,
        )

    def activity_question(self, *, activity: str) -> dict:
        """Returns the activity with its open question, at the place where it stopped. A paused one has no
        `question`: `activity.resume` has it. One that was finished or given up is returned as it is, with its
        `state`; `finished` comes only where its lesson has changed, so that the question is gone.

        activity: From `activity.start`.
        For: child. Result: Activity. Raises UnknownActivity, Finished, UnknownLesson, Filtered, NotNow,
          TooManyLeases.
        """
        return self.call("activity.question", activity=activity)

    def activity_shown(self, *, activity: str, presentation: str) -> dict:
        """Says that the question is visible now: the response time counts from here. Call it for every
        presentation: without it the answer is looked at from when the question was sent, and has no response
        time. Said of what is answered already, it changes nothing and returns the activity as it is, also when
        that has ended.

        activity: From `activity.start`.
        presentation: From the question.
        For: child. Result: Activity. Raises UnknownActivity, Finished, Paused, StalePresentation,
          UnknownLesson, Filtered, NotNow, TooManyLeases.
        """
        return self.call("activity.shown", activity=activity, presentation=presentation)

    def activity_answer(
        self, *, activity: str, presentation: str, answer: dict, narrationMilliseconds: int = ABSENT,
    ) -> dict:
        """Takes a child's answer and stores it before the reply leaves. The same answer sent again gets the
        first reply.

        activity: From `activity.start`.
        presentation: From the question.
        answer: Answer
        narrationMilliseconds: How long it was read aloud.
        For: child. Result: Answered. Raises UnknownActivity, Finished, Paused, StalePresentation, WrongShape,
          Filtered, NotNow, TooManyLeases.
        """
        return self.call(
            "activity.answer", activity=activity, presentation=presentation, answer=answer,
            narrationMilliseconds=narrationMilliseconds,
        )

    def activity_hint(self, *, activity: str, presentation: str) -> dict:
        """Gives the next hint for the open question. The first is free, each further one costs 2 stars.

        activity: From `activity.start`.
        presentation: From the question.
        For: child. Result: Hint. Raises UnknownActivity, Finished, Paused, StalePresentation, HintNotAvailable,
          Filtered, NotNow, TooManyLeases.
        """
        return self.call("activity.hint", activity=activity, presentation=presentation)

    def activity_pause(self, *, activity: str) -> dict:
        """Pauses an activity: its lease ends and its clock stands still, but for a second pause of a quiz with
        a limit.

        activity: From `activity.start`.
        For: child. Result: Activity. Raises UnknownActivity, Finished.
        """
        return self.call("activity.pause", activity=activity)

    def activity_resume(self, *, activity: str) -> dict:
        """Resumes a paused activity at the same question.

        activity: From `activity.start`.
        For: child. Result: Activity. Raises UnknownActivity, Finished, UnknownLesson, Filtered, NotNow,
          TooManyLeases.
        """
        return self.call("activity.resume", activity=activity)

    def activity_finish(self, *, activity: str) -> dict:
        """Ends an activity in which every question is answered. If it has ended already, it returns the summary
        again.

        activity: From `activity.start`.
        For: child. Result: Activity. Raises UnknownActivity, Finished, Unfinished, UnknownLesson, Filtered.
        """
        return self.call("activity.finish", activity=activity)

    def activity_abandon(self, *, activity: str) -> dict:
        """Gives up an activity; its answers stay stored. One that was given up already is returned as it is; of
        a finished one comes `finished`.

        activity: From `activity.start`.
        For: child. Result: Activity. Raises UnknownActivity, Finished.
        """
        return self.call("activity.abandon", activity=activity)

    def activity_list(self, *, child: str) -> dict:
        """Lists what a child has open, and the last 8 that ended. Parents also get where a rest was offered,
        and why.

        child: Id or name of the child.
        For: child. Result: Activities. Raises UnknownChild.
        """
        return self.call("activity.list", child=child)

    def activity_replay(self, *, child: str, activity: str) -> dict:
        """Shows a parent an activity once more, question by question, as the child saw it: made again from its
        record, which has the seed and the answers. It knows those that `activity.list` names.

        child: Id or name of the child.
        activity: From `activity.list`.
        For: parent. Result: Replay. Raises UnknownChild, UnknownActivity.
        """
        return self.call("activity.replay", child=child, activity=activity)

    def mastery_list(self, *, child: str, subject: str = ABSENT) -> dict:
        """Tells how far a child is with each skill that its filter allows: a medal and a percentage that never
        fall. Parents also get where it stands, and skills of lessons that are not there any more.

        child: Id or name of the child.
        subject: Only of this subject.
        For: child. Result: Mastery. Raises UnknownChild.
        """
        return self.call("mastery.list", child=child, subject=subject)

    def mastery_explain(self, *, child: str, skill: str) -> dict:
        """Tells a parent why a skill is mastered or not, with the very answers behind it.

        child: Id or name of the child.
        skill: As lessons and `skill.list` name it, or its title. Of several with one title it is the one that
          the child has tried.
        For: parent. Result: MasteryExplained. Raises UnknownChild, UnknownSkill.
        """
        return self.call("mastery.explain", child=child, skill=skill)

    def mastery_reviews(self, *, child: str) -> dict:
        """Tells a parent which mastered skills are to be looked at again, and from which day on.

        child: Id or name of the child.
        For: parent. Result: Reviews. Raises UnknownChild.
        """
        return self.call("mastery.reviews", child=child)

    def mastery_settings(self, *, child: str) -> dict:
        """Tells a parent how hard questions are for a child and why, what says when skills come back, and how
        well that was predicted.

        child: Id or name of the child.
        For: parent. Result: LearningSettings. Raises UnknownChild.
        """
        return self.call("mastery.settings", child=child)

    def mastery_set(
        self, *, child: str, scheduler: str = ABSENT, subject: str = ABSENT, adaptivePolicy: str = ABSENT,
    ) -> dict:
        """Decides for a child what says when mastered skills come back, and how difficulty follows the answers
        in a subject.

        child: Id or name of the child.
        scheduler: ladder, memory. `ladder`: the days of the skill's rubric; `memory`: when the model of memory
          expects nine in ten.
        subject: The subject whose policy changes.
        adaptivePolicy: target80, steady, early. With `subject`: how difficulty follows the answers; absent: as
          the pack of the subject says.
        For: parent. Result: LearningSettings. Raises UnknownChild.
        """
        return self.call(
            "mastery.set", child=child, scheduler=scheduler, subject=subject, adaptivePolicy=adaptivePolicy,
        )

    def facts_status(self, *, child: str, domain: str = ABSENT) -> dict:
        """Tells how far a child is with the math facts of a domain, band by band. What a child sees never
        falls; parents also get the band in hand, and why.

        child: Id or name of the child.
        domain: addSubtract, multiplyDivide. Which math facts: addition and subtraction up to 20, or
          multiplication and division up to 10 times 10.
        For: child. Result: FactsStatus. Raises UnknownChild.
        """
        return self.call("facts.status", child=child, domain=domain)

    def facts_matrix(self, *, child: str, operation: str = ABSENT) -> dict:
        """All facts of one operation, and how far a child is with each: 231 additions or subtractions up to 20,
        121 products up to 10 times 10, or 110 divisions. A child sees the best that it ever was.

        child: Id or name of the child.
        operation: addition, subtraction, multiplication, division. Which facts.
        For: child. Result: FactsMatrix. Raises UnknownChild.
        """
        return self.call("facts.matrix", child=child, operation=operation)

    def facts_why(self, *, child: str, fact: str) -> dict:
        """Explains a math fact at no cost: how it is found, worked out in words and as a picture, and its
        family. Not while the child is asked for it.

        child: Id or name of the child.
        fact: Such as `7+5`, `12-5`, `7*8` or `56/7`.
        For: child. Result: FactExplained. Raises UnknownChild, HintNotAvailable.
        """
        return self.call("facts.why", child=child, fact=fact)

    def facts_goal(self, *, child: str, domain: str = ABSENT) -> dict:
        """The goal of the next sprint, and the child's best so far.

        child: Id or name of the child.
        domain: addSubtract, multiplyDivide. Which math facts: addition and subtraction up to 20, or
          multiplication and division up to 10 times 10.
        For: child. Result: FactsGoal. Raises UnknownChild.
        """
        return self.call("facts.goal", child=child, domain=domain)

    def facts_setGoal(self, *, child: str, goal: int, domain: str = ABSENT) -> dict:
        """Sets what the child wants to reach, for the sprints in hand or, after a rest, the next ones. After
        two sprints in a row that miss it, it becomes easier by two.

        child: Id or name of the child.
        goal: Right answers to reach in 60 seconds.
        domain: addSubtract, multiplyDivide. Which math facts: addition and subtraction up to 20, or
          multiplication and division up to 10 times 10.
        For: child. Result: FactsGoal. Raises UnknownChild.
        """
        return self.call("facts.setGoal", child=child, goal=goal, domain=domain)

    def facts_set(self, *, child: str, gateMilliseconds: int = ABSENT) -> dict:
        """Chooses how long a fluent answer may take without typing: 1 to 10 seconds; without it that of the
        child's grade (6 s to grade 1, 3 s in grade 2, then 2 s). What was fluent stays so.

        child: Id or name of the child.
        gateMilliseconds: Absent: that of the child's grade.
        For: parent. Result: FactsStatus. Raises UnknownChild.
        """
        return self.call("facts.set", child=child, gateMilliseconds=gateMilliseconds)

    def progress_overview(self, *, child: str) -> dict:
        """Shows what a child has learned: lessons by subject, stars, points, the month, the last lessons.
        Parents also see accuracy. It leaves out what the child's filter does not allow.

        child: Id or name of the child.
        For: child. Result: LearningOverview. Raises UnknownChild.
        """
        return self.call("progress.overview", child=child)

    def progress_subject(self, *, child: str, subject: str) -> dict:
        """Shows what a child has learned of one subject: its ring, medals of its skills, and when what was
        mastered comes back. It leaves out what the child's filter does not allow. What a child sees never
        falls.

        child: Id or name of the child.
        subject: As `progress.overview` names it.
        For: child. Result: SubjectInDetail. Raises UnknownChild.
        """
        return self.call("progress.subject", child=child, subject=subject)

    def progress_skill(self, *, child: str, skill: str) -> dict:
        """Shows one skill of a child: its medal, the lessons of it that were finished, when it comes back, and
        what the next medal asks for. What a child sees never falls.

        child: Id or name of the child.
        skill: As lessons and `skill.list` name it.
        For: child. Result: SkillInDetail. Raises UnknownChild, UnknownSkill.
        """
        return self.call("progress.skill", child=child, skill=skill)

    def progress_explain(self, *, child: str, skill: str) -> dict:
        """Shows the answers behind a child's medal of a skill. Parents get the whole reasoning by
        `mastery.explain`.

        child: Id or name of the child.
        skill: As lessons and `skill.list` name it.
        For: child. Result: SkillExplained. Raises UnknownChild, UnknownSkill.
        """
        return self.call("progress.explain", child=child, skill=skill)

    def progress_heatmap(self, *, child: str, dayCount: int = ABSENT) -> dict:
        """Tells how many lessons a child finished on each of the last days.

        child: Id or name of the child.
        dayCount: Household days, today the last of them.
        For: child. Result: HeatMap. Raises UnknownChild.
        """
        return self.call("progress.heatmap", child=child, dayCount=dayCount)

    def report_weekly(self, *, child: str = ABSENT, day: str = ABSENT) -> dict:
        """Tells parents of one household week: time and lessons by day and subject, what was finished and
        mastered, what needs help and what helps, reviews, challenges, badges, math facts. The week before is
        told for comparison. All numbers come from the sums of days that limits and rewards use.

        child: Only this one; absent: all that are not archived.
        day: Any household day of the week; absent: today.
        For: parent. Result: FamilyReport. Raises UnknownChild.
        """
        return self.call("report.weekly", child=child, day=day)

    def report_dashboard(self, *, child: str = ABSENT) -> dict:
        """Tells parents of the last 30 household days of each child, today the last of them: as
        `report.weekly`, without comparison.

        child: Only this one; absent: all that are not archived.
        For: parent. Result: FamilyReport. Raises UnknownChild.
        """
        return self.call("report.dashboard", child=child)

    def leaderboard_get(
        self, *, child: str = ABSENT, board: str = ABSENT, metric: str = ABSENT, period: str = ABSENT,
    ) -> dict:
        """Returns a board of the household as a participating child may see it; a parent who names no child
        sees all of it. A child under ten gets no ranks and no numbers of others, unless a parent included it.

        child: Id or name of the child; a parent may leave it out.
        board: together, ownBest, ranked. `together` when absent.
        metric: stars, learningMinutes, learningDays, sprintBest, factsFluent. `stars` when absent.
        period: week, month, allTime. `week` when absent.
        For: child. Result: Board. Raises UnknownChild, NotOptedIn.
        """
        return self.call("leaderboard.get", child=child, board=board, metric=metric, period=period)

    def leaderboard_optIn(self, *, child: str, isRanked: bool = ABSENT, confirm: bool = ABSENT) -> dict:
        """Lets a child take part in the household's boards. Ranks name a child from the age of ten, or if a
        parent includes it after a warning.

        child: Id or name of the child.
        isRanked: Whether ranks also name a child under ten; if absent, the setting stays (at first: no).
        confirm: Confirms that the parent has read the warning; required with `isRanked` for a child under ten.
        For: parent. Result: BoardMembership. Raises UnknownChild, ConfirmationNeeded.
        """
        return self.call("leaderboard.optIn", child=child, isRanked=isRanked, confirm=confirm)

    def leaderboard_optOut(self, *, child: str) -> dict:
        """Takes a child off all boards at once, past periods included.

        child: Id or name of the child.
        For: parent. Result: BoardMembership. Raises UnknownChild.
        """
        return self.call("leaderboard.optOut", child=child)

    def leaderboard_setGoal(
        self, *, metric: str, period: str, target: int | None, basedOn: dict = ABSENT,
    ) -> dict:
        """Sets the shared goal of the whole household for a metric and a period.

        metric: stars, learningMinutes, learningDays, sprintBest, factsFluent. What the goal counts.
        period: week, month, allTime. The span in which the family tries to reach it.
        target: The goal of all members together; null: the usual goal, which grows with the number of members.
        basedOn: What the change was made from: JSON pointers into what this method answers, such as
          `/dailyMinutes`, each with the value that was seen there, null where there was none. Where something
          else stands by now, nothing is changed: `changed_meanwhile`.
        For: parent. Result: SharedGoal. Raises ChangedMeanwhile.
        """
        return self.call("leaderboard.setGoal", metric=metric, period=period, target=target, basedOn=basedOn)

    def rewards_summary(self, *, child: str) -> dict:
        """Shows what a child has earned: stars, points, levels, streak, badges and stickers.

        child: Id or name of the child.
        For: child. Result: RewardSummary. Raises UnknownChild.
        """
        return self.call("rewards.summary", child=child)

    def rewards_ledger(self, *, child: str, before: int = ABSENT, limit: int = ABSENT) -> dict:
        """Lists every star and point of a child with its reason, newest first, page by page.

        child: Id or name of the child.
        before: Only lines before this one: `next` of the last page.
        limit: Lines of a page, at most.
        For: child. Result: LedgerPage. Raises UnknownChild.
        """
        return self.call("rewards.ledger", child=child, before=before, limit=limit)

    def rewards_badges(self, *, child: str) -> dict:
        """Lists a child's badges, those still to be earned with their rule and progress, and stickers.

        child: Id or name of the child.
        For: child. Result: Badges. Raises UnknownChild.
        """
        return self.call("rewards.badges", child=child)

    def rewards_markSeen(self, *, child: str, badges: list) -> dict:
        """Records that badges were shown to the child; badges seen before stay seen.

        child: Id or name of the child.
        badges: Keys of badges that the child has.
        For: child. Result: SeenBadges. Raises UnknownChild.
        """
        return self.call("rewards.markSeen", child=child, badges=badges)

    def rewards_streak(self, *, child: str) -> dict:
        """Shows days and weeks in a row, the learning days of this month, and the last two weeks.

        child: Id or name of the child.
        For: child. Result: Streaks. Raises UnknownChild.
        """
        return self.call("rewards.streak", child=child)

    def rewards_familyBadges(self) -> dict:
        """Lists the family's own badges with their conditions, as a file of badges has them.

        For: parent. Result: FamilyBadges.
        """
        return self.call("rewards.familyBadges")

    def rewards_addBadges(self, *, badges: list) -> dict:
        """Adds badges of the family's own, all or none: every fault is told at once, in `faults` of the error.
        One with a known key takes the place of the family's badge with that key. What children have done before
        counts at once.

        badges: list of BadgeDefinition. As in a file of badges.
        For: parent. Result: AddedBadges.
        """
        return self.call("rewards.addBadges", badges=badges)

    def rewards_removeBadges(self, *, badges: list) -> dict:
        """Takes badges of the family's own away. What a child has earned stays in its gallery, with its words.

        badges: Keys of the family's own badges.
        For: parent. Result: FamilyBadges.
        """
        return self.call("rewards.removeBadges", badges=badges)

    def challenge_templates(self, *, child: str) -> dict:
        """Lists challenges that are ready to be given, each with whether it fits a child's limits or the
        largest target that does.

        child: Id or name of the child.
        For: parent. Result: ChallengeTemplates. Raises UnknownChild.
        """
        return self.call("challenge.templates", child=child)

    def challenge_create(
        self, *, children: list, template: str = ABSENT, title: str = ABSENT, description: str = ABSENT, icon:
        str = ABSENT, wanted: dict = ABSENT, bonusPercent: int = ABSENT, startsOn: str = ABSENT, endsBefore: str
        = ABSENT,
    ) -> dict:
        """Gives children a challenge, from a template or made for them, in one commit. One that a child cannot
        meet by its limits or its filter is refused with the sum.

        children: Ids or names; each has a progress of its own.
        template: What is not given comes from this template.
        title: What the family calls it; only a template has one already.
        description: A sentence about it.
        icon: The name of a picture; if absent, one that fits the goal.
        wanted: ChallengeGoal. Only a template has one already.
        bonusPercent: Percent of the points of its days that reaching it pays; if absent, 10.
        startsOn: The first household day that counts; if absent, today.
        endsBefore: The first one that counts no more; if absent, the template's, else none.
        For: parent. Result: ChallengesByChild. Raises UnknownChild, ChallengeImpossible, TooManyChallenges,
          UnknownTemplate.
        """
        return self.call(
            "challenge.create", children=children, template=template, title=title, description=description,
            icon=icon, wanted=wanted, bonusPercent=bonusPercent, startsOn=startsOn, endsBefore=endsBefore,
        )

    def challenge_edit(
        self, *, challenge: str, children: list = ABSENT, title: str = ABSENT, description: str | None = ABSENT,
        icon: str = ABSENT, wanted: dict = ABSENT, bonusPercent: int = ABSENT, startsOn: str = ABSENT,
        endsBefore: str | None = ABSENT,
    ) -> dict:
        """Puts a new version of an open challenge in its place. The old one is closed: its progress stays
        visible and it pays nothing; the new one begins today at the earliest, with nothing of the days before.

        challenge: Which one.
        children: Who has it from now on; absent: as it is.
        title: What the family calls it.
        description: A sentence about it; null: none.
        icon: The name of a picture.
        wanted: ChallengeGoal. What is wanted.
        bonusPercent: Percent of the points of its days that reaching it pays.
        startsOn: The first household day that counts; absent: as it is, or today.
        endsBefore: The first one that counts no more; null: none.
        For: parent. Result: ChallengesByChild. Raises UnknownChild, UnknownChallenge, ChallengeOver,
          ChallengeImpossible, TooManyChallenges.
        """
        return self.call(
            "challenge.edit", challenge=challenge, children=children, title=title, description=description,
            icon=icon, wanted=wanted, bonusPercent=bonusPercent, startsOn=startsOn, endsBefore=endsBefore,
        )

    def challenge_activate(self, *, challenge: str, children: list = ABSENT) -> dict:
        """Lets a challenge go on that was stopped. What was learned meanwhile counts.

        challenge: Which one.
        children: Ids or names; absent: all who have it.
        For: parent. Result: ChallengesByChild. Raises UnknownChild, UnknownChallenge, ChallengeOver.
        """
        return self.call("challenge.activate", challenge=challenge, children=children)

    def challenge_deactivate(self, *, challenge: str, children: list = ABSENT) -> dict:
        """Stops a challenge for now. Its progress stays visible; while it is inactive it cannot be reached.

        challenge: Which one.
        children: Ids or names; absent: all who have it.
        For: parent. Result: ChallengesByChild. Raises UnknownChild, UnknownChallenge, ChallengeOver.
        """
        return self.call("challenge.deactivate", challenge=challenge, children=children)

    def challenge_list(self, *, child: str = ABSENT, all: bool = ABSENT) -> dict:
        """Lists the challenges of a child with its progress; a parent who names no child gets those of all. A
        child sees its own alone.

        child: Id or name of the child; a parent may leave it out.
        all: Whether those that are over are told, too.
        For: child. Result: ChallengesByChild. Raises UnknownChild.
        """
        return self.call("challenge.list", child=child, all=all)

    def challenge_progress(self, *, child: str, challenge: str) -> dict:
        """Returns one challenge of a child, its newest version, with the progress of this second.

        child: Id or name of the child.
        challenge: Which one.
        For: child. Result: Challenge. Raises UnknownChild, UnknownChallenge.
        """
        return self.call("challenge.progress", child=child, challenge=challenge)

    def log_append(self, *, child: str, events: list) -> dict:
        """Adds events to the child's log, for the family's own research. Without a parent's consent
        (`analytics`) it answers all the same, and nothing is stored: a front-end may always send.
        docs/event-log.md tells more.

        child: Id or name of the child.
        events: list of LoggedEvent. In the order in which they happened.
        For: child. Result: LogAppended. Raises UnknownChild.
        """
        return self.call("log.append", child=child, events=events)

    def log_status(self, *, child: str) -> dict:
        """Tells whether a child's events are logged, how many are kept, and for how long.

        child: Id or name of the child.
        For: parent. Result: LogState. Raises UnknownChild.
        """
        return self.call("log.status", child=child)

    def log_export(
        self, *, child: str, form: str = ABSENT, idSalt: str = ABSENT, afterSeq: int = ABSENT, limit: int =
        ABSENT,
    ) -> dict:
        """Gives a child's events page by page, since a parent's consent: those that front-ends sent, and those
        of kidd's own record (answers, hints, badges, sessions). As statements of xAPI, or anonymous: with
        random ids and without times of day. The first page is an entry of the audit. docs/event-log.md
        describes both forms.

        child: Id or name of the child.
        form: xapi, anonymous. How events are told.
        idSalt: Of the anonymous page before, so that ids are the same on all pages.
        afterSeq: Only what came after this row: `next` of the last page; absent: the first page.
        limit: A page is full with so many events; those of one call stay together.
        For: parent. Result: LogExport. Raises UnknownChild.
        """
        return self.call("log.export", child=child, form=form, idSalt=idSalt, afterSeq=afterSeq, limit=limit)

    def log_clear(self, *, child: str) -> dict:
        """Removes all events of a child's log; the consent stays as it is. Withdrawing the consent
        (`child.update`) removes them too.

        child: Id or name of the child.
        For: parent. Result: LogState. Raises UnknownChild.
        """
        return self.call("log.clear", child=child)

    def events_subscribe(self, *, topics: list = ABSENT, child: str = ABSENT, since: str = ABSENT) -> dict:
        """Returns the current state and from then on sends changes as `event` notifications. A connection has
        one subscription; a second call replaces it. A parent may leave out `child` and gets all events.

        topics: list of time.state, time.warning, time.activity, time.request, time.break, time.grant,
          activity.result, rewards.badge, rewards.streak, challenge.progress, challenge.completed, leaderboard,
          policy, household, pack. All of them when absent.
        child: Id or name of the child; only a parent may leave it out.
        since: The cursor of the last event that the client received; missed events follow.
        For: child. Result: Subscribed. Raises UnknownChild.
        """
        return self.call("events.subscribe", topics=topics, child=child, since=since)

    def events_unsubscribe(self) -> dict:
        """Ends the connection's subscription; without a subscription nothing happens.

        For: anyone. Result: Nothing.
        """
        return self.call("events.unsubscribe")

    def audit_list(
        self, *, child: str = ABSENT, by: str = ABSENT, areas: list = ABSENT, first: str = ABSENT, last: str =
        ABSENT, before: int = ABSENT, afterSeq: int = ABSENT, oldestFirst: bool = ABSENT, limit: int = ABSENT,
    ) -> dict:
        """Lists who did what and when, page by page; everything that is named must hold. A child sees what was
        decided about it.

        child: Only entries about this child; a parent may leave it out to see everything.
        by: Only what this parent or child did (id or name), or a role: `owner`, `daemon`, or `anyone` (who had
          shown no PIN). Those who were parents once are found too. An id means one person alone; a name means
          everybody who is or was a parent under it, and a child only if no parent had it.
        areas: list of time, rules, children, access, household, content, challenges, clock, daemon. Only what
          is about one of these.
        first: The first household day.
        last: The last household day.
        before: Only entries before this one: `next` of the last page.
        afterSeq: Only entries after this one: `next` of the last page when the oldest come first.
        oldestFirst: As they happened, which also finds what happens while the pages are read; otherwise the
          newest first.
        limit: Entries of a page; absent: 50.
        For: child. Result: AuditPage. Raises UnknownChild.
        """
        return self.call(
            "audit.list", child=child, by=by, areas=areas, first=first, last=last, before=before,
            afterSeq=afterSeq, oldestFirst=oldestFirst, limit=limit,
        )

    def audit_verify(self) -> dict:
        """Checks that the entries of the audit are as they were written: none was altered, removed or cut off.

        For: parent. Result: AuditReport.
        """
        return self.call("audit.verify")

    def backup_create(self, *, path: str, passphrase: str) -> dict:
        """Makes a backup while everything goes on: one file, sealed with a passphrase of its own, that is read
        back from the disk before it gets its name. Nothing is ever overwritten. The `phase` of its progress is,
        one after the other, `passphrase` (a key is made of the passphrase), `copying` (the journal is copied
        beside itself; calls go on meanwhile), `checking` (every row of the copy is opened and checked),
        `sealing` (the file is written, under another name), `verifying` (the file is read back from the disk).

        path: A file that is not there yet, or a folder in which it gets a name; an absolute path.
        passphrase: What it is sealed with, at least 10 characters, 4 of them different, no straight run such as
          `1234567890`, no piece that is repeated.
        For: parent. Result: BackupContents. Raises BackupRefused, PassphraseRefused.
        """
        return self.call("backup.create", path=path, passphrase=passphrase)

    def backup_verify(self, *, path: str, passphrase: str) -> dict:
        """Reads a backup to its end: decrypts all of it, checks the database, opens every row, and goes along
        the chain of the audit. It restores nothing and changes nothing. The `phase` of its progress is, one
        after the other, `passphrase` (a key is made of the passphrase), `unpacking` (the backup is decrypted
        into the data folder), `checking` (every row of the copy is opened and checked).

        path: The file; an absolute path.
        passphrase: What it was sealed with.
        For: parent. Result: BackupContents. Raises BackupRefused, WrongPassphrase.
        """
        return self.call("backup.verify", path=path, passphrase=passphrase)

    def backup_restore(
        self, *, path: str, passphrase: str, recoveryCode: str = ABSENT, replaces: str = ABSENT, damagedOnly:
        bool = ABSENT, giveUpUnreadable: bool = ABSENT,
    ) -> dict:
        """Puts a backup in the place of the household, for root, or for the daemon's own account with the
        recovery code. Everything is checked first: a refusal leaves the household as it is. Minutes that were
        used since stay used. Connections that are subscribed hear a last event (`reopened`) and are closed; on
        all others, this one too, nobody is a parent until the next unlock. The `phase` of its progress is, one
        after the other, `passphrase` (a key is made of the passphrase), `unpacking` (the backup is decrypted
        into the data folder), `checking` (every row of the copy is opened and checked), `restoring` (the
        household is closed, and opened again as what came back).

        path: The file; an absolute path.
        passphrase: What it was sealed with.
        recoveryCode: As printed at set-up; root needs none.
        replaces: The name of the household that is there, when the backup is another one's: it takes its place.
        damagedOnly: Only what is damaged comes back: rows that the household cannot read and the backup can.
          All else stays as it is, also what is newer.
        giveUpUnreadable: With `damagedOnly`: rows that neither has whole are given up, so that everything goes
          on without them.
        For: owner. Result: BackupContents. Raises BackupRefused, WrongPassphrase, WrongRecoveryCode, Wait.
        """
        return self.call(
            "backup.restore", path=path, passphrase=passphrase, recoveryCode=recoveryCode, replaces=replaces,
            damagedOnly=damagedOnly, giveUpUnreadable=giveUpUnreadable,
        )

    def backup_schedule(
        self, *, folder: str = ABSENT, everyHours: int = ABSENT, keep: int = ABSENT, passphrase: str = ABSENT,
        off: bool = ABSENT,
    ) -> dict:
        """Has backups made by themselves in a folder, such as a USB stick or one that is synchronised; the
        first at once. The newest are kept. The passphrase is not stored, only a key that is made of it. While
        there is a schedule, what is absent stays as it is; a new one needs `folder` and `passphrase`. Only
        `off` ends it.

        folder: Where they are put; an absolute path. Required for a new schedule.
        everyHours: Hours from one to the next; absent from a new schedule: 24.
        keep: How many are kept; absent from a new schedule: 7.
        passphrase: What they are sealed with, at least 10 characters, 4 of them different, no straight run such
          as `1234567890`, no piece that is repeated, and not one word with a number such as `password123`.
          Required for a new schedule.
        off: Whether no more are made by themselves; nothing else is named then.
        For: parent. Result: BackupPlan. Raises BackupRefused, PassphraseRefused.
        """
        return self.call(
            "backup.schedule", folder=folder, everyHours=everyHours, keep=keep, passphrase=passphrase, off=off,
        )

    def backup_list(self) -> dict:
        """Tells the last backup, when and where more are made by themselves, and which of those are there.

        For: parent. Result: Backups.
        """
        return self.call("backup.list")

    def daemon_info(self) -> dict:
        """Tells which daemon is running, how the household stands, and the time. `daemon.stats` has numbers,
        for parents.

        For: anyone. Result: DaemonInfo.
        """
        return self.call("daemon.info")

    def daemon_stats(self) -> dict:
        """Tells how much the daemon has, uses and does, since its start and now. A household that is closed and
        opened again is no new start. For parents, and for root without a PIN.

        For: parent. Result: DaemonStats.
        """
        return self.call("daemon.stats")

    def daemon_doctor(self) -> dict:
        """Reads all rows anew and compares them with the daemon's memory and with its snapshot. It changes
        nothing.

        For: parent. Result: DoctorReport.
        """
        return self.call("daemon.doctor")

    def daemon_reload(self, *, log: str = ABSENT) -> dict:
        """Reads the folders of packs that the daemon was started with again, and sets what it logs, for the
        daemon's own account or root. A folder with faults changes nothing. SIGHUP does the same. After ten
        times in a row it is `busy` for a minute; `data.retryAfterSeconds` says for how long.

        log: error, info, debug. What is logged from now on; absent: as before.
        For: owner. Result: DaemonReloaded. Raises PackRefused.
        """
        return self.call("daemon.reload", log=log)

    def daemon_shutDown(self, *, recoveryCode: str = ABSENT) -> dict:
        """Stops the daemon when this is answered: everything that was asked before is answered and stored. For
        root; the daemon's own account needs the recovery code, once there is one. While the household is sealed
        or cannot be opened no recovery code is known, so that only root, or whoever manages the service, stops
        the daemon.

        recoveryCode: As printed at set-up; root needs none.
        For: owner. Result: Nothing. Raises WrongRecoveryCode, Wait.
        """
        return self.call("daemon.shutDown", recoveryCode=recoveryCode)

    def clock_set(self, *, at: str, confirmed: bool = ABSENT) -> dict:
        """Moves only the wall clock, as a user of the machine might.

        at: The new wall time; use that is under way is neither longer nor shorter by it.
        confirmed: True: as if a parent had confirmed the new time. False: as if somebody had set the clock,
          which kidd does not trust.
        For: owner. Result: ClockReading. Raises DeveloperOnly.
        """
        return self.call("clock.set", at=at, confirmed=confirmed)

    def clock_advance(self, *, seconds: int) -> dict:
        """Moves all clocks, as if time had passed.

        seconds: Whole seconds, forwards only.
        For: owner. Result: ClockReading. Raises DeveloperOnly.
        """
        return self.call("clock.advance", seconds=seconds)
