import Household

/// What the command line says about the limit of single weekdays.
struct DayLimit: Equatable, Sendable {
    /// What holds on these days from then on.
    enum Change: Equatable, Sendable {
        /// A limit of their own.
        case limit(Limit)
        /// The daily limit again.
        case none
    }

    var days: Set<Weekday>
    var change: Change

    /// The limits of weekdays after this change.
    func applied(to present: [Weekday: Int?]) -> [Weekday: Int?] {
        var limits = present
        for day in days {
            switch change {
            case .limit(let limit): limits.updateValue(limit.minutes, forKey: day)
            case .none: limits.removeValue(forKey: day)
            }
        }
        return limits
    }

    /// `sat,sun`, as it may be written.
    var words: String { days.shortNames.lowercased() }
}
