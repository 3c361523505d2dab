import Household
import Stored

/// Rows: whatever bytes a row has, it is a record or a fault; a record that was read is written and read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // Most inputs are the packed form: the first byte, which says so, is not left to luck.
    if let first = bytes.first, first != UInt8(ascii: "{") { bytes[0] = 2 }
    let stamp = Stamp(device: 1, seq: 1, at: Instant(milliseconds: 1_795_287_430_123))
    guard let record = try? RecordCodec.decode(bytes, stamp: stamp) else { return 0 }
    let written = RecordCodec.encode(record)
    precondition((try? RecordCodec.decode(written, stamp: stamp)) == record, "another record the second time")
    return 0
}
