import Foundation
import HouseholdTesting
import Testing

/// The scripts for authors of other clients and servers, pointed at a daemon of its own process.
@Suite(.needs(Machine.python)) struct WireProgramTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try Family.realCopy()
    }

    private func run(_ script: String, _ arguments: [String]) throws -> (ending: ProgramEnding, screen: String) {
        let program = try SpawnedProgram(
            [Machine.python.path, Example.path("../scripts/" + script)] + arguments,
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"],
            files: scratch.path("program"))
        return (try program.wait(within: .seconds(120)), program.output + program.errors)
    }

    @Test("All cases that touch no household hold at a daemon that runs, one after the other")
    func cases() throws {
        let daemon = try scratch.daemon([])
        let (ending, screen) = try run("wire-cases", [daemon.places.socket])
        #expect(ending == .exited(0), "\(screen)")
        #expect(screen.contains(" 0 failed"))
        #expect(screen.split(separator: "\n").filter { $0.hasPrefix("ok ") }.count >= 50)
    }

    @Test("The cases that touch no household leave a new one as it is")
    func untouched() throws {
        let fresh = try ScratchFolder()
        let daemon = try fresh.daemon([])
        let (ending, screen) = try run("wire-cases", [daemon.places.socket])
        #expect(ending == .exited(0), "\(screen)")
        let status = try LineClient(daemon.places.socket).result("household.status", "{}")
        #expect(status["result.state"]?.string == "notSetUp")
    }

    @Test("A case with a family has a new daemon from the program that is named")
    func family() throws {
        let names = ["order.txt", "role-of-a-connection.txt", "half-line-end.txt", "error-open.txt"]
        let (ending, screen) = try run("wire-cases", ["--daemon", KiddBinary.path] + names)
        #expect(ending == .exited(0), "\(screen)")
        #expect(screen.contains("4 passed, 0 failed"))
    }

    @Test("A case that does not hold is told with its line, and the exit code says so")
    func failing() throws {
        let daemon = try scratch.daemon([])
        let path = try scratch.write(
            """
            # A ping with an error, which is not so.
            --> {"jsonrpc":"2.0","id":1.0,"method":"rpc.ping"}
            <-- {"id":1,"result":{}}

            """, to: "wrong.txt")
        let (ending, screen) = try run("wire-cases", [daemon.places.socket, path])
        #expect(ending == .exited(1) && screen.contains("line 3"), "\(screen)")
    }

    private static let corpus = ProcessInfo.processInfo.environment["KIDD_JSON_CORPUS"]

    @Test(
        "The public corpus of JSON has a right verdict for each class over the real socket, and the daemon goes on",
        .enabled(if: corpus != nil, "KIDD_JSON_CORPUS does not name the folder of the corpus"))
    func jsonCorpus() throws {
        let daemon = try scratch.daemon([])
        let (ending, screen) = try run("json-corpus", [try #require(Self.corpus), daemon.places.socket])
        #expect(ending == .exited(0), "\(screen)")
        for group in ["y_", "n_", "i_"] {
            let line = screen.split(separator: "\n").last { $0.hasPrefix(group) }
            #expect(line?.contains(" 0 wrong") == true, "\(group): \(screen)")
        }
        #expect(daemon.program.ending == nil)
        #expect(try LineClient(daemon.places.socket).result("rpc.version").words("result.protocol") == "2")
    }

    @Test("A corpus with a file in the wrong class is told, and the exit code says so")
    func wrongCorpus() throws {
        let daemon = try scratch.daemon([])
        let folder = scratch.path("corpus")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in [("y_right", "[1]"), ("n_right", "[1,]"), ("y_wrong", "[1,]"), ("n_wrong", "[1]")] {
            try scratch.write(text, to: "corpus/\(name).json")
        }
        let (ending, screen) = try run("json-corpus", [folder, daemon.places.socket])
        #expect(ending == .exited(1), "\(screen)")
        #expect(screen.contains("y_     2 files, 1 wrong") && screen.contains("n_     2 files, 1 wrong"), "\(screen)")
        #expect(try run("json-corpus", [scratch.path, daemon.places.socket]).ending == .exited(2))
    }
}
