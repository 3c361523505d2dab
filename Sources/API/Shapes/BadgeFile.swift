import Household
import Shapes
import StrictJSON

/// A list of badges as somebody wrote it, and what is wrong with it.
///
/// A shape stops at the first fault; who writes a file wants to know all of them, so the list is kept as it came.
public struct BadgeFile: Equatable, Sendable {
    /// The list as JSON on one line.
    public let text: [UInt8]

    /// The list as it was written.
    public init(_ json: JSONValue) { text = Array(PrettyJSON.compact(json).utf8) }

    /// A list that is in order.
    public init(_ badges: [Badge]) { text = Shape.list(of: .badge).encode(badges) }

    /// One entry of the list.
    public struct Entry {
        /// As it was written.
        public let json: JSONValue
        /// The badge, if it can be read.
        public let badge: Badge?
        /// Everything that does not fit its form, by the place inside the entry.
        public let faults: [ShapeFault]
    }

    /// The entries in their order.
    public var entries: [Entry] {
        guard let root = try? JSONDocument(scanning: text).root else { return [] }
        return root.elements.map { json in
            do throws(ShapeFault) {
                return Entry(json: json, badge: try Shape<Badge>.badge.read(json), faults: [])
            } catch {
                var faults = [error]
                let others = Shape<Badge>.badge.schema.faults(in: json, bounds: true) + Self.conditionFaults(in: json)
                for fault in others where !faults.contains(where: { $0.path == fault.path }) { faults.append(fault) }
                return Entry(json: json, badge: nil, faults: faults)
            }
        }
    }

    /// Of a condition without a known rule the schema says nothing.
    private static func conditionFaults(in json: JSONValue) -> [ShapeFault] {
        guard json.kind == .object, let condition = json.member("condition") else { return [] }
        do throws(ShapeFault) {
            _ = try Shape<BadgeCondition>.badgeCondition.read(condition)
            return []
        } catch {
            return [ShapeFault(path: "/condition" + error.path, message: error.message)]
        }
    }

    /// How it is read and written: a list of badges. Their faults are told by whoever takes it.
    public static let shape = Shape<BadgeFile>(
        schema: .array(of: Shape<Badge>.badge.schema, minimum: 0, maximum: BadgeBook.mostOwn), blank: BadgeFile([]),
        read: { (json) throws(ShapeFault) in
            guard json.kind == .array else { throw ShapeFault(message: "must be a list of badges") }
            guard json.count <= BadgeBook.mostOwn else {
                throw ShapeFault(message: "must have at most \(BadgeBook.mostOwn) entries")
            }
            return BadgeFile(json)
        },
        write: { file, out in out.json.raw(file.text) })
}
