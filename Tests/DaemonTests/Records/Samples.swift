import Household
import QuestionKinds

/// One value of everything that a record can hold, all members set or all optional ones absent.
enum Samples {
    static let at = Instant(milliseconds: 1_795_287_430_123)
    static let boot = BootID(rawValue: "6f1c1f0e-8f0a-4c62-9a5d-0d6f5f7f2b11")
    static let mark = MonoMark(mono: 123_456_789, boot: boot)
    static let mia = ChildID(rawValue: "mia")
    static let anna = ParentID(rawValue: "anna")
    static let math = ActivityRef(subject: "math", lesson: "counting", app: "kidlearn")

    static let household = HouseholdSettings(
        name: "Family \"Ö\"", zone: "Europe/Berlin", weekStart: .sunday, weekendDays: [.friday, .saturday],
        dayStart: 240, locale: "de-DE")
    static let fullProfile = ChildProfile(
        id: mia, name: "Mia", avatar: "fox", birth: BirthMonth(year: 2019, month: 4), grade: 0, locale: "de",
        accessibility: Accessibility(
            narration: true, mute: true, reducedMotion: true, highContrast: true, dyslexiaFriendlyFont: true,
            captions: true), offersHints: false, offersNarration: false, uids: [1001, 4_294_967_294],
        tierOverride: .preteen, isArchived: true)
    static let bareProfile = ChildProfile(id: mia, name: "M", birth: BirthMonth(year: 2020, month: 12))
    static let fullPolicy = ScreenTimePolicy(
        dailyMinutes: 0, weeklyMinutes: 10_080,
        quietHours: [
            QuietWindow(start: .eveningRest, end: .morning),
            QuietWindow(start: .midnight, end: .endOfDay, days: [.monday]),
        ], finishing: .lesson)
    static let barePolicy = ScreenTimePolicy(
        dailyMinutes: nil, weeklyMinutes: nil, quietHours: [], finishing: .none)
    static let weekPolicy = ScreenTimePolicy(
        dailyMinutes: 45, dailyByWeekday: [.monday: 0, .saturday: 90, .sunday: nil], weeklyMinutes: nil, quietHours: [])
    static let richPolicy = ScreenTimePolicy(
        dateOverrides: [
            DateOverride(
                first: Day(number: 20_811), last: Day(number: 20_824), priority: 10, name: "Holidays", daily: .of(120),
                quietHours: [], allowedWindows: [AllowedWindow(window: QuietWindow(start: .morning, end: .eveningRest))]
            ),
            DateOverride(first: Day(number: 20_811), last: Day(number: 20_811), daily: .of(nil)),
            DateOverride(first: Day(number: 20_812), last: Day(number: 20_812)),
        ],
        allowedWindows: [
            AllowedWindow(
                window: QuietWindow(start: .morning, end: .eveningRest, days: [.friday]), allowanceMinutes: 20)
        ], session: SessionLimit(minutes: 15, breakMinutes: 12),
        budgets: [
            ActivityBudget(
                name: "games", activities: [ActivityRef(app: "supertux"), ActivityRef(pack: "p")], minutes: 20)
        ], freeActivities: [ActivityRef(subject: "reading")],
        carryOver: CarryOver(capMinutes: 60, expiryDays: 3), breakNudgeMinutes: 20,
        earnedTime: EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 30))
    static let fullFilter = ContentFilter(
        allowedSubjects: ["math", "art"], highestDifficulty: 3, highestTier: .elementary,
        blockedLessons: ["l1", "l2"], blockedPacks: ["p"],
        pausedSubjects: [SubjectPause(subject: "art", until: at), SubjectPause(subject: "music", until: nil)])
    static let bareFilter = ContentFilter()

    static let fullGrant = Grant(
        id: GrantID(rawValue: "g1"), minutes: 15, scope: .activity(math), pastQuietHours: true, expires: at + 1, at: at,
        by: "Anna", why: "Rain\n& cold")
    static let bareGrant = Grant(
        id: GrantID(rawValue: "g2"), minutes: 1440, scope: .all, pastQuietHours: false, expires: at, at: at, by: "")

    static let requestGrant = Grant(
        id: GrantID(rawValue: "request-r7"), minutes: 10, scope: .all, pastQuietHours: false, expires: at + 1, at: at,
        by: "Anna", origin: .request(TimeRequestID(rawValue: "r7")))
    static let earnedGrant = Grant(
        id: GrantID(rawValue: "earned-a7k2"), minutes: 5, scope: .all, pastQuietHours: false, expires: at + 1, at: at,
        by: Grant.earned, origin: .lesson("counting"))
    static let codeGrant = Grant(
        id: GrantID(rawValue: "code-c2"), minutes: 15, scope: .all, pastQuietHours: false, expires: at + 1, at: at,
        by: "Anna", origin: .code(CodeID(rawValue: "c2")))
    static let fullCode = TimeCode(
        id: CodeID(rawValue: "c1"), digest: [0x00, 0x7F, 0xFF], child: mia, minutes: 15, pastQuietHours: true,
        expires: at + 2, at: at, by: "Anna")
    static let bareCode = TimeCode(
        id: CodeID(rawValue: "c2"), digest: [0x01], minutes: 1, at: at, by: "")
    static let fullRequest = TimeRequest(
        id: TimeRequestID(rawValue: "r7"), clientID: "castle", minutes: 20, reason: "nearly\ndone", activity: math,
        at: at,
        expires: at + 3)
    static let bareRequest = TimeRequest(
        id: TimeRequestID(rawValue: "r8"), minutes: 1, at: at, expires: at)
    static let fullReply = RequestAnswer(
        isApproved: true, minutes: 10, grant: GrantID(rawValue: "request-r7"), pastQuietHours: true,
        word: "then dinner", by: "Anna", at: at + 1)
    static let fullClaim = IdleClaim(
        lease: LeaseID(rawValue: "l"), day: Day(number: 20_778), milliseconds: 20_000, countedTo: mark,
        wholeUntil: mark, isTold: true)
    static let bareClaim = IdleClaim(lease: LeaseID(rawValue: "l"), day: Day(number: 20_778), milliseconds: 0)
    static let fullSave = SaveTime(lease: LeaseID(rawValue: "l"), app: "paint", closeBy: at, closeMark: mark)

    static let fullPresentation = Presentation(
        number: 4, question: "q4", place: 3, total: 10, attempt: 2, order: ["b", "a", "c"], rightPlaces: [1, 0],
        hintsGiven: 1)
    static let barePresentation = Presentation(
        number: 1, question: "q1", place: 0, total: 1, attempt: 1, order: [], rightPlaces: [], hintsGiven: 0)
    static let fullSummary = ActivitySummary(
        activity: "a7k2", lesson: "counting", score: 80, maximum: 100, percent: 80, isPassed: true, questions: 10,
        right: 8, stars: 24, points: 80, longestRun: 5, hints: 2, durationSeconds: 312, isNewBest: true,
        celebration: Celebration(word: "Amazing!", milliseconds: 5000), told: "Amazing! 5 in a row!")
    static let bareSummary = ActivitySummary(
        activity: "a7k2", lesson: "counting", score: 0, maximum: 0, percent: 0, isPassed: false, questions: 1,
        right: 0, stars: 0, points: 0, longestRun: nil, hints: 0, durationSeconds: 0, isNewBest: false,
        celebration: Celebration(word: "", milliseconds: 0), told: "")
    static let fullAnswer = AnswerFact(.text("fünf")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.3"
        $0.question = "q3"
        $0.attempt = 2
        $0.outcome = .tryAgain
        $0.isRapid = true
        $0.isScored = false
        $0.hints = 1
        $0.told = .text(say: "Let us look again.", spelling: "fünf", explanation: "Count.")
        $0.stars = 2
        $0.points = 10
        $0.sums = .whole(
            ActivityTally(score: 30, maximum: 100, right: 3, stars: 9, points: 30, run: 2, longestRun: 3, hints: 1))
        $0.responseMilliseconds = 4312
        $0.place = 2
        $0.samePlaces = 1
        $0.next = .question(fullPresentation)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.spentMilliseconds = 6012
    }
    static let bareAnswer = bareAnswer(.option("b"))
    static let pairsAnswer = bareAnswer(
        .pairs([MatchedPair(left: "star", right: "five"), MatchedPair(left: "moon", right: "three")]))
    static let placementsAnswer = bareAnswer(.placements([Placement(item: "apple", zone: "fruit")]))

    /// As version 0.1 wrote it.
    static func bareAnswer(_ answer: Answer, next: NextStep = .summary(bareSummary)) -> AnswerFact {
        AnswerFact(answer) {
            $0.activity = "a7k2"
            $0.presentation = "a7k2.1"
            $0.question = "q1"
            $0.sums = .whole(ActivityTally(maximum: 10))
            $0.next = next
            $0.at = at
        }
    }

    /// What is not graded: its points leave the maximum.
    static func ungradedAnswer(_ answer: Answer) -> AnswerFact {
        AnswerFact(answer) {
            $0.activity = "a7k2"
            $0.presentation = "a7k2.1"
            $0.question = "q1"
            $0.outcome = .participated
            $0.isScored = false
            $0.told = .words(.shared, isExplained: false)
            $0.sums = .change(score: 0, lost: 10, run: 2)
            $0.responseMilliseconds = 4_000
            $0.evidence = AnswerEvidence(skill: "k.draw", kind: Drawing.kind, difficulty: 1, validity: .none)
            $0.next = .following(arrangement)
            $0.at = at
            $0.day = Day(number: 20_778)
        }
    }
    /// The last try at a question that was counted before on the same day.
    static let creditedAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.attempt = 3
        $0.outcome = .explained
        $0.told = .words(.feedback, isExplained: true)
        $0.next = .following(arrangement)
        $0.at = at
        $0.credit = .again
    }
    /// A tap that was no try.
    static let rapidAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.outcome = .tryAgain
        $0.isRapid = true
        $0.isScored = false
        $0.told = .words(.tooFast, isExplained: false)
        $0.responseMilliseconds = 12
        $0.next = .again(arrangement)
        $0.at = at
        $0.credit = .answered
    }
    /// The answer that makes a learning day.
    static let dayAnswer = AnswerFact(.option("b")) {
        $0.activity = "a7k2"
        $0.presentation = "a7k2.1"
        $0.question = "q1"
        $0.told = .words(.praise1, isExplained: false)
        $0.stars = 1
        $0.points = 10
        $0.sums = .change(score: 10, lost: 0, run: 1)
        $0.next = .following(arrangement)
        $0.at = at
        $0.day = Day(number: 20_778)
        $0.credit = .answered
        $0.makesLearningDay = true
    }
    /// Answers that count for mastery: in a window that is not full, in one that is, and with the one that masters.
    static let masteryAnswers = [
        MasteryMark(percent: 100), MasteryMark(percent: 0, mean: 60),
        MasteryMark(percent: 90, mean: 98, reached: MasteryMark.Reached(answers: 5, reviewAfterDays: nil)),
        MasteryMark(percent: 100, mean: 100, reached: MasteryMark.Reached(answers: 5, reviewAfterDays: 3)),
    ].map { masteryAnswer($0) }

    static func masteryAnswer(_ mark: MasteryMark) -> AnswerFact {
        AnswerFact(.option("b")) {
            $0.activity = "a7k2"
            $0.presentation = "a7k2.1"
            $0.question = "q1"
            $0.told = .words(.praise1, isExplained: false)
            $0.stars = 1
            $0.points = 10
            $0.sums = .change(score: 10, lost: 0, run: 1)
            $0.evidence = evidence
            $0.next = .following(arrangement)
            $0.at = at
            $0.day = Day(number: 20_778)
            $0.credit = .answered
            $0.mastery = mark
        }
    }
    static let arrangement = Arrangement(order: ["b", "a", "c"], rightPlaces: [1, 0])
    static let evidence = AnswerEvidence(
        skill: "k.count", kind: MultipleChoice.kind, difficulty: 2, validity: .untimed)

    /// As it is written since keys of words are.
    static func keyedAnswer(
        _ words: AnswerWords, isExplained: Bool = false, _ sums: AnswerSums, next: NextStep
    ) -> AnswerFact {
        AnswerFact(.option("b")) {
            $0.activity = "a7k2"
            $0.presentation = "a7k2.1"
            $0.question = "q1"
            $0.outcome = .tryAgain
            $0.told = .words(words, isExplained: isExplained)
            $0.sums = sums
            $0.evidence = evidence
            $0.next = next
            $0.at = at
        }
    }

    static let keyedSummary = ActivitySummary(
        activity: "a7k2", lesson: "counting", score: 80, maximum: 100, percent: 80, isPassed: true, questions: 10,
        right: 8, stars: 24, points: 80, longestRun: nil, hints: 2, durationSeconds: 312, isNewBest: true,
        celebration: Celebration(percent: 80, tier: .preschool))
}

