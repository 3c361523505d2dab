import Shapes
import StrictJSON

/// Parameters that stand beside a method's own (Protocol, Deadlines, Idempotency, Progress).
public struct CommonParams: Equatable, Sendable {
    /// For changing calls: the same key again gets the first reply and changes nothing.
    public var idempotencyKey: String?
    /// Milliseconds from the receipt of the call after which its reply comes too late.
    public var deadlineMilliseconds: Int?
    /// A text or a number as JSON, byte for byte: the caller wants to hear how the call gets on, under this name.
    public var progressToken: [UInt8]?
    /// How many members of the object these are.
    public var count: Int

    /// No common parameter stands in the call.
    public static let none = CommonParams(count: 0)

    /// Reads them from a call's parameters.
    ///
    /// - Parameters:
    ///   - takesKey: whether the method is one that takes an idempotency key.
    ///   - reportsProgress: whether it takes a progress token.
    public static func read(
        _ params: JSONValue, takesKey: Bool, reportsProgress: Bool
    ) throws(ShapeFault) -> CommonParams {
        var common = CommonParams.none
        if takesKey, let value = params.member("idempotencyKey") {
            common.idempotencyKey = try key(value)
            common.count += 1
        }
        if let value = params.member("deadlineMs") {
            common.deadlineMilliseconds = try deadline(value)
            common.count += 1
        }
        if reportsProgress, let value = params.member("progressToken") {
            common.progressToken = try token(value)
            common.count += 1
        }
        if common.count > 0 { try refuseStrangers(params, takesKey: takesKey, reportsProgress: reportsProgress) }
        return common
    }

    /// The names of those that a method takes.
    public static func names(takesKey: Bool, reportsProgress: Bool) -> [String] {
        (takesKey ? ["idempotencyKey"] : []) + ["deadlineMs"] + (reportsProgress ? ["progressToken"] : [])
    }

    private static func key(_ value: JSONValue) throws(ShapeFault) -> String {
        guard let key = value.string, !key.isEmpty, key.utf8.count <= WireLimits.idempotencyKeyBytes else {
            throw ShapeFault(
                path: "/idempotencyKey",
                message: "must be a text of 1 to \(WireLimits.idempotencyKeyBytes) bytes")
        }
        return key
    }

    private static func deadline(_ value: JSONValue) throws(ShapeFault) -> Int {
        guard let length = value.integer, 1...Int64(WireLimits.deadlineMilliseconds) ~= length else {
            throw ShapeFault(
                path: "/deadlineMs",
                message: "must be a whole number of milliseconds from 1 to \(WireLimits.deadlineMilliseconds)")
        }
        return Int(length)
    }

    private static func token(_ value: JSONValue) throws(ShapeFault) -> [UInt8] {
        guard value.kind == .string || value.kind == .number, value.literal.count <= WireLimits.progressTokenBytes
        else {
            throw ShapeFault(
                path: "/progressToken",
                message: "must be a text or a number of at most \(WireLimits.progressTokenBytes) bytes as JSON")
        }
        return Array(value.literal)
    }

    /// A method's own shape takes all names of this table for known, so those that it does not take are named here.
    private static func refuseStrangers(
        _ params: JSONValue, takesKey: Bool, reportsProgress: Bool
    ) throws(ShapeFault) {
        for (name, isTaken) in [("idempotencyKey", takesKey), ("progressToken", reportsProgress)]
        where !isTaken && params.member(name) != nil {
            throw ShapeFault(path: "/" + name, message: "is not taken by this method")
        }
    }
}

extension CommonParams {
    /// Their schemas, for the OpenRPC document: each with the methods that take it.
    static let described: [(member: SchemaMember, takers: String)] = [
        (
            SchemaMember(
                name: "idempotencyKey",
                summary: "The same key again gets the first reply and changes nothing.",
                schema: .string(
                    Schema.StringRules(
                        minimumLength: 1, maximumLength: WireLimits.idempotencyKeyBytes,
                        maximumBytes: WireLimits.idempotencyKeyBytes)),
                isRequired: false),
            "x-idempotencyKey"
        ),
        (
            SchemaMember(
                name: "deadlineMs",
                summary: "Milliseconds from the receipt of the call after which its reply is the error `deadline`.",
                schema: .integer(minimum: 1, maximum: Int64(WireLimits.deadlineMilliseconds)), isRequired: false),
            "all"
        ),
        (
            SchemaMember(
                name: "progressToken", summary: "`progress` notifications under this name come before the reply.",
                schema: .textOrNumber(maximumBytes: WireLimits.progressTokenBytes), isRequired: false),
            "x-progressToken"
        ),
    ]
}
