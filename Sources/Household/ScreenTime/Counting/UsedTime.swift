/// Time that was counted: how much on which day, and what paid for it.
public struct UsedTime: Hashable, Sendable {
    /// Time paid by one grant.
    public struct FromGrant: Hashable, Sendable {
        /// The grant.
        public var grant: GrantID
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time paid by a grant.
        public init(grant: GrantID, milliseconds: Milliseconds) {
            self.grant = grant
            self.milliseconds = milliseconds
        }
    }

    /// Time paid by what an earlier day left over.
    public struct FromDay: Hashable, Sendable {
        /// The household day that left it over.
        public var day: Day
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time paid by an earlier day.
        public init(day: Day, milliseconds: Milliseconds) {
            self.day = day
            self.milliseconds = milliseconds
        }
    }

    /// Time that a budget counted.
    public struct InBudget: Hashable, Sendable {
        /// The budget's name.
        public var name: String
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time of a budget.
        public init(name: String, milliseconds: Milliseconds) {
            self.name = name
            self.milliseconds = milliseconds
        }
    }

    /// Time that the allowance of a window counted.
    public struct InWindow: Hashable, Sendable {
        /// The window.
        public var start: WindowStart
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time inside a window.
        public init(start: WindowStart, milliseconds: Milliseconds) {
            self.start = start
            self.milliseconds = milliseconds
        }
    }

    /// The household day.
    public var day: Day
    /// Milliseconds that count against the limits.
    public var ordinary: Milliseconds
    /// Milliseconds paid by grants.
    public var granted: [FromGrant]
    /// The part of `ordinary` and `free` that nothing allowed any more: used after the end of time.
    public var beyond: Milliseconds
    /// The part of all of it that was spent in learning activities.
    public var learning: Milliseconds
    /// Milliseconds in which only activities ran that are free of charge.
    public var free: Milliseconds
    /// Milliseconds paid by what earlier days left over. They count against the week.
    public var carried: [FromDay]
    /// What the budgets counted, each its own; nothing that grants paid.
    public var budgets: [InBudget]
    /// What the allowances of windows counted.
    public var windows: [InWindow]

    /// What the counters counted, whoever paid for it.
    public var counters: [InBudget]

    /// Time counted on a day.
    public init(
        day: Day, ordinary: Milliseconds = 0, granted: [FromGrant] = [], beyond: Milliseconds = 0,
        learning: Milliseconds = 0, free: Milliseconds = 0, carried: [FromDay] = [], budgets: [InBudget] = [],
        windows: [InWindow] = [], counters: [InBudget] = []
    ) {
        self.day = day
        self.ordinary = ordinary
        self.granted = granted
        self.beyond = beyond
        self.learning = learning
        self.free = free
        self.carried = carried
        self.budgets = budgets
        self.windows = windows
        self.counters = counters
    }

    /// All milliseconds that something paid for or that count over a limit; not those that were free.
    public var total: Milliseconds {
        let paid = granted.reduce(ordinary) { $0.adding(clamped: $1.milliseconds) }
        return carried.isEmpty ? paid : carried.reduce(paid) { $0.adding(clamped: $1.milliseconds) }
    }

    /// Whether something of it was allowed.
    var wasAllowed: Bool { total.adding(clamped: free) > beyond }

    /// Adds time of the same day.
    mutating func add(_ other: UsedTime) {
        ordinary = ordinary.adding(clamped: other.ordinary)
        beyond = beyond.adding(clamped: other.beyond)
        learning = learning.adding(clamped: other.learning)
        free = free.adding(clamped: other.free)
        for part in other.granted { granted.add(part) }
        for part in other.carried { carried.add(part) }
        for part in other.budgets { budgets.add(part) }
        for part in other.windows { windows.add(part) }
        for part in other.counters { counters.add(part) }
    }
}

/// A part of counted time with the one thing that it is counted for.
protocol CountedPart {
    associatedtype Key: Equatable
    var key: Key { get }
    var milliseconds: Milliseconds { get set }
}

extension UsedTime.FromGrant: CountedPart { var key: GrantID { grant } }
extension UsedTime.FromDay: CountedPart { var key: Day { day } }
extension UsedTime.InBudget: CountedPart { var key: String { name } }
extension UsedTime.InWindow: CountedPart { var key: WindowStart { start } }
extension DayUse.InWindow: CountedPart { var key: Int { start } }

extension Array where Element: CountedPart {
    /// Adds milliseconds to the entry of the same key, or as an entry of its own.
    mutating func add(_ part: Element) {
        for index in indices where self[index].key == part.key {
            self[index].milliseconds = self[index].milliseconds.adding(clamped: part.milliseconds)
            return
        }
        append(part)
    }
}