extension Samples {
    static let householdFacts: [HouseholdFact] = [
        .setUp(household, recoveryHash: "$argon2id$v=19$m=65536,t=2,p=1$c2FsdA$aGFzaA"),
        .parentAdded(Parent(id: anna, name: "Anna", pinHash: "$argon2id$x")),
        .pinChanged(anna, pinHash: "$argon2id$y"), .pinRehashed(anna, pinHash: "$argon2id$z"),
        .recoveryUsed(anna, recoveryHash: "$argon2id$r"), .unlocked(anna, .household), .unlocked(anna, .account(1001)),
        .unlockFailed(.recovery, PINCounter(failures: 3, remaining: 5000, since: 77, boot: boot)),
        .entriesForgiven(.account(1001)), .relocked(anna),
        .childAdded(fullProfile, handle: 1, fullPolicy, fullFilter),
        .childAdded(bareProfile, handle: .max, barePolicy, bareFilter), .clockMoved(wall: -86_400_000, mono: 60_000),
        .boardGoalSet(.init(.learningMinutes, .allTime), target: 1200),
        .boardGoalSet(.init(.stars, .week), target: nil),
        .clockTrusted(anchor),
        .clockJumped(ClockJump(from: at, to: at + 90_000_000, trust: .drifted, anchor: anchor), boot: boot),
        .clockConfirmed(anchor, from: at - 60_000), .clockSourceSet(.rtc),
        .settingsChanged(Revision(from: HouseholdSettings(name: "L", zone: "UTC"), to: household)),
        .codesMade([fullCode, bareCode]),
        .codeUsed(bareCode.id, TimeCode.Use(child: mia, grant: codeGrant)), .codesRevoked([bareCode.id]),
        .unlockFailed(.code(mia), PINCounter(failures: 1, remaining: 0, since: 77, boot: boot)),
    ]

