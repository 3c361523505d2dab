import Household
import QuestionKinds

/// Records of all kinds with random members, the same for the same seed.
struct RandomRecords {
    private var random: SeededRandom
    /// Numbers stay so small that thousands of records add up without an overflow, as real ones do.
    private let isSmall: Bool

    init(seed: UInt64, isSmall: Bool = false) {
        random = SeededRandom(seed: seed)
        self.isSmall = isSmall
    }

    mutating func record() -> Record {
        let hasKey = bool()
        return Record(
            stamp: Stamp(device: int64(), seq: int64(), at: instant()), child: maybe { ChildID(rawValue: $0.text()) },
            by: Author(role: one(of: Samples.roles), uid: UInt32(truncatingIfNeeded: random.next())),
            facts: list { $0.fact() }, key: hasKey ? key() : nil)
    }

    private mutating func fact() -> Fact {
        switch random.number(below: 8) {
        case 0: one(of: Samples.facts)
        case 1: .time(.used(used()))
        case 2: .time(time())
        case 3: .learning(.answered(answer()))
        case 4: .learning(learning())
        case 5: .reward(reward())
        case 6: .request(request())
        default: .child(setting())
        }
    }

    private mutating func used() -> UsedTime {
        UsedTime(
            day: Day(number: Int(int64() >> 20)), ordinary: int64(),
            granted: list { UsedTime.FromGrant(grant: GrantID(rawValue: $0.text()), milliseconds: $0.int64()) },
            beyond: int64(), learning: int64(), free: int64(),
            carried: list { UsedTime.FromDay(day: $0.day(), milliseconds: $0.int64()) },
            budgets: list { UsedTime.InBudget(name: $0.text(), milliseconds: $0.int64()) },
            windows: list {
                UsedTime.InWindow(start: WindowStart(date: $0.day(), minute: $0.int()), milliseconds: $0.int64())
            })
    }

    private mutating func time() -> TimeFact {
        let grant = Grant(
            id: GrantID(rawValue: text()), minutes: int(), scope: bool() ? .all : .activity(Samples.math),
            pastQuietHours: bool(), expires: instant(), at: instant(), by: text(), why: maybe { $0.text() },
            origin: one(of: [.parent, .lesson("l"), .code(CodeID(rawValue: "c"))]))
        let lock = ScreenLock(until: maybe { $0.instant() }, by: text(), why: maybe { $0.text() })
        let mark = MonoMark(mono: int64(), boot: BootID(rawValue: text()))
        let renewed = TimeFact.leaseRenewed(LeaseID(rawValue: text()), called: instant(), mark: mark)
        let session = ScreenSession(used: int64(), mark: mark, bootTime: int64(), wall: instant())
        let bank = TimeBank(
            closed: day(), savings: list { TimeBank.Saving(day: $0.day(), left: $0.int64(), last: $0.day()) })
        let idle = IdleClaim(
            lease: LeaseID(rawValue: text()), day: day(), milliseconds: int64(), countedTo: maybe { _ in mark },
            wholeUntil: maybe { _ in mark }, isTold: bool())
        let save = SaveTime(
            lease: LeaseID(rawValue: text()), app: maybe { $0.text() }, closeBy: instant(), closeMark: mark)
        let undone = UndoneGrant(grant: grant.id, milliseconds: int64(), by: text())
        return one(of: [
            .granted(grant), .locked(lock), renewed, .timeEnded(EndOfTime(wall: instant(), mark: mark)),
            .sessionSet(session), .bankSet(bank), .idle(idle), .saveBegan(save), .grantUndone(undone),
        ])
    }

