import Foundation
import Testing

@testable import Commands

@Suite struct AccountFileTests {
    @Test("An account is found by its name and by its number")
    func found() throws {
        try inFolder { folder in
            let path = folder + "/passwd"
            try "root:x:0:0::/root:/bin/sh\nmia:x:1001:1001:Mia,,,:/home/mia:/bin/bash\n+nis\nbroken:x\n"
                .write(toFile: path, atomically: true, encoding: .utf8)
            let accounts = AccountFile(path: path)
            #expect(accounts.number(of: "mia") == 1001)
            #expect(accounts.name(of: 1001) == "mia")
            #expect(accounts.text(1001) == "1001 (mia)")
            #expect(accounts.text(1002) == "1002")
            #expect(accounts.number(of: "mi") == nil)
            #expect(accounts.number(of: "broken") == nil)
        }
        #expect(AccountFile(path: "/nonexistent/passwd").number(of: "root") == nil)
    }

    @Test("An account on the command line is a name or a number")
    func argument() throws {
        #expect(try Arguments.account("1001") == 1001)
        #expect(try Arguments.account("root") == 0)
        #expect(throws: (any Error).self) { try Arguments.account("no such account") }
        #expect(throws: (any Error).self) { try Arguments.account("-1") }
        #expect(throws: (any Error).self) { try Arguments.account("4294967295") }
    }

    @Test("A huge name is no account, is not compared with any, and is not repeated in full")
    func hugeName() throws {
        // Marks that combine: comparing them in canonical order would take minutes.
        for name in [
            String(repeating: "x", count: 100_000), "a" + String(repeating: "\u{0301}\u{0316}", count: 50_000),
        ] {
            do {
                _ = try Arguments.account(name)
                Issue.record("there is such an account")
            } catch {
                #expect("\(error)".utf8.count < 1000)
            }
        }
    }
}
