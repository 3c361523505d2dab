// Types of kidd's protocol, generated from the method table by `make spec`; do not edit.
//
// A typed call in a client of your own:
//
//     declare function call<M extends MethodName>(method: M, params: Methods[M]["params"]):
//         Promise<Methods[M]["result"]>;
//
// A member with `?` is absent where it does not apply; it is `null` only where its type says so.

export type LimitedActivity = SubjectLimitedActivity | PackLimitedActivity | AppLimitedActivity;

export type Question = MultipleChoiceQuestion | FillInBlankQuestion | MatchingQuestion | DragAndDropQuestion | YesNoQuestion | SortingQuestion | PatternQuestion | CountQuestion | NumberLineQuestion | BaseTenBlocksQuestion | MeasureQuestion | ClockQuestion | CoinsQuestion | FractionShadingQuestion | BarGraphQuestion | DrawingQuestion | AudioResponseQuestion;

export type Picture = RowsPicture | ScatteredPicture | TenFramesPicture | NumberLinePicture | BaseTenBlocksPicture | ClockPicture | CoinsPicture | ShadedShapePicture | BarGraphPicture | ShapesPicture | MeasuredPicture | BalancePicture;

export type Answer = OptionAnswer | TileAnswer | TextAnswer | PairsAnswer | PlacementsAnswer | YesAnswer | OrderAnswer | ElementsAnswer | NumberAnswer | HopsAnswer | BlocksAnswer | ComparisonAnswer | TimeAnswer | CoinsAnswer | PartsAnswer | ValuesAnswer | StrokesAnswer | TranscriptAnswer;

export type Board = TogetherBoard | OwnBestBoard | RankedBoard;

export type BadgeCondition = LessonsCompletedRule | QuestionsAnsweredRule | QuizzesAtRule | DayStreakRule | SkillMasteredRule | DomainMasteredRule | ChallengesCompletedRule | LearningMinutesRule | BasePointsRule | StarsEarnedRule | QuestionKindsUsedRule | SubjectsExploredRule | TimedScoreRule | FactsRegainedRule;

export type LoggedEvent = ScreenAppeared | ItemAnswered | HintUsed | BadgeEarned | SessionStart | SessionStop | Base10BlockMoved | ClockHandMoved | CoinDragged | FractionShaded;

/** No members. */
export interface Nothing {
}

export interface Version {
    /** The daemon's version. */
    version: string;
    /** Rises only when something was removed. */
    protocol: number;
}

export interface Cancelled {
    /** Whether the call gets the error `cancelled`. */
    cancelled: boolean;
    /** The same, and why not. */
    state: "cancelled" | "tooLate" | "notInFlight" | "ambiguous";
}

export interface HouseholdSetUpResult {
    household: Household;
    parent: Parent;
    /** Resets a forgotten PIN. It is shown only once: keep it on paper. */
    recoveryCode: string;
}

/** The settings of the family. */
export interface Household {
    /** What the family calls itself. */
    name: string;
    /** IANA name of the time zone, such as `Europe/Berlin`. */
    zone: string;
    /** The first day of a week. */
    weekStart: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** The days of a weekend. */
    weekendDays: Array<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday">;
    /** When a household day begins, 00:00 to 06:00. */
    dayStart: string;
    /** BCP 47 language tag. */
    locale: string;
    /**
     * Whether accounts that belong to nobody here may act for children without an account. Absent: as the daemon
     * was installed, yes for one person's and no for the whole machine's.
     */
    admitsStrangers?: boolean;
    /**
     * Months for which single answers and single minutes are kept; older ones are folded into daily totals. null:
     * for ever.
     */
    retentionMonths: number | null;
}

/** A parent. */
export interface Parent {
    /** Made from the name; stays when the name changes. */
    parent: string;
    /** The display name. */
    name: string;
}

export interface HouseholdStatus {
    /** How it stands. */
    state: "notSetUp" | "open" | "damaged" | "opening" | "sealed";
    /** What the family calls itself. */
    name?: string;
    /** The same in words, with what to do. */
    say: string;
    /** In a new data folder: `household.unseal` chooses the passphrase. */
    choosesPassphrase?: boolean;
    backup?: BackupStatus;
    /**
     * Whether accounts that belong to nobody here may act for children without an account, as things are: by the
     * family's setting, or else by the installation; for parents alone.
     */
    admitsStrangers?: boolean;
    /** The family's language, a BCP 47 tag: what is said to a child that has none of its own is in it. */
    locale?: string;
}

/** How old the last backup is. */
export interface BackupStatus {
    /**
     * When the last one was made and read back, or the one from which the household was put back; absent: never,
     * or `say` tells why it is not known.
     */
    madeAt?: string;
    /** Hours since then. */
    ageHours?: number;
    /** Whether more are made by themselves. */
    scheduled: boolean;
    /** Why the last one that was due could not be made, or why the age of the last one is not known. */
    say?: string;
}

export interface HouseholdHistory {
    /** The months that are set now, whatever months were asked for; null: for ever. */
    retentionMonths: number | null;
    /**
     * The first household day that is kept whole under the months that were asked for, else those that are set.
     * Absent: all are.
     */
    keptFrom?: string;
    /** Whether the months that were asked for would fold more than those that are set. What is folded stays so. */
    foldsMore: boolean;
    /** In the order in which the children were added. */
    children: Array<FoldedHistory>;
    /** What that means, in words. */
    say: string;
}

/** What is folded of one child. */
export interface FoldedHistory {
    /** The child. */
    child: string;
    /** Its display name. */
    name: string;
    /** The day before which all days are daily totals; absent: none is. */
    foldedBefore?: string;
    /** When that was done last. */
    foldedAt?: string;
    /** How many days with something in them are daily totals. */
    foldedDays: number;
}

export interface HouseholdExport {
    /** When this page was made. */
    at: string;
    householdNow?: HouseholdStanding;
    /** What happened, the oldest first. */
    history: Array<ExportedRow>;
    /**
     * The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
     * page.
     */
    next?: number;
}

/** What holds for the household now. */
export interface HouseholdStanding {
    household: Household;
    /** In the order in which they were added. */
    parents: Array<ParentEntry>;
    /** Archived ones included; `child.export` tells the rest of each. */
    children: Array<ExportedChild>;
    /** All that can be used or were installed. */
    packs: Array<PackEntry>;
    /** The challenges that are remembered, child by child. */
    byChild: Array<ChildChallenges>;
    plan: BackupPlan;
    /**
     * All that is known of the household itself, as a snapshot has it, without secrets: export.schema.json has its
     * form.
     */
    storedState: unknown;
}

export interface ParentEntry {
    /** For every call that names a parent. */
    parent: string;
    /** The display name. */
    name: string;
    /** The last unlock; for parents alone, absent before the first. */
    unlockedAt?: string;
}

/** A child of the household, of whom `child.export` tells the rest. */
export interface ExportedChild {
    /** The id, for `child.export`. */
    child: string;
    /** The display name. */
    name: string;
    /** Whether the child is archived. */
    isArchived: boolean;
    consents: Consents;
    policy: ScreenTimePolicy;
}

/** What a parent allows about the child; all of it is off until then. */
export interface Consents {
    /** Whether figures about how the child uses kidd may be collected on this machine. */
    analytics: boolean;
    /**
     * Whether the child takes part in the household's boards: the same as `leaderboard.optIn` and
     * `leaderboard.optOut`.
     */
    leaderboards: boolean;
}

/** A child's limits. 0 minutes means blocked, null means unlimited. */
export interface ScreenTimePolicy {
    /** Minutes of a household day. */
    dailyMinutes: number | null;
    dailyMinutesByWeekday?: MinutesByWeekday;
    /** Minutes of a household week. */
    weeklyMinutes: number | null;
    /** Windows of rest. */
    quietHours: Array<QuietWindow>;
    /** What may be finished when time ends. */
    finishing: "question" | "lesson" | "none";
    /** Other rules for ranges of dates; absent: none. */
    dateOverrides?: Array<DateOverride>;
    /** The only windows in which the child may use the screen; absent: always. */
    allowedWindows?: Array<AllowedWindow>;
    session?: SessionLimit;
    /** Minutes a day for some activities; absent: no such budgets. */
    budgets?: Array<ActivityBudget>;
    /** Activities that count against no limit; absent: none. */
    freeActivities?: Array<LimitedActivity>;
    carryOver?: CarryOver;
    /** Minutes of use between two reminders to look up; absent: no reminders. */
    breakNudgeMinutes?: number;
    earnedTime?: EarnedTime;
    /** Apps whose category is learning; absent: none is. */
    learningApps?: Array<string>;
    /** Goals for a week, which block nothing; absent: none. */
    learningGoals?: Array<LearningGoal>;
    /**
     * What a parent should know of these limits, such as that the week ends before its days; absent: nothing. Only
     * told, never set.
     */
    notes?: Array<string>;
}

/**
 * Minutes of a household day by its weekday. 0 means blocked, null unlimited; an absent weekday has the daily
 * limit.
 */
export interface MinutesByWeekday {
    monday?: number | null;
    tuesday?: number | null;
    wednesday?: number | null;
    thursday?: number | null;
    friday?: number | null;
    saturday?: number | null;
    sunday?: number | null;
}

/** Quiet hours between two times of day; an end before the start lies on the next day. */
export interface QuietWindow {
    start: string;
    /** Up to `24:00`. */
    end: string;
    /** The weekdays on which it starts; if absent, all. */
    weekdays?: Array<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday">;
}

/**
 * Different rules for a range of dates; absent members stay as usual. Of several overrides the one with the
 * highest priority applies as a whole.
 */
export interface DateOverride {
    /** The first date. */
    first: string;
    /** The last date; a range has at most 366 dates. */
    last: string;
    /** 0 to 100, if absent 0; the highest priority applies. */
    priority?: number;
    /** Such as `Holidays`. */
    name?: string;
    /** Minutes of each household day; null is unlimited. */
    dailyMinutes?: number | null;
    /** The windows that start on these dates; an empty list: none. */
    quietHours?: Array<QuietWindow>;
    /** The windows that start on these dates; an empty list: always. */
    allowedWindows?: Array<AllowedWindow>;
}

/** A time in which the child may use the screen. Once there are windows, all other time is closed. */
export interface AllowedWindow {
    start: string;
    /** Up to `24:00`; an end before the start lies on the next day. */
    end: string;
    /** The weekdays on which it starts; if absent, all. */
    weekdays?: Array<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday">;
    /** Minutes that can be used inside the window, at most its length; absent: all. */
    allowanceMinutes?: number;
}

/** Minutes of use, then a break. */
export interface SessionLimit {
    /** Of use. */
    minutes: number;
    /** 10 when absent. */
    breakMinutes?: number;
}

/** Minutes of a household day for some activities together. */
export interface ActivityBudget {
    /** Such as `games`; unique in a policy. */
    name: string;
    /** The activities that share the budget; each names a subject, a pack or an app. */
    activities: Array<LimitedActivity>;
    /** 0 is blocked. */
    minutes: number;
}

/** Such as `math`. */
export interface SubjectLimitedActivity {
    /** Such as `math`. */
    subject: string;
}

/** Id of a content pack. */
export interface PackLimitedActivity {
    /** Id of a content pack. */
    pack: string;
}

/** Name of a front-end's app. */
export interface AppLimitedActivity {
    /** Name of a front-end's app. */
    app: string;
}

/** A bank of unused minutes. */
export interface CarryOver {
    /** The most that it holds. */
    capMinutes: number;
    /** Days after its own day on which a saved minute can be used; if absent, 7. */
    expiryDays?: number;
}

/** Minutes that are earned by learning. */
export interface EarnedTime {
    /** For each finished lesson. */
    minutesPerLesson: number;
    /** The most of a household day. */
    dailyCapMinutes: number;
    /** For each challenge that is reached; absent: none. */
    minutesPerChallenge?: number;
}

/** What a household week should hold. It is a goal and never a block. */
export interface LearningGoal {
    /** Such as `math`; absent: all learning. */
    subject?: string;
    /** Minutes of a household week. */
    weeklyMinutes: number;
}

/** A pack. */
export interface PackEntry {
    /** The id in its manifest. */
    pack: string;
    /** The version in its manifest. */
    version: string;
    /** Its name for people. */
    title: string;
    /** Who wrote it, as the manifest says. */
    author: string;
    /** Under which licence, as the manifest says. */
    licence: string;
    /** The languages of its texts. */
    languages: Array<string>;
    /** The grades whose standards it follows. */
    grades: Array<"PK" | "K" | "1" | "2" | "3" | "4" | "5" | "6">;
    /** Ids. */
    subjects: Array<string>;
    /** Their names for people, in the same order. */
    subjectTitles: Array<string>;
    /** Those that may be learned. */
    lessonCount: number;
    /** The size of its files. */
    bytes: number;
    /** `shipped`: part of the program; `folder`: a folder beside it; `installed`: by a parent. */
    origin: "shipped" | "folder" | "installed";
    /** What names exactly the content of an installed pack; for parents. */
    digest?: string;
    /** The public key of who signed an installed pack; for parents. */
    signer?: string;
    /** Why an installed pack cannot be used, for parents: install it again. */
    fault?: string;
    /** When a parent installed it. */
    installedAt?: string;
    /** The last start of one of its lessons, by this child or, for a parent without a child, by any. */
    lastUsedAt?: string;
}

/** The challenges of one child. */
export interface ChildChallenges {
    child: string;
    /** Its display name. */
    name: string;
    /** The newest first. */
    challenges: Array<Challenge>;
    challengeSums?: ChallengeSums;
}

/** A challenge of a child. */
export interface Challenge {
    /** Names it, for all of its versions and children. */
    challenge: string;
    /** 1, and one more each time that a parent edits it. */
    revision: number;
    title: string;
    description?: string;
    /** The name of a picture: `pack.asset`. */
    icon: string;
    wanted: ChallengeGoal;
    /** Percent of the points of its days that reaching it pays. */
    bonusPercent: number;
    /** The first household day that counts. */
    startsOn: string;
    /** The first household day that counts no more; absent: none. */
    endsBefore?: string;
    /**
     * `running`; `inactive`: a parent stopped it for now; `completed`; `ended`: its days are over, or those that
     * are left cannot reach it; `closed`: a parent put a new version in its place, or took it from the child.
     */
    state: "running" | "inactive" | "completed" | "ended" | "closed";
    progress: ChallengeProgress;
    /** When it was reached. */
    completedAt?: string;
    /** The points that it paid, when it was reached. */
    bonusPoints?: number;
    /** A sentence for the child. */
    say: string;
    /** Why it can no longer be met, by the child's limits or its filter, with the sum; for parents alone. */
    obstacle?: string;
    /** When this version was made. */
    at: string;
}

/** What a challenge counts, and how much of it is wanted. */
export interface ChallengeGoal {
    /**
     * `dailyMinutes`: days with so many minutes of learning; `weeklyMinutes`, `weekendMinutes`: minutes of
     * learning in a household week, or on a weekend; `activityMinutes`: minutes in some subjects, packs or apps;
     * `streakDays`: days in a row; `masteredSkills`, `fluentFacts`: those that are new.
     */
    counts: "dailyMinutes" | "weeklyMinutes" | "weekendMinutes" | "activityMinutes" | "streakDays" | "masteredSkills" | "fluentFacts";
    /** Minutes, days, skills or facts; of `dailyMinutes` the minutes of each day. */
    target: number;
    /** Of `dailyMinutes`, which needs it: on how many days. */
    daysRequired?: number;
    /** Of `activityMinutes`, which needs them: at most 10. */
    activities?: Array<LimitedActivity>;
    /** Of `activityMinutes`: on a `day`, in a `week` (if absent), or in the `whole` time of the challenge. */
    within?: "day" | "week" | "whole";
}

/** How far a child is. No number of it ever falls. */
export interface ChallengeProgress {
    /** What was reached, in `countedIn`. */
    value: number;
    /** What reaches it, in `countedIn`. */
    target: number;
    countedIn: "seconds" | "days" | "skills" | "facts";
    /** Whole percent; 100 only when it was reached. */
    percent: number;
    /** What is still wanted, in `countedIn`. */
    remaining: number;
    /** From 90 percent on, of the whole or of today's part. */
    isNear: boolean;
    /** Of `dailyMinutes`: learning today, as far as it counts. */
    todaySeconds?: number;
    /** When something about it was last written down. */
    updatedAt: string;
}

/** What became of a child's challenges. */
export interface ChallengeSums {
    /** A new version is none of its own. */
    givenCount: number;
    /** Those that were reached. */
    completedCount: number;
    /** Of those that are over, how many were reached; absent: none is over. */
    percent?: number;
    /** Days from start to completion, the middle of them; absent: none. */
    medianDayCount?: number;
}

/** When and where backups are made by themselves. */
export interface BackupPlan {
    /** Whether any are. */
    active: boolean;
    /** Where they are put. */
    folder?: string;
    /** Hours from one to the next. */
    everyHours?: number;
    /** How many are kept. */
    keep?: number;
    /** When the next one is due. */
    dueAt?: string;
}

/** What was written down at once. */
export interface ExportedRow {
    /** Its number in the journal. */
    seq: number;
    /** When it was recorded; absent: the row cannot be read. */
    at?: string;
    /** Who did it: `parent`, `child`, `owner`, `anyone` or `daemon`. */
    role?: string;
    /** The name of the parent or child who did it. */
    who?: string;
    /** The account (uid) that it came from. */
    uid?: number;
    /** What happened: objects with one member each, whose name says what it is. export.schema.json has them all. */
    recorded: Array<unknown>;
    /** The audit's word for programs, where it is an entry of the audit. */
    what?: string;
    /** What the entry is about. */
    area?: "time" | "rules" | "children" | "access" | "household" | "content" | "challenges" | "clock" | "daemon";
    /** In a copy of the household: the child that it is about. */
    child?: string;
    /** The entry in words. */
    say?: string;
    /** Why the row cannot be read. */
    fault?: string;
}

export interface Unsealed {
    /** How the household stands now. */
    state: "notSetUp" | "open" | "damaged" | "opening" | "sealed";
}

export interface RotatedKey {
    /** Where the new key is kept. */
    keyStorage: "keyFile" | "passphrase";
}

export interface ErasedHousehold {
    /** Children that are gone; absent where nobody could read how many. */
    childCount?: number;
    /** Files that are gone, those of the key among them. */
    fileCount: number;
    /** What was in them. */
    bytes: number;
    /**
     * Whether the household key is gone; false where it is a credential of the service manager, which is not
     * kidd's to remove: make another one.
     */
    isKeyDestroyed: boolean;
    /** What is there now: `notSetUp`, or `sealed` where `household.unseal` is to choose a passphrase. */
    state: "notSetUp" | "open" | "damaged" | "opening" | "sealed";
    /** Where the plan of backups put them; they stay. */
    backupFolder?: string;
    /** Where the last backup was put; it stays. */
    lastBackupPath?: string;
    /** Names in the data folder that are not kidd's: they stay. */
    foreignFiles: Array<string>;
}

export interface Unlocked {
    parent: Parent;
    /** For `parent.resume` on another connection. */
    token: string;
    /** The token ends after this long without a call. */
    idleSeconds: number;
    /** The token ends then in any case. */
    endsInSeconds: number;
    /** PINs that were reset since this parent's last unlock: tell the parent; absent: none. */
    pinResets?: Array<PINResetNotice>;
    /**
     * Wrong PINs and recovery codes since this parent's last unlock, for each account that they came from: tell
     * the parent; absent: none, or nothing but up to two slips from this account in the last five minutes.
     */
    wrongEntries?: Array<WrongEntriesNotice>;
}

/** A PIN was set anew. */
export interface PINResetNotice {
    /** The display name of the parent whose PIN it was. */
    parentName: string;
    at: string;
    /** What allowed it: the recovery code, or root's account. */
    resetBy: "recoveryCode" | "root";
}

/** Wrong PINs or recovery codes were entered. */
export interface WrongEntriesNotice {
    /** How many. */
    count: number;
    /** When the first one was entered. */
    firstAt: string;
    /** When the last one was. */
    lastAt: string;
    /** The account (uid) that they came from; absent: several. */
    uid?: number;
    /** The child whose account it is; that says not who typed. */
    child?: string;
    /** What was entered and from where, for people. */
    say: string;
}

export interface PinReset {
    parent: Parent;
    /** The next recovery code, shown this once; absent: none was used, and it is still good. */
    recoveryCode?: string;
}

export interface NewRecoveryCode {
    /** Resets a forgotten PIN. It is shown only once: keep it on paper. */
    recoveryCode: string;
}

export interface Parents {
    /** In the order in which they were added. */
    parents: Array<ParentEntry>;
}

/** How front-ends should show things to this child. */
export interface Accessibility {
    /** Texts are read aloud. */
    readAloud?: boolean;
    /** No sounds. */
    mute?: boolean;
    /** No large movements. */
    reducedMotion?: boolean;
    /** Strong contrast. */
    highContrast?: boolean;
    /** A font that is easier with dyslexia. */
    dyslexiaFriendlyFont?: boolean;
    /** Sounds have captions. */
    captions?: boolean;
}

/** A child's profile, with age and tier as of today. */
export interface Child {
    profile: ChildProfile;
    /** In whole years; a birthday is the first of its month. */
    age: number;
    /** The age tier that content is chosen by. */
    tier: "preschool" | "elementary" | "preteen";
    /**
     * Who may act for the child without a parent, as things are: its `ownAccounts`; of a child without one
     * `parentsAccounts` (the daemon's own, root's, and those from which a parent has unlocked), or `everyAccount`
     * that is no other child's.
     */
    openTo: "ownAccounts" | "parentsAccounts" | "everyAccount";
    policy?: ScreenTimePolicy;
    consents: Consents;
}

/** What the household knows of a child. */
export interface ChildProfile {
    /** Stays the same for ever; renaming keeps it. */
    child: string;
    /** The display name. */
    name: string;
    /** Name of a picture that front-ends know. */
    avatar?: string;
    /** Year and month of birth, such as `2019-04`. */
    born: string;
    /** School grade; 0 is Kindergarten. */
    schoolGrade?: number;
    /** BCP 47 language tag. */
    locale?: string;
    accessibility: Accessibility;
    /** Whether hints are offered. */
    offersHints: boolean;
    /** Whether narration is offered. */
    offersNarration: boolean;
    /** The child's accounts (uids); an empty list: any account may act for it. */
    uids: Array<number>;
    /** A parent's word against the age. */
    tierOverride?: "preschool" | "elementary" | "preteen";
    /** Hidden, data kept. */
    isArchived: boolean;
}

export interface Children {
    /** In the order in which they were added. */
    children: Array<ChildName>;
}

export interface ChildName {
    /** For every call that names a child. */
    child: string;
    /** The display name. */
    name: string;
    /** The name of its picture; absent: the front-end chooses one. */
    avatar?: string;
    /** In whole years; for parents alone. */
    age?: number;
}

/** Consents to change; what is absent stays. */
export interface ConsentsChange {
    /** Whether figures about how the child uses kidd may be collected on this machine. */
    analytics?: boolean;
    /**
     * Whether the child takes part in the household's boards: the same as `leaderboard.optIn` and
     * `leaderboard.optOut`.
     */
    leaderboards?: boolean;
}

export interface ErasedChild {
    /** The id of the child, which is free again. */
    child: string;
    /** Records that are gone. */
    recordCount: number;
    /** When the child had been added. */
    addedAt?: string;
    /**
     * Whether all of it is out of all files; if not, nobody can read it any more, and the rest goes with the next
     * start.
     */
    isCleared: boolean;
}

export interface ChildExport {
    /** Whose data it is. */
    child: string;
    /** When this page was made. */
    at: string;
    childNow?: ChildStanding;
    /** What happened, the oldest first. */
    history: Array<ExportedRow>;
    /**
     * The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
     * page.
     */
    next?: number;
}

/** What holds for a child now. */
export interface ChildStanding {
    profileNow: Child;
    /** Whether all rows of the child could be read; else the rest is what is known. */
    isWhole: boolean;
    policy: ScreenTimePolicy;
    filter: ContentFilter;
    membership: BoardMembership;
    rewardsNow: RewardSummary;
    /** Badges, in the order in which they were earned. */
    earned: Array<EarnedBadge>;
    /** In the order in which they were given. */
    stickers: Array<Sticker>;
    /** How far the child is with each skill. */
    mastery: Array<MasteryEntry>;
    /** The math facts that were practised. */
    factCells: Array<FactCell>;
    usage: Usage;
    /** All that are remembered, the newest first. */
    challenges: Array<Challenge>;
    foldedTotals?: FoldedTotals;
    /** What ids of lessons, skills and badges are called. */
    titles: Array<ExportedTitle>;
    /** All that is known of the child, as a snapshot has it: export.schema.json has its form. */
    storedState: unknown;
}

/** Which lessons a child may see. */
export interface ContentFilter {
    /** Absent: all; empty: none. */
    allowedSubjects?: Array<string>;
    highestDifficulty?: number;
    /** Absent: the child's own and lower. */
    highestTier?: "preschool" | "elementary" | "preteen";
    blockedLessons: Array<string>;
    blockedPacks: Array<string>;
    pausedSubjects: Array<SubjectPause>;
    /** The front-end apps that the child may use. Absent: all; empty: none. */
    allowedApps?: Array<string>;
}

/** A subject that rests. */
export interface SubjectPause {
    subject: string;
    /** When it ends by itself; absent: never. */
    until?: string;
    /** The subject of which a finished lesson ends it. */
    untilFinished?: string;
}

/** A child's place on the boards. */
export interface BoardMembership {
    /** The child that it is about. */
    child: string;
    /** The name under which others see it on boards. */
    name: string;
    /** Whether it takes part. */
    isOptedIn: boolean;
    /** Whether ranks name the child today: it is ten or older, or a parent included it. */
    isRanked: boolean;
    /** What a parent should know about ranks for a child under ten. */
    warning?: string;
}

export interface RewardSummary {
    /** Stars that the child can spend. */
    stars: number;
    /** Stars ever earned, those paid for hints included. */
    lifetimeStars: number;
    /** Points ever earned. */
    points: number;
    level: Level;
    /** Subjects in the order in which the child began them; a child sees only those that its filter allows. */
    subjects: Array<SubjectRewards>;
    dayStreak: DayStreak;
    /** Learning days of this calendar month. */
    learningDaysThisMonth: number;
    /** How many badges were earned; `rewards.badges` lists them. */
    badgeCount: number;
    /** Badges that were earned and not shown yet; see `rewards.markSeen`. */
    unseen: Array<BadgeBrief>;
    /** How many stickers were given; `rewards.badges` lists them. */
    stickerCount: number;
    /** A sentence for the child. */
    say: string;
}

/** A level of lifetime points: it never falls. */
export interface Level {
    /** From 1. */
    number: number;
    title: string;
    /** The points at which it begins. */
    fromPoints: number;
    /** The points at which the next one begins. */
    toPoints: number;
}