    private mutating func learning() -> LearningFact {
        let mark = ActivityMark(activity: ActivityID(rawValue: text()), at: instant(), spentMilliseconds: int64())
        let started = ActivityStarted(
            activity: ActivityID(rawValue: text()), kind: .lesson, lesson: "l", subject: maybe { $0.text() }, pack: "p",
            packVersion: text(), edition: maybe { LessonEdition(rawValue: $0.text()) }, seed: random.next(),
            plan: list { QuestionID(rawValue: $0.text()) }, maximum: int(),
            first: presentation(), at: instant(), skill: maybe { SkillID(rawValue: $0.text()) },
            quiz: maybe { random in
                QuizTerms(
                    count: random.int(), limitSeconds: random.maybe { $0.int() }, levels: random.list { $0.int() },
                    bridges: random.list { QuestionID(rawValue: $0.text()) })
            },
            mix: maybe { random in
                LessonMix(
                    lessons: random.list { LessonID(rawValue: $0.text()) },
                    editions: random.list { LessonEdition(rawValue: $0.text()) }, places: random.list { $0.int() })
            })
        return one(of: [.started(started), .paused(mark), .resumed(mark), .abandoned(mark)])
    }

    private mutating func reward() -> RewardFact {
        let streak = DayStreak(
            value: int(), last: maybe { $0.day() }, graces: list { $0.day() },
            lost: maybe { DayStreak.Lost(value: $0.int(), ended: $0.day()) }, repaired: maybe { $0.day() },
            longest: int(), weeks: WeekStreak(value: int(), last: maybe { $0.day() }, longest: int()),
            at: maybe { $0.instant() })
        let sticker = EarnedSticker(sticker: text(), lesson: LessonID(rawValue: text()), day: day(), at: instant())
        return one(of: [
            .streakSet(streak), .badgeEarned(BadgeKey(rawValue: text()), day: day(), at: instant()),
            .badgesSeen(list { BadgeKey(rawValue: $0.text()) }), .stickerEarned(sticker),
            .kindUsed(one(of: QuestionKinds.all.map { $0.kind })),
        ])
    }

    private mutating func request() -> RequestFact {
        let id = TimeRequestID(rawValue: text())
        let request = TimeRequest(
            id: id, clientID: maybe { $0.text() }, minutes: int(), reason: maybe { $0.text() },
            activity: maybe { _ in Samples.math }, at: instant(), expires: instant())
        let answer = RequestAnswer(
            isApproved: bool(), minutes: maybe { $0.int() }, grant: maybe { GrantID(rawValue: $0.text()) },
            pastQuietHours: bool(), word: maybe { $0.text() }, by: text(), at: instant())
        return one(of: [.opened(request), .decided(id, answer)])
    }

    private mutating func setting() -> ChildFact {
        let filter = ContentFilter(
            allowedSubjects: maybe { Set($0.list { "s\($0.random.number(below: 9))" }) },
            highestDifficulty: maybe { 1 + $0.random.number(below: 5) },
            highestTier: maybe { $0.one(of: AgeTier.allCases) },
            blockedLessons: Set(list { LessonID(rawValue: "l\($0.random.number(below: 9))") }),
            pausedSubjects: list { generator in
                SubjectPause(
                    subject: "math", until: generator.maybe { $0.dated() },
                    untilFinished: generator.maybe { _ in "art" })
            }, allowedApps: maybe { Set($0.list { "a\($0.random.number(below: 9))" }) })
        let policy = ScreenTimePolicy(
            dailyMinutes: maybe { $0.random.number(below: 1441) },
            dailyByWeekday: Dictionary(
                list { generator in
                    (generator.one(of: Weekday.allCases), generator.maybe { $0.random.number(below: 1441) })
                }, uniquingKeysWith: { first, _ in first }),
            weeklyMinutes: maybe { $0.random.number(below: 10_081) },
            quietHours: list { generator in
                QuietWindow(
                    start: .eveningRest, end: WallTime(minutes: generator.random.number(below: 1441)) ?? .midnight,
                    days: Set(generator.list { $0.one(of: Weekday.allCases) }))
            }, finishing: one(of: Finishing.allCases),
            dateOverrides: list { $0.one(of: Samples.richPolicy.dateOverrides) },
            allowedWindows: list { $0.one(of: Samples.richPolicy.allowedWindows) },
            session: maybe { SessionLimit(minutes: 1 + $0.random.number(below: 99)) },
            budgets: list { $0.one(of: Samples.richPolicy.budgets) },
            freeActivities: list { ActivityRef(app: "a\($0.random.number(below: 9))") },
            carryOver: maybe { CarryOver(capMinutes: 1 + $0.random.number(below: 99)) },
            breakNudgeMinutes: maybe { 5 + $0.random.number(below: 99) },
            earnedTime: maybe { _ in EarnedTime(minutesPerLesson: 5, dailyCapMinutes: 30) })
        let board = BoardMembership(isOptedIn: bool(), isRankedDespiteAge: bool())
        let pause = SubjectPause(
            subject: "math", until: maybe { $0.dated() }, untilFinished: maybe { _ in "art" })
        return one(of: [
            .filterSet(filter), .policySet(policy), .filterChanged(Revision(from: ContentFilter(), to: filter)),
            .policyChanged(Revision(from: policy, to: Samples.fullPolicy)), .boardSet(board), .pauseEnded(pause),
            .analyticsSet(bool()),
        ])
    }

