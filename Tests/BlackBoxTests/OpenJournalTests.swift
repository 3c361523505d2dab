import Foundation
import HouseholdTesting
import Testing

/// A program of a few lines opens a journal that kidd wrote, with nothing but the page about sealing (docs/sealing.md).
@Suite struct OpenJournalTests {
    private static let program: String = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return root.path + "/docs/examples/open_journal.py"
    }()
    static let nacl = Machine.Tool(file: "/usr/lib/python3/dist-packages/nacl/__init__.py")
    private static let python = Machine.Tool("/usr/bin/python3")

    @Test("Every row of a real journal opens, and the audit's chain is whole", .needs(Machine.python, nacl))
    func opens() throws {
        let scratch = try Family.copy()
        let output = try Self.python.run(
            [Self.program, scratch.places.dataFolder + "/journal.db", scratch.places.keyFile],
            in: scratch)
        #expect(output.contains(" entries of the audit, none missing"))
        #expect(output.split(separator: "\n").count > 8)
    }

    @Test("With another key nothing opens", .needs(Machine.python, nacl))
    func otherKey() throws {
        let scratch = try Family.copy()
        let other = try scratch.write(String(repeating: "0", count: 64) + "\n", to: "other.key")
        let program = try SpawnedProgram(
            [
                Self.python.path, Self.program,
                scratch.places.dataFolder + "/journal.db", other,
            ], files: scratch.path("python"))
        #expect(try program.wait() == .exited(1))
        #expect(program.errors.contains("Decryption failed"))
    }
}
