import JSONRPC
import Shapes

/// `rpc.limits`: every bound of the wire and of answers.
public enum RPCLimits {
    /// For anyone; reads only.
    public static let method = Method(
        "rpc.limits", "All limits of the protocol and of answers, by name.", role: .anyone, params: Nothing.shape,
        result: Shape<[UInt8]>.numbers)

    /// The encoded table.
    public static let table: [UInt8] = {
        let members = PublishedLimits.all.map { "\"\($0.name)\":\($0.value)" }
        return Array("{\(members.joined(separator: ","))}".utf8)
    }()
}

extension Shape where Value == [UInt8] {
    /// An object whose members are all whole numbers, kept as its bytes.
    static let numbers = Shape(
        schema: .dictionary(of: .integer(minimum: nil, maximum: nil)), blank: [],
        read: Shape.json.read, write: Shape.json.write)
}
