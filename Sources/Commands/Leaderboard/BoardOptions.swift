import ArgumentParser
import Household

/// The words of the command line for boards.
enum BoardOptions {
    static func kind(_ text: String) throws -> BoardKind {
        try choice(text, ["together": .together, "own-best": .ownBest, "ranked": .ranked])
    }

    static func metric(_ text: String) throws -> BoardMetric {
        try choice(
            text,
            [
                "stars": .stars, "minutes": .learningMinutes, "days": .learningDays, "sprint": .sprintBest,
                "facts": .factsFluent,
            ])
    }

    static func period(_ text: String) throws -> BoardPeriod {
        try choice(text, ["week": .week, "month": .month, "all-time": .allTime])
    }

    /// A target, or `usual`.
    static func target(_ text: String) throws -> Setting<Int> {
        if text == "usual" { return Setting(value: nil) }
        guard let number = Int(text) else { throw ValidationError("write a whole number, or usual.") }
        return Setting(value: number)
    }

    private static func choice<Value>(_ text: String, _ values: KeyValuePairs<String, Value>) throws -> Value {
        guard let found = values.first(where: { $0.key == text }) else {
            throw ValidationError("write one of \(values.map(\.key).joined(separator: ", ")).")
        }
        return found.value
    }
}