    static let anchor = ClockAnchor(wall: at, bootTime: 123_456_789, boot: boot)

    static let childFacts: [ChildFact] = [
        .profileSet(fullProfile), .profileSet(bareProfile), .policySet(fullPolicy), .policySet(barePolicy),
        .policySet(ScreenTimePolicy()), .policySet(weekPolicy), .filterSet(fullFilter), .filterSet(bareFilter),
        .filterSet(ContentFilter(allowedSubjects: [])),
        .boardSet(BoardMembership(isOptedIn: true, isRankedDespiteAge: true)), .boardSet(BoardMembership()),
        .filterSet(
            ContentFilter(
                pausedSubjects: [SubjectPause(subject: "art", until: at, untilFinished: "math")],
                allowedApps: ["b", "a"])),
        .pauseEnded(SubjectPause(subject: "art", until: nil, untilFinished: "math")),
        .profileChanged(Revision(from: bareProfile, to: fullProfile)),
        .policyChanged(Revision(from: ScreenTimePolicy(), to: barePolicy)),
        .filterChanged(Revision(from: bareFilter, to: fullFilter)), .policySet(richPolicy),
        .learningSet(learningSettings), .learningSet(LearningSettings()),
    ]

    static let timeFacts: [TimeFact] = [
        .used(
            UsedTime(
                day: Day(number: 20_778), ordinary: 6012,
                granted: [UsedTime.FromGrant(grant: GrantID(rawValue: "g1"), milliseconds: 1)], beyond: 12,
                learning: 7)),
        .used(UsedTime(day: Day(number: -1))), .timeEnded(EndOfTime(wall: at, mark: mark)), .counted(mark),
        .leaseBegan(Lease(id: LeaseID(rawValue: "l"), activity: math, began: at, called: at + 1, calledMark: mark)),
        .leaseBegan(Lease(id: LeaseID(rawValue: "l"), activity: .anything, began: at, called: at, calledMark: mark)),
        .leaseRenewed(LeaseID(rawValue: "l"), called: at, mark: mark), .leaseEnded(LeaseID(rawValue: "l")),
        .leaseExpired(LeaseID(rawValue: "l")), .granted(fullGrant), .granted(bareGrant),
        .locked(ScreenLock(until: at, by: "Anna", why: "Dinner")), .locked(ScreenLock(by: "Anna")),
        .unlocked(by: "Anna"),
        .used(fullUse), .sessionSet(session), .bankSet(bank), .bankSet(TimeBank(closed: Day(number: 20_777))),
        .granted(requestGrant), .granted(earnedGrant),
        .leaseBegan(
            Lease(
                id: LeaseID(rawValue: "l"), activity: .anything, began: at, called: at, calledMark: mark,
                saveSeconds: 30)),
        .grantUndone(UndoneGrant(grant: GrantID(rawValue: "g1"), milliseconds: 61_000, by: "Anna")),
        .idle(fullClaim), .idle(bareClaim), .saveBegan(fullSave),
        .saveBegan(SaveTime(lease: LeaseID(rawValue: "l"), closeBy: at, closeMark: mark)),
        .saveOver(LeaseID(rawValue: "l")),
    ]