    private mutating func answer() -> AnswerFact {
        AnswerFact(given()) {
            $0.activity = ActivityID(rawValue: text())
            $0.presentation = PresentationID(rawValue: text())
            $0.question = QuestionID(rawValue: text())
            $0.attempt = int()
            $0.outcome = one(of: AnswerOutcome.allCases)
            $0.isRapid = bool()
            $0.isScored = bool()
            $0.hints = int()
            $0.told = told()
            $0.stars = int()
            $0.points = int()
            $0.sums = sums()
            $0.responseMilliseconds = maybe { $0.int64() }
            $0.evidence = maybe { random in
                AnswerEvidence(
                    skill: SkillID(rawValue: random.text()), kind: QuestionKind(rawValue: random.text()),
                    difficulty: random.int(), validity: random.one(of: AnswerEvidence.Validity.allCases))
            }
            $0.place = maybe { $0.int() }
            $0.samePlaces = int()
            $0.next = next()
            $0.at = instant()
            $0.day = maybe { Day(number: Int($0.int64() >> 20)) }
            $0.spentMilliseconds = int64()
            $0.credit = one(of: AnswerCredit.allCases)
            $0.makesLearningDay = bool()
            $0.mastery = maybe { random in
                MasteryMark(
                    percent: random.int(), mean: random.maybe { $0.int() },
                    reached: random.maybe { random in
                        MasteryMark.Reached(answers: random.int(), reviewAfterDays: random.maybe { $0.int() })
                    }, item: random.maybe { $0.one(of: ListItem.Step.allCases) })
            }
            $0.isExtra = bool()
            $0.memory = maybe { $0.memory() }
            $0.level = maybe { random in
                LevelMark(
                    level: random.int(), ability: random.int(), right: random.int(), wrong: random.int(),
                    reason: random.maybe { $0.one(of: LevelReason.allCases) })
            }
            $0.rest = maybe { $0.one(of: RestReason.allCases) }
            $0.mistake = maybe { $0.one(of: MistakeClass.allCases) }
        }
    }

    private mutating func memory() -> MemoryMark {
        MemoryMark(
            memory: SkillMemory(stability: int64(), difficulty: int(), day: day(), repeats: int()),
            forecast: maybe { random in
                Forecast(
                    memory: Prediction(tenThousandths: random.int()), ladder: Prediction(tenThousandths: random.int()),
                    mean: Prediction(tenThousandths: random.int()), rung: random.int())
            })
    }

    private mutating func told() -> AnswerTold {
        bool()
            ? .words(one(of: AnswerWords.allCases), isExplained: bool())
            : .text(say: text(), spelling: maybe { $0.text() }, explanation: maybe { $0.text() })
    }

