import Foundation
import HouseholdTesting
import Testing

/// `make demo`, without its build: the first that a newcomer sees.
@Suite struct DemoTests {
    @Test(
        "The demo tells its story to the end and leaves nothing behind",
        .needs(Machine.python, Machine.bash, Machine.jq, Machine.socat))
    func story() throws {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram(
            [Machine.bash.path, Example.path("../scripts/demo")],
            environment: [
                "KIDD_BIN": URL(fileURLWithPath: KiddBinary.path).deletingLastPathComponent().path,
                "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TMPDIR": scratch.path,
            ], files: scratch.path("demo"))
        let ending = try program.wait(within: .seconds(300))
        let screen = program.output
        try #require(ending == .exited(0), "\(screen.suffix(2000))\n\(program.errors)")
        for words in [
            "lessons hidden.", "(kidd is away for a moment ...)", "the same question again",
            "You have 15 more minutes.",
            "A new badge: First Lesson", "Together you have done 6 of 10 parts",
            "  You have earned a badge: First Lesson!",
            "Together 6 of 10 stars this week.", "IN A ROW", "has to wait 5 s", "entries are as they were written.",
            "Nothing is saved: so it would be.", "my picture is not finished", "sleep closes now: Time to rest.",
            "Somebody set the machine's clock.", "Mia completed", "Everything is whole", "See you tomorrow at 7:00.",
        ] {
            #expect(screen.contains(words), "\(words) is not told")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        #expect(!left.contains { $0.hasPrefix("kidd-demo") }, "\(left)")
    }
}