    static let requestFacts: [RequestFact] = [
        .opened(fullRequest), .opened(bareRequest), .decided(fullRequest.id, fullReply),
        .decided(bareRequest.id, RequestAnswer(isApproved: false, by: "Anna", at: at)),
    ]

    /// Use under all rules that were added to the first ones.
    static let fullUse = UsedTime(
        day: Day(number: 20_778), ordinary: 1, free: 2,
        carried: [UsedTime.FromDay(day: Day(number: 20_776), milliseconds: 3)],
        budgets: [UsedTime.InBudget(name: "games", milliseconds: 4)],
        windows: [UsedTime.InWindow(start: WindowStart(date: Day(number: 20_777), minute: 1320), milliseconds: 5)])
    static let session = ScreenSession(used: 6, mark: mark, bootTime: 7, wall: at)
    static let bank = TimeBank(
        closed: Day(number: 20_777),
        savings: [TimeBank.Saving(day: Day(number: 20_776), left: 8, last: Day(number: 20_783))])

    static let learningFacts: [LearningFact] =
        [
            .started(
                ActivityStarted(
                    activity: "a7k2", kind: .lesson, lesson: "counting", subject: nil, pack: "kindergarten-math",
                    packVersion: "1.0.0", edition: nil, seed: .max, plan: ["q1", "q2"], maximum: 20,
                    first: barePresentation, at: at)),
            .started(
                ActivityStarted(
                    activity: "a7k2", kind: .lesson, lesson: "counting", subject: "math", pack: "kindergarten-math",
                    packVersion: "1.0.0", edition: nil, seed: .max, plan: ["q1"], maximum: 10, first: barePresentation,
                    at: at)),
            .shown(
                PresentationShown(
                    activity: "a7k2", presentation: "a7k2.1", mono: 5, boot: boot, at: at, spentMilliseconds: 3)),
            .answered(fullAnswer), .answered(bareAnswer),
            .hinted(
                HintFact(
                    activity: "a7k2", presentation: "a7k2.1", question: "q1", number: 1, starsPaid: 1, at: at,
                    spentMilliseconds: 9)),
            .paused(ActivityMark(activity: "a7k2", at: at, spentMilliseconds: 0)),
            .resumed(ActivityMark(activity: "a7k2", at: at, spentMilliseconds: 1)),
            .finished(ActivityFinished(summary: fullSummary, at: at, day: nil, spentMilliseconds: 2)),
            .finished(
                ActivityFinished(summary: bareSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0)),
            .abandoned(ActivityMark(activity: "a7k2", at: at, spentMilliseconds: 3)),
            .answered(pairsAnswer), .answered(placementsAnswer),
            .started(
                ActivityStarted(
                    activity: "a7k2", kind: .lesson, lesson: "counting", subject: "math", pack: "p", packVersion: "1",
                    edition: "0f", seed: 1, plan: ["q1"], maximum: 10, first: barePresentation, at: at)),
            .answered(keyedAnswer(.feedback, .change(score: 0, lost: 0, run: 0), next: .retry(arrangement))),
            .answered(keyedAnswer(.row3, .change(score: 10, lost: 0, run: 3), next: .following(arrangement))),
            .answered(keyedAnswer(.feedback, isExplained: true, .change(score: 0, lost: 10, run: 2), next: .finished)),
            .finished(ActivityFinished(summary: keyedSummary, at: at, day: nil, spentMilliseconds: 0)),
            .answered(bareAnswer(Answer(YesOrNo(true)))), .answered(bareAnswer(Answer(ItemOrder(["b", "a"])))),
            .answered(creditedAnswer),
            .finished(
                ActivityFinished(summary: keyedSummary, at: at, day: nil, spentMilliseconds: 0, counts: false)),
            .answered(rapidAnswer), .answered(dayAnswer),
            .answered(masteryAnswers[0]), .answered(masteryAnswers[1]), .answered(masteryAnswers[2]),
            .answered(masteryAnswers[3]),
            .answered(bareAnswer(.elements(["sun", "moon"]))), .answered(bareAnswer(.number(5))),
            .answered(bareAnswer(.hops([4, 5, -1]))), .answered(bareAnswer(Answer(PlacedBlocks(tens: 3, ones: 4)))),
            .answered(bareAnswer(.comparison("heavier"))),
            .answered(bareAnswer(Answer(ClockReading(hour: 3, minute: 30)))),
            .answered(bareAnswer(Answer(ClockReading(hour: 3, minute: 30, half: .pm)))),
            .answered(bareAnswer(Answer(PaidCoins([CoinAmount(coin: "dime", count: 2)])))),
            .answered(bareAnswer(.parts([0, 2]))),
            .answered(bareAnswer(Answer(BarValues([BarValue(category: "cats", value: 3)])))),
            .answered(bareAnswer(Answer(SpokenText("moo")))), .answered(ungradedAnswer(Answer(SpokenText(nil)))),
            .answered(ungradedAnswer(Answer(DrawnStrokes(count: 3)))),
            .started(quizStarted), .started(reviewStarted), .answered(quizAnswer), .answered(restAnswer),
            .answered(extraAnswer),
            .finished(
                ActivityFinished(
                    summary: reviewSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
                    review: ReviewMark(skill: "k.count", isPassed: true, rung: 1, nextAfterDays: 7))),
            .finished(
                ActivityFinished(
                    summary: reviewSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
                    review: ReviewMark(skill: "k.count", isPassed: false, rung: 0, nextAfterDays: nil))),
            .started(mixStarted),
            .finished(ActivityFinished(summary: mixSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0)),
        ] + factsPlayed + [
            .answered(mistakenAnswer),
            .finished(ActivityFinished(summary: drawnSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0)),
            .finished(
                ActivityFinished(
                    summary: drawnSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
                    struggle: StruggleMark(skill: "k.count", restDays: 7))),
            .finished(
                ActivityFinished(
                    summary: drawnSummary, at: at, day: Day(number: 20_778), spentMilliseconds: 0,
                    struggle: StruggleMark(skill: "k.count"))),
        ]

