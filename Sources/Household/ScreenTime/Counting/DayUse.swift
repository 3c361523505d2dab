/// What a child used on one household day.
public struct DayUse: Hashable, Sendable {
    /// Time that the allowance of a window counted which starts on the calendar date of the same name.
    public struct InWindow: Hashable, Sendable {
        /// The minute of the date at which the window starts.
        public var start: Int
        /// Milliseconds.
        public var milliseconds: Milliseconds

        /// Time inside a window.
        public init(start: Int, milliseconds: Milliseconds) {
            self.start = start
            self.milliseconds = milliseconds
        }
    }

    /// The household day.
    public var day: Day
    /// Milliseconds that count against the limits, more than the limit when something was finished after the end.
    public var ordinary: Milliseconds
    /// Milliseconds paid by grants.
    public var granted: Milliseconds
    /// The part of all of it that was spent in learning activities.
    public var learning: Milliseconds
    /// Milliseconds in which only activities ran that are free of charge.
    public var free: Milliseconds
    /// Milliseconds paid by what earlier days left over. They count against the week.
    public var carried: Milliseconds
    /// Milliseconds that later days used of what this one left over. They are no longer left, should the clock be set
    /// back to this day.
    public var lent: Milliseconds
    /// What the budgets counted, by name.
    public var budgets: [UsedTime.InBudget]
    /// What the allowances of windows counted that start on this date.
    public var windows: [InWindow]

    /// What the counters counted, by name.
    public var counters: [UsedTime.InBudget]

    /// The use of a day.
    public init(
        day: Day, ordinary: Milliseconds = 0, granted: Milliseconds = 0, learning: Milliseconds = 0,
        free: Milliseconds = 0, carried: Milliseconds = 0, lent: Milliseconds = 0, budgets: [UsedTime.InBudget] = [],
        windows: [InWindow] = [], counters: [UsedTime.InBudget] = []
    ) {
        self.day = day
        self.ordinary = ordinary
        self.granted = granted
        self.learning = learning
        self.free = free
        self.carried = carried
        self.lent = lent
        self.budgets = budgets
        self.windows = windows
        self.counters = counters
    }

    /// All milliseconds used, but those that were free.
    public var total: Milliseconds { ordinary.adding(clamped: granted).adding(clamped: carried) }

    /// What counts against the week.
    var ofWeek: Milliseconds { ordinary.adding(clamped: carried) }

    /// What of the day's limit is gone.
    var ofDay: Milliseconds { ordinary.adding(clamped: lent) }

    /// Takes in time of this day, but for what allowances of windows count.
    mutating func add(_ time: UsedTime) {
        free = free.adding(clamped: time.free)
        for part in time.carried { carried = carried.adding(clamped: part.milliseconds) }
        for part in time.budgets { budgets.add(part) }
        for part in time.counters { counters.add(part) }
        ordinary = ordinary.adding(clamped: time.ordinary)
        learning = learning.adding(clamped: time.learning)
        for part in time.granted { granted = granted.adding(clamped: part.milliseconds) }
    }

    /// What a budget counted.
    public func used(ofBudget name: String) -> Milliseconds {
        budgets.first { $0.name == name }?.milliseconds ?? 0
    }

    /// What a counter counted.
    func counted(_ name: String) -> Milliseconds { counters.first { $0.name == name }?.milliseconds ?? 0 }

    /// What the allowance of a window counted that starts on this date at a minute.
    public func used(inWindow start: Int) -> Milliseconds { windows.first { $0.start == start }?.milliseconds ?? 0 }
}
