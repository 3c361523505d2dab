import Household
import JSONRPC
import Shapes
import StrictJSON

/// One event as it goes to a subscriber: a JSON-RPC notification whose parameters are the head and, beside it, the
/// members of its topic.
public struct EventNotification: Equatable, Sendable {
    /// The method of the notification.
    public static let method = "event"

    /// Topic, place in the subscription, and time: the same members for every topic.
    public var head: EventHead
    /// Nil for a topic that this version does not know.
    public var data: EventData?

    public init(head: EventHead, data: EventData) {
        self.head = head
        self.data = data
    }

    /// Reads the parameters of a notification.
    public init(reading params: JSONValue) throws(ShapeFault) {
        guard params.kind == .object else { throw ShapeFault(message: "must be an object") }
        let (head, count) = try EventHead.read(params)
        self.head = head
        data = try EventData.read(head.topic, params, besides: count)
    }

    /// The whole line without its end.
    public static func line(
        _ head: EventHead, _ data: EventData, listener: Listener
    ) -> [UInt8] {
        let first = EventHead.shape.encode(head, listener: listener)
        let members = data.encode(listener: listener)
        var line: [UInt8] = []
        line.reserveCapacity(start.count + first.count + members.count + 1)
        line += start
        line += first.dropLast()
        line.append(UInt8(ascii: ","))
        line += members.dropFirst()
        line.append(UInt8(ascii: "}"))
        return line
    }

    private static let start = Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":"#.utf8)
}
