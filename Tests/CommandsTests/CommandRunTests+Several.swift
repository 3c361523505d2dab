import Foundation
import Testing

@testable import Commands

/// Households of several parents.
extension CommandRunTests {
    private static let parents =
        #"{"jsonrpc":"2.0","id":ID,"result":{"parents":[{"parent":"anna","name":"Anna"},"#
        + #"{"parent":"ben","name":"Ben","unlockedAt":"2026-11-21T15:05:00+01:00"}]}}"#

    private static let unnamed =
        #"{"jsonrpc":"2.0","id":ID,"error":{"code":-32602,"message":"/parent must name one of several parents","#
        + #""data":{"kind":"invalid_params","path":"/parent"}}}"#

    @Test("Where nobody says which of several parents it is, kidctl names them and the option")
    func severalParents() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.unnamed), .reply(Self.parents)]
        try run(["time", "unlock", "mia"], pin: true, steps) { status, daemon in
            #expect(status == .pin)
            #expect(methods(daemon) == ["household.status", "parent.unlock", "parent.list"])
        }
        let problem = Problem.parentNeeded(among: [.init(id: .init(rawValue: "ben"), name: "Ben")])
        #expect(problem.message.contains("Ben") && problem.remedy?.contains("--as-parent") == true)
    }

    @Test("A reset that names nobody of several parents names them and its option, before any secret is read")
    func resetOfNobody() throws {
        for (words, ends) in [([], Commands.ExitStatus.pin), (["--parent", "zoe"], .notFound)] {
            // Who is not root is asked first whether kidd takes a reset of this account.
            let steps = (getuid() == 0 ? [] : [Self.unnamed]) + [Self.parents]
            try run(["parent", "reset-pin", "--code-file", "/nowhere/code"] + words, steps.map { .reply($0) }) {
                #expect($0 == ends)
                #expect(methods($1).last == "parent.list")
            }
        }
        let problem = Problem.unnamed(
            among: [.init(id: .init(rawValue: "ben"), name: "Ben")], "whose PIN is forgotten", option: "--parent")
        #expect(problem.message.contains("(Ben)") && problem.remedy == "name one: --parent NAME")
    }

    @Test("The parent who is named unlocks")
    func named() throws {
        let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.unlocked), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia", "--as-parent", "anna"], pin: true, steps) { status, daemon in
            #expect(status == .ok)
            #expect(daemon.lines[1].contains(#""parent":"anna""#))
        }
    }

    @Test(
        "The parent who is named makes, checks and plans backups, too",
        arguments: [["create", "/nowhere/"], ["verify", "/nowhere/a.kiddbackup"], ["schedule", "/nowhere/"]])
    func namedForBackups(arguments: [String]) throws {
        try inFolder { folder in
            try TokenFile(path: folder + "/words", ownFolder: nil).write("seven quiet otters paint the harbour")
            let steps: [StandIn.Step] = [.reply(Self.open), .reply(Self.unlocked), .reply(Self.error(108, "x"))]
            let call = ["backup"] + arguments + ["--as-parent", "anna", "--passphrase-file", folder + "/words"]
            try run(call, pin: true, steps) { _, daemon in
                let unlock = daemon.lines.first { $0.contains("parent.unlock") }
                #expect(unlock?.contains(#""parent":"anna""#) == true, "\(daemon.lines)")
            }
        }
    }

    @Test("A kept token serves the parent who is named, and nobody else")
    func tokenOfAnother() throws {
        let steps: [StandIn.Step] = [.reply(Self.parent), .reply(Self.lockReply)]
        try run(["time", "unlock", "mia", "--as-parent", "Anna"], token: "kept", steps) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "time.unlock"])
        }
        try run(
            ["time", "unlock", "mia", "--as-parent", "ben"], token: "kept", [.reply(Self.parent), .reply(Self.open)]
        ) { status, daemon in
            // Nobody is there to enter Ben's PIN.
            #expect(status == .pin)
            #expect(methods(daemon) == ["parent.resume", "household.status"])
            #expect(keptToken() == "kept")
        }
    }

    @Test("The parents are listed for everyone, and with their last unlock for parents")
    func listParents() throws {
        try run(["parent", "list"], [.reply(Self.parents)]) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.list"])
        }
        try run(["parent", "list"], token: "kept", [.reply(Self.parent), .reply(Self.parents)]) { status, daemon in
            #expect(status == .ok)
            #expect(methods(daemon) == ["parent.resume", "parent.list"])
        }
    }

    @Test("A parent is renamed and removed by the names that were typed")
    func renameAndRemove() throws {
        for (words, method) in [
            (["rename", "ben", "Benjamin"], "parent.rename"), (["remove", "ben"], "parent.remove"),
        ] {
            let looks = method == "parent.remove"
            let steps = (looks ? [Self.parents] : []) + [Self.parent, Self.parent]
            try run(["parent"] + words, token: "kept", steps.map { .reply($0) }) { status, daemon in
                #expect(status == .ok)
                #expect(methods(daemon) == (looks ? ["parent.list"] : []) + ["parent.resume", method])
                #expect(daemon.lines.last?.contains(#""parent":"ben""#) == true)
            }
        }
    }
}
