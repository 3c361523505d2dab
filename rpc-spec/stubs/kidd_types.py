"""Types of kidd's protocol, generated from the method table by `make spec`; do not edit.

Results and events of `kidd.Kidd` (examples/python/kidd.py) are dictionaries of these types:

    import typing
    import kidd, kidd_types

    family = typing.cast(kidd_types.Calls, kidd.Kidd())
    answer = family.time_mayI(child="mia")  # a kidd_types.MayI

A key that is not required is absent where it does not apply; it is None only where its type says so. Needs
Python 3.11, or an older one with typing_extensions.
"""

from __future__ import annotations

import sys
from typing import Any, Dict, List, Literal, Union

if sys.version_info >= (3, 11):
    from typing import NotRequired, Protocol, TypedDict
else:
    from typing_extensions import NotRequired, Protocol, TypedDict


class Nothing(TypedDict):
    """No members."""


class Version(TypedDict):
    # The daemon's version.
    version: str
    # Rises only when something was removed.
    protocol: int


class Cancelled(TypedDict):
    # Whether the call gets the error `cancelled`.
    cancelled: bool
    # The same, and why not.
    state: Literal["cancelled", "tooLate", "notInFlight", "ambiguous"]


class HouseholdSetUpResult(TypedDict):
    household: Household
    parent: Parent
    # Resets a forgotten PIN. It is shown only once: keep it on paper.
    recoveryCode: str


