import API
import Client
import Testing

@Suite struct EventStreamTests {
    private static func subscribed(_ cursor: String, gap: Bool = false) -> String {
        #"{"jsonrpc":"2.0","id":ID,"result":{"cursor":"\#(cursor)","gap":\#(gap),"#
            + #""present":{"now":"2026-11-21T15:00:00+01:00","children":[]}}}"#
    }

    private static func event(_ seq: Int, _ say: String = "Hello.") -> String {
        #"{"jsonrpc":"2.0","method":"event","params":{"seq":\#(seq),"cursor":"run-\#(seq)","topic":"leaderboard","#
            + #""at":"2026-11-21T15:00:0\#(seq)+01:00","say":"\#(say)"}}"#
    }

    private static let ended =
        #"{"jsonrpc":"2.0","method":"event","params":{"seq":9,"cursor":"run-9","topic":"subscription","#
        + #""at":"2026-11-21T15:00:00+01:00","ended":true,"what":"locked","say":"Over."}}"#

    /// What a step is, in a word.
    private static func word(_ step: EventStream.Step?) -> String {
        switch step {
        case .began(let answer, let isAgain)?: (isAgain ? "again" : "began") + (answer.value.gap ? " gap" : "")
        case .event(let answer)?: "\(answer.value.head.seq)"
        case .lost?: "lost"
        case nil: "end"
        }
    }

    private static func words(_ stream: EventStream, _ count: Int) throws -> [String] {
        var words: [String] = []
        for _ in 0..<count { words.append(word(try stream.next())) }
        return words
    }

    @Test("Events come in order, with their exact parameters, and the last one ends it")
    func follows() throws {
        try inFolder { folder in
            let lines = [Self.subscribed("run-0"), Self.event(1), Self.event(2), Self.ended]
            let daemon = StandIn(in: folder, [.reply(lines.joined(separator: "\n"))])
            let stream = KiddConnection(path: daemon.path, timeout: patience).events(
                topics: [.leaderboard], child: "mia")
            let words1 = try Self.words(stream, 5)
            #expect(words1 == ["began", "1", "2", "9", "end"])
            #expect(daemon.lines.first?.contains(#""topics":["leaderboard"],"child":"mia"}"#) == true)
        }
    }

    @Test("A lost connection is told, made anew, and goes on behind the last event")
    func resumes() throws {
        try inFolder { folder in
            let daemon = StandIn(
                in: folder,
                [
                    .reply(Self.subscribed("run-0") + "\n" + Self.event(1) + "\n" + Self.event(2)), .hangUp,
                    .reply(Self.subscribed("run-2", gap: true) + "\n" + Self.event(1)),
                ])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let stream = connection.events(child: "mia")
            let words2 = try Self.words(stream, 3)
            #expect(words2 == ["began", "1", "2"])
            // A call that loses the connection, and comes back over a new one that nobody subscribed.
            connection.disconnect()
            let words3 = try Self.words(stream, 3)
            #expect(words3 == ["lost", "again gap", "1"])
            #expect(daemon.lines.last?.contains(#""since":"run-2""#) == true)
        }
    }

    @Test("An event that comes before the reply of another call is kept for the next step")
    func kept() throws {
        try inFolder { folder in
            let list = #"{"jsonrpc":"2.0","id":ID,"result":{"children":[]}}"#
            let daemon = StandIn(
                in: folder, [.reply(Self.subscribed("run-0")), .reply(Self.event(1) + "\n" + list)])
            let connection = KiddConnection(path: daemon.path, timeout: patience)
            let stream = connection.events(child: "mia")
            _ = try stream.next()
            _ = try connection.call(ChildList.method, ChildList.Params())
            let words4 = try Self.words(stream, 1)
            #expect(words4 == ["1"])
        }
    }

    @Test("A refusal is thrown; kidd that is not there at first, too")
    func refused() throws {
        try inFolder { folder in
            let error =
                #"{"jsonrpc":"2.0","id":ID,"error":{"code":201,"message":"no","data":{"kind":"unknown_child"}}}"#
            let daemon = StandIn(in: folder, [.reply(error)])
            let stream = KiddConnection(path: daemon.path, timeout: patience).events(child: "zoe")
            #expect(throws: ClientError.self) { _ = try stream.next() }
            let nobody = KiddConnection(path: folder + "/none.sock", timeout: patience).events(child: "mia")
            #expect(throws: ClientError.self) { _ = try nobody.next() }
        }
    }
}
