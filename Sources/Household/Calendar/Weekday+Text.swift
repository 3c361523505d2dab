extension Weekday {
    /// The short English name, "Mon".
    public var shortName: String { name.prefix(1).uppercased() + name.dropFirst().prefix(2) }

    /// The weekday so many days later, or earlier.
    public func advanced(by days: Int) -> Weekday {
        // The remainder is 0...6, so every raw value exists.
        Weekday(rawValue: ((rawValue - 1 + days) % 7 + 7) % 7 + 1) ?? .monday
    }
}

extension Set<Weekday> {
    /// Weekdays for people, "Fri,Sat"; three days in a row or more as "Sun-Thu", over the end of the week too.
    public var shortNames: String {
        if count == Weekday.allCases.count { return "Mon-Sun" }
        let firsts = Weekday.allCases.filter { contains($0) && !contains($0.advanced(by: 6)) }
        return firsts.map { first in
            let run = (0..<7).map(first.advanced).prefix { contains($0) }
            return run.count < 3
                ? run.map(\.shortName).joined(separator: ",")
                : "\(first.shortName)-\(first.advanced(by: run.count - 1).shortName)"
        }.joined(separator: ",")
    }
}