    static let fullStreak = DayStreak(
        value: 6, last: Day(number: 20_778), graces: [Day(number: 20_760), Day(number: 20_776)],
        lost: DayStreak.Lost(value: 4, ended: Day(number: 20_770)), repaired: Day(number: 20_771), longest: 9,
        weeks: WeekStreak(value: 2, last: Day(number: 20_776), longest: 3), at: at)

    static let rewardFacts: [RewardFact] = [
        .streakSet(fullStreak), .streakSet(DayStreak(value: 1, longest: 1)),
        .badgeEarned("streak.5", day: Day(number: 20_778), at: at), .badgesSeen(["streak.5", "lesson.first"]),
        .badgesSeen([]),
        .stickerEarned(EarnedSticker(sticker: "duck", lesson: "counting", day: Day(number: 20_778), at: at)),
        .kindUsed(FillInBlank.kind),
    ]

    static let facts: [Fact] =
        householdFacts.map(Fact.household) + childFacts.map(Fact.child) + timeFacts.map(Fact.time)
        + learningFacts.map(Fact.learning) + rewardFacts.map(Fact.reward) + requestFacts.map(Fact.request)
        + [.household(.editionKept(edition))] + packFacts.map(Fact.household)
        + factsWithChallenges + badgeFacts.map(Fact.household) + backupFacts.map(Fact.household)
        + parentFacts.map(Fact.household) + consentFacts.map(Fact.child)
        + daemonFacts.map(Fact.household) + KeyStorage.allCases.map { Fact.household(.keyRotated($0)) }
        + logFacts.map(Fact.child) + [.learning(.answered(itemAnswer)), .learning(.finished(masteryFinish))]

