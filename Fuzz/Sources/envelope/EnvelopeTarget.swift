import JSONRPC
import StrictJSON

/// The envelope: whatever JSON comes, a reply to it is strict JSON in one line, and its id stood in the request, byte
/// for byte.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let document = try? JSONDocument(scanning: bytes, maximumDepth: WireLimits.depth) else { return 0 }
    switch Envelope.read(document.root) {
    case .response: break
    case .invalid(let error, let id): check(ReplyWriter.line(error: error, id: id), id, document.root)
    case .request(let request):
        if let params = request.params { _ = try? CommonParams.read(params, takesKey: true, reportsProgress: true) }
        guard let id = request.id else { return 0 }
        let error = RPCError(.methodNotFound, "there is no method \"\(request.method.brief())\"")
        check(ReplyWriter.line(error: error, id: id), id, document.root)
    }
    return 0
}

private func check(_ line: [UInt8], _ id: RequestID, _ request: JSONValue) {
    precondition(line.last == ReplyWriter.newline && !line.dropLast().contains(ReplyWriter.newline), "not one line")
    guard let reply = try? JSONDocument(scanning: Array(line.dropLast())).root else {
        preconditionFailure("not strict JSON: \(String(decoding: line, as: UTF8.self))")
    }
    precondition(reply.member("id").map { Array($0.literal) } == id.bytes, "another id")
    precondition(id == .null || request.member("id").map { Array($0.literal) } == id.bytes, "an id of nobody's")
    precondition(reply.member("error")?.member("code")?.integer != nil, "an error without a code")
}
