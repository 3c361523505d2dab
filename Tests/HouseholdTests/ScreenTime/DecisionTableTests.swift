import Household
import Testing

/// The states as data: all rules together that could stop a child, of which the first one is the state.
@Suite("The first rule that applies is the state")
struct DecisionTableTests {
    /// What may stand against a child, in the order of the page.
    enum Obstacle: Int, CaseIterable {
        case lock, filter, quietHours, window, daily, weekly, session, budget

        var state: TimeState {
            switch self {
            case .lock: .lockedByParent
            case .filter: .notAllowed
            case .quietHours: .quietHours
            case .window: .outsideAllowedWindow
            case .daily: .dailyLimitReached
            case .weekly: .weeklyLimitReached
            case .session: .sessionLimitReached
            case .budget: .budgetReached
            }
        }

        /// The rules that a grant of the usual kind lifts.
        var isLiftedByGrant: Bool { rawValue >= Obstacle.daily.rawValue }
        /// The rules that a grant past quiet hours and windows lifts.
        var isLiftedByGrantPast: Bool { rawValue >= Obstacle.quietHours.rawValue }
    }

    static let game = ActivityRef(app: "tux")

    /// A child who used 10 minutes of a game, and against whom stands what is given.
    private static func line(_ obstacles: [Obstacle]) -> TimeLine {
        var line = TimeLine(daily: nil, weekly: nil)
        line.time.policy.session = SessionLimit(minutes: 600)
        line.time.policy.budgets = [ActivityBudget(name: "games", activities: [game], minutes: 600)]
        line.use(10 * .minute, game)
        for obstacle in obstacles {
            switch obstacle {
            case .lock: line.apply { $0.lock(by: "p1") }
            case .filter: continue
            case .quietHours: line.time.policy.quietHours = [QuietWindow(start: clock("12:00"), end: clock("13:00"))]
            case .window: line.time.policy.allowedWindows = WindowTests.afternoon
            case .daily: line.time.policy.dailyMinutes = 10
            case .weekly: line.time.policy.weeklyMinutes = 10
            case .session: line.time.policy.session = SessionLimit(minutes: 10)
            case .budget: line.time.policy.budgets[0].minutes = 10
            }
        }
        return line
    }

    private static func decision(_ line: TimeLine, _ obstacles: [Obstacle]) -> Decision {
        line.time.mayI(game, standing: obstacles.contains(.filter) ? .notAllowed() : .open)
    }

    /// Every set of obstacles.
    static let sets: [[Obstacle]] = (0..<1 << Obstacle.allCases.count).map { bits in
        Obstacle.allCases.filter { bits >> $0.rawValue & 1 == 1 }
    }

    @Test("Of all that stands against a child the first is told, whatever else does")
    func first() {
        for obstacles in Self.sets {
            let decision = Self.decision(Self.line(obstacles), obstacles)
            #expect(decision.state == obstacles.first?.state ?? .active, "\(obstacles)")
            #expect(decision.allowed == obstacles.isEmpty)
            #expect(decision.remainingSeconds == 0 || obstacles.isEmpty)
        }
    }

    @Test("Every rule is listed with what is left, also those behind the first")
    func listed() {
        let obstacles = Obstacle.allCases.filter { $0 != .filter }
        let rules = Self.decision(Self.line(obstacles), obstacles).limits.map(\.rule)
        #expect(rules == [.lock, .quietHours, .allowedWindow, .daily, .weekly, .session, .budget])
    }

    @Test(
        "A grant lifts day, week, session and budget; past quiet hours these and the windows; a lock or the filter never"
    )
    func granted() {
        for obstacles in Self.sets {
            var line = Self.line(obstacles)
            line.grant(10)
            let usual = obstacles.first { !$0.isLiftedByGrant }
            #expect(Self.decision(line, obstacles).state == usual?.state ?? .active, "\(obstacles)")
            line.grant(10, pastQuiet: true)
            let past = obstacles.first { !$0.isLiftedByGrantPast }
            #expect(Self.decision(line, obstacles).state == past?.state ?? .active, "\(obstacles)")
        }
    }

    @Test("What is open may be finished after every end of time, never under a lock or against the filter")
    func finished() {
        for obstacles in Self.sets {
            let line = Self.line(obstacles)
            let opened = line.time.moment.wall - .minute
            if let first = obstacles.first, first.isLiftedByGrant {
                let finish = line.time.mayFinish(
                    Self.game, standing: obstacles.contains(.filter) ? .notAllowed() : .open, questionOpenSince: opened)
                #expect(finish.allowed, "\(obstacles)")
            }
            guard obstacles.contains(.lock) || obstacles.contains(.filter) else { continue }
            let finish = line.time.mayFinish(
                Self.game, standing: obstacles.contains(.filter) ? .notAllowed() : .open, questionOpenSince: opened)
            #expect(!finish.allowed, "\(obstacles)")
        }
    }
}
