/// Calls whose answers are being made by a thread of its own, each under a number that threads can pass on.
public struct PendingReplyTable<Subject> {
    /// What is read, and the reply to it.
    public typealias Entry = (subject: Subject, reply: PendingReply)

    /// At a time.
    public let most: Int
    private var entries: [Int: Entry] = [:]
    private var numbers = 0

    /// A table for so many.
    public init(most: Int) {
        self.most = most
    }

    /// Those that are under way.
    public var count: Int { entries.count }

    /// One that is under way.
    public subscript(number: Int) -> Entry? { entries[number] }

    /// A number for a new one; nil when too many are under way.
    public mutating func begin(_ subject: Subject, _ reply: PendingReply) -> Int? {
        guard entries.count < most else { return nil }
        numbers += 1
        entries[numbers] = (subject, reply)
        return numbers
    }

    /// Takes one out that is over.
    public mutating func end(_ number: Int) -> Entry? { entries.removeValue(forKey: number) }
}
