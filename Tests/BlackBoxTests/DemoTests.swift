import Foundation
import HouseholdTesting
import Testing

/// `make demo`, without its build: the first that a newcomer sees.
@Suite(.needs(Machine.python, Machine.bash, Machine.jq, Machine.socat)) struct DemoTests {
    /// What it has told, when it has come to its end and left nothing behind.
    private func told(_ variables: [String: String]) throws -> String {
        let scratch = try ScratchFolder()
        let program = try SpawnedProgram(
            [Machine.bash.path, Example.path("../scripts/demo")],
            environment: [
                "KIDD_BIN": URL(fileURLWithPath: KiddBinary.path).deletingLastPathComponent().path,
                "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TMPDIR": scratch.path,
            ].merging(variables) { $1 }, files: scratch.path("demo"))
        let ending = try program.wait(within: .seconds(300))
        try #require(ending == .exited(0), "\(program.output.suffix(2000))\n\(program.errors)")
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        #expect(!left.contains { $0.hasPrefix("kidd-demo") }, "\(left)")
        return program.output
    }

    @Test("It tells a page by itself, and in it what a reader is to remember") func page() throws {
        let page = try told([:])
        #expect((40...60).contains(page.split(separator: "\n").count), "\(page)")
        for words in [
            "Yes, 20 min left.", "You chose 5.", "$ kill -9 ", "(kidd is away for a moment ...)",
            "the same question again",
            "Not now: today’s minutes are used.", "You have 15 more minutes.", "A new badge: First Lesson",
            "You have earned a badge", "entries are as they were written.", "Everything is whole", "make demo FULL=1",
        ] { #expect(page.contains(words), "\(words) is not told") }
    }

    @Test("When it cannot be built, it ends and says why") func build() throws {
        let scratch = try ScratchFolder()
        try "#!/bin/sh\necho '[1/2] Compiling'\necho 'error: broken'\nexit 1\n".write(
            toFile: scratch.path("swift"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.path("swift"))
        let program = try SpawnedProgram(
            [Machine.bash.path, Example.path("../scripts/demo")],
            environment: ["PATH": scratch.path + ":/usr/bin:/bin", "LC_ALL": "C.UTF-8"], files: scratch.path("demo"))
        #expect(try program.wait() == .exited(1))
        #expect(program.errors.contains("error: broken"), "\(program.errors)")
    }

    @Test("With FULL=1 it tells all of its story") func story() throws {
        let screen = try told(["FULL": "1"])
        for words in [
            "lessons hidden.", "(kidd is away for a moment ...)", "the same question again",
            "You have 15 more minutes.",
            "A new badge: First Lesson", "Together you have done 6 of 10 parts",
            "  You have earned a badge: First Lesson!",
            "Together 6 of 10 stars this week.", "IN A ROW", "has to wait 5 s", "entries are as they were written.",
            "Nothing is saved: so it would be.", "my picture is not finished", "sleep closes now: Time to rest.",
            "Somebody set the machine’s clock.", "Mia completed", "Everything is whole", "See you tomorrow at 7:00.",
        ] {
            #expect(screen.contains(words), "\(words) is not told")
        }
    }
}
