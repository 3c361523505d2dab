import Household
import JSONRPC
import Journal
import Testing

@testable import Daemon

@Suite struct SnapshotCodecTests {
    @Test("What was written is read again, and goes on in the same way", arguments: 1...24 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var household = RandomHousehold(seed: seed)
        let ledger = Ledger()
        for record in household.opening() { ledger.replay(record) }
        for _ in 0..<(Int(seed) * 20) { ledger.replay(household.next()) }
        var image = ledger.stored()
        image.keys = [1...Int64(seed), 400...400]
        let read = try SnapshotCodec.decode(SnapshotCodec.encode(image))
        #expect(read == image)
        #expect(read.differences(from: image).isEmpty)

        let second = Ledger()
        second.adopt(read)
        for _ in 0..<100 {
            let record = household.next()
            ledger.replay(record)
            second.replay(record)
        }
        #expect(second.stored() == ledger.stored())
        #expect(second.owner(ofAccount: 1002) == RandomHousehold.children[1])
    }

    @Test("The bytes of format 3: whoever changes them raises the format's number and writes the new ones here")
    func golden() {
        let snapshot = SnapshotCodec.encode(SnapshotSample.image, version: "1.2.3")
        #expect(SnapshotCodec.format == 3)
        #expect(snapshot.seq == 77)
        #expect(snapshot.parts.keys.sorted() == [0, 5])
        #expect(String(decoding: snapshot.parts[0] ?? [], as: UTF8.self) == SnapshotFormat.home)
        #expect(String(decoding: snapshot.parts[5] ?? [], as: UTF8.self) == SnapshotFormat.child)
    }

    @Test("The sample has a value in every member, so that the pinned bytes show them all")
    func sampleIsFull() throws {
        #expect(try SnapshotCodec.decode(SnapshotCodec.encode(SnapshotSample.image)) == SnapshotSample.image)
        let empty = SnapshotSample.emptyMembers(of: SnapshotSample.image)
        #expect(empty.isEmpty, "\(empty)")
    }

    @Test("One of another version of the daemon or of the format is not used")
    func otherVersion() {
        let image = SnapshotSample.image
        let older = SnapshotCodec.encode(image, version: "0.0.9")
        #expect(throws: SnapshotFault.otherVersion("0.0.9")) { try SnapshotCodec.decode(older) }
        var mixed = SnapshotCodec.encode(image)
        mixed.parts[5] = older.parts[5]
        #expect(throws: SnapshotFault.otherVersion("0.0.9")) { try SnapshotCodec.decode(mixed) }
        var later = SnapshotCodec.encode(image)
        later.parts[5] = later.parts[5].map { Array(#"{"v":4"#.utf8) + $0.dropFirst(6) }
        #expect(throws: SnapshotFault.otherVersion(DaemonVersion.text)) { try SnapshotCodec.decode(later) }
    }

    @Test("Parts that do not belong together are not used")
    func parts() {
        let whole = SnapshotCodec.encode(SnapshotSample.image)
        var one = whole
        one.parts[5] = nil
        #expect(throws: SnapshotFault.parts) { try SnapshotCodec.decode(one) }
        var more = whole
        more.parts[6] = whole.parts[5]
        #expect(throws: SnapshotFault.parts) { try SnapshotCodec.decode(more) }
        var none = whole
        none.parts[0] = nil
        #expect(throws: SnapshotFault.self) { try SnapshotCodec.decode(none) }
    }

    @Test("Bytes that are cut off anywhere are a fault and no crash", arguments: [0, 5] as [Int64])
    func cut(part: Int64) throws {
        let whole = SnapshotCodec.encode(SnapshotSample.image)
        let bytes = try #require(whole.parts[part])
        for count in 0..<bytes.count {
            var cut = whole
            cut.parts[part] = Array(bytes.prefix(count))
            #expect(throws: SnapshotFault.self) { try SnapshotCodec.decode(cut) }
        }
    }

    @Test("Every member of what is known stands in a snapshot", arguments: SnapshotSample.members)
    func members(_ type: SnapshotSample.Members) {
        #expect(type.stored.sorted() == type.written.sorted(), "\(type.name)")
    }
}
