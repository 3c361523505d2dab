import Household
import Shapes

/// What is kept for a day beside the records: a row of the table of replies.
package enum KeptRow: Equatable, Sendable {
    /// The encoded reply to a call whose record has the key.
    case ofRecord([UInt8])
    /// A call that changed nothing, with its key and its reply.
    case ofCall(KeyedReply)
    /// An edition that left the household's shelf: answers of the day before are told again with its words.
    case edition(KeptEdition)
}

/// The bytes of a ``KeptRow`` inside its sealed row.
///
/// The first byte is the version of the form. Rows are gone after a day: a later version need not read this one's.
package enum KeptRowCodec {
    /// The version of the form that is written and read.
    static let version: UInt8 = 1

    /// The bytes of a row.
    package static func encode(_ row: KeptRow) -> [UInt8] {
        var stored = StoredRow(call: nil, reply: nil, edition: nil)
        switch row {
        case .ofRecord(let reply): stored.reply = reply
        case .ofCall(let call):
            stored.call = StoredCall(caller: call.caller, key: call.key, digest: call.digest)
            stored.reply = call.reply.encoded
        case .edition(let edition): stored.edition = edition
        }
        return shape.pack(stored, after: version, reserving: 64 + (stored.reply?.count ?? 1 << 14))
    }

    /// The row whose bytes `encode(_:)` made; nil when they are not of this form.
    package static func decode(_ body: [UInt8]) -> KeptRow? {
        guard body.first == version, let stored = try? shape.unpack(body) else { return nil }
        switch (stored.call, stored.reply, stored.edition) {
        case (nil, let reply?, nil): return .ofRecord(reply)
        case (let call?, let reply?, nil):
            return .ofCall(
                KeyedReply(caller: call.caller, key: call.key, digest: call.digest, reply: .encoded(reply)))
        case (nil, nil, let edition?): return .edition(edition)
        default: return nil
        }
    }

    private struct StoredCall: Sendable {
        var caller: String
        var key: String
        var digest: [UInt8]
    }

    private struct StoredRow: Sendable {
        var call: StoredCall?
        var reply: [UInt8]?
        var edition: KeptEdition?
    }

    private static let shape = Shape<StoredRow>.object(
        "KeptRow",
        make: StoredRow.init,
        members: {
            optional("call", \.call, call)
            optional("reply", \.reply, .reply)
            optional("edition", \.edition, .keptEdition)
        })

    private static let call = Shape<StoredCall>.object(
        "KeptCall",
        make: StoredCall.init,
        members: {
            required("caller", \.caller, .words)
            required("key", \.key, .words)
            required("digest", \.digest, .hex)
        })
}
