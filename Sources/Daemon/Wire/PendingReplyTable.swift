/// Calls whose answers are being made by a thread of its own, each under a number that threads can pass on.
struct PendingReplyTable<Subject> {
    typealias Entry = (subject: Subject, later: PendingReply)

    /// At a time.
    let most: Int
    private var entries: [Int: Entry] = [:]
    private var count = 0

    init(most: Int) {
        self.most = most
    }

    subscript(number: Int) -> Entry? { entries[number] }

    /// A number for a new one; nil when too many are under way.
    mutating func begin(_ subject: Subject, _ later: PendingReply) -> Int? {
        guard entries.count < most else { return nil }
        count += 1
        entries[count] = (subject, later)
        return count
    }

    mutating func end(_ number: Int) -> Entry? { entries.removeValue(forKey: number) }
}
