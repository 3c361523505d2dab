import API
import JSONRPC
import StrictJSON

/// The encoded parameters of a call.
public enum ParamsObject {
    /// Adds a member behind those of an object that ends with its bracket. Name and value are JSON as they are.
    public static func add(_ name: String, _ value: String, to params: inout [UInt8]) {
        let isEmpty = params.dropFirst().allSatisfy { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "}") }
        params.removeLast()
        params += Array("\(isEmpty ? "" : ",")\"\(name)\":\(value)}".utf8)
    }
}

extension ProgressNotification {
    /// Nil for a line that is none.
    init?(reading line: [UInt8]) {
        guard let root = try? JSONDocument(scanning: line, maximumDepth: ReplyReader.depth).root,
            root.member("method")?.hasString(Self.method) == true, let params = root.member("params"),
            let news = try? Self.shape.read(params)
        else { return nil }
        self = news
    }
}
