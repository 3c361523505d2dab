/// For each profile the row after which none is its own. Each row that is written tells it of its profile (`previous`), so
/// that rows that are missing later can be told apart: whose they may be, and whose they are not.
struct LastRows: Equatable, Sendable {
    private(set) var rows: [Int64: Int64]
    /// What stood there before, since the transaction under way began. (A copy of all rows would cost each commit as much
    /// as there are children.)
    private var before: [Place] = []

    private struct Place: Equatable, Sendable {
        var profile: Int64
        var seq: Int64?
    }

    /// What holds of profiles that are not among them.
    private let others: Int64

    /// What is known after an opening. Where rows may be missing that nobody can tell, they may be anybody's.
    ///
    /// - Parameter last: the last number that is taken, whether its row is there or not.
    init(_ database: Database, head: Head.Found, last: Int64) {
        if let head = head.head, let rows = try? Self.rows(database, after: head, through: last) {
            (self.rows, others) = (rows, 0)
        } else {
            (rows, others) = ([:], last)
        }
    }

    /// What the head tells, with the rows after it; nil when some of these are not there.
    private static func rows(_ database: Database, after head: Head, through last: Int64) throws -> [Int64: Int64]? {
        guard var rows = head.lastRows else { return nil }
        var count: Int64 = 0
        let later = try Row.fetchCursor(
            database, sql: "SELECT profile, MAX(seq), COUNT(*) FROM journal WHERE seq > ? GROUP BY profile",
            arguments: [head.seq])
        while let row = try later.next() {
            guard let profile = Int64.fromDatabaseValue(row[0]) else { return nil }
            rows[profile] = row.number(1)
            count += row.number(2)
        }
        return count == max(0, last - head.seq) ? rows : nil
    }

    /// The row of a profile after which none is its own; 0: it has none.
    subscript(profile: Int64) -> Int64 { rows[profile] ?? others }

    /// A row was written.
    mutating func note(_ seq: Int64, of profile: Int64) {
        before.append(Place(profile: profile, seq: rows.updateValue(seq, forKey: profile)))
    }

    /// A profile is gone.
    mutating func forget(_ profile: Int64) {
        before.append(Place(profile: profile, seq: rows.removeValue(forKey: profile)))
    }

    /// What was noted is stored.
    mutating func settle() { before.removeAll(keepingCapacity: true) }

    /// What was noted since the last ``settle()`` was not stored.
    mutating func rollBack() {
        for place in before.reversed() { rows[place.profile] = place.seq }
        settle()
    }

    /// What the head tells of all profiles that have a key.
    func told(of profiles: some Sequence<Int64>) -> [Int64: Int64] {
        Dictionary(uniqueKeysWithValues: profiles.map { ($0, self[$0]) })
    }
}
