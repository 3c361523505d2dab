import JSONRPC
import StrictJSON

/// Takes the line of a reply apart.
enum ReplyReader {
    /// A reply has its envelope around what the daemon may nest.
    static let depth = 2 * WireLimits.depth

    /// What a line is to the caller of request `id`.
    enum Reading {
        case result(JSONValue)
        case refused(ClientError.Refused)
        /// Nothing for this call.
        case notification
        /// Nothing that a daemon of this protocol would send; a sentence for people.
        case unreadable(String)
    }

    static func read(_ line: [UInt8], id: Int) -> Reading {
        let root: JSONValue
        do throws(JSONFault) {
            root = try JSONDocument(scanning: line, maximumDepth: depth).root
        } catch {
            return .unreadable("what answers at the socket does not speak JSON-RPC (\(error.message))")
        }
        guard root.kind == .object else { return .unreadable("what answers at the socket does not speak JSON-RPC") }
        if root.member("method") != nil { return .notification }
        if let error = root.member("error") { return .refused(refused(error)) }
        guard let result = root.member("result"), root.member("id")?.integer == Int64(id) else {
            return .unreadable("the answer is not the reply to this call")
        }
        return .result(result)
    }

    private static func refused(_ error: JSONValue) -> ClientError.Refused {
        let data = error.member("data")
        return ClientError.Refused(
            code: Int(error.member("code")?.integer ?? 0), kind: data?.member("kind")?.string ?? "",
            message: error.member("message")?.string ?? "the call was refused",
            data: data.map { Array($0.literal) } ?? [])
    }
}
