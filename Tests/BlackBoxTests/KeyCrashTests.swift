import Foundation
import HouseholdTesting
import Testing

/// Killed with −9 at each step of a change of the household key: the next start opens the household with the one key or
/// with the other, and what was acknowledged is there.
@Suite struct KeyCrashTests {
    static let steps = ["nextKeyStored", "keysRewrapped", "keysStored", "keyFileMoved"]

    @Test("A key in a file", arguments: steps)
    func file(_ step: String) throws {
        let scratch = try Family.copy()
        func key() throws -> Substring {
            try String(contentsOfFile: scratch.places.keyFile, encoding: .utf8).prefix(64)
        }
        let before = try key()
        let dying = try scratch.daemon(environment: ["KIDD_CRASH_AT": "\(step):1"])
        let client = try LineClient(dying.places.socket)
        _ = try client.result("parent.unlock", Family.unlock)
        _ = try client.result("time.grant", #"{"child":"mia","minutes":7}"#)
        #expect(throws: LineClient.Gone.self) { try client.call("household.rotateKey") }
        #expect(try dying.program.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let parent = try LineClient(again.places.socket)
        _ = try parent.result("parent.unlock", Family.unlock)
        let isChanged = ["keysStored", "keyFileMoved"].contains(step)
        #expect(try (key() != before) == isChanged)
        #expect(!FileManager.default.fileExists(atPath: scratch.places.keyFile + ".next"))
        #expect(try parent.result("time.usage", #"{"child":"mia"}"#).text.contains(#""minutes":7"#))
        #expect(try parent.result("daemon.doctor").text.contains("\"healthy\":true"))
        #expect(try parent.result("audit.verify").text.contains("\"intact\":true"))
        #expect(try parent.result("audit.list").text.contains("keyRotated") == isChanged)
        // It goes on from here.
        _ = try parent.result("household.rotateKey")
        try again.stop()
        let last = try scratch.daemon()
        #expect(try LineClient(last.places.socket).result("household.status").text.contains("\"open\""))
    }

    @Test("From a file to a passphrase, without a daemon", arguments: steps)
    func passphrase(_ step: String) throws {
        let scratch = try Family.copy()
        let words = try scratch.write("four words that rhyme\n", to: "words")
        chmod(words, 0o600)
        let arguments = [
            KiddBinary.path, "rotate-key", "--data-dir", scratch.places.dataFolder, "--key-file",
            scratch.places.keyFile, "--to-passphrase", "--new-passphrase-file", words,
        ]
        let dying = try SpawnedProgram(
            arguments, environment: ["KIDD_CRASH_AT": "\(step):1"], files: scratch.path("rotate"))
        #expect(try dying.wait() == .signalled(SIGKILL))

        let again = try scratch.daemon()
        let client = try LineClient(again.places.socket)
        let isChanged = ["keysStored", "keyFileMoved"].contains(step)
        #expect(try client.result("household.status").text.contains("\"sealed\"") == isChanged)
        if isChanged {
            _ = try client.result("household.unseal", #"{"passphrase":"four words that rhyme"}"#)
        }
        _ = try client.result("parent.unlock", Family.unlock)
        #expect(try client.result("daemon.doctor").text.contains("\"healthy\":true"))
        let folder = try FileManager.default.contentsOfDirectory(atPath: scratch.places.dataFolder)
        #expect(folder.contains("household.passphrase") == isChanged)
        #expect(!folder.contains("household.passphrase.next"))
    }
}