/** What was earned in one subject. */
export interface SubjectRewards {
    /** The subject's id. */
    subject: string;
    /** Its name in the pack's language. */
    title: string;
    /** Points ever earned in it. */
    points: number;
    /** Different lessons finished. */
    lessonCount: number;
    level: Level;
}

/** Days in a row, never as a threat. */
export interface DayStreak {
    state: "active" | "open" | "grace" | "ended" | "none";
    /** Its length; 0 if it has ended. */
    length: number;
    /** The most that it ever came to. */
    longest: number;
    /** The last day of rest that the streak has bridged; it adds nothing to the streak. */
    restDay?: string;
    repair?: StreakRepair;
    /** A sentence for the child. */
    say: string;
}

/** Two lessons finished in one day bring a streak back, once in a calendar month. */
export interface StreakRepair {
    /** The length that the streak had; brought back, it is one longer. */
    length: number;
    /** The last day for it. */
    lastDay: string;
    /** Still to be finished, all on one day. */
    lessonsLeft: number;
}

/** A badge to be shown. */
export interface BadgeBrief {
    /** For `rewards.markSeen`. */
    badge: string;
    title: string;
    /** The rule. */
    description: string;
    /** Name of a picture. */
    icon: string;
}

/** A badge that the child has. */
export interface EarnedBadge {
    badge: string;
    title: string;
    /** The rule. */
    description: string;
    /** Name of a picture. */
    icon: string;
    /** The group in which front-ends show it. */
    category: "milestone" | "streak" | "mastery" | "exploration" | "fluency" | "challenge";
    /** The household day on which it was earned. */
    day: string;
    /** When it was earned. */
    at: string;
    /** Whether a front-end has shown it. */
    isSeen: boolean;
    /** Of a badge of the family's own: what earns it, made from its condition; the `description` is the family's. */
    sayRule?: string;
}

/** Given at the first finish of a lesson. */
export interface Sticker {
    /** Name of its picture. */
    sticker: string;
    lesson: string;
    day: string;
    at: string;
}

/** A skill with what a child's answers tell about it. */
export interface MasteryEntry {
    /** As lessons name it. */
    skill: string;
    /** A short name for people. */
    title: string;
    /** The subject's id; absent when no pack has the skill any more. */
    subject?: string;
    /** `bronze` begun, `silver` reached once, `gold` mastered. */
    medal: "none" | "bronze" | "silver" | "gold";
    /** The best mean of a window of answers; never falls. */
    percent: number;
    /** Since when it is mastered. */
    masteredAt?: string;
    /** Where it stands; for parents. */
    masteryState?: "notStarted" | "learning" | "mastered" | "reviewing";
    /** First answers that counted; for parents. */
    answerCount?: number;
    /** The household day from which on it is to be looked at again; for parents. */
    dueDay?: string;
}

/** A math fact. */
export interface FactCell {
    fact: string;
    /** How far the child is with it. */
    factState: "new" | "learning" | "known" | "fluent";
    /** For parents: how long the last right answer took without typing, where it is known. */
    netMilliseconds?: number;
}

/** What a child used. */
export interface Usage {
    /** Today last. */
    days: Array<DayUsage>;
    week: WeekUsage;
    /** What is running now. */
    leases: Array<OpenLease>;
    /** Usable grants, earliest expiry first. */
    grants: Array<GrantLeft>;
    /** Goals for the week; absent: there are none. */
    goalUsage?: Array<GoalUsage>;
    lock?: LockInForce;
}

/** One household day. */
export interface DayUsage {
    day: string;
    /** Granted time included. */
    usedSeconds: number;
    /** Seconds of them paid by grants. */
    grantedSeconds: number;
    /** The daily limit that held on that day; null: unlimited; with `isBefore` none held. */
    limitMinutes: number | null;
    /** Seconds of free activities; no other number includes them. */
    freeSeconds?: number;
    /** True: the child was not added yet, and no limit held. */
    isBefore?: boolean;
}

/** A household week. */
export interface WeekUsage {
    first: string;
    /** The sum of those of its days. */
    usedSeconds: number;
    limitMinutes: number | null;
    /** What the weekly limit leaves; absent: unlimited. */
    remainingSeconds?: number;
    /** Seconds of those used that grants paid, which take nothing from the limit. */
    grantedSeconds?: number;
}

/** Something that is running. */
export interface OpenLease {
    /** The id that its client chose. */
    lease: string;
    activity: ActivityRef;
    /** When it began. */
    beganAt: string;
    /** The last call on it. */
    lastCallAt: string;
}

/** What a child wants to do or does; without any member: anything. */
export interface ActivityRef {
    /** Such as `math`. */
    subject?: string;
    /** Id of a lesson. */
    lesson?: string;
    /** Name of a front-end's app. What nobody sees in it is told as U+FFFD. */
    app?: string;
    /** Id of a content pack. */
    pack?: string;
}

/** A grant of which something can be used. */
export interface GrantLeft {
    grant: Grant;
    remainingSeconds: number;
    /** What was given later to the child has a greater one, of the same second too. */
    number: number;
    /** What the lesson is called that earned it. */
    title?: string;
}

/** Minutes beyond the limits. */
export interface Grant {
    grant: string;
    minutes: number;
    activity?: ActivityRef;
    pastQuietHours: boolean;
    expiresAt: string;
    /** When it was given. */
    at: string;
    /** Who gave it; `earned` when learning did, and to a child `a parent`. */
    by: string;
    /** The reason, for parents alone. */
    why?: string;
    /** The request that was approved. */
    request?: string;
    /** The lesson that earned it. */
    lesson?: string;
    /** Names the code that was redeemed. */
    codeId?: string;
    /** The challenge that earned it. */
    challenge?: string;
}

/** A goal for the week with what was learned for it. */
export interface GoalUsage {
    /** Such as `math`; absent: all learning. */
    subject?: string;
    /** Minutes of a household week that a parent would like. */
    weeklyMinutes: number;
    /** In the present household week. */
    learnedSeconds: number;
}

/** Who locked a child's screen time, and for how long. */
export interface LockInForce {
    /** The parent's name. */
    by: string;
    /** When it ends; absent: when a parent unlocks. */
    until?: string;
    /** The parent's reason. */
    why?: string;
    /** All of it as a sentence for parents. */
    say: string;
}

/** What is left of the old history of a child: what each day came to. */
export interface FoldedTotals {
    /** The day before which all days are daily totals. */
    foldedBefore: string;
    /** When that was done last. */
    foldedAt: string;
    /** The last row that is in the totals; rows up to it add nothing to them. */
    throughSeq: number;
    /** Those on which something was done, the oldest first. */
    days: Array<FoldedDay>;
}

/** What a household day of a child came to. */
export interface FoldedDay {
    day: string;
    /** Screen time, without what was free of charge. */
    screenMilliseconds: number;
    /** Screen time that was free of charge. */
    freeMilliseconds: number;
    /** The part of both that was spent in learning. */
    learningMilliseconds: number;
    /** What was learned in each. */
    subjects: Array<FoldedSubject>;
}

/** What a child did in one subject on a household day. */
export interface FoldedSubject {
    /** The subject's id; empty: none is known. */
    subject: string;
    /** All answers that were read, further tries included. */
    answerCount: number;
    /** The first answers among them, which are scored. */
    firstAnswerCount: number;
    /** Those that were right at the first try. */
    rightCount: number;
    /** Hints that were given. */
    hintCount: number;
    /** Time of learning. */
    activeMilliseconds: number;
    /** Finished lessons that counted. */
    lessonCount: number;
    /** Stars that were earned. */
    stars: number;
    /** Stars that were paid for hints. */
    starsPaid: number;
    /** Points that were earned. */
    points: number;
}

/** What an id of a lesson, a skill or a badge is called. */
export interface ExportedTitle {
    /** The id. */
    name: string;
    /** What people call it. */
    title: string;
}

/** A change of a child's limits; absent members stay as they are. */
export interface PolicyChange {
    /** Minutes of a household day. */
    dailyMinutes?: number | null;
    /** All weekdays with a limit of their own; null: no weekday has one. */
    dailyMinutesByWeekday?: MinutesByWeekday | null;
    /** Minutes of a household week. */
    weeklyMinutes?: number | null;
    /** All windows. */
    quietHours?: Array<QuietWindow>;
    /** What may be finished when time ends. */
    finishing?: "question" | "lesson" | "none";
    /** All ranges of dates with other rules. */
    dateOverrides?: Array<DateOverride>;
    /** All windows; an empty list: always. */
    allowedWindows?: Array<AllowedWindow>;
    /** Breaks; null: none. */
    session?: SessionLimit | null;
    /** All budgets. */
    budgets?: Array<ActivityBudget>;
    /** All activities that count against no limit; each names a subject, a pack or an app. */
    freeActivities?: Array<LimitedActivity>;
    /** A bank of unused minutes; null: none. */
    carryOver?: CarryOver | null;
    /** Minutes of use between two reminders to look up; null: no reminders. */
    breakNudgeMinutes?: number | null;
    /** Minutes that are earned by learning; null: none are. */
    earnedTime?: EarnedTime | null;
    /** All apps whose category is learning: their minutes are learning minutes. */
    learningApps?: Array<string>;
    /** All goals for a week, which block nothing. */
    learningGoals?: Array<LearningGoal>;
}

/** Days as the limits make them. */
export interface PolicyPreview {
    /** The present household day. */
    today: string;
    /** The daemon's clock. */
    now: string;
    /** One entry for each household day that was asked for. */
    days: Array<DayPreview>;
    decision?: Decision;
    /** Beside `decision`: what it counts and what it assumes, for a parent. */
    note?: string;
}

/** A household day as the limits make it. */
export interface DayPreview {
    day: string;
    weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    beginsAt: string;
    /** When the next day begins. */
    endsAt: string;
    /** 0 is blocked, null is unlimited. */
    limitMinutes: number | null;
    /** Where the limit comes from. */
    limitFrom: "usual" | "weekday" | "dates";
    /** Name or dates of the override that applies; absent: a usual day. */
    dates?: string;
    /** From begin to end, without gaps; none with `isBefore`. */
    stretches: Array<DayStretch>;
    /** Absent on days to come. */
    usedSeconds?: number;
    /**
     * What the limits of day and week leave today, with what earlier days left over; absent: no limit, or another
     * day.
     */
    remainingSeconds?: number;
    /**
     * What the weekly limit leaves for this day if every day before it is used as far as its limit and the clock
     * let (days without a limit count as unused); absent: no weekly limit, or a day that is over.
     */
    weekLeftSeconds?: number;
    /**
     * How long quiet hours, windows and their allowances let the child on this day, today from now on; absent: a
     * day that is over.
     */
    openSeconds?: number;
    /**
     * What earlier days left over and can be used on this day: once, on this day or on another one; absent:
     * nothing.
     */
    carriedSeconds?: number;
    /** True: the child was not added yet, and there is nothing to tell. */
    isBefore?: boolean;
    windowNotes: Array<PreviewNote>;
}

/** A part of a day without a change; it also ends where clocks change for summer time. */
export interface DayStretch {
    /** Whether the windows allow it; where they do, the minutes decide. */
    kind: "quiet" | "allowed" | "outsideAllowedWindow";
    beginsAt: string;
    endsAt: string;
}

/** What is special about a window on that day. */
export interface PreviewNote {
    kind: "windowSkipped" | "windowShorter" | "windowTwice" | "windowLonger" | "allowance" | "nothingOpen";
    window: "quiet" | "allowed";
    start: string;
    end: string;
    /** Minutes that the window really lasts; of an allowance, the minutes that can be used. */
    minutes: number;
    /** A sentence for a parent. */
    say: string;
}

/** May this child do this now? */
export interface Decision {
    allowed: boolean;
    /** The first that applies. */
    state: "sealed" | "damaged" | "lockedByParent" | "notAllowed" | "quietHours" | "outsideAllowedWindow" | "dailyLimitReached" | "weeklyLimitReached" | "sessionLimitReached" | "budgetReached" | "warning" | "active";
    /** Every rule that limits, with what is left of it. */
    limits: Array<Limit>;
    /** Seconds to the nearest end of any kind; absent: no end is in sight. */
    remainingSeconds?: number;
    /** The next moment at which the answer can change by itself. */
    validUntil: string;
    /** What would lift the state or postpone the end. */
    liftedBy: Array<"unlock" | "endOfLock" | "grant" | "grantPastQuietHours" | "endOfQuietHours" | "nextAllowedWindow" | "endOfBreak" | "newDay" | "newWeek" | "laterDay" | "unseal" | "filterChange" | "repair" | "roomOnDisk">;
    /** A sentence for the child. */
    say: string;
}

/** A rule that limits, with what is left of it. */
export interface Limit {
    rule: "lock" | "quietHours" | "allowedWindow" | "daily" | "weekly" | "session" | "budget" | "carryOver" | "grant";
    /** When the rule is a grant. */
    grant?: string;
    /** When the rule is a budget: its name. */
    budget?: string;
    limitMinutes?: number;
    usedSeconds?: number;
    remainingSeconds?: number;
    /** When the coming quiet hours or the coming allowed window begin. */
    beginsAt?: string;
    /** When quiet hours, an allowed window, a break, a lock or a grant end. */
    endsAt?: string;
}

/** A decision with its whole trace. */
export interface PolicyExplanation {
    /** The daemon's clock. */
    now: string;
    decision: Decision;
    /** The first that holds decided. */
    steps: Array<ExplanationStep>;
}

/** A rule that was asked. */
export interface ExplanationStep {
    /** The state that the rule leads to. */
    state: "sealed" | "damaged" | "lockedByParent" | "notAllowed" | "quietHours" | "outsideAllowedWindow" | "dailyLimitReached" | "weeklyLimitReached" | "sessionLimitReached" | "budgetReached" | "warning" | "active";
    /** The first that holds decides. */
    holds: boolean;
    /** Its numbers. */
    limits: Array<Limit>;
    /** Where a day's limit comes from. */
    limitFrom?: "usual" | "weekday" | "dates";
    /** Name or dates of the override, if the rule is one. */
    dates?: string;
    /** The exact rule, for a parent. */
    say: string;
}

export interface FilterAnswer {
    /** Whether the lesson is offered to the child now. */
    allowed: boolean;
    /** Why not. */
    rule?: "subjectNotAllowed" | "subjectPaused" | "tooAdvanced" | "otherAge" | "resting" | "appNotAllowed";
    /** The same for the child. */
    say?: string;
}

export interface FilterExplanation {
    /** Absent when nothing was named. */
    allowed?: boolean;
    /** What the child is told, if it is not allowed. */
    say?: string;
    /** All rules that matched, the one that the child is told first. */
    rules: Array<FilterRule>;
    /** The lessons that the question is about. */
    lessonCount: number;
    /** Lessons that at least one rule hides. */
    hiddenCount: number;
}

/** One rule that matched. */
export interface FilterRule {
    /** The rule as a word for programs. */
    rule: "subjectNotAllowed" | "subjectPaused" | "tooAdvanced" | "otherAge" | "resting" | "appNotAllowed";
    /** The exact rule, for a parent. */
    say: string;
    /** Whether this is the rule that the child is told. */
    told: boolean;
    /** The lessons that it keeps away. */
    lessonCount: number;
}

/** May this child do this now? */
export interface MayI {
    allowed: boolean;
    /** The first that applies. */
    state: "sealed" | "damaged" | "lockedByParent" | "notAllowed" | "quietHours" | "outsideAllowedWindow" | "dailyLimitReached" | "weeklyLimitReached" | "sessionLimitReached" | "budgetReached" | "warning" | "active";
    /** Rises with every record about the child. */
    version: number;
    /** The daemon's clock. */
    now: string;
    /** How far kidd trusts the clock; while it does not, no new day or week begins. */
    clock: "trusted" | "drifted" | "unknown";
    /** Every rule that limits, with what is left of it. */
    limits: Array<Limit>;
    /** Seconds to the nearest end of any kind; absent: no end is in sight. */
    remainingSeconds?: number;
    /** The next moment at which the answer can change by itself. */
    validUntil: string;
    /** What would lift the state or postpone the end. */
    liftedBy: Array<"unlock" | "endOfLock" | "grant" | "grantPastQuietHours" | "endOfQuietHours" | "nextAllowedWindow" | "endOfBreak" | "newDay" | "newWeek" | "laterDay" | "unseal" | "filterChange" | "repair" | "roomOnDisk">;
    /** A sentence for the child. */
    say: string;
}

/** A lease and whether the child may go on. */
export interface LeaseReply {
    lease: string;
    /** When the lease expires without another call; absent if it has ended. */
    expiresAt?: string;
    decision: Decision;
    /** Seconds for which the app may still save, now that time has ended. */
    saveSeconds?: number;
    /** The app has to be closed then. */
    closeAt?: string;
    finish?: FinishTime;
}

/** How long what is open may go on after the end of time. */
export interface FinishTime {
    until: string;
    /** How long that is. */
    remainingSeconds: number;
}

export interface Granted {
    grant: Grant;
    decision: Decision;
    /** A sentence for the parent: what was granted and what still blocks. */
    note: string;
}

export interface LockReply {
    /** Whether the call changed anything. */
    changed: boolean;
    decision: Decision;
    /** The daemon's clock. */
    now: string;
    /** A sentence for the parent: until when it is locked now. */
    note: string;
}

export interface ConfirmedClock {
    /** Whether the call changed anything. */
    changed: boolean;
    /** What the machine's clock shows; rules use it from now on. */
    now: string;
    /** What rules went by until now. */
    nowBefore: string;
    clock: "trusted" | "drifted" | "unknown";
    /** How far it was trusted until now. */
    clockBefore: "trusted" | "drifted" | "unknown";
    /** What confirms it after the machine was off. */
    source: "ntp" | "rtc";
}

export interface Undone {
    grant: string;
    /** Whether the call took anything back. */
    changed: boolean;
    /** By this call or an earlier one. */
    takenBackSeconds: number;
    decision: Decision;
    /** A sentence for the parent. */
    note: string;
}

export interface Asked {
    request: TimeRequest;
    decision: Decision;
    /** A sentence for the child. */
    say: string;
}

/** A child's request for more time. */
export interface TimeRequest {
    /** Names it in `time.decide`. */
    request: string;
    /** Who asks. */
    child: string;
    /** The front-end's own id. */
    clientId?: string;
    /** The requested minutes. */
    minutes: number;
    reason?: string;
    activity?: ActivityRef;
    /** When it was asked. */
    at: string;
    /** The end of the household day. */
    expiresAt: string;
    /** How it stands now; an open one whose time is over has expired. */
    state: "open" | "approved" | "declined" | "expired";
    parentAnswer?: RequestAnswer;
    /** A sentence for the reader. */
    say: string;
}

/** A parent's answer to a request. */
export interface RequestAnswer {
    approved: boolean;
    /** That were given. */
    minutes?: number;
    /** The grant that was given. */
    grant?: string;
    /** Whether the minutes can be used in quiet hours and outside of windows. */
    pastQuietHours?: boolean;
    /** A word to the child. */
    word?: string;
    /** The parent. */
    by: string;
    at: string;
}

export interface TimeRequestList {
    /** All open ones, and of the others as many of the newest as `limit` allows. */
    requests: Array<TimeRequest>;
}

export interface Decided {
    request: TimeRequest;
    decision: Decision;
    /** A sentence for the parent: what was granted and what still blocks. */
    note: string;
}

export interface CodesMade {
    /** In the order of their ids. */
    codes: Array<CodeMade>;
    /** The only child that can redeem them; absent: any. */
    child?: string;
    /** Minutes that each of them gives. */
    minutes: number;
    /** Whether the minutes hold in quiet hours and outside of allowed windows too. */
    pastQuietHours: boolean;
    /** Until when they can be redeemed; absent: for ever. */
    expiresAt?: string;
}

/** A code to print. */
export interface CodeMade {
    /** For `time.listCodes` and `time.revokeCodes`. */
    codeId: string;
    /** Three groups of four letters and digits. */
    code: string;
}

export interface CodeList {
    /** In the order in which they were made. */
    codes: Array<CodeEntry>;
}

/** A code for minutes. */
export interface CodeEntry {
    /** The id by which it is revoked; it says nothing about the code. */
    codeId: string;
    /** Whether it can still be redeemed, and if not, why. */
    state: "unused" | "used" | "expired";
    /** The only one that can redeem it. */
    child?: string;
    /** Minutes of use that it gives or gave. */
    minutes: number;
    /** Whether they hold in quiet hours and outside of allowed windows too. */
    pastQuietHours: boolean;
    /** Until when it can be redeemed; absent: for ever. */
    expiresAt?: string;
    /** When it was made. */
    at: string;
    /** Who made it. */
    by: string;
    /** Who redeemed it; absent: nobody yet. */
    usedBy?: string;
    /** When it was redeemed; absent: not yet. */
    usedAt?: string;
    /** What it gave. */
    grant?: string;
}

export interface CodesRevoked {
    /** The codes that this call has revoked. */
    revoked: Array<string>;
    /** Those that were named and are not there: never made, or revoked before. */
    notFound: Array<string>;
}

export interface Redeemed {
    grant: Grant;
    decision: Decision;
    /** A sentence for the child. */
    say: string;
}

export interface Asset {
    /** As content names it. */
    name: string;
    /** Such as `image/svg+xml`. */
    mediaType: string;
    /** The size of the file. */
    bytes: number;
    /** BLAKE2b of the file, 32 bytes, in hexadecimal digits. */
    digest: string;
    /** The file in Base64; absent where the caller has it. */
    data?: string;
}

export interface Packs {
    /** Every pack of which the caller may see something. */
    packs: Array<PackEntry>;
}

export interface InstalledPack {
    /** The id in its manifest. */
    pack: string;
    /** The version in its manifest. */
    version: string;
    /** Its name for people. */
    title: string;
    /** How many lessons it has. */
    lessonCount: number;
    /** The size of its files. */
    bytes: number;
    /** What names exactly its content, in hexadecimal digits. */
    digest: string;
    /** The public key of who signed it; absent: nobody. */
    signer?: string;
    /** The version that it takes the place of. */
    replaced?: string;
    /** False when exactly this pack was installed before: nothing was done. */
    installed: boolean;
}

export interface RemovedPack {
    /** The pack. */
    pack: string;
    /** The size of its files, which are free again. */
    bytes: number;
}

export interface PackReport {
    /** The pack. */
    pack: string;
    /** Whether every lesson, image and sound is as it was installed. */
    intact: boolean;
    /** The first 100 things that are not. */
    findings: Array<string>;
    /** All of them. */
    findingCount: number;
    /** The same for people. */
    say: string;
}

export interface PackStorage {
    /** The size of all installed packs. */
    usedBytes: number;
    /** Free where they lie, as the file system says. */
    freeBytes: number;
    /** The installed packs, in the order of their installation. */
    installations: Array<PackRoom>;
    /** Those that could be removed, the least recently used first; empty while enough is free. */
    proposed: Array<string>;
    /** Below so much free room something is proposed. */
    leastFreeBytes: number;
}

/** A pack with the room that it takes. */
export interface PackRoom {
    /** The id in its manifest. */
    pack: string;
    /** Its name for people. */
    title: string;
    /** The size of its files. */
    bytes: number;
    /** When it was installed. */
    installedAt: string;
    /** The last start of one of its lessons by any child. */
    lastUsedAt?: string;
}

export interface PackSigners {
    /** In the order in which they were trusted. */
    signers: Array<TrustedSigner>;
}

/** A signer that the family trusts. */
export interface TrustedSigner {
    /** The Ed25519 public key in hexadecimal digits. */
    publicKey: string;
    /** What the family calls the signer. */
    name: string;
    /** Since when. */
    trustedAt: string;
}

export interface Skills {
    /** Those that fit what was asked for; a skill without a lesson for this child is left out. */
    skills: Array<SkillEntry>;
}

/** A skill with the standard it belongs to. */
export interface SkillEntry {
    /** As lessons name it. */
    skill: string;
    /** A short name for people. */
    title: string;
    /** What a child can do who has it. */
    description: string;
    /** The subject's id. */
    subject: string;
    /** The grade whose standard it follows. */
    grade: "PK" | "K" | "1" | "2" | "3" | "4" | "5" | "6";
    /** The part of the subject, such as `counting`. */
    domain: string;
    /** The standard that it is part of. */
    standard: string;
    /** The public code, such as `K.CC.B.5`. */
    standardCode?: string;
    /** Lessons of it that the child may learn. */
    lessonCount: number;
}

export interface LessonCheck {
    /** Whether `activity.start` would begin it now. */
    allowed: boolean;
    /** Why the child's filter keeps it away. */
    rule?: "subjectNotAllowed" | "subjectPaused" | "tooAdvanced" | "otherAge" | "resting" | "appNotAllowed";
    /** Why it is not allowed, for the child. */
    say?: string;
    lesson?: LessonEntry;
    time: TimeBrief;
}

/** A lesson, with what the child has done of it. */
export interface LessonEntry {
    /** For `activity.start`. */
    lesson: string;
    /** In the child's language where the pack has it, for the child. */
    title: string;
    /** One or two sentences for the child or a parent. */
    description: string;
    /** The subject's id, such as `math`. */
    subject: string;
    /** The skill that it practices. */
    skill: string;
    /** The pack that it comes from. */
    pack: string;
    /** The age tier that it was written for. */
    tier: "preschool" | "elementary" | "preteen";
    /** From 1, the easiest, to 5. */
    difficulty: number;
    /** How long it usually takes, in minutes. */
    estimatedMinutes: number;
    /** How many questions it asks. */
    questions: number;
    /** How often this child has finished it, passed or not. */
    timesFinished: number;
    /** The best result so far in percent; absent: not finished yet. */
    bestPercent?: number;
}

/** How time stands, in short. */
export interface TimeBrief {
    /** Whether the child may begin anything. */
    allowed: boolean;
    state: "sealed" | "damaged" | "lockedByParent" | "notAllowed" | "quietHours" | "outsideAllowedWindow" | "dailyLimitReached" | "weeklyLimitReached" | "sessionLimitReached" | "budgetReached" | "warning" | "active";
    /** Seconds to the nearest end of any kind; absent: no end. */
    remainingSeconds?: number;
    finish?: FinishTime;
    /** A sentence for the child. */
    say: string;
}

export interface Lessons {
    /** Those that the child's filter allows, or all, and that fit what was asked for. */
    lessons: Array<LessonEntry>;
    /** The value of `after` for the next page; absent on the last page. */
    next?: string;
}

export interface NextLesson {
    /**
     * `resume`: go on with the open activity; `review`: look back at a skill; `relearn`: a skill that was mastered
     * is learned again; `practice`: math facts; `prerequisite`: what a skill that rests builds on; `mixed`: a quiz
     * over a subject; `new`: a new lesson; `again`: all are passed, repeat one; `nothing`.
     */
    kind: "resume" | "review" | "relearn" | "practice" | "mixed" | "prerequisite" | "new" | "again" | "nothing";
    /** A sentence for the child: it invites only to what may be done now. */
    say: string;
    /** Why it is this: for the child, or for the parent who asks. */
    why: string;
    lesson?: LessonEntry;
    review?: NextReview;
    mix?: NextMix;
    place?: Place;
    welcomeBack?: WelcomeBack;
    time: TimeBrief;
    /** How many questions it asks at most; absent with `resume`, which has a `place`, and with `nothing`. */
    questions?: number;
    /** With `practice`: for `activity.start`. */
    domain?: "addSubtract" | "multiplyDivide";
}

