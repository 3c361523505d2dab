/// Takes in a child's rows one after another, and gives the fold of them.
public struct HistoryFolding: Sendable {
    /// The child after the rows that were taken in.
    public package(set) var state: ChildState
    /// The last row that was taken in.
    public package(set) var through: Int64
    /// Rows that were taken in.
    public package(set) var rows = 0
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
        guard fact.tells else { return }
        let subject = fact.activity.flatMap { state.learning.openSubject(of: $0) } ?? ""
        change(subject, on: fact.knownDay ?? calendar.day(at: at)) { $0.take(fact) }
    }

    private mutating func change(_ subject: String, on day: Day, _ body: (inout FoldedSubject) -> Void) {
        var total = days.removeValue(forKey: day) ?? FoldedDay(day: day)
        total.subjects.change(subject, body)
        days[day] = total
    }
}
