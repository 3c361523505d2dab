import Household

/// What an option may hold, told in the option's words before anything is sent.
enum Bounds {
    /// - Parameters:
    ///   - minutes: Nil is always allowed.
    ///   - option: As it is written on the command line: `--daily`.
    static func check(minutes: Int?, _ bounds: ClosedRange<Int>, of option: String) throws(Problem) {
        guard let minutes, !bounds.contains(minutes) else { return }
        throw Problem(
            .refused,
            minutes < bounds.lowerBound
                ? "\(option): at least \(text(bounds.lowerBound))" : "\(option): at most \(text(bounds.upperBound))")
    }

    /// - Parameter setting: Nil, and a setting that is cleared, are always allowed.
    static func check(_ setting: Setting<Int>?, _ bounds: ClosedRange<Int>, of option: String) throws(Problem) {
        guard let number = setting?.value, !bounds.contains(number) else { return }
        throw Problem(.refused, "\(option): \(bounds.lowerBound) to \(bounds.upperBound), or none")
    }

    static func check(_ number: Int, _ bounds: ClosedRange<Int>, of option: String) throws(Problem) {
        guard !bounds.contains(number) else { return }
        throw Problem(.refused, "\(option): \(bounds.lowerBound) to \(bounds.upperBound)")
    }

    /// Refuses a name that is given twice: only one of what it is given could hold.
    static func checkOnce(_ names: [String], of option: String, help: String) throws(Problem) {
        var seen: Set<String> = []
        guard let twice = names.first(where: { !seen.insert($0).inserted }) else { return }
        throw Problem.usage("\(option): \(twice.printable) is named more than once", help: help)
    }

    /// As it may be written: `24h`, `1m`.
    private static func text(_ minutes: Int) -> String {
        minutes > 0 && minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes)m"
    }
}
