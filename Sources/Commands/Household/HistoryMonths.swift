import ArgumentParser
import Household
import Shapes

/// For how many months single answers are kept, as it is typed: a number, or `forever`.
struct HistoryMonths: Equatable {
    /// Nil: for ever.
    var months: Int?

    init(_ text: String) throws {
        if text.lowercased() == "forever" { return }
        guard let months = Int(text), RetentionRules.possibleMonths.contains(months) else {
            throw ValidationError("write 1 to 120, or forever.")
        }
        self.months = months
    }

    /// What a call says of it.
    var patch: Patch<Int> { months.map { .set($0) } ?? .clear }

    static func text(_ months: Int?, _ page: Page) -> String {
        months.map { page.say("household.history.months", ["count": .number($0)]) }
            ?? page.say("household.history.forever")
    }
}
