import Household
import Testing

@testable import Daemon
@testable import Stored

@Suite("The format of records")
struct RecordFormatTests {
    @Test("the JSON of a fact is in the words of version 1", arguments: zip(Samples.facts, RecordFormat.facts))
    func facts(fact: Fact, text: String) {
        let start = #"{"v":1,"child":"mia","by":{"role":{"child":"mia"},"uid":1001},"facts":["#
        #expect(encoded(Samples.record([fact])) == start + text + "]}")
    }

    @Test("every sample of a fact has its bytes")
    func isComplete() {
        #expect(RecordFormat.facts.count == Samples.facts.count)
        #expect(RecordFormat.roles.count == Samples.roles.count)
    }

    @Test("the JSON of an author is in the words of version 1", arguments: zip(Samples.roles, RecordFormat.roles))
    func roles(role: Author.Role, text: String) {
        #expect(encoded(Samples.record([], child: nil, by: role)) == text)
    }

    /// For ever, whatever is written today.
    @Test(
        "every fact in the bytes of version 1 is read as what it was", arguments: zip(Samples.facts, RecordFormat.facts)
    )
    func readsFacts(fact: Fact, text: String) throws {
        let start = #"{"v":1,"child":"mia","by":{"role":{"child":"mia"},"uid":1001},"facts":["#
        #expect(try decoded(start + text + "]}") == Samples.record([fact]))
    }

    @Test("every author in the bytes of version 1 is read", arguments: zip(Samples.roles, RecordFormat.roles))
    func readsRoles(role: Author.Role, text: String) throws {
        #expect(try decoded(text) == Samples.record([], child: nil, by: role))
    }

    @Test("a key in the bytes of version 1 is read with its reply")
    func readsKey() throws {
        #expect(try decoded(RecordFormat.keyed) == Samples.record([.time(.unlocked(by: "Anna"))], key: Samples.key))
    }

    /// Bytes of version 2 as they were first written: for ever, like those of version 1. When a fact is added, a line is.
    /// (Without the file all lines are written.)
    @Test("every fact in the bytes of version 2 is read as what it was, and written so")
    func packed() throws {
        let records = Self.records
        let golden = try GoldenRows.expect(records.map { RecordCodec.encode($0) }, in: "rows-2.txt")
        for (place, (bytes, record)) in zip(golden, records).enumerated() {
            #expect(try RecordCodec.decode(bytes, stamp: record.stamp) == record, "line \(place + 1)")
        }
    }

    /// Answers were packed as their JSON texts first. Each line has such a row, and what is written for it today.
    @Test("a row whose answer is packed as JSON is read like the one that is written today")
    func answersAsText() throws {
        let lines = try GoldenRows.pairs(in: "rows-2-json-answers.txt")
        #expect(lines.count == 11)
        let written = Self.records.map { RecordCodec.encode($0) }
        for (was, now) in lines {
            let place = try #require(written.firstIndex(of: now))
            let record = Self.records[place]
            #expect(try RecordCodec.decode(was, stamp: record.stamp) == record, "like line \(place + 1)")
        }
    }

    private static let records =
        Samples.facts.map { Samples.record([$0]) }
        + Samples.roles.map { Samples.record([], child: nil, by: $0) }
        + [Samples.record([.time(.unlocked(by: "Anna"))], key: Samples.key)]
        + Samples.receipts.map(Samples.record)
        + [Samples.record([.time(.unlocked(by: "Anna"))], key: Samples.apart)]

    private func decoded(_ text: String) throws -> Record {
        try RecordCodec.decode(Array(text.utf8), stamp: Samples.record([]).stamp)
    }

    private func encoded(_ record: Record) -> String {
        #"{"v":1,"# + RecordCodec.text(of: record).dropFirst()
    }
}
