import StrictJSON

/// One event as it came.
public struct TestEvent: Sendable {
    /// The whole line.
    public let text: String
    public let params: JSONValue

    init(_ line: Reply) {
        text = line.text
        params = line.root.member("params") ?? line.root
    }

    public var topic: String { params.member("topic")?.string ?? "" }
    public var child: String? { params.member("child")?.string }
    public var seq: Int { Int(params.member("seq")?.integer ?? 0) }
    public var cursor: String { params.member("cursor")?.string ?? "" }
    public var coalesced: Int { Int(params.member("coalesced")?.integer ?? 0) }

    /// What stands at a path such as `limits.0.rule`.
    public subscript(_ path: String) -> JSONValue? { params[path] }
}
