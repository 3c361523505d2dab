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

    private func encoded(_ record: Record) -> String {
        String(decoding: RecordCodec.encode(record), as: UTF8.self)
    }
}
