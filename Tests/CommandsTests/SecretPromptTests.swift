import Foundation
import Testing

@testable import Commands

/// Questions on a terminal of the test's own.
@Suite struct SecretPromptTests {
    /// The two sides of a terminal: what a person types into and reads from, and what a program has.
    private static func terminal() throws -> (person: CInt, program: CInt) {
        let person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var isLocked: CInt = 0
        var number: CInt = 0
        // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
        try #require(ioctl(person, 0x4004_5431, &isLocked) == 0 && ioctl(person, 0x8004_5430, &number) == 0)
        let program = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(program >= 0)
        return (person, program)
    }

    private static func echoes(_ descriptor: CInt) -> Bool {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        return settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Answers each question when it is there.
    private static func type(_ answers: [(question: String, answer: String)], on person: CInt) {
        Thread.detachNewThread {
            for (question, answer) in answers {
                var seen = ""
                var byte: UInt8 = 0
                while !seen.hasSuffix(question), read(person, &byte, 1) == 1 {
                    seen.append(Character(UnicodeScalar(byte)))
                }
                _ = (answer + "\n").withCString { write(person, $0, strlen($0)) }
            }
        }
    }

    @Test("What is typed between two questions is not shown; in the end the terminal is as it was")
    func twice() throws {
        let (person, program) = try Self.terminal()
        defer { close(person) }
        #expect(Self.echoes(program))
        let prompt = SecretPrompt(terminal: program)
        Self.type([("New PIN: ", "2468"), ("Once more: ", "2468")], on: person)
        var echoedBetween = true
        let pin = try prompt.askTwice("New PIN: ", in: .briefEnglish) { _ in
            echoedBetween = Self.echoes(program)
            return nil
        }
        #expect(pin == "2468" && !echoedBetween)
        #expect(Self.echoes(program))
    }
}
