import StrictJSON

/// The scanner: whatever comes, it answers. What it takes is UTF-8, means the same when it is written and read again,
/// and is not taken any more with a byte that does not belong there behind it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let depth = 16
    guard let document = try? JSONDocument(scanning: bytes, maximumDepth: depth) else { return 0 }
    precondition(String(validating: bytes, as: UTF8.self) != nil, "taken, and no UTF-8")
    let written = encoded(document.root)
    guard let again = try? JSONDocument(scanning: written, maximumDepth: depth) else {
        preconditionFailure("what was written is not taken: \(String(decoding: written, as: UTF8.self))")
    }
    precondition(encoded(again.root) == written, "it means something else the second time")
    let longer = bytes + Array("]".utf8)
    precondition((try? JSONDocument(scanning: longer, maximumDepth: depth)) == nil, "taken with a rest")
    return 0
}

private func encoded(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    write(value, to: &writer)
    return writer.bytes
}

private func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .null: writer.null()
    case .bool: writer.bool(value.bool ?? false)
    case .number:
        // Two ways to look at one number agree.
        if let integer = value.integer, let double = value.double, abs(integer) < 1 << 53 {
            precondition(Double(integer) == double, "\(integer) is \(double)")
        }
        writer.raw(value.literal)
    case .string: writer.string(value.string ?? "")
    case .array:
        writer.beginArray()
        for element in value.elements { write(element, to: &writer) }
        writer.endArray()
    case .object:
        writer.beginObject()
        for (name, member) in value.members {
            precondition(value.member(name)?.literal == member.literal, "a member is not found by its name")
            writer.key(name)
            write(member, to: &writer)
        }
        writer.endObject()
    }
}
