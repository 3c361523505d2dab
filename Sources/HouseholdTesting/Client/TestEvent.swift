import StrictJSON

/// One event as it came.
public struct TestEvent: Sendable {
    /// The whole line.
    public let text: String
    /// The parameters of the notification.
    public let params: JSONValue

    init(_ line: Reply) {
        text = line.text
        params = line.root.member("params") ?? line.root
    }

    /// What it is about; empty for what is no event.
    public var topic: String { params.member("topic")?.string ?? "" }
    /// The id of the child that it is about; nil for the household.
    public var child: String? { params.member("child")?.string }
    /// The number within its subscription, from 1.
    public var seq: Int { Int(params.member("seq")?.integer ?? 0) }
    /// What a client sends as `since` to go on behind this event.
    public var cursor: String { params.member("cursor")?.string ?? "" }
    /// How many earlier events this one stands for; 0 when none was left out.
    public var coalesced: Int { Int(params.member("coalesced")?.integer ?? 0) }

    /// What stands at a path such as `limits.0.rule`.
    public subscript(_ path: String) -> JSONValue? { params[path] }
}
