import Household
import JSONRPC
import Testing

@testable import Daemon
@testable import Stored

@Suite("Records as bytes")
struct RecordCodecTests {
    @Test("every kind of fact comes back as it was written", arguments: Samples.facts)
    func roundTripOfFacts(fact: Fact) throws {
        try expectRoundTrip(Samples.record([fact]))
    }

    @Test("every role of an author comes back", arguments: Samples.roles)
    func roundTripOfRoles(role: Author.Role) throws {
        try expectRoundTrip(Samples.record([], child: nil, by: role))
    }

    @Test("many facts come back in their order, with the key and its reply")
    func roundTripOfAll() throws {
        try expectRoundTrip(Samples.record(Samples.facts, key: Samples.key))
    }

    @Test("random records of all kinds come back", arguments: 0..<20 as Range<UInt64>)
    func roundTripOfRandomRecords(seed: UInt64) throws {
        var random = RandomRecords(seed: seed)
        for _ in 0..<50 { try expectRoundTrip(random.record()) }
    }

    @Test("the stamp is that of the row")
    func stampComesFromTheRow() throws {
        let stamp = Stamp(device: 9, seq: 1234, at: Instant(milliseconds: -1))
        let decoded = try RecordCodec.decode(RecordCodec.encode(Samples.record([])), stamp: stamp)
        #expect(decoded.stamp == stamp)
    }

    @Test("the reply stands in the record as JSON and not as a text")
    func replyIsRaw() {
        let text = RecordCodec.text(of: Samples.record([], key: Samples.key))
        #expect(text.contains(#""reply":{"ok":[1,"é\n"]}"#))
        #expect(text.contains(#""digest":"007fff""#))
    }

    @Test(
        "a reply comes back byte for byte, however it is written",
        arguments: [
            "null", "0.10", #"{"a":[ ]}"#, #""\u00e9""#, #"{"say":"a\nb","\u0073":1}"#, "-0", "1.0", "1e3", "-7", " 1",
            "[]", "{}",
            "9223372036854775807", "9223372036854775808", #"["\u001f","\u001F","\/"]"#,
            #"{"say":"x","unheardOf":{"say":true}}"#,
            "nonsense",
        ])
    func replies(text: String) throws {
        let key = KeyedReply(caller: "c", key: "k", digest: [], reply: .encoded(Array(text.utf8)))
        let record = Samples.record([], key: key)
        #expect(try RecordCodec.decode(RecordCodec.encode(record), stamp: record.stamp) == record)
    }

    @Test("a reply that is kept apart comes back as that")
    func apart() throws {
        try expectRoundTrip(
            Samples.record([], key: KeyedReply(caller: "c", key: "k", digest: [1, 2], reply: .apart)))
    }

    @Test("who a record is by need not be said again as the caller")
    func callers() throws {
        for role in Samples.roles {
            for caller in ["child:mia:1001", "parent:anna:1001", "owner:1001", "anyone:1001", "", "child:mia:1002"] {
                let key = KeyedReply(caller: caller, key: "k", digest: [1], reply: .encoded(Array("{}".utf8)))
                try expectRoundTrip(Samples.record([], by: role, key: key))
            }
        }
    }

    @Test("a reply as deep as the wire allows can be read again")
    func deepReply() throws {
        let depth = WireLimits.depth
        let reply = Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        let key = KeyedReply(caller: "", key: "", digest: [], reply: .encoded(reply))
        try expectRoundTrip(Samples.record([], key: key))
    }

    @Test(
        "an end that a parent could write comes back",
        arguments: [
            "9998-12-31T23:59:59-00:00", "9999-01-01T23:58:59+23:59", "1970-01-01T00:00:00Z",
            "1970-01-01T23:59:00+23:59", "2026-03-29T02:30:00.001+01:00",
        ])
    func extremeInstants(text: String) throws {
        let until = try #require(RFC3339.instant(from: text))
        let filter = ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: until)])
        try expectRoundTrip(Samples.record([.child(.filterSet(filter))]))
    }

    @Test("no two kinds of fact share a tag or a number")
    func tagsAreUnique() {
        let tags =
            TimeFact.variants.map(\.tag) + LearningFact.variants.map(\.tag) + ChildFact.variants.map(\.tag)
            + HouseholdFact.variants.map(\.tag) + RewardFact.variants.map(\.tag)
            + ChallengeFact.variants.map(\.tag)
        #expect(Set(tags).count == tags.count)
        let numbers =
            TimeFact.variants.map(\.number) + LearningFact.variants.map(\.number) + ChildFact.variants.map(\.number)
            + HouseholdFact.variants.map(\.number) + RewardFact.variants.map(\.number)
            + RequestFact.variants.map(\.number) + ChallengeFact.variants.map(\.number)
        #expect(Set(numbers).count == numbers.count)
    }

    @Test("the record of an answer stays small")
    func answerIsSmall() {
        let answer = Samples.keyedAnswer(
            .row3, .change(score: 10, lost: 0, run: 3), next: .following(Samples.arrangement))
        let facts: [Fact] = [.time(Samples.timeFacts[1]), .time(Samples.timeFacts[6]), .learning(.answered(answer))]
        #expect(RecordCodec.encode(Samples.record(facts)).count <= 220)
    }

    private func expectRoundTrip(_ record: Record) throws {
        let bytes = RecordCodec.encode(record)
        let decoded = try RecordCodec.decode(bytes, stamp: record.stamp)
        #expect(decoded == record, "\(String(decoding: bytes, as: UTF8.self))")
    }
}
