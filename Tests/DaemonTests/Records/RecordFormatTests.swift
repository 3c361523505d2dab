import Household
import Testing

@testable import Daemon

@Suite("The format of records")
struct RecordFormatTests {
    @Test("every fact is written in the bytes of version 1", arguments: zip(Samples.facts, RecordFormat.facts))
    func facts(fact: Fact, text: String) {
        let start = #"{"v":1,"child":"mia","by":{"role":{"child":"mia"},"uid":1001},"facts":["#
        #expect(encoded(Samples.record([fact])) == start + text + "]}")
    }

    @Test("every sample of a fact has its bytes")
    func isComplete() {
        #expect(RecordFormat.facts.count == Samples.facts.count)
        #expect(RecordFormat.roles.count == Samples.roles.count)
    }

    @Test("every author is written in the bytes of version 1", arguments: zip(Samples.roles, RecordFormat.roles))
    func roles(role: Author.Role, text: String) {
        #expect(encoded(Samples.record([], child: nil, by: role)) == text)
    }

    @Test("a key is written with its reply in the bytes of version 1")
    func keyed() {
        #expect(encoded(Samples.record([.time(.unlocked(by: "Anna"))], key: Samples.key)) == RecordFormat.keyed)
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

    private func decoded(_ text: String) throws -> Record {
        try RecordCodec.decode(Array(text.utf8), stamp: Samples.record([]).stamp)
    }

    private func encoded(_ record: Record) -> String {
        String(decoding: RecordCodec.encode(record), as: UTF8.self)
    }
}
