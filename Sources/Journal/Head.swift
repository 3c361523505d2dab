import GRDB
import Vault

/// How far the journal went when this was written, sealed: rows cut off its end before that are missed.
struct Head {
    static let name = "head"

    /// What was found of it.
    enum Found {
        /// The rows up to this one have been stored; 0 in a new journal.
        case upTo(Int64)
        /// It is missing, altered, or another journal's.
        case damaged

        /// The last row that it covers; nil when it cannot be read.
        var sealed: Int64? {
            if case .upTo(let seq) = self { seq } else { nil }
        }
    }

    /// The sealed form, bound to the machine.
    static func sealed(upTo seq: Int64, device: Int64, ring: KeyRing) -> [UInt8] {
        ring.seal(Meta.bytes(device) + Meta.bytes(seq), name: name)
    }

    /// Reads it.
    static func load(_ database: Database, device: Int64, ring: KeyRing) throws -> Found {
        guard let sealed = try Meta.get(database, name), let plain = try? ring.open(sealed, name: name),
            plain.count == 16, Meta.number(plain) == device
        else { return .damaged }
        return .upTo(Meta.number(plain[8...]))
    }
}
