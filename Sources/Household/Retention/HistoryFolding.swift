/// Takes in a child's rows one after another, and gives the fold of them.
public struct HistoryFolding: Sendable {
    /// The child after the rows that were taken in.
    public private(set) var state: ChildState
    /// The last row that was taken in.
    public private(set) var through: Int64
    /// Rows that were taken in.
    public private(set) var rows = 0
    private var days: [Day: FoldedDay]
    private let calendar: HouseholdCalendar

    /// Begins with a child as it came in, or with its last fold.
    ///
    /// - Parameters:
    ///   - through: the last row that is in the state.
    ///   - days: what earlier folds hold.
    ///   - calendar: tells the household day of what does not name it.
    public init(_ state: ChildState, through: Int64, days: [FoldedDay] = [], _ calendar: HouseholdCalendar) {
        self.state = state
        self.through = through
        self.calendar = calendar
        self.days = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes in the next row of the child.
    public mutating func take(_ record: Record) {
        for fact in record.facts {
            switch fact {
            case .time(.used(let used)): take(used)
            case .learning(let fact): take(fact, at: record.stamp.at)
            case .challenge(.completed(let completion)):
                change("", on: completion.day) { $0.points += completion.points }
            default: continue
            }
        }
        state.apply(record.facts)
        through = record.stamp.seq
        rows += 1
    }

    /// What came of it.
    ///
    /// - Parameter before: the household day before which everything was taken in.
    public func fold(before: Day) -> Fold {
        Fold(through: through, before: before, state: state, days: days.values.sorted { $0.day < $1.day })
    }

    private mutating func take(_ used: UsedTime) {
        var day = days[used.day] ?? FoldedDay(day: used.day)
        day.screen = day.screen.adding(clamped: used.total)
        day.free = day.free.adding(clamped: used.free)
        day.learning = day.learning.adding(clamped: used.learning)
        days[used.day] = day
    }

    private mutating func take(_ fact: LearningFact, at: Instant) {
        let subject = fact.activity.flatMap { state.learning.openSubject(of: $0) } ?? ""
        let calendar = calendar
        func day(_ known: Day?) -> Day { known ?? calendar.day(at: at) }
        switch fact {
        case .answered(let answer):
            change(subject, on: day(answer.day)) { sum in
                if !answer.isRapid { sum.answers += 1 }
                if answer.isScored {
                    sum.first += 1
                    if answer.outcome == .correct { sum.right += 1 }
                }
                sum.active = sum.active.adding(clamped: answer.spentMilliseconds)
                sum.stars += answer.stars
                sum.points += answer.points
            }
        case .hinted(let hint):
            change(subject, on: day(nil)) { sum in
                sum.hints += 1
                sum.starsPaid += hint.starsPaid
                sum.active = sum.active.adding(clamped: hint.spentMilliseconds)
            }
        case .finished(let finished):
            change(subject, on: day(finished.day)) { sum in
                if finished.makesLearningDay { sum.lessons += 1 }
                sum.active = sum.active.adding(clamped: finished.spentMilliseconds)
            }
        case .shown(let shown): add(shown.spentMilliseconds, to: subject, on: day(nil))
        case .paused(let mark), .resumed(let mark), .abandoned(let mark):
            add(mark.spentMilliseconds, to: subject, on: day(mark.day))
        case .started, .returned, .goalSet: break
        }
    }

    private mutating func add(_ active: Milliseconds, to subject: String, on day: Day) {
        if active != 0 { change(subject, on: day) { $0.active = $0.active.adding(clamped: active) } }
    }

    private mutating func change(_ subject: String, on day: Day, _ body: (inout FoldedSubject) -> Void) {
        var total = days.removeValue(forKey: day) ?? FoldedDay(day: day)
        let place = total.subjects.firstIndex { $0.subject >= subject } ?? total.subjects.count
        if place == total.subjects.count || total.subjects[place].subject != subject {
            total.subjects.insert(FoldedSubject(subject: subject), at: place)
        }
        body(&total.subjects[place])
        days[day] = total
    }
}
