import Household
import JSONRPC
import StrictJSON

/// The result of a call: as a value, and as the bytes that came.
public struct CallReply<Value: Sendable>: Sendable {
    /// The result, decoded by the method's shape.
    public var value: Value
    /// The exact JSON of the result.
    public var json: [UInt8]

    /// A result with the bytes that it was read from.
    public init(value: Value, json: [UInt8]) {
        self.value = value
        self.json = json
    }

    /// The result as JSON, with all members as they came; nil: it is none, which no result is that was decoded.
    public var root: JSONValue? { try? JSONDocument(scanning: json, maximumDepth: ReplyReader.depth).root }

    /// The household's clock as far as this result tells it: every instant in it has the offset with which it was
    /// written. Enough to show these instants as the household's clock shows them, without a table of zones.
    public var zone: Zone {
        guard let root else { return .utc }
        var shifts: [Zone.Shift] = []
        Self.collect(root, &shifts)
        return Zone(name: "", shifts: shifts)
    }

    private static func collect(_ value: JSONValue, _ shifts: inout [Zone.Shift]) {
        switch value.kind {
        case .array: for element in value.elements { collect(element, &shifts) }
        case .object: for (_, member) in value.members { collect(member, &shifts) }
        case .string:
            // "2026-11-21T19:57:10+01:00" is the shortest text with an offset.
            guard value.literal.count >= 22, let text = value.string, let instant = RFC3339.instant(from: text)
            else { return }
            shifts.append(Zone.Shift(at: instant.seconds, offset: offset(in: text)))
        case .null, .bool, .number: return
        }
    }

    /// Seconds ahead of UTC in the last six characters of an instant's text; 0 for `Z`.
    private static func offset(in text: String) -> Int {
        let tail = text.suffix(6)
        guard let sign = tail.first, sign == "+" || sign == "-", let hours = Int(tail.dropFirst().prefix(2)),
            let minutes = Int(tail.suffix(2))
        else { return 0 }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }
}