class Household(TypedDict):
    """The settings of the family."""
    # What the family calls itself.
    name: str
    # IANA name of the time zone, such as `Europe/Berlin`.
    zone: str
    # The first day of a week.
    weekStart: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    # The days of a weekend.
    weekendDays: List[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # When a household day begins, 00:00 to 06:00.
    dayStart: str
    # BCP 47 language tag.
    locale: str
    # Whether accounts that belong to nobody here may act for children without an account. Absent: as the daemon
    # was installed, yes for one person's and no for the whole machine's.
    admitsStrangers: NotRequired[bool]
    # Months for which single answers and single minutes are kept; older ones are folded into daily totals. null:
    # for ever.
    retentionMonths: Union[int, None]


class Parent(TypedDict):
    """A parent."""
    # Made from the name; stays when the name changes.
    parent: str
    # The display name.
    name: str


class HouseholdStatus(TypedDict):
    # How it stands.
    state: Literal["notSetUp", "open", "damaged", "opening", "sealed"]
    # What the family calls itself.
    name: NotRequired[str]
    # The same in words, with what to do.
    say: str
    # In a new data folder: `household.unseal` chooses the passphrase.
    choosesPassphrase: NotRequired[bool]
    backup: NotRequired[BackupStatus]
    # Whether accounts that belong to nobody here may act for children without an account, as things are: by the
    # family's setting, or else by the installation; for parents alone.
    admitsStrangers: NotRequired[bool]
    # The family's language, a BCP 47 tag: what is said to a child that has none of its own is in it.
    locale: NotRequired[str]


class BackupStatus(TypedDict):
    """How old the last backup is."""
    # When the last one was made and read back, or the one from which the household was put back; absent: never,
    # or `say` tells why it is not known.
    madeAt: NotRequired[str]
    # Hours since then.
    ageHours: NotRequired[int]
    # Whether more are made by themselves.
    scheduled: bool
    # Why the last one that was due could not be made, or why the age of the last one is not known.
    say: NotRequired[str]


class HouseholdHistory(TypedDict):
    # The months that are set now, whatever months were asked for; null: for ever.
    retentionMonths: Union[int, None]
    # The first household day that is kept whole under the months that were asked for, else those that are set.
    # Absent: all are.
    keptFrom: NotRequired[str]
    # Whether the months that were asked for would fold more than those that are set. What is folded stays so.
    foldsMore: bool
    # In the order in which the children were added.
    children: List[FoldedHistory]
    # What that means, in words.
    say: str


class FoldedHistory(TypedDict):
    """What is folded of one child."""
    # The child.
    child: str
    # Its display name.
    name: str
    # The day before which all days are daily totals; absent: none is.
    foldedBefore: NotRequired[str]
    # When that was done last.
    foldedAt: NotRequired[str]
    # How many days with something in them are daily totals.
    foldedDays: int


class HouseholdExport(TypedDict):
    # When this page was made.
    at: str
    householdNow: NotRequired[HouseholdStanding]
    # What happened, the oldest first.
    history: List[ExportedRow]
    # The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
    # page.
    next: NotRequired[int]


class HouseholdStanding(TypedDict):
    """What holds for the household now."""
    household: Household
    # In the order in which they were added.
    parents: List[ParentEntry]
    # Archived ones included; `child.export` tells the rest of each.
    children: List[ExportedChild]
    # All that can be used or were installed.
    packs: List[PackEntry]
    # The challenges that are remembered, child by child.
    byChild: List[ChildChallenges]
    plan: BackupPlan
    # All that is known of the household itself, as a snapshot has it, without secrets: export.schema.json has its
    # form.
    storedState: Any


class ParentEntry(TypedDict):
    # For every call that names a parent.
    parent: str
    # The display name.
    name: str
    # The last unlock; for parents alone, absent before the first.
    unlockedAt: NotRequired[str]


class ExportedChild(TypedDict):
    """A child of the household, of whom `child.export` tells the rest."""
    # The id, for `child.export`.
    child: str
    # The display name.
    name: str
    # Whether the child is archived.
    isArchived: bool
    consents: Consents
    policy: ScreenTimePolicy


class Consents(TypedDict):
    """What a parent allows about the child; all of it is off until then."""
    # Whether figures about how the child uses kidd may be collected on this machine.
    analytics: bool
    # Whether the child takes part in the household's boards: the same as `leaderboard.optIn` and
    # `leaderboard.optOut`.
    leaderboards: bool


class ScreenTimePolicy(TypedDict):
    """A child's limits. 0 minutes means blocked, null means unlimited."""
    # Minutes of a household day.
    dailyMinutes: Union[int, None]
    dailyMinutesByWeekday: NotRequired[MinutesByWeekday]
    # Minutes of a household week.
    weeklyMinutes: Union[int, None]
    # Windows of rest.
    quietHours: List[QuietWindow]
    # What may be finished when time ends.
    finishing: Literal["question", "lesson", "none"]
    # Other rules for ranges of dates; absent: none.
    dateOverrides: NotRequired[List[DateOverride]]
    # The only windows in which the child may use the screen; absent: always.
    allowedWindows: NotRequired[List[AllowedWindow]]
    session: NotRequired[SessionLimit]
    # Minutes a day for some activities; absent: no such budgets.
    budgets: NotRequired[List[ActivityBudget]]
    # Activities that count against no limit; absent: none.
    freeActivities: NotRequired[List[LimitedActivity]]
    carryOver: NotRequired[CarryOver]
    # Minutes of use between two reminders to look up; absent: no reminders.
    breakNudgeMinutes: NotRequired[int]
    earnedTime: NotRequired[EarnedTime]
    # Apps whose category is learning; absent: none is.
    learningApps: NotRequired[List[str]]
    # Goals for a week, which block nothing; absent: none.
    learningGoals: NotRequired[List[LearningGoal]]
    # What a parent should know of these limits, such as that the week ends before its days; absent: nothing. Only
    # told, never set.
    notes: NotRequired[List[str]]


class MinutesByWeekday(TypedDict):
    """Minutes of a household day by its weekday. 0 means blocked, null unlimited; an absent weekday has the
    daily limit.
    """
    monday: NotRequired[Union[int, None]]
    tuesday: NotRequired[Union[int, None]]
    wednesday: NotRequired[Union[int, None]]
    thursday: NotRequired[Union[int, None]]
    friday: NotRequired[Union[int, None]]
    saturday: NotRequired[Union[int, None]]
    sunday: NotRequired[Union[int, None]]


class QuietWindow(TypedDict):
    """Quiet hours between two times of day; an end before the start lies on the next day."""
    start: str
    # Up to `24:00`.
    end: str
    # The weekdays on which it starts; if absent, all.
    weekdays: NotRequired[List[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]


class DateOverride(TypedDict):
    """Different rules for a range of dates; absent members stay as usual. Of several overrides the one with the
    highest priority applies as a whole.
    """
    # The first date.
    first: str
    # The last date; a range has at most 366 dates.
    last: str
    # 0 to 100, if absent 0; the highest priority applies.
    priority: NotRequired[int]
    # Such as `Holidays`.
    name: NotRequired[str]
    # Minutes of each household day; null is unlimited.
    dailyMinutes: NotRequired[Union[int, None]]
    # The windows that start on these dates; an empty list: none.
    quietHours: NotRequired[List[QuietWindow]]
    # The windows that start on these dates; an empty list: always.
    allowedWindows: NotRequired[List[AllowedWindow]]


class AllowedWindow(TypedDict):
    """A time in which the child may use the screen. Once there are windows, all other time is closed."""
    start: str
    # Up to `24:00`; an end before the start lies on the next day.
    end: str
    # The weekdays on which it starts; if absent, all.
    weekdays: NotRequired[List[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]
    # Minutes that can be used inside the window, at most its length; absent: all.
    allowanceMinutes: NotRequired[int]


class SessionLimit(TypedDict):
    """Minutes of use, then a break."""
    # Of use.
    minutes: int
    # 10 when absent.
    breakMinutes: NotRequired[int]


class ActivityBudget(TypedDict):
    """Minutes of a household day for some activities together."""
    # Such as `games`; unique in a policy.
    name: str
    # The activities that share the budget; each names a subject, a pack or an app.
    activities: List[LimitedActivity]
    # 0 is blocked.
    minutes: int


class SubjectLimitedActivity(TypedDict):
    """Such as `math`."""
    # Such as `math`.
    subject: str


class PackLimitedActivity(TypedDict):
    """Id of a content pack."""
    # Id of a content pack.
    pack: str


class AppLimitedActivity(TypedDict):
    """Name of a front-end's app."""
    # Name of a front-end's app.
    app: str


class CarryOver(TypedDict):
    """A bank of unused minutes."""
    # The most that it holds.
    capMinutes: int
    # Days after its own day on which a saved minute can be used; if absent, 7.
    expiryDays: NotRequired[int]


class EarnedTime(TypedDict):
    """Minutes that are earned by learning."""
    # For each finished lesson.
    minutesPerLesson: int
    # The most of a household day.
    dailyCapMinutes: int
    # For each challenge that is reached; absent: none.
    minutesPerChallenge: NotRequired[int]


class LearningGoal(TypedDict):
    """What a household week should hold. It is a goal and never a block."""
    # Such as `math`; absent: all learning.
    subject: NotRequired[str]
    # Minutes of a household week.
    weeklyMinutes: int


class PackEntry(TypedDict):
    """A pack."""
    # The id in its manifest.
    pack: str
    # The version in its manifest.
    version: str
    # Its name for people.
    title: str
    # Who wrote it, as the manifest says.
    author: str
    # Under which licence, as the manifest says.
    licence: str
    # The languages of its texts.
    languages: List[str]
    # The grades whose standards it follows.
    grades: List[Literal["PK", "K", "1", "2", "3", "4", "5", "6"]]
    # Ids.
    subjects: List[str]
    # Their names for people, in the same order.
    subjectTitles: List[str]
    # Those that may be learned.
    lessonCount: int
    # The size of its files.
    bytes: int
    # `shipped`: part of the program; `folder`: a folder beside it; `installed`: by a parent.
    origin: Literal["shipped", "folder", "installed"]
    # What names exactly the content of an installed pack; for parents.
    digest: NotRequired[str]
    # The public key of who signed an installed pack; for parents.
    signer: NotRequired[str]
    # Why an installed pack cannot be used, for parents: install it again.
    fault: NotRequired[str]
    # When a parent installed it.
    installedAt: NotRequired[str]
    # The last start of one of its lessons, by this child or, for a parent without a child, by any.
    lastUsedAt: NotRequired[str]


class ChildChallenges(TypedDict):
    """The challenges of one child."""
    child: str
    # Its display name.
    name: str
    # The newest first.
    challenges: List[Challenge]
    challengeSums: NotRequired[ChallengeSums]


class Challenge(TypedDict):
    """A challenge of a child."""
    # Names it, for all of its versions and children.
    challenge: str
    # 1, and one more each time that a parent edits it.
    revision: int
    title: str
    description: NotRequired[str]
    # The name of a picture: `pack.asset`.
    icon: str
    wanted: ChallengeGoal
    # Percent of the points of its days that reaching it pays.
    bonusPercent: int
    # The first household day that counts.
    startsOn: str
    # The first household day that counts no more; absent: none.
    endsBefore: NotRequired[str]
    # `running`; `inactive`: a parent stopped it for now; `completed`; `ended`: its days are over, or those that
    # are left cannot reach it; `closed`: a parent put a new version in its place, or took it from the child.
    state: Literal["running", "inactive", "completed", "ended", "closed"]
    progress: ChallengeProgress
    # When it was reached.
    completedAt: NotRequired[str]
    # The points that it paid, when it was reached.
    bonusPoints: NotRequired[int]
    # A sentence for the child.
    say: str
    # Why it can no longer be met, by the child's limits or its filter, with the sum; for parents alone.
    obstacle: NotRequired[str]
    # When this version was made.
    at: str


class ChallengeGoal(TypedDict):
    """What a challenge counts, and how much of it is wanted."""
    # `dailyMinutes`: days with so many minutes of learning; `weeklyMinutes`, `weekendMinutes`: minutes of
    # learning in a household week, or on a weekend; `activityMinutes`: minutes in some subjects, packs or apps;
    # `streakDays`: days in a row; `masteredSkills`, `fluentFacts`: those that are new.
    counts: Literal["dailyMinutes", "weeklyMinutes", "weekendMinutes", "activityMinutes", "streakDays", "masteredSkills", "fluentFacts"]
    # Minutes, days, skills or facts; of `dailyMinutes` the minutes of each day.
    target: int
    # Of `dailyMinutes`, which needs it: on how many days.
    daysRequired: NotRequired[int]
    # Of `activityMinutes`, which needs them: at most 10.
    activities: NotRequired[List[LimitedActivity]]
    # Of `activityMinutes`: on a `day`, in a `week` (if absent), or in the `whole` time of the challenge.
    within: NotRequired[Literal["day", "week", "whole"]]


class ChallengeProgress(TypedDict):
    """How far a child is. No number of it ever falls."""
    # What was reached, in `countedIn`.
    value: int
    # What reaches it, in `countedIn`.
    target: int
    countedIn: Literal["seconds", "days", "skills", "facts"]
    # Whole percent; 100 only when it was reached.
    percent: int
    # What is still wanted, in `countedIn`.
    remaining: int
    # From 90 percent on, of the whole or of today's part.
    isNear: bool
    # Of `dailyMinutes`: learning today, as far as it counts.
    todaySeconds: NotRequired[int]
    # When something about it was last written down.
    updatedAt: str


class ChallengeSums(TypedDict):
    """What became of a child's challenges."""
    # A new version is none of its own.
    givenCount: int
    # Those that were reached.
    completedCount: int
    # Of those that are over, how many were reached; absent: none is over.
    percent: NotRequired[int]
    # Days from start to completion, the middle of them; absent: none.
    medianDayCount: NotRequired[int]


class BackupPlan(TypedDict):
    """When and where backups are made by themselves."""
    # Whether any are.
    active: bool
    # Where they are put.
    folder: NotRequired[str]
    # Hours from one to the next.
    everyHours: NotRequired[int]
    # How many are kept.
    keep: NotRequired[int]
    # When the next one is due.
    dueAt: NotRequired[str]


class ExportedRow(TypedDict):
    """What was written down at once."""
    # Its number in the journal.
    seq: int
    # When it was recorded; absent: the row cannot be read.
    at: NotRequired[str]
    # Who did it: `parent`, `child`, `owner`, `anyone` or `daemon`.
    role: NotRequired[str]
    # The name of the parent or child who did it.
    who: NotRequired[str]
    # The account (uid) that it came from.
    uid: NotRequired[int]
    # What happened: objects with one member each, whose name says what it is. export.schema.json has them all.
    recorded: List[Any]
    # The audit's word for programs, where it is an entry of the audit.
    what: NotRequired[str]
    # What the entry is about.
    area: NotRequired[Literal["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]]
    # In a copy of the household: the child that it is about.
    child: NotRequired[str]
    # The entry in words.
    say: NotRequired[str]
    # Why the row cannot be read.
    fault: NotRequired[str]


class Unsealed(TypedDict):
    # How the household stands now.
    state: Literal["notSetUp", "open", "damaged", "opening", "sealed"]


class RotatedKey(TypedDict):
    # Where the new key is kept.
    keyStorage: Literal["keyFile", "passphrase"]


class ErasedHousehold(TypedDict):
    # Children that are gone; absent where nobody could read how many.
    childCount: NotRequired[int]
    # Files that are gone, those of the key among them.
    fileCount: int
    # What was in them.
    bytes: int
    # Whether the household key is gone; false where it is a credential of the service manager, which is not
    # kidd's to remove: make another one.
    isKeyDestroyed: bool
    # What is there now: `notSetUp`, or `sealed` where `household.unseal` is to choose a passphrase.
    state: Literal["notSetUp", "open", "damaged", "opening", "sealed"]
    # Where the plan of backups put them; they stay.
    backupFolder: NotRequired[str]
    # Where the last backup was put; it stays.
    lastBackupPath: NotRequired[str]
    # Names in the data folder that are not kidd's: they stay.
    foreignFiles: List[str]


class Unlocked(TypedDict):
    parent: Parent
    # For `parent.resume` on another connection.
    token: str
    # The token ends after this long without a call.
    idleSeconds: int
    # The token ends then in any case.
    endsInSeconds: int
    # PINs that were reset since this parent's last unlock: tell the parent; absent: none.
    pinResets: NotRequired[List[PINResetNotice]]
    # Wrong PINs and recovery codes since this parent's last unlock, for each account that they came from: tell
    # the parent; absent: none, or nothing but up to two slips from this account in the last five minutes.
    wrongEntries: NotRequired[List[WrongEntriesNotice]]


class PINResetNotice(TypedDict):
    """A PIN was set anew."""
    # The display name of the parent whose PIN it was.
    parentName: str
    at: str
    # What allowed it: the recovery code, or root's account.
    resetBy: Literal["recoveryCode", "root"]


class WrongEntriesNotice(TypedDict):
    """Wrong PINs or recovery codes were entered."""
    # How many.
    count: int
    # When the first one was entered.
    firstAt: str
    # When the last one was.
    lastAt: str
    # The account (uid) that they came from; absent: several.
    uid: NotRequired[int]
    # The child whose account it is; that says not who typed.
    child: NotRequired[str]
    # What was entered and from where, for people.
    say: str


class PinReset(TypedDict):
    parent: Parent
    # The next recovery code, shown this once; absent: none was used, and it is still good.
    recoveryCode: NotRequired[str]


class NewRecoveryCode(TypedDict):
    # Resets a forgotten PIN. It is shown only once: keep it on paper.
    recoveryCode: str


class Parents(TypedDict):
    # In the order in which they were added.
    parents: List[ParentEntry]


class Accessibility(TypedDict):
    """How front-ends should show things to this child."""
    # Texts are read aloud.
    readAloud: NotRequired[bool]
    # No sounds.
    mute: NotRequired[bool]
    # No large movements.
    reducedMotion: NotRequired[bool]
    # Strong contrast.
    highContrast: NotRequired[bool]
    # A font that is easier with dyslexia.
    dyslexiaFriendlyFont: NotRequired[bool]
    # Sounds have captions.
    captions: NotRequired[bool]


class Child(TypedDict):
    """A child's profile, with age and tier as of today."""
    profile: ChildProfile
    # In whole years; a birthday is the first of its month.
    age: int
    # The age tier that content is chosen by.
    tier: Literal["preschool", "elementary", "preteen"]
    # Who may act for the child without a parent, as things are: its `ownAccounts`; of a child without one
    # `parentsAccounts` (the daemon's own, root's, and those from which a parent has unlocked), or `everyAccount`
    # that is no other child's.
    openTo: Literal["ownAccounts", "parentsAccounts", "everyAccount"]
    policy: NotRequired[ScreenTimePolicy]
    consents: Consents


class ChildProfile(TypedDict):
    """What the household knows of a child."""
    # Stays the same for ever; renaming keeps it.
    child: str
    # The display name.
    name: str
    # Name of a picture that front-ends know.
    avatar: NotRequired[str]
    # Year and month of birth, such as `2019-04`.
    born: str
    # School grade; 0 is Kindergarten.
    schoolGrade: NotRequired[int]
    # BCP 47 language tag.
    locale: NotRequired[str]
    accessibility: Accessibility
    # Whether hints are offered.
    offersHints: bool
    # Whether narration is offered.
    offersNarration: bool
    # The child's accounts (uids); an empty list: any account may act for it.
    uids: List[int]
    # A parent's word against the age.
    tierOverride: NotRequired[Literal["preschool", "elementary", "preteen"]]
    # Hidden, data kept.
    isArchived: bool


class Children(TypedDict):
    # In the order in which they were added.
    children: List[ChildName]


class ChildName(TypedDict):
    # For every call that names a child.
    child: str
    # The display name.
    name: str
    # The name of its picture; absent: the front-end chooses one.
    avatar: NotRequired[str]
    # In whole years; for parents alone.
    age: NotRequired[int]


class ConsentsChange(TypedDict):
    """Consents to change; what is absent stays."""
    # Whether figures about how the child uses kidd may be collected on this machine.
    analytics: NotRequired[bool]
    # Whether the child takes part in the household's boards: the same as `leaderboard.optIn` and
    # `leaderboard.optOut`.
    leaderboards: NotRequired[bool]


class ErasedChild(TypedDict):
    # The id of the child, which is free again.
    child: str
    # Records that are gone.
    recordCount: int
    # When the child had been added.
    addedAt: NotRequired[str]
    # Whether all of it is out of all files; if not, nobody can read it any more, and the rest goes with the next
    # start.
    isCleared: bool


class ChildExport(TypedDict):
    # Whose data it is.
    child: str
    # When this page was made.
    at: str
    childNow: NotRequired[ChildStanding]
    # What happened, the oldest first.
    history: List[ExportedRow]
    # The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
    # page.
    next: NotRequired[int]


class ChildStanding(TypedDict):
    """What holds for a child now."""
    profileNow: Child
    # Whether all rows of the child could be read; else the rest is what is known.
    isWhole: bool
    policy: ScreenTimePolicy
    filter: ContentFilter
    membership: BoardMembership
    rewardsNow: RewardSummary
    # Badges, in the order in which they were earned.
    earned: List[EarnedBadge]
    # In the order in which they were given.
    stickers: List[Sticker]
    # How far the child is with each skill.
    mastery: List[MasteryEntry]
    # The math facts that were practised.
    factCells: List[FactCell]
    usage: Usage
    # All that are remembered, the newest first.
    challenges: List[Challenge]
    foldedTotals: NotRequired[FoldedTotals]
    # What ids of lessons, skills and badges are called.
    titles: List[ExportedTitle]
    # All that is known of the child, as a snapshot has it: export.schema.json has its form.
    storedState: Any


class ContentFilter(TypedDict):
    """Which lessons a child may see."""
    # Absent: all; empty: none.
    allowedSubjects: NotRequired[List[str]]
    highestDifficulty: NotRequired[int]
    # Absent: the child's own and lower.
    highestTier: NotRequired[Literal["preschool", "elementary", "preteen"]]
    blockedLessons: List[str]
    blockedPacks: List[str]
    pausedSubjects: List[SubjectPause]
    # The front-end apps that the child may use. Absent: all; empty: none.
    allowedApps: NotRequired[List[str]]


class SubjectPause(TypedDict):
    """A subject that rests."""
    subject: str
    # When it ends by itself; absent: never.
    until: NotRequired[str]
    # The subject of which a finished lesson ends it.
    untilFinished: NotRequired[str]


class BoardMembership(TypedDict):
    """A child's place on the boards."""
    # The child that it is about.
    child: str
    # The name under which others see it on boards.
    name: str
    # Whether it takes part.
    isOptedIn: bool
    # Whether ranks name the child today: it is ten or older, or a parent included it.
    isRanked: bool
    # What a parent should know about ranks for a child under ten.
    warning: NotRequired[str]


class RewardSummary(TypedDict):
    # Stars that the child can spend.
    stars: int
    # Stars ever earned, those paid for hints included.
    lifetimeStars: int
    # Points ever earned.
    points: int
    level: Level
    # Subjects in the order in which the child began them; a child sees only those that its filter allows.
    subjects: List[SubjectRewards]
    dayStreak: DayStreak
    # Learning days of this calendar month.
    learningDaysThisMonth: int
    # How many badges were earned; `rewards.badges` lists them.
    badgeCount: int
    # Badges that were earned and not shown yet; see `rewards.markSeen`.
    unseen: List[BadgeBrief]
    # How many stickers were given; `rewards.badges` lists them.
    stickerCount: int
    # A sentence for the child.
    say: str


class Level(TypedDict):
    """A level of lifetime points: it never falls."""
    # From 1.
    number: int
    title: str
    # The points at which it begins.
    fromPoints: int
    # The points at which the next one begins.
    toPoints: int


class SubjectRewards(TypedDict):
    """What was earned in one subject."""
    # The subject's id.
    subject: str
    # Its name in the pack's language.
    title: str
    # Points ever earned in it.
    points: int
    # Different lessons finished.
    lessonCount: int
    level: Level


class DayStreak(TypedDict):
    """Days in a row, never as a threat."""
    state: Literal["active", "open", "grace", "ended", "none"]
    # Its length; 0 if it has ended.
    length: int
    # The most that it ever came to.
    longest: int
    # The last day of rest that the streak has bridged; it adds nothing to the streak.
    restDay: NotRequired[str]
    repair: NotRequired[StreakRepair]
    # A sentence for the child.
    say: str


class StreakRepair(TypedDict):
    """Two lessons finished in one day bring a streak back, once in a calendar month."""
    # The length that the streak had; brought back, it is one longer.
    length: int
    # The last day for it.
    lastDay: str
    # Still to be finished, all on one day.
    lessonsLeft: int


class BadgeBrief(TypedDict):
    """A badge to be shown."""
    # For `rewards.markSeen`.
    badge: str
    title: str
    # The rule.
    description: str
    # Name of a picture.
    icon: str


class EarnedBadge(TypedDict):
    """A badge that the child has."""
    badge: str
    title: str
    # The rule.
    description: str
    # Name of a picture.
    icon: str
    # The group in which front-ends show it.
    category: Literal["milestone", "streak", "mastery", "exploration", "fluency", "challenge"]
    # The household day on which it was earned.
    day: str
    # When it was earned.
    at: str
    # Whether a front-end has shown it.
    isSeen: bool
    # Of a badge of the family's own: what earns it, made from its condition; the `description` is the family's.
    sayRule: NotRequired[str]


class Sticker(TypedDict):
    """Given at the first finish of a lesson."""
    # Name of its picture.
    sticker: str
    lesson: str
    day: str
    at: str


class MasteryEntry(TypedDict):
    """A skill with what a child's answers tell about it."""
    # As lessons name it.
    skill: str
    # A short name for people.
    title: str
    # The subject's id; absent when no pack has the skill any more.
    subject: NotRequired[str]
    # `bronze` begun, `silver` reached once, `gold` mastered.
    medal: Literal["none", "bronze", "silver", "gold"]
    # The best mean of a window of answers; never falls.
    percent: int
    # Since when it is mastered.
    masteredAt: NotRequired[str]
    # Where it stands; for parents.
    masteryState: NotRequired[Literal["notStarted", "learning", "mastered", "reviewing"]]
    # First answers that counted; for parents.
    answerCount: NotRequired[int]
    # The household day from which on it is to be looked at again; for parents.
    dueDay: NotRequired[str]


class FactCell(TypedDict):
    """A math fact."""
    fact: str
    # How far the child is with it.
    factState: Literal["new", "learning", "known", "fluent"]
    # For parents: how long the last right answer took without typing, where it is known.
    netMilliseconds: NotRequired[int]


class Usage(TypedDict):
    """What a child used."""
    # Today last.
    days: List[DayUsage]
    week: WeekUsage
    # What is running now.
    leases: List[OpenLease]
    # Usable grants, earliest expiry first.
    grants: List[GrantLeft]
    # Goals for the week; absent: there are none.
    goalUsage: NotRequired[List[GoalUsage]]
    lock: NotRequired[LockInForce]


class DayUsage(TypedDict):
    """One household day."""
    day: str
    # Granted time included.
    usedSeconds: int
    # Seconds of them paid by grants.
    grantedSeconds: int
    # The daily limit that held on that day; null: unlimited; with `isBefore` none held.
    limitMinutes: Union[int, None]
    # Seconds of free activities; no other number includes them.
    freeSeconds: NotRequired[int]
    # True: the child was not added yet, and no limit held.
    isBefore: NotRequired[bool]


class WeekUsage(TypedDict):
    """A household week."""
    first: str
    # The sum of those of its days.
    usedSeconds: int
    limitMinutes: Union[int, None]
    # What the weekly limit leaves; absent: unlimited.
    remainingSeconds: NotRequired[int]
    # Seconds of those used that grants paid, which take nothing from the limit.
    grantedSeconds: NotRequired[int]


class OpenLease(TypedDict):
    """Something that is running."""
    # The id that its client chose.
    lease: str
    activity: ActivityRef
    # When it began.
    beganAt: str
    # The last call on it.
    lastCallAt: str


class ActivityRef(TypedDict):
    """What a child wants to do or does; without any member: anything."""
    # Such as `math`.
    subject: NotRequired[str]
    # Id of a lesson.
    lesson: NotRequired[str]
    # Name of a front-end's app. What nobody sees in it is told as U+FFFD.
    app: NotRequired[str]
    # Id of a content pack.
    pack: NotRequired[str]


class GrantLeft(TypedDict):
    """A grant of which something can be used."""
    grant: Grant
    remainingSeconds: int
    # What was given later to the child has a greater one, of the same second too.
    number: int
    # What the lesson is called that earned it.
    title: NotRequired[str]


class Grant(TypedDict):
    """Minutes beyond the limits."""
    grant: str
    minutes: int
    activity: NotRequired[ActivityRef]
    pastQuietHours: bool
    expiresAt: str
    # When it was given.
    at: str
    # Who gave it; `earned` when learning did, and to a child `a parent`.
    by: str
    # The reason, for parents alone.
    why: NotRequired[str]
    # The request that was approved.
    request: NotRequired[str]
    # The lesson that earned it.
    lesson: NotRequired[str]
    # Names the code that was redeemed.
    codeId: NotRequired[str]
    # The challenge that earned it.
    challenge: NotRequired[str]


class GoalUsage(TypedDict):
    """A goal for the week with what was learned for it."""
    # Such as `math`; absent: all learning.
    subject: NotRequired[str]
    # Minutes of a household week that a parent would like.
    weeklyMinutes: int
    # In the present household week.
    learnedSeconds: int


class LockInForce(TypedDict):
    """Who locked a child's screen time, and for how long."""
    # The parent's name.
    by: str
    # When it ends; absent: when a parent unlocks.
    until: NotRequired[str]
    # The parent's reason.
    why: NotRequired[str]
    # All of it as a sentence for parents.
    say: str


class FoldedTotals(TypedDict):
    """What is left of the old history of a child: what each day came to."""
    # The day before which all days are daily totals.
    foldedBefore: str
    # When that was done last.
    foldedAt: str
    # The last row that is in the totals; rows up to it add nothing to them.
    throughSeq: int
    # Those on which something was done, the oldest first.
    days: List[FoldedDay]


class FoldedDay(TypedDict):
    """What a household day of a child came to."""
    day: str
    # Screen time, without what was free of charge.
    screenMilliseconds: int
    # Screen time that was free of charge.
    freeMilliseconds: int
    # The part of both that was spent in learning.
    learningMilliseconds: int
    # What was learned in each.
    subjects: List[FoldedSubject]


class FoldedSubject(TypedDict):
    """What a child did in one subject on a household day."""
    # The subject's id; empty: none is known.
    subject: str
    # All answers that were read, further tries included.
    answerCount: int
    # The first answers among them, which are scored.
    firstAnswerCount: int
    # Those that were right at the first try.
    rightCount: int
    # Hints that were given.
    hintCount: int
    # Time of learning.
    activeMilliseconds: int
    # Finished lessons that counted.
    lessonCount: int
    # Stars that were earned.
    stars: int
    # Stars that were paid for hints.
    starsPaid: int
    # Points that were earned.
    points: int


class ExportedTitle(TypedDict):
    """What an id of a lesson, a skill or a badge is called."""
    # The id.
    name: str
    # What people call it.
    title: str


class PolicyChange(TypedDict):
    """A change of a child's limits; absent members stay as they are."""
    # Minutes of a household day.
    dailyMinutes: NotRequired[Union[int, None]]
    # All weekdays with a limit of their own; null: no weekday has one.
    dailyMinutesByWeekday: NotRequired[Union[MinutesByWeekday, None]]
    # Minutes of a household week.
    weeklyMinutes: NotRequired[Union[int, None]]
    # All windows.
    quietHours: NotRequired[List[QuietWindow]]
    # What may be finished when time ends.
    finishing: NotRequired[Literal["question", "lesson", "none"]]
    # All ranges of dates with other rules.
    dateOverrides: NotRequired[List[DateOverride]]
    # All windows; an empty list: always.
    allowedWindows: NotRequired[List[AllowedWindow]]
    # Breaks; null: none.
    session: NotRequired[Union[SessionLimit, None]]
    # All budgets.
    budgets: NotRequired[List[ActivityBudget]]
    # All activities that count against no limit; each names a subject, a pack or an app.
    freeActivities: NotRequired[List[LimitedActivity]]
    # A bank of unused minutes; null: none.
    carryOver: NotRequired[Union[CarryOver, None]]
    # Minutes of use between two reminders to look up; null: no reminders.
    breakNudgeMinutes: NotRequired[Union[int, None]]
    # Minutes that are earned by learning; null: none are.
    earnedTime: NotRequired[Union[EarnedTime, None]]
    # All apps whose category is learning: their minutes are learning minutes.
    learningApps: NotRequired[List[str]]
    # All goals for a week, which block nothing.
    learningGoals: NotRequired[List[LearningGoal]]


class PolicyPreview(TypedDict):
    """Days as the limits make them."""
    # The present household day.
    today: str
    # The daemon's clock.
    now: str
    # One entry for each household day that was asked for.
    days: List[DayPreview]
    decision: NotRequired[Decision]
    # Beside `decision`: what it counts and what it assumes, for a parent.
    note: NotRequired[str]


class DayPreview(TypedDict):
    """A household day as the limits make it."""
    day: str
    weekday: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    beginsAt: str
    # When the next day begins.
    endsAt: str
    # 0 is blocked, null is unlimited.
    limitMinutes: Union[int, None]
    # Where the limit comes from.
    limitFrom: Literal["usual", "weekday", "dates"]
    # Name or dates of the override that applies; absent: a usual day.
    dates: NotRequired[str]
    # From begin to end, without gaps; none with `isBefore`.
    stretches: List[DayStretch]
    # Absent on days to come.
    usedSeconds: NotRequired[int]
    # What the limits of day and week leave today, with what earlier days left over; absent: no limit, or another
    # day.
    remainingSeconds: NotRequired[int]
    # What the weekly limit leaves for this day if every day before it is used as far as its limit and the clock
    # let (days without a limit count as unused); absent: no weekly limit, or a day that is over.
    weekLeftSeconds: NotRequired[int]
    # How long quiet hours, windows and their allowances let the child on this day, today from now on; absent: a
    # day that is over.
    openSeconds: NotRequired[int]
    # What earlier days left over and can be used on this day: once, on this day or on another one; absent:
    # nothing.
    carriedSeconds: NotRequired[int]
    # True: the child was not added yet, and there is nothing to tell.
    isBefore: NotRequired[bool]
    windowNotes: List[PreviewNote]


class DayStretch(TypedDict):
    """A part of a day without a change; it also ends where clocks change for summer time."""
    # Whether the windows allow it; where they do, the minutes decide.
    kind: Literal["quiet", "allowed", "outsideAllowedWindow"]
    beginsAt: str
    endsAt: str


class PreviewNote(TypedDict):
    """What is special about a window on that day."""
    kind: Literal["windowSkipped", "windowShorter", "windowTwice", "windowLonger", "allowance", "nothingOpen"]
    window: Literal["quiet", "allowed"]
    start: str
    end: str
    # Minutes that the window really lasts; of an allowance, the minutes that can be used.
    minutes: int
    # A sentence for a parent.
    say: str


class Decision(TypedDict):
    """May this child do this now?"""
    allowed: bool
    # The first that applies.
    state: Literal["sealed", "damaged", "lockedByParent", "notAllowed", "quietHours", "outsideAllowedWindow", "dailyLimitReached", "weeklyLimitReached", "sessionLimitReached", "budgetReached", "warning", "active"]
    # Every rule that limits, with what is left of it.
    limits: List[Limit]
    # Seconds to the nearest end of any kind; absent: no end is in sight.
    remainingSeconds: NotRequired[int]
    # The next moment at which the answer can change by itself.
    validUntil: str
    # What would lift the state or postpone the end.
    liftedBy: List[Literal["unlock", "endOfLock", "grant", "grantPastQuietHours", "endOfQuietHours", "nextAllowedWindow", "endOfBreak", "newDay", "newWeek", "laterDay", "unseal", "filterChange", "repair", "roomOnDisk"]]
    # A sentence for the child.
    say: str


class Limit(TypedDict):
    """A rule that limits, with what is left of it."""
    rule: Literal["lock", "quietHours", "allowedWindow", "daily", "weekly", "session", "budget", "carryOver", "grant"]
    # When the rule is a grant.
    grant: NotRequired[str]
    # When the rule is a budget: its name.
    budget: NotRequired[str]
    limitMinutes: NotRequired[int]
    usedSeconds: NotRequired[int]
    remainingSeconds: NotRequired[int]
    # When the coming quiet hours or the coming allowed window begin.
    beginsAt: NotRequired[str]
    # When quiet hours, an allowed window, a break, a lock or a grant end.
    endsAt: NotRequired[str]


class PolicyExplanation(TypedDict):
    """A decision with its whole trace."""
    # The daemon's clock.
    now: str
    decision: Decision
    # The first that holds decided.
    steps: List[ExplanationStep]


class ExplanationStep(TypedDict):
    """A rule that was asked."""
    # The state that the rule leads to.
    state: Literal["sealed", "damaged", "lockedByParent", "notAllowed", "quietHours", "outsideAllowedWindow", "dailyLimitReached", "weeklyLimitReached", "sessionLimitReached", "budgetReached", "warning", "active"]
    # The first that holds decides.
    holds: bool
    # Its numbers.
    limits: List[Limit]
    # Where a day's limit comes from.
    limitFrom: NotRequired[Literal["usual", "weekday", "dates"]]
    # Name or dates of the override, if the rule is one.
    dates: NotRequired[str]
    # The exact rule, for a parent.
    say: str


class FilterAnswer(TypedDict):
    # Whether the lesson is offered to the child now.
    allowed: bool
    # Why not.
    rule: NotRequired[Literal["subjectNotAllowed", "subjectPaused", "tooAdvanced", "otherAge", "resting", "appNotAllowed"]]
    # The same for the child.
    say: NotRequired[str]


class FilterExplanation(TypedDict):
    # Absent when nothing was named.
    allowed: NotRequired[bool]
    # What the child is told, if it is not allowed.
    say: NotRequired[str]
    # All rules that matched, the one that the child is told first.
    rules: List[FilterRule]
    # The lessons that the question is about.
    lessonCount: int
    # Lessons that at least one rule hides.
    hiddenCount: int


class FilterRule(TypedDict):
    """One rule that matched."""
    # The rule as a word for programs.
    rule: Literal["subjectNotAllowed", "subjectPaused", "tooAdvanced", "otherAge", "resting", "appNotAllowed"]
    # The exact rule, for a parent.
    say: str
    # Whether this is the rule that the child is told.
    told: bool
    # The lessons that it keeps away.
    lessonCount: int


class MayI(TypedDict):
    """May this child do this now?"""
    allowed: bool
    # The first that applies.
    state: Literal["sealed", "damaged", "lockedByParent", "notAllowed", "quietHours", "outsideAllowedWindow", "dailyLimitReached", "weeklyLimitReached", "sessionLimitReached", "budgetReached", "warning", "active"]
    # Rises with every record about the child.
    version: int
    # The daemon's clock.
    now: str
    # How far kidd trusts the clock; while it does not, no new day or week begins.
    clock: Literal["trusted", "drifted", "unknown"]
    # Every rule that limits, with what is left of it.
    limits: List[Limit]
    # Seconds to the nearest end of any kind; absent: no end is in sight.
    remainingSeconds: NotRequired[int]
    # The next moment at which the answer can change by itself.
    validUntil: str
    # What would lift the state or postpone the end.
    liftedBy: List[Literal["unlock", "endOfLock", "grant", "grantPastQuietHours", "endOfQuietHours", "nextAllowedWindow", "endOfBreak", "newDay", "newWeek", "laterDay", "unseal", "filterChange", "repair", "roomOnDisk"]]
    # A sentence for the child.
    say: str


class LeaseReply(TypedDict):
    """A lease and whether the child may go on."""
    lease: str
    # When the lease expires without another call; absent if it has ended.
    expiresAt: NotRequired[str]
    decision: Decision
    # Seconds for which the app may still save, now that time has ended.
    saveSeconds: NotRequired[int]
    # The app has to be closed then.
    closeAt: NotRequired[str]
    finish: NotRequired[FinishTime]


class FinishTime(TypedDict):
    """How long what is open may go on after the end of time."""
    until: str
    # How long that is.
    remainingSeconds: int


class Granted(TypedDict):
    grant: Grant
    decision: Decision
    # A sentence for the parent: what was granted and what still blocks.
    note: str


class LockReply(TypedDict):
    # Whether the call changed anything.
    changed: bool
    decision: Decision
    # The daemon's clock.
    now: str
    # A sentence for the parent: until when it is locked now.
    note: str


class ConfirmedClock(TypedDict):
    # Whether the call changed anything.
    changed: bool
    # What the machine's clock shows; rules use it from now on.
    now: str
    # What rules went by until now.
    nowBefore: str
    clock: Literal["trusted", "drifted", "unknown"]
    # How far it was trusted until now.
    clockBefore: Literal["trusted", "drifted", "unknown"]
    # What confirms it after the machine was off.
    source: Literal["ntp", "rtc"]


class Undone(TypedDict):
    grant: str
    # Whether the call took anything back.
    changed: bool
    # By this call or an earlier one.
    takenBackSeconds: int
    decision: Decision
    # A sentence for the parent.
    note: str


class Asked(TypedDict):
    request: TimeRequest
    decision: Decision
    # A sentence for the child.
    say: str


class TimeRequest(TypedDict):
    """A child's request for more time."""
    # Names it in `time.decide`.
    request: str
    # Who asks.
    child: str
    # The front-end's own id.
    clientId: NotRequired[str]
    # The requested minutes.
    minutes: int
    reason: NotRequired[str]
    activity: NotRequired[ActivityRef]
    # When it was asked.
    at: str
    # The end of the household day.
    expiresAt: str
    # How it stands now; an open one whose time is over has expired.
    state: Literal["open", "approved", "declined", "expired"]
    parentAnswer: NotRequired[RequestAnswer]
    # A sentence for the reader.
    say: str


class RequestAnswer(TypedDict):
    """A parent's answer to a request."""
    approved: bool
    # That were given.
    minutes: NotRequired[int]
    # The grant that was given.
    grant: NotRequired[str]
    # Whether the minutes can be used in quiet hours and outside of windows.
    pastQuietHours: NotRequired[bool]
    # A word to the child.
    word: NotRequired[str]
    # The parent.
    by: str
    at: str


class TimeRequestList(TypedDict):
    # All open ones, and of the others as many of the newest as `limit` allows.
    requests: List[TimeRequest]


class Decided(TypedDict):
    request: TimeRequest
    decision: Decision
    # A sentence for the parent: what was granted and what still blocks.
    note: str


class CodesMade(TypedDict):
    # In the order of their ids.
    codes: List[CodeMade]
    # The only child that can redeem them; absent: any.
    child: NotRequired[str]
    # Minutes that each of them gives.
    minutes: int
    # Whether the minutes hold in quiet hours and outside of allowed windows too.
    pastQuietHours: bool
    # Until when they can be redeemed; absent: for ever.
    expiresAt: NotRequired[str]


class CodeMade(TypedDict):
    """A code to print."""
    # For `time.listCodes` and `time.revokeCodes`.
    codeId: str
    # Three groups of four letters and digits.
    code: str


class CodeList(TypedDict):
    # In the order in which they were made.
    codes: List[CodeEntry]


class CodeEntry(TypedDict):
    """A code for minutes."""
    # The id by which it is revoked; it says nothing about the code.
    codeId: str
    # Whether it can still be redeemed, and if not, why.
    state: Literal["unused", "used", "expired"]
    # The only one that can redeem it.
    child: NotRequired[str]
    # Minutes of use that it gives or gave.
    minutes: int
    # Whether they hold in quiet hours and outside of allowed windows too.
    pastQuietHours: bool
    # Until when it can be redeemed; absent: for ever.
    expiresAt: NotRequired[str]
    # When it was made.
    at: str
    # Who made it.
    by: str
    # Who redeemed it; absent: nobody yet.
    usedBy: NotRequired[str]
    # When it was redeemed; absent: not yet.
    usedAt: NotRequired[str]
    # What it gave.
    grant: NotRequired[str]


class CodesRevoked(TypedDict):
    # The codes that this call has revoked.
    revoked: List[str]
    # Those that were named and are not there: never made, or revoked before.
    notFound: List[str]


class Redeemed(TypedDict):
    grant: Grant
    decision: Decision
    # A sentence for the child.
    say: str


class Asset(TypedDict):
    # As content names it.
    name: str
    # Such as `image/svg+xml`.
    mediaType: str
    # The size of the file.
    bytes: int
    # BLAKE2b of the file, 32 bytes, in hexadecimal digits.
    digest: str
    # The file in Base64; absent where the caller has it.
    data: NotRequired[str]


class Packs(TypedDict):
    # Every pack of which the caller may see something.
    packs: List[PackEntry]


class InstalledPack(TypedDict):
    # The id in its manifest.
    pack: str
    # The version in its manifest.
    version: str
    # Its name for people.
    title: str
    # How many lessons it has.
    lessonCount: int
    # The size of its files.
    bytes: int
    # What names exactly its content, in hexadecimal digits.
    digest: str
    # The public key of who signed it; absent: nobody.
    signer: NotRequired[str]
    # The version that it takes the place of.
    replaced: NotRequired[str]
    # False when exactly this pack was installed before: nothing was done.
    installed: bool


class RemovedPack(TypedDict):
    # The pack.
    pack: str
    # The size of its files, which are free again.
    bytes: int


class PackReport(TypedDict):
    # The pack.
    pack: str
    # Whether every lesson, image and sound is as it was installed.
    intact: bool
    # The first 100 things that are not.
    findings: List[str]
    # All of them.
    findingCount: int
    # The same for people.
    say: str


class PackStorage(TypedDict):
    # The size of all installed packs.
    usedBytes: int
    # Free where they lie, as the file system says.
    freeBytes: int
    # The installed packs, in the order of their installation.
    installations: List[PackRoom]
    # Those that could be removed, the least recently used first; empty while enough is free.
    proposed: List[str]
    # Below so much free room something is proposed.
    leastFreeBytes: int


class PackRoom(TypedDict):
    """A pack with the room that it takes."""
    # The id in its manifest.
    pack: str
    # Its name for people.
    title: str
    # The size of its files.
    bytes: int
    # When it was installed.
    installedAt: str
    # The last start of one of its lessons by any child.
    lastUsedAt: NotRequired[str]


class PackSigners(TypedDict):
    # In the order in which they were trusted.
    signers: List[TrustedSigner]


class TrustedSigner(TypedDict):
    """A signer that the family trusts."""
    # The Ed25519 public key in hexadecimal digits.
    publicKey: str
    # What the family calls the signer.
    name: str
    # Since when.
    trustedAt: str


class Skills(TypedDict):
    # Those that fit what was asked for; a skill without a lesson for this child is left out.
    skills: List[SkillEntry]


class SkillEntry(TypedDict):
    """A skill with the standard it belongs to."""
    # As lessons name it.
    skill: str
    # A short name for people.
    title: str
    # What a child can do who has it.
    description: str
    # The subject's id.
    subject: str
    # The grade whose standard it follows.
    grade: Literal["PK", "K", "1", "2", "3", "4", "5", "6"]
    # The part of the subject, such as `counting`.
    domain: str
    # The standard that it is part of.
    standard: str
    # The public code, such as `K.CC.B.5`.
    standardCode: NotRequired[str]
    # Lessons of it that the child may learn.
    lessonCount: int


class LessonCheck(TypedDict):
    # Whether `activity.start` would begin it now.
    allowed: bool
    # Why the child's filter keeps it away.
    rule: NotRequired[Literal["subjectNotAllowed", "subjectPaused", "tooAdvanced", "otherAge", "resting", "appNotAllowed"]]
    # Why it is not allowed, for the child.
    say: NotRequired[str]
    lesson: NotRequired[LessonEntry]
    time: TimeBrief


class LessonEntry(TypedDict):
    """A lesson, with what the child has done of it."""
    # For `activity.start`.
    lesson: str
    # In the child's language where the pack has it, for the child.
    title: str
    # One or two sentences for the child or a parent.
    description: str
    # The subject's id, such as `math`.
    subject: str
    # The skill that it practices.
    skill: str
    # The pack that it comes from.
    pack: str
    # The age tier that it was written for.
    tier: Literal["preschool", "elementary", "preteen"]
    # From 1, the easiest, to 5.
    difficulty: int
    # How long it usually takes, in minutes.
    estimatedMinutes: int
    # How many questions it asks.
    questions: int
    # How often this child has finished it, passed or not.
    timesFinished: int
    # The best result so far in percent; absent: not finished yet.
    bestPercent: NotRequired[int]


class TimeBrief(TypedDict):
    """How time stands, in short."""
    # Whether the child may begin anything.
    allowed: bool
    state: Literal["sealed", "damaged", "lockedByParent", "notAllowed", "quietHours", "outsideAllowedWindow", "dailyLimitReached", "weeklyLimitReached", "sessionLimitReached", "budgetReached", "warning", "active"]
    # Seconds to the nearest end of any kind; absent: no end.
    remainingSeconds: NotRequired[int]
    finish: NotRequired[FinishTime]
    # A sentence for the child.
    say: str


class Lessons(TypedDict):
    # Those that the child's filter allows, or all, and that fit what was asked for.
    lessons: List[LessonEntry]
    # The value of `after` for the next page; absent on the last page.
    next: NotRequired[str]


class NextLesson(TypedDict):
    # `resume`: go on with the open activity; `review`: look back at a skill; `relearn`: a skill that was mastered
    # is learned again; `practice`: math facts; `prerequisite`: what a skill that rests builds on; `mixed`: a quiz
    # over a subject; `new`: a new lesson; `again`: all are passed, repeat one; `nothing`.
    kind: Literal["resume", "review", "relearn", "practice", "mixed", "prerequisite", "new", "again", "nothing"]
    # A sentence for the child: it invites only to what may be done now.
    say: str
    # Why it is this: for the child, or for the parent who asks.
    why: str
    lesson: NotRequired[LessonEntry]
    review: NotRequired[NextReview]
    mix: NotRequired[NextMix]
    place: NotRequired[Place]
    welcomeBack: NotRequired[WelcomeBack]
    time: TimeBrief
    # How many questions it asks at most; absent with `resume`, which has a `place`, and with `nothing`.
    questions: NotRequired[int]
    # With `practice`: for `activity.start`.
    domain: NotRequired[Literal["addSubtract", "multiplyDivide"]]


class NextReview(TypedDict):
    """A mastered skill to look back at: `activity.start` with kind `review`."""
    # For `activity.start`.
    skill: str
    # A short name for people.
    title: str
    subject: str


class NextMix(TypedDict):
    """A subject to mix: `activity.start` with kind `quiz`."""
    # For `activity.start`.
    subject: str
    # For people.
    title: str


class Place(TypedDict):
    """Where the open activity stopped."""
    # For `activity.resume` or `activity.question`.
    activity: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # `paused` ones are resumed first.
    state: Literal["running", "paused", "finished", "abandoned"]
    # The question it stands at, from 1.
    number: int
    # How many are planned.
    total: int


class WelcomeBack(TypedDict):
    """For a child who was away for a while."""
    # Household days since the last one with learning.
    daysAway: int
    # What it did last.
    lesson: NotRequired[str]
    # A sentence for the child.
    say: str


class Activity(TypedDict):
    """An activity as it stands."""
    # Names it in every further call.
    activity: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # Of a quiz over a subject: one of its lessons.
    lesson: str
    # What a review looks back at.
    skill: NotRequired[str]
    # Of a quiz over a subject.
    subject: NotRequired[str]
    # Of the lesson, of the skill that a review looks back at, or of that subject.
    title: str
    state: Literal["running", "paused", "finished", "abandoned"]
    question: NotRequired[Question]
    timer: NotRequired[QuizTimer]
    # Of a sprint: right answers to reach, where there is a goal.
    goal: NotRequired[int]
    # After more than five minutes away from a quiz with a limit: the time was not charged, and another question
    # may stand in the place of the one that was open.
    sayWelcomeBack: NotRequired[str]
    # At the start, with `shows`: that some questions of the lesson are left out, because they need more.
    sayNotShown: NotRequired[str]
    summary: NotRequired[ActivitySummary]
    # Just earned.
    badges: NotRequired[List[BadgeBrief]]
    # Just given: name of its picture.
    sticker: NotRequired[str]
    dayStreak: NotRequired[DayStreak]
    # Screen time that was just earned.
    earnedMinutes: NotRequired[int]
    # Just reached.
    reachedChallenges: NotRequired[List[ChallengeReached]]
    # The lease of the activity. Every activity call renews it; renew it yourself every 15 s while the child
    # thinks.
    lease: NotRequired[str]
    time: TimeBrief


class MultipleChoiceQuestion(TypedDict):
    """Choose one of two to six options."""
    kind: Literal["multipleChoice"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    multipleChoice: MultipleChoice


class Section(TypedDict):
    """The part of the lesson that the question belongs to."""
    title: str
    kind: Literal["instruction", "practice", "assessment"]
    # What to show before the section's first question.
    text: NotRequired[str]


class RowsPicture(TypedDict):
    """Things in rows, from left to right."""
    form: Literal["rows"]
    # The same for those who do not see it.
    text: str
    rows: DrawnRows


class DrawnRows(TypedDict):
    """Things in rows, from left to right."""
    # From top to bottom.
    rows: List[ThingCount]


class ThingCount(TypedDict):
    """So many of one thing."""
    # The name of a drawing.
    thing: str
    count: int
    # How many of them, from the end, are crossed out; absent: none.
    crossedOut: NotRequired[int]


class ScatteredPicture(TypedDict):
    """Things that lie about; groups lie apart from each other, from left to right."""
    form: Literal["scattered"]
    # The same for those who do not see it.
    text: str
    scattered: DrawnScattered


class DrawnScattered(TypedDict):
    """Things that lie about; groups lie apart from each other, from left to right."""
    groups: List[ThingCount]
    # Pictures with another number lie in another way.
    layout: int


class TenFramesPicture(TypedDict):
    """Things in frames of two rows of five, filled from the upper left."""
    form: Literal["tenFrames"]
    # The same for those who do not see it.
    text: str
    tenFrames: DrawnTenFrames


class DrawnTenFrames(TypedDict):
    """Things in frames of two rows of five, filled from the upper left."""
    thing: str
    count: int
    # More of them in another color, after the first; absent: none.
    added: NotRequired[int]
    # How many frames are drawn.
    frames: int


class NumberLinePicture(TypedDict):
    """A number line with marked numbers and hops."""
    form: Literal["numberLine"]
    # The same for those who do not see it.
    text: str
    numberLine: DrawnNumberLine


# A number line with marked numbers and hops.
DrawnNumberLine = TypedDict(
    "DrawnNumberLine",
    {
        # The first number.
        "from": int,
        # The last number.
        "to": int,
        # From one tick to the next.
        "step": int,
        # The ticks with their number below.
        "labels": List[int],
        # Ticks with a dot; absent: none.
        "marked": NotRequired[List[int]],
        # In their order; absent: none.
        "hops": NotRequired[List["Hop"]],
    },
)


# A hop on a number line.
Hop = TypedDict(
    "Hop",
    {
        "from": int,
        "to": int,
    },
)


class BaseTenBlocksPicture(TypedDict):
    """Base-ten blocks: flats of a hundred, rods of ten, single cubes."""
    form: Literal["baseTenBlocks"]
    # The same for those who do not see it.
    text: str
    baseTenBlocks: DrawnBlocks


class DrawnBlocks(TypedDict):
    """Base-ten blocks: flats of a hundred, rods of ten, single cubes."""
    # Absent: none.
    hundreds: NotRequired[int]
    tens: int
    ones: int


class ClockPicture(TypedDict):
    """A clock that shows a time."""
    form: Literal["clock"]
    # The same for those who do not see it.
    text: str
    clock: DrawnClock


class DrawnClock(TypedDict):
    """A clock that shows a time."""
    # 0 to 23.
    hour: int
    minute: int
    # Digits instead of a face with hands; absent: no.
    isDigital: NotRequired[bool]


class CoinsPicture(TypedDict):
    """Coins and bills side by side."""
    form: Literal["coins"]
    # The same for those who do not see it.
    text: str
    coins: DrawnCoins


class DrawnCoins(TypedDict):
    """Coins and bills side by side."""
    # From left to right.
    coins: List[CoinCount]


class CoinCount(TypedDict):
    """So many of one coin or bill."""
    # The name of a drawing.
    coin: str
    # What one is worth.
    cents: int
    count: int


class ShadedShapePicture(TypedDict):
    """A shape in parts, some of them shaded."""
    form: Literal["shadedShape"]
    # The same for those who do not see it.
    text: str
    shadedShape: DrawnShadedShape


class DrawnShadedShape(TypedDict):
    """A shape in parts, some of them shaded."""
    shape: Literal["circle", "square", "rectangle", "triangle"]
    parts: int
    # From 0, clockwise from the top or from left to right.
    shaded: List[int]
    # Whether the parts are equal; absent: yes.
    isEqual: NotRequired[bool]


class BarGraphPicture(TypedDict):
    """A graph with a bar, or a row of pictures, for each category."""
    form: Literal["barGraph"]
    # The same for those who do not see it.
    text: str
    barGraph: DrawnBarGraph


class DrawnBarGraph(TypedDict):
    """A graph with a bar, or a row of pictures, for each category."""
    # From left to right.
    bars: List[GraphBar]
    # How far the scale goes.
    highest: int
    # From one line of the scale to the next; absent: 1.
    step: NotRequired[int]
    # Rows of pictures instead of bars; absent: no.
    isPictograph: NotRequired[bool]


class GraphBar(TypedDict):
    """A bar of a graph."""
    # What stands below it.
    label: str
    # A drawing below it, or of which a row is made.
    thing: NotRequired[str]
    # How high it is.
    value: int


class ShapesPicture(TypedDict):
    """Plane and solid shapes side by side."""
    form: Literal["shapes"]
    # The same for those who do not see it.
    text: str
    shapes: DrawnShapes


class DrawnShapes(TypedDict):
    """Plane and solid shapes side by side."""
    # From left to right.
    shapes: List[DrawnShape]


class DrawnShape(TypedDict):
    """A plane or solid shape."""
    shape: Literal["circle", "oval", "triangle", "square", "rectangle", "rhombus", "trapezoid", "pentagon", "hexagon", "star", "heart", "sphere", "cube", "box", "cylinder", "cone", "pyramid"]
    # Absent: as the front-end likes.
    color: NotRequired[Literal["red", "orange", "yellow", "green", "blue", "purple"]]
    # 1 small, 2 middle, 3 large; absent: 2.
    size: NotRequired[int]
    # Degrees clockwise; absent: 0.
    turn: NotRequired[int]
    # A line through the middle; absent: none.
    line: NotRequired[Literal["vertical", "horizontal", "diagonal"]]


class MeasuredPicture(TypedDict):
    """Things beside a row of units or a ruler."""
    form: Literal["measured"]
    # The same for those who do not see it.
    text: str
    measured: DrawnMeasured


class DrawnMeasured(TypedDict):
    """Things beside a row of units or a ruler."""
    # From top to bottom.
    measured: List[MeasuredThing]
    # What the units are called.
    unit: str
    # How many units are drawn below; 0: none.
    ruler: int
    # The marks between them have their numbers, from 0; absent: no.
    isNumbered: NotRequired[bool]


class MeasuredThing(TypedDict):
    """A thing that is measured."""
    # The name of a drawing.
    thing: str
    # At which unit it begins; absent: 0.
    start: NotRequired[int]
    # How many units it is long.
    length: int


class BalancePicture(TypedDict):
    """A balance: what is heavier hangs lower."""
    form: Literal["balance"]
    # The same for those who do not see it.
    text: str
    balance: DrawnBalance


class DrawnBalance(TypedDict):
    """A balance: what is heavier hangs lower."""
    left: ThingCount
    right: ThingCount
    # Which side hangs lower; `none`: both are as heavy.
    lower: Literal["left", "right", "none"]


class OptionAnswer(TypedDict):
    """The id of an option."""
    # The id of an option.
    option: str


class TileAnswer(TypedDict):
    """The text of a tile of the word bank."""
    # The text of a tile of the word bank.
    tile: str


class TextAnswer(TypedDict):
    """What the child typed."""
    # What the child typed.
    text: str


class PairsAnswer(TypedDict):
    """Tiles put together, each once."""
    # Tiles put together, each once.
    pairs: List[Pair]


class Pair(TypedDict):
    """Two tiles put together."""
    # id of the tile on the left.
    left: str
    # id of the tile on the right.
    right: str


class PlacementsAnswer(TypedDict):
    """Items put into zones, each item once."""
    # Items put into zones, each item once.
    placements: List[Placement]


class Placement(TypedDict):
    """Where an item was put."""
    # id of the item.
    item: str
    # id of the zone.
    zone: str


class YesAnswer(TypedDict):
    """True for yes, false for no."""
    # True for yes, false for no.
    yes: bool


class OrderAnswer(TypedDict):
    """The ids of all items, the first one first."""
    # The ids of all items, the first one first.
    order: List[str]


class ElementsAnswer(TypedDict):
    """The id of a tile for each gap, in their order."""
    # The id of a tile for each gap, in their order.
    elements: List[str]


class NumberAnswer(TypedDict):
    """A whole number."""
    # A whole number.
    number: int


class HopsAnswer(TypedDict):
    """Where each hop ends, in their order."""
    # Where each hop ends, in their order.
    hops: List[int]


class BlocksAnswer(TypedDict):
    """How many rods of ten and single cubes."""
    blocks: Blocks


class Blocks(TypedDict):
    """Base-ten blocks."""
    # Rods of ten.
    tens: int
    # Single cubes.
    ones: int


class ComparisonAnswer(TypedDict):
    """One of the words of the question, such as `heavier`."""
    # One of the words of the question, such as `heavier`.
    comparison: str


class TimeAnswer(TypedDict):
    """The time that was set."""
    time: TimeOnClock


class TimeOnClock(TypedDict):
    """A time on a clock."""
    # 1 to 12 where the question asks for the half of the day, else 0 to 23.
    hour: int
    minute: int
    # Only where the question asks for it.
    half: NotRequired[Literal["am", "pm"]]


class CoinsAnswer(TypedDict):
    """How many of each coin; those that were not used may be left out."""
    # How many of each coin; those that were not used may be left out.
    coins: List[CoinAmount]


class CoinAmount(TypedDict):
    """So many of one coin."""
    # id of the coin.
    coin: str
    count: int


class PartsAnswer(TypedDict):
    """The numbers of the shaded parts, from 0, each once."""
    # The numbers of the shaded parts, from 0, each once.
    parts: List[int]


class ValuesAnswer(TypedDict):
    """A value for each category, each category once."""
    # A value for each category, each category once.
    values: List[BarValue]


class BarValue(TypedDict):
    """How high a bar is."""
    # id of the category.
    category: str
    value: int


class StrokesAnswer(TypedDict):
    """The lines of a drawing: each a list of points, and a point is [x, y] from [0, 0] at the upper left to
    [1000, 1000]. They are looked at and not kept.
    """
    # The lines of a drawing: each a list of points, and a point is [x, y] from [0, 0] at the upper left to [1000,
    # 1000]. They are looked at and not kept.
    strokes: List[List[List[int]]]


class TranscriptAnswer(TypedDict):
    """What was said, in `text`; without it where the front-end does not understand speech."""
    transcript: Transcript


class Transcript(TypedDict):
    """What was said."""
    # Absent: the front-end does not understand speech.
    text: NotRequired[str]


class Passage(TypedDict):
    """A text that questions are about. It is read aloud on wish, never by itself."""
    id: str
    title: str
    text: str
    images: List[str]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    # In which it is read.
    audio: NotRequired[str]


class MultipleChoice(TypedDict):
    """One of the options is right."""
    # Show them in this order.
    options: List[Option]


class Option(TypedDict):
    """One choice."""
    id: str
    text: str
    image: NotRequired[str]


class FillInBlankQuestion(TypedDict):
    """Fill the blank by typing, or with a tile of a word bank."""
    kind: Literal["fillInBlank"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    fillInBlank: FillInBlank


class FillInBlank(TypedDict):
    """A blank to fill."""
    # Tiles to choose from; empty: the child types.
    wordBank: List[str]


class MatchingQuestion(TypedDict):
    """Put together what goes together: each tile on the left with one on the right."""
    kind: Literal["matching"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    matching: Matching


class Matching(TypedDict):
    """Each tile on the left has a partner."""
    # Show them in this order.
    left: List[Option]
    # The partners, shuffled; each goes with one of `left`.
    right: List[Option]


class DragAndDropQuestion(TypedDict):
    """Put each item where it belongs; until the answer is sent everything can be moved."""
    kind: Literal["dragAndDrop"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    dragAndDrop: DragAndDrop


class DragAndDrop(TypedDict):
    """Each item belongs into a zone."""
    # What is put away, shuffled.
    items: List[Option]
    # Where it is put.
    zones: List[Option]


class YesNoQuestion(TypedDict):
    """Say yes or no."""
    kind: Literal["yesNo"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    yesNo: YesNo


class YesNo(TypedDict):
    """Show yes first."""
    # The word for yes.
    yesWord: str
    # The word for no.
    noWord: str


class SortingQuestion(TypedDict):
    """Bring items into an order, or each into its bin."""
    kind: Literal["sorting"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    sorting: Sorting


class Sorting(TypedDict):
    """Items to sort."""
    # What is sorted, shuffled.
    items: List[Option]
    # The bins; absent: bring the items into an order.
    zones: NotRequired[List[Option]]


class PatternQuestion(TypedDict):
    """Find what is missing in a pattern."""
    kind: Literal["pattern"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    pattern: Pattern


class Pattern(TypedDict):
    """A pattern with gaps."""
    # Tiles for the gaps, each as often as needed. Show them in this order.
    tiles: List[Option]
    # From left to right; a place without a tile is a gap.
    sequence: List[PatternPlace]


class PatternPlace(TypedDict):
    """A place in a pattern."""
    # The id of the tile; absent: a gap.
    tile: NotRequired[str]


class CountQuestion(TypedDict):
    """Count things, tapping each of them, and tell how many there are."""
    kind: Literal["count"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    count: Count


class Count(TypedDict):
    """Things to count."""
    # Offer the numbers from 0 up to this one.
    highest: int


class NumberLineQuestion(TypedDict):
    """Hop along a number line, or point to a place on it."""
    kind: Literal["numberLine"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    numberLine: NumberLine


# A line to hop along.
NumberLine = TypedDict(
    "NumberLine",
    {
        # The first number.
        "from": int,
        # The last number.
        "to": int,
        # From one tick to the next.
        "step": int,
        # Where the hops begin; absent: the child points to a place.
        "start": NotRequired[int],
    },
)


class BaseTenBlocksQuestion(TypedDict):
    """Lay out a number with rods of ten and single cubes."""
    kind: Literal["baseTenBlocks"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    baseTenBlocks: BaseTenBlocks


class BaseTenBlocks(TypedDict):
    """A number to lay out."""
    # Whether there may be no more than nine single cubes.
    fewest: bool


class MeasureQuestion(TypedDict):
    """Measure a length in units, or tell how two things compare."""
    kind: Literal["measure"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    measure: Measure


class Measure(TypedDict):
    """Something to measure."""
    # What the units are called, where a length is asked for.
    unit: NotRequired[str]
    # Offer the numbers from 0 up to this one.
    highest: NotRequired[int]
    # The words to choose from, where things are compared.
    words: NotRequired[List[str]]


class ClockQuestion(TypedDict):
    """Set a clock to a time."""
    kind: Literal["clock"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    clock: Clock


class Clock(TypedDict):
    """A clock to set."""
    # Minutes from one place of the hand to the next.
    step: int
    # Digits instead of a face with hands.
    isDigital: bool
    # Whether the answer has `half`, am or pm.
    asksHalf: bool


class CoinsQuestion(TypedDict):
    """Lay out an amount of money."""
    kind: Literal["coins"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    coins: Coins


class Coins(TypedDict):
    """Money to lay out."""
    # The coins and bills that may be used.
    coins: List[Coin]
    # `any` way, the `fewest` coins, or `each` coin at least once.
    rule: Literal["any", "fewest", "each"]


class Coin(TypedDict):
    """A coin or a bill."""
    # What the answer names.
    id: str
    # What it is called.
    name: str
    # What it is worth.
    cents: int
    image: NotRequired[str]


class FractionShadingQuestion(TypedDict):
    """Shade so many of the equal parts of a shape."""
    kind: Literal["fractionShading"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    fractionShading: FractionShading


class FractionShading(TypedDict):
    """A shape to shade."""
    shape: Literal["circle", "square", "rectangle", "triangle"]
    # How many equal parts it has.
    parts: int


class BarGraphQuestion(TypedDict):
    """Build the bars of a graph."""
    kind: Literal["barGraph"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    barGraph: BarGraph


class BarGraph(TypedDict):
    """A graph to build."""
    # From left to right.
    categories: List[Option]
    # How far the scale goes.
    highest: int


class DrawingQuestion(TypedDict):
    """Draw something. It is never graded, and kidd does not keep it."""
    kind: Literal["drawing"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    drawing: Drawing


class Drawing(TypedDict):
    """Something to draw."""
    # An image to draw upon.
    background: NotRequired[str]


class AudioResponseQuestion(TypedDict):
    """Say something aloud. Without a transcript it is not graded. kidd keeps no sound."""
    kind: Literal["audioResponse"]
    # Names this showing of the question; send it with the answer.
    presentation: str
    # From 1.
    number: int
    total: int
    # 1 up to the first answer that was read, which is scored; more for retries.
    attempt: int
    section: NotRequired[Section]
    prompt: str
    # To be read aloud.
    narration: NotRequired[str]
    images: List[str]
    audio: NotRequired[str]
    picture: NotRequired[Picture]
    timeLimitSeconds: NotRequired[int]
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    # Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
    # before. The reply to an answer has them beside the question.
    rightParts: NotRequired[List[str]]
    lastAnswer: NotRequired[Answer]
    # What the images show, for those who do not see them.
    imageText: NotRequired[str]
    passage: NotRequired[Passage]
    # One that the child has known, in no score; absent: false. Its number is that of the question after it.
    isExtra: NotRequired[bool]
    audioResponse: AudioResponse


class AudioResponse(TypedDict):
    """Something to say aloud."""
    # How many seconds are enough.
    seconds: int


class QuizTimer(TypedDict):
    """The clock of a quiz with a limit. Count down from `secondsLeft`; at 0 ask `activity.finish`."""
    # `bar` for younger children, `digits` for preteens.
    style: Literal["bar", "digits"]
    # What there was at the start.
    limitSeconds: int
    # 0: the time is over.
    secondsLeft: int
    # `relaxed` above half of the limit, `warning` above a fifth, else `urgent`.
    mood: Literal["relaxed", "warning", "urgent"]
    # It stands still, in the first pause and in one that was offered as a rest.
    isStopped: bool
    # In another pause: a sentence for the child, as the clock runs on.
    say: NotRequired[str]


class ActivitySummary(TypedDict):
    """How a finished activity went."""
    activity: str
    # Of a quiz over a subject: one of its lessons.
    lesson: str
    # Points of right first answers to graded questions.
    score: int
    # What `score` is out of: all points of graded questions; 0: nothing was graded.
    maximum: int
    # `score` of `maximum`, rounded down; of copying, the right ones of `questions`.
    percent: int
    # At 70 %; a review with two of three, or four of five.
    isPassed: bool
    # All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for;
    # of a sprint those that were reached.
    questions: int
    # `questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`.
    gradedQuestions: int
    # Right first answers; never more than `gradedQuestions`.
    rightAnswers: int
    starsEarned: int
    pointsEarned: int
    # From 3.
    longestRun: NotRequired[int]
    hints: int
    durationSeconds: int
    isNewBest: bool
    celebration: Celebration
    # All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a
    # headline shows here what follows it.
    say: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # Household days until the skill, which is mastered, is to be looked at again.
    reviewInDays: NotRequired[int]
    # Of a quiz over a subject.
    subject: NotRequired[str]
    sprint: NotRequired[SprintResult]
    # In events, which come from elsewhere: what it was about, such as the title of its lesson.
    title: NotRequired[str]


class Celebration(TypedDict):
    """How to end: never random."""
    # Such as `Great job!`, for a headline. `say` of the summary often begins with it: show one of both, or cut it
    # off there.
    word: str
    # How long it lasts.
    milliseconds: int
    # The child's profile asks for reduced motion: nothing moves; absent: false.
    isStill: NotRequired[bool]


class SprintResult(TypedDict):
    """How sixty seconds of math facts went."""
    # Within the time.
    rightAnswers: int
    # Within the time.
    answerCount: int
    # The most right answers of the sprints before.
    bestBefore: NotRequired[int]
    # What was to be reached.
    goal: NotRequired[int]
    # With a goal.
    isGoalReached: NotRequired[bool]
    # Each once: offer a practice of their `strategy`.
    missedFacts: List[MissedFact]


class MissedFact(TypedDict):
    """A fact that was missed."""
    fact: str
    # Which mistake leads to what was chosen.
    mistake: Literal["miscount", "wrongOperation", "neighbourDouble", "tenOff", "operand", "digitSwap", "filler", "groupOff", "timesAsPlus"]
    # For `activity.start` with kind `practice`.
    strategy: Literal["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition", "timesRule", "doubling", "doubleDouble", "halfOfTen", "tenTimesLess", "oneMoreGroup", "besideSquare", "turnRound", "thinkMultiplication"]


class ChallengeReached(TypedDict):
    """A challenge that was just reached."""
    challenge: str
    title: str
    # The points that it paid.
    bonusPoints: int


class Answered(TypedDict):
    """What became of an answer, and what comes next."""
    # `correct`; `tryAgain`: another try is left, and `question` is the same once more; `explained`: that was the
    # last try, and it goes on; `participated`: not graded; `late`: the time of a quiz is over, and the answer
    # does not count. With `isRapid` it does not tell whether the answer was right.
    outcome: Literal["correct", "tryAgain", "participated", "explained", "late"]
    # A sentence for the child.
    say: str
    # The right spelling, if a small slip was accepted.
    spelling: NotRequired[str]
    # After the last retry, and after what was said aloud and not written.
    explanation: NotRequired[str]
    microLesson: NotRequired[MicroLesson]
    # After a wrong answer with parts: the ids of those that are right (tiles on the left, items). They stay.
    rightParts: NotRequired[List[str]]
    # Too quick after `activity.shown`, or after the question was sent, to be read, or always at one place: it was
    # no try, and the same question comes once more; after the third one it is explained.
    isRapid: bool
    # Right after a wrong first answer.
    isRectified: bool
    # Earned by this answer.
    starsEarned: int
    # Earned by this answer.
    pointsEarned: int
    # Right first answers in a row.
    run: int
    question: NotRequired[Question]
    # Words that offer a rest: the last questions were hard for the child. Where `question` has `isExtra`, it is
    # one that the child has known.
    rest: NotRequired[str]
    summary: NotRequired[ActivitySummary]
    # True: there is neither `question` nor `summary`, whatever the outcome. The answer counts, and the activity
    # waits at its place, because the child's time is over or the lesson is not for it any more. Show `say`, then
    # `time.say`, and stop; when there is time again, `activity.question` has the question. Absent: false.
    isWaiting: NotRequired[bool]
    # Just earned.
    badges: NotRequired[List[BadgeBrief]]
    # Just given: name of its picture.
    sticker: NotRequired[str]
    dayStreak: NotRequired[DayStreak]
    # Screen time that was just earned.
    earnedMinutes: NotRequired[int]
    # Just reached.
    reachedChallenges: NotRequired[List[ChallengeReached]]
    time: TimeBrief


class MicroLesson(TypedDict):
    """How a math fact is found, in two steps."""
    fact: str
    # The way to find it.
    strategy: Literal["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition", "timesRule", "doubling", "doubleDouble", "halfOfTen", "tenTimesLess", "oneMoreGroup", "besideSquare", "turnRound", "thinkMultiplication"]
    # The first step: a sentence about all facts like it.
    tip: str
    # The second step: this fact, worked out.
    example: str
    picture: Picture
    # Of an addition or a product: a sentence about its other order.
    twin: NotRequired[str]


class Hint(TypedDict):
    text: str
    # From 1.
    number: int
    hintsLeft: int
    # Stars that the next hint costs; absent: there is none.
    hintPrice: NotRequired[int]
    starsPaid: int
    # What the child has now.
    stars: int
    time: TimeBrief


class Activities(TypedDict):
    # The open ones first, then the last that ended, the newest first.
    activityEntries: List[ActivityEntry]


class ActivityEntry(TypedDict):
    """An activity in a list."""
    # Names it in further calls.
    activity: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # The lesson whose questions it asks.
    lesson: str
    # Of the lesson, of the skill that a review looks back at, or of the subject; empty where the child may not
    # have it now.
    title: str
    # What a review looks back at.
    skill: NotRequired[str]
    # Of a quiz over a subject.
    subject: NotRequired[str]
    state: Literal["running", "paused", "finished", "abandoned"]
    startedAt: str
    # When something happened in it last.
    lastAt: str
    # First answers so far.
    answerCount: int
    # Questions that it has.
    total: int
    # The question that an open one stands at, from 1.
    number: NotRequired[int]
    summary: NotRequired[ActivitySummary]
    # For parents: why rests were offered in it.
    rests: NotRequired[List[Literal["misses", "slow", "rapid"]]]


class Replay(TypedDict):
    activity: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # The lesson whose questions it asks.
    lesson: str
    # From which all random choices came.
    seed: str
    # In the order in which they were shown.
    shownQuestions: List[ReplayStep]


class ReplayStep(TypedDict):
    """A question as it was shown, and what was answered."""
    question: NotRequired[Question]
    presentation: str
    answer: NotRequired[Answer]
    outcome: NotRequired[Literal["correct", "tryAgain", "participated", "explained", "late"]]
    # Hints before it.
    hintCount: int
    # From when it was visible to the answer, where that can be told.
    responseMilliseconds: NotRequired[int]
    answeredAt: NotRequired[str]


class Mastery(TypedDict):
    # In the order of lessons.
    mastery: List[MasteryEntry]


class MasteryExplained(TypedDict):
    skill: str
    # A short name for people.
    title: str
    # Where it stands.
    masteryState: Literal["notStarted", "learning", "mastered", "reviewing"]
    # The best mean of a window of answers; of a list the most of its items that were right.
    percent: int
    rubric: MasteryRubric
    # Those that count, the first one first.
    windows: List[MasteryWindow]
    # Those of the activity in which it was practised last.
    lastAnswers: List[MasteryAnswer]
    # The household day from which on it is to be looked at again.
    dueDay: NotRequired[str]
    # The same in words for the parent.
    say: str
    recentShare: NotRequired[Accuracy]
    # These answers, the newest last; fewer than `recentShare` counts where some were given before kidd kept them.
    recentAnswers: List[MasteryAnswer]


class MasteryRubric(TypedDict):
    """When a skill is mastered. A list is when each of its items was asked, and the threshold's share of them
    was right without a hint on two days.
    """
    # The mean that a window must reach.
    thresholdPercent: int
    # First answers of a window, all in one activity.
    windowAnswers: int
    # Windows that are needed, on different days with a night between.
    windowCount: int
    # Household days from one review to the next.
    reviewDays: List[int]


class MasteryWindow(TypedDict):
    """Answers of one activity that reached the threshold."""
    activity: str
    # The household day.
    day: str
    # In the order in which they were given.
    firstAnswers: List[MasteryAnswer]


class MasteryAnswer(TypedDict):
    """A first answer as mastery counts it."""
    presentation: str
    # As its lesson names it.
    questionId: str
    # Its score: 0 when it was wrong, 10 less for each hint.
    percent: int
    # Hints before it.
    hintCount: int
    answeredAt: str
    # What was asked; absent where it was made for an activity that is not kept any more.
    prompt: NotRequired[str]
    # What a wrong one shows, as reports count it; absent where that is not known, and in `progress.explain`.
    mistakeClass: NotRequired[Literal["offByOne", "miscounted", "leftOut", "wrongOperation", "givenNumber", "tenOff", "swappedDigits", "tensForOnes", "otherDouble", "numberWord", "comparedWrong", "wrongDirection", "wrongStep", "equalSign", "numberBond", "clockHands", "coinValue", "rulerMark", "otherBar", "fractionParts", "evenOrOdd", "patternUnit", "otherShape", "groupOff", "timesAsPlus"]]
    # Of the lesson that the question belongs to; absent in `progress.explain`.
    lessonTitle: NotRequired[str]
    # The kind of the question; absent in `progress.explain`.
    kind: NotRequired[str]
    # What was answered, where it is a few words or a number, and the activity is kept; absent in
    # `progress.explain`.
    givenText: NotRequired[str]
    # What is right, in the same way.
    rightText: NotRequired[str]


class Accuracy(TypedDict):
    """A share with its uncertainty: a Wilson interval of 95 %."""
    rightAnswers: int
    # Scored first answers.
    answers: int
    # Rounded down.
    permille: int
    lowestPermille: int
    highestPermille: int


class Reviews(TypedDict):
    # The earliest first.
    reviews: List[ReviewEntry]


class ReviewEntry(TypedDict):
    """A mastered skill and its day."""
    skill: str
    # A short name for people.
    title: str
    # The household day from which on it is to be looked at again.
    dueDay: str
    # Whether that day has come.
    isDue: bool


class LearningSettings(TypedDict):
    """How reviews and difficulty are chosen."""
    # What says when mastered skills come back.
    scheduler: Literal["ladder", "memory"]
    forecasts: Forecasts
    # Of each subject that the child may have or has answered in.
    levels: List[SubjectLevel]
    # The same in words for the parent.
    say: str


class Forecasts(TypedDict):
    """What was predicted of answers after a day or more without their skill. All were stored before the answer."""
    # Answers that were predicted.
    forecastCount: int
    # Answers before the model of memory can be offered.
    neededCount: int
    # It has predicted this child's answers better than the ladder.
    isMemoryOffered: bool
    memoryModel: Fit
    ladder: Fit
    childMean: Fit


class Fit(TypedDict):
    """How well predictions have fitted."""
    # The mean surprise of an answer, in ten-thousandths of a nat; less is better.
    logLoss: int
    # The mean square of what was off, in ten-thousandths; less is better.
    brier: int
    # How far the predictions of a bin are from what came of them, in ten-thousandths; less is better.
    calibrationError: int
    # Those that have answers, from the lowest predictions up.
    bins: List[FitBin]


class FitBin(TypedDict):
    """Predictions of about one size."""
    # Answers in it.
    forecastCount: int
    # The mean prediction.
    predictedPercent: int
    # How many were right.
    rightPercent: int


class SubjectLevel(TypedDict):
    """A subject and how hard its questions are."""
    subject: str
    # A short name for people.
    title: str
    # How difficulty follows the answers.
    adaptivePolicy: Literal["target80", "steady", "early"]
    # Else it is as the pack says.
    isChosenByParent: bool
    # Of the next question of a quiz.
    questionLevel: int
    # How the level came about, the newest last.
    changes: List[LevelChange]


class LevelChange(TypedDict):
    """A change of the level."""
    fromLevel: int
    toLevel: int
    levelReason: Literal["rightInRow", "wrongInRow", "tooEasy", "tooHard"]
    changedAt: str
    # Why, in words for the parent.
    say: str


class FactsStatus(TypedDict):
    # All six, in order.
    factBands: List[FactBand]
    typing: FactTyping
    # From when on a sprint can begin; absent: now.
    sprintsRestUntil: NotRequired[str]
    # A sentence for the child, or for the parent who asks.
    say: str
    factDetails: NotRequired[FactDetails]
    # Whether they are for the child's grade, or the child has begun with them; others begin by choice.
    isOffered: bool


class FactBand(TypedDict):
    """A step on the way to all facts."""
    # Its number.
    factBand: int
    # What belongs to it, for people.
    title: str
    # Facts that are remembered by themselves; both orders of a sum or a product are one.
    recordCount: int
    # Those that were right twice; for a child at any time, for a parent now.
    knownCount: int
    # Those that were right within the time gate in two of three answers, on two days; likewise.
    fluentCount: int


class FactTyping(TypedDict):
    """How fast the child types."""
    # The median of copied numbers; absent: it is not known.
    typingMilliseconds: NotRequired[int]
    # It is time for `activity.start` with kind `copying`; without it no fact becomes fluent.
    isDue: bool


class FactDetails(TypedDict):
    """What only parents see."""
    # The band in hand; absent before it is found.
    factBand: NotRequired[int]
    # How long a fluent answer may take without typing.
    gateMilliseconds: int
    # Records that are fluent now.
    fluentNow: int
    # Records that were fluent again after a lapse.
    regainedCount: int
    # Due facts that were asked after seven days without practice.
    recallAnswers: int
    # How many of them were right.
    recallRight: int
    # How the band came about, the last eight.
    bandChanges: List[FactBandChange]


class FactBandChange(TypedDict):
    """A change of the band."""
    # The band from then on.
    factBand: int
    bandReason: Literal["placed", "passed", "forgotten"]
    day: str
    # The same in words.
    say: str


class FactsMatrix(TypedDict):
    # By the first number, then by the second.
    factCells: List[FactCell]


class FactExplained(TypedDict):
    microLesson: MicroLesson
    # The band that it belongs to.
    factBand: int
    # All facts of the same three numbers.
    family: List[str]


class FactsGoal(TypedDict):
    # The most right answers of a sprint so far.
    sprintBest: NotRequired[int]
    # What the next sprint is to reach; the first one has none.
    goal: NotRequired[int]
    # What kidd would propose.
    suggestedGoal: NotRequired[int]
    # Sprints that can begin before a rest, of all domains together.
    sprintsLeft: int


class LearningOverview(TypedDict):
    """A child's progress at a glance."""
    today: str
    subjects: List[SubjectProgress]
    # Stars that the child can spend.
    stars: int
    # Ever.
    lifetimeStars: int
    # Ever.
    points: int
    learningMonth: LearningMonth
    learningWeek: LearningWeek
    # The lessons finished last, the latest first.
    recentLessons: List[RecentLesson]
    # The last 30 days, today last.
    heatMap: List[HeatDay]
    accuracy: NotRequired[Accuracies]


class SubjectProgress(TypedDict):
    """A child's lessons of one subject."""
    subject: str
    title: str
    # Lessons passed.
    passed: int
    # Lessons there are for this child.
    lessonCount: int
    # Skills that were ever mastered.
    masteredSkills: int
    # Skills of those lessons.
    skillCount: int


class LearningMonth(TypedDict):
    """The present calendar month."""
    first: str
    last: str
    # The days that count as learning days.
    learningDays: List[str]


class LearningWeek(TypedDict):
    """The present household week."""
    first: str
    # Minutes in learning activities, as far as they were counted.
    learningSeconds: int


class RecentLesson(TypedDict):
    """A finished lesson."""
    lesson: str
    title: str
    subject: str
    bestPercent: int
    timesFinished: int
    # The last time.
    finishedAt: str


class HeatDay(TypedDict):
    """A day of the heat map."""
    day: str
    # Finished ones that count: lessons, quizzes and practice with 40 percent right at first.
    lessonCount: int
    # None, one, two or three, four and more.
    heat: int


class Accuracies(TypedDict):
    """Right first answers. A question counts once a day here, as badges count it; reports count every first
    answer. Copying math facts counts in neither.
    """
    recent: NotRequired[Accuracy]
    allTime: NotRequired[Accuracy]


class SubjectInDetail(TypedDict):
    subjectProgress: NotRequired[SubjectProgress]
    # In the order of lessons.
    mastery: List[MasteryEntry]
    # The earliest first.
    nextReviews: List[UpcomingReview]


class UpcomingReview(TypedDict):
    """A skill and its day."""
    skill: str
    # A short name for people.
    title: str
    # The household day from which on it is to be looked at again.
    dueDay: str


class SkillInDetail(TypedDict):
    skillMastery: MasteryEntry
    # The latest first.
    finishedLessons: List[RecentLesson]
    # The household day from which on it is to be looked at again.
    dueDay: NotRequired[str]
    # What the next medal asks for, in words for the child.
    say: str


class SkillExplained(TypedDict):
    skillMastery: MasteryEntry
    # The answers that count, the first ones first.
    windows: List[MasteryWindow]
    # The same in words for the child.
    say: str


class HeatMap(TypedDict):
    # Each day, today last.
    heatMap: List[HeatDay]


class FamilyReport(TypedDict):
    # The first household day.
    first: str
    # The last one.
    last: str
    # The present one.
    today: str
    # One for each child, in the order in which they came.
    reports: List[ChildReport]


class ChildReport(TypedDict):
    """What a child did and learned in some household days."""
    child: str
    name: str
    # Each day, in order.
    reportDays: List[ReportDay]
    totals: ReportTotals
    totalsBefore: NotRequired[ReportTotals]
    # The one with the most time first.
    reportSubjects: List[ReportSubject]
    rightShare: NotRequired[Accuracy]
    # Those that were finished then, the latest first, with how often and how well in these days.
    finishedLessons: List[RecentLesson]
    # Skills that were mastered for the first time.
    newlyMastered: List[ReportSkill]
    # Skills that were practised and are not mastered.
    practised: List[ReportSkill]
    # Skills in which many of the last answers were wrong.
    needsHelp: List[SkillNeed]
    # The one with the most answers first.
    reportKinds: List[ReportKind]
    # Of wrong first answers, the most frequent class first: 5 at most, each seen twice or more.
    mistakeClasses: List[ReportMistake]
    reviewPlan: ReviewPlan
    challengeCounts: ChallengeCounts
    # Badges that were earned then.
    newBadges: List[ReportBadge]
    factTimes: NotRequired[ReportFacts]
    # Of all time, from the lowest predictions up.
    recallBins: List[RecallBin]
    # What was done, in sentences for the parent.
    highlights: List[str]
    # Skills that were mastered before, and are learned again since two reviews in a row were not passed; as of
    # today.
    learnedAgain: List[ReportSkill]
    multiplicationFacts: NotRequired[ReportFacts]


class ReportDay(TypedDict):
    """A household day. Its times are rounded up to whole seconds."""
    day: str
    # Screen time, learning among it.
    screenSeconds: int
    # In learning activities, as limits count it.
    learningSeconds: int
    # By the limits that held on the day; absent: no limit.
    limitMinutes: NotRequired[int]
    # Finished ones that count: lessons, quizzes and practice with 40 percent right at first.
    lessonCount: int
    # Whether it counts for the streak.
    isLearningDay: bool
    starsEarned: int
    # True: over before the child was added; there is nothing to tell of it.
    isBefore: NotRequired[bool]


class ReportTotals(TypedDict):
    """What some days come to: times are the sum of those of each day."""
    # Screen time, learning among it.
    screenSeconds: int
    # In learning activities.
    learningSeconds: int
    # Sittings in which questions were answered: a pause of half an hour ends one.
    sessionCount: int
    # Finished ones that count: lessons, quizzes and practice with 40 percent right at first.
    lessonCount: int
    # Days that count for the streak.
    learningDayCount: int
    # Scored first answers.
    answers: int
    # Skills that were mastered for the first time.
    newSkillCount: int
    # Math facts that became fluent for the first time.
    newFactCount: int
    starsEarned: int


class ReportSubject(TypedDict):
    """A subject in a report."""
    # Empty: it is not known any more.
    subject: str
    title: str
    # From one answer to the next, five minutes of silence at most; days tell what the limits counted instead.
    learningSeconds: int
    # Finished ones that count: lessons, quizzes and practice with 40 percent right at first.
    lessonCount: int
    rightShare: NotRequired[Accuracy]


class ReportSkill(TypedDict):
    """A skill in a report."""
    # `mastery.explain` has the answers behind it.
    skill: str
    # A short name for people.
    title: str
    # The best mean of a window of answers.
    percent: int


class SkillNeed(TypedDict):
    """A skill in which somebody should help: four of the last ten first answers were wrong."""
    skill: str
    # A short name for people.
    title: str
    rightShare: Accuracy
    # What was seen, and what a parent can do.
    say: str


class ReportKind(TypedDict):
    """Questions of one kind in a report."""
    kind: str
    rightShare: Accuracy
    # Hints before these answers.
    hintCount: int


class ReportMistake(TypedDict):
    """Mistakes of one class in a report."""
    mistakeClass: Literal["offByOne", "miscounted", "leftOut", "wrongOperation", "givenNumber", "tenOff", "swappedDigits", "tensForOnes", "otherDouble", "numberWord", "comparedWrong", "wrongDirection", "wrongStep", "equalSign", "numberBond", "clockHands", "coinValue", "rulerMark", "otherBar", "fractionParts", "evenOrOdd", "patternUnit", "otherShape", "groupOff", "timesAsPlus"]
    # First answers that showed it.
    timesMade: int
    # Where it was seen most often; `math-facts` stands for math facts.
    skill: str
    # A short name of that skill for people.
    title: str
    # What was seen, and what a parent can do about it at the kitchen table.
    say: str


class ReviewPlan(TypedDict):
    """Mastered skills that are to be looked at again."""
    # Those that wait.
    dueCount: int
    # Those whose day comes within a week.
    soonCount: int
    # The ten next ones, the earliest first.
    nextReviews: List[UpcomingReview]


class ChallengeCounts(TypedDict):
    """Challenges in a report."""
    # Ever given.
    givenCount: int
    # Ever completed.
    completedCount: int
    # Under way.
    runningCount: int
    # Completed in these days.
    completedNow: int


class ReportBadge(TypedDict):
    """A badge in a report."""
    badge: str
    # What it is called.
    title: str
    # The household day on which it was earned.
    day: str


class ReportFacts(TypedDict):
    """Math facts in a report."""
    # Facts that are remembered by themselves.
    recordCount: int
    # Those that were right twice.
    knownCount: int
    # Those that are fluent now.
    fluentCount: int
    # In order.
    byBand: List[BandTimes]
    byStrategy: List[StrategyTimes]
    # The ten slowest ones.
    slowFamilies: List[FamilyTimes]


class BandTimes(TypedDict):
    """How long right answers of a band take."""
    factBand: int
    # Those that are known, as `facts.status` counts them.
    recordCount: int
    # Without typing.
    medianMilliseconds: int


class StrategyTimes(TypedDict):
    """How long right answers take that are worked out in one way."""
    strategy: Literal["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition", "timesRule", "doubling", "doubleDouble", "halfOfTen", "tenTimesLess", "oneMoreGroup", "besideSquare", "turnRound", "thinkMultiplication"]
    # Those that are known, as `facts.status` counts them.
    recordCount: int
    # Without typing.
    medianMilliseconds: int


class FamilyTimes(TypedDict):
    """How long right answers of a family take."""
    # The smaller one of its numbers.
    part: int
    # The other one; the third is what both make.
    otherPart: int
    # Those that are known, as `facts.status` counts them.
    recordCount: int
    # Without typing.
    medianMilliseconds: int


class RecallBin(TypedDict):
    """Predictions of about one size, and what came of them."""
    # Answers that were predicted.
    answers: int
    # The mean prediction.
    predictedPercent: int
    observed: Accuracy


class TogetherBoard(TypedDict):
    """All together."""
    board: Literal["together"]
    metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]
    period: Literal["week", "month", "allTime"]
    # The first day of the period; absent: all time.
    first: NotRequired[str]
    # The last day of the period; absent: all time.
    last: NotRequired[str]
    # A sentence for the viewer.
    say: str
    computedAt: str
    together: Together


class Together(TypedDict):
    """The household's way to a shared goal."""
    # Tenths that are done; a child under ten is told nothing else.
    tenths: int
    # Everybody who takes part.
    members: List[BoardMember]
    # The sum of all members; absent for a child under ten.
    sum: NotRequired[int]
    # The goal; absent for a child under ten.
    target: NotRequired[int]
    # Each member's part; for parents only.
    parts: NotRequired[List[MemberAmount]]


class BoardMember(TypedDict):
    """A child that takes part."""
    child: str
    name: str


class MemberAmount(TypedDict):
    """A member's part."""
    member: BoardMember
    amount: int


class OwnBestBoard(TypedDict):
    """The child's own best, or every member's."""
    board: Literal["ownBest"]
    metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]
    period: Literal["week", "month", "allTime"]
    # The first day of the period; absent: all time.
    first: NotRequired[str]
    # The last day of the period; absent: all time.
    last: NotRequired[str]
    # A sentence for the viewer.
    say: str
    computedAt: str
    # What only this kind has.
    ownBest: List[OwnBest]


class OwnBest(TypedDict):
    """A child against itself."""
    member: BoardMember
    # In the present period.
    amount: int
    # The amount of the best period so far, the current one included; it never falls.
    best: int


class RankedBoard(TypedDict):
    """The first first."""
    board: Literal["ranked"]
    metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]
    period: Literal["week", "month", "allTime"]
    # The first day of the period; absent: all time.
    first: NotRequired[str]
    # The last day of the period; absent: all time.
    last: NotRequired[str]
    # A sentence for the viewer.
    say: str
    computedAt: str
    # What only this kind has.
    ranked: List[RankedMember]


class RankedMember(TypedDict):
    """A member with its rank."""
    # Equal amounts share a rank: 1, 1, 3.
    rank: int
    member: BoardMember
    amount: int


class SharedGoal(TypedDict):
    """A shared goal."""
    # What the goal counts.
    metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]
    # The span in which it is tried.
    period: Literal["week", "month", "allTime"]
    # With the members of today.
    target: int
    # Whether no parent has set it.
    isUsual: bool


class LedgerPage(TypedDict):
    # The newest first.
    lines: List[LedgerLine]
    # The value of `before` for the next page, which may be empty; absent on the last page.
    next: NotRequired[int]
    # On the last page: lines of the days before this one were folded into daily totals, as a parent decided.
    foldedBefore: NotRequired[str]


class LedgerLine(TypedDict):
    """Stars and points, and why. Lines are only added, never changed."""
    # Rises from line to line, not one by one.
    number: int
    # When it was recorded.
    at: str
    # What it was for.
    what: Literal["rightAnswer", "runBonus", "fifthAnswer", "hintPaid", "challengeBonus"]
    # Less than 0 where they were paid.
    starsChange: int
    # Points that this line adds.
    pointsEarned: int
    # While its pack is installed.
    lesson: NotRequired[str]
    # The reason for people.
    say: str
    # What the lesson is called.
    title: NotRequired[str]


class Badges(TypedDict):
    # In the order in which they were earned.
    earned: List[EarnedBadge]
    # Those of the program, then the family's own.
    open: List[OpenBadge]
    # In the order in which they were given.
    stickers: List[Sticker]


class OpenBadge(TypedDict):
    """A badge that can still be earned."""
    badge: str
    title: str
    # The rule; always readable.
    description: str
    # Name of a picture.
    icon: str
    # The group in which front-ends show it.
    category: Literal["milestone", "streak", "mastery", "exploration", "fluency", "challenge"]
    # Show its picture only when it is earned.
    hasHiddenArt: bool
    # What was reached of the target.
    value: int
    # How many are needed in all.
    target: int
    # Of a badge of the family's own: what earns it, made from its condition; the `description` is the family's.
    sayRule: NotRequired[str]


class SeenBadges(TypedDict):
    # What is still to be shown.
    unseen: List[BadgeBrief]


class Streaks(TypedDict):
    dayStreak: DayStreak
    weekStreak: WeekStreak
    # Learning days of this calendar month.
    learningDaysThisMonth: int
    # The last 14, today last.
    days: List[StreakDay]
    # A sentence for the child.
    say: str


class WeekStreak(TypedDict):
    """Weeks in a row with enough learning days."""
    # Weeks in a row; the current one counts once it has enough learning days.
    length: int
    # The most that it ever came to.
    longest: int
    # In the present household week.
    learningDayCount: int
    # Learning days that make a week count.
    target: int


class StreakDay(TypedDict):
    """One household day."""
    # The household day.
    day: str
    # One finished lesson that counts, or ten first answers, at least 40 percent of the day's right.
    isLearningDay: bool
    # A day of rest that was bridged.
    isRestDay: bool
    # Finished.
    lessonCount: int
    # Scored first answers.
    answers: int


class FamilyBadges(TypedDict):
    """The family's own badges."""
    # In the order in which they came.
    badges: List[BadgeDefinition]


class BadgeDefinition(TypedDict):
    """A badge, as it stands in a file of badges."""
    # What names it: a to z, 0 to 9, . _ and -, such as `family.reader`.
    badge: str
    # What a family calls its own badge; it has to have one.
    title: NotRequired[str]
    # A sentence for the child: how a family's own badge is earned; it has to have one.
    description: NotRequired[str]
    # The name of a drawing of the program; `pictures.md` lists them.
    icon: str
    # The group in which front-ends show it.
    category: Literal["milestone", "streak", "mastery", "exploration", "fluency", "challenge"]
    condition: BadgeCondition
    # Whether its picture is a surprise until it is earned.
    hasHiddenArt: NotRequired[bool]


class LessonsCompletedRule(TypedDict):
    """Different lessons that were finished, of one subject or of any."""
    rule: Literal["lessonsCompleted"]
    # Lessons.
    count: int
    # The id of a subject; absent: any.
    subject: NotRequired[str]


class QuestionsAnsweredRule(TypedDict):
    """Scored first answers."""
    rule: Literal["questionsAnswered"]
    # Answers.
    count: int


class QuizzesAtRule(TypedDict):
    """So many percent in quizzes over different lessons, of five questions or more."""
    rule: Literal["quizzesAt"]
    # The least result.
    percent: int
    # Lessons with such a quiz.
    count: int


class DayStreakRule(TypedDict):
    """Learning days in a row, ever."""
    rule: Literal["dayStreak"]
    # Days.
    count: int


class SkillMasteredRule(TypedDict):
    """One of some skills was mastered."""
    rule: Literal["skillMastered"]
    # Ids; one of them is enough.
    skills: List[str]


class DomainMasteredRule(TypedDict):
    """Every skill of a domain that the child may have was mastered."""
    rule: Literal["domainMastered"]
    # The id of a subject.
    subject: str
    # A domain as `skill.list` tells it.
    domain: str
    # Only what this grade is expected to know; absent: all grades.
    grade: NotRequired[Literal["PK", "K", "1", "2", "3", "4", "5", "6"]]


class ChallengesCompletedRule(TypedDict):
    """Challenges that were reached."""
    rule: Literal["challengesCompleted"]
    # Challenges.
    count: int


class LearningMinutesRule(TypedDict):
    """Minutes of learning."""
    rule: Literal["learningMinutes"]
    # Minutes.
    count: int


class BasePointsRule(TypedDict):
    """Points, bonuses of challenges left out."""
    rule: Literal["basePoints"]
    # Points.
    count: int


class StarsEarnedRule(TypedDict):
    """Stars that were earned; those paid for hints are not taken off."""
    rule: Literal["starsEarned"]
    # Stars.
    count: int


class QuestionKindsUsedRule(TypedDict):
    """A question of every kind in the lessons that the child may have."""
    rule: Literal["questionKindsUsed"]


class SubjectsExploredRule(TypedDict):
    """A finished lesson of every subject that the child may have."""
    rule: Literal["subjectsExplored"]


class TimedScoreRule(TypedDict):
    """Right answers in one sprint of math facts."""
    rule: Literal["timedScore"]
    # Right answers.
    count: int


class FactsRegainedRule(TypedDict):
    """Math facts that are fluent again after a lapse."""
    rule: Literal["factsRegained"]
    # Facts.
    count: int


class AddedBadges(TypedDict):
    """The family's own badges."""
    # All of the family's own.
    badges: List[BadgeDefinition]
    # Children who have earned some of the new ones already.
    earnedAtOnce: List[BadgesOfChild]


class BadgesOfChild(TypedDict):
    """Badges that a child has just earned."""
    child: str
    badges: List[BadgeBrief]


class ChallengeTemplates(TypedDict):
    templates: List[ChallengeOffer]


class ChallengeOffer(TypedDict):
    """A template as it would be for a child from today on."""
    # Names it for `challenge.create`.
    template: str
    title: str
    description: str
    icon: str
    wanted: ChallengeGoal
    bonusPercent: int
    startsOn: str
    endsBefore: str
    # Whether it can be met inside the child's limits as it stands.
    fits: bool
    # Why it does not fit, with the sum.
    obstacle: NotRequired[str]
    # Where it does not fit: the largest target that does; absent: none.
    largestTarget: NotRequired[int]


class ChallengesByChild(TypedDict):
    """Challenges, child by child."""
    # In the order in which the children were added.
    byChild: List[ChildChallenges]


class ScreenAppeared(TypedDict):
    """A screen of the front-end came into view."""
    event: Literal["screen_appeared"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The front-end's name of it, such as `map`.
    screen: str


class ItemAnswered(TypedDict):
    """An item was answered. Those of kidd's own activities are known: `log.export` has them anyway."""
    event: Literal["item_answered"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: str
    # The skill that it practices.
    skill: NotRequired[str]
    # The question.
    item: str
    # The kind of the question, such as `multipleChoice`.
    kind: NotRequired[str]
    # Whether it was right; absent: nobody graded it.
    correct: NotRequired[bool]
    # Which try.
    attempt: NotRequired[int]
    # Hints that were given before.
    hints: NotRequired[int]
    # From seeing to answering.
    responseMilliseconds: NotRequired[int]
    # From 1, the easiest, to 5.
    difficulty: NotRequired[int]


class HintUsed(TypedDict):
    """A hint was looked at. Those of kidd's own activities are known: `log.export` has them anyway."""
    event: Literal["hint_used"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: str
    # The question.
    item: str
    # Which hint of the question it was.
    number: NotRequired[int]


class BadgeEarned(TypedDict):
    """A badge was earned. Those that kidd gave are known: `log.export` has them anyway."""
    event: Literal["badge_earned"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # Its key.
    badge: str


class SessionStart(TypedDict):
    """The front-end began to be used. Leases and activities are known: `log.export` has them anyway."""
    event: Literal["session_start"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # A name that the front-end chose.
    session: str


class SessionStop(TypedDict):
    """The front-end is not used any more."""
    event: Literal["session_stop"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # As it began.
    session: str
    # How long it was.
    durationSeconds: NotRequired[int]


class Base10BlockMoved(TypedDict):
    """A block of ones, tens, hundreds or thousands was moved."""
    event: Literal["base10_block_moved"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: NotRequired[str]
    # The question.
    item: NotRequired[str]
    # What it stands for.
    block: Literal["one", "ten", "hundred", "thousand"]
    # Where it lay.
    fromColumn: Literal["tray", "ones", "tens", "hundreds", "thousands"]
    # Where it lies then.
    toColumn: Literal["tray", "ones", "tens", "hundreds", "thousands"]


class ClockHandMoved(TypedDict):
    """A hand of a clock was moved."""
    event: Literal["clock_hand_moved"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: NotRequired[str]
    # The question.
    item: NotRequired[str]
    hand: Literal["hour", "minute"]
    # What the clock shows then: minutes after twelve.
    shownMinutes: int


class CoinDragged(TypedDict):
    """A coin was dragged."""
    event: Literal["coin_dragged"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: NotRequired[str]
    # The question.
    item: NotRequired[str]
    # The coin's id in the question, or a name of the front-end's.
    coin: str
    # Whether it lies among those that pay then; false: it was taken back.
    isPaid: bool


class FractionShaded(TypedDict):
    """Parts of a shape were shaded, or cleared again."""
    event: Literal["fraction_shaded"]
    # How long before the call it happened; if absent, just now.
    agoMilliseconds: NotRequired[int]
    # The activity: the id of kidd's own, or a name of the front-end's.
    activity: NotRequired[str]
    # The question.
    item: NotRequired[str]
    # How many equal parts the shape has.
    partCount: int
    # How many of them are shaded then, `partCount` at most.
    shadedCount: int


class LogAppended(TypedDict):
    # Whether a parent consents; otherwise nothing was stored.
    analytics: bool
    # How many events are stored now.
    storedCount: int
    # How many were left out, because kidd has them in the child's record anyway.
    knownCount: int


class LogState(TypedDict):
    # Whose log it is.
    child: str
    # Whether a parent consents (`consents` of `child.update`).
    analytics: bool
    # Events of front-ends that are kept.
    eventCount: int
    # At most so many are kept: the oldest go first.
    mostEvents: int
    # Events older than so many months go.
    keptMonths: int


class LogExport(TypedDict):
    # Whether a parent consents; otherwise there are no events.
    analytics: bool
    # Statements of xAPI 1.0.3, in the order in which kidd heard of them.
    statements: NotRequired[List[Any]]
    # In the order in which kidd heard of them.
    anonymousEvents: NotRequired[List[AnonymousEvent]]
    # For further anonymous pages. Who has it can tell who is who: throw it away.
    idSalt: NotRequired[str]
    # The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
    # page.
    next: NotRequired[int]


class AnonymousEvent(TypedDict):
    """An event that names nobody."""
    # A random name of the child, the same in all of an export.
    person: str
    # The household day.
    day: str
    loggedEvent: LoggedEvent


class Subscribed(TypedDict):
    # The value for `since` until the first event comes.
    cursor: str
    # True if kidd cannot continue after `since`, because of a restart or because too much has happened: use
    # `present`.
    gap: bool
    present: EventState


class EventState(TypedDict):
    """The state at the beginning of a subscription."""
    # The daemon's clock.
    now: str
    # The child of the subscription, or all.
    children: List[ChildPresent]


class ChildPresent(TypedDict):
    """One child as it is now."""
    # The child's id.
    child: str
    # Its display name.
    name: str
    # As in `time.mayI`.
    version: int
    decision: NotRequired[Decision]
    # With `time.request`: the open ones.
    requests: NotRequired[List[TimeRequest]]
    summary: NotRequired[ActivitySummary]
    rewards: NotRequired[RewardsBrief]
    policy: NotRequired[ScreenTimePolicy]


class RewardsBrief(TypedDict):
    """What a child has earned so far."""
    # To spend.
    stars: int
    # Points ever earned.
    points: int
    dayStreak: DayStreak


class AuditPage(TypedDict):
    # In the order that was asked for.
    entries: List[AuditEntry]
    # The value of `before` (`afterSeq`, when the oldest come first) for the next page, which may exist even after
    # an empty page; absent on the last page.
    next: NotRequired[int]


class AuditEntry(TypedDict):
    """One thing that was done."""
    # Its place in the journal.
    seq: int
    # When it was recorded.
    at: str
    # `parent`, `child`, `owner`, `anyone` or `daemon`.
    role: str
    # The name of the parent or child who did it.
    who: NotRequired[str]
    # The id of the parent who did it, which no other gets; parents only.
    parent: NotRequired[str]
    # The account (uid) that it came from; parents only.
    uid: NotRequired[int]
    # A word for programs, such as `timeGranted`.
    what: str
    # What it is about; absent when it cannot be read.
    area: NotRequired[Literal["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]]
    # The child that it is about.
    child: NotRequired[str]
    # The same for people.
    say: str


class AuditReport(TypedDict):
    # How many there are.
    entryCount: int
    # The place of the first entry in the journal; absent if there is none.
    firstSeq: NotRequired[int]
    # The last one's.
    lastSeq: NotRequired[int]
    # Whether every entry is as it was written, and none is missing.
    intact: bool
    # The first 100, in the order of their places.
    faults: List[AuditFault]
    # All of them.
    faultCount: int
    # The same for people.
    say: str


class AuditFault(TypedDict):
    """One thing that is wrong."""
    # The place in the journal that it is about.
    seq: int
    # What does not fit there.
    kind: Literal["altered", "inserted", "removed", "truncated", "unreadable", "end"]
    # The same for people.
    say: str


class BackupContents(TypedDict):
    """A backup, and what is in it."""
    # Where the file is.
    path: str
    # Its size.
    bytes: int
    # BLAKE2b-256 of the file, in hexadecimal digits, as `b2sum -l 256` makes it.
    digest: NotRequired[str]
    # What the family calls itself.
    name: str
    # What is inside is of this moment.
    madeAt: str
    # The version of kidd that made it.
    kiddVersion: str
    # Rows of the journal.
    rows: int
    # What the children are called.
    childNames: List[str]
    # Installed packs.
    packCount: int
    # Whether everything inside can be read.
    intact: bool
    # The first 100 things that cannot; empty: all is whole.
    findings: List[str]
    # Rows that came from the backup, when only what was damaged was put back.
    mendedRows: NotRequired[int]
    # Rows that were given up then, because neither had them whole.
    givenUpRows: NotRequired[int]


class Backups(TypedDict):
    lastBackup: NotRequired[BackupSummary]
    plan: BackupPlan
    # Those that the schedule made and that are there, the newest first.
    files: List[BackupFile]
    # Why the last one that was due could not be made, or why the age of the last one is not known.
    say: NotRequired[str]


class BackupSummary(TypedDict):
    """The last backup in short."""
    # Where it was put.
    path: str
    # Its size.
    bytes: int
    # What is inside is of this moment.
    madeAt: str


class BackupFile(TypedDict):
    """A file in the folder of the schedule that it made."""
    # Where it is.
    path: str
    # Its size.
    bytes: int
    # When it was written, as the file system says.
    writtenAt: str


class DaemonInfo(TypedDict):
    # The version of the running daemon.
    version: str
    # The version of the protocol, as `rpc.version` tells it.
    protocol: int
    # How the household stands.
    state: Literal["notSetUp", "open", "damaged", "opening", "sealed"]
    # A developer's data folder: the clock can be moved.
    isDeveloper: bool
    # The daemon's clock.
    now: str
    # How far kidd trusts the clock; while it does not, no new day or week begins.
    clock: Literal["trusted", "drifted", "unknown"]


class DaemonStats(TypedDict):
    process: ProcessStats
    storage: StorageStats
    traffic: TrafficStats
    # How many children there are, archived ones too.
    childCount: int
    # Content packs: id and version.
    packVersions: List[str]


class ProcessStats(TypedDict):
    """The daemon's process."""
    # The daemon's process.
    pid: int
    # The account that it runs under.
    uid: int
    # When this run began.
    startedAt: str
    # How long it has run; a machine that sleeps counts.
    uptimeSeconds: int
    # Memory that it has of the machine (resident).
    memoryBytes: int


class StorageStats(TypedDict):
    """What is stored."""
    # Rows of the journal.
    rows: int
    # Rows that the next start reads after its snapshot.
    rowsSinceSnapshot: int
    # The size of the database.
    databaseBytes: int
    # The size of its write-ahead log, the reserve for a full disk included.
    logBytes: int
    # Free where they lie, as the file system says.
    freeBytes: int
    # Whether there is room on the disk for what is decided.
    disk: Literal["ample", "reserve", "spent"]


class TrafficStats(TypedDict):
    """What goes on over the socket."""
    # Connections that are open, this one too.
    connections: int
    # Connections that hear events.
    subscribers: int
    # Calls since the start, refused ones too.
    callCount: int
    # Notifications of changes, which are not run, since the start.
    ignoredNotifications: int
    # PINs that are being checked or wait for it.
    waitingPins: int
    # Bytes of replies and events that clients have not taken.
    untakenBytes: int


class DoctorReport(TypedDict):
    # True if nothing is damaged and nothing differs.
    healthy: bool
    # Rows of the journal that could be read.
    rows: int
    # How many children the check went through.
    childCount: int
    # The first places that cannot be read.
    damaged: List[DamagedRow]
    # How many such places there are.
    damagedCount: int
    # Faults that the database finds in its file; empty: none.
    file: List[str]
    # The state of the snapshot, which a start reads instead of the rows before it.
    snapshot: Literal["none", "same", "different", "unreadable"]
    # The last row that is in it.
    snapshotRow: NotRequired[int]
    # What the daemon knows.
    state: Literal["same", "different"]
    # What differs, such as `mia: rewards`.
    differences: List[str]
    # What is wrong with replies that are kept for repeated calls; absent: nothing.
    replies: NotRequired[List[str]]
    # Installed packs that cannot be used, each with the reason; absent: there are none.
    packFaults: NotRequired[List[str]]
    # Whether there is room on the disk for what is decided.
    disk: Literal["ample", "reserve", "spent"]
    # How long the reading took, by the monotonic clock.
    tookMilliseconds: int


class DamagedRow(TypedDict):
    """A place that cannot be read."""
    # Its number.
    row: int
    # What is wrong with it.
    say: str


class DaemonReloaded(TypedDict):
    # The packs of `--pack` that were read: id and version.
    packVersions: List[str]
    # The ids of those that are not what they were.
    changedPacks: List[str]
    # What is logged.
    log: Literal["error", "info", "debug"]


class ClockReading(TypedDict):
    # The daemon's wall clock after the call.
    now: str


class TimeStateEvent(TypedDict):
    """What a child may do now has changed. The event has the whole decision, as in `time.mayI`."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.state"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    allowed: bool
    # The first that applies.
    state: Literal["sealed", "damaged", "lockedByParent", "notAllowed", "quietHours", "outsideAllowedWindow", "dailyLimitReached", "weeklyLimitReached", "sessionLimitReached", "budgetReached", "warning", "active"]
    # Every rule that limits, with what is left of it.
    limits: List[Limit]
    # Seconds to the nearest end of any kind; absent: no end is in sight.
    remainingSeconds: NotRequired[int]
    # The next moment at which the answer can change by itself.
    validUntil: str
    # What would lift the state or postpone the end.
    liftedBy: List[Literal["unlock", "endOfLock", "grant", "grantPastQuietHours", "endOfQuietHours", "nextAllowedWindow", "endOfBreak", "newDay", "newWeek", "laterDay", "unseal", "filterChange", "repair", "roomOnDisk"]]
    # A sentence for the child.
    say: str


class TimeWarningEvent(TypedDict):
    """A child's time ends in 5 minutes or less, and once more in 1."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.warning"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # The warning: 5, or 1 for the last one.
    minutes: int
    # Seconds to the end.
    remainingSeconds: NotRequired[int]
    # The next moment at which this can change by itself.
    validUntil: str
    # What would postpone the end.
    liftedBy: List[Literal["unlock", "endOfLock", "grant", "grantPastQuietHours", "endOfQuietHours", "nextAllowedWindow", "endOfBreak", "newDay", "newWeek", "laterDay", "unseal", "filterChange", "repair", "roomOnDisk"]]
    # A sentence for the child.
    say: str


class TimeActivityEvent(TypedDict):
    """Whether an open activity may go on has changed, by its own budget, allowance or filter: for who holds its
    lease.
    """
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.activity"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # The lease that is open for it.
    lease: str
    activity: ActivityRef
    decision: Decision


class TimeRequestEvent(TypedDict):
    """A child asked for time, a parent answered, or the request expired."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.request"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # What happened to the request.
    what: Literal["opened", "decided", "expired"]
    # For `time.decide`.
    request: str
    # The requested minutes.
    minutes: int
    # The child's own words.
    reason: NotRequired[str]
    activity: NotRequired[ActivityRef]
    # How the request stands now.
    state: Literal["open", "approved", "declined", "expired"]
    # Until when it can be answered.
    expiresAt: str
    # When it was approved.
    grant: NotRequired[str]
    # When it was approved.
    grantedMinutes: NotRequired[int]
    # The parent's, to the child.
    word: NotRequired[str]
    # Who answered; parents only.
    by: NotRequired[str]
    # A sentence for the subscriber.
    say: str


class TimeBreakEvent(TypedDict):
    """A child has used the screen for `breakNudgeMinutes` without a break: time to look up. Nothing is blocked."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.break"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # Minutes without a break.
    minutes: int
    # A sentence for the child.
    say: str


class TimeGrantEvent(TypedDict):
    """Minutes were given, redeemed, earned or taken back."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["time.grant"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # How the minutes came or went.
    what: Literal["given", "redeemed", "earned", "undone"]
    # The id of the grant, for `time.undoGrant`.
    grant: str
    # As they were given, used or not.
    minutes: int
    activity: NotRequired[ActivityRef]
    # Whether they hold in quiet hours and outside of allowed windows too.
    pastQuietHours: bool
    # When what is left of them is gone.
    expiresAt: str
    # The request that was approved.
    request: NotRequired[str]
    # Seconds that were taken back; only with `undone`.
    takenBackSeconds: NotRequired[int]
    # Who did it; parents only.
    by: NotRequired[str]
    # Parents only.
    why: NotRequired[str]
    # A sentence for the subscriber.
    say: str


class ActivityResultEvent(TypedDict):
    """A lesson was finished."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["activity.result"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    activity: str
    # Of a quiz over a subject: one of its lessons.
    lesson: str
    # Points of right first answers to graded questions.
    score: int
    # What `score` is out of: all points of graded questions; 0: nothing was graded.
    maximum: int
    # `score` of `maximum`, rounded down; of copying, the right ones of `questions`.
    percent: int
    # At 70 %; a review with two of three, or four of five.
    isPassed: bool
    # All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for;
    # of a sprint those that were reached.
    questions: int
    # `questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`.
    gradedQuestions: int
    # Right first answers; never more than `gradedQuestions`.
    rightAnswers: int
    starsEarned: int
    pointsEarned: int
    # From 3.
    longestRun: NotRequired[int]
    hints: int
    durationSeconds: int
    isNewBest: bool
    celebration: Celebration
    # All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a
    # headline shows here what follows it.
    say: str
    kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"]
    # Household days until the skill, which is mastered, is to be looked at again.
    reviewInDays: NotRequired[int]
    # Of a quiz over a subject.
    subject: NotRequired[str]
    sprint: NotRequired[SprintResult]
    # In events, which come from elsewhere: what it was about, such as the title of its lesson.
    title: NotRequired[str]


class RewardsBadgeEvent(TypedDict):
    """A badge was earned."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["rewards.badge"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # Its key, such as `lesson.first`.
    badge: str
    # The badge's name in the child's language.
    title: str
    # A sentence for the subscriber.
    say: str


class RewardsStreakEvent(TypedDict):
    """The day streak has changed."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["rewards.streak"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    dayStreak: DayStreak
    # A sentence for the subscriber.
    say: str


class ChallengeProgressEvent(TypedDict):
    """A child was given a challenge, has come further with one by a percent, or a parent changed one."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["challenge.progress"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    challenge: str
    title: str
    state: Literal["running", "inactive", "completed", "ended", "closed"]
    # Whole percent of what is wanted.
    percent: int
    # The points that it paid, when it was reached.
    bonusPoints: NotRequired[int]
    # A sentence for the subscriber.
    say: str


class ChallengeCompletedEvent(TypedDict):
    """A child has reached a challenge."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["challenge.completed"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    challenge: str
    title: str
    state: Literal["running", "inactive", "completed", "ended", "closed"]
    # Whole percent of what is wanted.
    percent: int
    # The points that it paid, when it was reached.
    bonusPoints: NotRequired[int]
    # A sentence for the subscriber.
    say: str


class LeaderboardEvent(TypedDict):
    """The family's board has changed. The event has no numbers: ask `leaderboard.get`."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["leaderboard"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # A sentence for the subscriber.
    say: str


class PolicyEvent(TypedDict):
    """A child's limits or filter were changed."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["policy"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # After `filter`, ask `lesson.list` again.
    what: Literal["limits", "filter"]
    policy: NotRequired[ScreenTimePolicy]
    # A sentence for the subscriber.
    say: str


class HouseholdEvent(TypedDict):
    """A profile or a parent's access has changed, or a PIN was wrong."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["household"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # What changed. After `childErased`, which names nobody, ask `child.list` who is there.
    what: Literal["householdChanged", "badgesChanged", "childAdded", "childChanged", "childArchived", "childRestored", "parentAdded", "parentUnlocked", "parentLocked", "unlockFailed", "pinChanged", "recoveryUsed", "childErased", "backupFailed", "parentRenamed", "parentRemoved", "recoveryRenewed", "pinResetByRoot"]
    # The parent that it is about; of `unlockFailed` the one whose connection it was, if it was unlocked.
    parent: NotRequired[str]
    # Wrong entries in a row, of `unlockFailed`.
    failures: NotRequired[int]
    # A sentence for the subscriber.
    say: str


class PackEvent(TypedDict):
    """A pack came or went, so `lesson.list` may have another answer."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["pack"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # What happened; a child hears `changed`.
    what: Literal["installed", "removed", "changed"]
    # The pack; a child is not told which.
    pack: NotRequired[str]
    # Its version, when it was installed.
    packVersion: NotRequired[str]
    # A sentence for the subscriber.
    say: str


class SubscriptionEvent(TypedDict):
    """The daemon has ended the subscription; this is its last event."""
    # The number within the subscription, from 1; the numbers of coalesced events are missing.
    seq: int
    # The value for `since` to continue after this event.
    cursor: str
    # How many earlier events of this topic and child this one replaces.
    coalesced: NotRequired[int]
    # The topic of the event, or `subscription` for the last event of a subscription that ended.
    topic: Literal["subscription"]
    # The child that it is about.
    child: NotRequired[str]
    # When it happened.
    at: str
    # The child's version with this event, as in `time.mayI`.
    version: NotRequired[int]
    # Always true.
    ended: bool
    # Why it ended. Unlock and subscribe again after `locked`, `expired` and `pinChanged`; connect anew first
    # after `reopened`. What ended by `archived` and `account` is possible again when a parent allows it, by
    # `removed` and `erased` never.
    what: Literal["locked", "expired", "archived", "account", "removed", "pinChanged", "erased", "reopened"]
    # A sentence for people.
    say: str


class Progress(TypedDict):
    """How a long call gets on."""
    # The `progressToken` of the call, as it was sent.
    progressToken: Union[str, float]
    # Steps that are done.
    done: int
    # Steps in all; absent: not known.
    total: NotRequired[int]
    # What is being done, of calls that say so.
    phase: NotRequired[str]


class ParameterFault(TypedDict):
    """Something that is wrong with a parameter."""
    # A JSON pointer to it.
    path: str
    # What is wrong and what is allowed.
    reason: str


class PackFault(TypedDict):
    """Something that is wrong with a pack."""
    # The path inside the pack; empty: the pack itself.
    packFile: str
    # A JSON pointer into the file; empty: the file itself.
    pointer: str
    # What is wrong and what helps, for the author.
    reason: str


class RpcDiscoverParams(TypedDict):
    """The parameters of `rpc.discover`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RpcPingParams(TypedDict):
    """The parameters of `rpc.ping`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RpcVersionParams(TypedDict):
    """The parameters of `rpc.version`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RpcLimitsParams(TypedDict):
    """The parameters of `rpc.limits`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RpcCancelParams(TypedDict):
    """The parameters of `rpc.cancel`."""
    # The id of the call, written as it was sent: 1 and 1.0 are two ids.
    id: Union[str, float]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdSetUpParams(TypedDict):
    """The parameters of `household.setUp`."""
    # What the family calls itself.
    name: str
    # IANA name of the time zone, such as `Europe/Berlin`.
    zone: str
    # The first day of a week.
    weekStart: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # When a household day begins, 00:00 to 06:00.
    dayStart: NotRequired[str]
    # BCP 47 language tag.
    locale: NotRequired[str]
    # The display name of the first parent.
    parentName: str
    # The PIN of the first parent: 4 to 12 digits.
    pin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdGetParams(TypedDict):
    """The parameters of `household.get`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdStatusParams(TypedDict):
    """The parameters of `household.status`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdUpdateParams(TypedDict):
    """The parameters of `household.update`."""
    # What the family calls itself.
    name: NotRequired[str]
    # IANA name of the time zone, such as `Europe/Berlin`.
    zone: NotRequired[str]
    # The first day of a week.
    weekStart: NotRequired[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]
    # The days of a weekend; an empty list: none.
    weekendDays: NotRequired[List[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]]]
    # When a household day begins, 00:00 to 06:00.
    dayStart: NotRequired[str]
    # BCP 47 language tag; the present one is taken as it is.
    locale: NotRequired[str]
    # Whether accounts that belong to nobody here may act for children without an account.
    admitsStrangers: NotRequired[bool]
    # Months for which single answers and single minutes are kept; older ones are folded into daily totals. null:
    # for ever.
    retentionMonths: NotRequired[Union[int, None]]
    # What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
    # with the value that was seen there, null where there was none. Where something else stands by now, nothing
    # is changed: `changed_meanwhile`.
    basedOn: NotRequired[Dict[str, Any]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdHistoryParams(TypedDict):
    """The parameters of `household.history`."""
    # Months to look at instead of those that are set; nothing is changed. null: for ever.
    retentionMonths: NotRequired[Union[int, None]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdExportParams(TypedDict):
    """The parameters of `household.export`."""
    # Only what came after this row: `next` of the last page; absent: the first page.
    afterSeq: NotRequired[int]
    # Rows of a page, at most.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdUnsealParams(TypedDict):
    """The parameters of `household.unseal`."""
    # The passphrase; a new one has at least 10 characters, 4 of them different, no straight run such as
    # `1234567890`, no piece that is repeated, and not one word with a number such as `password123`.
    passphrase: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdRotateKeyParams(TypedDict):
    """The parameters of `household.rotateKey`."""
    # The present one; required where a passphrase wraps the key.
    passphrase: NotRequired[str]
    # The one from now on, at least 10 characters, 4 of them different, no straight run such as `1234567890`, no
    # piece that is repeated, and not one word with a number such as `password123`; if absent, the present one
    # stays.
    newPassphrase: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class HouseholdEraseParams(TypedDict):
    """The parameters of `household.erase`."""
    # The household's name once more, letter by letter. Where nobody can read it (`household.status` has no
    # `name`): the path of the data folder.
    confirmName: str
    # As printed at set-up; root needs none.
    recoveryCode: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentUnlockParams(TypedDict):
    """The parameters of `parent.unlock`."""
    # Id or name; required when there are several parents.
    parent: NotRequired[str]
    # The parent's PIN.
    pin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentResumeParams(TypedDict):
    """The parameters of `parent.resume`."""
    # From `parent.unlock`.
    token: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentLockParams(TypedDict):
    """The parameters of `parent.lock`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentChangePinParams(TypedDict):
    """The parameters of `parent.changePin`."""
    # The present PIN.
    pin: str
    # The new one: 4 to 12 digits.
    newPin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentResetPinParams(TypedDict):
    """The parameters of `parent.resetPin`."""
    # Id or name; required when there are several parents.
    parent: NotRequired[str]
    # As printed at set-up; only root may leave it out.
    recoveryCode: NotRequired[str]
    # The new PIN: 4 to 12 digits.
    newPin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentNewRecoveryCodeParams(TypedDict):
    """The parameters of `parent.newRecoveryCode`."""
    # The PIN of the parent of this connection, once more.
    pin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentAddParams(TypedDict):
    """The parameters of `parent.add`."""
    # The display name.
    name: str
    # The PIN of the new parent: 4 to 12 digits.
    pin: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentListParams(TypedDict):
    """The parameters of `parent.list`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentRenameParams(TypedDict):
    """The parameters of `parent.rename`."""
    # Id or present name of the parent.
    parent: str
    # The new display name.
    name: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ParentRemoveParams(TypedDict):
    """The parameters of `parent.remove`."""
    # Id or name of the parent.
    parent: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildAddParams(TypedDict):
    """The parameters of `child.add`."""
    # The display name.
    name: str
    # Year and month of birth, such as `2019-04`.
    born: str
    # Of `[a-z0-9._-]`; made from the name if absent.
    child: NotRequired[str]
    # Name of a picture that front-ends know.
    avatar: NotRequired[str]
    # School grade; 0 is Kindergarten.
    schoolGrade: NotRequired[int]
    # BCP 47 language tag.
    locale: NotRequired[str]
    accessibility: NotRequired[Accessibility]
    # Whether hints are offered; true.
    offersHints: NotRequired[bool]
    # Whether narration is offered; true.
    offersNarration: NotRequired[bool]
    # Accounts of this child.
    uids: NotRequired[List[int]]
    # A parent's word against the age.
    tierOverride: NotRequired[Literal["preschool", "elementary", "preteen"]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildListParams(TypedDict):
    """The parameters of `child.list`."""
    # Lists archived children instead; parents only.
    archived: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildGetParams(TypedDict):
    """The parameters of `child.get`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildUpdateParams(TypedDict):
    """The parameters of `child.update`."""
    # Id or name of the child.
    child: str
    # The display name.
    name: NotRequired[str]
    # Year and month of birth.
    born: NotRequired[str]
    # Name of a picture that front-ends know.
    avatar: NotRequired[Union[str, None]]
    # School grade; 0 is Kindergarten.
    schoolGrade: NotRequired[Union[int, None]]
    # BCP 47 language tag; the present one is taken as it is.
    locale: NotRequired[Union[str, None]]
    accessibility: NotRequired[Accessibility]
    # Whether hints are offered.
    offersHints: NotRequired[bool]
    # Whether narration is offered.
    offersNarration: NotRequired[bool]
    # Accounts of this child.
    uids: NotRequired[List[int]]
    # A parent's word against the age.
    tierOverride: NotRequired[Union[Literal["preschool", "elementary", "preteen"], None]]
    # What a parent allows or allows no more.
    consents: NotRequired[ConsentsChange]
    # What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
    # with the value that was seen there, null where there was none. Where something else stands by now, nothing
    # is changed: `changed_meanwhile`.
    basedOn: NotRequired[Dict[str, Any]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildArchiveParams(TypedDict):
    """The parameters of `child.archive`."""
    # Id or name of the child.
    child: str
    # False brings the child back.
    archived: bool
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildEraseParams(TypedDict):
    """The parameters of `child.erase`."""
    # Id or name of the child.
    child: str
    # The child's display name once more, letter by letter.
    confirmName: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChildExportParams(TypedDict):
    """The parameters of `child.export`."""
    # Id or name of the child.
    child: str
    # Only what came after this row: `next` of the last page; absent: the first page.
    afterSeq: NotRequired[int]
    # Rows of a page, at most.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PolicyGetParams(TypedDict):
    """The parameters of `policy.get`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PolicySetParams(TypedDict):
    """The parameters of `policy.set`."""
    # Id or name of the child.
    child: str
    # Minutes of a household day.
    dailyMinutes: NotRequired[Union[int, None]]
    # All weekdays with a limit of their own; null: no weekday has one.
    dailyMinutesByWeekday: NotRequired[Union[MinutesByWeekday, None]]
    # Minutes of a household week.
    weeklyMinutes: NotRequired[Union[int, None]]
    # All windows.
    quietHours: NotRequired[List[QuietWindow]]
    # What may be finished when time ends.
    finishing: NotRequired[Literal["question", "lesson", "none"]]
    # All ranges of dates with other rules.
    dateOverrides: NotRequired[List[DateOverride]]
    # All windows; an empty list: always.
    allowedWindows: NotRequired[List[AllowedWindow]]
    # Breaks; null: none.
    session: NotRequired[Union[SessionLimit, None]]
    # All budgets.
    budgets: NotRequired[List[ActivityBudget]]
    # All activities that count against no limit; each names a subject, a pack or an app.
    freeActivities: NotRequired[List[LimitedActivity]]
    # A bank of unused minutes; null: none.
    carryOver: NotRequired[Union[CarryOver, None]]
    # Minutes of use between two reminders to look up; null: no reminders.
    breakNudgeMinutes: NotRequired[Union[int, None]]
    # Minutes that are earned by learning; null: none are.
    earnedTime: NotRequired[Union[EarnedTime, None]]
    # All apps whose category is learning: their minutes are learning minutes.
    learningApps: NotRequired[List[str]]
    # All goals for a week, which block nothing.
    learningGoals: NotRequired[List[LearningGoal]]
    # What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
    # with the value that was seen there, null where there was none. Where something else stands by now, nothing
    # is changed: `changed_meanwhile`.
    basedOn: NotRequired[Dict[str, Any]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PolicyPreviewParams(TypedDict):
    """The parameters of `policy.preview`."""
    # Id or name of the child.
    child: str
    # The first day, within 366 days; if absent, today or the day of `at`.
    first: NotRequired[str]
    # How many days.
    dayCount: NotRequired[int]
    # A future time, within 366 days, for which `decision` answers.
    at: NotRequired[str]
    # What it is about at that time.
    activity: NotRequired[ActivityRef]
    # As of `policy.set`; nothing is saved.
    change: NotRequired[PolicyChange]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PolicyExplainParams(TypedDict):
    """The parameters of `policy.explain`."""
    # Id or name of the child.
    child: str
    # What the child wants to do; if absent, anything.
    activity: NotRequired[ActivityRef]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FilterGetParams(TypedDict):
    """The parameters of `filter.get`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FilterSetParams(TypedDict):
    """The parameters of `filter.set`."""
    # Id or name of the child.
    child: str
    # null: all; empty: none.
    allowedSubjects: NotRequired[Union[List[str], None]]
    highestDifficulty: NotRequired[Union[int, None]]
    # null: the child's own and lower.
    highestTier: NotRequired[Union[Literal["preschool", "elementary", "preteen"], None]]
    # All that rest.
    blockedLessons: NotRequired[List[str]]
    # All that rest.
    blockedPacks: NotRequired[List[str]]
    # All that rest.
    pausedSubjects: NotRequired[List[SubjectPause]]
    # Front-end apps. null: all; empty: none.
    allowedApps: NotRequired[Union[List[str], None]]
    # What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
    # with the value that was seen there, null where there was none. Where something else stands by now, nothing
    # is changed: `changed_meanwhile`.
    basedOn: NotRequired[Dict[str, Any]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FilterCheckParams(TypedDict):
    """The parameters of `filter.check`."""
    # Id or name of the child.
    child: str
    # A lesson.
    lesson: NotRequired[str]
    # Or a whole subject.
    subject: NotRequired[str]
    # Or a pack.
    pack: NotRequired[str]
    # Or a front-end's app.
    app: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FilterExplainParams(TypedDict):
    """The parameters of `filter.explain`."""
    # Id or name of the child.
    child: str
    # A lesson.
    lesson: NotRequired[str]
    # Or a whole subject.
    subject: NotRequired[str]
    # Or a pack.
    pack: NotRequired[str]
    # Or a front-end's app.
    app: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeMayIParams(TypedDict):
    """The parameters of `time.mayI`."""
    # Id or name of the child.
    child: str
    # What the child wants to do; if absent, anything.
    activity: NotRequired[ActivityRef]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeUsageParams(TypedDict):
    """The parameters of `time.usage`."""
    # Id or name of the child.
    child: str
    # How many days to show, up to today.
    dayCount: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeBeginLeaseParams(TypedDict):
    """The parameters of `time.beginLease`."""
    # Id or name of the child.
    child: str
    # An id that you choose; beginning twice with it is harmless.
    lease: str
    # What the child does.
    activity: NotRequired[ActivityRef]
    # Seconds that the app needs to save when time ends; granted once for each end, never under a lock.
    saveSeconds: NotRequired[int]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeRenewLeaseParams(TypedDict):
    """The parameters of `time.renewLease`."""
    # Id or name of the child.
    child: str
    # As chosen at the beginning.
    lease: str
    # Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted.
    idleSeconds: NotRequired[int]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeEndLeaseParams(TypedDict):
    """The parameters of `time.endLease`."""
    # Id or name of the child.
    child: str
    # As chosen at the beginning.
    lease: str
    # Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted.
    idleSeconds: NotRequired[int]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeGrantParams(TypedDict):
    """The parameters of `time.grant`."""
    # Id or name of the child.
    child: str
    # Minutes of use beyond the limits.
    minutes: int
    # An id that you choose: a grant sent twice with it counts once.
    grant: NotRequired[str]
    # For this activity only; if absent, for everything.
    activity: NotRequired[ActivityRef]
    # Whether the minutes can be used in quiet hours and outside of windows.
    pastQuietHours: NotRequired[bool]
    # Until when they can be used; if absent, the end of today.
    expiresAt: NotRequired[str]
    # The reason, for parents alone; absent: none was given.
    why: NotRequired[str]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeLockParams(TypedDict):
    """The parameters of `time.lock`."""
    # Id or name of the child.
    child: str
    # When the lock ends; if absent, it has no end.
    until: NotRequired[str]
    # The reason, for parents alone; absent: none was given.
    why: NotRequired[str]
    # Whether it also replaces a lock that lasts longer.
    replace: NotRequired[bool]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeUnlockParams(TypedDict):
    """The parameters of `time.unlock`."""
    # Id or name of the child.
    child: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeConfirmClockParams(TypedDict):
    """The parameters of `time.confirmClock`."""
    # The time that the parent reads elsewhere; the call is refused if the machine's clock differs by more than 2
    # minutes. Required where that clock shows a time long before one that is over.
    now: NotRequired[str]
    # What kidd trusts from now on after the machine was off. `rtc`: the machine's own clock, if it shows a later
    # time than the stored one; for machines without a network. `ntp`: a time server or a parent.
    source: NotRequired[Literal["ntp", "rtc"]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeUndoGrantParams(TypedDict):
    """The parameters of `time.undoGrant`."""
    # Id or name of the child.
    child: str
    # The id of any grant: given, approved, redeemed or earned.
    grant: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeAskParams(TypedDict):
    """The parameters of `time.ask`."""
    # Id or name of the child.
    child: str
    # How many more; bounded, see the reference.
    minutes: int
    # The child's own words.
    reason: NotRequired[str]
    # For this activity only; if absent, for everything.
    activity: NotRequired[ActivityRef]
    # An id that you choose: a request sent twice with it counts once.
    clientId: NotRequired[str]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeRequestsParams(TypedDict):
    """The parameters of `time.requests`."""
    # Id or name of the child; only a parent may leave it out.
    child: NotRequired[str]
    # How many closed requests to show.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeDecideParams(TypedDict):
    """The parameters of `time.decide`."""
    # From `time.requests` or an event.
    request: str
    # Yes or no.
    approve: bool
    # Minutes to grant, if others than requested.
    minutes: NotRequired[int]
    # A word to the child.
    word: NotRequired[str]
    # Whether the minutes can be used in quiet hours and outside of windows.
    pastQuietHours: NotRequired[bool]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeCodesParams(TypedDict):
    """The parameters of `time.codes`."""
    # The only child that can redeem them; if absent, any child.
    child: NotRequired[str]
    # Minutes that each code gives.
    minutes: int
    # How many to make.
    count: NotRequired[int]
    # Until when they can be redeemed; if absent, for ever.
    expiresAt: NotRequired[str]
    # Whether the minutes can be used in quiet hours and outside of windows.
    pastQuietHours: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeListCodesParams(TypedDict):
    """The parameters of `time.listCodes`."""
    # Only those that this child can redeem or has redeemed.
    child: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeRevokeCodesParams(TypedDict):
    """The parameters of `time.revokeCodes`."""
    # The codes to revoke; if absent, all unused ones.
    codeIds: NotRequired[List[str]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class TimeRedeemParams(TypedDict):
    """The parameters of `time.redeem`."""
    # Id or name of the child.
    child: str
    # The code as printed; case, spaces and dashes do not matter.
    code: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackAssetParams(TypedDict):
    """The parameters of `pack.asset`."""
    # Id or name of the child.
    child: str
    # As content names it.
    name: str
    # The pack of the lesson that names it; absent: the program's drawings.
    pack: NotRequired[str]
    # The digest that the caller has: then the file is not sent again.
    unless: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackListParams(TypedDict):
    """The parameters of `pack.list`."""
    # Id or name of the child; absent: a parent sees everything.
    child: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackInstallParams(TypedDict):
    """The parameters of `pack.install`."""
    # A folder or an archive that the daemon's account can read; an absolute path.
    path: str
    # The `digest` of a `pack_not_trusted` error: install exactly this pack all the same.
    accept: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class PackRemoveParams(TypedDict):
    """The parameters of `pack.remove`."""
    # An installed pack.
    pack: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackVerifyParams(TypedDict):
    """The parameters of `pack.verify`."""
    # An installed pack.
    pack: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class PackStorageParams(TypedDict):
    """The parameters of `pack.storage`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackSignersParams(TypedDict):
    """The parameters of `pack.signers`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackTrustSignerParams(TypedDict):
    """The parameters of `pack.trustSigner`."""
    # An Ed25519 public key: 64 hexadecimal digits.
    publicKey: str
    # What the family calls the signer.
    name: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class PackForgetSignerParams(TypedDict):
    """The parameters of `pack.forgetSigner`."""
    # The key of a trusted signer.
    publicKey: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class SkillListParams(TypedDict):
    """The parameters of `skill.list`."""
    # Id or name of the child.
    child: str
    # Only of this subject.
    subject: NotRequired[str]
    # Only of this grade's standards.
    grade: NotRequired[Literal["PK", "K", "1", "2", "3", "4", "5", "6"]]
    # Only of this domain, such as `counting`.
    domain: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LessonCheckParams(TypedDict):
    """The parameters of `lesson.check`."""
    # Id or name of the child.
    child: str
    # The lesson.
    lesson: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LessonListParams(TypedDict):
    """The parameters of `lesson.list`."""
    # Id or name of the child.
    child: str
    # Only of this subject.
    subject: NotRequired[str]
    # Only of this skill.
    skill: NotRequired[str]
    # Only of this pack.
    pack: NotRequired[str]
    # Only of this grade's standards.
    grade: NotRequired[Literal["PK", "K", "1", "2", "3", "4", "5", "6"]]
    # Only of this domain, such as `counting`.
    domain: NotRequired[str]
    # Only lessons after this one: `next` of the last page.
    after: NotRequired[str]
    # Lessons of a page, at most.
    limit: NotRequired[int]
    # For parents: those that the filter hides as well.
    hidden: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LessonNextParams(TypedDict):
    """The parameters of `lesson.next`."""
    # Id or name of the child.
    child: str
    # Only of this subject.
    subject: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityStartParams(TypedDict):
    """The parameters of `activity.start`."""
    # Id or name of the child.
    child: str
    # `lesson`, also when it is absent: all of a lesson; `quiz`: some of its questions, each once, with a score;
    # `review`: a short look back at a skill that is due; `practice`: math facts, typed; `timed`: as many as the
    # child can in 60 seconds; `copying`: numbers to type as they are shown, so that typing can be taken off.
    kind: NotRequired[Literal["lesson", "quiz", "review", "practice", "timed", "copying"]]
    # From `lesson.list`: of a lesson and a quiz.
    lesson: NotRequired[str]
    # From `lesson.next`: of a review.
    skill: NotRequired[str]
    # Of a quiz instead of `lesson`: it mixes what the child has finished of the subject, up to 6 lessons of as
    # many skills.
    subject: NotRequired[str]
    # Of a practice: only facts that are found in this way.
    strategy: NotRequired[Literal["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition", "timesRule", "doubling", "doubleDouble", "halfOfTen", "tenTimesLess", "oneMoreGroup", "besideSquare", "turnRound", "thinkMultiplication"]]
    # Of a practice: only facts of this band.
    factBand: NotRequired[int]
    # How many questions a quiz has; absent: 10, and 5 for a preschool child. At most what the lesson has. Of a
    # practice; absent: 20, and 10 for a preschool child.
    questions: NotRequired[int]
    # What a quiz may take; absent: no limit. A preschool child never has one.
    limitSeconds: NotRequired[int]
    # Gives up the activity of this kind that is open.
    replace: NotRequired[bool]
    # What the front-end can bring beside words: `images` and `sounds` of packs. Questions that need more are not
    # asked, and `sayNotShown` says so. Absent: all.
    shows: NotRequired[List[Literal["images", "sounds"]]]
    # Of a practice and of sixty seconds; absent: `addSubtract`. Which math facts: addition and subtraction up to
    # 20, or multiplication and division up to 10 times 10.
    domain: NotRequired[Literal["addSubtract", "multiplyDivide"]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityQuestionParams(TypedDict):
    """The parameters of `activity.question`."""
    # From `activity.start`.
    activity: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityShownParams(TypedDict):
    """The parameters of `activity.shown`."""
    # From `activity.start`.
    activity: str
    # From the question.
    presentation: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityAnswerParams(TypedDict):
    """The parameters of `activity.answer`."""
    # From `activity.start`.
    activity: str
    # From the question.
    presentation: str
    answer: Answer
    # How long it was read aloud.
    narrationMilliseconds: NotRequired[int]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityHintParams(TypedDict):
    """The parameters of `activity.hint`."""
    # From `activity.start`.
    activity: str
    # From the question.
    presentation: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityPauseParams(TypedDict):
    """The parameters of `activity.pause`."""
    # From `activity.start`.
    activity: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityResumeParams(TypedDict):
    """The parameters of `activity.resume`."""
    # From `activity.start`.
    activity: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityFinishParams(TypedDict):
    """The parameters of `activity.finish`."""
    # From `activity.start`.
    activity: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityAbandonParams(TypedDict):
    """The parameters of `activity.abandon`."""
    # From `activity.start`.
    activity: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityListParams(TypedDict):
    """The parameters of `activity.list`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ActivityReplayParams(TypedDict):
    """The parameters of `activity.replay`."""
    # Id or name of the child.
    child: str
    # From `activity.list`.
    activity: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class MasteryListParams(TypedDict):
    """The parameters of `mastery.list`."""
    # Id or name of the child.
    child: str
    # Only of this subject.
    subject: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class MasteryExplainParams(TypedDict):
    """The parameters of `mastery.explain`."""
    # Id or name of the child.
    child: str
    # As lessons and `skill.list` name it, or its title. Of several with one title it is the one that the child
    # has tried.
    skill: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class MasteryReviewsParams(TypedDict):
    """The parameters of `mastery.reviews`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class MasterySettingsParams(TypedDict):
    """The parameters of `mastery.settings`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class MasterySetParams(TypedDict):
    """The parameters of `mastery.set`."""
    # Id or name of the child.
    child: str
    # `ladder`: the days of the skill's rubric; `memory`: when the model of memory expects nine in ten.
    scheduler: NotRequired[Literal["ladder", "memory"]]
    # The subject whose policy changes.
    subject: NotRequired[str]
    # With `subject`: how difficulty follows the answers; absent: as the pack of the subject says.
    adaptivePolicy: NotRequired[Literal["target80", "steady", "early"]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsStatusParams(TypedDict):
    """The parameters of `facts.status`."""
    # Id or name of the child.
    child: str
    # Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10.
    domain: NotRequired[Literal["addSubtract", "multiplyDivide"]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsMatrixParams(TypedDict):
    """The parameters of `facts.matrix`."""
    # Id or name of the child.
    child: str
    # Which facts.
    operation: NotRequired[Literal["addition", "subtraction", "multiplication", "division"]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsWhyParams(TypedDict):
    """The parameters of `facts.why`."""
    # Id or name of the child.
    child: str
    # Such as `7+5`, `12-5`, `7*8` or `56/7`.
    fact: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsGoalParams(TypedDict):
    """The parameters of `facts.goal`."""
    # Id or name of the child.
    child: str
    # Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10.
    domain: NotRequired[Literal["addSubtract", "multiplyDivide"]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsSetGoalParams(TypedDict):
    """The parameters of `facts.setGoal`."""
    # Id or name of the child.
    child: str
    # Right answers to reach in 60 seconds.
    goal: int
    # Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10.
    domain: NotRequired[Literal["addSubtract", "multiplyDivide"]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class FactsSetParams(TypedDict):
    """The parameters of `facts.set`."""
    # Id or name of the child.
    child: str
    # Absent: that of the child's grade.
    gateMilliseconds: NotRequired[int]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ProgressOverviewParams(TypedDict):
    """The parameters of `progress.overview`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ProgressSubjectParams(TypedDict):
    """The parameters of `progress.subject`."""
    # Id or name of the child.
    child: str
    # As `progress.overview` names it.
    subject: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ProgressSkillParams(TypedDict):
    """The parameters of `progress.skill`."""
    # Id or name of the child.
    child: str
    # As lessons and `skill.list` name it.
    skill: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ProgressExplainParams(TypedDict):
    """The parameters of `progress.explain`."""
    # Id or name of the child.
    child: str
    # As lessons and `skill.list` name it.
    skill: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ProgressHeatmapParams(TypedDict):
    """The parameters of `progress.heatmap`."""
    # Id or name of the child.
    child: str
    # Household days, today the last of them.
    dayCount: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ReportWeeklyParams(TypedDict):
    """The parameters of `report.weekly`."""
    # Only this one; absent: all that are not archived.
    child: NotRequired[str]
    # Any household day of the week; absent: today.
    day: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ReportDashboardParams(TypedDict):
    """The parameters of `report.dashboard`."""
    # Only this one; absent: all that are not archived.
    child: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LeaderboardGetParams(TypedDict):
    """The parameters of `leaderboard.get`."""
    # Id or name of the child; a parent may leave it out.
    child: NotRequired[str]
    # `together` when absent.
    board: NotRequired[Literal["together", "ownBest", "ranked"]]
    # `stars` when absent.
    metric: NotRequired[Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]]
    # `week` when absent.
    period: NotRequired[Literal["week", "month", "allTime"]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LeaderboardOptInParams(TypedDict):
    """The parameters of `leaderboard.optIn`."""
    # Id or name of the child.
    child: str
    # Whether ranks also name a child under ten; if absent, the setting stays (at first: no).
    isRanked: NotRequired[bool]
    # Confirms that the parent has read the warning; required with `isRanked` for a child under ten.
    confirm: NotRequired[bool]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LeaderboardOptOutParams(TypedDict):
    """The parameters of `leaderboard.optOut`."""
    # Id or name of the child.
    child: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LeaderboardSetGoalParams(TypedDict):
    """The parameters of `leaderboard.setGoal`."""
    # What the goal counts.
    metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"]
    # The span in which the family tries to reach it.
    period: Literal["week", "month", "allTime"]
    # The goal of all members together; null: the usual goal, which grows with the number of members.
    target: Union[int, None]
    # What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
    # with the value that was seen there, null where there was none. Where something else stands by now, nothing
    # is changed: `changed_meanwhile`.
    basedOn: NotRequired[Dict[str, Any]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsSummaryParams(TypedDict):
    """The parameters of `rewards.summary`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsLedgerParams(TypedDict):
    """The parameters of `rewards.ledger`."""
    # Id or name of the child.
    child: str
    # Only lines before this one: `next` of the last page.
    before: NotRequired[int]
    # Lines of a page, at most.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsBadgesParams(TypedDict):
    """The parameters of `rewards.badges`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsMarkSeenParams(TypedDict):
    """The parameters of `rewards.markSeen`."""
    # Id or name of the child.
    child: str
    # Keys of badges that the child has.
    badges: List[str]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsStreakParams(TypedDict):
    """The parameters of `rewards.streak`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsFamilyBadgesParams(TypedDict):
    """The parameters of `rewards.familyBadges`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsAddBadgesParams(TypedDict):
    """The parameters of `rewards.addBadges`."""
    # As in a file of badges.
    badges: List[BadgeDefinition]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class RewardsRemoveBadgesParams(TypedDict):
    """The parameters of `rewards.removeBadges`."""
    # Keys of the family's own badges.
    badges: List[str]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeTemplatesParams(TypedDict):
    """The parameters of `challenge.templates`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeCreateParams(TypedDict):
    """The parameters of `challenge.create`."""
    # Ids or names; each has a progress of its own.
    children: List[str]
    # What is not given comes from this template.
    template: NotRequired[str]
    # What the family calls it; only a template has one already.
    title: NotRequired[str]
    # A sentence about it.
    description: NotRequired[str]
    # The name of a picture; if absent, one that fits the goal.
    icon: NotRequired[str]
    # Only a template has one already.
    wanted: NotRequired[ChallengeGoal]
    # Percent of the points of its days that reaching it pays; if absent, 10.
    bonusPercent: NotRequired[int]
    # The first household day that counts; if absent, today.
    startsOn: NotRequired[str]
    # The first one that counts no more; if absent, the template's, else none.
    endsBefore: NotRequired[str]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeEditParams(TypedDict):
    """The parameters of `challenge.edit`."""
    # Which one.
    challenge: str
    # Who has it from now on; absent: as it is.
    children: NotRequired[List[str]]
    # What the family calls it.
    title: NotRequired[str]
    # A sentence about it; null: none.
    description: NotRequired[Union[str, None]]
    # The name of a picture.
    icon: NotRequired[str]
    # What is wanted.
    wanted: NotRequired[ChallengeGoal]
    # Percent of the points of its days that reaching it pays.
    bonusPercent: NotRequired[int]
    # The first household day that counts; absent: as it is, or today.
    startsOn: NotRequired[str]
    # The first one that counts no more; null: none.
    endsBefore: NotRequired[Union[str, None]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeActivateParams(TypedDict):
    """The parameters of `challenge.activate`."""
    # Which one.
    challenge: str
    # Ids or names; absent: all who have it.
    children: NotRequired[List[str]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeDeactivateParams(TypedDict):
    """The parameters of `challenge.deactivate`."""
    # Which one.
    challenge: str
    # Ids or names; absent: all who have it.
    children: NotRequired[List[str]]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeListParams(TypedDict):
    """The parameters of `challenge.list`."""
    # Id or name of the child; a parent may leave it out.
    child: NotRequired[str]
    # Whether those that are over are told, too.
    all: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ChallengeProgressParams(TypedDict):
    """The parameters of `challenge.progress`."""
    # Id or name of the child.
    child: str
    # Which one.
    challenge: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LogAppendParams(TypedDict):
    """The parameters of `log.append`."""
    # Id or name of the child.
    child: str
    # In the order in which they happened.
    events: List[LoggedEvent]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LogStatusParams(TypedDict):
    """The parameters of `log.status`."""
    # Id or name of the child.
    child: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LogExportParams(TypedDict):
    """The parameters of `log.export`."""
    # Id or name of the child.
    child: str
    # How events are told.
    form: NotRequired[Literal["xapi", "anonymous"]]
    # Of the anonymous page before, so that ids are the same on all pages.
    idSalt: NotRequired[str]
    # Only what came after this row: `next` of the last page; absent: the first page.
    afterSeq: NotRequired[int]
    # A page is full with so many events; those of one call stay together.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class LogClearParams(TypedDict):
    """The parameters of `log.clear`."""
    # Id or name of the child.
    child: str
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class EventsSubscribeParams(TypedDict):
    """The parameters of `events.subscribe`."""
    # All of them when absent.
    topics: NotRequired[List[Literal["time.state", "time.warning", "time.activity", "time.request", "time.break", "time.grant", "activity.result", "rewards.badge", "rewards.streak", "challenge.progress", "challenge.completed", "leaderboard", "policy", "household", "pack"]]]
    # Id or name of the child; only a parent may leave it out.
    child: NotRequired[str]
    # The cursor of the last event that the client received; missed events follow.
    since: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class EventsUnsubscribeParams(TypedDict):
    """The parameters of `events.unsubscribe`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class AuditListParams(TypedDict):
    """The parameters of `audit.list`."""
    # Only entries about this child; a parent may leave it out to see everything.
    child: NotRequired[str]
    # Only what this parent or child did (id or name), or a role: `owner`, `daemon`, or `anyone` (who had shown no
    # PIN). Those who were parents once are found too. An id means one person alone; a name means everybody who is
    # or was a parent under it, and a child only if no parent had it.
    by: NotRequired[str]
    # Only what is about one of these.
    areas: NotRequired[List[Literal["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]]]
    # The first household day.
    first: NotRequired[str]
    # The last household day.
    last: NotRequired[str]
    # Only entries before this one: `next` of the last page.
    before: NotRequired[int]
    # Only entries after this one: `next` of the last page when the oldest come first.
    afterSeq: NotRequired[int]
    # As they happened, which also finds what happens while the pages are read; otherwise the newest first.
    oldestFirst: NotRequired[bool]
    # Entries of a page; absent: 50.
    limit: NotRequired[int]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class AuditVerifyParams(TypedDict):
    """The parameters of `audit.verify`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class BackupCreateParams(TypedDict):
    """The parameters of `backup.create`."""
    # A file that is not there yet, or a folder in which it gets a name; an absolute path.
    path: str
    # What it is sealed with, at least 10 characters, 4 of them different, no straight run such as `1234567890`,
    # no piece that is repeated.
    passphrase: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class BackupVerifyParams(TypedDict):
    """The parameters of `backup.verify`."""
    # The file; an absolute path.
    path: str
    # What it was sealed with.
    passphrase: str
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class BackupRestoreParams(TypedDict):
    """The parameters of `backup.restore`."""
    # The file; an absolute path.
    path: str
    # What it was sealed with.
    passphrase: str
    # As printed at set-up; root needs none.
    recoveryCode: NotRequired[str]
    # The name of the household that is there, when the backup is another one's: it takes its place.
    replaces: NotRequired[str]
    # Only what is damaged comes back: rows that the household cannot read and the backup can. All else stays as
    # it is, also what is newer.
    damagedOnly: NotRequired[bool]
    # With `damagedOnly`: rows that neither has whole are given up, so that everything goes on without them.
    giveUpUnreadable: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class BackupScheduleParams(TypedDict):
    """The parameters of `backup.schedule`."""
    # Where they are put; an absolute path. Required for a new schedule.
    folder: NotRequired[str]
    # Hours from one to the next; absent from a new schedule: 24.
    everyHours: NotRequired[int]
    # How many are kept; absent from a new schedule: 7.
    keep: NotRequired[int]
    # What they are sealed with, at least 10 characters, 4 of them different, no straight run such as
    # `1234567890`, no piece that is repeated, and not one word with a number such as `password123`. Required for
    # a new schedule.
    passphrase: NotRequired[str]
    # Whether no more are made by themselves; nothing else is named then.
    off: NotRequired[bool]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class BackupListParams(TypedDict):
    """The parameters of `backup.list`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class DaemonInfoParams(TypedDict):
    """The parameters of `daemon.info`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class DaemonStatsParams(TypedDict):
    """The parameters of `daemon.stats`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class DaemonDoctorParams(TypedDict):
    """The parameters of `daemon.doctor`."""
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]
    # `progress` notifications under this name come before the reply.
    progressToken: NotRequired[Union[str, float]]


class DaemonReloadParams(TypedDict):
    """The parameters of `daemon.reload`."""
    # What is logged from now on; absent: as before.
    log: NotRequired[Literal["error", "info", "debug"]]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class DaemonShutDownParams(TypedDict):
    """The parameters of `daemon.shutDown`."""
    # As printed at set-up; root needs none.
    recoveryCode: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ClockSetParams(TypedDict):
    """The parameters of `clock.set`."""
    # The new wall time; use that is under way is neither longer nor shorter by it.
    at: str
    # True: as if a parent had confirmed the new time. False: as if somebody had set the clock, which kidd does
    # not trust.
    confirmed: NotRequired[bool]
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


class ClockAdvanceParams(TypedDict):
    """The parameters of `clock.advance`."""
    # Whole seconds, forwards only.
    seconds: int
    # The same key again gets the first reply and changes nothing.
    idempotencyKey: NotRequired[str]
    # Milliseconds from the receipt of the call after which its reply is the error `deadline`.
    deadlineMs: NotRequired[int]


LimitedActivity = Union["SubjectLimitedActivity", "PackLimitedActivity", "AppLimitedActivity"]

Question = Union["MultipleChoiceQuestion", "FillInBlankQuestion", "MatchingQuestion", "DragAndDropQuestion", "YesNoQuestion", "SortingQuestion", "PatternQuestion", "CountQuestion", "NumberLineQuestion", "BaseTenBlocksQuestion", "MeasureQuestion", "ClockQuestion", "CoinsQuestion", "FractionShadingQuestion", "BarGraphQuestion", "DrawingQuestion", "AudioResponseQuestion"]

Picture = Union["RowsPicture", "ScatteredPicture", "TenFramesPicture", "NumberLinePicture", "BaseTenBlocksPicture", "ClockPicture", "CoinsPicture", "ShadedShapePicture", "BarGraphPicture", "ShapesPicture", "MeasuredPicture", "BalancePicture"]

Answer = Union["OptionAnswer", "TileAnswer", "TextAnswer", "PairsAnswer", "PlacementsAnswer", "YesAnswer", "OrderAnswer", "ElementsAnswer", "NumberAnswer", "HopsAnswer", "BlocksAnswer", "ComparisonAnswer", "TimeAnswer", "CoinsAnswer", "PartsAnswer", "ValuesAnswer", "StrokesAnswer", "TranscriptAnswer"]

Board = Union["TogetherBoard", "OwnBestBoard", "RankedBoard"]

BadgeCondition = Union["LessonsCompletedRule", "QuestionsAnsweredRule", "QuizzesAtRule", "DayStreakRule", "SkillMasteredRule", "DomainMasteredRule", "ChallengesCompletedRule", "LearningMinutesRule", "BasePointsRule", "StarsEarnedRule", "QuestionKindsUsedRule", "SubjectsExploredRule", "TimedScoreRule", "FactsRegainedRule"]

LoggedEvent = Union["ScreenAppeared", "ItemAnswered", "HintUsed", "BadgeEarned", "SessionStart", "SessionStop", "Base10BlockMoved", "ClockHandMoved", "CoinDragged", "FractionShaded"]

ErrorKind = Literal[
    "parse_error",  # -32700
    "invalid_request",  # -32600
    "duplicate_key",  # -32600
    "too_deep",  # -32600
    "unknown_method",  # -32601
    "invalid_params",  # -32602
    "internal",  # -32603
    "too_many_connections",  # -32000
    "line_too_long",  # -32001
    "busy",  # -32002
    "shutting_down",  # -32003
    "deadline",  # -32004
    "cancelled",  # -32005
    "idle_line",  # -32006
    "reply_too_large",  # -32007
    "idempotency_conflict",  # -32008
    "unterminated",  # -32009
    "pin_required",  # 101
    "forbidden",  # 104
    "sealed",  # 105
    "not_set_up",  # 106
    "child_archived",  # 204
    "storage_full",  # 801
    "storage_read_only",  # 802
    "storage_damaged",  # 803
    "storage_failed",  # 804
    "already_set_up",  # 108
    "pin_refused",  # 109
    "changed_meanwhile",  # 207
    "wrong_passphrase",  # 805
    "passphrase_refused",  # 807
    "wait",  # 103
    "key_elsewhere",  # 119
    "wrong_recovery_code",  # 111
    "wrong_pin",  # 102
    "unknown_parent",  # 203
    "token_ended",  # 107
    "name_taken",  # 202
    "too_many_parents",  # 206
    "last_parent",  # 205
    "unknown_child",  # 201
    "unknown_lesson",  # 402
    "unknown_pack",  # 404
    "not_now",  # 301
    "lease_taken",  # 303
    "too_many_leases",  # 304
    "filtered",  # 401
    "lease_expired",  # 302
    "too_many_grants",  # 312
    "unknown_grant",  # 308
    "too_many_requests",  # 307
    "unknown_request",  # 306
    "request_closed",  # 305
    "too_many_codes",  # 311
    "code_mistyped",  # 310
    "code_refused",  # 309
    "unknown_asset",  # 405
    "pack_refused",  # 406
    "pack_not_trusted",  # 407
    "too_many_packs",  # 408
    "pack_in_way",  # 409
    "unknown_signer",  # 410
    "unknown_skill",  # 411
    "open",  # 505
    "nothing_to_ask",  # 509
    "review_not_due",  # 510
    "sprints_rest",  # 511
    "unknown_activity",  # 501
    "finished",  # 502
    "paused",  # 507
    "stale_presentation",  # 506
    "wrong_shape",  # 503
    "hint_not_available",  # 504
    "unfinished",  # 508
    "not_opted_in",  # 602
    "confirmation_needed",  # 603
    "challenge_impossible",  # 601
    "too_many_challenges",  # 606
    "unknown_template",  # 607
    "unknown_challenge",  # 604
    "challenge_over",  # 605
    "backup_refused",  # 806
    "developer_only",  # 110
]

EventTopic = Literal[
    "time.state",
    "time.warning",
    "time.activity",
    "time.request",
    "time.break",
    "time.grant",
    "activity.result",
    "rewards.badge",
    "rewards.streak",
    "challenge.progress",
    "challenge.completed",
    "leaderboard",
    "policy",
    "household",
    "pack",
    "subscription",
]
Event = Union[
    "TimeStateEvent",
    "TimeWarningEvent",
    "TimeActivityEvent",
    "TimeRequestEvent",
    "TimeBreakEvent",
    "TimeGrantEvent",
    "ActivityResultEvent",
    "RewardsBadgeEvent",
    "RewardsStreakEvent",
    "ChallengeProgressEvent",
    "ChallengeCompletedEvent",
    "LeaderboardEvent",
    "PolicyEvent",
    "HouseholdEvent",
    "PackEvent",
    "SubscriptionEvent",
]


class Calls(Protocol):
    """The methods of `kidd.Kidd` with the types of what they return."""

    def rpc_discover(
        self,
    ) -> Any:
        """The OpenRPC document of all methods that this daemon serves. Role: anyone."""
        ...

    def rpc_ping(
        self,
    ) -> Nothing:
        """Answers at once: a sign of life. Role: anyone."""
        ...

    def rpc_version(
        self,
    ) -> Version:
        """The versions of the daemon and of the protocol. Role: anyone."""
        ...

    def rpc_limits(
        self,
    ) -> Dict[str, int]:
        """All limits of the protocol and of answers, by name. Role: anyone."""
        ...

    def rpc_cancel(
        self,
        *,
        id: Union[str, float],
    ) -> Cancelled:
        """Cancels a call of the same account that is under way: on this connection, or on another one if no
        call here has the id. The cancelled call still gets its final reply. Only the same parent can cancel
        a parent's call. Role: anyone.
        """
        ...

    def household_setUp(
        self,
        *,
        name: str,
        zone: str,
        parentName: str,
        pin: str,
        weekStart: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] = ...,
        dayStart: str = ...,
        locale: str = ...,
    ) -> HouseholdSetUpResult:
        """Sets up the household with its first parent. Only the daemon's own account or root may do this, and
        only once. Role: owner.
        """
        ...

    def household_get(
        self,
    ) -> Household:
        """Returns the settings of the family. Role: parent."""
        ...

    def household_status(
        self,
    ) -> HouseholdStatus:
        """Tells whether the household is set up and can be read. Role: anyone."""
        ...

    def household_update(
        self,
        *,
        name: str = ...,
        zone: str = ...,
        weekStart: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] = ...,
        weekendDays: List[Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]] = ...,
        dayStart: str = ...,
        locale: str = ...,
        admitsStrangers: bool = ...,
        retentionMonths: Union[int, None] = ...,
        basedOn: Dict[str, Any] = ...,
    ) -> Household:
        """Changes the settings of the family; absent members stay as they are. Use that is under way is first
        counted by the old calendar. Role: parent.
        """
        ...

    def household_history(
        self,
        *,
        retentionMonths: Union[int, None] = ...,
    ) -> HouseholdHistory:
        """Tells how far back single answers and single minutes are kept, what is folded into daily totals, and
        what another time would fold. Role: parent.
        """
        ...

    def household_export(
        self,
        *,
        afterSeq: int = ...,
        limit: int = ...,
    ) -> HouseholdExport:
        """Gives everything that is known about the household itself, page by page: what holds now, then every
        row about it, as it was written, and the whole audit in words. What is about a child alone is in
        `child.export`. No secret is in it. The first page is an entry of the audit. docs/export.md describes
        all of it. Role: parent.
        """
        ...

    def household_unseal(
        self,
        *,
        passphrase: str,
    ) -> Unsealed:
        """Opens a household whose key is wrapped by a passphrase. In a new data folder it chooses the
        passphrase, which only the daemon's own account or root may do. Of a household that is open it tells
        so. Role: anyone.
        """
        ...

    def household_rotateKey(
        self,
        *,
        passphrase: str = ...,
        newPassphrase: str = ...,
    ) -> RotatedKey:
        """Gives the household another random key, which wraps the data keys again; no row is written anew. The
        household is closed for a moment, and calls that come meanwhile wait. Connections that are subscribed
        hear a last event (`reopened`) and are closed; on all others, this one too, nobody is a parent until
        the next unlock. A key that is a credential of the service manager is changed by `kidd rotate-key`.
        Role: parent.
        """
        ...

    def household_erase(
        self,
        *,
        confirmName: str,
        recoveryCode: str = ...,
    ) -> ErasedHousehold:
        """Removes the household and all that kidd keeps of it on this machine, for good: children, parents,
        limits, progress, rewards, the audit, installed packs and what was kept of an earlier household. For
        root, or for the daemon's own account with the recovery code; while the household is sealed or cannot
        be opened no recovery code is known, so that only root may. The household key is destroyed first, so
        that nobody can read the rest from then on; a crash after that is finished by the next start. Then
        there is an empty household behind the same socket. Connections that are subscribed hear a last event
        (`reopened`) and are closed; on all others, this one too, nobody is a parent any more. What remains:
        backups and exports that were made before, copies of the key, a key that is a credential of the
        service manager, and files that are not kidd's. Role: owner.
        """
        ...

    def parent_unlock(
        self,
        *,
        pin: str,
        parent: str = ...,
    ) -> Unlocked:
        """Gives this connection a parent's rights and returns a token for other connections. After wrong PINs
        the next entry has to wait, longer each time. Role: anyone.
        """
        ...

    def parent_resume(
        self,
        *,
        token: str,
    ) -> Parent:
        """Gives this connection a parent's rights by the token of an earlier unlock. Role: anyone."""
        ...

    def parent_lock(
        self,
    ) -> Nothing:
        """Ends this connection's token for all connections; none of them has a parent's rights any more. Role:
        parent.
        """
        ...

    def parent_changePin(
        self,
        *,
        pin: str,
        newPin: str,
    ) -> Nothing:
        """Changes the PIN of this connection's parent and ends that parent's tokens. Role: parent."""
        ...

    def parent_resetPin(
        self,
        *,
        newPin: str,
        parent: str = ...,
        recoveryCode: str = ...,
    ) -> PinReset:
        """Sets a parent's new PIN, for the daemon's own account with the recovery code, and for root also
        without it. After a code was used the reply has the next one. Every parent is told at the next
        unlock. Role: owner.
        """
        ...

    def parent_newRecoveryCode(
        self,
        *,
        pin: str,
    ) -> NewRecoveryCode:
        """Makes a new recovery code for the household, with the PIN of this connection's parent once more. The
        old code is void. Role: parent.
        """
        ...

    def parent_add(
        self,
        *,
        name: str,
        pin: str,
    ) -> Parent:
        """Adds a parent with a name and a PIN that no other parent has. Role: parent."""
        ...

    def parent_list(
        self,
    ) -> Parents:
        """Lists the names of the parents, and to parents when each of them last unlocked. Role: anyone."""
        ...

    def parent_rename(
        self,
        *,
        parent: str,
        name: str,
    ) -> Parent:
        """Gives a parent another display name. The id, the PIN and the tokens stay. Role: parent."""
        ...

    def parent_remove(
        self,
        *,
        parent: str,
    ) -> Parent:
        """Removes a parent and ends that parent's tokens; connections that held one are no parent's any more.
        The last parent stays. What the parent did keeps the name, and the id is never given again. Role:
        parent.
        """
        ...

    def child_add(
        self,
        *,
        name: str,
        born: str,
        child: str = ...,
        avatar: str = ...,
        schoolGrade: int = ...,
        locale: str = ...,
        accessibility: Accessibility = ...,
        offersHints: bool = ...,
        offersNarration: bool = ...,
        uids: List[int] = ...,
        tierOverride: Literal["preschool", "elementary", "preteen"] = ...,
    ) -> Child:
        """Adds a child with the default limits: 60 minutes a day, 300 a week, quiet hours from 20:00 to 07:00.
        Role: parent.
        """
        ...

    def child_list(
        self,
        *,
        archived: bool = ...,
    ) -> Children:
        """Lists the names and avatars of the children, and their ages to parents. Role: anyone."""
        ...

    def child_get(
        self,
        *,
        child: str,
    ) -> Child:
        """Returns a child's profile. Role: child."""
        ...

    def child_update(
        self,
        *,
        child: str,
        name: str = ...,
        born: str = ...,
        avatar: Union[str, None] = ...,
        schoolGrade: Union[int, None] = ...,
        locale: Union[str, None] = ...,
        accessibility: Accessibility = ...,
        offersHints: bool = ...,
        offersNarration: bool = ...,
        uids: List[int] = ...,
        tierOverride: Union[Literal["preschool", "elementary", "preteen"], None] = ...,
        consents: ConsentsChange = ...,
        basedOn: Dict[str, Any] = ...,
    ) -> Child:
        """Changes a child's profile. Absent members stay as they are, null clears. Role: parent."""
        ...

    def child_archive(
        self,
        *,
        child: str,
        archived: bool,
    ) -> Child:
        """Hides a child and keeps its data, or brings it back. Archiving ends what is running and pauses an
        open lesson. An archived child can do nothing; its accounts stay assigned to it. Role: parent.
        """
        ...

    def child_erase(
        self,
        *,
        child: str,
        confirmName: str,
    ) -> ErasedChild:
        """Removes a child and all that is known of it, for good: profile, limits, use of time, learning,
        rewards, places on boards, requests, and what the audit had of it. The key of its records is
        destroyed first, so that nobody can read them from then on; then the records go, and the files are
        overwritten where they were. It cannot be taken back once it has begun. What remains: backups and
        exports that were made before, an entry of the audit without a name, and words that parents wrote
        about somebody else. Role: parent.
        """
        ...

    def child_export(
        self,
        *,
        child: str,
        afterSeq: int = ...,
        limit: int = ...,
    ) -> ChildExport:
        """Gives everything that is known about one child, page by page: what holds now, then every row about
        it, as it was written, with the words of the audit. Nothing of a sibling is in it, and no secret. The
        first page is an entry of the audit. docs/export.md describes all of it. Role: parent.
        """
        ...

    def policy_get(
        self,
        *,
        child: str,
    ) -> ScreenTimePolicy:
        """Returns a child's limits. Role: child."""
        ...

    def policy_set(
        self,
        *,
        child: str,
        dailyMinutes: Union[int, None] = ...,
        dailyMinutesByWeekday: Union[MinutesByWeekday, None] = ...,
        weeklyMinutes: Union[int, None] = ...,
        quietHours: List[QuietWindow] = ...,
        finishing: Literal["question", "lesson", "none"] = ...,
        dateOverrides: List[DateOverride] = ...,
        allowedWindows: List[AllowedWindow] = ...,
        session: Union[SessionLimit, None] = ...,
        budgets: List[ActivityBudget] = ...,
        freeActivities: List[LimitedActivity] = ...,
        carryOver: Union[CarryOver, None] = ...,
        breakNudgeMinutes: Union[int, None] = ...,
        earnedTime: Union[EarnedTime, None] = ...,
        learningApps: List[str] = ...,
        learningGoals: List[LearningGoal] = ...,
        basedOn: Dict[str, Any] = ...,
    ) -> ScreenTimePolicy:
        """Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes
        means blocked. Role: parent.
        """
        ...

    def policy_preview(
        self,
        *,
        child: str,
        first: str = ...,
        dayCount: int = ...,
        at: str = ...,
        activity: ActivityRef = ...,
        change: PolicyChange = ...,
    ) -> PolicyPreview:
        """Shows days as the limits shape them. With `at` it also answers for a time to come, with `change` for
        limits that are not saved (parents only). Role: child.
        """
        ...

    def policy_explain(
        self,
        *,
        child: str,
        activity: ActivityRef = ...,
    ) -> PolicyExplanation:
        """Explains why a child may or may not now: every rule in the order in which they are checked. Role:
        parent.
        """
        ...

    def filter_get(
        self,
        *,
        child: str,
    ) -> ContentFilter:
        """Returns the rules for which lessons a child may see. Role: parent."""
        ...

    def filter_set(
        self,
        *,
        child: str,
        allowedSubjects: Union[List[str], None] = ...,
        highestDifficulty: Union[int, None] = ...,
        highestTier: Union[Literal["preschool", "elementary", "preteen"], None] = ...,
        blockedLessons: List[str] = ...,
        blockedPacks: List[str] = ...,
        pausedSubjects: List[SubjectPause] = ...,
        allowedApps: Union[List[str], None] = ...,
        basedOn: Dict[str, Any] = ...,
    ) -> ContentFilter:
        """Changes which lessons a child may see. Absent members stay as they are, null clears. Role: parent."""
        ...

    def filter_check(
        self,
        *,
        child: str,
        lesson: str = ...,
        subject: str = ...,
        pack: str = ...,
        app: str = ...,
    ) -> FilterAnswer:
        """Tells whether a child may use a lesson, subject, pack or app now. Name exactly one of them. Role:
        child.
        """
        ...

    def filter_explain(
        self,
        *,
        child: str,
        lesson: str = ...,
        subject: str = ...,
        pack: str = ...,
        app: str = ...,
    ) -> FilterExplanation:
        """Lists every rule that blocks a lesson, subject, pack or app. If none is named, it lists what each
        rule hides. Role: parent.
        """
        ...

    def time_mayI(
        self,
        *,
        child: str,
        activity: ActivityRef = ...,
    ) -> MayI:
        """May this child do this now? The answer names every rule that limits. Role: child."""
        ...

    def time_usage(
        self,
        *,
        child: str,
        dayCount: int = ...,
    ) -> Usage:
        """Shows what a child used in the last days and this week, in the same seconds that the limits count.
        Role: child.
        """
        ...

    def time_beginLease(
        self,
        *,
        child: str,
        lease: str,
        activity: ActivityRef = ...,
        saveSeconds: int = ...,
    ) -> LeaseReply:
        """Begins to count use. Renew every 15 s: a lease that hears nothing for 60 s ends, and is charged up to
        then. Role: child.
        """
        ...

    def time_renewLease(
        self,
        *,
        child: str,
        lease: str,
        idleSeconds: int = ...,
    ) -> LeaseReply:
        """Counts the seconds since the last call, and says whether the child may go on. Role: child."""
        ...

    def time_endLease(
        self,
        *,
        child: str,
        lease: str,
        idleSeconds: int = ...,
    ) -> LeaseReply:
        """Counts the seconds since the last call and ends the lease; ending twice is harmless. Role: child."""
        ...

    def time_grant(
        self,
        *,
        child: str,
        minutes: int,
        grant: str = ...,
        activity: ActivityRef = ...,
        pastQuietHours: bool = ...,
        expiresAt: str = ...,
        why: str = ...,
    ) -> Granted:
        """Gives minutes beyond the limits. The reply says what still blocks. Role: parent."""
        ...

    def time_lock(
        self,
        *,
        child: str,
        until: str = ...,
        why: str = ...,
        replace: bool = ...,
    ) -> LockReply:
        """Locks the child's screen time now, until a given time or until `time.unlock`. No grant lifts a lock.
        A lock that lasts longer stands unless `replace` is true. Role: parent.
        """
        ...

    def time_unlock(
        self,
        *,
        child: str,
    ) -> LockReply:
        """Ends a lock of screen time; without a lock nothing happens. Role: parent."""
        ...

    def time_confirmClock(
        self,
        *,
        now: str = ...,
        source: Literal["ntp", "rtc"] = ...,
    ) -> ConfirmedClock:
        """Confirms that the machine's clock is right, so that kidd uses it for days again. Nothing that was
        counted is lost. Role: parent.
        """
        ...

    def time_undoGrant(
        self,
        *,
        child: str,
        grant: str,
    ) -> Undone:
        """Takes back the unused part of a grant; used minutes stay counted. Calling it twice is harmless. Role:
        parent.
        """
        ...

    def time_ask(
        self,
        *,
        child: str,
        minutes: int,
        reason: str = ...,
        activity: ActivityRef = ...,
        clientId: str = ...,
    ) -> Asked:
        """Asks for more time, for a child. At most 3 requests can be open; each expires at the end of the day.
        Role: child.
        """
        ...

    def time_requests(
        self,
        *,
        child: str = ...,
        limit: int = ...,
    ) -> TimeRequestList:
        """Lists requests for more time: open ones first, then the latest with their answers. A parent may leave
        out `child` and sees all. Role: child.
        """
        ...

    def time_decide(
        self,
        *,
        request: str,
        approve: bool,
        minutes: int = ...,
        word: str = ...,
        pastQuietHours: bool = ...,
    ) -> Decided:
        """Approves or declines a request. The decision is final: the same answer again is harmless, a different
        one is refused. Role: parent.
        """
        ...

    def time_codes(
        self,
        *,
        minutes: int,
        child: str = ...,
        count: int = ...,
        expiresAt: str = ...,
        pastQuietHours: bool = ...,
    ) -> CodesMade:
        """Makes single-use codes for minutes, to print. This reply is the only one that contains them: kidd
        keeps only digests. Role: parent.
        """
        ...

    def time_listCodes(
        self,
        *,
        child: str = ...,
    ) -> CodeList:
        """Lists the codes for minutes with their state, without the codes themselves. Role: parent."""
        ...

    def time_revokeCodes(
        self,
        *,
        codeIds: List[str] = ...,
    ) -> CodesRevoked:
        """Revokes unused codes; used and unknown ones stay as they are. Role: parent."""
        ...

    def time_redeem(
        self,
        *,
        child: str,
        code: str,
    ) -> Redeemed:
        """Redeems a code for minutes, once. A mistyped code costs no try; after wrong codes this child has to
        wait, longer each time. While something blocks that the minutes would not lift, the code stays valid
        and the call is refused with `not_now`. Role: child.
        """
        ...

    def pack_asset(
        self,
        *,
        child: str,
        name: str,
        pack: str = ...,
        unless: str = ...,
    ) -> Asset:
        """Gives an image or a sound that a question names, such as `apple`: of the lesson's `pack`, else of the
        program. Keep it by its digest. Role: child.
        """
        ...

    def pack_list(
        self,
        *,
        child: str = ...,
    ) -> Packs:
        """Lists the packs. For a child it shows only what its filter allows; a parent may leave out `child`.
        Role: child.
        """
        ...

    def pack_install(
        self,
        *,
        path: str,
        accept: str = ...,
    ) -> InstalledPack:
        """Installs a pack: everything in it is checked first, and then all of it is there, or nothing. Its
        lessons can be learned at once. Role: parent.
        """
        ...

    def pack_remove(
        self,
        *,
        pack: str,
    ) -> RemovedPack:
        """Removes an installed pack. What was learned with it stays, and meets the pack again when it comes
        back; lessons that are open go on. Packs that are part of the program cannot be removed: block them
        with `filter.set`. Role: parent.
        """
        ...

    def pack_verify(
        self,
        *,
        pack: str,
    ) -> PackReport:
        """Checks that an installed pack is as it was installed: each lesson, image and sound by its digest.
        Role: parent.
        """
        ...

    def pack_storage(
        self,
    ) -> PackStorage:
        """Tells how much room the installed packs take and how much is free. When little is free it proposes
        the packs that were used least recently, beyond the newest 5; nothing is removed by itself. Role:
        parent.
        """
        ...

    def pack_signers(
        self,
    ) -> PackSigners:
        """Lists the signers that the family trusts: their packs are installed without a further word. Role:
        parent.
        """
        ...

    def pack_trustSigner(
        self,
        *,
        publicKey: str,
        name: str,
    ) -> TrustedSigner:
        """Trusts a signer: packs with this signature are installed without a further word. Compare the key with
        the one that the author publishes, letter by letter. A signer that is trusted already gets the new
        name. Role: parent.
        """
        ...

    def pack_forgetSigner(
        self,
        *,
        publicKey: str,
    ) -> TrustedSigner:
        """Trusts a signer no more. Packs that were installed stay; remove them with `pack.remove` if they are
        to go. Role: parent.
        """
        ...

    def skill_list(
        self,
        *,
        child: str,
        subject: str = ...,
        grade: Literal["PK", "K", "1", "2", "3", "4", "5", "6"] = ...,
        domain: str = ...,
    ) -> Skills:
        """Lists the skills that a child may learn, in order: those with a lesson that its filter allows. Role:
        child.
        """
        ...

    def lesson_check(
        self,
        *,
        child: str,
        lesson: str,
    ) -> LessonCheck:
        """Tells whether a child may begin a lesson now: what its filter says about it, and its time. It begins
        nothing. Role: child.
        """
        ...

    def lesson_list(
        self,
        *,
        child: str,
        subject: str = ...,
        skill: str = ...,
        pack: str = ...,
        grade: Literal["PK", "K", "1", "2", "3", "4", "5", "6"] = ...,
        domain: str = ...,
        after: str = ...,
        limit: int = ...,
        hidden: bool = ...,
    ) -> Lessons:
        """Lists the lessons that a child may learn, in order. It leaves out what its filter does not allow,
        unless a parent wants that, too. Role: child.
        """
        ...

    def lesson_next(
        self,
        *,
        child: str,
        subject: str = ...,
    ) -> NextLesson:
        """Proposes what a child should do now, and says why: the open activity, else a mastered skill that is
        due (the one most likely forgotten first, and after two reviews running something new), else a lesson
        of one whose reviews were not passed, once a day, else a few math facts a day for a child that has
        begun with them, else, once a day, a lesson of what a skill builds on that rests because it was too
        hard, else, after 3 lessons of a subject, a quiz that mixes it, else the next lesson that it has not
        passed, else a lesson to repeat. Role: child.
        """
        ...

    def activity_start(
        self,
        *,
        child: str,
        kind: Literal["lesson", "quiz", "review", "practice", "timed", "copying"] = ...,
        lesson: str = ...,
        skill: str = ...,
        subject: str = ...,
        strategy: Literal["identity", "countOn", "doubles", "makeTen", "nearDoubles", "decompose", "bridgeTen", "thinkAddition", "timesRule", "doubling", "doubleDouble", "halfOfTen", "tenTimesLess", "oneMoreGroup", "besideSquare", "turnRound", "thinkMultiplication"] = ...,
        factBand: int = ...,
        questions: int = ...,
        limitSeconds: int = ...,
        replace: bool = ...,
        shows: List[Literal["images", "sounds"]] = ...,
        domain: Literal["addSubtract", "multiplyDivide"] = ...,
    ) -> Activity:
        """Begins a lesson, a quiz over a lesson or a subject, a review of a skill, or math facts: a practice,
        sixty seconds (`timed`), or numbers to copy. The reply has its first question; its lease counts the
        time. Role: child.
        """
        ...

    def activity_question(
        self,
        *,
        activity: str,
    ) -> Activity:
        """Returns the activity with its open question, at the place where it stopped. A paused one has no
        `question`: `activity.resume` has it. One that was finished or given up is returned as it is, with
        its `state`; `finished` comes only where its lesson has changed, so that the question is gone. Role:
        child.
        """
        ...

    def activity_shown(
        self,
        *,
        activity: str,
        presentation: str,
    ) -> Activity:
        """Says that the question is visible now: the response time counts from here. Call it for every
        presentation: without it the answer is looked at from when the question was sent, and has no response
        time. Said of what is answered already, it changes nothing and returns the activity as it is, also
        when that has ended. Role: child.
        """
        ...

    def activity_answer(
        self,
        *,
        activity: str,
        presentation: str,
        answer: Answer,
        narrationMilliseconds: int = ...,
    ) -> Answered:
        """Takes a child's answer and stores it before the reply leaves. The same answer sent again gets the
        first reply. Role: child.
        """
        ...

    def activity_hint(
        self,
        *,
        activity: str,
        presentation: str,
    ) -> Hint:
        """Gives the next hint for the open question. The first is free, each further one costs 2 stars. Role:
        child.
        """
        ...

    def activity_pause(
        self,
        *,
        activity: str,
    ) -> Activity:
        """Pauses an activity: its lease ends and its clock stands still, but for a second pause of a quiz with
        a limit. Role: child.
        """
        ...

    def activity_resume(
        self,
        *,
        activity: str,
    ) -> Activity:
        """Resumes a paused activity at the same question. Role: child."""
        ...

    def activity_finish(
        self,
        *,
        activity: str,
    ) -> Activity:
        """Ends an activity in which every question is answered. If it has ended already, it returns the summary
        again. Role: child.
        """
        ...

    def activity_abandon(
        self,
        *,
        activity: str,
    ) -> Activity:
        """Gives up an activity; its answers stay stored. One that was given up already is returned as it is; of
        a finished one comes `finished`. Role: child.
        """
        ...

    def activity_list(
        self,
        *,
        child: str,
    ) -> Activities:
        """Lists what a child has open, and the last 8 that ended. Parents also get where a rest was offered,
        and why. Role: child.
        """
        ...

    def activity_replay(
        self,
        *,
        child: str,
        activity: str,
    ) -> Replay:
        """Shows a parent an activity once more, question by question, as the child saw it: made again from its
        record, which has the seed and the answers. It knows those that `activity.list` names. Role: parent.
        """
        ...

    def mastery_list(
        self,
        *,
        child: str,
        subject: str = ...,
    ) -> Mastery:
        """Tells how far a child is with each skill that its filter allows: a medal and a percentage that never
        fall. Parents also get where it stands, and skills of lessons that are not there any more. Role:
        child.
        """
        ...

    def mastery_explain(
        self,
        *,
        child: str,
        skill: str,
    ) -> MasteryExplained:
        """Tells a parent why a skill is mastered or not, with the very answers behind it. Role: parent."""
        ...

    def mastery_reviews(
        self,
        *,
        child: str,
    ) -> Reviews:
        """Tells a parent which mastered skills are to be looked at again, and from which day on. Role: parent."""
        ...

    def mastery_settings(
        self,
        *,
        child: str,
    ) -> LearningSettings:
        """Tells a parent how hard questions are for a child and why, what says when skills come back, and how
        well that was predicted. Role: parent.
        """
        ...

    def mastery_set(
        self,
        *,
        child: str,
        scheduler: Literal["ladder", "memory"] = ...,
        subject: str = ...,
        adaptivePolicy: Literal["target80", "steady", "early"] = ...,
    ) -> LearningSettings:
        """Decides for a child what says when mastered skills come back, and how difficulty follows the answers
        in a subject. Role: parent.
        """
        ...

    def facts_status(
        self,
        *,
        child: str,
        domain: Literal["addSubtract", "multiplyDivide"] = ...,
    ) -> FactsStatus:
        """Tells how far a child is with the math facts of a domain, band by band. What a child sees never
        falls; parents also get the band in hand, and why. Role: child.
        """
        ...

    def facts_matrix(
        self,
        *,
        child: str,
        operation: Literal["addition", "subtraction", "multiplication", "division"] = ...,
    ) -> FactsMatrix:
        """All facts of one operation, and how far a child is with each: 231 additions or subtractions up to 20,
        121 products up to 10 times 10, or 110 divisions. A child sees the best that it ever was. Role:
        child.
        """
        ...

    def facts_why(
        self,
        *,
        child: str,
        fact: str,
    ) -> FactExplained:
        """Explains a math fact at no cost: how it is found, worked out in words and as a picture, and its
        family. Not while the child is asked for it. Role: child.
        """
        ...

    def facts_goal(
        self,
        *,
        child: str,
        domain: Literal["addSubtract", "multiplyDivide"] = ...,
    ) -> FactsGoal:
        """The goal of the next sprint, and the child's best so far. Role: child."""
        ...

    def facts_setGoal(
        self,
        *,
        child: str,
        goal: int,
        domain: Literal["addSubtract", "multiplyDivide"] = ...,
    ) -> FactsGoal:
        """Sets what the child wants to reach, for the sprints in hand or, after a rest, the next ones. After
        two sprints in a row that miss it, it becomes easier by two. Role: child.
        """
        ...

    def facts_set(
        self,
        *,
        child: str,
        gateMilliseconds: int = ...,
    ) -> FactsStatus:
        """Chooses how long a fluent answer may take without typing: 1 to 10 seconds; without it that of the
        child's grade (6 s to grade 1, 3 s in grade 2, then 2 s). What was fluent stays so. Role: parent.
        """
        ...

    def progress_overview(
        self,
        *,
        child: str,
    ) -> LearningOverview:
        """Shows what a child has learned: lessons by subject, stars, points, the month, the last lessons.
        Parents also see accuracy. It leaves out what the child's filter does not allow. Role: child.
        """
        ...

    def progress_subject(
        self,
        *,
        child: str,
        subject: str,
    ) -> SubjectInDetail:
        """Shows what a child has learned of one subject: its ring, medals of its skills, and when what was
        mastered comes back. It leaves out what the child's filter does not allow. What a child sees never
        falls. Role: child.
        """
        ...

    def progress_skill(
        self,
        *,
        child: str,
        skill: str,
    ) -> SkillInDetail:
        """Shows one skill of a child: its medal, the lessons of it that were finished, when it comes back, and
        what the next medal asks for. What a child sees never falls. Role: child.
        """
        ...

    def progress_explain(
        self,
        *,
        child: str,
        skill: str,
    ) -> SkillExplained:
        """Shows the answers behind a child's medal of a skill. Parents get the whole reasoning by
        `mastery.explain`. Role: child.
        """
        ...

    def progress_heatmap(
        self,
        *,
        child: str,
        dayCount: int = ...,
    ) -> HeatMap:
        """Tells how many lessons a child finished on each of the last days. Role: child."""
        ...

    def report_weekly(
        self,
        *,
        child: str = ...,
        day: str = ...,
    ) -> FamilyReport:
        """Tells parents of one household week: time and lessons by day and subject, what was finished and
        mastered, what needs help and what helps, reviews, challenges, badges, math facts. The week before is
        told for comparison. All numbers come from the sums of days that limits and rewards use. Role:
        parent.
        """
        ...

    def report_dashboard(
        self,
        *,
        child: str = ...,
    ) -> FamilyReport:
        """Tells parents of the last 30 household days of each child, today the last of them: as
        `report.weekly`, without comparison. Role: parent.
        """
        ...

    def leaderboard_get(
        self,
        *,
        child: str = ...,
        board: Literal["together", "ownBest", "ranked"] = ...,
        metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"] = ...,
        period: Literal["week", "month", "allTime"] = ...,
    ) -> Board:
        """Returns a board of the household as a participating child may see it; a parent who names no child
        sees all of it. A child under ten gets no ranks and no numbers of others, unless a parent included
        it. Role: child.
        """
        ...

    def leaderboard_optIn(
        self,
        *,
        child: str,
        isRanked: bool = ...,
        confirm: bool = ...,
    ) -> BoardMembership:
        """Lets a child take part in the household's boards. Ranks name a child from the age of ten, or if a
        parent includes it after a warning. Role: parent.
        """
        ...

    def leaderboard_optOut(
        self,
        *,
        child: str,
    ) -> BoardMembership:
        """Takes a child off all boards at once, past periods included. Role: parent."""
        ...

    def leaderboard_setGoal(
        self,
        *,
        metric: Literal["stars", "learningMinutes", "learningDays", "sprintBest", "factsFluent"],
        period: Literal["week", "month", "allTime"],
        target: Union[int, None],
        basedOn: Dict[str, Any] = ...,
    ) -> SharedGoal:
        """Sets the shared goal of the whole household for a metric and a period. Role: parent."""
        ...

    def rewards_summary(
        self,
        *,
        child: str,
    ) -> RewardSummary:
        """Shows what a child has earned: stars, points, levels, streak, badges and stickers. Role: child."""
        ...

    def rewards_ledger(
        self,
        *,
        child: str,
        before: int = ...,
        limit: int = ...,
    ) -> LedgerPage:
        """Lists every star and point of a child with its reason, newest first, page by page. Role: child."""
        ...

    def rewards_badges(
        self,
        *,
        child: str,
    ) -> Badges:
        """Lists a child's badges, those still to be earned with their rule and progress, and stickers. Role:
        child.
        """
        ...

    def rewards_markSeen(
        self,
        *,
        child: str,
        badges: List[str],
    ) -> SeenBadges:
        """Records that badges were shown to the child; badges seen before stay seen. Role: child."""
        ...

    def rewards_streak(
        self,
        *,
        child: str,
    ) -> Streaks:
        """Shows days and weeks in a row, the learning days of this month, and the last two weeks. Role: child."""
        ...

    def rewards_familyBadges(
        self,
    ) -> FamilyBadges:
        """Lists the family's own badges with their conditions, as a file of badges has them. Role: parent."""
        ...

    def rewards_addBadges(
        self,
        *,
        badges: List[BadgeDefinition],
    ) -> AddedBadges:
        """Adds badges of the family's own, all or none: every fault is told at once, in `faults` of the error.
        One with a known key takes the place of the family's badge with that key. What children have done
        before counts at once. Role: parent.
        """
        ...

    def rewards_removeBadges(
        self,
        *,
        badges: List[str],
    ) -> FamilyBadges:
        """Takes badges of the family's own away. What a child has earned stays in its gallery, with its words.
        Role: parent.
        """
        ...

    def challenge_templates(
        self,
        *,
        child: str,
    ) -> ChallengeTemplates:
        """Lists challenges that are ready to be given, each with whether it fits a child's limits or the
        largest target that does. Role: parent.
        """
        ...

    def challenge_create(
        self,
        *,
        children: List[str],
        template: str = ...,
        title: str = ...,
        description: str = ...,
        icon: str = ...,
        wanted: ChallengeGoal = ...,
        bonusPercent: int = ...,
        startsOn: str = ...,
        endsBefore: str = ...,
    ) -> ChallengesByChild:
        """Gives children a challenge, from a template or made for them, in one commit. One that a child cannot
        meet by its limits or its filter is refused with the sum. Role: parent.
        """
        ...

    def challenge_edit(
        self,
        *,
        challenge: str,
        children: List[str] = ...,
        title: str = ...,
        description: Union[str, None] = ...,
        icon: str = ...,
        wanted: ChallengeGoal = ...,
        bonusPercent: int = ...,
        startsOn: str = ...,
        endsBefore: Union[str, None] = ...,
    ) -> ChallengesByChild:
        """Puts a new version of an open challenge in its place. The old one is closed: its progress stays
        visible and it pays nothing; the new one begins today at the earliest, with nothing of the days
        before. Role: parent.
        """
        ...

    def challenge_activate(
        self,
        *,
        challenge: str,
        children: List[str] = ...,
    ) -> ChallengesByChild:
        """Lets a challenge go on that was stopped. What was learned meanwhile counts. Role: parent."""
        ...

    def challenge_deactivate(
        self,
        *,
        challenge: str,
        children: List[str] = ...,
    ) -> ChallengesByChild:
        """Stops a challenge for now. Its progress stays visible; while it is inactive it cannot be reached.
        Role: parent.
        """
        ...

    def challenge_list(
        self,
        *,
        child: str = ...,
        all: bool = ...,
    ) -> ChallengesByChild:
        """Lists the challenges of a child with its progress; a parent who names no child gets those of all. A
        child sees its own alone. Role: child.
        """
        ...

    def challenge_progress(
        self,
        *,
        child: str,
        challenge: str,
    ) -> Challenge:
        """Returns one challenge of a child, its newest version, with the progress of this second. Role: child."""
        ...

    def log_append(
        self,
        *,
        child: str,
        events: List[LoggedEvent],
    ) -> LogAppended:
        """Adds events to the child's log, for the family's own research. Without a parent's consent
        (`analytics`) it answers all the same, and nothing is stored: a front-end may always send.
        docs/event-log.md tells more. Role: child.
        """
        ...

    def log_status(
        self,
        *,
        child: str,
    ) -> LogState:
        """Tells whether a child's events are logged, how many are kept, and for how long. Role: parent."""
        ...

    def log_export(
        self,
        *,
        child: str,
        form: Literal["xapi", "anonymous"] = ...,
        idSalt: str = ...,
        afterSeq: int = ...,
        limit: int = ...,
    ) -> LogExport:
        """Gives a child's events page by page, since a parent's consent: those that front-ends sent, and those
        of kidd's own record (answers, hints, badges, sessions). As statements of xAPI, or anonymous: with
        random ids and without times of day. The first page is an entry of the audit. docs/event-log.md
        describes both forms. Role: parent.
        """
        ...

    def log_clear(
        self,
        *,
        child: str,
    ) -> LogState:
        """Removes all events of a child's log; the consent stays as it is. Withdrawing the consent
        (`child.update`) removes them too. Role: parent.
        """
        ...

    def events_subscribe(
        self,
        *,
        topics: List[Literal["time.state", "time.warning", "time.activity", "time.request", "time.break", "time.grant", "activity.result", "rewards.badge", "rewards.streak", "challenge.progress", "challenge.completed", "leaderboard", "policy", "household", "pack"]] = ...,
        child: str = ...,
        since: str = ...,
    ) -> Subscribed:
        """Returns the current state and from then on sends changes as `event` notifications. A connection has
        one subscription; a second call replaces it. A parent may leave out `child` and gets all events.
        Role: child.
        """
        ...

    def events_unsubscribe(
        self,
    ) -> Nothing:
        """Ends the connection's subscription; without a subscription nothing happens. Role: anyone."""
        ...

    def audit_list(
        self,
        *,
        child: str = ...,
        by: str = ...,
        areas: List[Literal["time", "rules", "children", "access", "household", "content", "challenges", "clock", "daemon"]] = ...,
        first: str = ...,
        last: str = ...,
        before: int = ...,
        afterSeq: int = ...,
        oldestFirst: bool = ...,
        limit: int = ...,
    ) -> AuditPage:
        """Lists who did what and when, page by page; everything that is named must hold. A child sees what was
        decided about it. Role: child.
        """
        ...

    def audit_verify(
        self,
    ) -> AuditReport:
        """Checks that the entries of the audit are as they were written: none was altered, removed or cut off.
        Role: parent.
        """
        ...

    def backup_create(
        self,
        *,
        path: str,
        passphrase: str,
    ) -> BackupContents:
        """Makes a backup while everything goes on: one file, sealed with a passphrase of its own, that is read
        back from the disk before it gets its name. Nothing is ever overwritten. The `phase` of its progress
        is, one after the other, `passphrase` (a key is made of the passphrase), `copying` (the journal is
        copied beside itself; calls go on meanwhile), `checking` (every row of the copy is opened and
        checked), `sealing` (the file is written, under another name), `verifying` (the file is read back
        from the disk). Role: parent.
        """
        ...

    def backup_verify(
        self,
        *,
        path: str,
        passphrase: str,
    ) -> BackupContents:
        """Reads a backup to its end: decrypts all of it, checks the database, opens every row, and goes along
        the chain of the audit. It restores nothing and changes nothing. The `phase` of its progress is, one
        after the other, `passphrase` (a key is made of the passphrase), `unpacking` (the backup is decrypted
        into the data folder), `checking` (every row of the copy is opened and checked). Role: parent.
        """
        ...

    def backup_restore(
        self,
        *,
        path: str,
        passphrase: str,
        recoveryCode: str = ...,
        replaces: str = ...,
        damagedOnly: bool = ...,
        giveUpUnreadable: bool = ...,
    ) -> BackupContents:
        """Puts a backup in the place of the household, for root, or for the daemon's own account with the
        recovery code. Everything is checked first: a refusal leaves the household as it is. Minutes that
        were used since stay used. Connections that are subscribed hear a last event (`reopened`) and are
        closed; on all others, this one too, nobody is a parent until the next unlock. The `phase` of its
        progress is, one after the other, `passphrase` (a key is made of the passphrase), `unpacking` (the
        backup is decrypted into the data folder), `checking` (every row of the copy is opened and checked),
        `restoring` (the household is closed, and opened again as what came back). Role: owner.
        """
        ...

    def backup_schedule(
        self,
        *,
        folder: str = ...,
        everyHours: int = ...,
        keep: int = ...,
        passphrase: str = ...,
        off: bool = ...,
    ) -> BackupPlan:
        """Has backups made by themselves in a folder, such as a USB stick or one that is synchronised; the
        first at once. The newest are kept. The passphrase is not stored, only a key that is made of it.
        While there is a schedule, what is absent stays as it is; a new one needs `folder` and `passphrase`.
        Only `off` ends it. Role: parent.
        """
        ...

    def backup_list(
        self,
    ) -> Backups:
        """Tells the last backup, when and where more are made by themselves, and which of those are there.
        Role: parent.
        """
        ...

    def daemon_info(
        self,
    ) -> DaemonInfo:
        """Tells which daemon is running, how the household stands, and the time. `daemon.stats` has numbers,
        for parents. Role: anyone.
        """
        ...

    def daemon_stats(
        self,
    ) -> DaemonStats:
        """Tells how much the daemon has, uses and does, since its start and now. A household that is closed and
        opened again is no new start. For parents, and for root without a PIN. Role: parent.
        """
        ...

    def daemon_doctor(
        self,
    ) -> DoctorReport:
        """Reads all rows anew and compares them with the daemon's memory and with its snapshot. It changes
        nothing. Role: parent.
        """
        ...

    def daemon_reload(
        self,
        *,
        log: Literal["error", "info", "debug"] = ...,
    ) -> DaemonReloaded:
        """Reads the folders of packs that the daemon was started with again, and sets what it logs, for the
        daemon's own account or root. A folder with faults changes nothing. SIGHUP does the same. After ten
        times in a row it is `busy` for a minute; `data.retryAfterSeconds` says for how long. Role: owner.
        """
        ...

    def daemon_shutDown(
        self,
        *,
        recoveryCode: str = ...,
    ) -> Nothing:
        """Stops the daemon when this is answered: everything that was asked before is answered and stored. For
        root; the daemon's own account needs the recovery code, once there is one. While the household is
        sealed or cannot be opened no recovery code is known, so that only root, or whoever manages the
        service, stops the daemon. Role: owner.
        """
        ...

    def clock_set(
        self,
        *,
        at: str,
        confirmed: bool = ...,
    ) -> ClockReading:
        """Moves only the wall clock, as a user of the machine might. Role: owner."""
        ...

    def clock_advance(
        self,
        *,
        seconds: int,
    ) -> ClockReading:
        """Moves all clocks, as if time had passed. Role: owner."""
        ...
