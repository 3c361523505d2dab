import Foundation
import Household
import HouseholdTesting
import Journal
import Stored
import Testing
import Vault

@testable import Daemon
@testable import Packs

/// A pack that changes while kidd is stopped changes nothing that was begun or answered before.
@Suite struct EditionRestartTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
    }

    /// Stops the daemon and starts it with a newer version of the math pack.
    private func restartWithNewerPack() throws -> TestClient {
        let folder = URL(filePath: daemon.folder.path).appending(path: "newer")
        for file in try ChangedPack.newer().files {
            let url = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
        daemon.setting.packs = [folder.path]
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        return client
    }

    @Test("A repeated key gets the same bytes after a restart with another pack, for each kind of reply")
    func sameBytes() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        var given: [(params: String, reply: String)] = []
        // A retry, an explanation after the last retry, right answers, the last one with its summary and its badge; in
        // between answers that were too fast, one at a retry, and three that are explained.
        let rapid: Set = [1, 5, 6, 7]
        for number in 0..<14 {
            let params = try player.answer(isRight: number > 3, more: #","idempotencyKey":"k\#(number)""#)
            try parent.call(
                "activity.shown",
                #"{"activity":"\#(player.activity)","presentation":"\#(player.presentation)"}"#)
            daemon.clock.advance(seconds: rapid.contains(number) ? 0 : 5)
            player.last = try parent.call("activity.answer", params)
            #expect(try player.last.flag("isRapid") == rapid.contains(number))
            given.append((params, try #require(player.last.result?.source)))
            if player.last["summary"] != nil { break }
        }
        #expect(try player.last.number("summary.percent") == 66)
        #expect(given.contains { $0.reply.contains("\"explanation\"") })
        for (params, reply) in given { #expect(try parent.call("activity.answer", params).result?.source == reply) }
        let client = try restartWithNewerPack()
        for (params, reply) in given { #expect(try client.call("activity.answer", params).result?.source == reply) }
        let again = try client.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#)
        #expect(try again.text("question.prompt").contains("red apples"))
    }

    @Test(
        "A repeated key gets the same bytes whatever has become of the activity, also after a restart",
        arguments: [
            ("activity.abandon", #"{"activity":"?"}"#), ("activity.pause", #"{"activity":"?"}"#),
            ("activity.start", #"{"child":"mia","lesson":"counting-objects","replace":true}"#),
            ("child.archive", #"{"child":"mia","archived":true}"#),
            ("policy.set", #"{"child":"mia","dailyMinutes":0}"#),
            ("filter.set", #"{"child":"mia","blockedLessons":["counting-objects"]}"#),
        ])
    func sameBytesAfter(method: String, params: String) throws {
        var player = try LessonPlayer(parent, daemon.clock)
        var given: [(params: String, reply: String)] = []
        for number in 0..<4 {
            let params = try player.answer(isRight: number != 1, more: #","idempotencyKey":"k\#(number)""#)
            daemon.clock.advance(seconds: 5)
            player.last = try parent.call("activity.answer", params)
            given.append((params, try #require(player.last.result?.source)))
        }
        try parent.call(method, params.replacing("?", with: player.activity))
        for (params, reply) in given { #expect(try parent.call("activity.answer", params).result?.source == reply) }
        try daemon.restart()
        let client = try daemon.client()
        try client.unlock()
        for (params, reply) in given { #expect(try client.call("activity.answer", params).result?.source == reply) }
    }

    @Test("An answer of the last day is told again although its edition has left the household's shelf since")
    func editionLeft() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        let params = try player.answer(isRight: true, more: #","idempotencyKey":"k""#)
        daemon.clock.advance(seconds: 5)
        let reply = try parent.call("activity.answer", params).result?.source
        try player.call("activity.abandon")
        let server = try #require(daemon.server)
        for number in 2...5 {
            var changed = ChangedPack()
            try changed.replace("\"version\": \"1.2.0\"", with: "\"version\": \"\(number).0.0\"", in: PackPath.manifest)
            try changed.replace("How many apples", with: "How many \(number) apples", in: PackPath.counting)
            try server.install(PackReader.read(files: changed.files).get())
            daemon.clock.advance(hours: 1)
            try parent.unlock()
            let other = try LessonPlayer(parent, daemon.clock)
            #expect(try other.last.text("question.prompt").contains("\(number) apples"))
            try parent.call("activity.abandon", #"{"activity":"\#(other.activity)"}"#)
            #expect(try parent.call("activity.answer", params).result?.source == reply)
        }
        #expect(try daemon.count("SELECT COUNT(*) FROM replies WHERE seq = 0") == 2)
        let client = try restartWithNewerPack()
        #expect(try client.call("activity.answer", params).result?.source == reply)
        // The day after, the editions go like replies.
        daemon.clock.advance(hours: 24)
        try client.unlock()
        #expect(try daemon.count("SELECT COUNT(*) FROM replies") == 0)
    }

    @Test("An open lesson goes on after a restart with the edition with which it began")
    func goesOn() throws {
        var player = try LessonPlayer(parent, daemon.clock)
        let shown = player.last["question"]?.source
        player.client = try restartWithNewerPack()
        #expect(try player.call("activity.resume")["question"]?.source == shown)
        for _ in 1...6 { try player.play() }
        #expect(try player.last.number("summary.rightAnswers") == 6)
    }

    @Test("No sentence of a lesson stands in the rows of answers in its middle")
    func noSentences() throws {
        let player = try LessonPlayer(parent, daemon.clock)
        let reply = try parent.call("activity.answer", player.answer(isRight: true, more: #","idempotencyKey":"k""#))
        daemon.stop()
        let row = try #require(try answers().last)
        #expect(row.contains("\"k\""))
        for path in ["say", "question.prompt", "time.say"] { #expect(try !row.contains(reply.text(path)), "\(path)") }
    }

    /// The rows of answers as the JSON of their shape.
    private func answers() throws -> [String] {
        let journal = try Journal.open(folder: daemon.dataFolder, householdKey: KeyFile.load(path: daemon.keyFile))
        defer { journal.stop() }
        var texts: [String] = []
        try journal.replay(after: 0) { item in
            guard case .row(let row) = item, let record = try? JournalReading.record(of: row) else { return }
            if record.facts.contains(where: { if case .learning(.answered) = $0 { true } else { false } }) {
                texts.append(RecordCodec.text(of: record))
            }
        }
        return texts
    }
}
