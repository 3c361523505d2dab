import Household
import JSONRPC
import Shapes
import StrictJSON

/// What every event says of itself.
public struct EventHead: Equatable, Sendable {
    /// From 1, rising by one with each event of the subscription; what coalescing left out is missing.
    public var seq: Int
    /// Where `since` goes on after this event. Opaque.
    public var cursor: String
    /// How many earlier events of the same topic and child this one stands for, because they were not taken in time.
    public var coalesced: Int?
    public var topic: String
    public var child: ChildID?
    public var at: Instant
    /// The child's version with it, as in `time.mayI`. What the clock alone brings about has the last one.
    public var version: Int?

    public init(
        seq: Int, cursor: String, coalesced: Int? = nil, topic: String, child: ChildID? = nil, at: Instant,
        version: Int? = nil
    ) {
        self.seq = seq
        self.cursor = cursor
        self.coalesced = coalesced
        self.topic = topic
        self.child = child
        self.at = at
        self.version = version
    }

    /// How it is read and written: `EventHead` in the reference.
    public static let shape = Shape<EventHead>.object("EventHead", "", make: EventHead.init) {
        required(
            "seq", \.seq, .count,
            "The number within the subscription, from 1; the numbers of coalesced events are missing.")
        required("cursor", \.cursor, .text(1...64), "The value for `since` to continue after this event.")
        optional("coalesced", \.coalesced, .count, "How many earlier events of this topic and child this one replaces.")
        required(
            "topic", \.topic, .text(1...64),
            "The topic of the event, or `subscription` for the last event of a subscription that ended.")
        optional("child", \.child, .id(ChildID.self), "The child that it is about.")
        required("at", \.at, .instant, "When it happened.")
        optional("version", \.version, .count, "The child's version with this event, as in `time.mayI`.")
    }

    /// The members of its shape.
    static let members: [SchemaMember] = {
        if case .object(_, _, let members) = shape.schema { members } else { [] }
    }()

    /// Reads the head of an event, and how many members it has; the others are the data's.
    static func read(_ json: JSONValue) throws(ShapeFault) -> (head: EventHead, count: Int) {
        func value<Value>(_ name: String, _ shape: Shape<Value>) throws(ShapeFault) -> Value? {
            guard let member = json.member(name) else { return nil }
            do throws(ShapeFault) { return try shape.read(member) } catch {
                throw ShapeFault(path: "/" + name + error.path, message: error.message)
            }
        }
        func needed<Value>(_ name: String, _ shape: Shape<Value>) throws(ShapeFault) -> Value {
            guard let value = try value(name, shape) else { throw ShapeFault(path: "/" + name, message: "is missing") }
            return value
        }
        let head = EventHead(
            seq: try needed("seq", .count), cursor: try needed("cursor", .text(1...64)),
            coalesced: try value("coalesced", .count), topic: try needed("topic", .text(1...64)),
            child: try value("child", .id(ChildID.self)), at: try needed("at", .instant),
            version: try value("version", .count))
        return (head, members.count { json.member($0.name) != nil })
    }
}
