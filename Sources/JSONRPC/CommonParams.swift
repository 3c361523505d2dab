import StrictJSON

/// Parameters that stand beside a method's own.
public struct CommonParams: Equatable, Sendable {
    /// For changing calls: the same key again gets the first reply and changes nothing.
    public var idempotencyKey: String?
    /// How many members of the object these are.
    public var count: Int

    public static let none = CommonParams(idempotencyKey: nil, count: 0)
    static let names = ["idempotencyKey"]

    init(idempotencyKey: String?, count: Int) {
        self.idempotencyKey = idempotencyKey
        self.count = count
    }

    /// Reads them from a changing call's parameters.
    public static func read(_ params: JSONValue) throws(ShapeFault) -> CommonParams {
        guard let value = params.member("idempotencyKey") else { return .none }
        guard let key = value.string, !key.isEmpty, key.utf8.count <= WireLimits.idempotencyKeyBytes else {
            throw ShapeFault(
                path: "/idempotencyKey",
                message: "must be a text of 1 to \(WireLimits.idempotencyKeyBytes) bytes")
        }
        return CommonParams(idempotencyKey: key, count: 1)
    }
}