    private static let daemonFacts: [HouseholdFact] =
        [.exported(mia), .exported(nil)] + DaemonRequest.allCases.map(HouseholdFact.daemonAsked)

    static let installation = PackInstallation(
        pack: "birds", version: "1.0.0", title: "Birds", digest: "0f", bytes: 1200, signer: "a7", at: at)

    static let signer = TrustedSigner(key: "a7", name: "Ada", since: at)

    private static let packFacts: [HouseholdFact] = [
        .packInstalled(installation),
        .packInstalled(
            PackInstallation(
                pack: "birds", version: "1.0.0", title: "Birds", digest: "0f", bytes: 0, signer: nil, at: at)),
        .packRemoved("birds"), .signerTrusted(signer), .signerForgotten(key: "a7"),
    ]

    static let edition = KeptEdition(
        edition: "0f", lesson: "counting", pack: "kindergarten-math", packVersion: "1.0.0",
        text: #"{"id":"counting"}"#)

    static let roles: [Author.Role] = [.parent(anna), .child(mia), .owner, .anyone, .daemon]

    static let key = KeyedReply(
        caller: "child:mia:1001", key: "f1-118", digest: [0x00, 0x7F, 0xFF],
        reply: .encoded(Array(#"{"ok":[1,"é\n"]}"#.utf8)))

    /// A key whose reply is kept beside the record.
    static let apart = KeyedReply(caller: "child:mia:1001", key: "f1-118", digest: [0x00, 0x7F, 0xFF], reply: .apart)

    /// Answers whose replies are made again, with all that can stand in a row, and with the least.
    static let receipts = [
        AnswerReceipt(
            fact: keyedAnswer(.row3, .change(score: 10, lost: 0, run: 3), next: .following(arrangement)),
            lesson: .edition("0f"),
            next: .init(question: "q2", place: 1, total: 6, attempt: 2, hints: 1), hintsOffered: false,
            remainingSeconds: 1800),
        AnswerReceipt(
            fact: keyedAnswer(.feedback, .change(score: 0, lost: 0, run: 0), next: .retry(arrangement)),
            lesson: .installed("counting"), next: nil, hintsOffered: true),
    ]

    /// The record of an answer with a key.
    static func record(_ receipt: AnswerReceipt) -> Record {
        var key = key
        key.reply = .answer(receipt)
        return record([.learning(.answered(receipt.fact))], key: key)
    }

    /// A record of the family's first child with these facts.
    static func record(
        _ facts: [Fact], child: ChildID? = mia, by role: Author.Role = .child(mia), key: KeyedReply? = nil
    ) -> Record {
        Record(
            stamp: Stamp(device: 1, seq: 7, at: at), child: child, by: Author(role: role, uid: 1001), facts: facts,
            key: key)
    }
}