/** A mastered skill to look back at: `activity.start` with kind `review`. */
export interface NextReview {
    /** For `activity.start`. */
    skill: string;
    /** A short name for people. */
    title: string;
    subject: string;
}

/** A subject to mix: `activity.start` with kind `quiz`. */
export interface NextMix {
    /** For `activity.start`. */
    subject: string;
    /** For people. */
    title: string;
}

/** Where the open activity stopped. */
export interface Place {
    /** For `activity.resume` or `activity.question`. */
    activity: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** `paused` ones are resumed first. */
    state: "running" | "paused" | "finished" | "abandoned";
    /** The question it stands at, from 1. */
    number: number;
    /** How many are planned. */
    total: number;
}

/** For a child who was away for a while. */
export interface WelcomeBack {
    /** Household days since the last one with learning. */
    daysAway: number;
    /** What it did last. */
    lesson?: string;
    /** A sentence for the child. */
    say: string;
}

/** An activity as it stands. */
export interface Activity {
    /** Names it in every further call. */
    activity: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** Of a quiz over a subject: one of its lessons. */
    lesson: string;
    /** What a review looks back at. */
    skill?: string;
    /** Of a quiz over a subject. */
    subject?: string;
    /** Of the lesson, of the skill that a review looks back at, or of that subject. */
    title: string;
    state: "running" | "paused" | "finished" | "abandoned";
    question?: Question;
    timer?: QuizTimer;
    /** Of a sprint: right answers to reach, where there is a goal. */
    goal?: number;
    /**
     * After more than five minutes away from a quiz with a limit: the time was not charged, and another question
     * may stand in the place of the one that was open.
     */
    sayWelcomeBack?: string;
    /** At the start, with `shows`: that some questions of the lesson are left out, because they need more. */
    sayNotShown?: string;
    summary?: ActivitySummary;
    /** Just earned. */
    badges?: Array<BadgeBrief>;
    /** Just given: name of its picture. */
    sticker?: string;
    dayStreak?: DayStreak;
    /** Screen time that was just earned. */
    earnedMinutes?: number;
    /** Just reached. */
    reachedChallenges?: Array<ChallengeReached>;
    /**
     * The lease of the activity. Every activity call renews it; renew it yourself every 15 s while the child
     * thinks.
     */
    lease?: string;
    time: TimeBrief;
}

/** Choose one of two to six options. */
export interface MultipleChoiceQuestion {
    kind: "multipleChoice";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    multipleChoice: MultipleChoice;
}

/** The part of the lesson that the question belongs to. */
export interface Section {
    title: string;
    kind: "instruction" | "practice" | "assessment";
    /** What to show before the section's first question. */
    text?: string;
}

/** Things in rows, from left to right. */
export interface RowsPicture {
    form: "rows";
    /** The same for those who do not see it. */
    text: string;
    rows: DrawnRows;
}

/** Things in rows, from left to right. */
export interface DrawnRows {
    /** From top to bottom. */
    rows: Array<ThingCount>;
}

/** So many of one thing. */
export interface ThingCount {
    /** The name of a drawing. */
    thing: string;
    count: number;
    /** How many of them, from the end, are crossed out; absent: none. */
    crossedOut?: number;
}

/** Things that lie about; groups lie apart from each other, from left to right. */
export interface ScatteredPicture {
    form: "scattered";
    /** The same for those who do not see it. */
    text: string;
    scattered: DrawnScattered;
}

/** Things that lie about; groups lie apart from each other, from left to right. */
export interface DrawnScattered {
    groups: Array<ThingCount>;
    /** Pictures with another number lie in another way. */
    layout: number;
}

/** Things in frames of two rows of five, filled from the upper left. */
export interface TenFramesPicture {
    form: "tenFrames";
    /** The same for those who do not see it. */
    text: string;
    tenFrames: DrawnTenFrames;
}

/** Things in frames of two rows of five, filled from the upper left. */
export interface DrawnTenFrames {
    thing: string;
    count: number;
    /** More of them in another color, after the first; absent: none. */
    added?: number;
    /** How many frames are drawn. */
    frames: number;
}

/** A number line with marked numbers and hops. */
export interface NumberLinePicture {
    form: "numberLine";
    /** The same for those who do not see it. */
    text: string;
    numberLine: DrawnNumberLine;
}

/** A number line with marked numbers and hops. */
export interface DrawnNumberLine {
    /** The first number. */
    from: number;
    /** The last number. */
    to: number;
    /** From one tick to the next. */
    step: number;
    /** The ticks with their number below. */
    labels: Array<number>;
    /** Ticks with a dot; absent: none. */
    marked?: Array<number>;
    /** In their order; absent: none. */
    hops?: Array<Hop>;
}

/** A hop on a number line. */
export interface Hop {
    from: number;
    to: number;
}

/** Base-ten blocks: flats of a hundred, rods of ten, single cubes. */
export interface BaseTenBlocksPicture {
    form: "baseTenBlocks";
    /** The same for those who do not see it. */
    text: string;
    baseTenBlocks: DrawnBlocks;
}

/** Base-ten blocks: flats of a hundred, rods of ten, single cubes. */
export interface DrawnBlocks {
    /** Absent: none. */
    hundreds?: number;
    tens: number;
    ones: number;
}

/** A clock that shows a time. */
export interface ClockPicture {
    form: "clock";
    /** The same for those who do not see it. */
    text: string;
    clock: DrawnClock;
}

/** A clock that shows a time. */
export interface DrawnClock {
    /** 0 to 23. */
    hour: number;
    minute: number;
    /** Digits instead of a face with hands; absent: no. */
    isDigital?: boolean;
}

/** Coins and bills side by side. */
export interface CoinsPicture {
    form: "coins";
    /** The same for those who do not see it. */
    text: string;
    coins: DrawnCoins;
}

/** Coins and bills side by side. */
export interface DrawnCoins {
    /** From left to right. */
    coins: Array<CoinCount>;
}

/** So many of one coin or bill. */
export interface CoinCount {
    /** The name of a drawing. */
    coin: string;
    /** What one is worth. */
    cents: number;
    count: number;
}

/** A shape in parts, some of them shaded. */
export interface ShadedShapePicture {
    form: "shadedShape";
    /** The same for those who do not see it. */
    text: string;
    shadedShape: DrawnShadedShape;
}

/** A shape in parts, some of them shaded. */
export interface DrawnShadedShape {
    shape: "circle" | "square" | "rectangle" | "triangle";
    parts: number;
    /** From 0, clockwise from the top or from left to right. */
    shaded: Array<number>;
    /** Whether the parts are equal; absent: yes. */
    isEqual?: boolean;
}

/** A graph with a bar, or a row of pictures, for each category. */
export interface BarGraphPicture {
    form: "barGraph";
    /** The same for those who do not see it. */
    text: string;
    barGraph: DrawnBarGraph;
}

/** A graph with a bar, or a row of pictures, for each category. */
export interface DrawnBarGraph {
    /** From left to right. */
    bars: Array<GraphBar>;
    /** How far the scale goes. */
    highest: number;
    /** From one line of the scale to the next; absent: 1. */
    step?: number;
    /** Rows of pictures instead of bars; absent: no. */
    isPictograph?: boolean;
}

/** A bar of a graph. */
export interface GraphBar {
    /** What stands below it. */
    label: string;
    /** A drawing below it, or of which a row is made. */
    thing?: string;
    /** How high it is. */
    value: number;
}

/** Plane and solid shapes side by side. */
export interface ShapesPicture {
    form: "shapes";
    /** The same for those who do not see it. */
    text: string;
    shapes: DrawnShapes;
}

/** Plane and solid shapes side by side. */
export interface DrawnShapes {
    /** From left to right. */
    shapes: Array<DrawnShape>;
}

/** A plane or solid shape. */
export interface DrawnShape {
    shape: "circle" | "oval" | "triangle" | "square" | "rectangle" | "rhombus" | "trapezoid" | "pentagon" | "hexagon" | "star" | "heart" | "sphere" | "cube" | "box" | "cylinder" | "cone" | "pyramid";
    /** Absent: as the front-end likes. */
    color?: "red" | "orange" | "yellow" | "green" | "blue" | "purple";
    /** 1 small, 2 middle, 3 large; absent: 2. */
    size?: number;
    /** Degrees clockwise; absent: 0. */
    turn?: number;
    /** A line through the middle; absent: none. */
    line?: "vertical" | "horizontal" | "diagonal";
}

/** Things beside a row of units or a ruler. */
export interface MeasuredPicture {
    form: "measured";
    /** The same for those who do not see it. */
    text: string;
    measured: DrawnMeasured;
}

/** Things beside a row of units or a ruler. */
export interface DrawnMeasured {
    /** From top to bottom. */
    measured: Array<MeasuredThing>;
    /** What the units are called. */
    unit: string;
    /** How many units are drawn below; 0: none. */
    ruler: number;
    /** The marks between them have their numbers, from 0; absent: no. */
    isNumbered?: boolean;
}

/** A thing that is measured. */
export interface MeasuredThing {
    /** The name of a drawing. */
    thing: string;
    /** At which unit it begins; absent: 0. */
    start?: number;
    /** How many units it is long. */
    length: number;
}

/** A balance: what is heavier hangs lower. */
export interface BalancePicture {
    form: "balance";
    /** The same for those who do not see it. */
    text: string;
    balance: DrawnBalance;
}

/** A balance: what is heavier hangs lower. */
export interface DrawnBalance {
    left: ThingCount;
    right: ThingCount;
    /** Which side hangs lower; `none`: both are as heavy. */
    lower: "left" | "right" | "none";
}

/** The id of an option. */
export interface OptionAnswer {
    /** The id of an option. */
    option: string;
}

/** The text of a tile of the word bank. */
export interface TileAnswer {
    /** The text of a tile of the word bank. */
    tile: string;
}

/** What the child typed. */
export interface TextAnswer {
    /** What the child typed. */
    text: string;
}

/** Tiles put together, each once. */
export interface PairsAnswer {
    /** Tiles put together, each once. */
    pairs: Array<Pair>;
}

/** Two tiles put together. */
export interface Pair {
    /** id of the tile on the left. */
    left: string;
    /** id of the tile on the right. */
    right: string;
}

/** Items put into zones, each item once. */
export interface PlacementsAnswer {
    /** Items put into zones, each item once. */
    placements: Array<Placement>;
}

/** Where an item was put. */
export interface Placement {
    /** id of the item. */
    item: string;
    /** id of the zone. */
    zone: string;
}

/** True for yes, false for no. */
export interface YesAnswer {
    /** True for yes, false for no. */
    yes: boolean;
}

/** The ids of all items, the first one first. */
export interface OrderAnswer {
    /** The ids of all items, the first one first. */
    order: Array<string>;
}

/** The id of a tile for each gap, in their order. */
export interface ElementsAnswer {
    /** The id of a tile for each gap, in their order. */
    elements: Array<string>;
}

/** A whole number. */
export interface NumberAnswer {
    /** A whole number. */
    number: number;
}

/** Where each hop ends, in their order. */
export interface HopsAnswer {
    /** Where each hop ends, in their order. */
    hops: Array<number>;
}

/** How many rods of ten and single cubes. */
export interface BlocksAnswer {
    blocks: Blocks;
}

/** Base-ten blocks. */
export interface Blocks {
    /** Rods of ten. */
    tens: number;
    /** Single cubes. */
    ones: number;
}

/** One of the words of the question, such as `heavier`. */
export interface ComparisonAnswer {
    /** One of the words of the question, such as `heavier`. */
    comparison: string;
}

/** The time that was set. */
export interface TimeAnswer {
    time: TimeOnClock;
}

/** A time on a clock. */
export interface TimeOnClock {
    /** 1 to 12 where the question asks for the half of the day, else 0 to 23. */
    hour: number;
    minute: number;
    /** Only where the question asks for it. */
    half?: "am" | "pm";
}

/** How many of each coin; those that were not used may be left out. */
export interface CoinsAnswer {
    /** How many of each coin; those that were not used may be left out. */
    coins: Array<CoinAmount>;
}

/** So many of one coin. */
export interface CoinAmount {
    /** id of the coin. */
    coin: string;
    count: number;
}

/** The numbers of the shaded parts, from 0, each once. */
export interface PartsAnswer {
    /** The numbers of the shaded parts, from 0, each once. */
    parts: Array<number>;
}

/** A value for each category, each category once. */
export interface ValuesAnswer {
    /** A value for each category, each category once. */
    values: Array<BarValue>;
}

/** How high a bar is. */
export interface BarValue {
    /** id of the category. */
    category: string;
    value: number;
}

/**
 * The lines of a drawing: each a list of points, and a point is [x, y] from [0, 0] at the upper left to [1000,
 * 1000]. They are looked at and not kept.
 */
export interface StrokesAnswer {
    /**
     * The lines of a drawing: each a list of points, and a point is [x, y] from [0, 0] at the upper left to [1000,
     * 1000]. They are looked at and not kept.
     */
    strokes: Array<Array<Array<number>>>;
}

/** What was said, in `text`; without it where the front-end does not understand speech. */
export interface TranscriptAnswer {
    transcript: Transcript;
}

/** What was said. */
export interface Transcript {
    /** Absent: the front-end does not understand speech. */
    text?: string;
}

/** A text that questions are about. It is read aloud on wish, never by itself. */
export interface Passage {
    id: string;
    title: string;
    text: string;
    images: Array<string>;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    /** In which it is read. */
    audio?: string;
}

/** One of the options is right. */
export interface MultipleChoice {
    /** Show them in this order. */
    options: Array<Option>;
}

/** One choice. */
export interface Option {
    id: string;
    text: string;
    image?: string;
}

/** Fill the blank by typing, or with a tile of a word bank. */
export interface FillInBlankQuestion {
    kind: "fillInBlank";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    fillInBlank: FillInBlank;
}

/** A blank to fill. */
export interface FillInBlank {
    /** Tiles to choose from; empty: the child types. */
    wordBank: Array<string>;
}

/** Put together what goes together: each tile on the left with one on the right. */
export interface MatchingQuestion {
    kind: "matching";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    matching: Matching;
}

/** Each tile on the left has a partner. */
export interface Matching {
    /** Show them in this order. */
    left: Array<Option>;
    /** The partners, shuffled; each goes with one of `left`. */
    right: Array<Option>;
}

/** Put each item where it belongs; until the answer is sent everything can be moved. */
export interface DragAndDropQuestion {
    kind: "dragAndDrop";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    dragAndDrop: DragAndDrop;
}

/** Each item belongs into a zone. */
export interface DragAndDrop {
    /** What is put away, shuffled. */
    items: Array<Option>;
    /** Where it is put. */
    zones: Array<Option>;
}

/** Say yes or no. */
export interface YesNoQuestion {
    kind: "yesNo";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    yesNo: YesNo;
}

/** Show yes first. */
export interface YesNo {
    /** The word for yes. */
    yesWord: string;
    /** The word for no. */
    noWord: string;
}

/** Bring items into an order, or each into its bin. */
export interface SortingQuestion {
    kind: "sorting";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    sorting: Sorting;
}

/** Items to sort. */
export interface Sorting {
    /** What is sorted, shuffled. */
    items: Array<Option>;
    /** The bins; absent: bring the items into an order. */
    zones?: Array<Option>;
}

/** Find what is missing in a pattern. */
export interface PatternQuestion {
    kind: "pattern";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    pattern: Pattern;
}

/** A pattern with gaps. */
export interface Pattern {
    /** Tiles for the gaps, each as often as needed. Show them in this order. */
    tiles: Array<Option>;
    /** From left to right; a place without a tile is a gap. */
    sequence: Array<PatternPlace>;
}

/** A place in a pattern. */
export interface PatternPlace {
    /** The id of the tile; absent: a gap. */
    tile?: string;
}

/** Count things, tapping each of them, and tell how many there are. */
export interface CountQuestion {
    kind: "count";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    count: Count;
}

/** Things to count. */
export interface Count {
    /** Offer the numbers from 0 up to this one. */
    highest: number;
}

/** Hop along a number line, or point to a place on it. */
export interface NumberLineQuestion {
    kind: "numberLine";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    numberLine: NumberLine;
}

/** A line to hop along. */
export interface NumberLine {
    /** The first number. */
    from: number;
    /** The last number. */
    to: number;
    /** From one tick to the next. */
    step: number;
    /** Where the hops begin; absent: the child points to a place. */
    start?: number;
}

/** Lay out a number with rods of ten and single cubes. */
export interface BaseTenBlocksQuestion {
    kind: "baseTenBlocks";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    baseTenBlocks: BaseTenBlocks;
}

/** A number to lay out. */
export interface BaseTenBlocks {
    /** Whether there may be no more than nine single cubes. */
    fewest: boolean;
}

/** Measure a length in units, or tell how two things compare. */
export interface MeasureQuestion {
    kind: "measure";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    measure: Measure;
}

/** Something to measure. */
export interface Measure {
    /** What the units are called, where a length is asked for. */
    unit?: string;
    /** Offer the numbers from 0 up to this one. */
    highest?: number;
    /** The words to choose from, where things are compared. */
    words?: Array<string>;
}

/** Set a clock to a time. */
export interface ClockQuestion {
    kind: "clock";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    clock: Clock;
}

/** A clock to set. */
export interface Clock {
    /** Minutes from one place of the hand to the next. */
    step: number;
    /** Digits instead of a face with hands. */
    isDigital: boolean;
    /** Whether the answer has `half`, am or pm. */
    asksHalf: boolean;
}

/** Lay out an amount of money. */
export interface CoinsQuestion {
    kind: "coins";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    coins: Coins;
}

/** Money to lay out. */
export interface Coins {
    /** The coins and bills that may be used. */
    coins: Array<Coin>;
    /** `any` way, the `fewest` coins, or `each` coin at least once. */
    rule: "any" | "fewest" | "each";
}

/** A coin or a bill. */
export interface Coin {
    /** What the answer names. */
    id: string;
    /** What it is called. */
    name: string;
    /** What it is worth. */
    cents: number;
    image?: string;
}

/** Shade so many of the equal parts of a shape. */
export interface FractionShadingQuestion {
    kind: "fractionShading";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    fractionShading: FractionShading;
}

/** A shape to shade. */
export interface FractionShading {
    shape: "circle" | "square" | "rectangle" | "triangle";
    /** How many equal parts it has. */
    parts: number;
}

/** Build the bars of a graph. */
export interface BarGraphQuestion {
    kind: "barGraph";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    barGraph: BarGraph;
}

/** A graph to build. */
export interface BarGraph {
    /** From left to right. */
    categories: Array<Option>;
    /** How far the scale goes. */
    highest: number;
}

/** Draw something. It is never graded, and kidd does not keep it. */
export interface DrawingQuestion {
    kind: "drawing";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    drawing: Drawing;
}

/** Something to draw. */
export interface Drawing {
    /** An image to draw upon. */
    background?: string;
}

/** Say something aloud. Without a transcript it is not graded. kidd keeps no sound. */
export interface AudioResponseQuestion {
    kind: "audioResponse";
    /** Names this showing of the question; send it with the answer. */
    presentation: string;
    /** From 1. */
    number: number;
    total: number;
    /** 1 up to the first answer that was read, which is scored; more for retries. */
    attempt: number;
    section?: Section;
    prompt: string;
    /** To be read aloud. */
    narration?: string;
    images: Array<string>;
    audio?: string;
    picture?: Picture;
    timeLimitSeconds?: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    /**
     * Of a retry of an answer with parts, when the question is asked for again: the ids of those that were right
     * before. The reply to an answer has them beside the question.
     */
    rightParts?: Array<string>;
    lastAnswer?: Answer;
    /** What the images show, for those who do not see them. */
    imageText?: string;
    passage?: Passage;
    /** One that the child has known, in no score; absent: false. Its number is that of the question after it. */
    isExtra?: boolean;
    audioResponse: AudioResponse;
}

/** Something to say aloud. */
export interface AudioResponse {
    /** How many seconds are enough. */
    seconds: number;
}

/** The clock of a quiz with a limit. Count down from `secondsLeft`; at 0 ask `activity.finish`. */
export interface QuizTimer {
    /** `bar` for younger children, `digits` for preteens. */
    style: "bar" | "digits";
    /** What there was at the start. */
    limitSeconds: number;
    /** 0: the time is over. */
    secondsLeft: number;
    /** `relaxed` above half of the limit, `warning` above a fifth, else `urgent`. */
    mood: "relaxed" | "warning" | "urgent";
    /** It stands still, in the first pause and in one that was offered as a rest. */
    isStopped: boolean;
    /** In another pause: a sentence for the child, as the clock runs on. */
    say?: string;
}

/** How a finished activity went. */
export interface ActivitySummary {
    activity: string;
    /** Of a quiz over a subject: one of its lessons. */
    lesson: string;
    /** Points of right first answers to graded questions. */
    score: number;
    /** What `score` is out of: all points of graded questions; 0: nothing was graded. */
    maximum: number;
    /** `score` of `maximum`, rounded down; of copying, the right ones of `questions`. */
    percent: number;
    /** At 70 %; a review with two of three, or four of five. */
    isPassed: boolean;
    /**
     * All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for;
     * of a sprint those that were reached.
     */
    questions: number;
    /** `questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`. */
    gradedQuestions: number;
    /** Right first answers; never more than `gradedQuestions`. */
    rightAnswers: number;
    starsEarned: number;
    pointsEarned: number;
    /** From 3. */
    longestRun?: number;
    hints: number;
    durationSeconds: number;
    isNewBest: boolean;
    celebration: Celebration;
    /**
     * All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a
     * headline shows here what follows it.
     */
    say: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** Household days until the skill, which is mastered, is to be looked at again. */
    reviewInDays?: number;
    /** Of a quiz over a subject. */
    subject?: string;
    sprint?: SprintResult;
    /** In events, which come from elsewhere: what it was about, such as the title of its lesson. */
    title?: string;
}

/** How to end: never random. */
export interface Celebration {
    /**
     * Such as `Great job!`, for a headline. `say` of the summary often begins with it: show one of both, or cut it
     * off there.
     */
    word: string;
    /** How long it lasts. */
    milliseconds: number;
    /** The child's profile asks for reduced motion: nothing moves; absent: false. */
    isStill?: boolean;
}

/** How sixty seconds of math facts went. */
export interface SprintResult {
    /** Within the time. */
    rightAnswers: number;
    /** Within the time. */
    answerCount: number;
    /** The most right answers of the sprints before. */
    bestBefore?: number;
    /** What was to be reached. */
    goal?: number;
    /** With a goal. */
    isGoalReached?: boolean;
    /** Each once: offer a practice of their `strategy`. */
    missedFacts: Array<MissedFact>;
}

/** A fact that was missed. */
export interface MissedFact {
    fact: string;
    /** Which mistake leads to what was chosen. */
    mistake: "miscount" | "wrongOperation" | "neighbourDouble" | "tenOff" | "operand" | "digitSwap" | "filler" | "groupOff" | "timesAsPlus";
    /** For `activity.start` with kind `practice`. */
    strategy: "identity" | "countOn" | "doubles" | "makeTen" | "nearDoubles" | "decompose" | "bridgeTen" | "thinkAddition" | "timesRule" | "doubling" | "doubleDouble" | "halfOfTen" | "tenTimesLess" | "oneMoreGroup" | "besideSquare" | "turnRound" | "thinkMultiplication";
}

/** A challenge that was just reached. */
export interface ChallengeReached {
    challenge: string;
    title: string;
    /** The points that it paid. */
    bonusPoints: number;
}

/** What became of an answer, and what comes next. */
export interface Answered {
    /**
     * `correct`; `tryAgain`: another try is left, and `question` is the same once more; `explained`: that was the
     * last try, and it goes on; `participated`: not graded; `late`: the time of a quiz is over, and the answer
     * does not count. With `isRapid` it does not tell whether the answer was right.
     */
    outcome: "correct" | "tryAgain" | "participated" | "explained" | "late";
    /** A sentence for the child. */
    say: string;
    /** The right spelling, if a small slip was accepted. */
    spelling?: string;
    /** After the last retry, and after what was said aloud and not written. */
    explanation?: string;
    microLesson?: MicroLesson;
    /** After a wrong answer with parts: the ids of those that are right (tiles on the left, items). They stay. */
    rightParts?: Array<string>;
    /**
     * Too quick after `activity.shown`, or after the question was sent, to be read, or always at one place: it was
     * no try, and the same question comes once more; after the third one it is explained.
     */
    isRapid: boolean;
    /** Right after a wrong first answer. */
    isRectified: boolean;
    /** Earned by this answer. */
    starsEarned: number;
    /** Earned by this answer. */
    pointsEarned: number;
    /** Right first answers in a row. */
    run: number;
    question?: Question;
    /**
     * Words that offer a rest: the last questions were hard for the child. Where `question` has `isExtra`, it is
     * one that the child has known.
     */
    rest?: string;
    summary?: ActivitySummary;
    /**
     * True: there is neither `question` nor `summary`, whatever the outcome. The answer counts, and the activity
     * waits at its place, because the child's time is over or the lesson is not for it any more. Show `say`, then
     * `time.say`, and stop; when there is time again, `activity.question` has the question. Absent: false.
     */
    isWaiting?: boolean;
    /** Just earned. */
    badges?: Array<BadgeBrief>;
    /** Just given: name of its picture. */
    sticker?: string;
    dayStreak?: DayStreak;
    /** Screen time that was just earned. */
    earnedMinutes?: number;
    /** Just reached. */
    reachedChallenges?: Array<ChallengeReached>;
    time: TimeBrief;
}

/** How a math fact is found, in two steps. */
export interface MicroLesson {
    fact: string;
    /** The way to find it. */
    strategy: "identity" | "countOn" | "doubles" | "makeTen" | "nearDoubles" | "decompose" | "bridgeTen" | "thinkAddition" | "timesRule" | "doubling" | "doubleDouble" | "halfOfTen" | "tenTimesLess" | "oneMoreGroup" | "besideSquare" | "turnRound" | "thinkMultiplication";
    /** The first step: a sentence about all facts like it. */
    tip: string;
    /** The second step: this fact, worked out. */
    example: string;
    picture: Picture;
    /** Of an addition or a product: a sentence about its other order. */
    twin?: string;
}

export interface Hint {
    text: string;
    /** From 1. */
    number: number;
    hintsLeft: number;
    /** Stars that the next hint costs; absent: there is none. */
    hintPrice?: number;
    starsPaid: number;
    /** What the child has now. */
    stars: number;
    time: TimeBrief;
}

export interface Activities {
    /** The open ones first, then the last that ended, the newest first. */
    activityEntries: Array<ActivityEntry>;
}

