import QuestionKinds

@testable import Household

/// A child that learns as it is told, day by day, by the facts that the daemon records.
struct Learned {
    var state: ChildState

    /// - Parameter joined: nil: not opted in; else whether it is ranked despite its age.
    init(_ name: String, born: (year: Int, month: Int), joined: Bool? = false) {
        let profile = ChildProfile(
            id: ChildID(rawValue: name.lowercased()), name: name, birth: BirthMonth(year: born.year, month: born.month))
        state = ChildState(profile: profile, handle: 1, policy: ScreenTimePolicy(), filter: ContentFilter())
        if let joined { set(BoardMembership(isOptedIn: true, isRankedDespiteAge: joined)) }
    }

    mutating func set(_ membership: BoardMembership) { state.apply([.child(.boardSet(membership))]) }

    /// Answers that earn so many stars in all, so many minutes, so many finished lessons.
    mutating func learn(
        on day: Day, stars: Int = 0, milliseconds: Milliseconds = 0, lessons: Int = 0, answers: Int = 0, right: Int = 0
    ) {
        if milliseconds > 0 {
            state.apply([.time(.used(UsedTime(day: day, ordinary: milliseconds, learning: milliseconds)))])
        }
        for index in 0..<max(answers, stars > 0 ? 1 : 0) {
            state.apply([
                .learning(.answered(Self.answer(day, index == 0 ? stars : 0, index < right, index < answers)))
            ])
        }
        for _ in 0..<lessons {
            let fact = ActivityFinished(summary: Self.summary, at: at, day: day, spentMilliseconds: 0)
            state.apply([.learning(.finished(fact))])
        }
    }

    private var at: Instant { Instant(milliseconds: 0) }

    private static func answer(_ day: Day, _ stars: Int, _ isRight: Bool, _ isScored: Bool) -> AnswerFact {
        AnswerFact(.option("b")) {
            $0.activity = "a"
            $0.presentation = PresentationID("a", 1)
            $0.question = "q"
            $0.outcome = isRight ? .correct : .tryAgain
            $0.isScored = isScored
            $0.told = .words(.praise1, isExplained: false)
            $0.stars = stars
            $0.points = 10 * stars
            $0.sums = .change(score: 10, lost: 0, run: 1)
            $0.at = Instant(milliseconds: 0)
            $0.day = day
        }
    }

    private static let summary = ActivitySummary(
        activity: "a", lesson: "one", score: 8, maximum: 10, percent: 80, isPassed: true, questions: 1, right: 1,
        stars: 1, points: 10, longestRun: nil, hints: 0, durationSeconds: 60, isNewBest: true,
        celebration: Celebration(word: "", milliseconds: 0))
}

/// Saturday, 21 November 2026, in a household in Berlin whose weeks begin on Monday.
enum BoardDay {
    static let calendar = HouseholdCalendar(zone: TestZones.berlin)
    static let today = day(2026, 11, 21)
    static let now = calendar.start(of: today) + 15 * .hour

    static func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
        guard let day = Day(year: year, month: month, day: day) else { preconditionFailure("no such date") }
        return day
    }

    static func boards(_ children: [Learned], _ goals: BoardGoals = BoardGoals(), at now: Instant = now) -> Boards {
        Boards(of: children.map(\.state), goals: goals, calendar: calendar, at: now)
    }

    static func viewer(_ name: String) -> BoardViewer { .child(ChildID(rawValue: name)) }
}
