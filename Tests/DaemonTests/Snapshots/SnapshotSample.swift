import Household
import JSONRPC
import QuestionKinds
import Shapes
import Testing

@testable import Daemon
@testable import Stored

/// A picture with something in every member.
enum SnapshotSample {
    static let image = StateImage(
        seq: 77,
        home: HouseholdState(
            household: Samples.household, recoveryHash: "$argon2id$r",
            parents: [Parent(id: Samples.anna, name: "Anna", pinHash: "$argon2id$x")],
            pinCounters: [
                .household: counter(1), .recovery: counter(2), .account(1001): counter(3), .account(7): counter(4),
            ],
            parentAccounts: [1003, 1004],
            boardGoals: BoardGoals(targets: [
                BoardGoals.Topic(.stars, .week): 120, BoardGoals.Topic(.learningDays, .month): 20,
            ]), codes: codes, lastHandle: 9, editions: EditionShelf([Samples.edition]), wallShift: -86_400_000,
            monoShift: 60_000,
            clock: ClockMemory(anchor: Samples.anchor, source: .rtc, jumpedIn: Samples.boot)),
        children: [child], keys: [3...9, 70...70])

    private static func counter(_ failures: Int) -> PINCounter {
        PINCounter(failures: failures, remaining: 5000, since: 77, boot: Samples.boot)
    }

    static let child: ChildState = {
        var child = ChildState(
            profile: Samples.fullProfile, handle: 5, policy: Samples.fullPolicy, filter: Samples.fullFilter)
        child.time = time
        child.learning = learning
        child.rewards = rewards
        child.requests = requests
        child.board = board
        child.bests = bests
        child.version = 1234
        child.since = Samples.at
        return child
    }()

    static let time = TimeBook(
        days: [dayUse, DayUse(day: Day(number: 20_779))],
        leases: [
            Lease(
                id: LeaseID(rawValue: "l1"), activity: Samples.math, began: Samples.at, called: Samples.at + 30_000,
                calledMark: Samples.mark, saveSeconds: 45)
        ],
        grants: [account, GrantAccount(grant: Samples.bareGrant)], grantsGiven: 12,
        lock: ScreenLock(until: Samples.at, by: "Anna", why: "dinner"), counted: Samples.mark,
        ended: EndOfTime(wall: Samples.at, mark: Samples.mark), learning: 99, session: Samples.session,
        bank: Samples.bank, idle: idle, saves: [Samples.fullSave])
    static let dayUse = DayUse(
        day: Day(number: 20_778), ordinary: 60_000, granted: 5_000, learning: 1, free: 2, carried: 3, lent: 4,
        budgets: [UsedTime.InBudget(name: "games", milliseconds: 5)],
        windows: [DayUse.InWindow(start: 1320, milliseconds: 6)])
    static let account = GrantAccount(grant: Samples.fullGrant, used: 1_500, takenBack: 2_500)
    static let idle = IdleBook(days: [idleDay], resting: [rest])
    static let idleDay = IdleBook.OnDay(
        day: Day(number: 20_778), milliseconds: 20_000, told: [LeaseID(rawValue: "l1")])
    static let rest = IdleBook.Rest(lease: LeaseID(rawValue: "l1"), until: Samples.mark)
    static let request: TimeRequest = {
        var request = Samples.fullRequest
        request.answer = Samples.fullReply
        return request
    }()
    static let requests = RequestBook(requests: [request, Samples.bareRequest])
    static let code: TimeCode = {
        var code = Samples.fullCode
        code.use = use
        return code
    }()
    static let use = TimeCode.Use(child: Samples.mia, grant: Samples.codeGrant)
    static let codes = CodeBook(codes: [code, Samples.bareCode], made: 12)

    static let activity: Activity = {
        var activity = Activity(
            ActivityStarted(
                activity: "a7k2", kind: .lesson, lesson: "counting", subject: "math", pack: "p", packVersion: "1.0.0",
                edition: "0f", seed: .max, plan: ["q1", "q2"], maximum: 0, first: Samples.barePresentation,
                at: Samples.at))
        activity.state = .paused
        activity.current = Samples.fullPresentation
        activity.timing = .shown(mono: 17, boot: Samples.boot)
        activity.answers = [Samples.fullAnswer, Samples.bareAnswer]
        activity.tally = ActivityTally(
            score: 30, maximum: 100, right: 3, stars: 9, points: 30, run: 2, longestRun: 3, hints: 1)
        activity.lastPlace = 2
        activity.samePlaces = 3
        activity.lastAt = Samples.at + 5
        activity.activeMilliseconds = 4711
        activity.summary = Samples.fullSummary
        return activity
    }()

    static let learning: LearningBook = {
        var closed = Activity(
            ActivityStarted(
                activity: "b8", kind: .lesson, lesson: "adding", subject: nil, pack: "p", packVersion: "", edition: nil,
                seed: 0,
                plan: [], maximum: 0, first: Samples.barePresentation, at: Samples.at))
        closed.current = nil
        closed.state = .abandoned
        closed.timing = .unmeasured
        return LearningBook(
            open: [activity], closed: [closed],
            history: [
                "counting": history,
                "adding": LessonHistory(timesFinished: 1, bestPercent: 0, lastFinishedAt: Samples.at, isCounted: false),
            ],
            stars: 3, starsEarned: 9, points: 120, packsUsed: ["p": Samples.at, "a": Samples.at + 1],
            today: LearnedToday(
                day: Day(number: 20_778),
                parts: ["counting": LearnedToday.Part(answered: ["q2", "q1"], right: ["q1"], longestRun: 1)]))
    }()
    static let history = LessonHistory(timesFinished: 2, bestPercent: 80, lastFinishedAt: Samples.at)

