import Vault

/// The present end of the chain of entries, sealed in `meta` in the transaction of the entry that it names: entries
/// that are cut off are missed, even right after they were stored.
struct ChainEnd: Equatable {
    static let name = "chain"
    private static let size = 8 + ChainKey.linkSize + 3 * 8

    /// The end of a chain without entries.
    static let none = ChainEnd(link: ChainKey.noLink, seq: 0, count: 0, lost: 0)

    /// The link of the last entry.
    var link: [UInt8]
    /// Its row; 0: there is none.
    var seq: Int64
    /// How many entries there are.
    var count: Int64
    /// The first entry that was written after an end was found lost or older than the entries; 0: that never happened.
    var lost: Int64

    /// What was found of it.
    enum Found: Equatable {
        case whole(ChainEnd)
        /// It is missing, altered, or another journal's.
        case damaged
    }

    /// The sealed form, bound to the machine.
    func sealed(device: Int64, ring: KeyRing) -> [UInt8] {
        let plain = Meta.bytes(device) + link + Meta.bytes(seq) + Meta.bytes(count) + Meta.bytes(lost)
        return ring.seal(plain, name: Self.name)
    }

    /// Reads it.
    static func load(_ database: Database, device: Int64, ring: KeyRing) throws -> Found {
        guard let sealed = try Meta.get(database, name), let plain = try? ring.open(sealed, name: name),
            plain.count == size, Meta.number(plain) == device
        else { return .damaged }
        let numbers = plain[(8 + ChainKey.linkSize)...]
        return .whole(
            ChainEnd(
                link: Array(plain[8..<8 + ChainKey.linkSize]), seq: Meta.number(numbers),
                count: Meta.number(numbers.dropFirst(8)), lost: Meta.number(numbers.dropFirst(16))))
    }
}
