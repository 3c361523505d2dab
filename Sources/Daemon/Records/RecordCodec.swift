import Household
import JSONRPC
import Shapes
import StrictJSON

/// The bytes of a record inside its sealed row: one JSON object with the version of the format.
///
/// Everything but the stamp is in it; that stands in the row. Nothing is ever skipped when reading: what this daemon
/// does not know is a ``RecordFault``.
enum RecordCodec {
    /// The version of the format that is written and read.
    static let version: Int64 = 1

    static func encode(_ record: Record) -> [UInt8] {
        Shape<Record>.record.encode(
            record, reserving: 768 + (record.key?.reply.count ?? 0), instantText: instantText)
    }

    /// The record whose bytes `encode(_:)` made.
    static func decode(_ body: [UInt8], stamp: Stamp) throws(RecordFault) -> Record {
        let root = try document(body).root
        if let version = root.member("v")?.integer, version != Self.version {
            throw RecordFault.unknownVersion(version)
        }
        do throws(ShapeFault) {
            var record = try Shape<Record>.record.read(root)
            record.stamp = stamp
            return record
        } catch {
            throw RecordFault.shape(error)
        }
    }

    /// Levels of nesting: a reply as deep as the wire allows stands two levels down.
    private static let depth = WireLimits.depth + 2

    /// The instants inside settings, whose shapes are those of the wire; nothing is cut off.
    static let instantText: ShapeWriter.InstantText = { milliseconds in
        let instant = Instant(milliseconds: milliseconds)
        return RFC3339.text(of: instant, in: zone(of: instant), precision: .milliseconds)
    }

    /// UTC, or the farthest offset when only there the year has the four digits that RFC 3339 wants: an offset may
    /// carry the last hours of 9999 and the first of 0000 beyond them.
    private static func zone(of instant: Instant) -> Zone {
        let (year, _, _) = Zone.utc.local(at: instant).day.components
        return year > 9999 ? west : year < 0 ? east : .utc
    }

    private static let west = Zone(name: "-23:59", shifts: [Zone.Shift(at: 0, offset: -farthest)])
    private static let east = Zone(name: "+23:59", shifts: [Zone.Shift(at: 0, offset: farthest)])
    /// Seconds of the greatest offset that RFC 3339 can write.
    private static let farthest = (23 * 60 + 59) * 60

    private static func document(_ body: [UInt8]) throws(RecordFault) -> JSONDocument {
        do throws(JSONFault) {
            return try JSONDocument(scanning: body, maximumDepth: depth)
        } catch {
            throw RecordFault.notJSON(error)
        }
    }
}
