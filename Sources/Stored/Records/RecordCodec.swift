import Household
import Shapes
import StrictJSON

/// The bytes of a record inside its sealed row.
///
/// Everything but the stamp is in them; that stands in the row. The first byte tells the form: a brace begins the JSON
/// object of version 1, which is read for ever; 2 stands before the packed record. Nothing is ever skipped when
/// reading: what this daemon does not know is a ``RecordFault``.
package enum RecordCodec {
    /// The version of the format that is written.
    static let version: UInt8 = 2
    private static let firstVersion: Int64 = 1

    /// The bytes of a record, in the form that is written today.
    package static func encode(_ record: Record) -> [UInt8] {
        Shape<Record>.record.pack(
            record, after: version, origin: record.stamp.at.milliseconds,
            reserving: 512 + (record.key?.reply.encoded?.count ?? 0))
    }

    /// The record whose bytes `encode(_:)` made, or that of an earlier version.
    package static func decode(_ body: [UInt8], stamp: Stamp) throws(RecordFault) -> Record {
        var record: Record
        switch body.first {
        case version:
            do throws(ShapeFault) {
                record = try Shape<Record>.record.unpack(body, origin: stamp.at.milliseconds)
            } catch {
                throw RecordFault.shape(error)
            }
        case .some(let other) where other < UInt8(ascii: " "): throw RecordFault.unknownVersion(Int64(other))
        default: record = try first(body)
        }
        record.stamp = stamp
        return record
    }

    /// A record as the JSON of its shape, for people.
    package static func text(of record: Record) -> String {
        String(decoding: Shape<Record>.record.encode(record), as: UTF8.self)
    }

    /// A record of version 1.
    private static func first(_ body: [UInt8]) throws(RecordFault) -> Record {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: body, maximumDepth: depth)
        } catch {
            throw RecordFault.notJSON(error)
        }
        if let other = document.root.member("v")?.integer, other != firstVersion {
            throw RecordFault.unknownVersion(other)
        }
        do throws(ShapeFault) {
            return try Shape<Record>.firstRecord.read(document.root)
        } catch {
            throw RecordFault.shape(error)
        }
    }

    /// Levels of nesting: a reply as deep as the wire allowed, 64, stood two levels down.
    private static let depth = 64 + 2
}