/** An activity in a list. */
export interface ActivityEntry {
    /** Names it in further calls. */
    activity: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** The lesson whose questions it asks. */
    lesson: string;
    /**
     * Of the lesson, of the skill that a review looks back at, or of the subject; empty where the child may not
     * have it now.
     */
    title: string;
    /** What a review looks back at. */
    skill?: string;
    /** Of a quiz over a subject. */
    subject?: string;
    state: "running" | "paused" | "finished" | "abandoned";
    startedAt: string;
    /** When something happened in it last. */
    lastAt: string;
    /** First answers so far. */
    answerCount: number;
    /** Questions that it has. */
    total: number;
    /** The question that an open one stands at, from 1. */
    number?: number;
    summary?: ActivitySummary;
    /** For parents: why rests were offered in it. */
    rests?: Array<"misses" | "slow" | "rapid">;
}

export interface Replay {
    activity: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** The lesson whose questions it asks. */
    lesson: string;
    /** From which all random choices came. */
    seed: string;
    /** In the order in which they were shown. */
    shownQuestions: Array<ReplayStep>;
}

/** A question as it was shown, and what was answered. */
export interface ReplayStep {
    question?: Question;
    presentation: string;
    answer?: Answer;
    outcome?: "correct" | "tryAgain" | "participated" | "explained" | "late";
    /** Hints before it. */
    hintCount: number;
    /** From when it was visible to the answer, where that can be told. */
    responseMilliseconds?: number;
    answeredAt?: string;
}

export interface Mastery {
    /** In the order of lessons. */
    mastery: Array<MasteryEntry>;
}

export interface MasteryExplained {
    skill: string;
    /** A short name for people. */
    title: string;
    /** Where it stands. */
    masteryState: "notStarted" | "learning" | "mastered" | "reviewing";
    /** The best mean of a window of answers; of a list the most of its items that were right. */
    percent: number;
    rubric: MasteryRubric;
    /** Those that count, the first one first. */
    windows: Array<MasteryWindow>;
    /** Those of the activity in which it was practised last. */
    lastAnswers: Array<MasteryAnswer>;
    /** The household day from which on it is to be looked at again. */
    dueDay?: string;
    /** The same in words for the parent. */
    say: string;
    recentShare?: Accuracy;
    /** These answers, the newest last; fewer than `recentShare` counts where some were given before kidd kept them. */
    recentAnswers: Array<MasteryAnswer>;
}

/**
 * When a skill is mastered. A list is when each of its items was asked, and the threshold's share of them was
 * right without a hint on two days.
 */
export interface MasteryRubric {
    /** The mean that a window must reach. */
    thresholdPercent: number;
    /** First answers of a window, all in one activity. */
    windowAnswers: number;
    /** Windows that are needed, on different days with a night between. */
    windowCount: number;
    /** Household days from one review to the next. */
    reviewDays: Array<number>;
}

/** Answers of one activity that reached the threshold. */
export interface MasteryWindow {
    activity: string;
    /** The household day. */
    day: string;
    /** In the order in which they were given. */
    firstAnswers: Array<MasteryAnswer>;
}

/** A first answer as mastery counts it. */
export interface MasteryAnswer {
    presentation: string;
    /** As its lesson names it. */
    questionId: string;
    /** Its score: 0 when it was wrong, 10 less for each hint. */
    percent: number;
    /** Hints before it. */
    hintCount: number;
    answeredAt: string;
    /** What was asked; absent where it was made for an activity that is not kept any more. */
    prompt?: string;
    /** What a wrong one shows, as reports count it; absent where that is not known, and in `progress.explain`. */
    mistakeClass?: "offByOne" | "miscounted" | "leftOut" | "wrongOperation" | "givenNumber" | "tenOff" | "swappedDigits" | "tensForOnes" | "otherDouble" | "numberWord" | "comparedWrong" | "wrongDirection" | "wrongStep" | "equalSign" | "numberBond" | "clockHands" | "coinValue" | "rulerMark" | "otherBar" | "fractionParts" | "evenOrOdd" | "patternUnit" | "otherShape" | "groupOff" | "timesAsPlus";
    /** Of the lesson that the question belongs to; absent in `progress.explain`. */
    lessonTitle?: string;
    /** The kind of the question; absent in `progress.explain`. */
    kind?: string;
    /**
     * What was answered, where it is a few words or a number, and the activity is kept; absent in
     * `progress.explain`.
     */
    givenText?: string;
    /** What is right, in the same way. */
    rightText?: string;
}

/** A share with its uncertainty: a Wilson interval of 95 %. */
export interface Accuracy {
    rightAnswers: number;
    /** Scored first answers. */
    answers: number;
    /** Rounded down. */
    permille: number;
    lowestPermille: number;
    highestPermille: number;
}

export interface Reviews {
    /** The earliest first. */
    reviews: Array<ReviewEntry>;
}

/** A mastered skill and its day. */
export interface ReviewEntry {
    skill: string;
    /** A short name for people. */
    title: string;
    /** The household day from which on it is to be looked at again. */
    dueDay: string;
    /** Whether that day has come. */
    isDue: boolean;
}

/** How reviews and difficulty are chosen. */
export interface LearningSettings {
    /** What says when mastered skills come back. */
    scheduler: "ladder" | "memory";
    forecasts: Forecasts;
    /** Of each subject that the child may have or has answered in. */
    levels: Array<SubjectLevel>;
    /** The same in words for the parent. */
    say: string;
}

/** What was predicted of answers after a day or more without their skill. All were stored before the answer. */
export interface Forecasts {
    /** Answers that were predicted. */
    forecastCount: number;
    /** Answers before the model of memory can be offered. */
    neededCount: number;
    /** It has predicted this child's answers better than the ladder. */
    isMemoryOffered: boolean;
    memoryModel: Fit;
    ladder: Fit;
    childMean: Fit;
}

/** How well predictions have fitted. */
export interface Fit {
    /** The mean surprise of an answer, in ten-thousandths of a nat; less is better. */
    logLoss: number;
    /** The mean square of what was off, in ten-thousandths; less is better. */
    brier: number;
    /** How far the predictions of a bin are from what came of them, in ten-thousandths; less is better. */
    calibrationError: number;
    /** Those that have answers, from the lowest predictions up. */
    bins: Array<FitBin>;
}

/** Predictions of about one size. */
export interface FitBin {
    /** Answers in it. */
    forecastCount: number;
    /** The mean prediction. */
    predictedPercent: number;
    /** How many were right. */
    rightPercent: number;
}

/** A subject and how hard its questions are. */
export interface SubjectLevel {
    subject: string;
    /** A short name for people. */
    title: string;
    /** How difficulty follows the answers. */
    adaptivePolicy: "target80" | "steady" | "early";
    /** Else it is as the pack says. */
    isChosenByParent: boolean;
    /** Of the next question of a quiz. */
    questionLevel: number;
    /** How the level came about, the newest last. */
    changes: Array<LevelChange>;
}

/** A change of the level. */
export interface LevelChange {
    fromLevel: number;
    toLevel: number;
    levelReason: "rightInRow" | "wrongInRow" | "tooEasy" | "tooHard";
    changedAt: string;
    /** Why, in words for the parent. */
    say: string;
}

export interface FactsStatus {
    /** All six, in order. */
    factBands: Array<FactBand>;
    typing: FactTyping;
    /** From when on a sprint can begin; absent: now. */
    sprintsRestUntil?: string;
    /** A sentence for the child, or for the parent who asks. */
    say: string;
    factDetails?: FactDetails;
    /** Whether they are for the child's grade, or the child has begun with them; others begin by choice. */
    isOffered: boolean;
}

/** A step on the way to all facts. */
export interface FactBand {
    /** Its number. */
    factBand: number;
    /** What belongs to it, for people. */
    title: string;
    /** Facts that are remembered by themselves; both orders of a sum or a product are one. */
    recordCount: number;
    /** Those that were right twice; for a child at any time, for a parent now. */
    knownCount: number;
    /** Those that were right within the time gate in two of three answers, on two days; likewise. */
    fluentCount: number;
}

/** How fast the child types. */
export interface FactTyping {
    /** The median of copied numbers; absent: it is not known. */
    typingMilliseconds?: number;
    /** It is time for `activity.start` with kind `copying`; without it no fact becomes fluent. */
    isDue: boolean;
}

/** What only parents see. */
export interface FactDetails {
    /** The band in hand; absent before it is found. */
    factBand?: number;
    /** How long a fluent answer may take without typing. */
    gateMilliseconds: number;
    /** Records that are fluent now. */
    fluentNow: number;
    /** Records that were fluent again after a lapse. */
    regainedCount: number;
    /** Due facts that were asked after seven days without practice. */
    recallAnswers: number;
    /** How many of them were right. */
    recallRight: number;
    /** How the band came about, the last eight. */
    bandChanges: Array<FactBandChange>;
}

/** A change of the band. */
export interface FactBandChange {
    /** The band from then on. */
    factBand: number;
    bandReason: "placed" | "passed" | "forgotten";
    day: string;
    /** The same in words. */
    say: string;
}

export interface FactsMatrix {
    /** By the first number, then by the second. */
    factCells: Array<FactCell>;
}

export interface FactExplained {
    microLesson: MicroLesson;
    /** The band that it belongs to. */
    factBand: number;
    /** All facts of the same three numbers. */
    family: Array<string>;
}

export interface FactsGoal {
    /** The most right answers of a sprint so far. */
    sprintBest?: number;
    /** What the next sprint is to reach; the first one has none. */
    goal?: number;
    /** What kidd would propose. */
    suggestedGoal?: number;
    /** Sprints that can begin before a rest, of all domains together. */
    sprintsLeft: number;
}

/** A child's progress at a glance. */
export interface LearningOverview {
    today: string;
    subjects: Array<SubjectProgress>;
    /** Stars that the child can spend. */
    stars: number;
    /** Ever. */
    lifetimeStars: number;
    /** Ever. */
    points: number;
    learningMonth: LearningMonth;
    learningWeek: LearningWeek;
    /** The lessons finished last, the latest first. */
    recentLessons: Array<RecentLesson>;
    /** The last 30 days, today last. */
    heatMap: Array<HeatDay>;
    accuracy?: Accuracies;
}

/** A child's lessons of one subject. */
export interface SubjectProgress {
    subject: string;
    title: string;
    /** Lessons passed. */
    passed: number;
    /** Lessons there are for this child. */
    lessonCount: number;
    /** Skills that were ever mastered. */
    masteredSkills: number;
    /** Skills of those lessons. */
    skillCount: number;
}

/** The present calendar month. */
export interface LearningMonth {
    first: string;
    last: string;
    /** The days that count as learning days. */
    learningDays: Array<string>;
}

/** The present household week. */
export interface LearningWeek {
    first: string;
    /** Minutes in learning activities, as far as they were counted. */
    learningSeconds: number;
}

/** A finished lesson. */
export interface RecentLesson {
    lesson: string;
    title: string;
    subject: string;
    bestPercent: number;
    timesFinished: number;
    /** The last time. */
    finishedAt: string;
}

/** A day of the heat map. */
export interface HeatDay {
    day: string;
    /** Finished ones that count: lessons, quizzes and practice with 40 percent right at first. */
    lessonCount: number;
    /** None, one, two or three, four and more. */
    heat: number;
}

/**
 * Right first answers. A question counts once a day here, as badges count it; reports count every first answer.
 * Copying math facts counts in neither.
 */
export interface Accuracies {
    recent?: Accuracy;
    allTime?: Accuracy;
}

export interface SubjectInDetail {
    subjectProgress?: SubjectProgress;
    /** In the order of lessons. */
    mastery: Array<MasteryEntry>;
    /** The earliest first. */
    nextReviews: Array<UpcomingReview>;
}

/** A skill and its day. */
export interface UpcomingReview {
    skill: string;
    /** A short name for people. */
    title: string;
    /** The household day from which on it is to be looked at again. */
    dueDay: string;
}

export interface SkillInDetail {
    skillMastery: MasteryEntry;
    /** The latest first. */
    finishedLessons: Array<RecentLesson>;
    /** The household day from which on it is to be looked at again. */
    dueDay?: string;
    /** What the next medal asks for, in words for the child. */
    say: string;
}

export interface SkillExplained {
    skillMastery: MasteryEntry;
    /** The answers that count, the first ones first. */
    windows: Array<MasteryWindow>;
    /** The same in words for the child. */
    say: string;
}

export interface HeatMap {
    /** Each day, today last. */
    heatMap: Array<HeatDay>;
}

export interface FamilyReport {
    /** The first household day. */
    first: string;
    /** The last one. */
    last: string;
    /** The present one. */
    today: string;
    /** One for each child, in the order in which they came. */
    reports: Array<ChildReport>;
}

/** What a child did and learned in some household days. */
export interface ChildReport {
    child: string;
    name: string;
    /** Each day, in order. */
    reportDays: Array<ReportDay>;
    totals: ReportTotals;
    totalsBefore?: ReportTotals;
    /** The one with the most time first. */
    reportSubjects: Array<ReportSubject>;
    rightShare?: Accuracy;
    /** Those that were finished then, the latest first, with how often and how well in these days. */
    finishedLessons: Array<RecentLesson>;
    /** Skills that were mastered for the first time. */
    newlyMastered: Array<ReportSkill>;
    /** Skills that were practised and are not mastered. */
    practised: Array<ReportSkill>;
    /** Skills in which many of the last answers were wrong. */
    needsHelp: Array<SkillNeed>;
    /** The one with the most answers first. */
    reportKinds: Array<ReportKind>;
    /** Of wrong first answers, the most frequent class first: 5 at most, each seen twice or more. */
    mistakeClasses: Array<ReportMistake>;
    reviewPlan: ReviewPlan;
    challengeCounts: ChallengeCounts;
    /** Badges that were earned then. */
    newBadges: Array<ReportBadge>;
    factTimes?: ReportFacts;
    /** Of all time, from the lowest predictions up. */
    recallBins: Array<RecallBin>;
    /** What was done, in sentences for the parent. */
    highlights: Array<string>;
    /**
     * Skills that were mastered before, and are learned again since two reviews in a row were not passed; as of
     * today.
     */
    learnedAgain: Array<ReportSkill>;
    multiplicationFacts?: ReportFacts;
}

/** A household day. Its times are rounded up to whole seconds. */
export interface ReportDay {
    day: string;
    /** Screen time, learning among it. */
    screenSeconds: number;
    /** In learning activities, as limits count it. */
    learningSeconds: number;
    /** By the limits that held on the day; absent: no limit. */
    limitMinutes?: number;
    /** Finished ones that count: lessons, quizzes and practice with 40 percent right at first. */
    lessonCount: number;
    /** Whether it counts for the streak. */
    isLearningDay: boolean;
    starsEarned: number;
    /** True: over before the child was added; there is nothing to tell of it. */
    isBefore?: boolean;
}

/** What some days come to: times are the sum of those of each day. */
export interface ReportTotals {
    /** Screen time, learning among it. */
    screenSeconds: number;
    /** In learning activities. */
    learningSeconds: number;
    /** Sittings in which questions were answered: a pause of half an hour ends one. */
    sessionCount: number;
    /** Finished ones that count: lessons, quizzes and practice with 40 percent right at first. */
    lessonCount: number;
    /** Days that count for the streak. */
    learningDayCount: number;
    /** Scored first answers. */
    answers: number;
    /** Skills that were mastered for the first time. */
    newSkillCount: number;
    /** Math facts that became fluent for the first time. */
    newFactCount: number;
    starsEarned: number;
}

/** A subject in a report. */
export interface ReportSubject {
    /** Empty: it is not known any more. */
    subject: string;
    title: string;
    /** From one answer to the next, five minutes of silence at most; days tell what the limits counted instead. */
    learningSeconds: number;
    /** Finished ones that count: lessons, quizzes and practice with 40 percent right at first. */
    lessonCount: number;
    rightShare?: Accuracy;
}

/** A skill in a report. */
export interface ReportSkill {
    /** `mastery.explain` has the answers behind it. */
    skill: string;
    /** A short name for people. */
    title: string;
    /** The best mean of a window of answers. */
    percent: number;
}

/** A skill in which somebody should help: four of the last ten first answers were wrong. */
export interface SkillNeed {
    skill: string;
    /** A short name for people. */
    title: string;
    rightShare: Accuracy;
    /** What was seen, and what a parent can do. */
    say: string;
}

/** Questions of one kind in a report. */
export interface ReportKind {
    kind: string;
    rightShare: Accuracy;
    /** Hints before these answers. */
    hintCount: number;
}

/** Mistakes of one class in a report. */
export interface ReportMistake {
    mistakeClass: "offByOne" | "miscounted" | "leftOut" | "wrongOperation" | "givenNumber" | "tenOff" | "swappedDigits" | "tensForOnes" | "otherDouble" | "numberWord" | "comparedWrong" | "wrongDirection" | "wrongStep" | "equalSign" | "numberBond" | "clockHands" | "coinValue" | "rulerMark" | "otherBar" | "fractionParts" | "evenOrOdd" | "patternUnit" | "otherShape" | "groupOff" | "timesAsPlus";
    /** First answers that showed it. */
    timesMade: number;
    /** Where it was seen most often; `math-facts` stands for math facts. */
    skill: string;
    /** A short name of that skill for people. */
    title: string;
    /** What was seen, and what a parent can do about it at the kitchen table. */
    say: string;
}

/** Mastered skills that are to be looked at again. */
export interface ReviewPlan {
    /** Those that wait. */
    dueCount: number;
    /** Those whose day comes within a week. */
    soonCount: number;
    /** The ten next ones, the earliest first. */
    nextReviews: Array<UpcomingReview>;
}

/** Challenges in a report. */
export interface ChallengeCounts {
    /** Ever given. */
    givenCount: number;
    /** Ever completed. */
    completedCount: number;
    /** Under way. */
    runningCount: number;
    /** Completed in these days. */
    completedNow: number;
}

/** A badge in a report. */
export interface ReportBadge {
    badge: string;
    /** What it is called. */
    title: string;
    /** The household day on which it was earned. */
    day: string;
}

/** Math facts in a report. */
export interface ReportFacts {
    /** Facts that are remembered by themselves. */
    recordCount: number;
    /** Those that were right twice. */
    knownCount: number;
    /** Those that are fluent now. */
    fluentCount: number;
    /** In order. */
    byBand: Array<BandTimes>;
    byStrategy: Array<StrategyTimes>;
    /** The ten slowest ones. */
    slowFamilies: Array<FamilyTimes>;
}

/** How long right answers of a band take. */
export interface BandTimes {
    factBand: number;
    /** Those that are known, as `facts.status` counts them. */
    recordCount: number;
    /** Without typing. */
    medianMilliseconds: number;
}

/** How long right answers take that are worked out in one way. */
export interface StrategyTimes {
    strategy: "identity" | "countOn" | "doubles" | "makeTen" | "nearDoubles" | "decompose" | "bridgeTen" | "thinkAddition" | "timesRule" | "doubling" | "doubleDouble" | "halfOfTen" | "tenTimesLess" | "oneMoreGroup" | "besideSquare" | "turnRound" | "thinkMultiplication";
    /** Those that are known, as `facts.status` counts them. */
    recordCount: number;
    /** Without typing. */
    medianMilliseconds: number;
}

/** How long right answers of a family take. */
export interface FamilyTimes {
    /** The smaller one of its numbers. */
    part: number;
    /** The other one; the third is what both make. */
    otherPart: number;
    /** Those that are known, as `facts.status` counts them. */
    recordCount: number;
    /** Without typing. */
    medianMilliseconds: number;
}

/** Predictions of about one size, and what came of them. */
export interface RecallBin {
    /** Answers that were predicted. */
    answers: number;
    /** The mean prediction. */
    predictedPercent: number;
    observed: Accuracy;
}

/** All together. */
export interface TogetherBoard {
    board: "together";
    metric: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    period: "week" | "month" | "allTime";
    /** The first day of the period; absent: all time. */
    first?: string;
    /** The last day of the period; absent: all time. */
    last?: string;
    /** A sentence for the viewer. */
    say: string;
    computedAt: string;
    together: Together;
}

/** The household's way to a shared goal. */
export interface Together {
    /** Tenths that are done; a child under ten is told nothing else. */
    tenths: number;
    /** Everybody who takes part. */
    members: Array<BoardMember>;
    /** The sum of all members; absent for a child under ten. */
    sum?: number;
    /** The goal; absent for a child under ten. */
    target?: number;
    /** Each member's part; for parents only. */
    parts?: Array<MemberAmount>;
}

/** A child that takes part. */
export interface BoardMember {
    child: string;
    name: string;
}

/** A member's part. */
export interface MemberAmount {
    member: BoardMember;
    amount: number;
}

/** The child's own best, or every member's. */
export interface OwnBestBoard {
    board: "ownBest";
    metric: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    period: "week" | "month" | "allTime";
    /** The first day of the period; absent: all time. */
    first?: string;
    /** The last day of the period; absent: all time. */
    last?: string;
    /** A sentence for the viewer. */
    say: string;
    computedAt: string;
    /** What only this kind has. */
    ownBest: Array<OwnBest>;
}

/** A child against itself. */
export interface OwnBest {
    member: BoardMember;
    /** In the present period. */
    amount: number;
    /** The amount of the best period so far, the current one included; it never falls. */
    best: number;
}

/** The first first. */
export interface RankedBoard {
    board: "ranked";
    metric: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    period: "week" | "month" | "allTime";
    /** The first day of the period; absent: all time. */
    first?: string;
    /** The last day of the period; absent: all time. */
    last?: string;
    /** A sentence for the viewer. */
    say: string;
    computedAt: string;
    /** What only this kind has. */
    ranked: Array<RankedMember>;
}

/** A member with its rank. */
export interface RankedMember {
    /** Equal amounts share a rank: 1, 1, 3. */
    rank: number;
    member: BoardMember;
    amount: number;
}

/** A shared goal. */
export interface SharedGoal {
    /** What the goal counts. */
    metric: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    /** The span in which it is tried. */
    period: "week" | "month" | "allTime";
    /** With the members of today. */
    target: number;
    /** Whether no parent has set it. */
    isUsual: boolean;
}

export interface LedgerPage {
    /** The newest first. */
    lines: Array<LedgerLine>;
    /** The value of `before` for the next page, which may be empty; absent on the last page. */
    next?: number;
    /** On the last page: lines of the days before this one were folded into daily totals, as a parent decided. */
    foldedBefore?: string;
}

/** Stars and points, and why. Lines are only added, never changed. */
export interface LedgerLine {
    /** Rises from line to line, not one by one. */
    number: number;
    /** When it was recorded. */
    at: string;
    /** What it was for. */
    what: "rightAnswer" | "runBonus" | "fifthAnswer" | "hintPaid" | "challengeBonus";
    /** Less than 0 where they were paid. */
    starsChange: number;
    /** Points that this line adds. */
    pointsEarned: number;
    /** While its pack is installed. */
    lesson?: string;
    /** The reason for people. */
    say: string;
    /** What the lesson is called. */
    title?: string;
}

export interface Badges {
    /** In the order in which they were earned. */
    earned: Array<EarnedBadge>;
    /** Those of the program, then the family's own. */
    open: Array<OpenBadge>;
    /** In the order in which they were given. */
    stickers: Array<Sticker>;
}

/** A badge that can still be earned. */
export interface OpenBadge {
    badge: string;
    title: string;
    /** The rule; always readable. */
    description: string;
    /** Name of a picture. */
    icon: string;
    /** The group in which front-ends show it. */
    category: "milestone" | "streak" | "mastery" | "exploration" | "fluency" | "challenge";
    /** Show its picture only when it is earned. */
    hasHiddenArt: boolean;
    /** What was reached of the target. */
    value: number;
    /** How many are needed in all. */
    target: number;
    /** Of a badge of the family's own: what earns it, made from its condition; the `description` is the family's. */
    sayRule?: string;
}

export interface SeenBadges {
    /** What is still to be shown. */
    unseen: Array<BadgeBrief>;
}

export interface Streaks {
    dayStreak: DayStreak;
    weekStreak: WeekStreak;
    /** Learning days of this calendar month. */
    learningDaysThisMonth: number;
    /** The last 14, today last. */
    days: Array<StreakDay>;
    /** A sentence for the child. */
    say: string;
}

/** Weeks in a row with enough learning days. */
export interface WeekStreak {
    /** Weeks in a row; the current one counts once it has enough learning days. */
    length: number;
    /** The most that it ever came to. */
    longest: number;
    /** In the present household week. */
    learningDayCount: number;
    /** Learning days that make a week count. */
    target: number;
}

/** One household day. */
export interface StreakDay {
    /** The household day. */
    day: string;
    /** One finished lesson that counts, or ten first answers, at least 40 percent of the day's right. */
    isLearningDay: boolean;
    /** A day of rest that was bridged. */
    isRestDay: boolean;
    /** Finished. */
    lessonCount: number;
    /** Scored first answers. */
    answers: number;
}

/** The family's own badges. */
export interface FamilyBadges {
    /** In the order in which they came. */
    badges: Array<BadgeDefinition>;
}

/** A badge, as it stands in a file of badges. */
export interface BadgeDefinition {
    /** What names it: a to z, 0 to 9, . _ and -, such as `family.reader`. */
    badge: string;
    /** What a family calls its own badge; it has to have one. */
    title?: string;
    /** A sentence for the child: how a family's own badge is earned; it has to have one. */
    description?: string;
    /** The name of a drawing of the program; `pictures.md` lists them. */
    icon: string;
    /** The group in which front-ends show it. */
    category: "milestone" | "streak" | "mastery" | "exploration" | "fluency" | "challenge";
    condition: BadgeCondition;
    /** Whether its picture is a surprise until it is earned. */
    hasHiddenArt?: boolean;
}

/** Different lessons that were finished, of one subject or of any. */
export interface LessonsCompletedRule {
    rule: "lessonsCompleted";
    /** Lessons. */
    count: number;
    /** The id of a subject; absent: any. */
    subject?: string;
}

/** Scored first answers. */
export interface QuestionsAnsweredRule {
    rule: "questionsAnswered";
    /** Answers. */
    count: number;
}

/** So many percent in quizzes over different lessons, of five questions or more. */
export interface QuizzesAtRule {
    rule: "quizzesAt";
    /** The least result. */
    percent: number;
    /** Lessons with such a quiz. */
    count: number;
}

/** Learning days in a row, ever. */
export interface DayStreakRule {
    rule: "dayStreak";
    /** Days. */
    count: number;
}

/** One of some skills was mastered. */
export interface SkillMasteredRule {
    rule: "skillMastered";
    /** Ids; one of them is enough. */
    skills: Array<string>;
}

/** Every skill of a domain that the child may have was mastered. */
export interface DomainMasteredRule {
    rule: "domainMastered";
    /** The id of a subject. */
    subject: string;
    /** A domain as `skill.list` tells it. */
    domain: string;
    /** Only what this grade is expected to know; absent: all grades. */
    grade?: "PK" | "K" | "1" | "2" | "3" | "4" | "5" | "6";
}