    private mutating func sums() -> AnswerSums {
        bool()
            ? .change(score: int(), lost: int(), run: int())
            : .whole(
                ActivityTally(
                    score: int(), maximum: int(), right: int(), stars: int(), points: int(), run: int(),
                    longestRun: int(), hints: int()))
    }

    private mutating func next() -> NextStep {
        let arrangement = Arrangement(order: list { $0.text() }, rightPlaces: list { $0.int() })
        return one(of: [
            .question(presentation()), .summary(Samples.fullSummary), .retry(arrangement), .following(arrangement),
            .again(arrangement), .finished, .chosen(QuestionID(rawValue: text()), arrangement),
            .rest(
                RestQuestion(
                    question: QuestionID(rawValue: text()), arrangement: arrangement,
                    reason: one(of: RestReason.allCases))),
        ])
    }

    private mutating func given() -> Answer {
        switch random.number(below: 4) {
        case 0: .pairs(list { MatchedPair(left: $0.answeredID(), right: $0.answeredID()) })
        case 1: .placements(list { Placement(item: $0.answeredID(), zone: $0.answeredID()) })
        case 2:
            one(of: [
                .number(int()), .hops(list { $0.int() }), .parts(list { $0.int() }), .elements(list { $0.text() }),
                .comparison(text()), Answer(PlacedBlocks(tens: int(), ones: int())),
                Answer(ClockReading(hour: int(), minute: int(), half: one(of: [nil, .am, .pm]))),
                Answer(PaidCoins(list { CoinAmount(coin: $0.answeredID(), count: $0.int()) })),
                Answer(BarValues(list { BarValue(category: $0.answeredID(), value: $0.int()) })),
                Answer(DrawnStrokes(count: int())), Answer(SpokenText(one(of: [nil, text()]))),
            ])
        default: one(of: [.option("b"), .tile("five"), .text(text())])
        }
    }

    private mutating func answeredID() -> String { "id\(random.number(below: 99))" }

    private mutating func presentation() -> Presentation {
        Presentation(
            number: int(), question: QuestionID(rawValue: text()), place: int(), total: int(), attempt: int(),
            order: list { $0.text() }, rightPlaces: list { $0.int() }, hintsGiven: int(),
            rapidAnswers: int(), isExtra: bool())
    }

    private mutating func key() -> KeyedReply {
        KeyedReply(
            caller: text(), key: text(), digest: list { UInt8(truncatingIfNeeded: $0.random.next()) },
            reply: .encoded(Array(one(of: ["null", "0.10", #"{"a":[ ]}"#, #""\u00e9""#]).utf8)))
    }
}

// MARK: Plain values

extension RandomRecords {
    private mutating func bool() -> Bool { random.number(below: 2) == 0 }

    /// Small numbers, which include all usual values, and any.
    private mutating func int64() -> Int64 {
        if bool() { return Int64(random.number(below: 3)) }
        return isSmall ? Int64(random.number(below: 1 << 30)) : Int64(bitPattern: random.next())
    }

    private mutating func int() -> Int { Int(int64()) }

    private mutating func day() -> Day { Day(number: Int(int64() >> 20)) }

    private mutating func instant() -> Instant { Instant(milliseconds: int64()) }

    /// An instant with a year of four digits.
    private mutating func dated() -> Instant {
        Instant(milliseconds: Int64(random.number(below: 250_000_000_000_000)))
    }

    private mutating func text() -> String {
        one(of: ["", "a7k2.3", "\"\\/\u{8}\u{1F}\n\r\t", "Zoë 👩‍👧 \u{2028}", "e\u{301}", "\u{0}", "mia"])
    }

    private mutating func maybe<Value>(_ make: (inout RandomRecords) -> Value) -> Value? {
        bool() ? make(&self) : nil
    }

    private mutating func list<Value>(_ make: (inout RandomRecords) -> Value) -> [Value] {
        (0..<random.number(below: 4)).map { _ in make(&self) }
    }

    private mutating func one<Value>(of values: [Value]) -> Value { values[random.number(below: values.count)] }
}
