import Household
import JSONRPC
import Shapes
import Testing

@testable import Daemon
@testable import Stored

@Suite("Records that are refused")
struct RecordFaultTests {
    private let record = Samples.record(Samples.facts, key: Samples.key)
    /// One of each fact, because each place is tried in each; and one with several facts and a key.
    private static let records =
        Samples.facts.map { Samples.record([$0]) } + [Samples.record(Array(Samples.facts.prefix(3)), key: Samples.key)]

    @Test("a later version of the format is refused by its number")
    func laterVersion() {
        let text = #"{"v":2,"new":true}"#
        #expect(throws: RecordFault.unknownVersion(2)) { try decode(text) }
        #expect(throws: RecordFault.unknownVersion(3)) { try RecordCodec.decode([3, 1, 2], stamp: record.stamp) }
    }

    @Test(
        "a record of another form is refused at its place",
        arguments: [
            (#"[]"#, ""), (#"{"facts":[]}"#, "/v"), (#"{"v":"1"}"#, "/v"), (#"{"v":1}"#, "/by"),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":0}}"#, "/facts"),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[],"more":1}"#, "/more"),
            (#"{"v":1,"by":{"role":{"robot":true},"uid":0},"facts":[]}"#, "/by/role"),
            (#"{"v":1,"by":{"role":{"owner":false},"uid":0},"facts":[]}"#, "/by/role/owner"),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":-1},"facts":[]}"#, "/by/uid"),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[{"dreamt":{}}]}"#, "/facts/0"),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[{}]}"#, "/facts/0"),
            (
                #"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[{"unlocked":"a","leaseEnded":"l"}]}"#,
                "/facts/0"
            ),
            (#"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[{"unlocked":1}]}"#, "/facts/0/unlocked"),
            (
                #"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[{"used":{"day":1,"night":2}}]}"#,
                "/facts/0/used/night"
            ),
            (
                #"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[],"key":{"caller":"","key":"","digest":"0g","reply":1}}"#,
                "/key/digest"
            ),
            (
                #"{"v":1,"by":{"role":{"owner":true},"uid":0},"facts":[],"key":{"caller":"","key":"","digest":"abc","reply":1}}"#,
                "/key/digest"
            ),
        ])
    func otherForms(text: String, path: String) {
        do {
            _ = try decode(text)
            Issue.record("was taken")
        } catch {
            guard case .shape(let fault) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(fault.path == path)
        }
    }

    @Test("bytes that end too early are refused, wherever they end")
    func truncated() {
        for record in Self.records {
            let bytes = RecordCodec.encode(record)
            for count in bytes.indices {
                #expect(throws: RecordFault.self) {
                    try RecordCodec.decode(Array(bytes[..<count]), stamp: record.stamp)
                }
            }
        }
    }

    @Test("bytes that are changed anywhere give a record or a fault, and no crash")
    func altered() {
        for record in Self.records {
            let bytes = RecordCodec.encode(record)
            for place in bytes.indices {
                for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] ^ 1, bytes[place] &+ 1] {
                    var other = bytes
                    other[place] = value
                    _ = try? RecordCodec.decode(other, stamp: record.stamp)
                }
            }
        }
    }

    @Test("a fault is told without what the record says")
    func description() {
        #expect(RecordFault.unknownVersion(2).description.contains("version 2"))
        let fault = RecordFault.shape(ShapeFault(path: "/v", message: "is missing"))
        #expect(fault.description.hasSuffix("/v is missing"))
    }

    private func decode(_ text: String) throws(RecordFault) -> Record {
        try RecordCodec.decode(Array(text.utf8), stamp: record.stamp)
    }
}