/** Challenges that were reached. */
export interface ChallengesCompletedRule {
    rule: "challengesCompleted";
    /** Challenges. */
    count: number;
}

/** Minutes of learning. */
export interface LearningMinutesRule {
    rule: "learningMinutes";
    /** Minutes. */
    count: number;
}

/** Points, bonuses of challenges left out. */
export interface BasePointsRule {
    rule: "basePoints";
    /** Points. */
    count: number;
}

/** Stars that were earned; those paid for hints are not taken off. */
export interface StarsEarnedRule {
    rule: "starsEarned";
    /** Stars. */
    count: number;
}

/** A question of every kind in the lessons that the child may have. */
export interface QuestionKindsUsedRule {
    rule: "questionKindsUsed";
}

/** A finished lesson of every subject that the child may have. */
export interface SubjectsExploredRule {
    rule: "subjectsExplored";
}

/** Right answers in one sprint of math facts. */
export interface TimedScoreRule {
    rule: "timedScore";
    /** Right answers. */
    count: number;
}

/** Math facts that are fluent again after a lapse. */
export interface FactsRegainedRule {
    rule: "factsRegained";
    /** Facts. */
    count: number;
}

/** The family's own badges. */
export interface AddedBadges {
    /** All of the family's own. */
    badges: Array<BadgeDefinition>;
    /** Children who have earned some of the new ones already. */
    earnedAtOnce: Array<BadgesOfChild>;
}

/** Badges that a child has just earned. */
export interface BadgesOfChild {
    child: string;
    badges: Array<BadgeBrief>;
}

export interface ChallengeTemplates {
    templates: Array<ChallengeOffer>;
}

/** A template as it would be for a child from today on. */
export interface ChallengeOffer {
    /** Names it for `challenge.create`. */
    template: string;
    title: string;
    description: string;
    icon: string;
    wanted: ChallengeGoal;
    bonusPercent: number;
    startsOn: string;
    endsBefore: string;
    /** Whether it can be met inside the child's limits as it stands. */
    fits: boolean;
    /** Why it does not fit, with the sum. */
    obstacle?: string;
    /** Where it does not fit: the largest target that does; absent: none. */
    largestTarget?: number;
}

/** Challenges, child by child. */
export interface ChallengesByChild {
    /** In the order in which the children were added. */
    byChild: Array<ChildChallenges>;
}

/** A screen of the front-end came into view. */
export interface ScreenAppeared {
    event: "screen_appeared";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The front-end's name of it, such as `map`. */
    screen: string;
}

/** An item was answered. Those of kidd's own activities are known: `log.export` has them anyway. */
export interface ItemAnswered {
    event: "item_answered";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity: string;
    /** The skill that it practices. */
    skill?: string;
    /** The question. */
    item: string;
    /** The kind of the question, such as `multipleChoice`. */
    kind?: string;
    /** Whether it was right; absent: nobody graded it. */
    correct?: boolean;
    /** Which try. */
    attempt?: number;
    /** Hints that were given before. */
    hints?: number;
    /** From seeing to answering. */
    responseMilliseconds?: number;
    /** From 1, the easiest, to 5. */
    difficulty?: number;
}

/** A hint was looked at. Those of kidd's own activities are known: `log.export` has them anyway. */
export interface HintUsed {
    event: "hint_used";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity: string;
    /** The question. */
    item: string;
    /** Which hint of the question it was. */
    number?: number;
}

/** A badge was earned. Those that kidd gave are known: `log.export` has them anyway. */
export interface BadgeEarned {
    event: "badge_earned";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** Its key. */
    badge: string;
}

/** The front-end began to be used. Leases and activities are known: `log.export` has them anyway. */
export interface SessionStart {
    event: "session_start";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** A name that the front-end chose. */
    session: string;
}

/** The front-end is not used any more. */
export interface SessionStop {
    event: "session_stop";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** As it began. */
    session: string;
    /** How long it was. */
    durationSeconds?: number;
}

/** A block of ones, tens, hundreds or thousands was moved. */
export interface Base10BlockMoved {
    event: "base10_block_moved";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity?: string;
    /** The question. */
    item?: string;
    /** What it stands for. */
    block: "one" | "ten" | "hundred" | "thousand";
    /** Where it lay. */
    fromColumn: "tray" | "ones" | "tens" | "hundreds" | "thousands";
    /** Where it lies then. */
    toColumn: "tray" | "ones" | "tens" | "hundreds" | "thousands";
}

/** A hand of a clock was moved. */
export interface ClockHandMoved {
    event: "clock_hand_moved";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity?: string;
    /** The question. */
    item?: string;
    hand: "hour" | "minute";
    /** What the clock shows then: minutes after twelve. */
    shownMinutes: number;
}

/** A coin was dragged. */
export interface CoinDragged {
    event: "coin_dragged";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity?: string;
    /** The question. */
    item?: string;
    /** The coin's id in the question, or a name of the front-end's. */
    coin: string;
    /** Whether it lies among those that pay then; false: it was taken back. */
    isPaid: boolean;
}

/** Parts of a shape were shaded, or cleared again. */
export interface FractionShaded {
    event: "fraction_shaded";
    /** How long before the call it happened; if absent, just now. */
    agoMilliseconds?: number;
    /** The activity: the id of kidd's own, or a name of the front-end's. */
    activity?: string;
    /** The question. */
    item?: string;
    /** How many equal parts the shape has. */
    partCount: number;
    /** How many of them are shaded then, `partCount` at most. */
    shadedCount: number;
}

export interface LogAppended {
    /** Whether a parent consents; otherwise nothing was stored. */
    analytics: boolean;
    /** How many events are stored now. */
    storedCount: number;
    /** How many were left out, because kidd has them in the child's record anyway. */
    knownCount: number;
}

export interface LogState {
    /** Whose log it is. */
    child: string;
    /** Whether a parent consents (`consents` of `child.update`). */
    analytics: boolean;
    /** Events of front-ends that are kept. */
    eventCount: number;
    /** At most so many are kept: the oldest go first. */
    mostEvents: number;
    /** Events older than so many months go. */
    keptMonths: number;
}

export interface LogExport {
    /** Whether a parent consents; otherwise there are no events. */
    analytics: boolean;
    /** Statements of xAPI 1.0.3, in the order in which kidd heard of them. */
    statements?: Array<unknown>;
    /** In the order in which kidd heard of them. */
    anonymousEvents?: Array<AnonymousEvent>;
    /** For further anonymous pages. Who has it can tell who is who: throw it away. */
    idSalt?: string;
    /**
     * The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last
     * page.
     */
    next?: number;
}

/** An event that names nobody. */
export interface AnonymousEvent {
    /** A random name of the child, the same in all of an export. */
    person: string;
    /** The household day. */
    day: string;
    loggedEvent: LoggedEvent;
}

export interface Subscribed {
    /** The value for `since` until the first event comes. */
    cursor: string;
    /**
     * True if kidd cannot continue after `since`, because of a restart or because too much has happened: use
     * `present`.
     */
    gap: boolean;
    present: EventState;
}

/** The state at the beginning of a subscription. */
export interface EventState {
    /** The daemon's clock. */
    now: string;
    /** The child of the subscription, or all. */
    children: Array<ChildPresent>;
}

/** One child as it is now. */
export interface ChildPresent {
    /** The child's id. */
    child: string;
    /** Its display name. */
    name: string;
    /** As in `time.mayI`. */
    version: number;
    decision?: Decision;
    /** With `time.request`: the open ones. */
    requests?: Array<TimeRequest>;
    summary?: ActivitySummary;
    rewards?: RewardsBrief;
    policy?: ScreenTimePolicy;
}

/** What a child has earned so far. */
export interface RewardsBrief {
    /** To spend. */
    stars: number;
    /** Points ever earned. */
    points: number;
    dayStreak: DayStreak;
}

export interface AuditPage {
    /** In the order that was asked for. */
    entries: Array<AuditEntry>;
    /**
     * The value of `before` (`afterSeq`, when the oldest come first) for the next page, which may exist even after
     * an empty page; absent on the last page.
     */
    next?: number;
}

/** One thing that was done. */
export interface AuditEntry {
    /** Its place in the journal. */
    seq: number;
    /** When it was recorded. */
    at: string;
    /** `parent`, `child`, `owner`, `anyone` or `daemon`. */
    role: string;
    /** The name of the parent or child who did it. */
    who?: string;
    /** The id of the parent who did it, which no other gets; parents only. */
    parent?: string;
    /** The account (uid) that it came from; parents only. */
    uid?: number;
    /** A word for programs, such as `timeGranted`. */
    what: string;
    /** What it is about; absent when it cannot be read. */
    area?: "time" | "rules" | "children" | "access" | "household" | "content" | "challenges" | "clock" | "daemon";
    /** The child that it is about. */
    child?: string;
    /** The same for people. */
    say: string;
}

export interface AuditReport {
    /** How many there are. */
    entryCount: number;
    /** The place of the first entry in the journal; absent if there is none. */
    firstSeq?: number;
    /** The last one's. */
    lastSeq?: number;
    /** Whether every entry is as it was written, and none is missing. */
    intact: boolean;
    /** The first 100, in the order of their places. */
    faults: Array<AuditFault>;
    /** All of them. */
    faultCount: number;
    /** The same for people. */
    say: string;
}

/** One thing that is wrong. */
export interface AuditFault {
    /** The place in the journal that it is about. */
    seq: number;
    /** What does not fit there. */
    kind: "altered" | "inserted" | "removed" | "truncated" | "unreadable" | "end";
    /** The same for people. */
    say: string;
}

/** A backup, and what is in it. */
export interface BackupContents {
    /** Where the file is. */
    path: string;
    /** Its size. */
    bytes: number;
    /** BLAKE2b-256 of the file, in hexadecimal digits, as `b2sum -l 256` makes it. */
    digest?: string;
    /** What the family calls itself. */
    name: string;
    /** What is inside is of this moment. */
    madeAt: string;
    /** The version of kidd that made it. */
    kiddVersion: string;
    /** Rows of the journal. */
    rows: number;
    /** What the children are called. */
    childNames: Array<string>;
    /** Installed packs. */
    packCount: number;
    /** Whether everything inside can be read. */
    intact: boolean;
    /** The first 100 things that cannot; empty: all is whole. */
    findings: Array<string>;
    /** Rows that came from the backup, when only what was damaged was put back. */
    mendedRows?: number;
    /** Rows that were given up then, because neither had them whole. */
    givenUpRows?: number;
}

export interface Backups {
    lastBackup?: BackupSummary;
    plan: BackupPlan;
    /** Those that the schedule made and that are there, the newest first. */
    files: Array<BackupFile>;
    /** Why the last one that was due could not be made, or why the age of the last one is not known. */
    say?: string;
}

/** The last backup in short. */
export interface BackupSummary {
    /** Where it was put. */
    path: string;
    /** Its size. */
    bytes: number;
    /** What is inside is of this moment. */
    madeAt: string;
}

/** A file in the folder of the schedule that it made. */
export interface BackupFile {
    /** Where it is. */
    path: string;
    /** Its size. */
    bytes: number;
    /** When it was written, as the file system says. */
    writtenAt: string;
}

export interface DaemonInfo {
    /** The version of the running daemon. */
    version: string;
    /** The version of the protocol, as `rpc.version` tells it. */
    protocol: number;
    /** How the household stands. */
    state: "notSetUp" | "open" | "damaged" | "opening" | "sealed";
    /** A developer's data folder: the clock can be moved. */
    isDeveloper: boolean;
    /** The daemon's clock. */
    now: string;
    /** How far kidd trusts the clock; while it does not, no new day or week begins. */
    clock: "trusted" | "drifted" | "unknown";
}

export interface DaemonStats {
    process: ProcessStats;
    storage: StorageStats;
    traffic: TrafficStats;
    /** How many children there are, archived ones too. */
    childCount: number;
    /** Content packs: id and version. */
    packVersions: Array<string>;
}

/** The daemon's process. */
export interface ProcessStats {
    /** The daemon's process. */
    pid: number;
    /** The account that it runs under. */
    uid: number;
    /** When this run began. */
    startedAt: string;
    /** How long it has run; a machine that sleeps counts. */
    uptimeSeconds: number;
    /** Memory that it has of the machine (resident). */
    memoryBytes: number;
}

/** What is stored. */
export interface StorageStats {
    /** Rows of the journal. */
    rows: number;
    /** Rows that the next start reads after its snapshot. */
    rowsSinceSnapshot: number;
    /** The size of the database. */
    databaseBytes: number;
    /** The size of its write-ahead log, the reserve for a full disk included. */
    logBytes: number;
    /** Free where they lie, as the file system says. */
    freeBytes: number;
    /** Whether there is room on the disk for what is decided. */
    disk: "ample" | "reserve" | "spent";
}

/** What goes on over the socket. */
export interface TrafficStats {
    /** Connections that are open, this one too. */
    connections: number;
    /** Connections that hear events. */
    subscribers: number;
    /** Calls since the start, refused ones too. */
    callCount: number;
    /** Notifications of changes, which are not run, since the start. */
    ignoredNotifications: number;
    /** PINs that are being checked or wait for it. */
    waitingPins: number;
    /** Bytes of replies and events that clients have not taken. */
    untakenBytes: number;
}

export interface DoctorReport {
    /** True if nothing is damaged and nothing differs. */
    healthy: boolean;
    /** Rows of the journal that could be read. */
    rows: number;
    /** How many children the check went through. */
    childCount: number;
    /** The first places that cannot be read. */
    damaged: Array<DamagedRow>;
    /** How many such places there are. */
    damagedCount: number;
    /** Faults that the database finds in its file; empty: none. */
    file: Array<string>;
    /** The state of the snapshot, which a start reads instead of the rows before it. */
    snapshot: "none" | "same" | "different" | "unreadable";
    /** The last row that is in it. */
    snapshotRow?: number;
    /** What the daemon knows. */
    state: "same" | "different";
    /** What differs, such as `mia: rewards`. */
    differences: Array<string>;
    /** What is wrong with replies that are kept for repeated calls; absent: nothing. */
    replies?: Array<string>;
    /** Installed packs that cannot be used, each with the reason; absent: there are none. */
    packFaults?: Array<string>;
    /** Whether there is room on the disk for what is decided. */
    disk: "ample" | "reserve" | "spent";
    /** How long the reading took, by the monotonic clock. */
    tookMilliseconds: number;
}

/** A place that cannot be read. */
export interface DamagedRow {
    /** Its number. */
    row: number;
    /** What is wrong with it. */
    say: string;
}

export interface DaemonReloaded {
    /** The packs of `--pack` that were read: id and version. */
    packVersions: Array<string>;
    /** The ids of those that are not what they were. */
    changedPacks: Array<string>;
    /** What is logged. */
    log: "error" | "info" | "debug";
}

export interface ClockReading {
    /** The daemon's wall clock after the call. */
    now: string;
}

/** What a child may do now has changed. The event has the whole decision, as in `time.mayI`. */
export interface TimeStateEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.state";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    allowed: boolean;
    /** The first that applies. */
    state: "sealed" | "damaged" | "lockedByParent" | "notAllowed" | "quietHours" | "outsideAllowedWindow" | "dailyLimitReached" | "weeklyLimitReached" | "sessionLimitReached" | "budgetReached" | "warning" | "active";
    /** Every rule that limits, with what is left of it. */
    limits: Array<Limit>;
    /** Seconds to the nearest end of any kind; absent: no end is in sight. */
    remainingSeconds?: number;
    /** The next moment at which the answer can change by itself. */
    validUntil: string;
    /** What would lift the state or postpone the end. */
    liftedBy: Array<"unlock" | "endOfLock" | "grant" | "grantPastQuietHours" | "endOfQuietHours" | "nextAllowedWindow" | "endOfBreak" | "newDay" | "newWeek" | "laterDay" | "unseal" | "filterChange" | "repair" | "roomOnDisk">;
    /** A sentence for the child. */
    say: string;
}

/** A child's time ends in 5 minutes or less, and once more in 1. */
export interface TimeWarningEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.warning";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** The warning: 5, or 1 for the last one. */
    minutes: number;
    /** Seconds to the end. */
    remainingSeconds?: number;
    /** The next moment at which this can change by itself. */
    validUntil: string;
    /** What would postpone the end. */
    liftedBy: Array<"unlock" | "endOfLock" | "grant" | "grantPastQuietHours" | "endOfQuietHours" | "nextAllowedWindow" | "endOfBreak" | "newDay" | "newWeek" | "laterDay" | "unseal" | "filterChange" | "repair" | "roomOnDisk">;
    /** A sentence for the child. */
    say: string;
}

/** Whether an open activity may go on has changed, by its own budget, allowance or filter: for who holds its lease. */
export interface TimeActivityEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.activity";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** The lease that is open for it. */
    lease: string;
    activity: ActivityRef;
    decision: Decision;
}

/** A child asked for time, a parent answered, or the request expired. */
export interface TimeRequestEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.request";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** What happened to the request. */
    what: "opened" | "decided" | "expired";
    /** For `time.decide`. */
    request: string;
    /** The requested minutes. */
    minutes: number;
    /** The child's own words. */
    reason?: string;
    activity?: ActivityRef;
    /** How the request stands now. */
    state: "open" | "approved" | "declined" | "expired";
    /** Until when it can be answered. */
    expiresAt: string;
    /** When it was approved. */
    grant?: string;
    /** When it was approved. */
    grantedMinutes?: number;
    /** The parent's, to the child. */
    word?: string;
    /** Who answered; parents only. */
    by?: string;
    /** A sentence for the subscriber. */
    say: string;
}

/** A child has used the screen for `breakNudgeMinutes` without a break: time to look up. Nothing is blocked. */
export interface TimeBreakEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.break";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** Minutes without a break. */
    minutes: number;
    /** A sentence for the child. */
    say: string;
}

/** Minutes were given, redeemed, earned or taken back. */
export interface TimeGrantEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "time.grant";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** How the minutes came or went. */
    what: "given" | "redeemed" | "earned" | "undone";
    /** The id of the grant, for `time.undoGrant`. */
    grant: string;
    /** As they were given, used or not. */
    minutes: number;
    activity?: ActivityRef;
    /** Whether they hold in quiet hours and outside of allowed windows too. */
    pastQuietHours: boolean;
    /** When what is left of them is gone. */
    expiresAt: string;
    /** The request that was approved. */
    request?: string;
    /** Seconds that were taken back; only with `undone`. */
    takenBackSeconds?: number;
    /** Who did it; parents only. */
    by?: string;
    /** Parents only. */
    why?: string;
    /** A sentence for the subscriber. */
    say: string;
}

/** A lesson was finished. */
export interface ActivityResultEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "activity.result";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    activity: string;
    /** Of a quiz over a subject: one of its lessons. */
    lesson: string;
    /** Points of right first answers to graded questions. */
    score: number;
    /** What `score` is out of: all points of graded questions; 0: nothing was graded. */
    maximum: number;
    /** `score` of `maximum`, rounded down; of copying, the right ones of `questions`. */
    percent: number;
    /** At 70 %; a review with two of three, or four of five. */
    isPassed: boolean;
    /**
     * All of it, also those that nothing grades (drawing, reading aloud) and those that a clock left no time for;
     * of a sprint those that were reached.
     */
    questions: number;
    /** `questions` without those that nothing grades: show `rightAnswers` of these, such as `18 of 20`. */
    gradedQuestions: number;
    /** Right first answers; never more than `gradedQuestions`. */
    rightAnswers: number;
    starsEarned: number;
    pointsEarned: number;
    /** From 3. */
    longestRun?: number;
    hints: number;
    durationSeconds: number;
    isNewBest: boolean;
    celebration: Celebration;
    /**
     * All that is said to the child at the end. It often begins with `celebration.word`: who shows that as a
     * headline shows here what follows it.
     */
    say: string;
    kind: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** Household days until the skill, which is mastered, is to be looked at again. */
    reviewInDays?: number;
    /** Of a quiz over a subject. */
    subject?: string;
    sprint?: SprintResult;
    /** In events, which come from elsewhere: what it was about, such as the title of its lesson. */
    title?: string;
}

/** A badge was earned. */
export interface RewardsBadgeEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "rewards.badge";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** Its key, such as `lesson.first`. */
    badge: string;
    /** The badge's name in the child's language. */
    title: string;
    /** A sentence for the subscriber. */
    say: string;
}

/** The day streak has changed. */
export interface RewardsStreakEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "rewards.streak";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    dayStreak: DayStreak;
    /** A sentence for the subscriber. */
    say: string;
}

/** A child was given a challenge, has come further with one by a percent, or a parent changed one. */
export interface ChallengeProgressEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "challenge.progress";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    challenge: string;
    title: string;
    state: "running" | "inactive" | "completed" | "ended" | "closed";
    /** Whole percent of what is wanted. */
    percent: number;
    /** The points that it paid, when it was reached. */
    bonusPoints?: number;
    /** A sentence for the subscriber. */
    say: string;
}

/** A child has reached a challenge. */
export interface ChallengeCompletedEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "challenge.completed";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    challenge: string;
    title: string;
    state: "running" | "inactive" | "completed" | "ended" | "closed";
    /** Whole percent of what is wanted. */
    percent: number;
    /** The points that it paid, when it was reached. */
    bonusPoints?: number;
    /** A sentence for the subscriber. */
    say: string;
}

/** The family's board has changed. The event has no numbers: ask `leaderboard.get`. */
export interface LeaderboardEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "leaderboard";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** A sentence for the subscriber. */
    say: string;
}

/** A child's limits or filter were changed. */
export interface PolicyEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "policy";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** After `filter`, ask `lesson.list` again. */
    what: "limits" | "filter";
    policy?: ScreenTimePolicy;
    /** A sentence for the subscriber. */
    say: string;
}

/** A profile or a parent's access has changed, or a PIN was wrong. */
export interface HouseholdEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "household";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** What changed. After `childErased`, which names nobody, ask `child.list` who is there. */
    what: "householdChanged" | "badgesChanged" | "childAdded" | "childChanged" | "childArchived" | "childRestored" | "parentAdded" | "parentUnlocked" | "parentLocked" | "unlockFailed" | "pinChanged" | "recoveryUsed" | "childErased" | "backupFailed" | "parentRenamed" | "parentRemoved" | "recoveryRenewed" | "pinResetByRoot";
    /** The parent that it is about; of `unlockFailed` the one whose connection it was, if it was unlocked. */
    parent?: string;
    /** Wrong entries in a row, of `unlockFailed`. */
    failures?: number;
    /** A sentence for the subscriber. */
    say: string;
}

/** A pack came or went, so `lesson.list` may have another answer. */
export interface PackEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "pack";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** What happened; a child hears `changed`. */
    what: "installed" | "removed" | "changed";
    /** The pack; a child is not told which. */
    pack?: string;
    /** Its version, when it was installed. */
    packVersion?: string;
    /** A sentence for the subscriber. */
    say: string;
}

/** The daemon has ended the subscription; this is its last event. */
export interface SubscriptionEvent {
    /** The number within the subscription, from 1; the numbers of coalesced events are missing. */
    seq: number;
    /** The value for `since` to continue after this event. */
    cursor: string;
    /** How many earlier events of this topic and child this one replaces. */
    coalesced?: number;
    /** The topic of the event, or `subscription` for the last event of a subscription that ended. */
    topic: "subscription";
    /** The child that it is about. */
    child?: string;
    /** When it happened. */
    at: string;
    /** The child's version with this event, as in `time.mayI`. */
    version?: number;
    /** Always true. */
    ended: boolean;
    /**
     * Why it ended. Unlock and subscribe again after `locked`, `expired` and `pinChanged`; connect anew first
     * after `reopened`. What ended by `archived` and `account` is possible again when a parent allows it, by
     * `removed` and `erased` never.
     */
    what: "locked" | "expired" | "archived" | "account" | "removed" | "pinChanged" | "erased" | "reopened";
    /** A sentence for people. */
    say: string;
}

/** How a long call gets on. */
export interface Progress {
    /** The `progressToken` of the call, as it was sent. */
    progressToken: string | number;
    /** Steps that are done. */
    done: number;
    /** Steps in all; absent: not known. */
    total?: number;
    /** What is being done, of calls that say so. */
    phase?: string;
}

/** Something that is wrong with a parameter. */
export interface ParameterFault {
    /** A JSON pointer to it. */
    path: string;
    /** What is wrong and what is allowed. */
    reason: string;
}

/** Something that is wrong with a pack. */
export interface PackFault {
    /** The path inside the pack; empty: the pack itself. */
    packFile: string;
    /** A JSON pointer into the file; empty: the file itself. */
    pointer: string;
    /** What is wrong and what helps, for the author. */
    reason: string;
}

