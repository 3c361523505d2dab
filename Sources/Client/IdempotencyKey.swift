/// Keys under which a changing call counts once, however often it is sent (Protocol, Idempotency).
public enum IdempotencyKey {
    /// 16 hexadecimal digits from the system's random source.
    public static func make() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The parameters of an object with a key as their last member.
    static func add(_ key: String, to params: inout [UInt8]) {
        ParamsObject.add("idempotencyKey", "\"\(key)\"", to: &params)
    }
}
