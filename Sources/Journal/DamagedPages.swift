/// Looks for the end of rows that a damaged page of the database keeps away. The rows of a page have numbers that follow
/// one another, so it takes a few steps, however many they are.
struct DamagedPages {
    private let database: Database

    init(_ database: Database) { self.database = database }

    /// The first number after a row that cannot be reached whose row can; nil when there is none up to the last.
    func next(after first: Int64, through last: Int64) throws -> Int64? {
        var (bad, good) = (first, Int64?.none)
        var step: Int64 = 1
        while good == nil, bad < last {
            let probe = min(last, bad.addingReportingOverflow(step).partialValue)
            if try isReachable(probe) { good = probe } else { bad = probe }
            step *= 2
        }
        guard var good else { return nil }
        while good - bad > 1 {
            let middle = bad + (good - bad) / 2
            if try isReachable(middle) { good = middle } else { bad = middle }
        }
        return good
    }

    /// Whether the way to a row's place, there or not, and its body are sound.
    private func isReachable(_ seq: Int64) throws -> Bool {
        do {
            _ = try Row.fetchOne(database, sql: "SELECT body FROM journal WHERE seq = ?", arguments: [seq])
            return true
        } catch let error as DatabaseError where error.isDamage {
            return false
        }
    }
}