/** The parameters of `rpc.discover`. */
export interface RpcDiscoverParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rpc.ping`. */
export interface RpcPingParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rpc.version`. */
export interface RpcVersionParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rpc.limits`. */
export interface RpcLimitsParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rpc.cancel`. */
export interface RpcCancelParams {
    /** The id of the call, written as it was sent: 1 and 1.0 are two ids. */
    id: string | number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.setUp`. */
export interface HouseholdSetUpParams {
    /** What the family calls itself. */
    name: string;
    /** IANA name of the time zone, such as `Europe/Berlin`. */
    zone: string;
    /** The first day of a week. */
    weekStart?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** When a household day begins, 00:00 to 06:00. */
    dayStart?: string;
    /** BCP 47 language tag. */
    locale?: string;
    /** The display name of the first parent. */
    parentName: string;
    /** The PIN of the first parent: 4 to 12 digits. */
    pin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.get`. */
export interface HouseholdGetParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.status`. */
export interface HouseholdStatusParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.update`. */
export interface HouseholdUpdateParams {
    /** What the family calls itself. */
    name?: string;
    /** IANA name of the time zone, such as `Europe/Berlin`. */
    zone?: string;
    /** The first day of a week. */
    weekStart?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    /** The days of a weekend; an empty list: none. */
    weekendDays?: Array<"monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday">;
    /** When a household day begins, 00:00 to 06:00. */
    dayStart?: string;
    /** BCP 47 language tag; the present one is taken as it is. */
    locale?: string;
    /** Whether accounts that belong to nobody here may act for children without an account. */
    admitsStrangers?: boolean;
    /**
     * Months for which single answers and single minutes are kept; older ones are folded into daily totals. null:
     * for ever.
     */
    retentionMonths?: number | null;
    /**
     * What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
     * with the value that was seen there, null where there was none. Where something else stands by now, nothing
     * is changed: `changed_meanwhile`.
     */
    basedOn?: Record<string, unknown>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.history`. */
export interface HouseholdHistoryParams {
    /** Months to look at instead of those that are set; nothing is changed. null: for ever. */
    retentionMonths?: number | null;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.export`. */
export interface HouseholdExportParams {
    /** Only what came after this row: `next` of the last page; absent: the first page. */
    afterSeq?: number;
    /** Rows of a page, at most. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.unseal`. */
export interface HouseholdUnsealParams {
    /**
     * The passphrase; a new one has at least 10 characters, 4 of them different, no straight run such as
     * `1234567890`, no piece that is repeated, and not one word with a number such as `password123`.
     */
    passphrase: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.rotateKey`. */
export interface HouseholdRotateKeyParams {
    /** The present one; required where a passphrase wraps the key. */
    passphrase?: string;
    /**
     * The one from now on, at least 10 characters, 4 of them different, no straight run such as `1234567890`, no
     * piece that is repeated, and not one word with a number such as `password123`; if absent, the present one
     * stays.
     */
    newPassphrase?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `household.erase`. */
export interface HouseholdEraseParams {
    /**
     * The household's name once more, letter by letter. Where nobody can read it (`household.status` has no
     * `name`): the path of the data folder.
     */
    confirmName: string;
    /** As printed at set-up; root needs none. */
    recoveryCode?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.unlock`. */
export interface ParentUnlockParams {
    /** Id or name; required when there are several parents. */
    parent?: string;
    /** The parent's PIN. */
    pin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.resume`. */
export interface ParentResumeParams {
    /** From `parent.unlock`. */
    token: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.lock`. */
export interface ParentLockParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.changePin`. */
export interface ParentChangePinParams {
    /** The present PIN. */
    pin: string;
    /** The new one: 4 to 12 digits. */
    newPin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.resetPin`. */
export interface ParentResetPinParams {
    /** Id or name; required when there are several parents. */
    parent?: string;
    /** As printed at set-up; only root may leave it out. */
    recoveryCode?: string;
    /** The new PIN: 4 to 12 digits. */
    newPin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.newRecoveryCode`. */
export interface ParentNewRecoveryCodeParams {
    /** The PIN of the parent of this connection, once more. */
    pin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.add`. */
export interface ParentAddParams {
    /** The display name. */
    name: string;
    /** The PIN of the new parent: 4 to 12 digits. */
    pin: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.list`. */
export interface ParentListParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.rename`. */
export interface ParentRenameParams {
    /** Id or present name of the parent. */
    parent: string;
    /** The new display name. */
    name: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `parent.remove`. */
export interface ParentRemoveParams {
    /** Id or name of the parent. */
    parent: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.add`. */
export interface ChildAddParams {
    /** The display name. */
    name: string;
    /** Year and month of birth, such as `2019-04`. */
    born: string;
    /** Of `[a-z0-9._-]`; made from the name if absent. */
    child?: string;
    /** Name of a picture that front-ends know. */
    avatar?: string;
    /** School grade; 0 is Kindergarten. */
    schoolGrade?: number;
    /** BCP 47 language tag. */
    locale?: string;
    accessibility?: Accessibility;
    /** Whether hints are offered; true. */
    offersHints?: boolean;
    /** Whether narration is offered; true. */
    offersNarration?: boolean;
    /** Accounts of this child. */
    uids?: Array<number>;
    /** A parent's word against the age. */
    tierOverride?: "preschool" | "elementary" | "preteen";
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.list`. */
export interface ChildListParams {
    /** Lists archived children instead; parents only. */
    archived?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.get`. */
export interface ChildGetParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.update`. */
export interface ChildUpdateParams {
    /** Id or name of the child. */
    child: string;
    /** The display name. */
    name?: string;
    /** Year and month of birth. */
    born?: string;
    /** Name of a picture that front-ends know. */
    avatar?: string | null;
    /** School grade; 0 is Kindergarten. */
    schoolGrade?: number | null;
    /** BCP 47 language tag; the present one is taken as it is. */
    locale?: string | null;
    accessibility?: Accessibility;
    /** Whether hints are offered. */
    offersHints?: boolean;
    /** Whether narration is offered. */
    offersNarration?: boolean;
    /** Accounts of this child. */
    uids?: Array<number>;
    /** A parent's word against the age. */
    tierOverride?: "preschool" | "elementary" | "preteen" | null;
    /** What a parent allows or allows no more. */
    consents?: ConsentsChange;
    /**
     * What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
     * with the value that was seen there, null where there was none. Where something else stands by now, nothing
     * is changed: `changed_meanwhile`.
     */
    basedOn?: Record<string, unknown>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.archive`. */
export interface ChildArchiveParams {
    /** Id or name of the child. */
    child: string;
    /** False brings the child back. */
    archived: boolean;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.erase`. */
export interface ChildEraseParams {
    /** Id or name of the child. */
    child: string;
    /** The child's display name once more, letter by letter. */
    confirmName: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `child.export`. */
export interface ChildExportParams {
    /** Id or name of the child. */
    child: string;
    /** Only what came after this row: `next` of the last page; absent: the first page. */
    afterSeq?: number;
    /** Rows of a page, at most. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `policy.get`. */
export interface PolicyGetParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `policy.set`. */
export interface PolicySetParams {
    /** Id or name of the child. */
    child: string;
    /** Minutes of a household day. */
    dailyMinutes?: number | null;
    /** All weekdays with a limit of their own; null: no weekday has one. */
    dailyMinutesByWeekday?: MinutesByWeekday | null;
    /** Minutes of a household week. */
    weeklyMinutes?: number | null;
    /** All windows. */
    quietHours?: Array<QuietWindow>;
    /** What may be finished when time ends. */
    finishing?: "question" | "lesson" | "none";
    /** All ranges of dates with other rules. */
    dateOverrides?: Array<DateOverride>;
    /** All windows; an empty list: always. */
    allowedWindows?: Array<AllowedWindow>;
    /** Breaks; null: none. */
    session?: SessionLimit | null;
    /** All budgets. */
    budgets?: Array<ActivityBudget>;
    /** All activities that count against no limit; each names a subject, a pack or an app. */
    freeActivities?: Array<LimitedActivity>;
    /** A bank of unused minutes; null: none. */
    carryOver?: CarryOver | null;
    /** Minutes of use between two reminders to look up; null: no reminders. */
    breakNudgeMinutes?: number | null;
    /** Minutes that are earned by learning; null: none are. */
    earnedTime?: EarnedTime | null;
    /** All apps whose category is learning: their minutes are learning minutes. */
    learningApps?: Array<string>;
    /** All goals for a week, which block nothing. */
    learningGoals?: Array<LearningGoal>;
    /**
     * What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
     * with the value that was seen there, null where there was none. Where something else stands by now, nothing
     * is changed: `changed_meanwhile`.
     */
    basedOn?: Record<string, unknown>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `policy.preview`. */
export interface PolicyPreviewParams {
    /** Id or name of the child. */
    child: string;
    /** The first day, within 366 days; if absent, today or the day of `at`. */
    first?: string;
    /** How many days. */
    dayCount?: number;
    /** A future time, within 366 days, for which `decision` answers. */
    at?: string;
    /** What it is about at that time. */
    activity?: ActivityRef;
    /** As of `policy.set`; nothing is saved. */
    change?: PolicyChange;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `policy.explain`. */
export interface PolicyExplainParams {
    /** Id or name of the child. */
    child: string;
    /** What the child wants to do; if absent, anything. */
    activity?: ActivityRef;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `filter.get`. */
export interface FilterGetParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `filter.set`. */
export interface FilterSetParams {
    /** Id or name of the child. */
    child: string;
    /** null: all; empty: none. */
    allowedSubjects?: Array<string> | null;
    highestDifficulty?: number | null;
    /** null: the child's own and lower. */
    highestTier?: "preschool" | "elementary" | "preteen" | null;
    /** All that rest. */
    blockedLessons?: Array<string>;
    /** All that rest. */
    blockedPacks?: Array<string>;
    /** All that rest. */
    pausedSubjects?: Array<SubjectPause>;
    /** Front-end apps. null: all; empty: none. */
    allowedApps?: Array<string> | null;
    /**
     * What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
     * with the value that was seen there, null where there was none. Where something else stands by now, nothing
     * is changed: `changed_meanwhile`.
     */
    basedOn?: Record<string, unknown>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `filter.check`. */
export interface FilterCheckParams {
    /** Id or name of the child. */
    child: string;
    /** A lesson. */
    lesson?: string;
    /** Or a whole subject. */
    subject?: string;
    /** Or a pack. */
    pack?: string;
    /** Or a front-end's app. */
    app?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `filter.explain`. */
export interface FilterExplainParams {
    /** Id or name of the child. */
    child: string;
    /** A lesson. */
    lesson?: string;
    /** Or a whole subject. */
    subject?: string;
    /** Or a pack. */
    pack?: string;
    /** Or a front-end's app. */
    app?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.mayI`. */
export interface TimeMayIParams {
    /** Id or name of the child. */
    child: string;
    /** What the child wants to do; if absent, anything. */
    activity?: ActivityRef;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.usage`. */
export interface TimeUsageParams {
    /** Id or name of the child. */
    child: string;
    /** How many days to show, up to today. */
    dayCount?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.beginLease`. */
export interface TimeBeginLeaseParams {
    /** Id or name of the child. */
    child: string;
    /** An id that you choose; beginning twice with it is harmless. */
    lease: string;
    /** What the child does. */
    activity?: ActivityRef;
    /** Seconds that the app needs to save when time ends; granted once for each end, never under a lock. */
    saveSeconds?: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.renewLease`. */
export interface TimeRenewLeaseParams {
    /** Id or name of the child. */
    child: string;
    /** As chosen at the beginning. */
    lease: string;
    /** Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted. */
    idleSeconds?: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.endLease`. */
export interface TimeEndLeaseParams {
    /** Id or name of the child. */
    child: string;
    /** As chosen at the beginning. */
    lease: string;
    /** Seconds since the last call in which nobody was there; up to 30 minutes a household day are not counted. */
    idleSeconds?: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.grant`. */
export interface TimeGrantParams {
    /** Id or name of the child. */
    child: string;
    /** Minutes of use beyond the limits. */
    minutes: number;
    /** An id that you choose: a grant sent twice with it counts once. */
    grant?: string;
    /** For this activity only; if absent, for everything. */
    activity?: ActivityRef;
    /** Whether the minutes can be used in quiet hours and outside of windows. */
    pastQuietHours?: boolean;
    /** Until when they can be used; if absent, the end of today. */
    expiresAt?: string;
    /** The reason, for parents alone; absent: none was given. */
    why?: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.lock`. */
export interface TimeLockParams {
    /** Id or name of the child. */
    child: string;
    /** When the lock ends; if absent, it has no end. */
    until?: string;
    /** The reason, for parents alone; absent: none was given. */
    why?: string;
    /** Whether it also replaces a lock that lasts longer. */
    replace?: boolean;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.unlock`. */
export interface TimeUnlockParams {
    /** Id or name of the child. */
    child: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.confirmClock`. */
export interface TimeConfirmClockParams {
    /**
     * The time that the parent reads elsewhere; the call is refused if the machine's clock differs by more than 2
     * minutes. Required where that clock shows a time long before one that is over.
     */
    now?: string;
    /**
     * What kidd trusts from now on after the machine was off. `rtc`: the machine's own clock, if it shows a later
     * time than the stored one; for machines without a network. `ntp`: a time server or a parent.
     */
    source?: "ntp" | "rtc";
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.undoGrant`. */
export interface TimeUndoGrantParams {
    /** Id or name of the child. */
    child: string;
    /** The id of any grant: given, approved, redeemed or earned. */
    grant: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.ask`. */
export interface TimeAskParams {
    /** Id or name of the child. */
    child: string;
    /** How many more; bounded, see the reference. */
    minutes: number;
    /** The child's own words. */
    reason?: string;
    /** For this activity only; if absent, for everything. */
    activity?: ActivityRef;
    /** An id that you choose: a request sent twice with it counts once. */
    clientId?: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.requests`. */
export interface TimeRequestsParams {
    /** Id or name of the child; only a parent may leave it out. */
    child?: string;
    /** How many closed requests to show. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.decide`. */
export interface TimeDecideParams {
    /** From `time.requests` or an event. */
    request: string;
    /** Yes or no. */
    approve: boolean;
    /** Minutes to grant, if others than requested. */
    minutes?: number;
    /** A word to the child. */
    word?: string;
    /** Whether the minutes can be used in quiet hours and outside of windows. */
    pastQuietHours?: boolean;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.codes`. */
export interface TimeCodesParams {
    /** The only child that can redeem them; if absent, any child. */
    child?: string;
    /** Minutes that each code gives. */
    minutes: number;
    /** How many to make. */
    count?: number;
    /** Until when they can be redeemed; if absent, for ever. */
    expiresAt?: string;
    /** Whether the minutes can be used in quiet hours and outside of windows. */
    pastQuietHours?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.listCodes`. */
export interface TimeListCodesParams {
    /** Only those that this child can redeem or has redeemed. */
    child?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.revokeCodes`. */
export interface TimeRevokeCodesParams {
    /** The codes to revoke; if absent, all unused ones. */
    codeIds?: Array<string>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `time.redeem`. */
export interface TimeRedeemParams {
    /** Id or name of the child. */
    child: string;
    /** The code as printed; case, spaces and dashes do not matter. */
    code: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.asset`. */
export interface PackAssetParams {
    /** Id or name of the child. */
    child: string;
    /** As content names it. */
    name: string;
    /** The pack of the lesson that names it; absent: the program's drawings. */
    pack?: string;
    /** The digest that the caller has: then the file is not sent again. */
    unless?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.list`. */
export interface PackListParams {
    /** Id or name of the child; absent: a parent sees everything. */
    child?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.install`. */
export interface PackInstallParams {
    /** A folder or an archive that the daemon's account can read; an absolute path. */
    path: string;
    /** The `digest` of a `pack_not_trusted` error: install exactly this pack all the same. */
    accept?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `pack.remove`. */
export interface PackRemoveParams {
    /** An installed pack. */
    pack: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.verify`. */
export interface PackVerifyParams {
    /** An installed pack. */
    pack: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `pack.storage`. */
export interface PackStorageParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.signers`. */
export interface PackSignersParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.trustSigner`. */
export interface PackTrustSignerParams {
    /** An Ed25519 public key: 64 hexadecimal digits. */
    publicKey: string;
    /** What the family calls the signer. */
    name: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `pack.forgetSigner`. */
export interface PackForgetSignerParams {
    /** The key of a trusted signer. */
    publicKey: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `skill.list`. */
export interface SkillListParams {
    /** Id or name of the child. */
    child: string;
    /** Only of this subject. */
    subject?: string;
    /** Only of this grade's standards. */
    grade?: "PK" | "K" | "1" | "2" | "3" | "4" | "5" | "6";
    /** Only of this domain, such as `counting`. */
    domain?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `lesson.check`. */
export interface LessonCheckParams {
    /** Id or name of the child. */
    child: string;
    /** The lesson. */
    lesson: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `lesson.list`. */
export interface LessonListParams {
    /** Id or name of the child. */
    child: string;
    /** Only of this subject. */
    subject?: string;
    /** Only of this skill. */
    skill?: string;
    /** Only of this pack. */
    pack?: string;
    /** Only of this grade's standards. */
    grade?: "PK" | "K" | "1" | "2" | "3" | "4" | "5" | "6";
    /** Only of this domain, such as `counting`. */
    domain?: string;
    /** Only lessons after this one: `next` of the last page. */
    after?: string;
    /** Lessons of a page, at most. */
    limit?: number;
    /** For parents: those that the filter hides as well. */
    hidden?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `lesson.next`. */
export interface LessonNextParams {
    /** Id or name of the child. */
    child: string;
    /** Only of this subject. */
    subject?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.start`. */
export interface ActivityStartParams {
    /** Id or name of the child. */
    child: string;
    /**
     * `lesson`, also when it is absent: all of a lesson; `quiz`: some of its questions, each once, with a score;
     * `review`: a short look back at a skill that is due; `practice`: math facts, typed; `timed`: as many as the
     * child can in 60 seconds; `copying`: numbers to type as they are shown, so that typing can be taken off.
     */
    kind?: "lesson" | "quiz" | "review" | "practice" | "timed" | "copying";
    /** From `lesson.list`: of a lesson and a quiz. */
    lesson?: string;
    /** From `lesson.next`: of a review. */
    skill?: string;
    /**
     * Of a quiz instead of `lesson`: it mixes what the child has finished of the subject, up to 6 lessons of as
     * many skills.
     */
    subject?: string;
    /** Of a practice: only facts that are found in this way. */
    strategy?: "identity" | "countOn" | "doubles" | "makeTen" | "nearDoubles" | "decompose" | "bridgeTen" | "thinkAddition" | "timesRule" | "doubling" | "doubleDouble" | "halfOfTen" | "tenTimesLess" | "oneMoreGroup" | "besideSquare" | "turnRound" | "thinkMultiplication";
    /** Of a practice: only facts of this band. */
    factBand?: number;
    /**
     * How many questions a quiz has; absent: 10, and 5 for a preschool child. At most what the lesson has. Of a
     * practice; absent: 20, and 10 for a preschool child.
     */
    questions?: number;
    /** What a quiz may take; absent: no limit. A preschool child never has one. */
    limitSeconds?: number;
    /** Gives up the activity of this kind that is open. */
    replace?: boolean;
    /**
     * What the front-end can bring beside words: `images` and `sounds` of packs. Questions that need more are not
     * asked, and `sayNotShown` says so. Absent: all.
     */
    shows?: Array<"images" | "sounds">;
    /**
     * Of a practice and of sixty seconds; absent: `addSubtract`. Which math facts: addition and subtraction up to
     * 20, or multiplication and division up to 10 times 10.
     */
    domain?: "addSubtract" | "multiplyDivide";
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.question`. */
export interface ActivityQuestionParams {
    /** From `activity.start`. */
    activity: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.shown`. */
export interface ActivityShownParams {
    /** From `activity.start`. */
    activity: string;
    /** From the question. */
    presentation: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.answer`. */
export interface ActivityAnswerParams {
    /** From `activity.start`. */
    activity: string;
    /** From the question. */
    presentation: string;
    answer: Answer;
    /** How long it was read aloud. */
    narrationMilliseconds?: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.hint`. */
export interface ActivityHintParams {
    /** From `activity.start`. */
    activity: string;
    /** From the question. */
    presentation: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.pause`. */
export interface ActivityPauseParams {
    /** From `activity.start`. */
    activity: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.resume`. */
export interface ActivityResumeParams {
    /** From `activity.start`. */
    activity: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.finish`. */
export interface ActivityFinishParams {
    /** From `activity.start`. */
    activity: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.abandon`. */
export interface ActivityAbandonParams {
    /** From `activity.start`. */
    activity: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.list`. */
export interface ActivityListParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `activity.replay`. */
export interface ActivityReplayParams {
    /** Id or name of the child. */
    child: string;
    /** From `activity.list`. */
    activity: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `mastery.list`. */
export interface MasteryListParams {
    /** Id or name of the child. */
    child: string;
    /** Only of this subject. */
    subject?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `mastery.explain`. */
export interface MasteryExplainParams {
    /** Id or name of the child. */
    child: string;
    /**
     * As lessons and `skill.list` name it, or its title. Of several with one title it is the one that the child
     * has tried.
     */
    skill: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `mastery.reviews`. */
export interface MasteryReviewsParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `mastery.settings`. */
export interface MasterySettingsParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `mastery.set`. */
export interface MasterySetParams {
    /** Id or name of the child. */
    child: string;
    /** `ladder`: the days of the skill's rubric; `memory`: when the model of memory expects nine in ten. */
    scheduler?: "ladder" | "memory";
    /** The subject whose policy changes. */
    subject?: string;
    /** With `subject`: how difficulty follows the answers; absent: as the pack of the subject says. */
    adaptivePolicy?: "target80" | "steady" | "early";
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.status`. */
export interface FactsStatusParams {
    /** Id or name of the child. */
    child: string;
    /** Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10. */
    domain?: "addSubtract" | "multiplyDivide";
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.matrix`. */
export interface FactsMatrixParams {
    /** Id or name of the child. */
    child: string;
    /** Which facts. */
    operation?: "addition" | "subtraction" | "multiplication" | "division";
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.why`. */
export interface FactsWhyParams {
    /** Id or name of the child. */
    child: string;
    /** Such as `7+5`, `12-5`, `7*8` or `56/7`. */
    fact: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.goal`. */
export interface FactsGoalParams {
    /** Id or name of the child. */
    child: string;
    /** Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10. */
    domain?: "addSubtract" | "multiplyDivide";
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.setGoal`. */
export interface FactsSetGoalParams {
    /** Id or name of the child. */
    child: string;
    /** Right answers to reach in 60 seconds. */
    goal: number;
    /** Which math facts: addition and subtraction up to 20, or multiplication and division up to 10 times 10. */
    domain?: "addSubtract" | "multiplyDivide";
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `facts.set`. */
export interface FactsSetParams {
    /** Id or name of the child. */
    child: string;
    /** Absent: that of the child's grade. */
    gateMilliseconds?: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `progress.overview`. */
export interface ProgressOverviewParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `progress.subject`. */
export interface ProgressSubjectParams {
    /** Id or name of the child. */
    child: string;
    /** As `progress.overview` names it. */
    subject: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `progress.skill`. */
export interface ProgressSkillParams {
    /** Id or name of the child. */
    child: string;
    /** As lessons and `skill.list` name it. */
    skill: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `progress.explain`. */
export interface ProgressExplainParams {
    /** Id or name of the child. */
    child: string;
    /** As lessons and `skill.list` name it. */
    skill: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `progress.heatmap`. */
export interface ProgressHeatmapParams {
    /** Id or name of the child. */
    child: string;
    /** Household days, today the last of them. */
    dayCount?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `report.weekly`. */
export interface ReportWeeklyParams {
    /** Only this one; absent: all that are not archived. */
    child?: string;
    /** Any household day of the week; absent: today. */
    day?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `report.dashboard`. */
export interface ReportDashboardParams {
    /** Only this one; absent: all that are not archived. */
    child?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `leaderboard.get`. */
export interface LeaderboardGetParams {
    /** Id or name of the child; a parent may leave it out. */
    child?: string;
    /** `together` when absent. */
    board?: "together" | "ownBest" | "ranked";
    /** `stars` when absent. */
    metric?: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    /** `week` when absent. */
    period?: "week" | "month" | "allTime";
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `leaderboard.optIn`. */
export interface LeaderboardOptInParams {
    /** Id or name of the child. */
    child: string;
    /** Whether ranks also name a child under ten; if absent, the setting stays (at first: no). */
    isRanked?: boolean;
    /** Confirms that the parent has read the warning; required with `isRanked` for a child under ten. */
    confirm?: boolean;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `leaderboard.optOut`. */
export interface LeaderboardOptOutParams {
    /** Id or name of the child. */
    child: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `leaderboard.setGoal`. */
export interface LeaderboardSetGoalParams {
    /** What the goal counts. */
    metric: "stars" | "learningMinutes" | "learningDays" | "sprintBest" | "factsFluent";
    /** The span in which the family tries to reach it. */
    period: "week" | "month" | "allTime";
    /** The goal of all members together; null: the usual goal, which grows with the number of members. */
    target: number | null;
    /**
     * What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each
     * with the value that was seen there, null where there was none. Where something else stands by now, nothing
     * is changed: `changed_meanwhile`.
     */
    basedOn?: Record<string, unknown>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.summary`. */
export interface RewardsSummaryParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.ledger`. */
export interface RewardsLedgerParams {
    /** Id or name of the child. */
    child: string;
    /** Only lines before this one: `next` of the last page. */
    before?: number;
    /** Lines of a page, at most. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.badges`. */
export interface RewardsBadgesParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.markSeen`. */
export interface RewardsMarkSeenParams {
    /** Id or name of the child. */
    child: string;
    /** Keys of badges that the child has. */
    badges: Array<string>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.streak`. */
export interface RewardsStreakParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.familyBadges`. */
export interface RewardsFamilyBadgesParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.addBadges`. */
export interface RewardsAddBadgesParams {
    /** As in a file of badges. */
    badges: Array<BadgeDefinition>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `rewards.removeBadges`. */
export interface RewardsRemoveBadgesParams {
    /** Keys of the family's own badges. */
    badges: Array<string>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.templates`. */
export interface ChallengeTemplatesParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.create`. */
export interface ChallengeCreateParams {
    /** Ids or names; each has a progress of its own. */
    children: Array<string>;
    /** What is not given comes from this template. */
    template?: string;
    /** What the family calls it; only a template has one already. */
    title?: string;
    /** A sentence about it. */
    description?: string;
    /** The name of a picture; if absent, one that fits the goal. */
    icon?: string;
    /** Only a template has one already. */
    wanted?: ChallengeGoal;
    /** Percent of the points of its days that reaching it pays; if absent, 10. */
    bonusPercent?: number;
    /** The first household day that counts; if absent, today. */
    startsOn?: string;
    /** The first one that counts no more; if absent, the template's, else none. */
    endsBefore?: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.edit`. */
export interface ChallengeEditParams {
    /** Which one. */
    challenge: string;
    /** Who has it from now on; absent: as it is. */
    children?: Array<string>;
    /** What the family calls it. */
    title?: string;
    /** A sentence about it; null: none. */
    description?: string | null;
    /** The name of a picture. */
    icon?: string;
    /** What is wanted. */
    wanted?: ChallengeGoal;
    /** Percent of the points of its days that reaching it pays. */
    bonusPercent?: number;
    /** The first household day that counts; absent: as it is, or today. */
    startsOn?: string;
    /** The first one that counts no more; null: none. */
    endsBefore?: string | null;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.activate`. */
export interface ChallengeActivateParams {
    /** Which one. */
    challenge: string;
    /** Ids or names; absent: all who have it. */
    children?: Array<string>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.deactivate`. */
export interface ChallengeDeactivateParams {
    /** Which one. */
    challenge: string;
    /** Ids or names; absent: all who have it. */
    children?: Array<string>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.list`. */
export interface ChallengeListParams {
    /** Id or name of the child; a parent may leave it out. */
    child?: string;
    /** Whether those that are over are told, too. */
    all?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `challenge.progress`. */
export interface ChallengeProgressParams {
    /** Id or name of the child. */
    child: string;
    /** Which one. */
    challenge: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `log.append`. */
export interface LogAppendParams {
    /** Id or name of the child. */
    child: string;
    /** In the order in which they happened. */
    events: Array<LoggedEvent>;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `log.status`. */
export interface LogStatusParams {
    /** Id or name of the child. */
    child: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `log.export`. */
export interface LogExportParams {
    /** Id or name of the child. */
    child: string;
    /** How events are told. */
    form?: "xapi" | "anonymous";
    /** Of the anonymous page before, so that ids are the same on all pages. */
    idSalt?: string;
    /** Only what came after this row: `next` of the last page; absent: the first page. */
    afterSeq?: number;
    /** A page is full with so many events; those of one call stay together. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `log.clear`. */
export interface LogClearParams {
    /** Id or name of the child. */
    child: string;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `events.subscribe`. */
export interface EventsSubscribeParams {
    /** All of them when absent. */
    topics?: Array<"time.state" | "time.warning" | "time.activity" | "time.request" | "time.break" | "time.grant" | "activity.result" | "rewards.badge" | "rewards.streak" | "challenge.progress" | "challenge.completed" | "leaderboard" | "policy" | "household" | "pack">;
    /** Id or name of the child; only a parent may leave it out. */
    child?: string;
    /** The cursor of the last event that the client received; missed events follow. */
    since?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `events.unsubscribe`. */
export interface EventsUnsubscribeParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `audit.list`. */
export interface AuditListParams {
    /** Only entries about this child; a parent may leave it out to see everything. */
    child?: string;
    /**
     * Only what this parent or child did (id or name), or a role: `owner`, `daemon`, or `anyone` (who had shown no
     * PIN). Those who were parents once are found too. An id means one person alone; a name means everybody who is
     * or was a parent under it, and a child only if no parent had it.
     */
    by?: string;
    /** Only what is about one of these. */
    areas?: Array<"time" | "rules" | "children" | "access" | "household" | "content" | "challenges" | "clock" | "daemon">;
    /** The first household day. */
    first?: string;
    /** The last household day. */
    last?: string;
    /** Only entries before this one: `next` of the last page. */
    before?: number;
    /** Only entries after this one: `next` of the last page when the oldest come first. */
    afterSeq?: number;
    /** As they happened, which also finds what happens while the pages are read; otherwise the newest first. */
    oldestFirst?: boolean;
    /** Entries of a page; absent: 50. */
    limit?: number;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `audit.verify`. */
export interface AuditVerifyParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `backup.create`. */
export interface BackupCreateParams {
    /** A file that is not there yet, or a folder in which it gets a name; an absolute path. */
    path: string;
    /**
     * What it is sealed with, at least 10 characters, 4 of them different, no straight run such as `1234567890`,
     * no piece that is repeated.
     */
    passphrase: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `backup.verify`. */
export interface BackupVerifyParams {
    /** The file; an absolute path. */
    path: string;
    /** What it was sealed with. */
    passphrase: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `backup.restore`. */
export interface BackupRestoreParams {
    /** The file; an absolute path. */
    path: string;
    /** What it was sealed with. */
    passphrase: string;
    /** As printed at set-up; root needs none. */
    recoveryCode?: string;
    /** The name of the household that is there, when the backup is another one's: it takes its place. */
    replaces?: string;
    /**
     * Only what is damaged comes back: rows that the household cannot read and the backup can. All else stays as
     * it is, also what is newer.
     */
    damagedOnly?: boolean;
    /** With `damagedOnly`: rows that neither has whole are given up, so that everything goes on without them. */
    giveUpUnreadable?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `backup.schedule`. */
export interface BackupScheduleParams {
    /** Where they are put; an absolute path. Required for a new schedule. */
    folder?: string;
    /** Hours from one to the next; absent from a new schedule: 24. */
    everyHours?: number;
    /** How many are kept; absent from a new schedule: 7. */
    keep?: number;
    /**
     * What they are sealed with, at least 10 characters, 4 of them different, no straight run such as
     * `1234567890`, no piece that is repeated, and not one word with a number such as `password123`. Required for
     * a new schedule.
     */
    passphrase?: string;
    /** Whether no more are made by themselves; nothing else is named then. */
    off?: boolean;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `backup.list`. */
export interface BackupListParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `daemon.info`. */
export interface DaemonInfoParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `daemon.stats`. */
export interface DaemonStatsParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `daemon.doctor`. */
export interface DaemonDoctorParams {
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
    /** `progress` notifications under this name come before the reply. */
    progressToken?: string | number;
}

/** The parameters of `daemon.reload`. */
export interface DaemonReloadParams {
    /** What is logged from now on; absent: as before. */
    log?: "error" | "info" | "debug";
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `daemon.shutDown`. */
export interface DaemonShutDownParams {
    /** As printed at set-up; root needs none. */
    recoveryCode?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `clock.set`. */
export interface ClockSetParams {
    /** The new wall time; use that is under way is neither longer nor shorter by it. */
    at: string;
    /**
     * True: as if a parent had confirmed the new time. False: as if somebody had set the clock, which kidd does
     * not trust.
     */
    confirmed?: boolean;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** The parameters of `clock.advance`. */
export interface ClockAdvanceParams {
    /** Whole seconds, forwards only. */
    seconds: number;
    /** The same key again gets the first reply and changes nothing. */
    idempotencyKey?: string;
    /** Milliseconds from the receipt of the call after which its reply is the error `deadline`. */
    deadlineMs?: number;
}

/** Every method with its parameters, its result, and the errors beside those of every call. */
export interface Methods {
    /** The OpenRPC document of all methods that this daemon serves. Role: anyone. */
    "rpc.discover": {
        params: RpcDiscoverParams;
        result: unknown;
        errors: never;
    };
    /** Answers at once: a sign of life. Role: anyone. */
    "rpc.ping": {
        params: RpcPingParams;
        result: Nothing;
        errors: never;
    };
    /** The versions of the daemon and of the protocol. Role: anyone. */
    "rpc.version": {
        params: RpcVersionParams;
        result: Version;
        errors: never;
    };
    /** All limits of the protocol and of answers, by name. Role: anyone. */
    "rpc.limits": {
        params: RpcLimitsParams;
        result: Record<string, number>;
        errors: never;
    };
    /**
     * Cancels a call of the same account that is under way: on this connection, or on another one if no call here
     * has the id. The cancelled call still gets its final reply. Only the same parent can cancel a parent's call.
     * Role: anyone.
     */
    "rpc.cancel": {
        params: RpcCancelParams;
        result: Cancelled;
        errors: never;
    };
    /**
     * Sets up the household with its first parent. Only the daemon's own account or root may do this, and only
     * once. Role: owner.
     */
    "household.setUp": {
        params: HouseholdSetUpParams;
        result: HouseholdSetUpResult;
        errors: "already_set_up" | "pin_refused";
    };
    /** Returns the settings of the family. Role: parent. */
    "household.get": {
        params: HouseholdGetParams;
        result: Household;
        errors: never;
    };
    /** Tells whether the household is set up and can be read. Role: anyone. */
    "household.status": {
        params: HouseholdStatusParams;
        result: HouseholdStatus;
        errors: never;
    };
    /**
     * Changes the settings of the family; absent members stay as they are. Use that is under way is first counted
     * by the old calendar. Role: parent.
     */
    "household.update": {
        params: HouseholdUpdateParams;
        result: Household;
        errors: "changed_meanwhile";
    };
    /**
     * Tells how far back single answers and single minutes are kept, what is folded into daily totals, and what
     * another time would fold. Role: parent.
     */
    "household.history": {
        params: HouseholdHistoryParams;
        result: HouseholdHistory;
        errors: never;
    };
    /**
     * Gives everything that is known about the household itself, page by page: what holds now, then every row
     * about it, as it was written, and the whole audit in words. What is about a child alone is in `child.export`.
     * No secret is in it. The first page is an entry of the audit. docs/export.md describes all of it. Role:
     * parent.
     */
    "household.export": {
        params: HouseholdExportParams;
        result: HouseholdExport;
        errors: never;
    };
    /**
     * Opens a household whose key is wrapped by a passphrase. In a new data folder it chooses the passphrase,
     * which only the daemon's own account or root may do. Of a household that is open it tells so. Role: anyone.
     */
    "household.unseal": {
        params: HouseholdUnsealParams;
        result: Unsealed;
        errors: "wrong_passphrase" | "passphrase_refused" | "wait";
    };
    /**
     * Gives the household another random key, which wraps the data keys again; no row is written anew. The
     * household is closed for a moment, and calls that come meanwhile wait. Connections that are subscribed hear a
     * last event (`reopened`) and are closed; on all others, this one too, nobody is a parent until the next
     * unlock. A key that is a credential of the service manager is changed by `kidd rotate-key`. Role: parent.
     */
    "household.rotateKey": {
        params: HouseholdRotateKeyParams;
        result: RotatedKey;
        errors: "wrong_passphrase" | "passphrase_refused" | "key_elsewhere";
    };
    /**
     * Removes the household and all that kidd keeps of it on this machine, for good: children, parents, limits,
     * progress, rewards, the audit, installed packs and what was kept of an earlier household. For root, or for
     * the daemon's own account with the recovery code; while the household is sealed or cannot be opened no
     * recovery code is known, so that only root may. The household key is destroyed first, so that nobody can read
     * the rest from then on; a crash after that is finished by the next start. Then there is an empty household
     * behind the same socket. Connections that are subscribed hear a last event (`reopened`) and are closed; on
     * all others, this one too, nobody is a parent any more. What remains: backups and exports that were made
     * before, copies of the key, a key that is a credential of the service manager, and files that are not kidd's.
     * Role: owner.
     */
    "household.erase": {
        params: HouseholdEraseParams;
        result: ErasedHousehold;
        errors: "wrong_recovery_code" | "wait";
    };
    /**
     * Gives this connection a parent's rights and returns a token for other connections. After wrong PINs the next
     * entry has to wait, longer each time. Role: anyone.
     */
    "parent.unlock": {
        params: ParentUnlockParams;
        result: Unlocked;
        errors: "wrong_pin" | "wait" | "unknown_parent";
    };
    /** Gives this connection a parent's rights by the token of an earlier unlock. Role: anyone. */
    "parent.resume": {
        params: ParentResumeParams;
        result: Parent;
        errors: "token_ended";
    };
    /** Ends this connection's token for all connections; none of them has a parent's rights any more. Role: parent. */
    "parent.lock": {
        params: ParentLockParams;
        result: Nothing;
        errors: never;
    };
    /** Changes the PIN of this connection's parent and ends that parent's tokens. Role: parent. */
    "parent.changePin": {
        params: ParentChangePinParams;
        result: Nothing;
        errors: "wrong_pin" | "wait" | "pin_refused";
    };
    /**
     * Sets a parent's new PIN, for the daemon's own account with the recovery code, and for root also without it.
     * After a code was used the reply has the next one. Every parent is told at the next unlock. Role: owner.
     */
    "parent.resetPin": {
        params: ParentResetPinParams;
        result: PinReset;
        errors: "wrong_recovery_code" | "wait" | "pin_refused" | "unknown_parent";
    };
    /**
     * Makes a new recovery code for the household, with the PIN of this connection's parent once more. The old
     * code is void. Role: parent.
     */
    "parent.newRecoveryCode": {
        params: ParentNewRecoveryCodeParams;
        result: NewRecoveryCode;
        errors: "wrong_pin" | "wait";
    };
    /** Adds a parent with a name and a PIN that no other parent has. Role: parent. */
    "parent.add": {
        params: ParentAddParams;
        result: Parent;
        errors: "name_taken" | "too_many_parents" | "pin_refused";
    };
    /** Lists the names of the parents, and to parents when each of them last unlocked. Role: anyone. */
    "parent.list": {
        params: ParentListParams;
        result: Parents;
        errors: never;
    };
    /** Gives a parent another display name. The id, the PIN and the tokens stay. Role: parent. */
    "parent.rename": {
        params: ParentRenameParams;
        result: Parent;
        errors: "unknown_parent" | "name_taken";
    };
    /**
     * Removes a parent and ends that parent's tokens; connections that held one are no parent's any more. The last
     * parent stays. What the parent did keeps the name, and the id is never given again. Role: parent.
     */
    "parent.remove": {
        params: ParentRemoveParams;
        result: Parent;
        errors: "unknown_parent" | "last_parent";
    };
    /**
     * Adds a child with the default limits: 60 minutes a day, 300 a week, quiet hours from 20:00 to 07:00. Role:
     * parent.
     */
    "child.add": {
        params: ChildAddParams;
        result: Child;
        errors: "name_taken";
    };
    /** Lists the names and avatars of the children, and their ages to parents. Role: anyone. */
    "child.list": {
        params: ChildListParams;
        result: Children;
        errors: never;
    };
    /** Returns a child's profile. Role: child. */
    "child.get": {
        params: ChildGetParams;
        result: Child;
        errors: "unknown_child";
    };
    /** Changes a child's profile. Absent members stay as they are, null clears. Role: parent. */
    "child.update": {
        params: ChildUpdateParams;
        result: Child;
        errors: "unknown_child" | "name_taken" | "changed_meanwhile";
    };
    /**
     * Hides a child and keeps its data, or brings it back. Archiving ends what is running and pauses an open
     * lesson. An archived child can do nothing; its accounts stay assigned to it. Role: parent.
     */
    "child.archive": {
        params: ChildArchiveParams;
        result: Child;
        errors: "unknown_child";
    };
    /**
     * Removes a child and all that is known of it, for good: profile, limits, use of time, learning, rewards,
     * places on boards, requests, and what the audit had of it. The key of its records is destroyed first, so that
     * nobody can read them from then on; then the records go, and the files are overwritten where they were. It
     * cannot be taken back once it has begun. What remains: backups and exports that were made before, an entry of
     * the audit without a name, and words that parents wrote about somebody else. Role: parent.
     */
    "child.erase": {
        params: ChildEraseParams;
        result: ErasedChild;
        errors: "unknown_child";
    };
    /**
     * Gives everything that is known about one child, page by page: what holds now, then every row about it, as it
     * was written, with the words of the audit. Nothing of a sibling is in it, and no secret. The first page is an
     * entry of the audit. docs/export.md describes all of it. Role: parent.
     */
    "child.export": {
        params: ChildExportParams;
        result: ChildExport;
        errors: "unknown_child";
    };
    /** Returns a child's limits. Role: child. */
    "policy.get": {
        params: PolicyGetParams;
        result: ScreenTimePolicy;
        errors: "unknown_child";
    };
    /**
     * Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes means
     * blocked. Role: parent.
     */
    "policy.set": {
        params: PolicySetParams;
        result: ScreenTimePolicy;
        errors: "unknown_child" | "changed_meanwhile";
    };
    /**
     * Shows days as the limits shape them. With `at` it also answers for a time to come, with `change` for limits
     * that are not saved (parents only). Role: child.
     */
    "policy.preview": {
        params: PolicyPreviewParams;
        result: PolicyPreview;
        errors: "unknown_child" | "unknown_lesson";
    };
    /** Explains why a child may or may not now: every rule in the order in which they are checked. Role: parent. */
    "policy.explain": {
        params: PolicyExplainParams;
        result: PolicyExplanation;
        errors: "unknown_child" | "unknown_lesson";
    };
    /** Returns the rules for which lessons a child may see. Role: parent. */
    "filter.get": {
        params: FilterGetParams;
        result: ContentFilter;
        errors: "unknown_child";
    };
    /** Changes which lessons a child may see. Absent members stay as they are, null clears. Role: parent. */
    "filter.set": {
        params: FilterSetParams;
        result: ContentFilter;
        errors: "unknown_child" | "unknown_lesson" | "changed_meanwhile";
    };
    /** Tells whether a child may use a lesson, subject, pack or app now. Name exactly one of them. Role: child. */
    "filter.check": {
        params: FilterCheckParams;
        result: FilterAnswer;
        errors: "unknown_child" | "unknown_lesson" | "unknown_pack";
    };
    /**
     * Lists every rule that blocks a lesson, subject, pack or app. If none is named, it lists what each rule
     * hides. Role: parent.
     */
    "filter.explain": {
        params: FilterExplainParams;
        result: FilterExplanation;
        errors: "unknown_child" | "unknown_lesson" | "unknown_pack";
    };
    /** May this child do this now? The answer names every rule that limits. Role: child. */
    "time.mayI": {
        params: TimeMayIParams;
        result: MayI;
        errors: "unknown_child" | "unknown_lesson";
    };
    /**
     * Shows what a child used in the last days and this week, in the same seconds that the limits count. Role:
     * child.
     */
    "time.usage": {
        params: TimeUsageParams;
        result: Usage;
        errors: "unknown_child";
    };
    /**
     * Begins to count use. Renew every 15 s: a lease that hears nothing for 60 s ends, and is charged up to then.
     * Role: child.
     */
    "time.beginLease": {
        params: TimeBeginLeaseParams;
        result: LeaseReply;
        errors: "unknown_child" | "not_now" | "lease_taken" | "too_many_leases" | "filtered" | "unknown_lesson";
    };
    /** Counts the seconds since the last call, and says whether the child may go on. Role: child. */
    "time.renewLease": {
        params: TimeRenewLeaseParams;
        result: LeaseReply;
        errors: "unknown_child" | "lease_expired" | "not_now";
    };
    /** Counts the seconds since the last call and ends the lease; ending twice is harmless. Role: child. */
    "time.endLease": {
        params: TimeEndLeaseParams;
        result: LeaseReply;
        errors: "unknown_child" | "lease_taken";
    };
    /** Gives minutes beyond the limits. The reply says what still blocks. Role: parent. */
    "time.grant": {
        params: TimeGrantParams;
        result: Granted;
        errors: "unknown_child" | "unknown_lesson" | "too_many_grants";
    };
    /**
     * Locks the child's screen time now, until a given time or until `time.unlock`. No grant lifts a lock. A lock
     * that lasts longer stands unless `replace` is true. Role: parent.
     */
    "time.lock": {
        params: TimeLockParams;
        result: LockReply;
        errors: "unknown_child";
    };
    /** Ends a lock of screen time; without a lock nothing happens. Role: parent. */
    "time.unlock": {
        params: TimeUnlockParams;
        result: LockReply;
        errors: "unknown_child";
    };
    /**
     * Confirms that the machine's clock is right, so that kidd uses it for days again. Nothing that was counted is
     * lost. Role: parent.
     */
    "time.confirmClock": {
        params: TimeConfirmClockParams;
        result: ConfirmedClock;
        errors: never;
    };
    /**
     * Takes back the unused part of a grant; used minutes stay counted. Calling it twice is harmless. Role:
     * parent.
     */
    "time.undoGrant": {
        params: TimeUndoGrantParams;
        result: Undone;
        errors: "unknown_child" | "unknown_grant";
    };
    /**
     * Asks for more time, for a child. At most 3 requests can be open; each expires at the end of the day. Role:
     * child.
     */
    "time.ask": {
        params: TimeAskParams;
        result: Asked;
        errors: "unknown_child" | "too_many_requests" | "unknown_lesson";
    };
    /**
     * Lists requests for more time: open ones first, then the latest with their answers. A parent may leave out
     * `child` and sees all. Role: child.
     */
    "time.requests": {
        params: TimeRequestsParams;
        result: TimeRequestList;
        errors: "unknown_child";
    };
    /**
     * Approves or declines a request. The decision is final: the same answer again is harmless, a different one is
     * refused. Role: parent.
     */
    "time.decide": {
        params: TimeDecideParams;
        result: Decided;
        errors: "unknown_request" | "request_closed" | "too_many_grants";
    };
    /**
     * Makes single-use codes for minutes, to print. This reply is the only one that contains them: kidd keeps only
     * digests. Role: parent.
     */
    "time.codes": {
        params: TimeCodesParams;
        result: CodesMade;
        errors: "unknown_child" | "too_many_codes";
    };
    /** Lists the codes for minutes with their state, without the codes themselves. Role: parent. */
    "time.listCodes": {
        params: TimeListCodesParams;
        result: CodeList;
        errors: "unknown_child";
    };
    /** Revokes unused codes; used and unknown ones stay as they are. Role: parent. */
    "time.revokeCodes": {
        params: TimeRevokeCodesParams;
        result: CodesRevoked;
        errors: never;
    };
    /**
     * Redeems a code for minutes, once. A mistyped code costs no try; after wrong codes this child has to wait,
     * longer each time. While something blocks that the minutes would not lift, the code stays valid and the call
     * is refused with `not_now`. Role: child.
     */
    "time.redeem": {
        params: TimeRedeemParams;
        result: Redeemed;
        errors: "unknown_child" | "code_mistyped" | "code_refused" | "wait" | "not_now" | "too_many_grants";
    };
    /**
     * Gives an image or a sound that a question names, such as `apple`: of the lesson's `pack`, else of the
     * program. Keep it by its digest. Role: child.
     */
    "pack.asset": {
        params: PackAssetParams;
        result: Asset;
        errors: "unknown_child" | "unknown_asset";
    };
    /**
     * Lists the packs. For a child it shows only what its filter allows; a parent may leave out `child`. Role:
     * child.
     */
    "pack.list": {
        params: PackListParams;
        result: Packs;
        errors: "unknown_child";
    };
    /**
     * Installs a pack: everything in it is checked first, and then all of it is there, or nothing. Its lessons can
     * be learned at once. Role: parent.
     */
    "pack.install": {
        params: PackInstallParams;
        result: InstalledPack;
        errors: "pack_refused" | "pack_not_trusted" | "too_many_packs" | "pack_in_way";
    };
    /**
     * Removes an installed pack. What was learned with it stays, and meets the pack again when it comes back;
     * lessons that are open go on. Packs that are part of the program cannot be removed: block them with
     * `filter.set`. Role: parent.
     */
    "pack.remove": {
        params: PackRemoveParams;
        result: RemovedPack;
        errors: "unknown_pack";
    };
    /**
     * Checks that an installed pack is as it was installed: each lesson, image and sound by its digest. Role:
     * parent.
     */
    "pack.verify": {
        params: PackVerifyParams;
        result: PackReport;
        errors: "unknown_pack";
    };
    /**
     * Tells how much room the installed packs take and how much is free. When little is free it proposes the packs
     * that were used least recently, beyond the newest 5; nothing is removed by itself. Role: parent.
     */
    "pack.storage": {
        params: PackStorageParams;
        result: PackStorage;
        errors: never;
    };
    /** Lists the signers that the family trusts: their packs are installed without a further word. Role: parent. */
    "pack.signers": {
        params: PackSignersParams;
        result: PackSigners;
        errors: never;
    };
    /**
     * Trusts a signer: packs with this signature are installed without a further word. Compare the key with the
     * one that the author publishes, letter by letter. A signer that is trusted already gets the new name. Role:
     * parent.
     */
    "pack.trustSigner": {
        params: PackTrustSignerParams;
        result: TrustedSigner;
        errors: "too_many_packs";
    };
    /**
     * Trusts a signer no more. Packs that were installed stay; remove them with `pack.remove` if they are to go.
     * Role: parent.
     */
    "pack.forgetSigner": {
        params: PackForgetSignerParams;
        result: TrustedSigner;
        errors: "unknown_signer";
    };
    /** Lists the skills that a child may learn, in order: those with a lesson that its filter allows. Role: child. */
    "skill.list": {
        params: SkillListParams;
        result: Skills;
        errors: "unknown_child";
    };
    /**
     * Tells whether a child may begin a lesson now: what its filter says about it, and its time. It begins
     * nothing. Role: child.
     */
    "lesson.check": {
        params: LessonCheckParams;
        result: LessonCheck;
        errors: "unknown_child" | "unknown_lesson";
    };
    /**
     * Lists the lessons that a child may learn, in order. It leaves out what its filter does not allow, unless a
     * parent wants that, too. Role: child.
     */
    "lesson.list": {
        params: LessonListParams;
        result: Lessons;
        errors: "unknown_child" | "unknown_lesson";
    };
    /**
     * Proposes what a child should do now, and says why: the open activity, else a mastered skill that is due (the
     * one most likely forgotten first, and after two reviews running something new), else a lesson of one whose
     * reviews were not passed, once a day, else a few math facts a day for a child that has begun with them, else,
     * once a day, a lesson of what a skill builds on that rests because it was too hard, else, after 3 lessons of
     * a subject, a quiz that mixes it, else the next lesson that it has not passed, else a lesson to repeat. Role:
     * child.
     */
    "lesson.next": {
        params: LessonNextParams;
        result: NextLesson;
        errors: "unknown_child";
    };
    /**
     * Begins a lesson, a quiz over a lesson or a subject, a review of a skill, or math facts: a practice, sixty
     * seconds (`timed`), or numbers to copy. The reply has its first question; its lease counts the time. Role:
     * child.
     */
    "activity.start": {
        params: ActivityStartParams;
        result: Activity;
        errors: "unknown_child" | "unknown_lesson" | "unknown_skill" | "filtered" | "not_now" | "too_many_leases" | "open" | "nothing_to_ask" | "review_not_due" | "sprints_rest";
    };
    /**
     * Returns the activity with its open question, at the place where it stopped. A paused one has no `question`:
     * `activity.resume` has it. One that was finished or given up is returned as it is, with its `state`;
     * `finished` comes only where its lesson has changed, so that the question is gone. Role: child.
     */
    "activity.question": {
        params: ActivityQuestionParams;
        result: Activity;
        errors: "unknown_activity" | "finished" | "unknown_lesson" | "filtered" | "not_now" | "too_many_leases";
    };
    /**
     * Says that the question is visible now: the response time counts from here. Call it for every presentation:
     * without it the answer is looked at from when the question was sent, and has no response time. Said of what
     * is answered already, it changes nothing and returns the activity as it is, also when that has ended. Role:
     * child.
     */
    "activity.shown": {
        params: ActivityShownParams;
        result: Activity;
        errors: "unknown_activity" | "finished" | "paused" | "stale_presentation" | "unknown_lesson" | "filtered" | "not_now" | "too_many_leases";
    };
    /**
     * Takes a child's answer and stores it before the reply leaves. The same answer sent again gets the first
     * reply. Role: child.
     */
    "activity.answer": {
        params: ActivityAnswerParams;
        result: Answered;
        errors: "unknown_activity" | "finished" | "paused" | "stale_presentation" | "wrong_shape" | "filtered" | "not_now" | "too_many_leases";
    };
    /** Gives the next hint for the open question. The first is free, each further one costs 2 stars. Role: child. */
    "activity.hint": {
        params: ActivityHintParams;
        result: Hint;
        errors: "unknown_activity" | "finished" | "paused" | "stale_presentation" | "hint_not_available" | "filtered" | "not_now" | "too_many_leases";
    };
    /**
     * Pauses an activity: its lease ends and its clock stands still, but for a second pause of a quiz with a
     * limit. Role: child.
     */
    "activity.pause": {
        params: ActivityPauseParams;
        result: Activity;
        errors: "unknown_activity" | "finished";
    };
    /** Resumes a paused activity at the same question. Role: child. */
    "activity.resume": {
        params: ActivityResumeParams;
        result: Activity;
        errors: "unknown_activity" | "finished" | "unknown_lesson" | "filtered" | "not_now" | "too_many_leases";
    };
    /**
     * Ends an activity in which every question is answered. If it has ended already, it returns the summary again.
     * Role: child.
     */
    "activity.finish": {
        params: ActivityFinishParams;
        result: Activity;
        errors: "unknown_activity" | "finished" | "unfinished" | "unknown_lesson" | "filtered";
    };
    /**
     * Gives up an activity; its answers stay stored. One that was given up already is returned as it is; of a
     * finished one comes `finished`. Role: child.
     */
    "activity.abandon": {
        params: ActivityAbandonParams;
        result: Activity;
        errors: "unknown_activity" | "finished";
    };
    /**
     * Lists what a child has open, and the last 8 that ended. Parents also get where a rest was offered, and why.
     * Role: child.
     */
    "activity.list": {
        params: ActivityListParams;
        result: Activities;
        errors: "unknown_child";
    };
    /**
     * Shows a parent an activity once more, question by question, as the child saw it: made again from its record,
     * which has the seed and the answers. It knows those that `activity.list` names. Role: parent.
     */
    "activity.replay": {
        params: ActivityReplayParams;
        result: Replay;
        errors: "unknown_child" | "unknown_activity";
    };
    /**
     * Tells how far a child is with each skill that its filter allows: a medal and a percentage that never fall.
     * Parents also get where it stands, and skills of lessons that are not there any more. Role: child.
     */
    "mastery.list": {
        params: MasteryListParams;
        result: Mastery;
        errors: "unknown_child";
    };
    /** Tells a parent why a skill is mastered or not, with the very answers behind it. Role: parent. */
    "mastery.explain": {
        params: MasteryExplainParams;
        result: MasteryExplained;
        errors: "unknown_child" | "unknown_skill";
    };
    /** Tells a parent which mastered skills are to be looked at again, and from which day on. Role: parent. */
    "mastery.reviews": {
        params: MasteryReviewsParams;
        result: Reviews;
        errors: "unknown_child";
    };
    /**
     * Tells a parent how hard questions are for a child and why, what says when skills come back, and how well
     * that was predicted. Role: parent.
     */
    "mastery.settings": {
        params: MasterySettingsParams;
        result: LearningSettings;
        errors: "unknown_child";
    };
    /**
     * Decides for a child what says when mastered skills come back, and how difficulty follows the answers in a
     * subject. Role: parent.
     */
    "mastery.set": {
        params: MasterySetParams;
        result: LearningSettings;
        errors: "unknown_child";
    };
    /**
     * Tells how far a child is with the math facts of a domain, band by band. What a child sees never falls;
     * parents also get the band in hand, and why. Role: child.
     */
    "facts.status": {
        params: FactsStatusParams;
        result: FactsStatus;
        errors: "unknown_child";
    };
    /**
     * All facts of one operation, and how far a child is with each: 231 additions or subtractions up to 20, 121
     * products up to 10 times 10, or 110 divisions. A child sees the best that it ever was. Role: child.
     */
    "facts.matrix": {
        params: FactsMatrixParams;
        result: FactsMatrix;
        errors: "unknown_child";
    };
    /**
     * Explains a math fact at no cost: how it is found, worked out in words and as a picture, and its family. Not
     * while the child is asked for it. Role: child.
     */
    "facts.why": {
        params: FactsWhyParams;
        result: FactExplained;
        errors: "unknown_child" | "hint_not_available";
    };
    /** The goal of the next sprint, and the child's best so far. Role: child. */
    "facts.goal": {
        params: FactsGoalParams;
        result: FactsGoal;
        errors: "unknown_child";
    };
    /**
     * Sets what the child wants to reach, for the sprints in hand or, after a rest, the next ones. After two
     * sprints in a row that miss it, it becomes easier by two. Role: child.
     */
    "facts.setGoal": {
        params: FactsSetGoalParams;
        result: FactsGoal;
        errors: "unknown_child";
    };
    /**
     * Chooses how long a fluent answer may take without typing: 1 to 10 seconds; without it that of the child's
     * grade (6 s to grade 1, 3 s in grade 2, then 2 s). What was fluent stays so. Role: parent.
     */
    "facts.set": {
        params: FactsSetParams;
        result: FactsStatus;
        errors: "unknown_child";
    };
    /**
     * Shows what a child has learned: lessons by subject, stars, points, the month, the last lessons. Parents also
     * see accuracy. It leaves out what the child's filter does not allow. Role: child.
     */
    "progress.overview": {
        params: ProgressOverviewParams;
        result: LearningOverview;
        errors: "unknown_child";
    };
    /**
     * Shows what a child has learned of one subject: its ring, medals of its skills, and when what was mastered
     * comes back. It leaves out what the child's filter does not allow. What a child sees never falls. Role:
     * child.
     */
    "progress.subject": {
        params: ProgressSubjectParams;
        result: SubjectInDetail;
        errors: "unknown_child";
    };
    /**
     * Shows one skill of a child: its medal, the lessons of it that were finished, when it comes back, and what
     * the next medal asks for. What a child sees never falls. Role: child.
     */
    "progress.skill": {
        params: ProgressSkillParams;
        result: SkillInDetail;
        errors: "unknown_child" | "unknown_skill";
    };
    /**
     * Shows the answers behind a child's medal of a skill. Parents get the whole reasoning by `mastery.explain`.
     * Role: child.
     */
    "progress.explain": {
        params: ProgressExplainParams;
        result: SkillExplained;
        errors: "unknown_child" | "unknown_skill";
    };
    /** Tells how many lessons a child finished on each of the last days. Role: child. */
    "progress.heatmap": {
        params: ProgressHeatmapParams;
        result: HeatMap;
        errors: "unknown_child";
    };
    /**
     * Tells parents of one household week: time and lessons by day and subject, what was finished and mastered,
     * what needs help and what helps, reviews, challenges, badges, math facts. The week before is told for
     * comparison. All numbers come from the sums of days that limits and rewards use. Role: parent.
     */
    "report.weekly": {
        params: ReportWeeklyParams;
        result: FamilyReport;
        errors: "unknown_child";
    };
    /**
     * Tells parents of the last 30 household days of each child, today the last of them: as `report.weekly`,
     * without comparison. Role: parent.
     */
    "report.dashboard": {
        params: ReportDashboardParams;
        result: FamilyReport;
        errors: "unknown_child";
    };
    /**
     * Returns a board of the household as a participating child may see it; a parent who names no child sees all
     * of it. A child under ten gets no ranks and no numbers of others, unless a parent included it. Role: child.
     */
    "leaderboard.get": {
        params: LeaderboardGetParams;
        result: Board;
        errors: "unknown_child" | "not_opted_in";
    };
    /**
     * Lets a child take part in the household's boards. Ranks name a child from the age of ten, or if a parent
     * includes it after a warning. Role: parent.
     */
    "leaderboard.optIn": {
        params: LeaderboardOptInParams;
        result: BoardMembership;
        errors: "unknown_child" | "confirmation_needed";
    };
    /** Takes a child off all boards at once, past periods included. Role: parent. */
    "leaderboard.optOut": {
        params: LeaderboardOptOutParams;
        result: BoardMembership;
        errors: "unknown_child";
    };
    /** Sets the shared goal of the whole household for a metric and a period. Role: parent. */
    "leaderboard.setGoal": {
        params: LeaderboardSetGoalParams;
        result: SharedGoal;
        errors: "changed_meanwhile";
    };
    /** Shows what a child has earned: stars, points, levels, streak, badges and stickers. Role: child. */
    "rewards.summary": {
        params: RewardsSummaryParams;
        result: RewardSummary;
        errors: "unknown_child";
    };
    /** Lists every star and point of a child with its reason, newest first, page by page. Role: child. */
    "rewards.ledger": {
        params: RewardsLedgerParams;
        result: LedgerPage;
        errors: "unknown_child";
    };
    /** Lists a child's badges, those still to be earned with their rule and progress, and stickers. Role: child. */
    "rewards.badges": {
        params: RewardsBadgesParams;
        result: Badges;
        errors: "unknown_child";
    };
    /** Records that badges were shown to the child; badges seen before stay seen. Role: child. */
    "rewards.markSeen": {
        params: RewardsMarkSeenParams;
        result: SeenBadges;
        errors: "unknown_child";
    };
    /** Shows days and weeks in a row, the learning days of this month, and the last two weeks. Role: child. */
    "rewards.streak": {
        params: RewardsStreakParams;
        result: Streaks;
        errors: "unknown_child";
    };
    /** Lists the family's own badges with their conditions, as a file of badges has them. Role: parent. */
    "rewards.familyBadges": {
        params: RewardsFamilyBadgesParams;
        result: FamilyBadges;
        errors: never;
    };
    /**
     * Adds badges of the family's own, all or none: every fault is told at once, in `faults` of the error. One
     * with a known key takes the place of the family's badge with that key. What children have done before counts
     * at once. Role: parent.
     */
    "rewards.addBadges": {
        params: RewardsAddBadgesParams;
        result: AddedBadges;
        errors: never;
    };
    /**
     * Takes badges of the family's own away. What a child has earned stays in its gallery, with its words. Role:
     * parent.
     */
    "rewards.removeBadges": {
        params: RewardsRemoveBadgesParams;
        result: FamilyBadges;
        errors: never;
    };
    /**
     * Lists challenges that are ready to be given, each with whether it fits a child's limits or the largest
     * target that does. Role: parent.
     */
    "challenge.templates": {
        params: ChallengeTemplatesParams;
        result: ChallengeTemplates;
        errors: "unknown_child";
    };
    /**
     * Gives children a challenge, from a template or made for them, in one commit. One that a child cannot meet by
     * its limits or its filter is refused with the sum. Role: parent.
     */
    "challenge.create": {
        params: ChallengeCreateParams;
        result: ChallengesByChild;
        errors: "unknown_child" | "challenge_impossible" | "too_many_challenges" | "unknown_template";
    };
    /**
     * Puts a new version of an open challenge in its place. The old one is closed: its progress stays visible and
     * it pays nothing; the new one begins today at the earliest, with nothing of the days before. Role: parent.
     */
    "challenge.edit": {
        params: ChallengeEditParams;
        result: ChallengesByChild;
        errors: "unknown_child" | "unknown_challenge" | "challenge_over" | "challenge_impossible" | "too_many_challenges";
    };
    /** Lets a challenge go on that was stopped. What was learned meanwhile counts. Role: parent. */
    "challenge.activate": {
        params: ChallengeActivateParams;
        result: ChallengesByChild;
        errors: "unknown_child" | "unknown_challenge" | "challenge_over";
    };
    /**
     * Stops a challenge for now. Its progress stays visible; while it is inactive it cannot be reached. Role:
     * parent.
     */
    "challenge.deactivate": {
        params: ChallengeDeactivateParams;
        result: ChallengesByChild;
        errors: "unknown_child" | "unknown_challenge" | "challenge_over";
    };
    /**
     * Lists the challenges of a child with its progress; a parent who names no child gets those of all. A child
     * sees its own alone. Role: child.
     */
    "challenge.list": {
        params: ChallengeListParams;
        result: ChallengesByChild;
        errors: "unknown_child";
    };
    /** Returns one challenge of a child, its newest version, with the progress of this second. Role: child. */
    "challenge.progress": {
        params: ChallengeProgressParams;
        result: Challenge;
        errors: "unknown_child" | "unknown_challenge";
    };
    /**
     * Adds events to the child's log, for the family's own research. Without a parent's consent (`analytics`) it
     * answers all the same, and nothing is stored: a front-end may always send. docs/event-log.md tells more.
     * Role: child.
     */
    "log.append": {
        params: LogAppendParams;
        result: LogAppended;
        errors: "unknown_child";
    };
    /** Tells whether a child's events are logged, how many are kept, and for how long. Role: parent. */
    "log.status": {
        params: LogStatusParams;
        result: LogState;
        errors: "unknown_child";
    };
    /**
     * Gives a child's events page by page, since a parent's consent: those that front-ends sent, and those of
     * kidd's own record (answers, hints, badges, sessions). As statements of xAPI, or anonymous: with random ids
     * and without times of day. The first page is an entry of the audit. docs/event-log.md describes both forms.
     * Role: parent.
     */
    "log.export": {
        params: LogExportParams;
        result: LogExport;
        errors: "unknown_child";
    };
    /**
     * Removes all events of a child's log; the consent stays as it is. Withdrawing the consent (`child.update`)
     * removes them too. Role: parent.
     */
    "log.clear": {
        params: LogClearParams;
        result: LogState;
        errors: "unknown_child";
    };
    /**
     * Returns the current state and from then on sends changes as `event` notifications. A connection has one
     * subscription; a second call replaces it. A parent may leave out `child` and gets all events. Role: child.
     */
    "events.subscribe": {
        params: EventsSubscribeParams;
        result: Subscribed;
        errors: "unknown_child";
    };
    /** Ends the connection's subscription; without a subscription nothing happens. Role: anyone. */
    "events.unsubscribe": {
        params: EventsUnsubscribeParams;
        result: Nothing;
        errors: never;
    };
    /**
     * Lists who did what and when, page by page; everything that is named must hold. A child sees what was decided
     * about it. Role: child.
     */
    "audit.list": {
        params: AuditListParams;
        result: AuditPage;
        errors: "unknown_child";
    };
    /**
     * Checks that the entries of the audit are as they were written: none was altered, removed or cut off. Role:
     * parent.
     */
    "audit.verify": {
        params: AuditVerifyParams;
        result: AuditReport;
        errors: never;
    };
    /**
     * Makes a backup while everything goes on: one file, sealed with a passphrase of its own, that is read back
     * from the disk before it gets its name. Nothing is ever overwritten. The `phase` of its progress is, one
     * after the other, `passphrase` (a key is made of the passphrase), `copying` (the journal is copied beside
     * itself; calls go on meanwhile), `checking` (every row of the copy is opened and checked), `sealing` (the
     * file is written, under another name), `verifying` (the file is read back from the disk). Role: parent.
     */
    "backup.create": {
        params: BackupCreateParams;
        result: BackupContents;
        errors: "backup_refused" | "passphrase_refused";
    };
    /**
     * Reads a backup to its end: decrypts all of it, checks the database, opens every row, and goes along the
     * chain of the audit. It restores nothing and changes nothing. The `phase` of its progress is, one after the
     * other, `passphrase` (a key is made of the passphrase), `unpacking` (the backup is decrypted into the data
     * folder), `checking` (every row of the copy is opened and checked). Role: parent.
     */
    "backup.verify": {
        params: BackupVerifyParams;
        result: BackupContents;
        errors: "backup_refused" | "wrong_passphrase";
    };
    /**
     * Puts a backup in the place of the household, for root, or for the daemon's own account with the recovery
     * code. Everything is checked first: a refusal leaves the household as it is. Minutes that were used since
     * stay used. Connections that are subscribed hear a last event (`reopened`) and are closed; on all others,
     * this one too, nobody is a parent until the next unlock. The `phase` of its progress is, one after the other,
     * `passphrase` (a key is made of the passphrase), `unpacking` (the backup is decrypted into the data folder),
     * `checking` (every row of the copy is opened and checked), `restoring` (the household is closed, and opened
     * again as what came back). Role: owner.
     */
    "backup.restore": {
        params: BackupRestoreParams;
        result: BackupContents;
        errors: "backup_refused" | "wrong_passphrase" | "wrong_recovery_code" | "wait";
    };
    /**
     * Has backups made by themselves in a folder, such as a USB stick or one that is synchronised; the first at
     * once. The newest are kept. The passphrase is not stored, only a key that is made of it. While there is a
     * schedule, what is absent stays as it is; a new one needs `folder` and `passphrase`. Only `off` ends it.
     * Role: parent.
     */
    "backup.schedule": {
        params: BackupScheduleParams;
        result: BackupPlan;
        errors: "backup_refused" | "passphrase_refused";
    };
    /**
     * Tells the last backup, when and where more are made by themselves, and which of those are there. Role:
     * parent.
     */
    "backup.list": {
        params: BackupListParams;
        result: Backups;
        errors: never;
    };
    /**
     * Tells which daemon is running, how the household stands, and the time. `daemon.stats` has numbers, for
     * parents. Role: anyone.
     */
    "daemon.info": {
        params: DaemonInfoParams;
        result: DaemonInfo;
        errors: never;
    };
    /**
     * Tells how much the daemon has, uses and does, since its start and now. A household that is closed and opened
     * again is no new start. For parents, and for root without a PIN. Role: parent.
     */
    "daemon.stats": {
        params: DaemonStatsParams;
        result: DaemonStats;
        errors: never;
    };
    /**
     * Reads all rows anew and compares them with the daemon's memory and with its snapshot. It changes nothing.
     * Role: parent.
     */
    "daemon.doctor": {
        params: DaemonDoctorParams;
        result: DoctorReport;
        errors: never;
    };
    /**
     * Reads the folders of packs that the daemon was started with again, and sets what it logs, for the daemon's
     * own account or root. A folder with faults changes nothing. SIGHUP does the same. After ten times in a row it
     * is `busy` for a minute; `data.retryAfterSeconds` says for how long. Role: owner.
     */
    "daemon.reload": {
        params: DaemonReloadParams;
        result: DaemonReloaded;
        errors: "pack_refused";
    };
    /**
     * Stops the daemon when this is answered: everything that was asked before is answered and stored. For root;
     * the daemon's own account needs the recovery code, once there is one. While the household is sealed or cannot
     * be opened no recovery code is known, so that only root, or whoever manages the service, stops the daemon.
     * Role: owner.
     */
    "daemon.shutDown": {
        params: DaemonShutDownParams;
        result: Nothing;
        errors: "wrong_recovery_code" | "wait";
    };
    /** Moves only the wall clock, as a user of the machine might. Role: owner. */
    "clock.set": {
        params: ClockSetParams;
        result: ClockReading;
        errors: "developer_only";
    };
    /** Moves all clocks, as if time had passed. Role: owner. */
    "clock.advance": {
        params: ClockAdvanceParams;
        result: ClockReading;
        errors: "developer_only";
    };
}

export type MethodName = keyof Methods;

/** The parameters of an `event` notification by its topic. */
export interface Events {
    /** What a child may do now has changed. The event has the whole decision, as in `time.mayI`. */
    "time.state": TimeStateEvent;
    /** A child's time ends in 5 minutes or less, and once more in 1. */
    "time.warning": TimeWarningEvent;
    /**
     * Whether an open activity may go on has changed, by its own budget, allowance or filter: for who holds its
     * lease.
     */
    "time.activity": TimeActivityEvent;
    /** A child asked for time, a parent answered, or the request expired. */
    "time.request": TimeRequestEvent;
    /** A child has used the screen for `breakNudgeMinutes` without a break: time to look up. Nothing is blocked. */
    "time.break": TimeBreakEvent;
    /** Minutes were given, redeemed, earned or taken back. */
    "time.grant": TimeGrantEvent;
    /** A lesson was finished. */
    "activity.result": ActivityResultEvent;
    /** A badge was earned. */
    "rewards.badge": RewardsBadgeEvent;
    /** The day streak has changed. */
    "rewards.streak": RewardsStreakEvent;
    /** A child was given a challenge, has come further with one by a percent, or a parent changed one. */
    "challenge.progress": ChallengeProgressEvent;
    /** A child has reached a challenge. */
    "challenge.completed": ChallengeCompletedEvent;
    /** The family's board has changed. The event has no numbers: ask `leaderboard.get`. */
    "leaderboard": LeaderboardEvent;
    /** A child's limits or filter were changed. */
    "policy": PolicyEvent;
    /** A profile or a parent's access has changed, or a PIN was wrong. */
    "household": HouseholdEvent;
    /** A pack came or went, so `lesson.list` may have another answer. */
    "pack": PackEvent;
    /** The daemon has ended the subscription; this is its last event. */
    "subscription": SubscriptionEvent;
}

export type EventTopic = keyof Events;

/** The number of each error by its word. */
export interface ErrorCodes {
    /** The line is not JSON. */
    parse_error: -32700;
    /** The JSON is not a request. */
    invalid_request: -32600;
    /** An object has the same key twice. */
    duplicate_key: -32600;
    /** The JSON is nested too deeply. */
    too_deep: -32600;
    /** There is no such method. */
    unknown_method: -32601;
    /** A parameter is unknown, missing or of the wrong type; `data.path` names it. */
    invalid_params: -32602;
    /** A fault of the daemon; its log has the entry with `data.incident`. */
    internal: -32603;
    /** The daemon, or this account, has as many connections as it may. */
    too_many_connections: -32000;
    /** A line is longer than the limit. */
    line_too_long: -32001;
    /** Too much of this kind; try again shortly, or after `data.retryAfterSeconds`. */
    busy: -32002;
    /** The daemon is stopping. */
    shutting_down: -32003;
    /**
     * The reply came later than `deadlineMs`; `data.outcome` is what it would have been, without it nothing
     * happened.
     */
    deadline: -32004;
    /** The call was cancelled; nothing happened. */
    cancelled: -32005;
    /** A line was begun and did not end in time. */
    idle_line: -32006;
    /** The answer, or the replies of a batch, are longer than they may be. */
    reply_too_large: -32007;
    /** This idempotency key was used with other parameters. */
    idempotency_conflict: -32008;
    /** The input ended before its last line did; that line was not run. */
    unterminated: -32009;
    /** Only a parent may do this: unlock with a PIN. */
    pin_required: 101;
    /** This account may not do this; `data.liftedBy` has `parent` where a parent may who unlocks with a PIN. */
    forbidden: 104;
    /** The household is sealed: its passphrase is needed; `data.say` has words for the child. */
    sealed: 105;
    /** The household is not set up yet. */
    not_set_up: 106;
    /** The child is archived: a parent has to bring it back first. */
    child_archived: 204;
    /** The disk is full; nothing was changed. */
    storage_full: 801;
    /** The data folder cannot be written; nothing was changed. */
    storage_read_only: 802;
    /** Stored rows cannot be read; `data.rows` names those of the household. */
    storage_damaged: 803;
    /** Storing failed; nothing was changed, or the message says that nobody can tell. */
    storage_failed: 804;
    /** The household is set up already. */
    already_set_up: 108;
    /** The new PIN is too easy or has the wrong form. */
    pin_refused: 109;
    /** Somebody has set something else meanwhile; `data.now` has what stands there. */
    changed_meanwhile: 207;
    /** The passphrase is not the right one. */
    wrong_passphrase: 805;
    /** The new passphrase is not taken; the message says why. */
    passphrase_refused: 807;
    /** After wrong entries the next try has to wait `data.waitSeconds`. */
    wait: 103;
    /** The household key is a credential of the service manager, which kidd cannot change. */
    key_elsewhere: 119;
    /** The recovery code is not right. */
    wrong_recovery_code: 111;
    /** The PIN is not right. */
    wrong_pin: 102;
    /** There is no such parent. */
    unknown_parent: 203;
    /** The token is not valid any more: unlock again. */
    token_ended: 107;
    /** Another child, or another parent, has this name or id. */
    name_taken: 202;
    /** The household has as many parents as it may. */
    too_many_parents: 206;
    /** The last parent cannot be removed. */
    last_parent: 205;
    /** There is no such child. */
    unknown_child: 201;
    /** There is no such lesson. */
    unknown_lesson: 402;
    /** There is no such pack. */
    unknown_pack: 404;
    /** It is not the time for this; `data.decision` is the whole answer of `time.mayI`. */
    not_now: 301;
    /** The lease is open for another activity: end it, or choose another id. */
    lease_taken: 303;
    /** The child has as many open leases as it may: end one, or wait a minute. */
    too_many_leases: 304;
    /** The child's filter does not allow it; `data.say` has words for the child. */
    filtered: 401;
    /** The lease is unknown or has ended: begin anew. */
    lease_expired: 302;
    /** The child has as many usable grants as it may: undo one, or wait for an expiry. */
    too_many_grants: 312;
    /** The child has no such grant. */
    unknown_grant: 308;
    /** The child has as many open requests as it may; `data.say` has words for the child. */
    too_many_requests: 307;
    /** There is no such request for time. */
    unknown_request: 306;
    /** The request has its final answer or has expired: `data.state`, `data.by`, `data.at`. */
    request_closed: 305;
    /** As many codes are unused as there can be. */
    too_many_codes: 311;
    /** A letter of the code is wrong or missing; it cost no try. */
    code_mistyped: 310;
    /** The code was used, has expired, or was never made; `data.say` has words for the child. */
    code_refused: 309;
    /** There is no drawing of this name. */
    unknown_asset: 405;
    /** The pack has faults; nothing was installed. `data.faults` names them. */
    pack_refused: 406;
    /** Nobody whom the family trusts has signed the pack; nothing was installed. */
    pack_not_trusted: 407;
    /** There are as many installed packs, lessons or signers as there may be. */
    too_many_packs: 408;
    /** The daemon was started with a folder of this pack, which goes before an installed one. */
    pack_in_way: 409;
    /** The family trusts no signer with this key. */
    unknown_signer: 410;
    /** There is no such skill. */
    unknown_skill: 411;
    /** An activity of this kind is open: `data.activity`. Go on with it, or start with `replace`. */
    open: 505;
    /** Nothing in the lesson can be graded. */
    nothing_to_ask: 509;
    /** There is nothing to look back at now. */
    review_not_due: 510;
    /** So many sprints are enough for now; `data.say` has words for the child. */
    sprints_rest: 511;
    /** There is no such activity. */
    unknown_activity: 501;
    /** The activity has ended. */
    finished: 502;
    /** The activity is paused: resume it first. */
    paused: 507;
    /** This presentation is not the present one: ask `activity.question`. */
    stale_presentation: 506;
    /** The answer does not fit the question; it cost no attempt. */
    wrong_shape: 503;
    /** There is no further hint now. */
    hint_not_available: 504;
    /** Questions are still open. */
    unfinished: 508;
    /** The child takes no part in this board; `data.say` has words for the child. */
    not_opted_in: 602;
    /** A parent has to read `data.warning` first: call again with `confirm`. */
    confirmation_needed: 603;
    /**
     * A child cannot meet the challenge, by its limits, by its filter, or because nothing is left; `data.sum` says
     * why.
     */
    challenge_impossible: 601;
    /** A child has at most 20 open challenges. */
    too_many_challenges: 606;
    /** There is no template with this id. */
    unknown_template: 607;
    /** There is no challenge with this id. */
    unknown_challenge: 604;
    /** The challenge is over: it stays as it is. */
    challenge_over: 605;
    /** The backup cannot be made, read or put back; nothing was changed. `data.reason` says why. */
    backup_refused: 806;
    /** Developer mode only. */
    developer_only: 110;
}

export type ErrorKind = keyof ErrorCodes;

/** Errors that every call may get. */
export type CommonErrorKind =
    | "parse_error"
    | "invalid_request"
    | "duplicate_key"
    | "too_deep"
    | "unknown_method"
    | "invalid_params"
    | "internal"
    | "too_many_connections"
    | "line_too_long"
    | "busy"
    | "shutting_down"
    | "deadline"
    | "cancelled"
    | "idle_line"
    | "reply_too_large"
    | "idempotency_conflict"
    | "unterminated"
    | "pin_required"
    | "forbidden"
    | "sealed"
    | "not_set_up"
    | "child_archived"
    | "storage_full"
    | "storage_read_only"
    | "storage_damaged"
    | "storage_failed";

/** The `error` of a reply. Members of `data` beside `kind` depend on the error. */
export interface RpcError<K extends ErrorKind = ErrorKind> {
    code: ErrorCodes[K];
    /** For parents and developers: what is wrong and what helps; its words may change. */
    message: string;
    data: {
        kind: K;
        /** A sentence for the child; always there in what a call on a child's behalf is answered. */
        say?: string;
        [member: string]: unknown;
    };
}
