import StrictJSON

/// Writes the line of a reply; the result or error is already encoded.
public enum ReplyWriter {
    /// What every reply begins with; its id follows.
    public static let head = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    private static let resultKey = Array(#","result":"#.utf8)
    private static let errorKey = Array(#","error":"#.utf8)
    private static let end = UInt8(ascii: "}")
    /// Ends every line.
    public static let newline = UInt8(ascii: "\n")

    /// Appends one successful reply, without a line end.
    public static func append(result: [UInt8], id: RequestID, to out: inout [UInt8]) {
        append(result, key: resultKey, id: id, to: &out)
    }

    /// What follows the id in a successful reply, without a line end.
    public static func ending(result: [UInt8]) -> [UInt8] { resultKey + result + [end] }

    /// Appends one error reply, without a line end.
    public static func append(error: RPCError, id: RequestID, to out: inout [UInt8]) {
        append(encode(error), key: errorKey, id: id, to: &out)
    }

    /// The whole line of an error reply.
    public static func line(error: RPCError, id: RequestID) -> [UInt8] {
        var out: [UInt8] = []
        append(error: error, id: id, to: &out)
        out.append(newline)
        return out
    }

    private static func append(_ body: [UInt8], key: [UInt8], id: RequestID, to out: inout [UInt8]) {
        out.reserveCapacity(out.count + head.count + id.bytes.count + key.count + body.count + 2)
        out.append(contentsOf: head)
        out.append(contentsOf: id.bytes)
        out.append(contentsOf: key)
        out.append(contentsOf: body)
        out.append(end)
    }

    /// What a reply of ``append(result:id:to:)`` or ``append(error:id:to:)`` says, as an object of its own: with a
    /// `result` or an `error`.
    public static func outcome(of line: [UInt8], id: RequestID) -> [UInt8] {
        [UInt8(ascii: "{")] + line.dropFirst(head.count + id.bytes.count + 1)
    }

    /// The error object alone.
    public static func encode(_ error: RPCError) -> [UInt8] {
        var json = JSONWriter(reserving: 160)
        json.beginObject()
        json.key("code")
        json.integer(error.code.code)
        json.key("message")
        json.string(error.message)
        json.key("data")
        json.beginObject()
        json.key("kind")
        json.string(error.code.kind)
        for detail in error.data {
            json.key(detail.name)
            json.raw(detail.value.json(for: .plain))
        }
        json.endObject()
        json.endObject()
        return json.bytes
    }
}
