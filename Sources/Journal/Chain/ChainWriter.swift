import Vault

/// Continues the chain while entries are stored. Lives on the writer's thread.
struct ChainWriter {
    /// Makes the links; nil when the household's own data key is damaged.
    private let key: ChainKey?
    /// The kinds of rows that are entries.
    let kinds: Set<Int64>
    /// Where it ends, with the entries of the transaction under way.
    private(set) var end: ChainEnd

    init(key: ChainKey?, kinds: [Int64], end: ChainEnd) {
        self.key = key
        self.kinds = Set(kinds)
        self.end = end
    }

    /// The link of the next entry; nil when none can be made, and then no entry can be stored.
    mutating func append(_ seq: Int64, place: [UInt8], body: [UInt8]) -> [UInt8]? {
        guard let key else { return nil }
        end.link = key.link(after: end.link, place: place, content: body)
        end.seq = seq
        end.count += 1
        return end.link
    }
}