    static let rewards = RewardBook(
        days: [learningDay, LearningDay(day: Day(number: 20_779))], subjects: [subject], firstAnswers: 40, right: 30,
        lessons: 4, streak: streak,
        badges: [badge, EarnedBadge(badge: "streak.5", day: Day(number: 1), at: Samples.at)],
        stickers: [EarnedSticker(sticker: "duck", lesson: "counting", day: Day(number: 20_778), at: Samples.at)],
        kinds: [FillInBlank.kind, Matching.kind])
    static let streak = DayStreak(
        value: 6, last: Day(number: 20_778), graces: [Day(number: 20_760)],
        lost: DayStreak.Lost(value: 4, ended: Day(number: 20_770)), repaired: Day(number: 20_771), longest: 9,
        weeks: weeks, at: Samples.at)
    static let weeks = WeekStreak(value: 2, last: Day(number: 20_776), longest: 3)
    static let badge = EarnedBadge(badge: "lesson.first", day: Day(number: 20_778), at: Samples.at, isSeen: true)
    static let board = BoardMembership(isOptedIn: true, isRankedDespiteAge: true)
    static let totals = PeriodTotals(stars: 30, learning: 1_800_000, learningDays: 4)
    static let bests = LearningBests(
        weeks: (1...7).map { PeriodTotals(stars: $0, learning: Int64($0) * 1000, learningDays: $0) }, month: totals,
        learningDays: 11)
    static let learningDay = LearningDay(
        day: Day(number: 20_778), firstAnswers: 6, right: 5, lessons: 1, stars: 8, points: 58, credited: 5,
        isMadeByAnswers: true)
    static let subject = SubjectTotals(subject: "math", points: 58, lessons: 1)
}

// MARK: What is there to be written

extension SnapshotSample {
    /// The members of a type as it is stored in memory, and as it is written.
    struct Members: Sendable, CustomTestStringConvertible {
        var name: String
        var stored: [String]
        var written: [String]
        var testDescription: String { name }

        init(_ value: Any, _ written: [String], without: [String] = []) {
            name = "\(type(of: value))"
            // What stands in a box has its name behind an underscore.
            stored = Mirror(reflecting: value).children.compactMap(\.label)
                .map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }.filter { !without.contains($0) }
            self.written = written
        }

        /// - Parameter parts: members that are written as others: under their written name those that are stored.
        init<Value>(
            _ value: Value, _ shape: Shape<Value>, without: [String] = [], parts: [String: [String]] = [:]
        ) {
            self.init(value, Self.names(shape.schema).flatMap { parts[$0] ?? [$0] }, without: without)
        }

        private static func names(_ schema: Schema) -> [String] {
            guard case .object(_, _, let members) = schema else { return [] }
            return members.map(\.name)
        }
    }

    static let members: [Members] = [
        // While anything is damaged there is no snapshot.
        Members(child, .childState, without: ["isDamaged"]),
        Members(image.home, .home),
        // What the counters counted ever follows from the days.
        Members(time, .timeBook, without: ["countedEver"], parts: ["days": ["earlier", "newest"]]),
        Members(dayUse, .dayUse),
        Members(Samples.session, .screenSession), Members(Samples.bank, .timeBank),
        Members(Samples.bank.savings[0], .saving),
        Members(account, .grantAccount), Members(idle, .idleBook), Members(idleDay, .idleDay), Members(rest, .idleRest),
        Members(Samples.fullSave, .saveTime), Members(request, .storedRequest),
        Members(Samples.fullReply, .storedAnswer),
        Members(requests, .requestBook), Members(code, .storedCode), Members(use, .codeUse), Members(codes, .codeBook),
        Members(
            learning, .learningBook, parts: ["open": ["openActivities"], "others": [], "products": []]),
        Members(rewards, .rewardBook), Members(StudyBook(), .studyBook),
        Members(learning.today, ["day", "parts", "questions", "right"]), Members(learningDay, .learningDay),
        Members(subject, .subjectTotals), Members(streak, .storedStreak),
        Members(weeks, .storedWeeks), Members(badge, .keptBadge), Members(board, .boardMembership),
        Members(bests, .learningBests), Members(totals, .periodTotals),
        // Two texts and the rest: they stand in an entry of the book and in what began.
        Members(history, ["timesFinished", "bestPercent", "lastFinishedAt", "isCounted"]),
        Members(
            activity,
            [
                "id", "kind", "lesson", "subject", "pack", "packVersion", "edition", "seed", "plan", "startedAt",
                "state",
                "current", "timing", "answers", "tally", "lastPlace", "samePlaces", "lastAt", "activeMilliseconds",
                "summary", "skill", "quiz", "mix", "facts", "pauses",
            ]),
    ]

    /// Where the sample is empty: nil, an empty list, 0 or false, by the names of the members.
    static func emptyMembers(of image: StateImage) -> [String] {
        let values: [Any] = [
            image, image.home, image.home.clock, child, time, dayUse, account, learning, activity, history,
            rewards, learningDay,
            subject, streak, weeks, badge, board, bests, totals, idle, idleDay, rest, Samples.fullSave, request,
            Samples.fullReply, requests, code, use, codes,
        ]
        return values.flatMap { value in
            Mirror(reflecting: value).children.compactMap { child in
                ["nil", "[]", "[:]", "0"].contains("\(child.value)") ? "\(type(of: value)).\(child.label ?? "?")" : nil
            }
        }
    }
}
