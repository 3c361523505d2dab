import Foundation
import Glibc
import HouseholdTesting
import Testing

/// Killed with −9 while somebody begins a lesson for the first time: the household keeps its edition, and the child
/// begins, in one.
@Suite struct EditionCrashTests {
    static let crashes =
        [1, 2].map { Crash(step: "rowInserted", count: $0) } + Crash.commitSteps.map { Crash(step: $0, count: 1) }

    @Test("The lesson goes on with the words with which it began, or nothing has begun", arguments: crashes)
    func both(_ crash: Crash) throws {
        let scratch = try Family.copy()
        let dying = try scratch.daemon(environment: crash.environment)
        let start = #"{"child":"mia","lesson":"\#(ShippedPack.lesson)"}"#
        #expect(throws: LineClient.Gone.self) {
            try LineClient(dying.places.socket).call("activity.start", start)
        }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        // From now on the pack has other words: those of the beginning are nowhere but in the household's row.
        let again = try scratch.daemon(["--dev", "--pack", try Self.newerPack(in: scratch)])
        let client = try LineClient(again.places.socket)
        let reply = try client.call("activity.start", start)
        guard crash.isStored == true else {
            #expect(try Self.prompt(of: reply).hasPrefix("NEW "))
            return
        }
        #expect(reply.errorKind == "open")
        let activity = try #require(reply.string("error.data.activity"))
        #expect(try !Self.prompt(of: client.call("activity.resume", #"{"activity":"\#(activity)"}"#)).hasPrefix("NEW "))
    }

    private static func prompt(of reply: CallReply) throws -> String {
        try #require(reply.string("result.question.prompt"))
    }

    /// The pack that ships with a later version and other words.
    private static func newerPack(in scratch: ScratchFolder) throws -> String {
        let folder = scratch.path("newer")
        try FileManager.default.copyItem(atPath: ShippedPack.folder, toPath: folder)
        // Translations are of the words before.
        try? FileManager.default.removeItem(atPath: folder + "/texts")
        let lesson = folder + "/lessons/\(ShippedPack.lesson).json"
        let text = try String(contentsOfFile: lesson, encoding: .utf8)
        try text.replacing("\"prompt\": \"", with: "\"prompt\": \"NEW ")
            .write(toFile: lesson, atomically: true, encoding: .utf8)
        let manifest = folder + "/manifest.json"
        let words = try String(contentsOfFile: manifest, encoding: .utf8)
        try words.replacing(/"version": "[0-9.]+"/, with: "\"version\": \"99.0.0\"")
            .write(toFile: manifest, atomically: true, encoding: .utf8)
        return folder
    }
}
