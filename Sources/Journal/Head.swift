import Vault

/// How far the journal went when this was written, sealed: rows cut off its end before that are missed. It tells the last
/// row of each profile too, so that one knows whose a missing row can be.
struct Head: Equatable {
    static let name = "head"

    /// The rows up to this one have been stored; 0 in a new journal.
    var seq: Int64
    /// For each profile the row after which, up to there, none is its; nil: it was written before this was told.
    var lastRows: [Int64: Int64]?

    /// What was found of it.
    enum Found {
        /// It is whole.
        case whole(Head)
        /// It is missing, altered, or another journal's.
        case damaged

        /// It, when it can be read.
        var head: Head? {
            if case .whole(let head) = self { head } else { nil }
        }

        /// The last row that it covers; nil when it cannot be read.
        var sealed: Int64? { head?.seq }
    }

    /// The plain bytes; without profiles they are those of a head that did not tell them.
    func encoded(device: Int64) -> [UInt8] {
        var plain = Meta.bytes(device) + Meta.bytes(seq)
        for (profile, row) in (lastRows ?? [:]).sorted(by: { $0.key < $1.key }) {
            plain += Meta.bytes(profile) + Meta.bytes(row)
        }
        return plain
    }

    /// The sealed form, bound to the machine.
    func sealed(device: Int64, ring: KeyRing) -> [UInt8] { ring.seal(encoded(device: device), name: Self.name) }

    /// Reads it.
    static func load(_ database: Database, device: Int64, ring: KeyRing) throws -> Found {
        guard let sealed = try Meta.get(database, name), let plain = try? ring.open(sealed, name: name),
            plain.count >= 16, plain.count % 16 == 0, Meta.number(plain) == device
        else { return .damaged }
        let seq = Meta.number(plain[8...])
        var head = Head(seq: seq, lastRows: plain.count == 16 && seq > 0 ? nil : [:])
        for start in stride(from: 16, to: plain.count, by: 16) {
            head.lastRows?[Meta.number(plain[start...])] = Meta.number(plain[(start + 8)...])
        }
        return .whole(head)
    }
}
